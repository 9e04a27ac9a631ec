// SPDX-License-Identifier: GPL-3.0-or-later
// Everything here follows team cards, section 7.
#include "core/games/atcs/generator/shot_rows.h"

#include "core/games/atcs/card/apportion.h"
#include "core/games/atcs/generator/player_order.h"
#include "core/games/atcs/generator/rounding.h"

#include <algorithm>
#include <numeric>

namespace touchline::atcs::generator {

namespace {

using Players = std::vector<const PlayerFacts *>;

constexpr std::size_t fewestRows = 14;
constexpr int mostRows = 20;

template <class Wanted>
Players fieldPlayers(const TeamFacts &team, Wanted wanted)
{
    Players players;
    for (const PlayerFacts &player : team.squad) {
        if (!player.isKeeper() && wanted(player))
            players.push_back(&player);
    }
    return players;
}

/// All who appeared; if they are too few, the bench fills up behind them.
Players candidates(const TeamFacts &team)
{
    Players players = fieldPlayers(team, [](const PlayerFacts &player) { return player.hasPlayed(); });
    std::sort(players.begin(), players.end(),
              [](const PlayerFacts *a, const PlayerFacts *b) { return standsAbove(*a, *b); });
    Players bench = fieldPlayers(team, [](const PlayerFacts &player) { return !player.hasPlayed(); });
    std::sort(bench.begin(), bench.end(),
              [](const PlayerFacts *a, const PlayerFacts *b) { return standsAboveOnTheBench(*a, *b); });
    const std::size_t room = fewestRows - std::min(fewestRows, players.size());
    bench.resize(std::min(bench.size(), room));
    players.insert(players.end(), bench.begin(), bench.end());
    return players;
}

/// Of all the squad's players; a goalkeeper's goal counts here and nowhere else.
int goalsOf(const TeamFacts &team)
{
    return std::accumulate(team.squad.begin(), team.squad.end(), 0,
                           [](int sum, const PlayerFacts &player) { return sum + player.goals; });
}

/// The scorers share the first numbers by their goals; the fewer goals the team has, the less they get
/// together.
std::vector<ShotRow> scorerRows(const Players &scorers, int goals)
{
    const double share = 6.0 / 7.0 * std::min(1.0, std::sqrt(goals / 10.0));
    std::vector<ShotRow> rows;
    int running = 0;
    int end = 0;
    for (const PlayerFacts *scorer : scorers) {
        running += scorer->goals;
        const int first = end + 1;
        end = std::max(first, rounded(100 * share * running / goals));
        rows.push_back({scorer, {first, end}});
    }
    return rows;
}

/// Keeps those who played longest where there are more players than room, in their order.
Players longestPlaying(const Players &others, std::size_t room)
{
    if (others.size() <= room)
        return others;
    std::vector<std::size_t> order(others.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return others[a]->minutes > others[b]->minutes; });
    order.resize(room);
    std::sort(order.begin(), order.end());
    Players kept;
    for (const std::size_t index : order)
        kept.push_back(others[index]);
    return kept;
}

int shotWeight(const PlayerFacts &player)
{
    const int line = player.position == Position::Forward      ? 3
                     : player.position == Position::Midfielder ? 2
                                                               : 1;
    return line * std::max(player.minutes, fewestMinutes);
}

void addOthers(const Players &others, std::vector<ShotRow> &rows)
{
    int end = rows.empty() ? 0 : rows.back().shot.last;
    std::vector<int> weights;
    for (const PlayerFacts *player : others)
        weights.push_back(shotWeight(*player));
    const std::vector<int> widths = apportion(100 - end, weights);
    for (std::size_t i = 0; i < others.size(); ++i) {
        rows.push_back({others[i], {end + 1, end + widths[i]}});
        end += widths[i];
    }
    rows.back().shot.last = 100; // nobody but scorers: the last of them takes the rest
}

} // namespace

std::vector<ShotRow> shotRows(const TeamFacts &team)
{
    const Players players = candidates(team);
    const auto scorersEnd = std::find_if(players.begin(), players.end(),
                                         [](const PlayerFacts *player) { return player->goals == 0; });
    std::vector<ShotRow> rows = scorerRows(Players(players.begin(), scorersEnd), goalsOf(team));
    const int end = rows.empty() ? 0 : rows.back().shot.last;
    const int room = std::max(0, std::min(mostRows - static_cast<int>(rows.size()), 100 - end));
    addOthers(longestPlaying(Players(scorersEnd, players.end()), static_cast<std::size_t>(room)), rows);
    return rows;
}

} // namespace touchline::atcs::generator
