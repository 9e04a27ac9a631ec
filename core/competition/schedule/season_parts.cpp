// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/season_parts.h"

#include "core/base/index.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>

namespace touchline {

SeasonParts::SeasonParts(const Competition &competition, const std::set<int> &live)
    : m_competition(competition)
    , m_now(progress(competition))
{
    std::map<std::tuple<int, int, int>, SeasonMatchday> byRound;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i) {
        const Fixture &fixture = competition.fixtures()[at(i)];
        if (fixture.isConditional())
            continue;
        SeasonMatchday &matchday = byRound[{fixture.stage, fixture.round, fixture.leg}];
        matchday.stage = fixture.stage;
        matchday.isOfLeague = fixture.isGroupMatch();
        matchday.fixtures.push_back(i);
        const bool isLive = live.contains(i);
        // A match that was brought forward says nothing about the others of its matchday.
        if ((competition.report(i) != nullptr && !competition.isPostponed(i)) || isLive)
            matchday.hasBegun = true;
        if (isOpen(i) && !isLive)
            matchday.open.push_back(i);
    }
    const auto hasNoDay = [&competition](int fixture) {
        const Appointment *day = competition.appointment(fixture);
        return (day == nullptr || !day->date.isValid()) && !competition.isPostponed(fixture);
    };
    for (auto &[key, matchday] : byRound) {
        if (matchday.hasBegun) {
            SeasonMatchday late{matchday.stage, {}, {}, false, matchday.isOfLeague};
            std::copy_if(matchday.open.begin(), matchday.open.end(), std::back_inserter(late.open), hasNoDay);
            std::erase_if(matchday.open, hasNoDay);
            late.fixtures = late.open;
            if (!late.open.empty())
                m_late.push_back(std::move(late));
        }
        m_matchdays.push_back(std::move(matchday));
    }
}

bool SeasonParts::isOpen(int fixture) const
{
    const FixtureStatus &status = m_now.fixtures[at(fixture)];
    return (status.state == FixtureState::Ready || status.state == FixtureState::Waiting) &&
           status.award < 0 && m_competition.report(fixture) == nullptr;
}

std::vector<const SeasonMatchday *> SeasonParts::rest() const
{
    std::vector<const SeasonMatchday *> rest;
    if (!isRestDated())
        for (const SeasonMatchday &one : m_late)
            rest.push_back(&one);
    for (const SeasonMatchday &one : m_matchdays)
        if (!one.hasBegun && !one.open.empty())
            rest.push_back(&one);
    return rest;
}

bool SeasonParts::isRestDated() const
{
    return std::any_of(m_matchdays.begin(), m_matchdays.end(), [this](const SeasonMatchday &one) {
        return !one.hasBegun && !one.open.empty() && firstDayOf(m_competition, one).isValid();
    });
}

Round SeasonParts::roundOf(const SeasonMatchday &matchday) const
{
    const auto unknown = static_cast<int>(m_competition.definition().entrants.size());
    Round round;
    for (const int fixture : matchday.fixtures) {
        const PerSide<int> &both = teams(fixture);
        round.push_back({both[Side::Home] < 0 ? unknown : both[Side::Home],
                         both[Side::Away] < 0 ? unknown : both[Side::Away]});
    }
    return round;
}

QDate SeasonParts::lastPlayed() const
{
    QDate last;
    for (int i = 0; i < static_cast<int>(m_competition.fixtures().size()); ++i) {
        const Appointment *day = m_competition.appointment(i);
        if (m_competition.report(i) != nullptr && !m_competition.isPostponed(i) && day != nullptr &&
            day->date.isValid() && (!last.isValid() || day->date > last))
            last = day->date;
    }
    return last;
}

const Appointment *plannedDay(const Competition &competition, int fixture)
{
    const int number = competition.fixtures()[at(fixture)].number;
    const std::vector<Appointment> &calendar = competition.definition().calendar;
    const auto found = std::find_if(calendar.begin(), calendar.end(),
                                    [number](const Appointment &one) { return one.match == number; });
    return found == calendar.end() ? nullptr : &*found;
}

QDate firstDayOf(const Competition &competition, const SeasonMatchday &matchday)
{
    QDate first;
    for (const int fixture : matchday.fixtures) {
        const Appointment *day = plannedDay(competition, fixture);
        if (day != nullptr && day->date.isValid() && (!first.isValid() || day->date < first))
            first = day->date;
    }
    return first;
}

} // namespace touchline
