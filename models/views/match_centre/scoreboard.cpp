// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/match_centre/scoreboard.h"

#include "core/match/report/minute.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace touchline {

namespace {

struct ScoreboardWords
{
    Q_DECLARE_TR_FUNCTIONS(Scoreboard)

public:
    static QString period(Period period)
    {
        switch (period) {
        case Period::FirstHalf:
            return tr("First half");
        case Period::SecondHalf:
            return tr("Second half");
        case Period::ExtraTime:
        case Period::ExtraTimeSecond:
            return tr("Extra time");
        case Period::ShootOut:
            return tr("Shoot-out");
        case Period::End:
            return tr("Full time");
        }
        return {};
    }

    static QString sentOff(const QString &player, const QString &minute)
    {
        return tr("%1 sent off %2", "player, minute").arg(player, minute).trimmed();
    }

    static QString hurt(const QString &player, const QString &minute)
    {
        return tr("%1 injured %2", "player, minute").arg(player, minute).trimmed();
    }

    static QString penalty(const QString &minute) { return tr("%1 pen.", "minute of a goal").arg(minute); }
    static QString ownGoal(const QString &minute) { return tr("%1 o.g.", "minute of a goal").arg(minute); }
};

QString minuteOf(const ReportEvent &event)
{
    return event.minute ? minuteFigure(event) + u'\'' : QString();
}

/// Goals of one player stand together, in the order of his first; so do his injuries.
struct PlayerMinutes
{
    QUuid player;
    QString name;
    QStringList minutes;
};

void addMinute(std::vector<PlayerMinutes> &lines, const ReportEvent &event, const QString &minute)
{
    auto line = std::find_if(lines.begin(), lines.end(),
                             [&event](const PlayerMinutes &one) { return one.player == event.player; });
    if (line == lines.end())
        line = lines.insert(lines.end(), {event.player, event.playerName, {}});
    line->minutes << minute;
}

} // namespace

QString Scoreboard::spoken() const
{
    const auto withGoals = [this](Side side) {
        return score ? QStringLiteral("%1 %2").arg(sides[side].name).arg(score->of(side)) : sides[side].name;
    };
    QStringList parts{withGoals(Side::Home), withGoals(Side::Away), clock};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

QString clockOf(const LiveMatch &match, const std::optional<BoardClock> &onBoard)
{
    if (match.isOver())
        return ScoreboardWords::period(Period::End);
    if (match.events().empty())
        return {};
    const auto &events = match.events();
    const Event &last = events.back();
    // A game that announces no period has no halves to name.
    const bool hasHalves = std::any_of(events.begin(), events.end(),
                                       [](const Event &one) { return one.kind == EventKind::PeriodStart; });
    QStringList clock;
    if (hasHalves || last.period > Period::SecondHalf)
        clock << ScoreboardWords::period(last.period);
    if (last.minute <= 0 || last.period >= Period::ShootOut)
        return clock.join(QStringLiteral(", "));
    clock << (onBoard ? onBoard->text : QStringLiteral("%1'").arg(minuteFigure(last.minute, last.stoppage)));
    return clock.join(QStringLiteral(", "));
}

Scoreboard scoreboardOf(const MatchSession &session, const OpenLeague &league,
                        const std::optional<BoardClock> &onBoard)
{
    const LiveMatch &live = session.match();
    const FixtureSetup &setup = live.match().setup();
    const MatchReport &report = session.played().report;
    Scoreboard board;
    board.score = report.score;
    board.shootOut = report.shootOut;
    PerSide<std::vector<PlayerMinutes>> scorers;
    PerSide<std::vector<PlayerMinutes>> hurt;
    for (const Side side : bothSides) {
        board.sides[side].name = setup.sides[side].team.displayName();
        // A friendly may be played by a team that is not in the league.
        const Team &team = setup.sides[side].team;
        board.sides[side].kit = league.team(team.id) == nullptr ? Badge(team.kit) : league.badgeOf(team.id);
    }
    for (const ReportEvent &event : report.events) {
        const QString minute = minuteOf(event);
        Scoreboard::OneSide &side = board.sides[event.side];
        switch (event.kind) {
        case ReportEventKind::Goal:
            addMinute(scorers[event.side], event, minute);
            break;
        case ReportEventKind::PenaltyGoal:
            addMinute(scorers[event.side], event, ScoreboardWords::penalty(minute));
            break;
        case ReportEventKind::OwnGoal:
            addMinute(scorers[opposite(event.side)], event, ScoreboardWords::ownGoal(minute));
            break;
        case ReportEventKind::Yellow:
            ++side.yellows;
            break;
        case ReportEventKind::SecondYellow:
        case ReportEventKind::Red:
            ++side.reds;
            side.out << ScoreboardWords::sentOff(event.playerName, minute);
            break;
        case ReportEventKind::Injury:
            addMinute(hurt[event.side], event, minute);
            break;
        case ReportEventKind::ShootOutGoal:
        case ReportEventKind::ShootOutMiss:
            side.kicks.push_back(event.kind == ReportEventKind::ShootOutGoal);
            break;
        default:
            break;
        }
    }
    for (const Side side : bothSides) {
        for (const PlayerMinutes &line : scorers[side])
            board.sides[side].scorers << line.name + u' ' + line.minutes.join(QStringLiteral(", "));
        for (const PlayerMinutes &line : hurt[side])
            board.sides[side].out << ScoreboardWords::hurt(line.name,
                                                           line.minutes.join(QStringLiteral(", ")));
    }
    board.clock = clockOf(live, onBoard);
    return board;
}

} // namespace touchline
