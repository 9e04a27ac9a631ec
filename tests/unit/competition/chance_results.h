// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/unit/competition/cup_builder.h"

#include <algorithm>

/// Competitions in any format played out by chance, every match decided as its rules have it.
namespace touchline::chance {

inline Score someGoals(Generator &generator, std::uint32_t bound)
{
    const auto home = int(generator.below(bound));
    return {home, int(generator.below(bound))};
}

/// Plays on where the tie is level: one goal at most, so that it fits golden and silver goals too.
inline void playOn(MatchReport &report, const DecisionRules &rules, Generator &generator)
{
    if (rules.extraTime != DecisionRules::ExtraTime::None) {
        report.after90 = report.score;
        const std::uint32_t scorer = generator.below(3);
        report.score.home += scorer == 1 ? 1 : 0;
        report.score.away += scorer == 2 ? 1 : 0;
        report.extraTime = report.score;
        report.decidedBy = DecidedBy::ExtraTime;
    }
    report.winner = report.score.leader();
    if (!rules.shootOut || !isTieLevel(rules, report.score, report.after90.value_or(report.score)))
        return;
    report.shootOut = generator.below(2) == 0 ? Score{4, 3} : Score{2, 4};
    report.winner = report.shootOut->leader();
    report.decidedBy = DecidedBy::ShootOut;
}

/// A report of fixtures()[index], which is ready.
inline MatchReport report(const Competition &competition, const Progress &now, int index,
                          Generator &generator)
{
    const auto i = at(index);
    const Fixture &fixture = competition.fixtures()[i];
    MatchReport report;
    report.id = QUuid::createUuidV5(fixture.id, QByteArray::number(generator.next()));
    report.fixture = fixture.id;
    report.completeness = Completeness::Score;
    for (const Side side : bothSides) {
        const Entrant &team = competition.entrant(now.fixtures[i].teams[side]);
        report.teams[side] = {team.id, team.name, {}};
    }
    constexpr std::uint32_t goals = 3;
    report.score = someGoals(generator, goals);
    report.winner = report.score.leader();
    const DecisionRules rules = decisionRules(competition, index);
    if (rules.needsWinner && isTieLevel(rules, report.score, report.score))
        playOn(report, rules, generator);
    return report;
}

/// Pool and groups filled in the order of the ranking, one after the other.
inline Draw inOrder(const std::vector<Entrant> &entrants, const std::vector<int> &sizes)
{
    std::vector<QStringList> groups;
    std::size_t next = 0;
    for (const int size : sizes) {
        QStringList group;
        for (int place = 0; place < size; ++place)
            group << entrants[next++].code;
        groups.push_back(group);
    }
    return fixedDraw(groups, entrants, sizes).value();
}

inline Competition made(Format format, std::uint64_t seed = 1)
{
    CompetitionDefinition definition;
    definition.id = QUuid::createUuidV5(cup::space, QByteArray::number(static_cast<qulonglong>(seed)));
    definition.name = format.title;
    definition.entrants = cup::entrants(teamCount(format));
    definition.draw = inOrder(definition.entrants, entrySizes(format));
    definition.seed = seed;
    definition.format = std::move(format);
    return Competition::create(std::move(definition)).value();
}

/// Draws all lots and rounds that are due; false if there was nothing to draw.
inline bool drawWhatIsDue(Competition &competition)
{
    const Progress now = progress(competition);
    const std::vector<Lot> lots = drawLots(competition, now);
    for (const Lot &lot : lots)
        if (!competition.addLot(lot))
            qFatal("lot refused");
    const auto draws = drawRounds(competition, now);
    if (!draws)
        qFatal("%s", qPrintable(draws.error().message.english()));
    for (const RoundDraw &draw : *draws)
        if (!competition.addRoundDraw(draw))
            qFatal("draw refused");
    return !lots.empty() || !draws->empty();
}

inline void record(Competition &competition, MatchReport report)
{
    const auto kept = competition.record(std::move(report));
    if (!kept)
        qFatal("%s: %s", qPrintable(kept.error().message.english()),
               kept.error().problems.empty() ? "" : qPrintable(kept.error().problems.front().what.english()));
}

/// Plays until nothing is left; ready matches in an order by chance. Gives the reports as they came.
inline std::vector<MatchReport> playOut(Competition &competition, Generator generator)
{
    std::vector<MatchReport> reports;
    for (;;) {
        const Progress now = progress(competition);
        std::vector<int> ready = fixturesIn(FixtureState::Ready, now);
        for (std::size_t i = ready.size(); i > 1; --i)
            std::swap(ready[i - 1], ready[generator.below(static_cast<std::uint32_t>(i))]);
        for (const int index : ready) {
            reports.push_back(report(competition, now, index, generator));
            record(competition, reports.back());
        }
        if (!drawWhatIsDue(competition) && ready.empty())
            return reports;
    }
}

} // namespace touchline::chance
