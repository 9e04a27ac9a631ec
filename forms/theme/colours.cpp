// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace touchline {

namespace {

struct Pair
{
    QRgb light;
    QRgb dark;
};

/// By role, in its order.
constexpr std::array<Pair, colourRoles> pairs{{
    {0xF6F7F4, 0x141815}, // Window
    {0xFFFFFF, 0x1D231F}, // Surface
    {0x1B1F1C, 0xE8ECE8}, // Text
    {0x56605A, 0xA9B4AD}, // Secondary
    {0x1B7145, 0x5CC489}, // Accent
    {0xFFFFFF, 0x0F1512}, // OnAccent
    {0xB3382C, 0xFF8A7A}, // Error
    {0x8F5200, 0xF0B45A}, // Warning
    {0x245C9C, 0x86B7F0}, // Information
    {0xE1F1E7, 0x1E3A2A}, // GoesOn
    {0xFFF2CC, 0x3A321A}, // MayGoOn
    {0xFBE4E1, 0x41241F}, // GoesOut
    {0xE0E4DE, 0x2E3630}, // Hairline
    {0xEEF1EC, 0x262D28}, // Lifted
    {0xF2C200, 0xF2C200}, // YellowCard
    {0x1B1F1C, 0x1B1F1C}, // OnYellowCard
    {0xC8102E, 0xC8102E}, // RedCard
    {0xFFFFFF, 0xFFFFFF}, // OnRedCard
    {0xEAF3EA, 0x1E3327}, // Pitch
    {0xDFEDE0, 0x1A2C22}, // PitchStripe
    {0x93B69E, 0x4C765C}, // PitchLine
}};

/// Relative luminance (WCAG 2).
double luminance(const QColor &colour)
{
    const auto linear = [](double part) {
        return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

QColor colourOf(ColourRole role, bool isDark)
{
    const Pair &pair = pairs[static_cast<std::size_t>(role)];
    return QColor::fromRgb(isDark ? pair.dark : pair.light);
}

double contrast(const QColor &one, const QColor &other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace touchline
