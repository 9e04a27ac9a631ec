// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/agents.h"

#include "core/games/champions/agents/coach.h"
#include "core/games/champions/match/champions_info.h"
#include "core/games/champions/match/champions_match.h"

#include <QtGlobal>

namespace touchline::champions {

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
        Q_ASSERT(dynamic_cast<const ChampionsMatch *>(&match) != nullptr);
        return m_coach.choose(static_cast<const ChampionsMatch &>(match).state(), options);
    }

private:
    Coach m_coach;
};

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    if (name == QLatin1String("coach"))
        return std::make_unique<CoachAgent>(generator);
    if (name == QLatin1String("random"))
        return std::make_unique<RandomAgent>(generator);
    QStringList names;
    for (const AgentSpec &spec : gameInfo().agents)
        names << QString::fromUtf8(spec.name);
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "There is no computer player \"%1\". Possible: %2."),
                {name, names.join(QStringLiteral(", "))});
}

} // namespace touchline::champions
