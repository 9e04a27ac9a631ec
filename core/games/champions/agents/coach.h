// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/champions/agents/coach_plans.h"
#include "core/match/option_list.h"

namespace touchline::champions {

/// A computer player that looks for goals and guards against them (specification 12).
class Coach
{
public:
    explicit Coach(Generator generator, const CoachStyle &style = coachStyle)
        : m_style(&style)
        , m_generator(generator)
    {
    }

    /// The choice that is due; one of `options`, which are those of listOptions().
    [[nodiscard]] OptionCode choose(const State &state, const OptionList &options);

private:
    [[nodiscard]] OptionCode move(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode kick(const State &state, const OptionList &options);

    const CoachStyle *m_style;
    Generator m_generator;
    /// What was planned with the piece; gone on with while it fits.
    Plan m_plan;
};

} // namespace touchline::champions
