// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/atcs/rules/choices.h"

namespace touchline::atcs {

/// The computer player by chance (specification 12.1): every legal option equally likely; of the tactics
/// that cost attempts half the time none.
class RandomChoice
{
public:
    explicit RandomChoice(Generator generator) : m_generator(generator) {}

    /// The choice that is due; one of `options`, which are legalOptions(state).
    [[nodiscard]] OptionCode choose(const State &state, const LegalOptions &options)
    {
        const auto count = static_cast<std::uint32_t>(options.size());
        if (!costsAttempts(state.phase))
            return options[m_generator.below(count)];
        // The first option is always "none": half of the numbers stand for it, and each other option has an
        // equal share of the rest. One number for both questions, and nothing for a processor to guess.
        const std::uint32_t others = count - 1;
        const std::uint32_t drawn = m_generator.below(2 * others) + 1;
        const auto isTactic = static_cast<std::size_t>(drawn > others);
        return options[std::size_t{drawn - others} * isTactic];
    }

private:
    [[nodiscard]] static bool costsAttempts(Phase phase)
    {
        return phase == Phase::AttackTactic || phase == Phase::DefenceTactic || phase == Phase::PushingUp ||
               phase == Phase::OffsideTrap;
    }

    Generator m_generator;
};

} // namespace touchline::atcs
