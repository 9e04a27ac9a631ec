// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/carded_cup.h"
#include "tests/unit/publish/hostile_names.h"

namespace touchline::testing {

/// A World Cup in which teams, players, grounds, groups, rounds and reasons have hostile names: the first
/// matches are played, all have a day.
inline CompetitionDefinition hostileDefinition()
{
    const QStringList names = hostileNames();
    CompetitionDefinition definition = cup::make("worldcup-32").definition();
    definition.name = names.at(0) + names.at(1);
    for (std::size_t i = 0; i < definition.entrants.size(); ++i) {
        const QString &name = names.at(static_cast<qsizetype>(i) % names.size());
        definition.entrants[i].name = static_cast<qsizetype>(i) < names.size() ? name : name + u'2';
        definition.entrants[i].conference = names.at(2);
    }
    auto &groups = std::get<RoundRobinStage>(definition.format.stages.front().plan).groups;
    groups[1].name = names.at(1);
    groups[2].name = names.at(18).left(300);
    definition.format.stages.front().name = names.at(4);
    auto &rounds = std::get<KnockoutStage>(definition.format.stages.back().plan).rounds;
    rounds.front().name = names.at(3);
    for (int match = 1; match <= 64; ++match)
        definition.calendar.push_back({match, QDate(2026, 6, 11).addDays(match / 3), QTime(20, 45),
                                       QStringLiteral("Europe/Berlin"), names.at(match % names.size()),
                                       names.at(2), names.at(6)});
    return definition;
}

inline Competition hostileCup()
{
    const QStringList names = hostileNames();
    auto created = Competition::create(hostileDefinition());
    if (!created)
        qFatal("%s", qPrintable(created.error().message.english()));
    Competition competition = std::move(*created);
    int next = 0;
    for (int match = 1; match <= 48; ++match) {
        MatchReport report = cup::report(competition, match, {2, 1});
        report.completeness = Completeness::Scorers;
        for (const Side side : {Side::Home, Side::Home, Side::Away})
            report.events.push_back(eventOf(ReportEventKind::Goal, side,
                                            names.at(next++ % names.size()).toUtf8().constData(), 10));
        if (const auto recorded = competition.record(std::move(report)); !recorded)
            qFatal("match %d: %s", match, qPrintable(recorded.error().message.english()));
    }
    if (!competition.addDeduction({0, competition.placement()[0][0], 3, names.at(1)}))
        qFatal("deduction refused");
    return competition;
}

} // namespace touchline::testing
