// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/translated.h"

#include <QLabel>

class QDialog;
class QDialogButtonBox;
class QWidget;

namespace touchline {

/// Ok and Cancel, which accept and reject the dialog.
[[nodiscard]] QDialogButtonBox *okAndCancel(QDialog &dialog);

/// A dialog of one sentence, something that scrolls, and Ok and Cancel; so many letters wide and so many
/// lines high (ScreenFit::setSize()).
void setScrolled(QDialog &dialog, const QString &sentence, QWidget *content, int letters, int lines);

/// Says in a label of a dialog what went wrong; hides it where nothing did.
template <class T>
[[nodiscard]] bool hasWorked(QLabel &problem, const Result<T> &result)
{
    problem.setVisible(!result);
    if (!result)
        problem.setText(translated(result.error()));
    return result.has_value();
}

} // namespace touchline
