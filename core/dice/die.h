// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace touchline {

/// A fair die that shows 1..faces. A percentage roll of two ten-sided dice is one die of 100 faces.
struct Die
{
    std::uint16_t faces = 6;

    [[nodiscard]] constexpr bool shows(int value) const { return value >= 1 && value <= faces; }
    constexpr bool operator==(const Die &) const = default;
};

inline constexpr Die d6{6};
inline constexpr Die d10{10};
inline constexpr Die d100{100};

/// Whether somebody can have it on a table: two ten-sided dice show up to 100. What a greater one decides
/// (how a finger errs) is the computer's also where dice are typed.
[[nodiscard]] constexpr bool isReal(const Die &die)
{
    return die.faces <= d100.faces;
}

/// A roll that is due: which die, and what for. The texts have static storage.
struct RollPrompt
{
    /// Decision point of the game's specification: "D42".
    std::string_view id;
    /// What it is rolled for, in English: "shooter".
    std::string_view label;
    Die die;
};

} // namespace touchline
