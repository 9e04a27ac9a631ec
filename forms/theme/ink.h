// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/theme.h"

namespace touchline {

/// The colours that something is painted in: those of the window, or, on paper, always those on white.
struct Ink
{
    bool isDark = false;

    [[nodiscard]] static Ink ofWindow() { return {Theme::instance().isDark()}; }
    [[nodiscard]] static Ink ofPaper() { return {false}; }
    [[nodiscard]] QColor operator()(ColourRole role) const { return colourOf(role, isDark); }
};

} // namespace touchline
