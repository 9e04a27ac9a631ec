// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/league_phase_days.h"

#include "core/base/index.h"
#include "core/dice/shuffle.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace touchline {

namespace {

constexpr int mostDayAttempts = 20;
constexpr int mostTries = 200;
constexpr int changesPerMatch = 200;
/// How much worse the first changes may make it; less and less, and nothing at the end. Far less than what
/// three matches running at home cost.
constexpr int heat = 4;
constexpr int threeRunning = 100;
constexpr int sameAtTheEnds = 20;

class Matchdays
{
public:
    Matchdays(std::vector<LeaguePhaseMatch> matches, const std::vector<int> &potOf, int days,
              Generator &generator)
        : m_matches(std::move(matches))
        , m_potOf(potOf)
        , m_teams(static_cast<int>(potOf.size()))
        , m_days(days)
        , m_generator(generator)
    {
    }

    std::optional<std::vector<LeaguePhaseMatch>> find()
    {
        for (int attempt = 0; attempt < mostDayAttempts; ++attempt) {
            if (!spread())
                continue;
            makeEven();
            std::stable_sort(m_matches.begin(), m_matches.end(),
                             [](const auto &a, const auto &b) { return a.matchday < b.matchday; });
            return std::move(m_matches);
        }
        return std::nullopt;
    }

private:
    /// Two matchdays at a time, such that every team is host in one of them and guest in the other: so nobody
    /// is three times running at home. The matches of the two are rings in which each team is host to the
    /// next; they must be even, which is a matter of luck and of trying again.
    bool spread()
    {
        for (LeaguePhaseMatch &match : m_matches)
            match.matchday = -1;
        for (int day = 0; day < m_days; day += 2) {
            int tries = 0;
            while (!takeTwoDays(day)) {
                if (++tries == mostTries)
                    return false;
            }
        }
        return true;
    }

    /// One home match and one away match of every team, out of those that are left.
    bool takeTwoDays(int day)
    {
        std::vector<std::vector<int>> homeMatches(at(m_teams));
        std::vector<int> order(m_matches.size());
        std::iota(order.begin(), order.end(), 0);
        shuffle(order, m_generator);
        for (const int match : order) {
            if (m_matches[at(match)].matchday < 0)
                homeMatches[at(m_matches[at(match)].home)].push_back(match);
        }
        m_taken.assign(at(m_teams), -1);
        for (int team = 0; team < m_teams; ++team) {
            m_isAsked.assign(at(m_teams), 0);
            if (!takeHomeMatch(team, homeMatches))
                return false;
        }
        return alternate(day);
    }

    /// By guest: the match that is taken; moves others where need be.
    bool takeHomeMatch(int team, const std::vector<std::vector<int>> &homeMatches)
    {
        for (const int match : homeMatches[at(team)]) {
            const auto guest = at(m_matches[at(match)].away);
            if (std::exchange(m_isAsked[guest], 1) != 0)
                continue;
            if (m_taken[guest] < 0 || takeHomeMatch(m_matches[at(m_taken[guest])].home, homeMatches)) {
                m_taken[guest] = match;
                return true;
            }
        }
        return false;
    }

    /// Every second match of each ring is on the first of the two days. False, and nothing done, if a ring is
    /// odd.
    bool alternate(int day)
    {
        std::vector<int> dayOf(at(m_teams), -1); // by guest
        for (int first = 0; first < m_teams; ++first) {
            int length = 0;
            for (int guest = first; dayOf[at(guest)] < 0; guest = m_matches[at(m_taken[at(guest)])].home)
                dayOf[at(guest)] = day + length++ % 2;
            if (length % 2 != 0)
                return false;
        }
        for (int guest = 0; guest < m_teams; ++guest)
            m_matches[at(m_taken[at(guest)])].matchday = dayOf[at(guest)];
        return true;
    }

    /// Random changes, of which those that make it worse are taken less and less.
    void makeEven()
    {
        index();
        const int changes = changesPerMatch * static_cast<int>(m_matches.size());
        for (int left = changes; left > 0; --left) {
            const int team = below(m_teams);
            const int allowed = below(1 + heat * left / changes);
            const int first = below(m_days);
            const int second = below(m_days);
            if (first != second)
                exchange(first, second, team, allowed);
            else
                turn(team, m_potOf[at(below(m_teams))], allowed);
        }
    }

    int below(int bound) { return static_cast<int>(m_generator.below(static_cast<std::uint32_t>(bound))); }

    void index()
    {
        m_matchOf.assign(at(m_teams), std::vector<int>(at(m_days), -1));
        m_homes.assign(at(m_teams), std::vector<char>(at(m_days), 0));
        for (std::size_t i = 0; i < m_matches.size(); ++i)
            enter(static_cast<int>(i));
    }

    void enter(int match)
    {
        const LeaguePhaseMatch &entered = m_matches[at(match)];
        for (const int team : {entered.home, entered.away}) {
            m_matchOf[at(team)][at(entered.matchday)] = match;
            m_homes[at(team)][at(entered.matchday)] = team == entered.home ? 1 : 0;
        }
    }

    /// The ring of matches of two matchdays that the team is in.
    std::vector<int> ringOf(int team, int first, int second) const
    {
        std::vector<int> ring;
        int day = first;
        int next = team;
        do {
            const int match = m_matchOf[at(next)][at(day)];
            ring.push_back(match);
            next = m_matches[at(match)].home == next ? m_matches[at(match)].away : m_matches[at(match)].home;
            day = day == first ? second : first;
        } while (next != team);
        return ring;
    }

    /// Every team of a ring is in two of its matches.
    int unevennessOf(const std::vector<int> &ring) const
    {
        int sum = 0;
        for (std::size_t i = 0; i < ring.size(); i += 2) {
            const LeaguePhaseMatch &match = m_matches[at(ring[i])];
            sum += unevenness(m_homes[at(match.home)]) + unevenness(m_homes[at(match.away)]);
        }
        return sum;
    }

    void swapDays(const std::vector<int> &ring, int first, int second)
    {
        for (const int match : ring) {
            LeaguePhaseMatch &moved = m_matches[at(match)];
            moved.matchday = moved.matchday == first ? second : first;
        }
        for (const int match : ring)
            enter(match);
    }

    void exchange(int first, int second, int team, int allowed)
    {
        const std::vector<int> ring = ringOf(team, first, second);
        const int before = unevennessOf(ring);
        swapDays(ring, first, second);
        if (unevennessOf(ring) > before + allowed)
            swapDays(ring, first, second);
    }

    /// The first match in which the team is host to one of the pot.
    int hosting(int team, int pot) const
    {
        for (int day = 0; day < m_days; ++day) {
            const int match = m_matchOf[at(team)][at(day)];
            if (m_matches[at(match)].home == team && m_potOf[at(m_matches[at(match)].away)] == pot)
                return match;
        }
        return -1;
    }

    /// Matches of a ring in which each team is host to the next, between two pots to and fro, or in one pot.
    std::vector<int> hostsRing(int team, int pot) const
    {
        std::vector<int> ring;
        std::vector<int> hosts;
        int next = team;
        while (std::find(hosts.begin(), hosts.end(), next) == hosts.end()) {
            const int match = hosting(next, m_potOf[at(next)] == pot ? m_potOf[at(team)] : pot);
            if (match < 0)
                return {};
            hosts.push_back(next);
            ring.push_back(match);
            next = m_matches[at(match)].away;
        }
        // With several opponents the way may lead into a ring in which it did not begin.
        ring.erase(ring.begin(),
                   ring.begin() + (std::find(hosts.begin(), hosts.end(), next) - hosts.begin()));
        return ring;
    }

    int unevennessOfHosts(const std::vector<int> &ring) const
    {
        int sum = 0;
        for (const int match : ring) // host and guest change places when it is turned: each is both once
            sum += unevenness(m_homes[at(m_matches[at(match)].home)]);
        return sum;
    }

    void turnRing(const std::vector<int> &ring)
    {
        for (const int match : ring) {
            std::swap(m_matches[at(match)].home, m_matches[at(match)].away);
            enter(match);
        }
    }

    void turn(int team, int pot, int allowed)
    {
        const std::vector<int> ring = hostsRing(team, pot);
        const int before = unevennessOfHosts(ring);
        turnRing(ring);
        if (unevennessOfHosts(ring) > before + allowed)
            turnRing(ring);
    }

    std::vector<LeaguePhaseMatch> m_matches;
    const std::vector<int> &m_potOf;
    int m_teams;
    int m_days;
    Generator &m_generator;
    // By team: the match that it plays away in the two days being made; whether it was asked.
    std::vector<int> m_taken;
    std::vector<char> m_isAsked;
    // By team and matchday: index of the match, and whether it is at home.
    std::vector<std::vector<int>> m_matchOf;
    std::vector<std::vector<char>> m_homes;
};

} // namespace

int unevenness(const std::vector<char> &homes)
{
    int sum = 0;
    for (std::size_t day = 1; day < homes.size(); ++day) {
        if (homes[day] != homes[day - 1])
            continue;
        ++sum;
        if (day == 1 || day + 1 == homes.size())
            sum += sameAtTheEnds;
        if (day > 1 && homes[day] == homes[day - 2])
            sum += threeRunning;
    }
    return sum;
}

std::optional<std::vector<LeaguePhaseMatch>> leaguePhaseDays(std::vector<LeaguePhaseMatch> matches,
                                                             const std::vector<int> &potOf, int matchdays,
                                                             Generator &generator)
{
    return Matchdays(std::move(matches), potOf, matchdays, generator).find();
}

} // namespace touchline
