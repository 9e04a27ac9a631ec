// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/round_robin.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace touchline {

namespace {

/// A round as it is printed in a schedule, with places from 1.
Round printed(const std::vector<std::pair<int, int>> &places)
{
    Round round;
    for (const auto &[home, away] : places)
        round.push_back({home - 1, away - 1});
    return round;
}

/// Which round of the schedule is played when, in a leg with home and away as in the first or exchanged.
std::vector<std::size_t> orderOfRounds(std::size_t rounds, LegOrder order, bool isReturn, bool isLast)
{
    std::vector<std::size_t> all(rounds);
    std::iota(all.begin(), all.end(), std::size_t{0});
    if (rounds < 2)
        return all;
    if (order == LegOrder::Handbook && !isLast)
        std::swap(all[rounds - 2], all[rounds - 1]);
    if (isReturn && order == LegOrder::Reversed)
        std::reverse(all.begin(), all.end());
    if (isReturn && order == LegOrder::English)
        std::rotate(all.begin(), all.end() - 1, all.end());
    if (isReturn && order == LegOrder::French)
        std::rotate(all.begin(), all.begin() + 1, all.end());
    return all;
}

} // namespace

std::vector<Round> circleSchedule(int teams)
{
    // All but the last stand in a circle of odd size; in round r, those k steps before and behind r meet.
    // Whoever is an odd number of steps ahead plays at home, so everybody alternates. The one at r meets the
    // last team, which alternates too, or is free.
    const bool hasFreeTeam = teams % 2 != 0;
    const int circle = hasFreeTeam ? teams : teams - 1;
    std::vector<Round> rounds(static_cast<std::size_t>(circle));
    for (int r = 0; r < circle; ++r) {
        Round &round = rounds[static_cast<std::size_t>(r)];
        if (!hasFreeTeam)
            round.push_back(r % 2 == 0 ? Pairing{r, teams - 1} : Pairing{teams - 1, r});
        for (int k = 1; k <= (circle - 1) / 2; ++k) {
            const int ahead = (r + k) % circle;
            const int behind = (r + circle - k) % circle;
            round.push_back(k % 2 != 0 ? Pairing{ahead, behind} : Pairing{behind, ahead});
        }
    }
    return rounds;
}

std::vector<Round> bergerSchedule(int teams)
{
    // All but the highest number stand in a circle, and half a circle lies between those who meet the highest
    // one after the other. The highest changes between away and home; else whoever stands ahead of the middle
    // is at home.
    const bool hasFreeTeam = teams % 2 != 0;
    const int highest = hasFreeTeam ? teams : teams - 1;
    std::vector<Round> rounds(static_cast<std::size_t>(highest));
    for (int r = 0; r < highest; ++r) {
        Round &round = rounds[static_cast<std::size_t>(r)];
        const int middle = r * ((highest + 1) / 2) % highest;
        if (!hasFreeTeam)
            round.push_back(r % 2 == 0 ? Pairing{middle, highest} : Pairing{highest, middle});
        for (int k = 1; k <= (highest - 1) / 2; ++k)
            round.push_back({(middle + k) % highest, (middle + highest - k) % highest});
    }
    return rounds;
}

std::vector<Round> groupSchedule(int teams)
{
    switch (teams) {
    case 3:
        return {printed({{1, 2}}), printed({{3, 1}}), printed({{2, 3}})};
    case 4:
        return {printed({{1, 2}, {3, 4}}), printed({{1, 3}, {4, 2}}), printed({{4, 1}, {2, 3}})};
    case 5:
        return {printed({{2, 5}, {3, 4}}), printed({{5, 3}, {1, 2}}), printed({{3, 1}, {4, 5}}),
                printed({{1, 4}, {2, 3}}), printed({{4, 2}, {5, 1}})};
    case 6:
        return {printed({{1, 6}, {2, 5}, {3, 4}}), printed({{6, 4}, {5, 3}, {1, 2}}),
                printed({{2, 6}, {3, 1}, {4, 5}}), printed({{6, 5}, {1, 4}, {2, 3}}),
                printed({{3, 6}, {4, 2}, {5, 1}})};
    default:
        return circleSchedule(teams);
    }
}

std::vector<Round> inLegs(const std::vector<Round> &schedule, int legs, LegOrder order)
{
    std::vector<Round> all;
    for (int leg = 0; leg < legs; ++leg) {
        const bool isReturn = leg % 2 != 0;
        for (const std::size_t number : orderOfRounds(schedule.size(), order, isReturn, leg + 1 == legs)) {
            Round round = schedule[number];
            if (isReturn)
                std::for_each(round.begin(), round.end(), [](Pairing &p) { std::swap(p.home, p.away); });
            all.push_back(std::move(round));
        }
    }
    return all;
}

std::vector<int> freePlaces(const Round &round, int teams)
{
    std::vector<int> places;
    for (int place = 0; place < teams; ++place) {
        const bool plays = std::any_of(round.begin(), round.end(), [place](const Pairing &p) {
            return p.home == place || p.away == place;
        });
        if (!plays)
            places.push_back(place);
    }
    return places;
}

} // namespace touchline
