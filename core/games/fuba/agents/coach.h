// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/fuba/rules/state.h"
#include "core/match/option_list.h"

namespace touchline::fuba {

/// A computer player that plays the game with sense (specification, section 12). It looks at nothing that its
/// side may not see.
class Coach
{
public:
    explicit Coach(Generator generator) : m_generator(generator) {}

    /// The choice that is due; one of `options`, which are those of listOptions().
    [[nodiscard]] OptionCode choose(const State &state, const OptionList &options);

private:
    [[nodiscard]] OptionCode target(const State &state, const OptionList &options);
    /// One of the team's own skills, by chance: the opponents must not know which one comes.
    [[nodiscard]] OptionCode skill(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode penaltyChoice(const State &state);
    [[nodiscard]] OptionCode stageChoice(const State &state, const OptionList &options);

    Generator m_generator;
};

} // namespace touchline::fuba
