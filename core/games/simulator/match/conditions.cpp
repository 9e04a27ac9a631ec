// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/conditions.h"

#include "core/games/simulator/match/simulator_match.h"

#include <QtGlobal>

namespace touchline::simulator {

namespace {

constexpr std::size_t eventsOfACondition = 8;

} // namespace

ConditionOutcome refereeCondition(bool isStrict)
{
    if (isStrict)
        return {
            QStringLiteral("strict"), {QT_TRANSLATE_NOOP("core", "A duel is a foul on a 1 or 2."), {}}, {}};
    return {QStringLiteral("normal"), {QT_TRANSLATE_NOOP("core", "A duel is a foul on a 1."), {}}, {}};
}

ConditionOutcome weatherCondition(bool isBad)
{
    if (isBad)
        return {
            QStringLiteral("bad"),
            {QT_TRANSLATE_NOOP("core", "A touch is short up to one cell less; a foul injures on a 1 or 2."),
             {}},
            {}};
    return {QStringLiteral("clear"), {QT_TRANSLATE_NOOP("core", "A foul injures on a 1."), {}}, {}};
}

std::vector<ConditionOutcome> conditionOutcomes(const Match &match)
{
    const State &state = static_cast<const SimulatorMatch &>(match).state();
    std::vector<ConditionOutcome> outcomes;
    if (state.phase != Phase::RefereeRoll && state.phase != Phase::WeatherRoll)
        return outcomes;
    const int faces = match.question().prompt->die.faces;
    for (int number = 1; number <= faces; ++number) {
        // The rules say what a number brings, here as in a match.
        const std::unique_ptr<Match> then = match.clone();
        EventList events(eventsOfACondition);
        if (!then->roll(number, events))
            return {};
        const State &next = static_cast<const SimulatorMatch &>(*then).state();
        outcomes.push_back(state.phase == Phase::RefereeRoll ? refereeCondition(next.strict)
                                                             : weatherCondition(next.badWeather));
    }
    return outcomes;
}

} // namespace touchline::simulator
