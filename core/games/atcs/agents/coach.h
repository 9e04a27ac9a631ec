// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/atcs/rules/choices.h"

namespace touchline::atcs {

/// The heuristic computer player (specification 12.3). It decides from open information alone; its generator
/// mixes what would otherwise be foreseen. A plain value; the windows and the simulation use the same one.
class Coach
{
public:
    explicit Coach(Generator generator) : m_generator(generator) {}

    /// The choice that is due, for the side that decides; one of `options`, which are legalOptions(state).
    [[nodiscard]] OptionCode choose(const State &state, const LegalOptions &options);

private:
    Generator m_generator;
};

} // namespace touchline::atcs
