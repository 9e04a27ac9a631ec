// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/titles.h"

#include "core/competition/progress.h"

#include <qglobal.h>

#include <array>

namespace touchline {

namespace {

QString nameOf(const Competition &competition, int team)
{
    return team < 0 ? QStringLiteral("?") : competition.entrant(team).name;
}

QString scoreText(const MatchReport &report)
{
    QString text = QStringLiteral("%1-%2").arg(report.score.home).arg(report.score.away);
    if (report.shootOut)
        text += QStringLiteral(" (%1-%2)").arg(report.shootOut->home).arg(report.shootOut->away);
    return text;
}

/// "match 12, Brazil v Italy".
QString matchText(const Competition &competition, int number)
{
    const int index = competition.indexOfNumber(number);
    QString match = QString::number(number);
    if (index < 0)
        return match;
    const PerSide<int> teams = progress(competition).fixtures[static_cast<std::size_t>(index)].teams;
    return QStringLiteral("%1, %2 v %3")
        .arg(match, nameOf(competition, teams[Side::Home]), nameOf(competition, teams[Side::Away]));
}

const char *rulingText(Ruling::Kind kind)
{
    constexpr std::array<const char *, 7> texts{QT_TRANSLATE_NOOP("core", "Postpone: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Abandoned: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Walkover: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Annul: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Play again: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Keep as it is: match %1"),
                                                QT_TRANSLATE_NOOP("core", "Lift the ruling: match %1")};
    return texts[static_cast<std::size_t>(kind)];
}

/// The title of a change of each kind.
class Teller
{
public:
    explicit Teller(const Competition &competition) : m_competition(competition) {}

    Message operator()(const MatchReport &report) const { return resultTitle(m_competition, report); }
    Message operator()(const ReportWithdrawal &withdrawal) const
    {
        return {QT_TRANSLATE_NOOP("core", "Take result out: match %1"),
                {matchText(m_competition, withdrawal.match)}};
    }
    Message operator()(const Ruling &ruling) const
    {
        return {rulingText(ruling.kind), {matchText(m_competition, ruling.match)}};
    }
    Message operator()(const TeamWithdrawal &withdrawal) const
    {
        return {withdrawal.results == TeamWithdrawal::Results::Revoked
                    ? QT_TRANSLATE_NOOP("core", "Takes part after all: %1")
                    : QT_TRANSLATE_NOOP("core", "Withdraws: %1"),
                {nameOf(m_competition, withdrawal.team)}};
    }
    Message operator()(const Deduction &deduction) const
    {
        return {QT_TRANSLATE_NOOP("core", "Deduct points: %1 (%2)"),
                {nameOf(m_competition, deduction.team), QString::number(deduction.points)}};
    }
    Message operator()(const Lot &lot) const
    {
        QStringList names;
        for (const int team : lot.order)
            names.append(nameOf(m_competition, team));
        return {QT_TRANSLATE_NOOP("core", "Draw lots: %1"), {names.join(QStringLiteral(", "))}};
    }

private:
    const Competition &m_competition;
};

} // namespace

Message resultTitle(const Competition &competition, const MatchReport &report)
{
    const int index = competition.indexOfFixture(report.fixture);
    const bool isCorrection = index >= 0 && competition.report(index) != nullptr;
    return {isCorrection ? QT_TRANSLATE_NOOP("core", "Correct result: %1 %2 %3")
                         : QT_TRANSLATE_NOOP("core", "Enter result: %1 %2 %3"),
            {report.teams[Side::Home].name, scoreText(report), report.teams[Side::Away].name}};
}

Message changeTitle(const Competition &competition, const Change &change)
{
    return std::visit(Teller(competition), change);
}

Message matchdayTitle(const Competition &competition, const std::vector<int> &fixtures)
{
    const QString count = QString::number(fixtures.size());
    const Fixture &first = competition.fixtures()[static_cast<std::size_t>(fixtures.front())];
    // A round of a knockout says in its name which it is.
    if (first.isGroupMatch())
        return {QT_TRANSLATE_NOOP("core", "Play %1, matchday %2: %3 matches"),
                {first.stageName, QString::number(first.round + 1), count}};
    return {QT_TRANSLATE_NOOP("core", "Play %1: %2 matches"), {first.stageName, count}};
}

Message drawTitle(const Competition &competition, const DrawnNow &drawn)
{
    QStringList names;
    for (const Lot &lot : drawn.lots) {
        QStringList teams;
        for (const int team : lot.order)
            teams.append(nameOf(competition, team));
        names.append(teams.join(QStringLiteral(", ")));
    }
    if (drawn.rounds.empty())
        return {QT_TRANSLATE_NOOP("core", "Draw lots: %1"), {names.join(QStringLiteral("; "))}};
    for (const RoundDraw &round : drawn.rounds) {
        const DrawnRound &planned = competition.plan().drawnRounds[static_cast<std::size_t>(round.round)];
        names.append(
            planned.fixtures.empty()
                ? competition.definition().format.title
                : competition.fixtures()[static_cast<std::size_t>(planned.fixtures.front())].stageName);
    }
    return {QT_TRANSLATE_NOOP("core", "Draw: %1"), {names.join(QStringLiteral("; "))}};
}

} // namespace touchline
