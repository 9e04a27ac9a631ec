// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/atcs/choices.h"

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
        // The first option is always "none".
        return m_generator.below(2) == 0 ? options[0] : options[1 + m_generator.below(count - 1)];
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
