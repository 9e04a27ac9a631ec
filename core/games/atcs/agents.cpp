// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents.h"

#include "core/games/atcs/arithmetic.h"
#include "core/games/atcs/atcs_info.h"
#include "core/games/atcs/atcs_match.h"
#include "core/games/atcs/players.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::atcs {

namespace {

/// How many of the ten numbers of the goal roll score for a player with this rating and these modifiers.
int scoringNumbers(int needed, int modifiers)
{
    int count = 0;
    for (int natural = 1; natural <= 10; ++natural)
        count += isGoal(natural, natural + modifiers, needed) ? 1 : 0;
    return count;
}

/// Sends out whoever has the best chance; of equal ones the higher on the card (12.3, D71).
class CoachAgent final : public Agent
{
public:
    Result<OptionCode> choose(const Match &match, const Question &question,
                              const OptionList &options) override
    {
        const State &state = dynamic_cast<const AtcsMatch &>(match).state();
        const Side side = *question.side;
        const Side other = opposite(side);
        const int modifiers =
            goalieRating(state.sides[other], state.card(other)) + state.tables->options.penaltyBonus;
        return *std::max_element(options.begin(), options.end(), [&](OptionCode left, OptionCode right) {
            const auto chance = [&](OptionCode row) {
                return scoringNumbers(state.card(side).goalRating[static_cast<std::size_t>(row)], modifiers);
            };
            return chance(left) < chance(right);
        });
    }
};

/// The opponent of the solo game: always the first on the card who may (12.2).
class SoloAgent final : public Agent
{
public:
    Result<OptionCode> choose(const Match & /*match*/, const Question & /*question*/,
                              const OptionList &options) override
    {
        return options[0];
    }
};

} // namespace

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    if (name == QLatin1String("coach"))
        return std::make_unique<CoachAgent>();
    if (name == QLatin1String("solo"))
        return std::make_unique<SoloAgent>();
    if (name == QLatin1String("random"))
        return std::make_unique<RandomAgent>(generator);
    QStringList names;
    for (const AgentSpec &spec : gameInfo().agents)
        names << QString::fromUtf8(spec.name);
    return fail(Fault::NotFound,
                QT_TRANSLATE_NOOP("core", "There is no computer player \"%1\". Possible: %2."),
                {name, names.join(QStringLiteral(", "))});
}

} // namespace touchline::atcs
