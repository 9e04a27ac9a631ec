// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match_report.h"

#include <QHash>
#include <QtGlobal>

#include <algorithm>
#include <map>

namespace touchline {

namespace {

bool isGoal(ReportEventKind kind)
{
    return kind == ReportEventKind::Goal || kind == ReportEventKind::PenaltyGoal ||
           kind == ReportEventKind::OwnGoal;
}

bool isShootOutKick(ReportEventKind kind)
{
    return kind == ReportEventKind::ShootOutGoal || kind == ReportEventKind::ShootOutMiss;
}

QString figures(const Score &score)
{
    return QStringLiteral("%1-%2").arg(score.home).arg(score.away);
}

QString placeOf(const ReportEvent &event, std::size_t number)
{
    QString place = QStringLiteral("event %1, %2 of %3")
                        .arg(number + 1)
                        .arg(reportEventWord(event.kind), event.playerName);
    if (event.minute)
        place += QStringLiteral(", minute %1").arg(*event.minute);
    return place;
}

/// The part of a report that needs no events: the figures and what follows from them.
class FigureRules
{
public:
    FigureRules(const MatchReport &report, Problems &problems) : m_report(report), m_problems(problems) {}

    void check(const ReportDemands &demands)
    {
        checkNumbers();
        checkPeriods();
        checkShootOut();
        checkWinner(demands);
    }

private:
    void note(const char *where, const char *text, QStringList arguments = {})
    {
        m_problems.push_back({QString::fromUtf8(where), {text, std::move(arguments)}, {}});
    }

    void checkNumbers()
    {
        for (const auto &score :
             {std::optional(m_report.score), m_report.after90, m_report.extraTime, m_report.shootOut})
            if (score && (score->home < 0 || score->away < 0))
                note("score", QT_TRANSLATE_NOOP("core", "Nobody scores fewer than no goals."));
    }

    void checkPeriods()
    {
        const auto &early = m_report.after90;
        if (m_report.extraTime) {
            if (*m_report.extraTime != m_report.score)
                note("extra_time",
                     QT_TRANSLATE_NOOP("core", "The score after extra time (%1) is not the result (%2)."),
                     {figures(*m_report.extraTime), figures(m_report.score)});
            if (early && (early->home > m_report.score.home || early->away > m_report.score.away))
                note("after_90",
                     QT_TRANSLATE_NOOP("core",
                                       "A side has more goals after 90 minutes (%1) than at the end (%2)."),
                     {figures(*early), figures(m_report.score)});
            if (early && !early->isLevel())
                note("extra_time",
                     QT_TRANSLATE_NOOP(
                         "core", "Extra time is played only when the score is level after 90 minutes."));
        } else if (early && *early != m_report.score) {
            note("after_90",
                 QT_TRANSLATE_NOOP("core",
                                   "Without extra time the score after 90 minutes (%1) is the result (%2)."),
                 {figures(*early), figures(m_report.score)});
        }
    }

    void checkShootOut()
    {
        if (!m_report.shootOut)
            return;
        if (!m_report.score.isLevel())
            note("shoot_out", QT_TRANSLATE_NOOP("core", "There is no shoot-out after %1."),
                 {figures(m_report.score)});
        if (m_report.shootOut->isLevel() && m_report.criterion != QLatin1String("lots"))
            note("shoot_out", QT_TRANSLATE_NOOP("core", "A shoot-out cannot end level."));
    }

    DecidedBy decidedByFigures() const
    {
        if (m_report.shootOut)
            return DecidedBy::ShootOut;
        return m_report.extraTime ? DecidedBy::ExtraTime : DecidedBy::NinetyMinutes;
    }

    void checkWinner(const ReportDemands &demands)
    {
        const bool byCriteria = m_report.decidedBy == DecidedBy::Criteria;
        if (byCriteria && (!m_report.score.isLevel() || m_report.shootOut))
            note("decided_by",
                 QT_TRANSLATE_NOOP("core", "Other criteria decide only a match that ended level."));
        if (!byCriteria && m_report.decidedBy != decidedByFigures())
            note("decided_by",
                 QT_TRANSLATE_NOOP("core",
                                   "The figures say that the match was decided by \"%1\", not \"%2\"."),
                 {decidedByWord(decidedByFigures()), decidedByWord(m_report.decidedBy)});
        if (!byCriteria && !m_report.withoutScore) {
            const auto winner = m_report.shootOut ? m_report.shootOut->leader() : m_report.score.leader();
            const bool byLots =
                m_report.shootOut && m_report.shootOut->isLevel() && m_report.winner.has_value();
            if (m_report.shootOut && m_report.shootOut->isLevel() &&
                m_report.criterion == QLatin1String("lots") && !m_report.winner)
                note("winner", QT_TRANSLATE_NOOP("core", "Decided by lots, but without a winner."));
            if (winner != m_report.winner && !byLots)
                note("winner", QT_TRANSLATE_NOOP("core", "The winner does not follow from the score."));
        } else if (byCriteria && !m_report.winner) {
            note("winner", QT_TRANSLATE_NOOP("core", "Decided by criteria, but without a winner."));
        }
        if (demands.decision.needsWinner && !m_report.winner)
            note("winner", QT_TRANSLATE_NOOP("core", "A knockout match needs a winner."));
    }

    const MatchReport &m_report;
    Problems &m_problems;
};

/// What the events of a match say of the players, one event after the other.
class EventRules
{
public:
    EventRules(const MatchReport &report, Problems &problems) : m_report(report), m_problems(problems)
    {
        for (const Side side : bothSides)
            for (const PlayerOnTheDay &player : report.teams[side].players)
                m_players.insert(player.player, {side, player.available, false, 0, false});
    }

    void check()
    {
        for (std::size_t i = 0; i < m_report.events.size(); ++i) {
            checkWho(i);
            checkMinute(i);
            checkCards(i);
            count(m_report.events[i]);
        }
        for (const auto &[id, place] : m_secondYellowDue)
            note(place, QT_TRANSLATE_NOOP("core", "A second yellow card means that he is sent off."));
        checkSums();
    }

private:
    struct Player
    {
        Side side;
        bool available;
        bool gone;
        int yellows;
        bool secondYellowDue;
    };

    void note(const QString &where, const char *text, QStringList arguments = {})
    {
        m_problems.push_back({where, {text, std::move(arguments)}, {}});
    }

    void checkWho(std::size_t number)
    {
        const ReportEvent &event = m_report.events[number];
        // Where nobody wrote down who was there, everybody may have been.
        const bool isSquadKnown = !m_report.teams[event.side].players.empty();
        const auto found = m_players.constFind(event.player);
        const bool isKnown = found != m_players.constEnd();
        const QString place = placeOf(event, number);
        if (isSquadKnown && (!isKnown || found->side != event.side))
            note(place, QT_TRANSLATE_NOOP("core", "%1 is not in the squad."), {event.playerName});
        else if (isSquadKnown && !found->available)
            note(place, QT_TRANSLATE_NOOP("core", "%1 sat out this match."), {event.playerName});
        else if (isKnown && found->gone &&
                 !(event.kind == ReportEventKind::SecondYellow && found->secondYellowDue))
            note(place, QT_TRANSLATE_NOOP("core", "%1 had been sent off before."), {event.playerName});
    }

    void checkMinute(std::size_t number)
    {
        const ReportEvent &event = m_report.events[number];
        const QString place = placeOf(event, number);
        if (!event.minute) {
            if (event.stoppage != 0)
                note(place, QT_TRANSLATE_NOOP("core", "Stoppage time without a minute."));
            return;
        }
        const int last = m_report.extraTime ? 120 : 90;
        if (*event.minute < 1 || *event.minute > last)
            note(place, QT_TRANSLATE_NOOP("core", "There is no minute %1 in this match."),
                 {QString::number(*event.minute)});
        if (event.stoppage < 0 || (event.stoppage > 0 && !endsPeriod(*event.minute)))
            note(place, QT_TRANSLATE_NOOP("core", "Stoppage time belongs to minute 45, 90, 105 or 120."));
        const std::pair now{*event.minute, event.stoppage};
        if (!isShootOutKick(event.kind)) {
            if (now < m_latest)
                note(place, QT_TRANSLATE_NOOP("core", "This is earlier than the event before it."));
            m_latest = std::max(m_latest, now);
        }
    }

    static bool endsPeriod(int minute)
    {
        return minute == 45 || minute == 90 || minute == 105 || minute == 120;
    }

    void checkCards(std::size_t number)
    {
        const ReportEvent &event = m_report.events[number];
        Player &player = m_players[event.player];
        const QString place = placeOf(event, number);
        switch (event.kind) {
        case ReportEventKind::Yellow:
            ++player.yellows;
            if (player.yellows > 2)
                note(place, QT_TRANSLATE_NOOP("core", "Nobody is shown a third yellow card."));
            if (player.yellows == 2) {
                player.secondYellowDue = true;
                m_secondYellowDue.insert_or_assign(event.player, place);
            }
            break;
        case ReportEventKind::SecondYellow:
            if (!player.secondYellowDue)
                note(place, QT_TRANSLATE_NOOP("core",
                                              "Sent off for a second yellow card without two yellow cards."));
            m_secondYellowDue.erase(event.player);
            player.secondYellowDue = false;
            player.gone = true;
            break;
        case ReportEventKind::Red:
            player.gone = true;
            break;
        default:
            break;
        }
    }

    void count(const ReportEvent &event)
    {
        if (isShootOutKick(event.kind)) {
            m_hasKicks = true;
            m_shootOut.of(event.side) += event.kind == ReportEventKind::ShootOutGoal ? 1 : 0;
        }
        if (!isGoal(event.kind))
            return;
        const Side gains = event.kind == ReportEventKind::OwnGoal ? opposite(event.side) : event.side;
        ++m_goals.of(gains);
        m_minutesKnown = m_minutesKnown && event.minute.has_value();
        if (event.minute.value_or(0) <= 90)
            ++m_goalsAfter90.of(gains);
    }

    void checkSums()
    {
        if (m_report.completeness != Completeness::Score && m_goals != m_report.score)
            note(QStringLiteral("events"),
                 QT_TRANSLATE_NOOP("core", "The goals listed make %1, but the result is %2."),
                 {figures(m_goals), figures(m_report.score)});
        else if (m_report.completeness != Completeness::Score && m_minutesKnown && m_report.after90 &&
                 m_goalsAfter90 != *m_report.after90)
            note(QStringLiteral("events"),
                 QT_TRANSLATE_NOOP(
                     "core", "The goals up to minute 90 make %1, but the score after 90 minutes is %2."),
                 {figures(m_goalsAfter90), figures(*m_report.after90)});
        if (!m_hasKicks)
            return;
        if (!m_report.shootOut)
            note(QStringLiteral("events"),
                 QT_TRANSLATE_NOOP("core", "Kicks of a shoot-out, but no shoot-out in the result."));
        else if (m_shootOut != *m_report.shootOut)
            note(QStringLiteral("events"),
                 QT_TRANSLATE_NOOP("core", "The kicks make %1, but the shoot-out ended %2."),
                 {figures(m_shootOut), figures(*m_report.shootOut)});
    }

    const MatchReport &m_report;
    Problems &m_problems;
    QHash<QUuid, Player> m_players;
    std::map<QUuid, QString> m_secondYellowDue;
    std::pair<int, int> m_latest{0, 0};
    Score m_goals;
    Score m_goalsAfter90;
    Score m_shootOut;
    bool m_minutesKnown = true;
    bool m_hasKicks = false;
};

} // namespace

Problems validate(const MatchReport &report, const ReportDemands &demands)
{
    Problems problems;
    FigureRules(report, problems).check(demands);
    EventRules(report, problems).check();
    return problems;
}

} // namespace touchline
