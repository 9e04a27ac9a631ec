// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/report_facts.h"

#include "core/games/simulator/rules/events.h"
#include "core/games/simulator/rules/steps.h"

#include <algorithm>

namespace touchline::simulator {

namespace {

bool isShot(const Event &event)
{
    const auto act = static_cast<Act>(event.numbers[0]);
    return event.kind == event::Kick && (act == Act::Shot || act == Act::HeadShot) &&
           event.period != Period::ShootOut;
}

} // namespace

std::vector<MatchFact> reportFacts(std::span<const Event> events, const State &state)
{
    std::vector<MatchFact> facts;
    bool hasBegun = false;
    for (const Event &one : events)
        hasBegun = hasBegun || one.kind == EventKind::PeriodStart;
    // A match that was lost before it began has none.
    if (!hasBegun)
        return facts;
    if (state.options().refereeType)
        facts.push_back({QStringLiteral("referee_type"),
                         {},
                         0,
                         state.strict ? QStringLiteral("strict") : QStringLiteral("normal")});
    if (state.options().weather)
        facts.push_back({QStringLiteral("weather"),
                         {},
                         0,
                         state.badWeather ? QStringLiteral("bad") : QStringLiteral("clear")});
    if (state.options().homeAdvantage && state.tables->ground)
        facts.push_back({QStringLiteral("home_bonuses_left"),
                         {},
                         0,
                         QString::number(mostBonuses - state.sides[*state.tables->ground].bonuses)});
    const auto isStep = [](const Event &one) { return one.kind == event::Step; };
    facts.push_back({QStringLiteral("steps"), {}, 0, QString::number(std::ranges::count_if(events, isStep))});
    const auto count = [&](const char *name, const auto &counts) {
        for (const Side side : bothSides) {
            int number = 0;
            for (const Event &one : events)
                number += one.hasSide && one.side == side && counts(one) ? 1 : 0;
            facts.push_back({QString::fromUtf8(name), side, 0, QString::number(number)});
        }
    };
    count("shots", isShot);
    count("corners", [](const Event &one) { return one.kind == event::Corner; });
    count("fouls", [](const Event &one) { return one.kind == event::Foul; });
    return facts;
}

} // namespace touchline::simulator
