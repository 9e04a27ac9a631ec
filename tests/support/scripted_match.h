// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules.h"
#include "core/match/event_sink.h"
#include "tests/support/atcs_fixture.h"

#include <initializer_list>
#include <memory>
#include <optional>

namespace touchline::testing {

/// An ATCS position that a test drives by hand: state + rolls + choices -> state.
struct ScriptedMatch
{
    explicit ScriptedMatch(atcs::Level level, bool needsWinner = false, atcs::RuleOptions options = {},
                           std::optional<Side> home = {})
    {
        tables.cards = {{atcs::matchCard(*frx()), atcs::matchCard(*tux())}};
        tables.level = level;
        tables.decision.needsWinner = needsWinner;
        tables.options = options;
        tables.home = home;
        // Not owned: the shipped charts live as long as the program.
        tables.charts = std::shared_ptr<const atcs::Charts>(std::shared_ptr<void>(), &atcs::shippedCharts());
        tables.refereeCountries = tables.charts->refereeCountry;
        state = atcs::startMatch(tables, missing, events);
    }
    ScriptedMatch(const ScriptedMatch &) = delete;
    ScriptedMatch &operator=(const ScriptedMatch &) = delete;

    /// Starts anew with these rows out of both sides.
    void startWithout(atcs::Rows home, atcs::Rows away)
    {
        events.clear();
        missing = {{home, away}};
        state = atcs::startMatch(tables, missing, events);
    }

    void rolls(std::initializer_list<int> values)
    {
        for (const int value : values)
            atcs::applyRoll(state, value, events);
    }

    void choose(OptionCode option)
    {
        Q_ASSERT(atcs::legalOptions(state).contains(option));
        atcs::applyChoice(state, option, events);
    }

    /// Kick-off by `first`, then both sides play as their cards prefer: plan E of the test vectors.
    void kickOffAsPreferred(Side first)
    {
        rolls({first == Side::Home ? 1 : 10});
        while (state.phase == atcs::Phase::PlanFirst || state.phase == atcs::Phase::PlanSecond)
            choosePreferred();
    }

    void choosePreferred()
    {
        const atcs::MatchCard &card = state.card(state.decider);
        choose(atcs::planCode(card.strategy, card.formation));
    }

    /// The number of the card chart roll that comes to `result` with what is added.
    [[nodiscard]] int cardNatural(int result) const
    {
        return result - atcs::cardTerms(state, state.check.side).sum() - state.check.sign;
    }

    /// Goes on without an event until `phase`: no attempt is a shot, nobody commits a foul, and every choice
    /// is the first (none, resolve) or the card's own plan.
    void quietUntil(atcs::Phase phase)
    {
        constexpr int noFoul = 4;
        while (state.phase != phase && state.phase != atcs::Phase::Over) {
            if (state.phase == atcs::Phase::PlanFirst || state.phase == atcs::Phase::PlanSecond)
                choosePreferred();
            else if (atcs::awaits(state) == Awaits::Choice)
                choose(atcs::legalOptions(state)[0]);
            else if (state.phase == atcs::Phase::CardRoll)
                rolls({cardNatural(noFoul)});
            else
                rolls({state.phase == atcs::Phase::ShotOnGoal ? 100 : 1});
        }
    }

    /// Takes the sides to the end of normal play without a shot: kick-off by `kickOff`, then misses.
    void missUntil(atcs::Phase phase)
    {
        while (state.phase != phase && state.phase != atcs::Phase::Over)
            atcs::applyRoll(state, state.phase == atcs::Phase::ShotOnGoal ? 100 : 1, events);
    }

    [[nodiscard]] std::size_t count(EventKind kind) const
    {
        std::size_t found = 0;
        for (const Event &event : events.events())
            found += event.kind == kind ? 1 : 0;
        return found;
    }

    [[nodiscard]] const Event &last() const { return events.events().back(); }

    /// The newest event of a kind.
    [[nodiscard]] const Event &newest(EventKind kind) const
    {
        const std::span<const Event> all = events.events();
        for (auto event = all.rbegin(); event != all.rend(); ++event)
            if (event->kind == kind)
                return *event;
        Q_UNREACHABLE();
    }

    atcs::MatchTables tables;
    PerSide<atcs::Rows> missing;
    EventList events;
    atcs::State state;
};

} // namespace touchline::testing
