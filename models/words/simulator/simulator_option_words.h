// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// The label of an option of a Simulator match, by decision point and name; empty for a player or a cell.
[[nodiscard]] QString simulatorOptionLabel(const QString &decision, const QString &name);

} // namespace touchline
