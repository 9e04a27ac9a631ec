// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// The label of an option of a Champions match, by decision point and name; empty for a player, a space or a
/// direction, whose names say it.
[[nodiscard]] QString championsOptionLabel(const QString &decision, const QString &name);

} // namespace touchline
