// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/format/stage.h"

#include <optional>
#include <vector>

namespace touchline {

/// The places of a bracket from top to bottom, nobody where a bye is. Neighbours meet; the first of two is
/// the better one. As many as a power of two.
using Bracket = std::vector<std::optional<Slot>>;

/// How a knockout is played that is built from a list of teams.
struct KnockoutOptions
{
    TieRules rules{};
    /// Of the final and the match for third place; nothing = one match, else by the rules above.
    std::optional<TieRules> finalRules{};
    bool thirdPlace = false;
    /// Who loses goes on with the other losers of the round, until every place is played for.
    bool allPlaces = false;
    /// With all places: who plays for those behind from the first round on; as large as the bracket itself.
    Bracket consolation{};
    /// Pairings are drawn before every round.
    bool redraw = false;
    /// Where they are drawn, teams of one group are kept apart until the final.
    bool apartFromGroup = false;
};

/// What is wrong with the options for so many teams.
[[nodiscard]] Result<void> checkKnockout(int teams, const KnockoutOptions &options);

/// Numbers of matches in a file go up to this.
inline constexpr int mostMatches = 100'000;

/// More teams do not play out all places.
inline constexpr int mostForAllPlaces = 64;

/// How many matches a knockout of so many teams has at most, or more.
[[nodiscard]] int matchesAtMost(int teams, const KnockoutOptions &options);

/// That a knockout with at most `matches` matches may follow on so many others.
[[nodiscard]] Result<void> checkNumbers(int before, int matches);

/// The teams, best first, as seeds: 1 and 2 in different halves, 1 to 4 in different quarters; byes for the
/// best.
[[nodiscard]] Bracket seededBracket(const std::vector<Slot> &teams);

struct BuiltKnockout
{
    KnockoutStage stage;
    /// Winner, beaten finalist, then third and fourth where they play for it; with all places every team.
    std::vector<Slot> places;
};

/// All rounds of the bracket, with matches from `firstMatch` on: a round's first legs, then its second legs,
/// and so forth; those for the places behind come after the round in which their teams were beaten. The
/// better team is at home first in one match, last in two. At least two teams; a bye meets nobody.
[[nodiscard]] BuiltKnockout knockoutOf(const Bracket &bracket, int firstMatch,
                                       const KnockoutOptions &options);

/// "final", "semi-finals", "round of 16".
[[nodiscard]] QString knockoutRoundName(int teams);

[[nodiscard]] Slot winnerOf(int match);
[[nodiscard]] Slot loserOf(int match);
/// Places 1 to `count` of the pool.
[[nodiscard]] std::vector<Slot> poolPlaces(int count);
/// Places first..last of a table.
[[nodiscard]] std::vector<Slot> tablePlaces(int table, int first, int last);

} // namespace touchline
