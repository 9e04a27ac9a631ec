// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/tie_lines.h"

#include "core/base/index.h"
#include "core/competition/format/format_tables.h"
#include "models/words/common/text_table.h"
#include "models/words/competition/cup_text.h"
#include "models/words/fixtures/tie_words.h"

namespace touchline {

namespace {

/// Behind the winner's goals, where they do not say why it has won.
QString markOf(const Competition &competition, int tie, const TieStatus &status, const CountedResult &last)
{
    switch (status.by) {
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
    case TieDecision::Walkover:
        return u' ' + QString::fromUtf8(tieAwardNote(competition, tie));
    default:
        return {};
    }
}

/// "Brazil win 4–3 on aggregate": what the lines of the matches do not say by themselves, in the words of
/// tieWords(); over two legs with the aggregate.
QString decisionText(const Competition &competition, const Progress &now, int tie)
{
    const TieStatus &status = now.ties[at(tie)];
    const bool hasTwoLegs = competition.plan().ties[at(tie)].rules.legs > 1;
    const Side winner = *status.winner;
    const QString &name = nameShown(competition.entrant(status.teams[winner]).name);
    const QString words = tieWords(competition, now, tie, Language{});
    const QString goals = QStringLiteral("%1–%2 on aggregate")
                              .arg(status.goals.of(winner))
                              .arg(status.goals.of(opposite(winner)));
    switch (status.by) {
    case TieDecision::AwayGoals:
        return QStringLiteral("%1 win %2, %3").arg(name, words, goals);
    case TieDecision::ShootOut:
        return hasTwoLegs ? QStringLiteral("%1 win %2, %3").arg(name, words, goals) : QString();
    case TieDecision::Wins:
    case TieDecision::Table:
        return QStringLiteral("%1 win %2").arg(name, words);
    case TieDecision::Score:
    case TieDecision::ExtraTime:
        return hasTwoLegs ? QStringLiteral("%1 win %2").arg(name, goals) : QString();
    case TieDecision::Lots:
    case TieDecision::NotPlayed:
        return QStringLiteral("%1 win %2").arg(name, words);
    case TieDecision::Walkover:
        return QStringLiteral("%1 go through: %2").arg(name, words);
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
        return nameShown(competition.entrant(team).name);
    if (team == emptyPlace)
        return QStringLiteral("no team");
    return slot.kind == Slot::Kind::RoundDraw ? QStringLiteral("?")
                                              : slotText(slot, slotNames(competition.definition().format));
}

QString sideText(const Competition &competition, const Progress &now, int tie, Side side)
{
    const TiePlan &plan = competition.plan().ties[at(tie)];
    const TieStatus &status = now.ties[at(tie)];
    QString text = teamText(competition, status.teams[side], plan.slots[side]);
    const std::vector<int> matches = tieMatches(competition, now, tie);
    const QStringList goals = tieGoals(competition, now, tie, side);
    for (std::size_t i = 0; i < matches.size(); ++i) {
        const bool isReplay = competition.fixtures()[at(matches[i])].replay > 0;
        text += (i == 0     ? QStringLiteral(" ")
                 : isReplay ? QStringLiteral(", ")
                            : QStringLiteral("+")) +
                goals[static_cast<qsizetype>(i)];
    }
    if (!matches.empty() && status.winner == side)
        text += markOf(competition, tie, status, *countedResult(competition, now, matches.back()));
    return text;
}

QString tieLines(const Competition &competition, const Progress &now, int tie)
{
    const TiePlan &plan = competition.plan().ties[at(tie)];
    const TieStatus &status = now.ties[at(tie)];
    QString text;
    for (const int fixture : plan.fixtures) {
        const FixtureStatus &match = now.fixtures[at(fixture)];
        // A replay, or the third match of a best of 3, is nothing to speak of until it is known to be needed.
        const Fixture &planned = competition.fixtures()[at(fixture)];
        const bool isOpenReplay =
            (planned.replay > 0 || planned.mayBeDecidedBefore) && match.state == FixtureState::Waiting;
        if (match.state != FixtureState::NotNeeded && !isOpenReplay)
            text += fixtureText(competition, now, fixture);
    }
    const QString decision =
        status.winner ? decisionText(competition, now, tie) : tieWords(competition, now, tie, Language{});
    if (!decision.isEmpty())
        text += QStringLiteral("       %1\n").arg(decision);
    return text;
}

QString tieDecisionWord(const TiePlan &plan, TieDecision decision)
{
    switch (decision) {
    case TieDecision::Open:
    case TieDecision::Drawn:
        return {};
    case TieDecision::Score:
        return plan.rules.legs > 1 ? QStringLiteral("aggregate") : QStringLiteral("90");
    case TieDecision::Wins:
        return QStringLiteral("wins");
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
