// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/day_moves.h"

#include "core/base/index.h"
#include "core/competition/officials.h"
#include "core/competition/timetable/timetable_notes.h"

#include <qglobal.h>

#include <algorithm>
#include <optional>

namespace touchline {

namespace {

constexpr int minuteSeconds = 60;

QString clockOf(QTime time)
{
    return time.toString(QStringLiteral("HH:mm"));
}

/// A later time of the same day; invalid after midnight.
QTime laterBy(QTime time, int minutes)
{
    const QTime later = time.addSecs(minutes * minuteSeconds);
    return later < time ? QTime() : later;
}

/// The matches of one day, each against the others.
class DayCheck
{
public:
    DayCheck(const Competition &competition, const DayPlan &plan, const std::set<int> &live)
        : m_competition(competition)
        , m_plan(plan)
        , m_now(progress(competition))
        , m_input(timetableInput(competition, plan, live, m_fixtures))
    {
        for (int fixture = 0; fixture < static_cast<int>(competition.fixtures().size()); ++fixture)
            if (isOnTheDay(fixture))
                m_day.push_back(fixture);
    }

    [[nodiscard]] std::vector<DayConflict> conflicts()
    {
        for (std::size_t i = 0; i < m_fixtures.size(); ++i)
            if (isOnTheDay(m_fixtures[i]))
                check(m_fixtures[i], m_input.matches[i]);
        return std::move(m_found);
    }

private:
    [[nodiscard]] const Appointment &when(int fixture) const { return *m_competition.appointment(fixture); }

    [[nodiscard]] bool isOnTheDay(int fixture) const
    {
        const Appointment *one = m_competition.appointment(fixture);
        return one != nullptr && one->date == m_plan.day && one->time.isValid() && !one->stadium.isEmpty() &&
               (m_competition.report(fixture) != nullptr ||
                (m_now.fixtures[at(fixture)].award < 0 &&
                 m_now.fixtures[at(fixture)].state != FixtureState::NotNeeded &&
                 m_now.fixtures[at(fixture)].state != FixtureState::Void));
    }

    [[nodiscard]] int numberOf(int fixture) const { return m_competition.fixtures()[at(fixture)].number; }
    /// From the beginning of `before` to that of `fixture`, in minutes.
    [[nodiscard]] int minutesFrom(int before, int fixture) const
    {
        return when(before).time.secsTo(when(fixture).time) / minuteSeconds;
    }

    void add(int fixture, const char *reason, const QStringList &arguments)
    {
        Message message{reason, arguments};
        for (const DayConflict &known : m_found)
            if (known.fixture == fixture && known.reason == message)
                return;
        m_found.push_back({fixture, std::move(message)});
    }

    void check(int fixture, const TimetableMatch &match)
    {
        checkHall(fixture);
        for (const Side side : bothSides)
            if (match.places[side] < static_cast<int>(m_input.teams.size()))
                checkHours(fixture, match.places[side]);
        for (const int other : m_day)
            if (other != fixture)
                checkAgainst(fixture, other);
        for (const int before : match.after)
            if (isOnTheDay(m_fixtures[at(before)]))
                checkOrder(fixture, m_fixtures[at(before)]);
        checkReferee(fixture);
    }

    void checkHall(int fixture)
    {
        const TimetableRules &rules = m_plan.rules;
        const QTime begins = when(fixture).time;
        const QTime ends = laterBy(begins, rules.minutes);
        if (rules.end.isValid() && (!ends.isValid() || ends > rules.end))
            add(fixture, QT_TRANSLATE_NOOP("core", "The hall closes at %1."), {clockOf(rules.end)});
        for (const TimetableBreak &one : rules.breaks)
            if (begins < one.to && (!ends.isValid() || ends > one.from))
                add(fixture, QT_TRANSLATE_NOOP("core", "There is a break from %1 to %2."),
                    {clockOf(one.from), clockOf(one.to)});
    }

    void checkHours(int fixture, int team)
    {
        const auto hours = std::find_if(m_plan.teams.begin(), m_plan.teams.end(),
                                        [team](const TeamHours &one) { return one.team == team; });
        if (hours == m_plan.teams.end())
            return;
        const QString name = m_competition.entrant(team).name;
        if (hours->arrives.isValid() && when(fixture).time < hours->arrives)
            add(fixture, QT_TRANSLATE_NOOP("core", "%1 arrives at %2."), {name, clockOf(hours->arrives)});
        const QTime ends = laterBy(when(fixture).time, m_plan.rules.minutes);
        if (hours->leaves.isValid() && (!ends.isValid() || ends > hours->leaves))
            add(fixture, QT_TRANSLATE_NOOP("core", "%1 leaves at %2."), {name, clockOf(hours->leaves)});
    }

    void checkAgainst(int fixture, int other)
    {
        const TimetableRules &rules = m_plan.rules;
        const int apart = std::abs(minutesFrom(other, fixture));
        const QString number = QString::number(numberOf(other));
        // What is over has left its table and its teams, whatever the hour.
        const bool isOver = m_competition.report(other) != nullptr;
        if (!isOver && when(fixture).stadium == when(other).stadium && apart < rules.minutes)
            add(fixture, QT_TRANSLATE_NOOP("core", "Match %1 is at %2 at %3."),
                {number, when(other).stadium, clockOf(when(other).time)});
        for (const Side side : bothSides)
            for (const Side against : bothSides) {
                const int team = m_now.fixtures[at(fixture)].teams[side];
                if (team < 0 || team != m_now.fixtures[at(other)].teams[against])
                    continue;
                const QString name = m_competition.entrant(team).name;
                if (!isOver && apart < rules.minutes)
                    add(fixture, QT_TRANSLATE_NOOP("core", "%1 plays match %2 at the same time (%3)."),
                        {name, number, clockOf(when(other).time)});
                else if (isTooShort(apart))
                    add(fixture, QT_TRANSLATE_NOOP("core", "%1 has too short a rest: match %2 is at %3."),
                        {name, number, clockOf(when(other).time)});
            }
    }

    [[nodiscard]] bool isTooShort(int apart) const
    {
        const TimetableRules &rules = m_plan.rules;
        // Without a rest nobody minds a match that begins at once at a table that was free.
        return rules.rest > 0 && apart < (rules.minutes + rules.changeOver) * (rules.rest + 1);
    }

    void checkOrder(int fixture, int before)
    {
        const int apart = minutesFrom(before, fixture);
        const QString number = QString::number(numberOf(before));
        if (apart < m_plan.rules.minutes)
            add(fixture, QT_TRANSLATE_NOOP("core", "Match %1 must be over before; it is at %2."),
                {number, clockOf(when(before).time)});
        else if (isTooShort(apart))
            add(fixture, QT_TRANSLATE_NOOP("core", "The rest after match %1 at %2 is too short."),
                {number, clockOf(when(before).time)});
    }

    /// Teams are referees under their own name.
    void checkReferee(int fixture)
    {
        if (!m_plan.rules.referees)
            return;
        if (!m_officials)
            m_officials.emplace(m_competition);
        const QString name = m_officials->nameOf(fixture);
        if (name.isEmpty())
            return;
        for (const int other : m_day)
            if (other != fixture && std::abs(minutesFrom(other, fixture)) < m_plan.rules.minutes)
                for (const Side side : bothSides)
                    if (const int team = m_now.fixtures[at(other)].teams[side];
                        team >= 0 && m_competition.entrant(team).name == name)
                        add(fixture, QT_TRANSLATE_NOOP("core", "The referee, %1, plays match %2."),
                            {name, QString::number(numberOf(other))});
    }

    const Competition &m_competition;
    const DayPlan &m_plan;
    Progress m_now;
    std::vector<int> m_fixtures;
    TimetableInput m_input;
    /// Every match of the day, played ones too.
    std::vector<int> m_day;
    std::optional<Officials> m_officials;
    std::vector<DayConflict> m_found;
};

Appointment *appointmentIn(std::vector<Appointment> &calendar, int number)
{
    const auto found = std::find_if(calendar.begin(), calendar.end(),
                                    [number](const Appointment &one) { return one.match == number; });
    return found == calendar.end() ? nullptr : &*found;
}

/// The noted rules with their breaks later, as QJsonObject of the days; nothing where none are noted.
std::optional<QJsonObject> delayedNote(const Competition &competition, QDate day, QTime from, int minutes)
{
    const CompetitionDefinition &definition = competition.definition();
    std::optional<DayPlan> plan = notedTimetable(definition);
    if (!plan || plan->day != day)
        return std::nullopt;
    for (TimetableBreak &one : plan->rules.breaks)
        if (one.to > from) {
            const QTime begins = laterBy(one.from, minutes);
            const QTime ends = laterBy(one.to, minutes);
            if (begins.isValid() && ends.isValid())
                one = {begins, ends};
        }
    QJsonObject days = definition.days;
    days.insert(timetableKey, timetableNote(*plan, definition.entrants));
    return days;
}

/// Teams that play now, and those that are referees of it.
QStringList busyWithMatches(const Competition &competition, const Progress &now, const Hall &hall)
{
    const Officials officials(competition);
    QStringList names;
    for (const int fixture : hall.playing) {
        if (fixture < 0)
            continue;
        for (const Side side : bothSides)
            names << competition.entrant(now.fixtures[at(fixture)].teams[side]).name;
        if (const QString referee = officials.nameOf(fixture); !referee.isEmpty())
            names << referee;
    }
    return names;
}

bool hasTeamOf(const Competition &competition, const Progress &now, int fixture, const QStringList &names)
{
    return std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
        return names.contains(competition.entrant(now.fixtures[at(fixture)].teams[side]).name);
    });
}

} // namespace

std::vector<DayConflict> dayConflicts(const Competition &competition, const DayPlan &plan,
                                      const std::set<int> &live)
{
    return DayCheck(competition, plan, live).conflicts();
}

std::vector<DayConflict> newConflicts(const std::vector<DayConflict> &before, std::vector<DayConflict> after,
                                      const std::vector<MatchMove> &moves)
{
    std::erase_if(after, [&](const DayConflict &one) {
        const bool hasMoved = std::any_of(moves.begin(), moves.end(), [&one](const MatchMove &move) {
            return move.fixture == one.fixture;
        });
        return !hasMoved && std::find(before.begin(), before.end(), one) != before.end();
    });
    return after;
}

bool canBeMoved(const Competition &competition, const Progress &now, int fixture, const std::set<int> &live)
{
    const FixtureStatus &status = now.fixtures[at(fixture)];
    return (status.state == FixtureState::Ready || status.state == FixtureState::Waiting) &&
           status.award < 0 && competition.report(fixture) == nullptr && !live.contains(fixture) &&
           !competition.isPostponed(fixture) && competition.appointment(fixture) != nullptr;
}

std::vector<MatchMove> swapMoves(const Competition &competition, const Progress &now, int fixture,
                                 const QString &table, QTime time, const std::set<int> &live)
{
    if (!canBeMoved(competition, now, fixture, live))
        return {};
    const Appointment &from = *competition.appointment(fixture);
    if (from.stadium == table && from.time == time)
        return {};
    std::vector<MatchMove> moves{{fixture, table, time}};
    for (int other = 0; other < static_cast<int>(competition.fixtures().size()); ++other) {
        const Appointment *there = competition.appointment(other);
        if (other == fixture || there == nullptr || there->date != from.date || there->stadium != table ||
            there->time != time || now.fixtures[at(other)].state == FixtureState::NotNeeded)
            continue;
        if (!canBeMoved(competition, now, other, live))
            return {};
        moves.push_back({other, from.stadium, from.time});
    }
    return moves;
}

std::vector<MatchMove> tableMoves(const Competition &competition, const Progress &now, const DayPlan &plan,
                                  const DayGrid &grid, const Hall &hall, int table, const std::set<int> &live)
{
    if (hall.playing[at(table)] >= 0 || !hall.time.isValid() || hall.time < grid.hours.front())
        return {};
    const QString &name = grid.tables.at(table);
    const int pace = plan.rules.minutes + plan.rules.changeOver;
    QTime time = hall.time;
    for (const int fixture : hall.over)
        if (const Appointment &last = *competition.appointment(fixture);
            last.stadium == name && last.time >= time)
            time = laterBy(last.time, pace);
    if (!time.isValid())
        return {};
    const QStringList busy = plan.rules.referees ? busyWithMatches(competition, now, hall) : QStringList();
    const Officials officials(competition);
    const std::vector<DayConflict> known = dayConflicts(competition, plan, live);
    const int following = hall.following[at(table)];
    for (const int next : hall.waiting) {
        if (!mayBegin(hall, now, next) || busy.contains(officials.nameOf(next)) ||
            hasTeamOf(competition, now, next, busy))
            continue;
        const Appointment &from = *competition.appointment(next);
        if (from.stadium == name && from.time == time)
            return {};
        const MatchMove first{next, name, time};
        std::vector<std::vector<MatchMove>> ways{{first}};
        if (following >= 0 && following != next) {
            ways.push_back({first, {following, from.stadium, from.time}});
            if (const QTime later = laterBy(time, pace); later.isValid())
                ways.push_back({first, {following, name, later}});
        }
        for (std::vector<MatchMove> &way : ways)
            if (const auto after = withMoves(competition, way);
                after && newConflicts(known, dayConflicts(*after, plan, live), way).empty())
                return std::move(way);
    }
    return {};
}

Result<std::vector<MatchMove>> delayMoves(const Competition &competition, const Progress &now,
                                          const DayGrid &grid, QTime from, int minutes,
                                          const std::set<int> &live)
{
    std::vector<MatchMove> moves;
    for (std::size_t hour = 0; hour < grid.hours.size(); ++hour) {
        if (grid.hours[hour] < from)
            continue;
        for (std::size_t table = 0; table < grid.cells[hour].size(); ++table)
            for (const int fixture : grid.cells[hour][table]) {
                if (!canBeMoved(competition, now, fixture, live))
                    continue;
                const QTime later = laterBy(grid.hours[hour], minutes);
                if (!later.isValid())
                    return fail(Fault::Refused,
                                QT_TRANSLATE_NOOP("core", "Match %1 would begin after midnight."),
                                {QString::number(competition.fixtures()[at(fixture)].number)});
                moves.push_back({fixture, grid.tables.at(static_cast<qsizetype>(table)), later});
            }
    }
    if (moves.empty())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "No match is left from %1 on."),
                    {clockOf(from)});
    return moves;
}

Result<Competition> withMoves(const Competition &competition, const std::vector<MatchMove> &moves)
{
    std::vector<Appointment> calendar = competition.definition().calendar;
    for (const MatchMove &move : moves)
        if (Appointment *one = appointmentIn(calendar, competition.fixtures()[at(move.fixture)].number)) {
            one->time = move.time;
            one->stadium = move.table;
        }
    Competition moved = competition;
    TOUCHLINE_TRY(moved.setCalendar(std::move(calendar)));
    return moved;
}

Result<Competition> withDelay(const Competition &competition, const DayGrid &grid, QTime from, int minutes,
                              const std::set<int> &live)
{
    const auto moves = delayMoves(competition, progress(competition), grid, from, minutes, live);
    TOUCHLINE_TRY(moves);
    auto moved = withMoves(competition, *moves);
    TOUCHLINE_TRY(moved);
    TOUCHLINE_TRY(
        moved->setCalendar(moved->definition().calendar, delayedNote(*moved, grid.day, from, minutes)));
    return moved;
}

} // namespace touchline
