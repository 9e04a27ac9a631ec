// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/matches/corrected_report.h"

#include "core/competition/progress.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

bool isOfScore(const ReportEvent &event)
{
    switch (event.kind) {
    case ReportEventKind::Goal:
    case ReportEventKind::PenaltyGoal:
    case ReportEventKind::OwnGoal:
    case ReportEventKind::ShootOutGoal:
    case ReportEventKind::ShootOutMiss:
        return true;
    case ReportEventKind::Yellow:
    case ReportEventKind::SecondYellow:
    case ReportEventKind::Red:
    case ReportEventKind::Injury:
    case ReportEventKind::SubstituteOn:
        break;
    }
    return false;
}

bool isOfTeams(const MatchReport &report, const PerSide<TeamOnTheDay> &teams)
{
    return report.teams[Side::Home].team == teams[Side::Home].team &&
           report.teams[Side::Away].team == teams[Side::Away].team;
}

/// Takes over from the report before what the score says nothing about.
void keepPlayers(const MatchReport &former, MatchReport &report)
{
    report.teams = former.teams;
    report.carryOut = former.carryOut;
    std::copy_if(former.events.begin(), former.events.end(), std::back_inserter(report.events),
                 [](const ReportEvent &event) { return !isOfScore(event); });
}

void decide(MatchReport &report, const CorrectedScore &result, const DecisionRules &rules)
{
    report.score = result.score;
    report.shootOut = result.shootOut;
    const bool wasLong = result.shootOut && rules.extraTime != DecisionRules::ExtraTime::None;
    if (result.afterExtraTime || wasLong)
        report.extraTime = result.score;
    report.decidedBy = result.shootOut    ? DecidedBy::ShootOut
                       : report.extraTime ? DecidedBy::ExtraTime
                                          : DecidedBy::NinetyMinutes;
    report.winner = result.shootOut ? result.shootOut->leader() : result.score.leader();
}

} // namespace

Result<MatchReport> correctedReport(const Competition &competition, int index, const CorrectedScore &result)
{
    const Fixture &fixture = competition.fixtures()[static_cast<std::size_t>(index)];
    const PerSide<int> teams = progress(competition).fixtures[static_cast<std::size_t>(index)].teams;
    MatchReport report;
    const MatchReport *former = competition.report(index);
    // The same correction gives the same report.
    const QByteArray name =
        "corrected " + QByteArray::number(static_cast<qulonglong>(competition.setAside().size()));
    report.id = QUuid::createUuidV5(fixture.id, name);
    report.fixture = fixture.id;
    report.completeness = Completeness::Score;
    for (const Side side : bothSides) {
        if (teams[side] < 0)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The teams of match %1 are not known yet."),
                        {QString::number(fixture.number)});
        const Entrant &entrant = competition.entrant(teams[side]);
        report.teams[side] = {entrant.id, entrant.name, {}};
    }
    if (former != nullptr && isOfTeams(*former, report.teams))
        keepPlayers(*former, report);
    decide(report, result, decisionRules(competition, index));
    return report;
}

} // namespace touchline
