// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace touchline::simulator {

/// Colours of the sections of a round sticker (specification 3.1): passing, shooting, crossing, defending,
/// speed, heading, goalkeeping.
enum class Colour : std::uint8_t { Yellow, Red, Green, Blue, Grey, Black, Purple };
inline constexpr int colourCount = 7;
inline constexpr std::string_view colourLetters = "YRGBSHP";

inline constexpr int mostSections = 4;

/// The sections in their order, clockwise from the blank part: injury and fatigue leave the first ones.
struct Sticker
{
    std::array<Colour, mostSections> sections{};
    std::int8_t size = 0;

    constexpr void add(Colour colour) { sections[static_cast<std::size_t>(size++)] = colour; }
    /// Sections of that colour among the first `active`.
    [[nodiscard]] constexpr int count(Colour colour, int active = mostSections) const
    {
        int number = 0;
        for (int i = 0; i < size && i < active; ++i)
            number += sections[static_cast<std::size_t>(i)] == colour ? 1 : 0;
        return number;
    }
    /// What two stickers have alike that differ only in the order of their sections.
    [[nodiscard]] constexpr std::uint32_t multiset() const
    {
        std::uint32_t key = 0;
        for (int i = 0; i < size; ++i)
            key += 1U << (4U * static_cast<unsigned>(sections[static_cast<std::size_t>(i)]));
        return key;
    }
    constexpr bool operator==(const Sticker &) const = default;
};

/// Reads "BBH"; nothing for a text that is no sticker: the size is then 0.
[[nodiscard]] constexpr Sticker stickerOf(std::string_view letters)
{
    Sticker sticker;
    if (letters.size() > mostSections)
        return {};
    for (const char letter : letters) {
        const std::size_t place = colourLetters.find(letter);
        if (place == std::string_view::npos)
            return {};
        sticker.add(static_cast<Colour>(place));
    }
    return sticker;
}

} // namespace touchline::simulator
