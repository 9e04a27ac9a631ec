// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace touchline {

/// The periods of a match; a game without extra time in two periods uses ExtraTime for all of it.
enum class Period : std::uint8_t { FirstHalf = 1, SecondHalf, ExtraTime, ExtraTimeSecond, ShootOut, End };

} // namespace touchline
