// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/board/geometry.h"
#include "core/match/fixture_setup.h"
#include "core/match/question.h"

#include <QString>

namespace touchline::oldschool {

/// The name of an option for people, logs and files. Cells as column/row in the frame of the side that
/// decides, players by shirt and name.
[[nodiscard]] QString optionName(const RollPrompt &prompt, OptionCode option, Side side,
                                 const FixtureSetup &setup);
/// "13/20"
[[nodiscard]] QString cellName(Point point);

} // namespace touchline::oldschool
