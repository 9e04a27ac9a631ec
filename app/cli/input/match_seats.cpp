// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/match_seats.h"

namespace touchline::cli {

Result<void> changeSeats(LiveMatch &match, const QCommandLineParser &parser, MatchPlan &plan)
{
    if (parser.isSet(u"play"_s))
        for (const Side side : bothSides) {
            const bool wasPerson = match.agent(side) == personAgent;
            if (plan.persons[side] != wasPerson)
                TOUCHLINE_TRY(
                    match.setAgent(side, plan.persons[side] ? personAgent : plan.choice.agents[side]));
        }
    // Who is run by a computer player may get another one.
    for (const Side side : bothSides)
        if (parser.isSet(sideWord(side) + u"-agent"_s) && match.agent(side) != personAgent &&
            match.agent(side) != plan.choice.agents[side])
            TOUCHLINE_TRY(match.setAgent(side, plan.choice.agents[side]));
    if (parser.isSet(u"dice"_s))
        TOUCHLINE_TRY(match.setDice({{Side::Home, plan.typedDice, {}}, {Side::Away, plan.typedDice, {}}}));
    else
        plan.typedDice = match.log().seed.isEmpty();
    for (const Side side : bothSides) {
        plan.persons[side] = match.agent(side) == personAgent;
        if (!plan.persons[side])
            plan.choice.agents[side] = match.agent(side);
    }
    return {};
}

} // namespace touchline::cli
