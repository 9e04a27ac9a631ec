// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents/agents.h"

#include "core/games/atcs/match/atcs_info.h"
#include "core/games/atcs/match/atcs_match.h"
#include "core/games/atcs/rules/rules.h"

#include <QtGlobal>

namespace touchline::atcs {

namespace {

/// A computer player behind the face that windows and logs use.
template <class Player>
class ComputerAgent final : public Agent
{
public:
    explicit ComputerAgent(Player player) : m_player(player) {}

    Result<OptionCode> choose(const Match &match, const Question & /*question*/,
                              const OptionList & /*options*/) override
    {
        // The agents of a game are asked about its own matches only; looking that up takes longer than most
        // decisions.
        Q_ASSERT(dynamic_cast<const AtcsMatch *>(&match) != nullptr);
        const State &state = static_cast<const AtcsMatch &>(match).state();
        return m_player.choose(state, legalOptions(state));
    }
    std::unique_ptr<Agent> clone() const override { return std::make_unique<ComputerAgent>(m_player); }

private:
    Player m_player;
};

} // namespace

Result<ComputerPlayer> computerPlayer(const QString &name, Generator generator)
{
    if (name == QLatin1String("coach"))
        return Coach(generator);
    if (name == QLatin1String("solo"))
        return Solo{};
    if (name == QLatin1String("random"))
        return RandomChoice(generator);
    return noSuchAgent(gameInfo(), name);
}

Result<std::unique_ptr<Agent>> makeAgent(const QString &name, Side /*side*/, Generator generator)
{
    auto player = computerPlayer(name, generator);
    TOUCHLINE_TRY(player);
    return std::visit(
        [](auto one) -> std::unique_ptr<Agent> {
            return std::make_unique<ComputerAgent<decltype(one)>>(one);
        },
        *player);
}

} // namespace touchline::atcs
