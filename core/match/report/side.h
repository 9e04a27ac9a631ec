// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace touchline {

/// The two sides of a fixture. Home is the side named first (side 0 of the specifications); whether it plays
/// on its own ground is another question (FixtureSetup::ground).
enum class Side : std::uint8_t { Home, Away };

inline constexpr std::array<Side, 2> bothSides{Side::Home, Side::Away};

[[nodiscard]] constexpr Side opposite(Side side)
{
    return side == Side::Home ? Side::Away : Side::Home;
}
[[nodiscard]] constexpr std::size_t index(Side side)
{
    return static_cast<std::size_t>(side);
}

/// For tables of fields.
inline constexpr const char *wordsOfSide = "home away";
/// "home", "away".
[[nodiscard]] QString sideWord(Side side);
[[nodiscard]] std::optional<Side> sideFromWord(const QString &word);

/// One value for each side.
template <class T>
struct PerSide
{
    std::array<T, 2> values{};

    constexpr T &operator[](Side side) { return values[index(side)]; }
    constexpr const T &operator[](Side side) const { return values[index(side)]; }
    bool operator==(const PerSide &) const = default;
};

} // namespace touchline
