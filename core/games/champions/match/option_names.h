// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/fixture_setup.h"
#include "core/match/question.h"

#include <QString>

namespace touchline::champions {

/// The name of an option for people, logs and files: cells as column/row seen from Home's end, men by shirt
/// and name. `side` decides.
[[nodiscard]] QString optionName(const RollPrompt &prompt, OptionCode option, Side side,
                                 const FixtureSetup &setup);
/// "7 Henry"
[[nodiscard]] QString pieceName(const FixtureSetup &setup, int piece);
/// "5/7"
[[nodiscard]] QString cellName(int cell);

} // namespace touchline::champions
