// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace touchline::oldschool {

/// Roles of the marking legend (specification 2.5).
enum class Role : std::uint8_t {
    Keeper,
    CentreBack,
    FullBack,
    Midfielder,
    Playmaker,
    Winger,
    Striker,
    TargetMan
};
inline constexpr std::size_t roleCount = 8;
inline constexpr std::array<const char *, roleCount> roleCodes{"GK", "CB", "FB", "M", "PM", "W", "AS", "TM"};
[[nodiscard]] constexpr const char *codeOf(Role role)
{
    return roleCodes[static_cast<std::size_t>(role)];
}

enum class Flank : std::uint8_t { None, Left, Right };
inline constexpr std::size_t flankCount = 3;
inline constexpr std::array<const char *, flankCount> flankWords{"none", "left", "right"};

/// Lines of 2.8.
enum class Line : std::uint8_t { Goal, Defence, Midfield, Attack };
[[nodiscard]] constexpr Line lineOf(Role role)
{
    switch (role) {
    case Role::Keeper:
        return Line::Goal;
    case Role::CentreBack:
    case Role::FullBack:
        return Line::Defence;
    case Role::Striker:
    case Role::TargetMan:
        return Line::Attack;
    case Role::Midfielder:
    case Role::Playmaker:
    case Role::Winger:
        break;
    }
    return Line::Midfield;
}

} // namespace touchline::oldschool
