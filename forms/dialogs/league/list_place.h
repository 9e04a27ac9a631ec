// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace touchline {

/// Asks for a list of teams, players, fixtures or results to read, in the folder of the last one. Empty:
/// nothing was chosen.
[[nodiscard]] QString askForList(QWidget *parent, const QString &title);

} // namespace touchline
