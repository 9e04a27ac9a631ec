// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// The label of an option of an Old School match, by decision point and name; empty for a player or a cell.
[[nodiscard]] QString oldschoolOptionLabel(const QString &decision, const QString &name);

} // namespace touchline
