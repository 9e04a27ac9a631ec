// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/agents/agents.h"

#include "core/games/fuba/agents/coach.h"
#include "core/games/fuba/match/fuba_info.h"
#include "core/games/fuba/match/fuba_match.h"
#include "core/games/fuba/rules/phase.h"
#include "core/games/fuba/rules/rules_names.h"
#include "core/match/state/state_match.h"

namespace touchline::fuba {

namespace {

using CoachAgent = StateAgent<FubaMatch, Coach>;

/// Takes any option, but leaves names to the rules.
class ChanceAgent final : public Agent
{
public:
    explicit ChanceAgent(Generator generator) : m_generator(generator) {}

    Result<OptionCode> choose(const Match & /*match*/, const Question &question,
                              const OptionList &options) override
    {
        if (isNamePick(State::phaseOf(*question.prompt)))
            return byTheRules;
        return options[m_generator.below(static_cast<std::uint32_t>(options.size()))];
    }
    std::unique_ptr<Agent> clone() const override { return std::make_unique<ChanceAgent>(m_generator); }

private:
    Generator m_generator;
};

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    if (name == QLatin1String("coach"))
        return std::make_unique<CoachAgent>(Coach(generator));
    if (name == QLatin1String("random"))
        return std::make_unique<ChanceAgent>(generator);
    return noSuchAgent(gameInfo(), name);
}

} // namespace touchline::fuba
