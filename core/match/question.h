// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/die.h"
#include "core/match/report/side.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace touchline {

/// What a match waits for.
enum class Awaits : std::uint8_t { Roll, Choice, Nothing };

/// A legal answer to a choice: a number whose meaning belongs to the game and the decision point.
/// Match::optionName gives it a name; the name is what logs and files keep.
using OptionCode = std::int32_t;

inline constexpr RollPrompt nothingDue{"", "", {}};

/// What is due now: a roll of one die, or a decision of one side. Small, since one is made for each step.
struct Question
{
    /// Decision point and what it is about; for a roll with its die. Static storage, never null.
    const RollPrompt *prompt = &nothingDue;
    Awaits awaits = Awaits::Nothing;
    /// Who decides, or whose roll it is; nothing for a roll that belongs to nobody.
    std::optional<Side> side;
    /// The answer stays hidden from the other side until it has answered too.
    bool hidden = false;
};

} // namespace touchline
