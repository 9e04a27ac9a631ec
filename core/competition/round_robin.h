// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace touchline {

/// Two places of a group that meet, from 0. `home` is the side named first.
struct Pairing
{
    int home = 0;
    int away = 0;

    bool operator==(const Pairing &) const = default;
};

/// What is played on one matchday of a group.
using Round = std::vector<Pairing>;

inline constexpr int smallestGroup = 2;
inline constexpr int largestGroup = 64;

/// Single round robin by the circle method (Berger's order): everybody meets everybody once; home and away
/// differ by at most one; nobody plays twice in a round. An odd number leaves one team free in each round.
/// teams: smallestGroup..largestGroup.
[[nodiscard]] std::vector<Round> circleSchedule(int teams);

/// The order usual in groups of that size: the World Cup tables for 3 to 6 teams (ATCS 2.9), else
/// circleSchedule().
[[nodiscard]] std::vector<Round> groupSchedule(int teams);

/// The schedule played `legs` times (1 and up), with home and away exchanged in every second leg.
[[nodiscard]] std::vector<Round> inLegs(const std::vector<Round> &schedule, int legs);

/// The places that do not play in a round of a group of that size.
[[nodiscard]] std::vector<int> freePlaces(const Round &round, int teams);

} // namespace touchline
