// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings/place_range.h"

#include <optional>
#include <vector>

namespace touchline {

/// How a match may end, one of several ways: bits of MatchOutcome.
enum MatchOutcome : unsigned { HomeWin = 1, LevelScore = 2, AwayWin = 4, AnyOutcome = 7 };

struct OutcomeOf
{
    /// Index in TableRest::open.
    std::size_t match = 0;
    unsigned outcomes = AnyOutcome;

    bool operator==(const OutcomeOf &) const = default;
};

/// Matches of others that all have to end so.
using OutcomeCondition = std::vector<OutcomeOf>;

/// What results of its own matches mean for a team that has to end in the first places.
struct OwnResults
{
    /// One outcome of each of its matches, in their order.
    std::vector<OutcomeOf> own{};
    /// Always enough, whatever the others do; never enough.
    bool isEnough = false;
    bool isHopeless = false;
    /// It is enough if one of these holds, and known to be so before the scores are.
    std::vector<OutcomeCondition> enoughIf{};
    /// The scores decide, or what the rules ask for after them, if one of these holds.
    std::vector<OutcomeCondition> scoresDecideIf{};
    /// Too many other matches matter to name them: the two lists are empty.
    bool dependsOnMany = false;
};

/// What has to happen so that a team ends in the first `places` of its table, proven.
struct NeededResults
{
    PlaceRange range;
    /// The least points in the end with which it is certain; nothing where none are.
    std::optional<TablePoints> enoughPoints;
    /// The least points in the end with which it is possible; nothing where none are.
    std::optional<TablePoints> leastPoints;
    /// By results of its own matches, best first; empty where they are too many, where an end of a match is
    /// more than win, draw and defeat (bonus points), and where an opponent is not known yet.
    std::vector<OwnResults> ways;
};

/// `team` is its index in the table; `places` 1 and up. Points are left out where a table is not ordered by
/// them.
[[nodiscard]] NeededResults neededResults(const TableRest &rest, int team, int places);

} // namespace touchline
