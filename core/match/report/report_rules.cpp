// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/match_report.h"
#include "core/match/report/minute.h"
#include "core/match/report/report_events.h"
#include "core/match/report/report_extra_time.h"
#include "core/match/report/report_figures.h"

#include <QHash>
#include <QtGlobal>

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

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
            checkSecond(i);
            checkPeriod(i);
            checkMinute(i);
            checkCards(i);
            count(m_report.events[i]);
        }
        for (const auto &[id, place] : m_secondYellowDue)
            note(place, QT_TRANSLATE_NOOP("core", "A second yellow card means a sending-off."));
        checkSums();
        checkFigures();
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
        if (isOfUnknownScorer(event))
            return;
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

    void checkSecond(std::size_t number)
    {
        const ReportEvent &event = m_report.events[number];
        if (event.second.isNull() && event.secondName.isEmpty())
            return;
        const QString place = placeOf(event, number);
        const auto found = m_players.constFind(event.second);
        const bool isSquadKnown = !m_report.teams[event.side].players.empty();
        if (!mayHaveSecond(event.kind))
            note(place, QT_TRANSLATE_NOOP("core", "No second player belongs to this event."));
        else if (event.second == event.player)
            note(place, QT_TRANSLATE_NOOP("core", "%1 is named twice in this event."), {event.playerName});
        else if (isSquadKnown && (found == m_players.constEnd() || found->side != event.side))
            note(place, QT_TRANSLATE_NOOP("core", "%1 is not in the squad."), {event.secondName});
        else if (isSquadKnown && !found->available)
            note(place, QT_TRANSLATE_NOOP("core", "%1 sat out this match."), {event.secondName});
        else if (found != m_players.constEnd() && found->gone)
            note(place, QT_TRANSLATE_NOOP("core", "%1 was already sent off."), {event.secondName});
    }

    void checkPeriod(std::size_t number)
    {
        const ReportEvent &event = m_report.events[number];
        if (!event.period)
            return;
        const QString place = placeOf(event, number);
        const bool isInShootOut = *event.period == Period::ShootOut;
        if (isInShootOut ? isGoal(event.kind) : isShootOutKick(event.kind))
            note(place, QT_TRANSLATE_NOOP("core", "This does not belong to that period."));
        else if (isExtraTime(*event.period) && !mayHaveExtraTime())
            note(place, QT_TRANSLATE_NOOP("core", "This is in extra time, but the result has none."));
    }

    /// A match that broke off in extra time has the result of a forfeit, and none of extra time.
    [[nodiscard]] bool mayHaveExtraTime() const
    {
        return m_report.extraTime || m_report.decidedBy == DecidedBy::Forfeit;
    }

    /// The last minute that the match has: with periods named, the game counts its minutes as it likes.
    [[nodiscard]] int lastMinute(const ReportEvent &event) const
    {
        return mayHaveExtraTime() || event.period ? 120 : 90;
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
        const int last = lastMinute(event);
        const QString minute = QString::number(*event.minute);
        if (*event.minute < 1)
            note(place, QT_TRANSLATE_NOOP("core", "There is no minute %1 in this match."), {minute});
        else if (*event.minute > last + longestStoppageTime)
            note(place,
                 QT_TRANSLATE_NOOP("core", "There is no minute %1: this match has minutes 1 to %2, and "
                                           "stoppage time is %2+3."),
                 {minute, QString::number(last)});
        else if (*event.minute > last)
            note(place,
                 QT_TRANSLATE_NOOP("core", "There is no minute %1 in this match: stoppage time is %2+%3."),
                 {minute, QString::number(last), QString::number(*event.minute - last)});
        if (event.stoppage < 0 || (event.stoppage > 0 && !event.period && !endsPeriod(*event.minute)))
            note(place, QT_TRANSLATE_NOOP("core", "Stoppage time belongs to minute 45, 90, 105 or 120."));
        const std::tuple now{periodOf(event), *event.minute, event.stoppage};
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
        case ReportEventKind::Goal:
        case ReportEventKind::PenaltyGoal:
        case ReportEventKind::OwnGoal:
        case ReportEventKind::Injury:
        case ReportEventKind::SubstituteOn:
        case ReportEventKind::ShootOutGoal:
        case ReportEventKind::ShootOutMiss:
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
        m_periodsKnown = m_periodsKnown && periodOf(event).has_value();
        if (!isInExtraTime(event))
            ++m_goalsAfter90.of(gains);
    }

    void checkSums()
    {
        // The score of a forfeit was awarded, whatever had been scored until then.
        const bool isAwarded = m_report.decidedBy == DecidedBy::Forfeit;
        const bool areListed = hasScorers(m_report.completeness);
        if (m_report.completeness == Completeness::Cards && m_goals != Score{})
            note(QStringLiteral("events"),
                 QT_TRANSLATE_NOOP("core",
                                   "Goals are listed, but the report is of the result and the cards alone."));
        if (areListed && !isAwarded && m_goals != m_report.score)
            note(QStringLiteral("events"),
                 QT_TRANSLATE_NOOP("core", "The goals listed make %1, but the result is %2."),
                 {figures(m_goals), figures(m_report.score)});
        else if (areListed && m_periodsKnown && m_report.after90 && (!isAwarded || m_report.extraTime) &&
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

    void checkFigures()
    {
        std::set<std::pair<QString, QUuid>> seen;
        for (const PlayerFigure &figure : m_report.figures) {
            const QString place = placeOf(figure);
            const auto found = m_players.constFind(figure.player);
            const bool isSquadKnown = !m_report.teams[figure.side].players.empty();
            if (isSquadKnown && (found == m_players.constEnd() || found->side != figure.side))
                note(place, QT_TRANSLATE_NOOP("core", "%1 is not in the squad."), {figure.playerName});
            else if (isSquadKnown && !found->available)
                note(place, QT_TRANSLATE_NOOP("core", "%1 sat out this match."), {figure.playerName});
            if (!seen.emplace(figure.name, figure.player).second)
                note(place, QT_TRANSLATE_NOOP("core", "This figure of %1 is given twice."),
                     {figure.playerName});
        }
    }

    const MatchReport &m_report;
    Problems &m_problems;
    QHash<QUuid, Player> m_players;
    std::map<QUuid, QString> m_secondYellowDue;
    std::tuple<std::optional<Period>, int, int> m_latest{std::nullopt, 0, 0};
    Score m_goals;
    Score m_goalsAfter90;
    Score m_shootOut;
    bool m_periodsKnown = true;
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
