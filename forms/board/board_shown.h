// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/board_motion.h"
#include "core/squad/team.h"

#include <functional>

namespace touchline {

/// A position as a board shows it. Knows no rules.
struct BoardShown
{
    BoardGeometryPtr geometry;
    BoardPosition position;
    PerSide<Kit> kits{};
    PerSide<QString> teams{};
    /// The last action.
    BoardMotion trail{};
    /// It was not seen before.
    bool hasJustMoved = false;
    /// Who names the cells.
    Side naming = Side::Home;
    /// What a shot would come to, while the position has an aim; may be empty.
    std::function<BoardAimPreview(double degrees, double power)> aimed{};
    /// The answer before chose the piece whose ways these are; another one can still be chosen instead.
    bool canGiveUp = false;
    /// As it lies, with the clock from the home side playing upwards.
    int quarters = 0;
};

} // namespace touchline
