// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule_numbers.h"

#include "core/base/index.h"

#include <algorithm>

namespace touchline {

namespace {

/// The numbers that keep a wish about the venue of one team on a matchday.
NumberSet allowed(const SeasonLookUp &season, WishKind kind, int matchday, int teams)
{
    NumberSet numbers = NumberSet::firstOnes(teams);
    const bool mayBeFree = kind == WishKind::Free || kind == WishKind::NotHome || kind == WishKind::NotAway;
    const bool mayBeHome = kind == WishKind::Home || kind == WishKind::NotAway || kind == WishKind::NotFree;
    const bool mayBeAway = kind == WishKind::Away || kind == WishKind::NotHome || kind == WishKind::NotFree;
    if (!mayBeHome)
        numbers -= season.homes(matchday);
    if (!mayBeAway)
        numbers -= season.aways(matchday);
    if (!mayBeFree)
        for (int number = 0; number < teams; ++number)
            if (season.opponent(matchday, number) < 0)
                numbers.erase(number);
    return numbers;
}

} // namespace

NumberSearch::NumberSearch(const SeasonLookUp &season, const std::vector<const ScheduleWish *> &wishes,
                           const std::vector<std::vector<int>> &tries)
    : m_season(season)
    , m_wishes(wishes)
    , m_tries(tries)
    , m_count(static_cast<int>(tries.size()))
    , m_common(tries.size())
{
    std::vector<char> isNamed(tries.size(), 0);
    for (const ScheduleWish *wish : wishes) {
        for (const int team : wish->teams) {
            isNamed[at(team)] = 1;
            if (!isAboutVenue(wish->kind))
                m_common[at(team)].push_back(wish);
        }
    }
    for (int team = 0; team < m_count; ++team)
        if (isNamed[at(team)] != 0)
            m_teams.push_back(team);
}

SearchEnd NumberSearch::run(std::int64_t &work)
{
    m_work = work;
    State state{std::vector<NumberSet>(at(m_count), NumberSet::firstOnes(m_count)),
                std::vector<char>(at(m_count), 0), std::vector<int>(at(m_count), -1),
                std::vector<int>(at(m_count), -1)};
    const SearchEnd end = ruleOutVenues(state) && goesRound(state) ? search(state) : SearchEnd::Impossible;
    work = m_work;
    return end;
}

bool NumberSearch::ruleOutVenues(State &state)
{
    for (const ScheduleWish *wish : m_wishes) {
        if (!isAboutVenue(wish->kind))
            continue;
        NumberSet &left = state.left[at(wish->teams.front())];
        for (const int matchday : wish->matchdays)
            left &= allowed(m_season, wish->kind, matchday, m_count);
        m_work -= static_cast<std::int64_t>(wish->matchdays.size());
        if (left.isEmpty())
            return false;
    }
    return true;
}

SearchEnd NumberSearch::search(const State &state)
{
    const int team = narrowestTeam(state);
    if (team < 0) {
        m_found.assign(at(m_count), -1);
        for (const int named : m_teams)
            m_found[at(named)] = state.left[at(named)].next(0);
        return SearchEnd::Found;
    }
    for (const int number : m_tries[at(team)]) {
        if (!state.left[at(team)].contains(number))
            continue;
        if (m_work <= 0)
            return SearchEnd::GaveUp;
        State next = state;
        m_work -= static_cast<std::int64_t>(m_teams.size());
        if (!give(next, team, number) || !goesRound(next))
            continue;
        if (const SearchEnd end = search(next); end != SearchEnd::Impossible)
            return end;
    }
    return SearchEnd::Impossible;
}

int NumberSearch::narrowestTeam(const State &state) const
{
    int narrowest = -1;
    int fewest = m_count + 1;
    for (const int team : m_teams) {
        if (state.isSet[at(team)] != 0)
            continue;
        // Of teams with equally many numbers left, the one that more wishes tie to others.
        const int size = state.left[at(team)].size();
        if (size < fewest || (size == fewest && m_common[at(team)].size() > m_common[at(narrowest)].size())) {
            fewest = size;
            narrowest = team;
        }
    }
    return narrowest;
}

bool NumberSearch::give(State &state, int team, int number)
{
    NumberSet own;
    own.insert(number);
    state.left[at(team)] = own;
    state.isSet[at(team)] = 1;
    for (const int other : m_teams) {
        if (state.isSet[at(other)] != 0)
            continue;
        state.left[at(other)].erase(number);
        if (state.left[at(other)].isEmpty())
            return false;
    }
    return std::all_of(m_common[at(team)].begin(), m_common[at(team)].end(),
                       [&](const ScheduleWish *wish) { return ruleOut(state, *wish, team, number); });
}

bool NumberSearch::ruleOut(State &state, const ScheduleWish &wish, int team, int number)
{
    if (wish.kind == WishKind::NotAllHome)
        return ruleOutHomes(state, wish);
    NumberSet opponents;
    for (const int matchday : wish.matchdays)
        if (const int opponent = m_season.opponent(matchday, number); opponent >= 0)
            opponents.insert(opponent);
    m_work -= static_cast<std::int64_t>(wish.matchdays.size());
    NumberSet &left = state.left[at(wish.teams[0] == team ? wish.teams[1] : wish.teams[0])];
    if (wish.kind == WishKind::Meet)
        left &= opponents;
    else
        left -= opponents;
    return !left.isEmpty();
}

bool NumberSearch::ruleOutHomes(State &state, const ScheduleWish &wish)
{
    const int days = wish.matchdays.empty() ? m_season.matchdays() : static_cast<int>(wish.matchdays.size());
    m_work -= days;
    for (int i = 0; i < days; ++i) {
        const int matchday = wish.matchdays.empty() ? i : wish.matchdays[at(i)];
        const NumberSet &homes = m_season.homes(matchday);
        int atHome = 0;
        for (const int team : wish.teams)
            if (state.isSet[at(team)] != 0 && homes.contains(state.left[at(team)].next(0)))
                ++atHome;
        if (atHome > wish.most)
            return false;
        if (atHome == wish.most)
            for (const int team : wish.teams)
                if (state.isSet[at(team)] == 0)
                    state.left[at(team)] -= homes;
    }
    return std::none_of(wish.teams.begin(), wish.teams.end(),
                        [&state](int team) { return state.left[at(team)].isEmpty(); });
}

bool NumberSearch::goesRound(State &state)
{
    for (const int team : m_teams) {
        int &mate = state.mate[at(team)];
        if (mate >= 0 && !state.left[at(team)].contains(mate)) {
            state.owner[at(mate)] = -1;
            mate = -1;
        }
    }
    for (const int team : m_teams) {
        NumberSet seen;
        if (state.mate[at(team)] < 0 && !findMate(state, team, seen))
            return false;
    }
    return true;
}

bool NumberSearch::findMate(State &state, int team, NumberSet &seen)
{
    const NumberSet &left = state.left[at(team)];
    for (int number = left.next(0); number >= 0; number = left.next(number + 1)) {
        if (seen.contains(number))
            continue;
        --m_work;
        seen.insert(number);
        const int owner = state.owner[at(number)];
        if (owner >= 0 && !findMate(state, owner, seen))
            continue;
        state.owner[at(number)] = team;
        state.mate[at(team)] = number;
        return true;
    }
    return false;
}

} // namespace touchline
