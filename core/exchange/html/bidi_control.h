// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// Embeddings, overrides and isolates (Unicode, UAX #9): they turn around what stands behind a name too.
[[nodiscard]] constexpr bool isBidiControl(char32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

} // namespace touchline
