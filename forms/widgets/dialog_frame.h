// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/translated.h"

#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <functional>
#include <initializer_list>

class QDialog;
class QDialogButtonBox;
class QWidget;

namespace touchline {

/// Ok accepts the dialog, Cancel rejects it. `ok`: what the first says; empty for what it says anyway.
void setAnswers(QDialog &dialog, QDialogButtonBox &buttons, const QString &ok = {});

/// The same with buttons of its own.
[[nodiscard]] QDialogButtonBox *okAndCancel(QDialog &dialog, const QString &ok = {});

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

/// Labels of several layouts that stand below each other: as wide as the widest, so that their fields begin
/// at one line.
inline void alignLabels(std::initializer_list<QLabel *> labels)
{
    int widest = 0;
    for (const QLabel *label : labels)
        widest = std::max(widest, label->sizeHint().width());
    for (QLabel *label : labels)
        label->setMinimumWidth(widest);
}

/// Writes a unit behind the number of a box in the form that goes with it: 1 match, 2 matches. `unit`: with
/// the space before it.
inline void setUnit(QSpinBox *box, const std::function<QString(int)> &unit)
{
    const auto show = [box, unit](int value) { box->setSuffix(unit(value)); };
    QObject::connect(box, &QSpinBox::valueChanged, box, show);
    show(box->value());
}

} // namespace touchline
