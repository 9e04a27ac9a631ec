// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/one_timers.h"

#include <algorithm>
#include <numeric>

namespace touchline::atcs::generator {

namespace {

constexpr std::size_t alwaysFromTheTop = 3;
constexpr int fewestCardPoints = 2;

void giveToCaptain(const std::vector<ShotRow> &rows, const std::vector<const PlayerFacts *> &keepers,
                   std::vector<bool> &holders)
{
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].player->captain)
            holders[i] = true;
    }
    for (std::size_t i = 0; i < keepers.size(); ++i) {
        if (keepers[i]->captain)
            holders[rows.size() + i] = true;
    }
}

void giveToMostBooked(const std::vector<ShotRow> &rows, std::vector<bool> &holders)
{
    const auto most = std::max_element(rows.begin(), rows.end(), [](const ShotRow &a, const ShotRow &b) {
        return a.player->cardPoints() < b.player->cardPoints();
    });
    if (most != rows.end() && most->player->cardPoints() >= fewestCardPoints)
        holders[static_cast<std::size_t>(most - rows.begin())] = true;
}

void giveByMinutes(const std::vector<ShotRow> &rows, std::ptrdiff_t wanted, std::vector<bool> &holders)
{
    std::vector<std::size_t> order(rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return rows[a].player->minutes > rows[b].player->minutes;
    });
    for (const std::size_t row : order) {
        if (std::count(holders.begin(), holders.end(), true) >= wanted)
            return;
        holders[row] = true;
    }
}

} // namespace

std::vector<bool> oneTimers(const std::vector<ShotRow> &rows, const std::vector<const PlayerFacts *> &keepers,
                            int power)
{
    std::vector<bool> holders(rows.size() + keepers.size(), false);
    if (!keepers.empty())
        holders[rows.size()] = true;
    giveToCaptain(rows, keepers, holders);
    for (std::size_t i = 0; i < std::min(alwaysFromTheTop, rows.size()); ++i)
        holders[i] = true;
    giveToMostBooked(rows, holders);
    giveByMinutes(rows, 4 + power / 2, holders);
    return holders;
}

} // namespace touchline::atcs::generator
