// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline::simulator {

/// Sizes of the table in centimetres (specification 2.1) and the figures of the kick (2.5). An owner of the
/// printed set who measures others changes them here.
inline constexpr double fieldLength = 110.0;
inline constexpr double fieldWidth = 75.06;
inline constexpr double goalCentre = 37.53;
inline constexpr double goalHalf = 3.85;
inline constexpr double barHeight = 2.56;
inline constexpr double postRadius = 0.15;
inline constexpr double postFromCentre = 4.00;
inline constexpr double ballRadius = 0.40;
inline constexpr double ballHeight = 0.80;
inline constexpr double tokenRadius = 0.60;
inline constexpr double tokenHeight = 3.20;
inline constexpr double lyingHeight = 1.20;
/// From the middle of a lying token to the middle of each of its ends.
inline constexpr double lyingHalf = 1.00;

inline constexpr double rollingDeceleration = 60.0;
inline constexpr double gravity = 981.0;
/// What a token gives back of the speed towards it, and along it.
inline constexpr double normalRestitution = 0.45;
inline constexpr double tangentialRestitution = 0.85;
/// What the ground gives back of the fall, and of the way.
inline constexpr double bounceUp = 0.50;
inline constexpr double bounceOn = 0.70;
inline constexpr double leastBounce = 25.0;
inline constexpr int mostKickEvents = 16;

} // namespace touchline::simulator
