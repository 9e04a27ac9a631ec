// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace touchline {

/// What a colour is for. Windows name colours by nothing else.
enum class ColourRole {
    Window,
    Surface,
    Text,
    Secondary,
    Accent,
    OnAccent,
    Error, ///< a defeat too
    Warning,
    Information, ///< links too
    GoesOn,      ///< tint of a row
    MayGoOn,
    GoesOut,
    Hairline,
    Lifted, ///< the row under the pointer
    YellowCard,
    OnYellowCard,
    RedCard,
    OnRedCard,
    Pitch, ///< of a board
    PitchStripe,
    PitchLine
};
inline constexpr int colourRoles = static_cast<int>(ColourRole::PitchLine) + 1;

[[nodiscard]] QColor colourOf(ColourRole role, bool isDark);

/// Contrast of two opaque colours as WCAG 2 counts it, 1 to 21.
[[nodiscard]] double contrast(const QColor &one, const QColor &other);

} // namespace touchline
