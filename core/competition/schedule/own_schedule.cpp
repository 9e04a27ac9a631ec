// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/own_schedule.h"

#include "core/base/index.h"

#include <qglobal.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <tuple>

namespace touchline {

namespace {

/// A move of a guest is about one match, so are a referee's appointment and a roll before kick-off, and what
/// was noted of matches without a day names them too; a loan of the season before or a deadline of
/// registration is about none.
bool namesMatch(const OrganiserDecision &one)
{
    const auto *move = std::get_if<PlayerMove>(&one.fact);
    return one.after > 0 || std::holds_alternative<RefereeAppointment>(one.fact) ||
           std::holds_alternative<ConditionRoll>(one.fact) ||
           (move != nullptr && (move->match > 0 || move->lastOfFrom > 0 || move->lastOfTo > 0));
}

/// Facts would be about other matches than they were.
bool hasFacts(const Competition &competition)
{
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i)
        if (competition.report(static_cast<int>(i)) != nullptr)
            return true;
    return !competition.rulings().empty() || !competition.withdrawals().empty() ||
           !competition.replacements().empty() || !competition.setAside().empty() ||
           !competition.lots().empty() || !competition.roundDraws().empty() ||
           !competition.deductions().empty() || !competition.conduct().empty() ||
           std::any_of(competition.organiserDecisions().begin(), competition.organiserDecisions().end(),
                       namesMatch);
}

/// The league that a format begins with; null where it begins otherwise.
const RoundRobinStage *firstLeague(const Format &format)
{
    if (format.stages.empty() || format.pool > 0 || entrySizes(format).size() != 1)
        return nullptr;
    const auto *stage = std::get_if<RoundRobinStage>(&format.stages.front().plan);
    const bool isLeague = stage != nullptr && stage->groups.size() == 1 && stage->allMeet &&
                          stage->groups.front().members.empty() && stage->pot.empty();
    return isLeague ? stage : nullptr;
}

bool namesMatches(const Format &format)
{
    return std::any_of(format.matchRules.begin(), format.matchRules.end(),
                       [](const MatchRules &rules) { return rules.match != 0; });
}

/// Which teams meet, and for which time with the first of them at home.
using Meeting = std::tuple<int, int, int>;

/// Keys for matches in their order.
class Meetings
{
public:
    Meeting next(int home, int away) { return {home, away, m_count[{home, away}]++}; }

private:
    std::map<std::pair<int, int>, int> m_count;
};

PerSide<int> teamsOf(const Competition &competition, int fixture)
{
    const std::vector<int> &placed = competition.placement().front();
    const PerSide<Slot> &slots = competition.fixtures()[at(fixture)].slots;
    return {{placed[at(slots[Side::Home].number - 1)], placed[at(slots[Side::Away].number - 1)]}};
}

tl::unexpected<Error> notEveryMatch()
{
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core", "The list does not have every match of the league once."));
}

/// Gives every match one of the numbers that the league has. False where the list has others.
bool giveNumbers(std::vector<ListedMatch> &matches, const std::set<int> &numbers)
{
    const auto hasNumber = [](const ListedMatch &one) { return one.number != 0; };
    if (std::none_of(matches.begin(), matches.end(), hasNumber)) {
        auto number = numbers.begin();
        for (ListedMatch &one : matches)
            one.number = *number++;
        return true;
    }
    std::set<int> listed;
    for (const ListedMatch &one : matches)
        listed.insert(one.number);
    return listed == numbers;
}

/// The days that are known, under the new numbers of the matches.
std::vector<Appointment> movedCalendar(const Competition &competition, const std::vector<int> &fixtures,
                                       const std::vector<ListedMatch> &matches)
{
    std::map<Meeting, int> numberOf;
    Meetings listed;
    for (const ListedMatch &one : matches)
        numberOf.emplace(listed.next(one.home, one.away), one.number);
    std::map<int, int> moved;
    Meetings present;
    for (const int fixture : fixtures) {
        const PerSide<int> teams = teamsOf(competition, fixture);
        const auto found = numberOf.find(present.next(teams[Side::Home], teams[Side::Away]));
        // 0: the teams change sides, so nothing is known of their match.
        moved.emplace(competition.fixtures()[at(fixture)].number,
                      found == numberOf.end() ? 0 : found->second);
    }
    std::vector<Appointment> calendar;
    for (Appointment one : competition.definition().calendar) {
        if (const auto number = moved.find(one.match); number != moved.end())
            one.match = number->second;
        if (one.match != 0)
            calendar.push_back(std::move(one));
    }
    return calendar;
}

} // namespace

std::vector<int> reschedulableFixtures(const Competition &competition)
{
    const Format &format = competition.definition().format;
    if (firstLeague(format) == nullptr || namesMatches(format) || hasFacts(competition))
        return {};
    std::vector<int> fixtures;
    for (const int fixture : competition.plan().fixturesOfTable.front())
        if (competition.fixtures()[at(fixture)].isGroupMatch())
            fixtures.push_back(fixture);
    return fixtures;
}

Result<Competition> withOwnSchedule(const Competition &competition, std::vector<ListedMatch> matches)
{
    const std::vector<int> fixtures = reschedulableFixtures(competition);
    if (fixtures.empty())
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "Only a league in which nothing has happened yet can take "
                                              "another schedule."));
    std::set<int> numbers;
    for (const int fixture : fixtures)
        numbers.insert(competition.fixtures()[at(fixture)].number);
    std::stable_sort(matches.begin(), matches.end(), [](const ListedMatch &one, const ListedMatch &other) {
        return one.matchday < other.matchday;
    });
    if (matches.size() != fixtures.size() || !giveNumbers(matches, numbers))
        return notEveryMatch();
    const std::vector<int> &placed = competition.placement().front();
    std::vector<int> placeOf(competition.definition().entrants.size(), -1);
    for (std::size_t place = 0; place < placed.size(); ++place)
        placeOf[at(placed[place])] = static_cast<int>(place);
    std::vector<std::vector<NumberedPairing>> rounds;
    int matchday = 0;
    for (const ListedMatch &one : matches) {
        if (rounds.empty() || one.matchday != matchday)
            rounds.emplace_back();
        matchday = one.matchday;
        rounds.back().push_back({one.number, {placeOf[at(one.home)], placeOf[at(one.away)]}});
    }
    CompetitionDefinition changed = competition.definition();
    std::get<RoundRobinStage>(changed.format.stages.front().plan).groups.front().fixtures = std::move(rounds);
    changed.calendar = movedCalendar(competition, fixtures, matches);
    auto made = Competition::create(std::move(changed));
    if (!made)
        return made;
    // What comes after the league stays as it was.
    for (std::size_t i = 0; i < competition.fixtures().size(); ++i)
        if (made->fixtures().size() != competition.fixtures().size() ||
            made->fixtures()[i].number != competition.fixtures()[i].number)
            return notEveryMatch();
    for (const OrganiserDecision &one : competition.organiserDecisions())
        TOUCHLINE_TRY(made->addOrganiserDecision(one));
    return made;
}

} // namespace touchline
