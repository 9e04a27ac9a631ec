// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/atcs/rules/rules_flow.h"

namespace touchline::atcs {

/// The referee, before the match (specification 2.5, 6.8).

inline constexpr int mostVoidReferees = 20;

/// Neither void nor of a country that plays.
[[nodiscard]] inline bool mayReferee(const State &state, CountryIndex country)
{
    return country != noCountry && !state.tables->refused[static_cast<std::size_t>(country)];
}

/// The next number up the chart (after 100 comes 1) whose country may referee; 0 if there is none.
[[nodiscard]] inline int nextReferee(const State &state, int natural)
{
    for (int step = 1; step <= 100; ++step) {
        const int number = (natural - 1 + step) % 100 + 1;
        if (mayReferee(state, state.tables->refereeCountries[static_cast<std::size_t>(number)]))
            return number;
    }
    return 0;
}

template <class Sink>
Q_NEVER_INLINE void rollRefereeCountry(State &state, int natural, Sink &sink)
{
    const CountryIndex country = state.tables->refereeCountries[static_cast<std::size_t>(natural)];
    if (mayReferee(state, country)) {
        state.referee.country = country;
        state.referee.natural = static_cast<std::int8_t>(natural);
        state.phase = Phase::RefereeType;
        return;
    }
    announce(state, sink, event::RefereeReroll, natural, country,
             static_cast<int>(country == noCountry ? RerollWhy::Void : RerollWhy::Team));
    if (++state.referee.rerolls < mostVoidReferees)
        return;
    // It cannot go on for ever (R66).
    const int number = nextReferee(state, natural);
    state.referee.country =
        number == 0 ? noCountry : state.tables->refereeCountries[static_cast<std::size_t>(number)];
    state.phase = Phase::RefereeType;
}

template <class Sink>
Q_NEVER_INLINE void rollRefereeType(State &state, int natural, Sink &sink)
{
    const Charts &charts = *state.tables->charts;
    RefereeState &referee = state.referee;
    const int country = referee.country == noCountry
                            ? 0
                            : charts.refereeCountryModifier[static_cast<std::size_t>(referee.country)];
    referee.type = charts.referee.at(natural + country);
    referee.modifiers = charts.refereeModifiers[static_cast<std::size_t>(referee.type)];
    announce(state, sink, event::Referee, referee.country, referee.natural, static_cast<int>(referee.type),
             natural, country, natural + country);
    state.phase = Phase::KickOff;
}

} // namespace touchline::atcs
