// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/officials.h"

#include "core/base/index.h"
#include "core/base/name_order.h"
#include "core/base/search_key.h"
#include "core/competition/draws/referee_draw.h"
#include "core/competition/order_of_play.h"
#include "core/dice/stream.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace touchline {

namespace {

constexpr int usualRefereeMinutes = 90;
constexpr int secondsInMinute = 60;
/// What stands behind the name of a club for its further teams.
constexpr std::array furtherTeams{"ii", "iii", "iv", "v", "2", "3", "4", "5", "b", "c", "reserves"};

RefereeMatch asRefereeMatch(const Competition &competition, int fixture)
{
    RefereeMatch match;
    if (const Appointment *when = competition.appointment(fixture)) {
        match.day = when->date;
        match.time = when->time;
    }
    const Fixture &planned = competition.fixtures()[at(fixture)];
    // Matches of one matchday share this number, those of two never.
    match.matchday = planned.stage * static_cast<int>(competition.fixtures().size()) + planned.round;
    return match;
}

bool canHaveReferee(const FixtureStatus &status)
{
    return status.state != FixtureState::NotNeeded && status.state != FixtureState::Void;
}

bool isToCome(const Competition &competition, const Progress &now, int fixture)
{
    const FixtureStatus &status = now.fixtures[at(fixture)];
    return canHaveReferee(status) && competition.report(fixture) == nullptr && status.award < 0;
}

/// The entrant of the match whose club it is; -1 for neither.
int ownTeam(const RefereeEntry &referee, const FixtureStatus &status, const Competition &competition)
{
    for (const Side side : bothSides)
        if (const int team = status.teams[side];
            team >= 0 && isOwnClub(referee.club, competition.entrant(team)))
            return team;
    return -1;
}

/// -1 where nobody is appointed, or who is not on the list any more.
int placeIn(const std::vector<RefereeEntry> &referees, const RefereeAppointment *appointment)
{
    const auto found = std::find_if(referees.begin(), referees.end(), [&](const RefereeEntry &one) {
        return appointment != nullptr && one.id == appointment->referee;
    });
    return found == referees.end() ? -1 : static_cast<int>(found - referees.begin());
}

Result<void> addFact(Competition &competition, PlayerFact fact)
{
    return competition.addOrganiserDecision({0, 0, {}, std::move(fact), 0});
}

Result<void> checkAppointment(const RefereeAppointment &appointment, const Competition &competition,
                              const Officials &officials)
{
    const int fixture = competition.indexOfNumber(appointment.match);
    const QString number = QString::number(appointment.match);
    if (fixture < 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no match %1."), {number});
    const RefereeAppointment *present = officials.appointment(fixture);
    if ((present == nullptr ? QUuid() : present->referee) == appointment.referee) {
        if (present == nullptr)
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "Match %1 has no referee."), {number});
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is the referee of match %2 already."),
                    {officials.nameOf(fixture), number});
    }
    const RefereeEntry *referee = officials.find(appointment.referee);
    if (!appointment.referee.isNull() && (referee == nullptr || !referee->isListed))
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This referee is no longer on the list."));
    return {};
}

Result<void> checkObstacle(const RefereeAppointment &appointment, const Competition &competition,
                           const Progress &now, const Officials &officials)
{
    const RefereeEntry &referee = *officials.find(appointment.referee);
    const auto obstacle =
        obstacleFor(referee, competition.indexOfNumber(appointment.match), competition, now, officials);
    if (!obstacle)
        return {};
    if (obstacle->team >= 0)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "%1 belongs to the club of %2. To appoint them anyway, "
                                              "give a reason."),
                    {referee.name, competition.entrant(obstacle->team).name});
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "%1 has match %2 at the same time. To appoint them anyway, "
                                          "give a reason."),
                {referee.name, QString::number(competition.fixtures()[at(obstacle->fixture)].number)});
}

/// Why a match got nobody.
Message whyNobody(const std::vector<RefereeEntry> &referees, const FixtureStatus &status,
                  const Competition &competition)
{
    if (referees.empty())
        return {QT_TRANSLATE_NOOP("core", "There are no referees on the list."), {}};
    if (std::all_of(referees.begin(), referees.end(),
                    [&](const RefereeEntry &one) { return ownTeam(one, status, competition) >= 0; }))
        return {QT_TRANSLATE_NOOP("core", "Every referee belongs to one of the two clubs."), {}};
    return {QT_TRANSLATE_NOOP("core",
                              "Nobody is free: every referee belongs to one of the two clubs or has another "
                              "match at the same time."),
            {}};
}

} // namespace

Officials::Officials(const Competition &competition)
{
    for (const OrganiserDecision &one : competition.organiserDecisions()) {
        if (const auto *entry = std::get_if<RefereeEntry>(&one.fact))
            m_referees[entry->id] = *entry;
        if (const auto *appointment = std::get_if<RefereeAppointment>(&one.fact)) {
            const int fixture = competition.indexOfNumber(appointment->match);
            m_appointments.erase(fixture);
            if (fixture >= 0 && !appointment->referee.isNull())
                m_appointments.emplace(fixture, *appointment);
        }
    }
}

std::vector<RefereeEntry> Officials::listed() const
{
    std::vector<RefereeEntry> referees;
    for (const auto &[id, one] : m_referees)
        if (one.isListed)
            referees.push_back(one);
    std::stable_sort(referees.begin(), referees.end(), [](const RefereeEntry &a, const RefereeEntry &b) {
        return isNameBefore(a.name, b.name);
    });
    return referees;
}

const RefereeEntry *Officials::find(const QUuid &id) const
{
    const auto found = m_referees.find(id);
    return found == m_referees.end() ? nullptr : &found->second;
}

const RefereeAppointment *Officials::appointment(int fixture) const
{
    const auto found = m_appointments.find(fixture);
    return found == m_appointments.end() ? nullptr : &found->second;
}

const RefereeEntry *Officials::refereeOf(int fixture) const
{
    const RefereeAppointment *present = appointment(fixture);
    return present == nullptr ? nullptr : find(present->referee);
}

QString Officials::nameOf(int fixture) const
{
    const RefereeEntry *referee = refereeOf(fixture);
    return referee == nullptr ? QString() : referee->name;
}

std::vector<int> Officials::matchesOf(const QUuid &id, const Competition &competition) const
{
    std::vector<int> matches;
    for (const auto &[fixture, appointment] : m_appointments)
        if (appointment.referee == id)
            matches.push_back(fixture);
    return inOrderOfPlay(competition, std::move(matches));
}

bool isOwnClub(const QString &club, const Entrant &team)
{
    const QString key = searchKey(club);
    if (key.isEmpty())
        return false;
    const auto isSame = [&key](const QString &name) {
        const QString other = searchKey(name);
        if (other == key)
            return true;
        return other.startsWith(key + QLatin1Char(' ')) &&
               std::any_of(furtherTeams.begin(), furtherTeams.end(), [&](const char *further) {
                   return other.mid(key.size() + 1) == QLatin1String(further);
               });
    };
    const QStringList former = team.earlierNames();
    return isSame(team.name) || (!team.code.isEmpty() && searchKey(team.code) == key) ||
           std::any_of(former.begin(), former.end(), isSame);
}

int refereeMinutes(const Competition &competition, const Progress &now)
{
    std::map<std::pair<int, QDate>, std::vector<QTime>> hours;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i) {
        const Appointment *when = competition.appointment(static_cast<int>(i));
        if (when == nullptr || !when->date.isValid() || !when->time.isValid())
            continue;
        for (const Side side : bothSides)
            if (const int team = now.fixtures[i].teams[side]; team >= 0)
                hours[{team, when->date}].push_back(when->time);
    }
    int minutes = usualRefereeMinutes;
    for (auto &[day, times] : hours) {
        std::sort(times.begin(), times.end());
        for (std::size_t i = 1; i < times.size(); ++i)
            if (const int gap = times[i - 1].secsTo(times[i]) / secondsInMinute; gap > 0)
                minutes = std::min(minutes, gap);
    }
    return minutes;
}

std::optional<RefereeObstacle> obstacleFor(const RefereeEntry &referee, int fixture,
                                           const Competition &competition, const Progress &now,
                                           const Officials &officials)
{
    if (const int team = ownTeam(referee, now.fixtures[at(fixture)], competition); team >= 0)
        return RefereeObstacle{team, -1};
    const RefereeMatch match = asRefereeMatch(competition, fixture);
    const int minutes = refereeMinutes(competition, now);
    for (const int other : officials.matchesOf(referee.id, competition))
        if (other != fixture && canHaveReferee(now.fixtures[at(other)]) &&
            areAtOneTime(match, asRefereeMatch(competition, other), minutes))
            return RefereeObstacle{-1, other};
    return {};
}

Message obstacleText(const RefereeObstacle &obstacle, const Competition &competition)
{
    if (obstacle.team >= 0)
        return {QT_TRANSLATE_NOOP("core", "own club: %1"), {competition.entrant(obstacle.team).name}};
    return {QT_TRANSLATE_NOOP("core", "match %1 at the same time"),
            {QString::number(competition.fixtures()[at(obstacle.fixture)].number)}};
}

Result<void> enterReferee(Competition &competition, RefereeEntry entry)
{
    entry.name = entry.name.simplified();
    entry.club = entry.club.simplified();
    if (entry.id.isNull() || entry.name.isEmpty())
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A referee needs a name."));
    const Officials officials(competition);
    for (const RefereeEntry &one : officials.listed())
        if (one.id != entry.id && searchKey(one.name) == searchKey(entry.name))
            return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is on the list of referees already."),
                        {one.name});
    if (const RefereeEntry *present = officials.find(entry.id); present != nullptr && *present == entry)
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "%1 is on the list of referees already."),
                    {entry.name});
    return addFact(competition, std::move(entry));
}

Result<void> removeReferee(Competition &competition, const QUuid &id)
{
    const Officials officials(competition);
    const RefereeEntry *present = officials.find(id);
    if (present == nullptr || !present->isListed)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This referee is no longer on the list."));
    const Progress now = progress(competition);
    for (const int fixture : officials.matchesOf(id, competition))
        if (isToCome(competition, now, fixture))
            TOUCHLINE_TRY(addFact(
                competition, RefereeAppointment{competition.fixtures()[at(fixture)].number, {}, false, {}}));
    RefereeEntry gone = *present;
    gone.isListed = false;
    return addFact(competition, std::move(gone));
}

Result<void> appointReferees(Competition &competition, std::vector<RefereeAppointment> appointments)
{
    const Officials before(competition);
    Competition changed = competition;
    for (RefereeAppointment &one : appointments) {
        one.reason = one.reason.simplified();
        TOUCHLINE_TRY(checkAppointment(one, competition, before));
        TOUCHLINE_TRY(addFact(changed, one));
    }
    // Together, since two may have changed places.
    const Officials officials(changed);
    const Progress now = progress(changed);
    for (const RefereeAppointment &one : appointments)
        if (!one.referee.isNull() && one.reason.isEmpty())
            TOUCHLINE_TRY(checkObstacle(one, changed, now, officials));
    competition = std::move(changed);
    return {};
}

RefereesDrawn drawnReferees(const Competition &competition, const std::vector<int> &fixtures,
                            std::uint64_t seed)
{
    const Progress now = progress(competition);
    const Officials officials(competition);
    const std::vector<RefereeEntry> referees = officials.listed();
    RefereeTask task;
    task.referees = static_cast<int>(referees.size());
    task.minutes = refereeMinutes(competition, now);
    const auto isAsked = [&](int fixture) {
        return std::find(fixtures.begin(), fixtures.end(), fixture) != fixtures.end() &&
               isToCome(competition, now, fixture);
    };
    std::vector<int> places(competition.fixtures().size(), -1);
    for (int fixture = 0; fixture < static_cast<int>(competition.fixtures().size()); ++fixture) {
        RefereeMatch match = asRefereeMatch(competition, fixture);
        match.isOpen = isAsked(fixture);
        if (match.isOpen)
            for (const RefereeEntry &one : referees)
                match.barred.push_back(ownTeam(one, now.fixtures[at(fixture)], competition) >= 0);
        else if (canHaveReferee(now.fixtures[at(fixture)]))
            match.referee = placeIn(referees, officials.appointment(fixture));
        places[at(fixture)] = static_cast<int>(task.matches.size());
        task.matches.push_back(std::move(match));
    }
    // One seed gives each matchday another draw.
    const int first = fixtures.empty() ? 0 : competition.fixtures()[at(fixtures.front())].number;
    Generator generator = stream("referees", seed, {}, first);
    const std::vector<int> drawn = drawReferees(task, generator);
    RefereesDrawn result;
    for (const int fixture : fixtures) {
        if (!isAsked(fixture))
            continue;
        const int referee = drawn[at(places[at(fixture)])];
        const RefereeAppointment *present = officials.appointment(fixture);
        if (referee < 0)
            result.without.push_back({fixture, whyNobody(referees, now.fixtures[at(fixture)], competition)});
        else if (const QUuid &id = referees[at(referee)].id; present == nullptr || present->referee != id)
            result.appointments.push_back({competition.fixtures()[at(fixture)].number, id, true, {}});
    }
    return result;
}

std::vector<int> withoutReferee(const Competition &competition, const std::vector<int> &fixtures, bool again)
{
    const Progress now = progress(competition);
    const Officials officials(competition);
    std::vector<int> left;
    for (const int fixture : fixtures) {
        const RefereeAppointment *present = officials.appointment(fixture);
        if (isToCome(competition, now, fixture) && (present == nullptr || (again && present->isDrawn)))
            left.push_back(fixture);
    }
    return left;
}

std::vector<int> matchdayOf(const Competition &competition, int like)
{
    const Fixture &first = competition.fixtures()[at(like)];
    std::vector<int> fixtures;
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i)
        if (const Fixture &one = competition.fixtures()[i];
            one.stage == first.stage && one.round == first.round)
            fixtures.push_back(static_cast<int>(i));
    return inOrderOfPlay(competition, std::move(fixtures));
}

} // namespace touchline
