// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/match/referee_outcomes.h"

#include "core/games/atcs/charts/chart_words.h"
#include "core/games/atcs/charts/charts.h"
#include "core/games/atcs/match/atcs_match.h"

#include <QtGlobal>

namespace touchline::atcs {

namespace {

constexpr std::size_t eventsOfARoll = 8;

QString signedModifier(int number)
{
    return number < 0   ? QStringLiteral("−%1").arg(-number)
           : number > 0 ? QStringLiteral("+%1").arg(number)
                        : QStringLiteral("0");
}

/// Of a number whose roll is due again.
Message whyRolledAgain(CountryIndex country)
{
    if (country == noCountry)
        return {QT_TRANSLATE_NOOP("core", "The chart has no country here: roll again."), {}};
    return {QT_TRANSLATE_NOOP("core", "No referee comes from %1, which plays in this match: roll again."),
            {countryName(country)}};
}

} // namespace

Message refereeEffect(const RefereeModifiers &modifiers)
{
    return {QT_TRANSLATE_NOOP("core", "Card chart %1, goal check %2, referee call %3."),
            {signedModifier(modifiers.cardChart), signedModifier(modifiers.goalCheck),
             signedModifier(modifiers.refereeCall)}};
}

std::vector<ConditionOutcome> conditionOutcomes(const Match &match)
{
    const State &state = static_cast<const AtcsMatch &>(match).state();
    std::vector<ConditionOutcome> outcomes;
    if (state.phase != Phase::RefereeCountry && state.phase != Phase::RefereeType)
        return outcomes;
    const int faces = match.question().prompt->die.faces;
    for (int number = 1; number <= faces; ++number) {
        // The rules say what a number brings, here as in a match.
        const std::unique_ptr<Match> then = match.clone();
        EventList events(eventsOfARoll);
        if (!then->roll(number, events))
            return {};
        const State &next = static_cast<const AtcsMatch &>(*then).state();
        if (state.phase == Phase::RefereeType) {
            outcomes.push_back({refereeTypeWords().at(static_cast<int>(next.referee.type)),
                                refereeEffect(next.referee.modifiers),
                                {}});
            continue;
        }
        const CountryIndex country = state.tables->refereeCountries[static_cast<std::size_t>(number)];
        ConditionOutcome outcome{country == noCountry ? QString() : countryName(country), {}, {}};
        if (next.phase == Phase::RefereeCountry)
            outcome.forbidden = whyRolledAgain(country);
        outcomes.push_back(std::move(outcome));
    }
    return outcomes;
}

} // namespace touchline::atcs
