// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/match/question.h"

#include <optional>
#include <vector>

namespace touchline {

/// What is to be known of an option by whoever has no rulebook at hand. Made when somebody asks, never while
/// a match is simulated; from what the deciding side may see, and nothing else.

/// So many of a thing that the side has less afterwards.
struct OptionPrice
{
    /// One of them: "attempt", "condition point, midfield".
    Message what;
    /// More than one, their number in the place of %1: "%1 attempts". Null where nothing ever costs more than
    /// one of them.
    const char *several = nullptr;
    int count = 1;
};

/// So many of `all` equally likely rolls bring it.
struct OptionChance
{
    Message what;
    int favourable = 0;
    int all = 1;
};

struct OptionFacts
{
    std::vector<OptionPrice> prices;
    /// What it changes, in whole sentences.
    std::vector<Message> effects;
    /// Where it is known exactly: nothing that is still hidden or undecided can change it.
    std::optional<OptionChance> chance;
};

/// What the rules know at this decision point, but do not allow now.
struct ClosedOption
{
    /// As Match::optionName() would have it.
    QString name;
    Message reason;
};

} // namespace touchline
