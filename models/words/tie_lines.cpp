// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/tie_lines.h"

#include "core/base/index.h"
#include "core/competition/format_tables.h"
#include "models/words/cup_text.h"

namespace touchline {

namespace {

/// The side of a match on which a team stands that has the side `side` of the tie.
Side sideInMatch(const Progress &now, const TieStatus &tie, int fixture, Side side)
{
    return now.fixtures[at(fixture)].teams[side] == tie.teams[side] ? side : opposite(side);
}

/// What the side scored in one match, with the shoot-out: "1", "0 (5)".
QString goalsText(const MatchReport &report, Side side)
{
    QString text = report.withoutScore ? QStringLiteral("-") : QString::number(report.score.of(side));
    if (report.shootOut)
        text += QStringLiteral(" (%1)").arg(report.shootOut->of(side));
    return text;
}

/// Behind the winner's goals, where they do not say why it has won.
QString markOf(const TieStatus &tie, const MatchReport &last)
{
    switch (tie.by) {
    case TieDecision::AwayGoals:
        return QStringLiteral(" away goals");
    case TieDecision::Lots:
        return QStringLiteral(" lots");
    case TieDecision::ExtraTime:
        return QStringLiteral(" aet");
    case TieDecision::Criteria:
        return QStringLiteral(" *");
    case TieDecision::Replay:
        return last.decidedBy == DecidedBy::ExtraTime ? QStringLiteral(" aet") : QString();
    default:
        return {};
    }
}

QString decisionText(const TiePlan &plan, const TieStatus &tie)
{
    const Side winner = *tie.winner;
    const QString goals =
        QStringLiteral("%1–%2").arg(tie.goals.of(winner)).arg(tie.goals.of(opposite(winner)));
    switch (tie.by) {
    case TieDecision::AwayGoals:
        return QStringLiteral("on away goals, %1 on aggregate").arg(goals);
    case TieDecision::ShootOut:
        return plan.rules.legs == 2 ? QStringLiteral("on penalties, %1 on aggregate").arg(goals) : QString();
    case TieDecision::Score:
    case TieDecision::ExtraTime:
        return plan.rules.legs == 2 ? goals + QStringLiteral(" on aggregate") : QString();
    case TieDecision::Lots:
        return QStringLiteral("by lots");
    case TieDecision::NotPlayed:
        return QStringLiteral("without a match");
    case TieDecision::Walkover:
        return QStringLiteral("by walkover");
    default:
        return {};
    }
}

} // namespace

QString roundName(const Competition &competition, int tie)
{
    const TiePlan &plan = competition.plan().ties[at(tie)];
    return competition.fixtures()[at(plan.fixtures.front())].stageName;
}

QString teamText(const Competition &competition, int team, const Slot &slot)
{
    if (team >= 0)
        return competition.entrant(team).name;
    return slot.kind == Slot::Kind::RoundDraw ? QStringLiteral("?")
                                              : slotText(slot, slotNames(competition.definition().format));
}

QString sideText(const Competition &competition, const Progress &now, int tie, Side side)
{
    const TiePlan &plan = competition.plan().ties[at(tie)];
    const TieStatus &status = now.ties[at(tie)];
    QString text = teamText(competition, status.teams[side], plan.slots[side]);
    const MatchReport *last = nullptr;
    for (std::size_t i = 0; i < plan.fixtures.size(); ++i) {
        const int fixture = plan.fixtures[i];
        const MatchReport *report = competition.report(fixture);
        if (report == nullptr || now.fixtures[at(fixture)].state != FixtureState::Played)
            continue;
        if (last != nullptr)
            text += i < at(plan.rules.legs) ? QStringLiteral("+") : QStringLiteral(", ");
        else
            text += u' ';
        text += goalsText(*report, sideInMatch(now, status, fixture, side));
        last = report;
    }
    if (last != nullptr && status.winner == side)
        text += markOf(status, *last);
    return text;
}

QString tieLines(const Competition &competition, const Progress &now, int tie)
{
    const TiePlan &plan = competition.plan().ties[at(tie)];
    const TieStatus &status = now.ties[at(tie)];
    QString text;
    for (const int fixture : plan.fixtures) {
        const FixtureStatus &match = now.fixtures[at(fixture)];
        // A replay is nothing to speak of until it is known to be needed.
        const bool isOpenReplay =
            competition.fixtures()[at(fixture)].replay > 0 && match.state == FixtureState::Waiting;
        if (match.state != FixtureState::NotNeeded && !isOpenReplay)
            text += fixtureText(competition, now, fixture);
    }
    const QString decision = status.winner ? decisionText(plan, status) : QString();
    if (!decision.isEmpty())
        text += QStringLiteral("       %1 win %2\n")
                    .arg(competition.entrant(status.teams[*status.winner]).name, decision);
    if (status.needsLot)
        text += QStringLiteral("       level: a lot decides\n");
    return text;
}

QString tieDecisionWord(const TiePlan &plan, TieDecision decision)
{
    switch (decision) {
    case TieDecision::Open:
        return {};
    case TieDecision::Score:
        return plan.rules.legs == 2 ? QStringLiteral("aggregate") : QStringLiteral("90");
    case TieDecision::AwayGoals:
        return QStringLiteral("away_goals");
    case TieDecision::ExtraTime:
        return QStringLiteral("extra_time");
    case TieDecision::ShootOut:
        return QStringLiteral("shoot_out");
    case TieDecision::Criteria:
        return QStringLiteral("criteria");
    case TieDecision::Replay:
        return QStringLiteral("replay");
    case TieDecision::Lots:
        return QStringLiteral("lots");
    case TieDecision::Table:
        return QStringLiteral("table");
    case TieDecision::NotPlayed:
        return QStringLiteral("not_played");
    case TieDecision::Walkover:
        return QStringLiteral("walkover");
    }
    return {};
}

} // namespace touchline
