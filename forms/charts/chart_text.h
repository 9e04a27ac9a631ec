// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>

namespace touchline {

/// Of all text in a chart, in a window or on paper.
[[nodiscard]] QFont chartFont(bool isPaper);
/// A figure as it stands on a scale, at a bar and in a tip.
[[nodiscard]] QString chartFigure(double value);
/// How thick a bar is, of the room that its category has.
inline constexpr double barOfSlot = 0.66;

} // namespace touchline
