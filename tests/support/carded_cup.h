// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/unit/competition/cup_builder.h"
#include "tests/unit/match/report_fixture.h"

namespace touchline::testing {

/// Enters a result of that number with these events, the rest of the match recorded in full; the report lists
/// no squads.
inline void playWith(Competition &competition, int number, Score score, std::vector<ReportEvent> events)
{
    MatchReport report = cup::report(competition, number, score);
    for (const Side side : bothSides)
        for (int goal = 0; goal < score.of(side); ++goal)
            report.events.push_back(eventOf(ReportEventKind::Goal, side, "Scorer"));
    for (ReportEvent &event : events)
        report.events.push_back(std::move(event));
    report.completeness = Completeness::Full;
    if (const auto recorded = competition.record(std::move(report)); !recorded)
        qFatal("match %d: %s", number, qPrintable(recorded.error().message.english()));
}

/// The side of a team in a match.
inline Side sideOf(const Competition &competition, const char *code, int number)
{
    return cup::pairing(competition, number).startsWith(QLatin1String(code)) ? Side::Home : Side::Away;
}

/// A card for a player of that team in a match.
inline ReportEvent cardFor(const Competition &competition, const char *code, int number, ReportEventKind kind,
                           const char *player)
{
    return eventOf(kind, sideOf(competition, code, number), player);
}

/// Numbers of the group matches of a team.
inline std::vector<int> groupMatchesOf(const Competition &competition, const char *code)
{
    std::vector<int> numbers;
    for (const Fixture &fixture : competition.fixtures())
        if (fixture.isGroupMatch() && cup::pairing(competition, fixture.number).contains(QLatin1String(code)))
            numbers.push_back(fixture.number);
    return numbers;
}

} // namespace touchline::testing
