// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <QDate>

#include <optional>
#include <vector>

namespace touchline {

/// From when on somebody who misses matches may play again, if every match is played and nothing new comes.
struct FreeAgain
{
    /// Number of the match; 0 where none can be named.
    int match = 0;
    /// "free from matchday 5, v Whites, 2026-12-12", or why no match can be named.
    Message words;
};

/// `ahead`: the next matches of the entrant in the order of play, the first one missed (fixturesAhead(), or
/// its last ones). `matches`: how many of them, as absenceLengths() has it; `until`: the last day of what
/// ends by the calendar, null for none.
[[nodiscard]] FreeAgain freeAgain(const Competition &competition, const Progress &now, int team,
                                  const std::vector<int> &ahead, std::optional<int> matches, QDate until);

} // namespace touchline
