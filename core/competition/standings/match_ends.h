// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings/standings.h"

#include <array>
#include <vector>

namespace touchline {

/// A way in which a match can end, as far as the table counts it apart from goals: home win, draw, defeat,
/// and each of them again for each other share of points (extra time, bonus points).
struct MatchEnd
{
    /// The scores with that end lie between these. One for each corner that a sum of such sets can have: its
    /// edges are horizontal, vertical or diagonal (goals, goals conceded, goal difference), so there are six
    /// at most.
    static constexpr std::size_t corners = 6;
    /// Home is team 0, away team 1. Seen from the home side.
    std::array<GroupResult, corners> corner;
    /// What each side gets; in Tally::won and so on, too.
    PerSide<Tally> tally;
    /// Goals of the home side more than of the away side; the largest that is told apart stands for all
    /// above.
    int margin = 0;
    /// Annulled: it brings nothing.
    bool isVoid = false;

    /// The corner in the same direction as seen from that side.
    [[nodiscard]] const GroupResult &cornerFor(Side side, std::size_t index) const
    {
        return corner[side == Side::Home || index == 0 ? index : corners - index];
    }
};

/// More goals than anybody scores in a match. Figures of the corners stay exact in int.
inline constexpr int boundlessGoals = 100'000;

/// All ends that a match can have by that scheme.
struct MatchEnds
{
    std::vector<MatchEnd> usual;
    /// And those of a match that was abandoned: annulled, or lost by both.
    std::vector<MatchEnd> undecided;
};

struct MatchEndWishes
{
    /// The winner does not follow from the goals (a best of).
    bool byMatchesWon = false;
    /// Matches without a score come too.
    bool withoutScores = false;
    /// Goal differences up to that are ends of their own; 0 = no differences are told apart.
    int margins = 0;
};
[[nodiscard]] MatchEnds matchEnds(const PointsScheme &points, const MatchEndWishes &wishes);

} // namespace touchline
