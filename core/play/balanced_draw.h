// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw.h"

#include <utility>
#include <vector>

namespace touchline {

/// Name of the draw in which teams of equal or nearest power meet (ATCS 9.7), beside "random".
inline const QString balancedDrawName = QStringLiteral("balanced");

/// Places of the pool, from 0, whose teams meet in their first match: who plays at home, who away.
[[nodiscard]] std::vector<std::pair<int, int>> firstPairs(const Format &format);

/// Whether first matches of the format are between places that are drawn, so that it can be paired.
[[nodiscard]] bool canBeBalanced(const Format &format);

/// Balanced pairing: those who meet in their first match are as near in power as they can be (9.7); where
/// some have no match yet, it is the strongest. Which pair plays which match, who is named first, and whom of
/// several equals a team meets, is drawn. `powers`: by entrant, 0 where none is known. Errors: Refused (no
/// first match is drawn); BadInput (another number of teams than places).
[[nodiscard]] Result<Draw> balancedDraw(const Format &format, const std::vector<int> &powers,
                                        std::uint64_t seed, const QUuid &subject);

} // namespace touchline
