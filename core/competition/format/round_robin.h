// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
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
inline constexpr int largestGroup = 256;
inline constexpr int mostLegs = 6;

/// The order of the matches in the legs after the first. Home and away are exchanged in every second leg
/// whatever the order; the third and fifth leg are played in the order of the first.
enum class LegOrder {
    Mirrored, ///< as in the first leg
    Reversed, ///< from the last round to the first, so the two rounds at the turn have the same pairs
    English,  ///< the last round of the first leg first, then from the first round on
    French,   ///< from the second round on, the first round last
    Handbook  ///< as in the first leg, and the last two rounds of every leg but the last change places
};

/// "mirrored", "reversed", "english", "french", "handbook".
inline constexpr std::array<const char *, 5> legOrderWords{"mirrored", "reversed", "english", "french",
                                                           "handbook"};

/// Single round robin by the circle method: everybody meets everybody once; home and away differ by at most
/// one; nobody plays twice in a round. An odd number leaves one team free in each round.
/// teams: smallestGroup..largestGroup.
[[nodiscard]] std::vector<Round> circleSchedule(int teams);

/// The Berger table as the handbooks of chess print it, rounds and matches in their order: as
/// circleSchedule(), and an even number of teams has the fewest breaks there can be (teams - 2: a break is a
/// second match in a row at home or away), an odd number none. Nobody has more than one break, so nobody
/// plays three times in a row at home or away. With an odd number, whoever would meet the highest number is
/// free. teams: smallestGroup..largestGroup.
[[nodiscard]] std::vector<Round> bergerSchedule(int teams);

/// The order usual in groups of that size: the World Cup tables for 3 to 6 teams (ATCS 2.9), else
/// circleSchedule().
[[nodiscard]] std::vector<Round> groupSchedule(int teams);

/// The schedule played `legs` times (1 and up), with home and away exchanged in every second leg.
[[nodiscard]] std::vector<Round> inLegs(const std::vector<Round> &schedule, int legs,
                                        LegOrder order = LegOrder::Mirrored);

/// The places that do not play in a round of a group of that size.
[[nodiscard]] std::vector<int> freePlaces(const Round &round, int teams);

} // namespace touchline
