// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/match/atcs_options.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/event_sink.h"
#include "tests/support/atcs_fixture.h"

#include <map>
#include <memory>

namespace touchline::testing {

/// Home side and visitors by what matters to a computer player.
inline constexpr Side france = Side::Home;
inline constexpr Side turkey = Side::Away;

/// Rows of the two cards that the tests name.
namespace row {
inline constexpr int henry = 0;
inline constexpr int zidane = 1;
inline constexpr int barthez = 13;
inline constexpr int mansiz = 0;
inline constexpr int t4 = 3;
inline constexpr int sukur = 4;
inline constexpr int ozalan = 5;
inline constexpr int t7 = 6;
inline constexpr int turkeysSecondKeeper = 13;
} // namespace row

/// FRX against TUX at the Premier League level in the first half: a position that a test changes by hand, to
/// ask somebody for a choice.
struct AtcsPosition
{
    explicit AtcsPosition(std::optional<Side> ground = std::nullopt)
    {
        tables.cards = {{atcs::matchCard(*frx()), atcs::matchCard(*tux())}};
        tables.level = atcs::Level::Premier;
        tables.options = atcs::ruleOptions(frxAgainstTux(QStringLiteral("premier")).options);
        tables.home = ground;
        // Not owned: the shipped charts live as long as the program.
        tables.charts = std::shared_ptr<const atcs::Charts>(std::shared_ptr<void>(), &atcs::shippedCharts());
        tables.refereeCountries = tables.charts->refereeCountry;
        state = atcs::startMatch(tables, {}, NoEvents());
        for (const Side side : bothSides) {
            state.sides[side].total = 20;
            state.sides[side].remaining = 15;
            state.sides[side].shotsOnGoal = 15;
        }
    }
    AtcsPosition(const AtcsPosition &) = delete;
    AtcsPosition &operator=(const AtcsPosition &) = delete;

    /// A choice of `decider` falls due on an attempt or kick of `turn`.
    void ask(atcs::Phase phase, Side turn, Side decider)
    {
        state.turn = turn;
        atcs::ask(state, phase, decider);
    }
    void lead(Side side, int goals)
    {
        state.score = {};
        state.score.of(goals >= 0 ? side : opposite(side)) = static_cast<std::int16_t>(std::abs(goals));
    }
    [[nodiscard]] atcs::SideState &side(Side side) { return state.sides[side]; }

    /// What a computer player with this seed chooses.
    template <class Player>
    [[nodiscard]] OptionCode choice(Player player) const
    {
        return player.choose(state, atcs::legalOptions(state));
    }
    /// How often each option is chosen in `draws` choices of one player.
    template <class Player>
    [[nodiscard]] std::map<OptionCode, int> choices(Player player, int draws) const
    {
        std::map<OptionCode, int> chosen;
        for (int i = 0; i < draws; ++i)
            ++chosen[player.choose(state, atcs::legalOptions(state))];
        return chosen;
    }

    atcs::MatchTables tables;
    atcs::State state;
};

} // namespace touchline::testing
