// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline::spacing {

/// Steps of the grid, in device-independent pixels: inside a control, between related things, between groups,
/// round a page.
inline constexpr int inside = 4;
inline constexpr int related = 8;
inline constexpr int groups = 16;
inline constexpr int page = 24;

/// The list at the side of the window.
inline constexpr int navigation = 200;
/// No running text is wider: it could not be read.
inline constexpr int readable = 720;

} // namespace touchline::spacing
