// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/standings/match_ends.h"

#include "core/competition/standings/standings_figures.h"

#include <algorithm>

namespace touchline {

namespace {

/// Directions between the normals of the edges, counted round; the mirror image of i is corners - i.
constexpr std::array<Score, MatchEnd::corners> directions{
    {{1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}, {2, -1}}};

int along(const Score &direction, const GroupResult &result)
{
    const Score score = result.score.value_or(Score{});
    return direction.home * score.home + direction.away * score.away;
}

/// Figures without goals: what tells two ends apart.
Tally withoutGoals(Tally tally)
{
    tally.goalsFor = 0;
    tally.goalsAgainst = 0;
    return tally;
}

class EndCollector
{
public:
    EndCollector(const PointsScheme &points, int margins) : m_points(points), m_margins(margins) {}

    void add(const GroupResult &result)
    {
        PerSide<Tally> tally;
        addMatch(tally[Side::Home], tally[Side::Away], result, m_points);
        for (const Side side : bothSides)
            tally[side] = withoutGoals(tally[side]);
        const Score score = result.score.value_or(Score{});
        const int margin = std::clamp(score.home - score.away, -m_margins, m_margins);
        const auto same = std::ranges::find_if(m_ends, [&](const MatchEnd &end) {
            return end.margin == margin && end.tally[Side::Home] == tally[Side::Home] &&
                   end.tally[Side::Away] == tally[Side::Away];
        });
        if (same == m_ends.end()) {
            m_ends.push_back({});
            m_ends.back().corner.fill(result);
            m_ends.back().tally = tally;
            m_ends.back().margin = margin;
            return;
        }
        for (std::size_t i = 0; i < directions.size(); ++i)
            if (along(directions[i], result) > along(directions[i], same->corner[i]))
                same->corner[i] = result;
    }

    [[nodiscard]] std::vector<MatchEnd> take() { return std::move(m_ends); }

private:
    const PointsScheme &m_points;
    const int m_margins;
    std::vector<MatchEnd> m_ends;
};

/// Goals on both sides of everything that the scheme asks for, and boundless ones.
std::vector<int> goalsToTry(const PointsScheme &points, int margins)
{
    int most = margins;
    for (const auto &bonus : {points.goalsBonus, points.winBonus, points.defeatBonus})
        if (bonus)
            most = std::max(most, bonus->goals + 1);
    std::vector<int> goals;
    for (int i = 0; i <= most + 1; ++i)
        goals.push_back(i);
    for (int i = most + 1; i >= 0; --i)
        goals.push_back(boundlessGoals - i);
    return goals;
}

void addPlayed(EndCollector &ends, const Score &score, const PointsScheme &points)
{
    const bool hasShootOut = score.isLevel() && points.shootOut;
    if (!hasShootOut || !points.needsWinner)
        ends.add(GroupResult::withScore(0, 1, score));
    if (hasShootOut)
        for (const Side side : bothSides)
            ends.add(GroupResult::wonLate(0, 1, score, side, DecidedBy::ShootOut));
    if (!score.isLevel() && points.extraTime)
        ends.add(GroupResult::wonLate(0, 1, score, *score.leader(), DecidedBy::ExtraTime));
}

void addWithWinners(EndCollector &ends, std::optional<Score> score)
{
    for (const std::optional<Side> winner : {std::optional(Side::Home), std::optional(Side::Away), {}})
        ends.add({0, 1, score, winner, DecidedBy::NinetyMinutes, false});
}

} // namespace

MatchEnds matchEnds(const PointsScheme &points, const MatchEndWishes &wishes)
{
    EndCollector usual(points, wishes.margins);
    EndCollector lost(points, 0);
    const std::vector<int> goals = goalsToTry(points, wishes.margins);
    for (const int home : goals)
        for (const int away : goals) {
            GroupResult bothLose = GroupResult::withScore(0, 1, {home, away});
            bothLose.winner.reset();
            bothLose.bothLose = true;
            lost.add(bothLose);
            if (wishes.byMatchesWon)
                addWithWinners(usual, Score{home, away});
            else
                addPlayed(usual, {home, away}, points);
        }
    if (wishes.withoutScores)
        addWithWinners(usual, std::nullopt);
    MatchEnds ends{usual.take(), {}};
    ends.undecided = ends.usual;
    for (const MatchEnd &end : lost.take())
        ends.undecided.push_back(end);
    ends.undecided.push_back({});
    ends.undecided.back().isVoid = true;
    return ends;
}

} // namespace touchline
