// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/question.h"

#include <QString>

namespace touchline::fuba {

/// The name of an option for people, logs and files; areas by their codes as the deciding side sees them.
[[nodiscard]] QString optionName(const RollPrompt &prompt, OptionCode option);
/// "offside trap"
[[nodiscard]] QString skillName(int skill);

} // namespace touchline::fuba
