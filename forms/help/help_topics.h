// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace touchline {

/// Says which page of the manual is about a widget and what is in it: "manual/games/atcs.md".
void setHelpTopic(QWidget &widget, const QString &path);

/// The page about a widget: that of the nearest of it and its parents which names one, or is a dialog of the
/// table. Empty where none does.
[[nodiscard]] QString helpTopic(const QWidget *widget);

} // namespace touchline
