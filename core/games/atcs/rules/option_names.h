// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/fixture_setup.h"
#include "core/match/question.h"

#include <QString>

namespace touchline::atcs {

/// The name of a choice (see choices.h for the codes) as logs, scripts and people write it: "normal 4-3-3",
/// "defer", "long ball 2", "packed in 1", "mark and one-timer", "one-timer -1", "none", a player's name.
/// `prompt`: the decision point; `side`: who decides.
[[nodiscard]] QString optionName(const RollPrompt &prompt, Side side, OptionCode option,
                                 const FixtureSetup &setup);

} // namespace touchline::atcs
