// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/competition/round_draw.h"
#include "core/competition/templates/templates.h"
#include "core/dice/generator.h"
#include "tests/support/text.h"

#include <QUuid>

#include <cstdlib>

/// Competitions and reports for tests.
namespace touchline::cup {

inline const QUuid space = QUuid::fromString(u"6f1d2a52-8c1f-5e2b-9c55-0f6c1f1b2a10"_s);

/// T01, T02, ...: the number is the ranking. `conferences` are given out in turn.
inline std::vector<Entrant> entrants(int count, const QStringList &conferences = {QString()})
{
    std::vector<Entrant> teams;
    for (int i = 0; i < count; ++i) {
        const QString code = u"T%1"_s.arg(i + 1, 2, 10, QLatin1Char('0'));
        teams.push_back({QUuid::createUuidV5(space, code), code, u"Team "_s + code,
                         conferences.at(i % conferences.size()), i + 1});
    }
    return teams;
}

/// A competition in the format of that name, groups in serpentine order.
inline Competition make(const char *formatName, std::uint64_t seed = 1)
{
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5(space, QByteArray::number(static_cast<qulonglong>(seed)));
    definition.name = u"Test Cup"_s;
    definition.format = formatTemplate(QString::fromLatin1(formatName)).value();
    definition.entrants = entrants(teamCount(definition.format));
    definition.draw = serpentineDraw(definition.entrants, entrySizes(definition.format)).value();
    definition.seed = seed;
    definition.game = u"atcs"_s;
    definition.level = u"basic"_s;
    definition.options = {{u"quick_scores"_s, false}, {u"attempt_order"_s, 1}};
    return Competition::create(std::move(definition)).value();
}

/// The report of a match that ended so; a level tie is won by the home side on penalties, where there are
/// any.
inline MatchReport report(const Competition &competition, int number, Score score)
{
    const int index = competition.indexOfNumber(number);
    const Fixture &fixture = competition.fixtures()[at(index)];
    const FixtureStatus status = progress(competition).fixtures[at(index)];
    MatchReport report;
    report.id = QUuid::createUuidV5(fixture.id, u"report"_s);
    report.fixture = fixture.id;
    report.completeness = Completeness::Score;
    for (const Side side : bothSides) {
        if (status.teams[side] < 0)
            continue;
        const Entrant &team = competition.entrant(status.teams[side]);
        report.teams[side] = {team.id, team.name, {}};
    }
    report.score = score;
    report.winner = score.leader();
    const DecisionRules rules = decisionRules(competition, index);
    if (rules.needsWinner && isTieLevel(rules, score, score)) {
        report.after90 = score;
        if (rules.extraTime != DecisionRules::ExtraTime::None) {
            report.extraTime = score;
            report.decidedBy = DecidedBy::ExtraTime;
        }
        if (rules.shootOut) {
            report.shootOut = Score{4, 3};
            report.decidedBy = DecidedBy::ShootOut;
            report.winner = Side::Home;
        }
    }
    return report;
}

/// Enters a result that must be accepted.
inline void play(Competition &competition, int number, Score score)
{
    const auto recorded = competition.record(report(competition, number, score));
    if (!recorded)
        qFatal("match %d: %s", number, qPrintable(recorded.error().message.english()));
}

inline int goals(Generator &generator)
{
    return int(generator.below(4));
}

/// Plays everything that can be played and draws the lots that are needed, until nothing is left.
inline void playOut(Competition &competition, Generator generator)
{
    for (;;) {
        const Progress now = progress(competition);
        const std::vector<int> ready = fixturesIn(FixtureState::Ready, now);
        for (const int index : ready) {
            const int number = competition.fixtures()[at(index)].number;
            play(competition, number, {goals(generator), goals(generator)});
        }
        const Progress after = progress(competition);
        const std::vector<Lot> lots = drawLots(competition, after);
        for (const Lot &lot : lots) {
            if (!competition.addLot(lot))
                qFatal("lot refused");
        }
        const std::vector<RoundDraw> draws = drawRounds(competition, after).value();
        for (const RoundDraw &draw : draws) {
            if (!competition.addRoundDraw(draw))
                qFatal("draw refused");
        }
        if (ready.empty() && lots.empty() && draws.empty())
            return;
    }
}

/// Plays the whole group stage so that in every group the better place wins 1-0: the drawn order is the
/// table.
inline void playGroupsInOrder(Competition &competition)
{
    for (const Fixture &fixture : competition.fixtures()) {
        if (!fixture.isGroupMatch())
            continue;
        const bool homeIsBetter = fixture.slots[Side::Home].number < fixture.slots[Side::Away].number;
        play(competition, fixture.number, homeIsBetter ? Score{1, 0} : Score{0, 1});
    }
}

/// "T01" for a known team, "-" for none.
inline QString name(const Competition &competition, int team)
{
    return team < 0 ? u"-"_s : competition.entrant(team).code;
}

/// "T01-T16" as the match stands now.
inline QString pairing(const Competition &competition, int number)
{
    const auto index = at(competition.indexOfNumber(number));
    const FixtureStatus status = progress(competition).fixtures[index];
    return name(competition, status.teams[Side::Home]) + QLatin1Char('-') +
           name(competition, status.teams[Side::Away]);
}

inline FixtureState state(const Competition &competition, int number)
{
    return progress(competition).fixtures[at(competition.indexOfNumber(number))].state;
}

} // namespace touchline::cup
