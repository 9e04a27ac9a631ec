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

/// When the answer to a question is shown to the other side.
enum class Opens : std::uint8_t {
    AtOnce,
    WithTheOther, ///< when the other side has answered too
    WhenUsed      ///< when what was chosen is used in the match, if ever
};

/// What is due now: a roll of one die, or a decision of one side. Small, since one is made for each step.
struct Question
{
    /// Decision point and what it is about; for a roll with its die. Static storage, never null.
    const RollPrompt *prompt = &nothingDue;
    Awaits awaits = Awaits::Nothing;
    /// Who decides, or whose roll it is; nothing for a roll that belongs to nobody.
    std::optional<Side> side;
    /// The answer stays hidden from the other side for now; `opens` says until when.
    bool hidden = false;
    Opens opens = Opens::AtOnce;
    /// Of a roll: which die of how many that are thrown together. Of a choice: which part of how many of one
    /// gesture. What is asked as one is also taken back as one.
    std::uint8_t part = 1;
    std::uint8_t parts = 1;
};

} // namespace touchline
