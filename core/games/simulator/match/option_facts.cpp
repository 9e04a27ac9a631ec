// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/choices.h"

#include "core/games/simulator/rules/steps.h"
#include "core/match/event.h"

#include <QtGlobal>

namespace touchline::simulator {

/// Of who enters the ball's cell (6.9): which of six rolls bring him in.
OptionFacts entryFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const int cell = state.man(state.ball.possessor).cell;
    if (option >= cellCount || cellOfCode(state, option) != cell || state.man(state.chosen).cell == cell)
        return facts;
    const int from = state.man(state.chosen).cell;
    constexpr int faces = 6;
    if (distance(from, cell) > 1) {
        facts.effects.push_back({QT_TRANSLATE_NOOP("core", "From so far away it is always a foul."), {}});
        facts.chance = {{QT_TRANSLATE_NOOP("core", "a yellow card instead of a red one"), {}}, 3, faces};
        return facts;
    }
    if (isFrontOf(from, cell, state.along(state.attacker))) {
        facts.effects.push_back({QT_TRANSLATE_NOOP("core", "From the front nobody is fouled."), {}});
        return facts;
    }
    const bool recovers = state.options().levels && count(state, state.chosen, Colour::Blue) > 1;
    facts.effects.push_back(
        {QT_TRANSLATE_NOOP("core", "From behind it may be a foul with a yellow card."), {}});
    facts.chance = {{QT_TRANSLATE_NOOP("core", "no foul"), {}}, recovers ? 5 : 3, faces};
    return facts;
}

OptionFacts bonusFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option == yesCode) {
        facts.prices.push_back({{QT_TRANSLATE_NOOP("core", "home bonus"), {}}});
        facts.effects.push_back({QT_TRANSLATE_NOOP("core", "Two more on your sum in this duel."), {}});
    }
    return facts;
}

OptionFacts foulFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option == yesCode)
        facts.effects.push_back(
            {QT_TRANSLATE_NOOP("core", "A yellow card, and a free kick or a penalty."), {}});
    return facts;
}

OptionFacts substitutionFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option == subCode || option == reserveCode)
        facts.prices.push_back({{QT_TRANSLATE_NOOP("core", "substitution"), {}}});
    return facts;
}

Message aboutChosen(const State &state, const FixtureSetup &setup)
{
    const int man = manOf(state.chosen);
    const Side side = sideOf(state.chosen);
    return {"%1 %2",
            {QString::number(state.tables->teams[side].shirts[static_cast<std::size_t>(man)]),
             playerName(setup, side, man)}};
}

Message aboutDirection(const State & /*state*/, const FixtureSetup & /*setup*/)
{
    return {QT_TRANSLATE_NOOP("core", "with the clock from the home side's way of playing"), {}};
}

Message aboutPower(const State & /*state*/, const FixtureSetup & /*setup*/)
{
    return {QT_TRANSLATE_NOOP("core", "along the ground 30 % roll 27 cm, 40 % 48 cm, 50 % 75 cm"), {}};
}

} // namespace touchline::simulator
