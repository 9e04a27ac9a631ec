// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/home_balance.h"

#include "core/base/index.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace touchline {

namespace {

/// In squares, those of pairs far behind those of teams.
using Cost = std::int64_t;
constexpr Cost ofTeam = 100'000'000;

Cost square(int number)
{
    return Cost{number} * number;
}

/// A flow of home matches: each open match gives one to either of its teams. The choice is the best when no
/// cycle of exchanges costs less than nothing; a cycle through the bank takes a home match from one team and
/// gives it to another.
class HomeBalance
{
public:
    HomeBalance(int teams, std::span<const int> surplus, std::span<const HomeMeeting> before,
                std::span<const HomeMeeting> open)
        : m_bank(teams)
        , m_surplus(surplus.begin(), surplus.end())
        , m_open(open.begin(), open.end())
    {
        for (const HomeMeeting &one : before)
            count(one, 1);
        for (const HomeMeeting &one : m_open) {
            count(one, 1);
            ++m_surplus[at(one.home)];
            --m_surplus[at(one.away)];
        }
    }

    [[nodiscard]] std::vector<HomeMeeting> best()
    {
        while (const std::optional<std::vector<Step>> cycle = cheaper())
            for (const Step &step : *cycle)
                if (step.match >= 0)
                    exchange(m_open[at(step.match)]);
        return m_open;
    }

private:
    /// A home match goes from one team to another, or to or from the bank.
    struct Step
    {
        int from = 0;
        int to = 0;
        Cost cost = 0;
        /// Index of the match, -1 with the bank.
        int match = -1;
    };

    /// How often the first of a pair was at home more often than the second.
    int &lead(const HomeMeeting &one) { return m_leads[std::minmax(one.home, one.away)]; }
    static int sign(const HomeMeeting &one) { return one.home < one.away ? 1 : -1; }
    void count(const HomeMeeting &one, int times) { lead(one) += sign(one) * times; }

    [[nodiscard]] std::vector<Step> steps()
    {
        std::vector<Step> all;
        for (std::size_t i = 0; i < m_open.size(); ++i) {
            const HomeMeeting &one = m_open[i];
            const int now = lead(one) * sign(one);
            all.push_back({one.home, one.away, square(now - 2) - square(now), static_cast<int>(i)});
        }
        for (int team = 0; team < m_bank; ++team) {
            const int now = m_surplus[at(team)];
            all.push_back({team, m_bank, ofTeam * (square(now + 2) - square(now))});
            all.push_back({m_bank, team, ofTeam * (square(now - 2) - square(now))});
        }
        return all;
    }

    /// Bellman and Ford: what still gets cheaper after as many rounds as there are nodes hangs on a cycle.
    [[nodiscard]] std::optional<std::vector<Step>> cheaper()
    {
        const std::vector<Step> all = steps();
        const std::size_t nodes = at(m_bank) + 1;
        std::vector<Cost> costs(nodes, 0);
        std::vector<int> last(nodes, -1);
        int changed = -1;
        for (std::size_t round = 0; round < nodes; ++round) {
            changed = -1;
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (costs[at(all[i].from)] + all[i].cost >= costs[at(all[i].to)])
                    continue;
                costs[at(all[i].to)] = costs[at(all[i].from)] + all[i].cost;
                last[at(all[i].to)] = static_cast<int>(i);
                changed = all[i].to;
            }
            if (changed < 0)
                return std::nullopt;
        }
        for (std::size_t i = 0; i < nodes; ++i)
            changed = all[at(last[at(changed)])].from;
        std::vector<Step> cycle;
        int node = changed;
        do {
            cycle.push_back(all[at(last[at(node)])]);
            node = cycle.back().from;
        } while (node != changed);
        return cycle;
    }

    void exchange(HomeMeeting &one)
    {
        count(one, -1);
        m_surplus[at(one.home)] -= 2;
        m_surplus[at(one.away)] += 2;
        std::swap(one.home, one.away);
        count(one, 1);
    }

    int m_bank;
    std::vector<int> m_surplus;
    std::vector<HomeMeeting> m_open;
    std::map<std::pair<int, int>, int> m_leads;
};

} // namespace

std::vector<bool> balancedHomes(int teams, std::span<const int> surplus, std::span<const HomeMeeting> before,
                                std::span<const HomeMeeting> open)
{
    const std::vector<HomeMeeting> best = HomeBalance(teams, surplus, before, open).best();
    std::vector<bool> exchanged;
    for (std::size_t i = 0; i < open.size(); ++i)
        exchanged.push_back(!(best[i] == open[i]));
    return exchanged;
}

} // namespace touchline
