// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/fixture_setup.h"
#include "core/match/question.h"

#include <QString>

namespace touchline::simulator {

/// The name of an option for people, logs and files. Cells as column/row seen by the side that decides,
/// players by shirt and name, directions in degrees with the clock from the home side's way of playing.
[[nodiscard]] QString optionName(const RollPrompt &prompt, OptionCode option, Side side,
                                 const FixtureSetup &setup);
/// "11/4"
[[nodiscard]] QString cellName(int cell);

} // namespace touchline::simulator
