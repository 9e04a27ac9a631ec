// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/agents/agents.h"

#include "core/games/fuba/agents/coach.h"
#include "core/games/fuba/match/fuba_info.h"
#include "core/games/fuba/match/fuba_match.h"
#include "core/games/fuba/rules/prompts.h"
#include "core/games/fuba/rules/rules_names.h"

#include <QtGlobal>

namespace touchline::fuba {

namespace {

/// The coach behind the face that windows and logs use.
class CoachAgent final : public Agent
{
public:
    explicit CoachAgent(Generator generator) : m_coach(generator) {}

    Result<OptionCode> choose(const Match &match, const Question & /*question*/,
                              const OptionList &options) override
    {
        // The agents of a game are asked about its own matches only.
        Q_ASSERT(dynamic_cast<const FubaMatch *>(&match) != nullptr);
        return m_coach.choose(static_cast<const FubaMatch &>(match).state(), options);
    }

private:
    Coach m_coach;
};

/// Takes any option, but leaves names to the rules.
class ChanceAgent final : public Agent
{
public:
    explicit ChanceAgent(Generator generator) : m_random(generator) {}

    Result<OptionCode> choose(const Match &match, const Question &question,
                              const OptionList &options) override
    {
        if (isNamePick(phaseOf(*question.prompt)))
            return byTheRules;
        return m_random.choose(match, question, options);
    }

private:
    RandomAgent m_random;
};

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    if (name == QLatin1String("coach"))
        return std::make_unique<CoachAgent>(generator);
    if (name == QLatin1String("random"))
        return std::make_unique<ChanceAgent>(generator);
    QStringList names;
    for (const AgentSpec &spec : gameInfo().agents)
        names << QString::fromUtf8(spec.name);
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "There is no computer player \"%1\". Possible: %2."),
                {name, names.join(QStringLiteral(", "))});
}

} // namespace touchline::fuba
