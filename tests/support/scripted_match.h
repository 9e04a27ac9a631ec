// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules.h"
#include "core/match/event_sink.h"
#include "tests/support/atcs_fixture.h"

#include <initializer_list>

namespace touchline::testing {

/// An ATCS position that a test drives by hand: state + rolls + choices -> state.
struct ScriptedMatch
{
    explicit ScriptedMatch(atcs::Level level, bool needsWinner = false, atcs::RuleOptions options = {})
    {
        tables.cards = {{atcs::matchCard(*frx()), atcs::matchCard(*tux())}};
        tables.level = level;
        tables.needsWinner = needsWinner;
        tables.options = options;
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

    void choose(OptionCode option) { atcs::applyChoice(state, option, events); }

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
