// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/player_order.h"

#include <algorithm>
#include <tuple>

namespace touchline::atcs::generator {

namespace {

/// Forwards, midfielders, defenders.
int line(const PlayerFacts &player)
{
    switch (player.position) {
    case Position::Forward:
        return 0;
    case Position::Midfielder:
        return 1;
    case Position::Defender:
        return 2;
    case Position::Goalkeeper:
        break;
    }
    return 3;
}

/// UTF-8 sorts by code points, as section 3 wants; QString would sort by UTF-16 units.
QByteArray byCodePoints(const PlayerFacts &player)
{
    return player.name.toUtf8();
}

} // namespace

bool standsAbove(const PlayerFacts &player, const PlayerFacts &other)
{
    const auto key = [](const PlayerFacts &p) {
        return std::tuple(-p.goals, p.position == Position::Forward ? 0 : 1, -p.appearances, line(p),
                          -p.minutes, p.shirt.value_or(0), byCodePoints(p));
    };
    return key(player) < key(other);
}

bool standsAboveOnTheBench(const PlayerFacts &player, const PlayerFacts &other)
{
    const auto key = [](const PlayerFacts &p) {
        return std::tuple(line(p), p.shirt.value_or(0), byCodePoints(p));
    };
    return key(player) < key(other);
}

bool keepsBefore(const PlayerFacts &player, const PlayerFacts &other)
{
    const auto key = [](const PlayerFacts &p) {
        return std::tuple(-p.minutes, -p.appearances, p.shirt.value_or(99), byCodePoints(p));
    };
    return key(player) < key(other);
}

std::vector<const PlayerFacts *> keepersOf(const TeamFacts &team)
{
    std::vector<const PlayerFacts *> keepers;
    for (const PlayerFacts &player : team.squad) {
        if (player.isKeeper())
            keepers.push_back(&player);
    }
    std::sort(keepers.begin(), keepers.end(),
              [](const PlayerFacts *a, const PlayerFacts *b) { return keepsBefore(*a, *b); });
    // Whoever came on for the last kicks or a shoot-out has not played a minute and does not count.
    const auto played = std::count_if(keepers.begin(), keepers.end(),
                                      [](const PlayerFacts *keeper) { return keeper->minutes > 0; });
    const std::size_t wanted = played >= 3 ? 3 : 2;
    keepers.resize(std::min(keepers.size(), wanted));
    return keepers;
}

} // namespace touchline::atcs::generator
