// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/timetabled_day.h"

#include "core/base/index.h"
#include "core/base/search_key.h"
#include "core/competition/officials.h"
#include "core/competition/schedule/match_zone.h"
#include "core/competition/schedule/rest_of_season.h"
#include "core/competition/timetable/timetable_notes.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

/// The days as they are noted from now on: everything on this day, so that other commands know it, and by
/// which rules.
QJsonObject notedDay(const Competition &competition, const DayPlan &plan, const Timetable &timetable)
{
    SeasonDays days = seasonDaysOf(competition);
    Calendar calendar;
    calendar.first = plan.day;
    calendar.oneDay = true;
    calendar.timeZone = days.calendar.timeZone.isEmpty() ? calendarZone(competition) : days.calendar.timeZone;
    calendar.timeZones = days.calendar.timeZones;
    for (const QTime hour : timetable.hours)
        calendar.kickOffs.push_back({0, hour, static_cast<int>(plan.rules.tables.size())});
    days.calendar = std::move(calendar);
    const std::vector<Entrant> &teams = competition.definition().entrants;
    QJsonObject noted = toJson(days, teams);
    noted.insert(timetableKey, timetableNote(plan, teams));
    return noted;
}

std::vector<Appointment> withHours(const Competition &competition, const DayPlan &plan,
                                   const TimetabledDay &made)
{
    std::vector<Appointment> calendar = competition.definition().calendar;
    for (std::size_t i = 0; i < made.fixtures.size(); ++i) {
        const int fixture = made.fixtures[i];
        const int number = competition.fixtures()[at(fixture)].number;
        auto present = std::find_if(calendar.begin(), calendar.end(),
                                    [number](const Appointment &one) { return one.match == number; });
        if (present == calendar.end()) {
            present = calendar.insert(calendar.end(), Appointment{});
            present->match = number;
            present->zone = calendarZone(competition);
        }
        const TimetableEntry &entry = made.timetable.entries[i];
        present->date = plan.day;
        present->time = made.timetable.hours[at(entry.slot)];
        present->stadium = plan.rules.tables.at(entry.table);
    }
    return calendar;
}

/// Teams as referees: on the list under their own name, which is their club too.
class TeamReferees
{
public:
    explicit TeamReferees(Competition &competition) : m_competition(competition) {}

    /// Its id, put on the list where it is not.
    Result<QUuid> idOf(int team)
    {
        const Entrant &entrant = m_competition.entrant(team);
        for (const RefereeEntry &one : Officials(m_competition).listed())
            if (searchKey(one.name) == searchKey(entrant.name))
                return one.id;
        const QUuid id = ownId(team);
        TOUCHLINE_TRY(enterReferee(m_competition, {id, entrant.name, entrant.name, true}));
        return id;
    }

    [[nodiscard]] QUuid ownId(int team) const
    {
        return QUuid::createUuidV5(m_competition.definition().id,
                                   "referee " + m_competition.entrant(team).id.toByteArray());
    }

    [[nodiscard]] bool isTeam(const QUuid &id) const
    {
        for (int team = 0; team < static_cast<int>(m_competition.definition().entrants.size()); ++team)
            if (ownId(team) == id)
                return true;
        return false;
    }

private:
    Competition &m_competition;
};

/// Appoints them one by one, and says whom something speaks against.
Result<void> appointSingly(Competition &competition, const std::vector<RefereeAppointment> &appointments,
                           std::vector<Message> &notKept)
{
    const Officials before(competition);
    std::vector<RefereeAppointment> cleared;
    for (const RefereeAppointment &one : appointments) {
        const RefereeAppointment *present = before.appointment(competition.indexOfNumber(one.match));
        if (present != nullptr && !present->referee.isNull())
            cleared.push_back({one.match, {}, false, {}});
    }
    if (!cleared.empty())
        TOUCHLINE_TRY(appointReferees(competition, cleared));
    QStringList without;
    for (const RefereeAppointment &one : appointments)
        if (!one.referee.isNull() && !appointReferees(competition, {one}))
            without << QString::number(one.match);
    if (!without.isEmpty())
        notKept.push_back(withoutReferees(without));
    return {};
}

/// Whoever was chosen by hand stays; a team that had a match before at another hour may play now.
Result<void> takeReferees(TimetabledDay &made)
{
    TeamReferees referees(made.after);
    const Officials officials(made.after);
    std::vector<RefereeAppointment> appointments;
    for (std::size_t i = 0; i < made.fixtures.size(); ++i) {
        const RefereeAppointment *present = officials.appointment(made.fixtures[i]);
        const bool hasOne = present != nullptr && !present->referee.isNull();
        if (hasOne && !present->isDrawn)
            continue;
        const int number = made.after.fixtures()[at(made.fixtures[i])].number;
        const int team = made.timetable.entries[i].referee;
        if (team >= 0) {
            const auto id = referees.idOf(team);
            TOUCHLINE_TRY(id);
            if (!hasOne || present->referee != *id)
                appointments.push_back({number, *id, true, {}});
        } else if (hasOne && referees.isTeam(present->referee)) {
            appointments.push_back({number, {}, false, {}});
        }
    }
    if (appointments.empty() || appointReferees(made.after, appointments))
        return {};
    return appointSingly(made.after, appointments, made.timetable.notKept);
}

/// When the matches of a round that is not drawn yet are played.
struct RoundHours
{
    QTime begins{};
    QTime ends{};
};

RoundHours hoursOf(const DrawnRound &round, const TimetabledDay &made, int minutes)
{
    RoundHours hours;
    for (std::size_t i = 0; i < made.fixtures.size(); ++i) {
        const Fixture &fixture = made.after.fixtures()[at(made.fixtures[i])];
        if (fixture.stage != round.stage || fixture.round != round.round)
            continue;
        const QTime begins = made.timetable.hours[at(made.timetable.entries[i].slot)];
        const QTime ends = begins.addSecs(minutes * 60);
        hours.begins = hours.begins.isValid() ? std::min(hours.begins, begins) : begins;
        hours.ends = hours.ends.isValid() ? std::max(hours.ends, ends) : ends;
    }
    return hours;
}

/// Who comes after a round of a Swiss begins, or leaves before it ends, could be paired in it: nobody knows
/// yet who meets whom.
Result<void> settleMissedRounds(const DayPlan &plan, TimetabledDay &made)
{
    const auto miss = [&](const DrawnRound &round, int team, const Message &why) -> Result<void> {
        if (plan.missedRounds)
            return requestBye(made.after, {team, {round.stage + 1, round.round + 1, *plan.missedRounds}},
                              plan.day);
        made.timetable.notKept.push_back(why);
        return {};
    };
    const Progress now = progress(made.after);
    for (const DrawnRound &round : made.after.plan().drawnRounds) {
        const int index = drawnRoundOf(made.after, round.stage + 1, round.round + 1);
        if (!isSwiss(made.after, round) || made.after.roundDraw(index) != nullptr)
            continue;
        const RoundHours hours = hoursOf(round, made, plan.rules.minutes);
        const std::vector<int> &teams = now.tables[at(round.table)].teams;
        for (const TeamHours &one : plan.teams) {
            const bool isLate = one.arrives.isValid() && hours.begins.isValid() && one.arrives > hours.begins;
            const bool isEarly = one.leaves.isValid() && hours.ends.isValid() && one.leaves < hours.ends;
            if ((!isLate && !isEarly) || std::find(teams.begin(), teams.end(), one.team) == teams.end() ||
                made.after.isWithdrawn(one.team) || requestedBye(made.after, round, one.team))
                continue;
            const QString format = QStringLiteral("HH:mm");
            TOUCHLINE_TRY(miss(
                round, one.team,
                {isLate ? QT_TRANSLATE_NOOP("core", "%1 arrives at %2, but round %3 begins at %4: without a "
                                                    "bye on request it may be paired there.")
                        : QT_TRANSLATE_NOOP("core", "%1 leaves at %2, but round %3 ends at %4: without a bye "
                                                    "on request it may be paired there."),
                 {made.after.entrant(one.team).name, (isLate ? one.arrives : one.leaves).toString(format),
                  QString::number(round.round + 1), (isLate ? hours.begins : hours.ends).toString(format)}}));
        }
    }
    return {};
}

Problems problemsOfDay(const DayPlan &plan, const Competition &competition)
{
    Problems problems;
    if (!plan.day.isValid())
        problems.push_back(
            {QStringLiteral("day"), {QT_TRANSLATE_NOOP("core", "The day is missing."), {}}, {}});
    std::set<int> teams;
    for (const TeamHours &hours : plan.teams)
        if (!teams.insert(hours.team).second)
            problems.push_back(
                {QStringLiteral("teams"),
                 {QT_TRANSLATE_NOOP("core", "%1 is listed twice."), {competition.entrant(hours.team).name}},
                 {}});
    return problems;
}

} // namespace

Result<TimetabledDay> withTimetable(const Competition &competition, const DayPlan &plan,
                                    const std::set<int> &live)
{
    if (Problems problems = problemsOfDay(plan, competition); !problems.empty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "This timetable cannot be made."), {},
                    std::move(problems));
    TimetabledDay made{competition, {}, {}};
    const TimetableInput input = timetableInput(competition, plan, live, made.fixtures);
    auto timetable = makeTimetable(input);
    TOUCHLINE_TRY(timetable);
    made.timetable = std::move(*timetable);
    TOUCHLINE_TRY(made.after.setCalendar(withHours(competition, plan, made),
                                         notedDay(competition, plan, made.timetable)));
    TOUCHLINE_TRY(takeReferees(made));
    TOUCHLINE_TRY(settleMissedRounds(plan, made));
    return made;
}

} // namespace touchline
