// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/match_report.h"
#include "core/match/report/report_events.h"
#include "core/match/report/report_extra_time.h"
#include "core/match/report/report_figures.h"

#include <QHash>
#include <QtGlobal>

#include <algorithm>
#include <map>

namespace touchline {

namespace {

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
            note(place, QT_TRANSLATE_NOOP("core", "A second yellow card means a sending-off."));
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
            note(place, QT_TRANSLATE_NOOP("core", "%1 was already sent off."), {event.playerName});
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
        const QString minute = QString::number(*event.minute);
        if (*event.minute < 1)
            note(place, QT_TRANSLATE_NOOP("core", "There is no minute %1 in this match."), {minute});
        else if (*event.minute > last)
            note(place,
                 QT_TRANSLATE_NOOP("core", "There is no minute %1 in this match: stoppage time is %2+%3."),
                 {minute, QString::number(last), QString::number(*event.minute - last)});
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
                note(place, QT_TRANSLATE_NOOP("core", "A player cannot get a third yellow card."));
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
        const Side gains = gainsBy(event);
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
    checkFigures(report, demands, problems);
    checkExtraTime(report, demands, problems);
    EventRules(report, problems).check();
    return problems;
}

} // namespace touchline
