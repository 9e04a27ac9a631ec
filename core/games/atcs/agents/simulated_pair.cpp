// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/agents/simulated_pair.h"

#include "core/games/atcs/agents/agents.h"
#include "core/games/atcs/match/atcs_info.h"
#include "core/games/atcs/match/atcs_match.h"
#include "core/games/atcs/match/match_tables.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/event_sink.h"
#include "core/match/play_out.h"
#include "core/match/report_builder.h"

#include <type_traits>

namespace touchline::atcs {

namespace {

template <class Player>
Player withGenerator(const Player &player, const Generator &generator)
{
    if constexpr (std::is_constructible_v<Player, Generator>)
        return Player(generator);
    else
        return player;
}

/// The plain state of the rules, driven by playOut().
class SimulatedPair final : public SimulatedMatch
{
public:
    SimulatedPair(FixtureSetup setup, const MatchTables &tables, const PerSide<ComputerPlayer> &players)
        : m_setup(std::move(setup))
        , m_tables(tables)
        , m_players(players)
    {
    }

    void play(const Playing &playing, MatchReport &report) override
    {
        m_tables.decision = playing.decision;
        m_events.clear();
        PerSide<Rows> missing{};
        for (const Side side : bothSides)
            for (const QUuid &player : playing.absent[side])
                if (const int row = m_setup.sides[side].squad.indexOf(player); row >= 0)
                    missing[side] |= bitOf(row);
        State state = startMatch(m_tables, missing, m_events);
        Generator dice = playing.dice;
        PerSide<ComputerPlayer> players = m_players;
        for (const Side side : bothSides)
            std::visit([&](auto &player) { player = withGenerator(player, playing.agents[side]); },
                       players[side]);
        playOut(
            state, [&dice](Die die) { return dice.roll(die.faces); },
            [&players](const State &now, const LegalOptions &options) {
                return std::visit([&](auto &player) { return player.choose(now, options); },
                                  players[now.decider]);
            },
            m_events);
        noteResult(state, report);
        if (m_events.events().empty())
            report.events.clear();
        else
            report.events = reportEvents(m_events.events(), m_setup, gameInfo());
    }

private:
    FixtureSetup m_setup;
    MatchTables m_tables;
    PerSide<ComputerPlayer> m_players;
    CardsAndInjuries m_events;
};

} // namespace

std::unique_ptr<SimulatedMatch> simulatedPair(const FixtureSetup &setup, const PerSide<QString> &agents)
{
    // By somebody's own charts a match may never end, which only a MatchRunner finds.
    if (!setup.charts.isEmpty())
        return nullptr;
    PerSide<const TeamCard *> cards{};
    PerSide<ComputerPlayer> players;
    for (const Side side : bothSides) {
        cards[side] = dynamic_cast<const TeamCard *>(setup.sides[side].document.get());
        const auto player = computerPlayer(agents[side], Generator(0));
        if (cards[side] == nullptr || !player)
            return nullptr;
        players[side] = *player;
    }
    Problems problems;
    const auto tables = matchTables(setup, *cards[Side::Home], *cards[Side::Away], problems);
    return problems.empty() ? std::make_unique<SimulatedPair>(setup, *tables, players) : nullptr;
}

} // namespace touchline::atcs
