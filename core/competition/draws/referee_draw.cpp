// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/referee_draw.h"

#include "core/base/index.h"
#include "core/dice/shuffle.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

namespace touchline {

namespace {

constexpr int secondsPerMinute = 60;
/// What chance adds to the cost of a pair, and above the sum of that what unevenness costs, and above that
/// two matches on one day. Sums stay below the next one for some hundred matches.
constexpr std::uint32_t chanceRange = 1U << 10U;
constexpr std::int64_t unevenCost = std::int64_t(1) << 21U;
constexpr std::int64_t sameDayCost = std::int64_t(1) << 44U;

/// The cheapest way to send as much as possible from a source to a sink: one unit after another on the
/// cheapest path that is left.
class CheapestFlow
{
public:
    int newNode()
    {
        m_edgesOf.emplace_back();
        return static_cast<int>(m_edgesOf.size()) - 1;
    }
    /// Takes one unit. Gives the index of the edge.
    int connect(int from, int to, std::int64_t cost)
    {
        m_edgesOf[at(from)].push_back(static_cast<int>(m_edges.size()));
        m_edges.push_back({to, 1, cost});
        m_edgesOf[at(to)].push_back(static_cast<int>(m_edges.size()));
        m_edges.push_back({from, 0, -cost});
        return static_cast<int>(m_edges.size()) - 2;
    }
    void run(int source, int sink)
    {
        while (augment(source, sink)) {
        }
    }
    [[nodiscard]] bool isUsed(int edge) const { return m_edges[at(edge)].left == 0; }

private:
    struct Edge
    {
        int to = 0;
        int left = 0;
        std::int64_t cost = 0;
    };

    bool augment(int source, int sink)
    {
        constexpr std::int64_t never = std::numeric_limits<std::int64_t>::max();
        std::vector<std::int64_t> costs(m_edgesOf.size(), never);
        std::vector<int> by(m_edgesOf.size(), -1);
        std::vector<bool> isWaiting(m_edgesOf.size(), false);
        std::deque<int> waiting{source};
        costs[at(source)] = 0;
        while (!waiting.empty()) {
            const int node = waiting.front();
            waiting.pop_front();
            isWaiting[at(node)] = false;
            for (const int index : m_edgesOf[at(node)]) {
                const Edge &edge = m_edges[at(index)];
                if (edge.left == 0 || costs[at(node)] + edge.cost >= costs[at(edge.to)])
                    continue;
                costs[at(edge.to)] = costs[at(node)] + edge.cost;
                by[at(edge.to)] = index;
                if (!isWaiting[at(edge.to)]) {
                    isWaiting[at(edge.to)] = true;
                    waiting.push_back(edge.to);
                }
            }
        }
        if (costs[at(sink)] == never)
            return false;
        for (int node = sink; node != source;) {
            const int index = by[at(node)];
            --m_edges[at(index)].left;
            ++m_edges[at(index ^ 1)].left;
            node = m_edges[at(index ^ 1)].to;
        }
        return true;
    }

    std::vector<Edge> m_edges;
    std::vector<std::vector<int>> m_edgesOf;
};

class RefereeDrawing
{
public:
    RefereeDrawing(const RefereeTask &task, Generator &generator) : m_task(task), m_generator(generator)
    {
        m_drawn.assign(task.matches.size(), -1);
        for (std::size_t i = 0; i < task.matches.size(); ++i)
            if (task.matches[i].isOpen)
                m_open.push_back(static_cast<int>(i));
        shuffle(m_open, generator);
        m_order.resize(at(task.referees));
        std::iota(m_order.begin(), m_order.end(), 0);
        shuffle(m_order, generator);
        findHours();
    }

    std::vector<int> draw()
    {
        drawAtCheapest();
        for (const int match : m_open) {
            std::vector<bool> seen(m_task.matches.size(), false);
            if (m_drawn[at(match)] < 0)
                (void)place(match, seen);
        }
        return std::move(m_drawn);
    }

private:
    [[nodiscard]] const RefereeMatch &match(int index) const { return m_task.matches[at(index)]; }

    /// Those that stay stand in its way neither by rule nor by time.
    [[nodiscard]] bool may(int index, int referee) const
    {
        const RefereeMatch &one = match(index);
        if (!one.barred.empty() && one.barred[at(referee)])
            return false;
        return std::none_of(m_task.matches.begin(), m_task.matches.end(), [&](const RefereeMatch &other) {
            return !other.isOpen && other.referee == referee && areAtOneTime(one, other, m_task.minutes);
        });
    }

    /// Open matches that overlap, also by way of others, are at one hour.
    void findHours()
    {
        m_hour.assign(m_task.matches.size(), -1);
        for (const int first : m_open) {
            if (m_hour[at(first)] >= 0)
                continue;
            std::vector<int> waiting{first};
            m_hour[at(first)] = first;
            while (!waiting.empty()) {
                const int one = waiting.back();
                waiting.pop_back();
                for (const int other : m_open)
                    if (m_hour[at(other)] < 0 && areAtOneTime(match(one), match(other), m_task.minutes)) {
                        m_hour[at(other)] = first;
                        waiting.push_back(other);
                    }
            }
        }
    }

    /// Match -> referee at that hour -> referee on that day -> referee -> end. Each further match of a day,
    /// and each further match at all, costs more than the one before it.
    void drawAtCheapest()
    {
        CheapestFlow flow;
        const int source = flow.newNode();
        const int sink = flow.newNode();
        std::vector<int> nodes(m_task.matches.size(), -1);
        for (const int open : m_open) {
            nodes[at(open)] = flow.newNode();
            flow.connect(source, nodes[at(open)], 0);
        }
        struct Pair
        {
            int match;
            int referee;
            int edge;
        };
        std::vector<Pair> pairs;
        for (const int referee : m_order) {
            const int end = flow.newNode();
            std::map<int, int> hours;
            std::map<QDate, int> days;
            for (const int open : m_open) {
                if (!may(open, referee))
                    continue;
                const int hour = m_hour[at(open)];
                if (!hours.contains(hour)) {
                    const QDate day = match(hour).day;
                    if (!days.contains(day)) {
                        days[day] = flow.newNode();
                        for (int i = 0, had = matchesOn(day, referee); i < hoursOn(day); ++i)
                            flow.connect(days[day], end, day.isValid() ? sameDayCost * (had + i) : 0);
                    }
                    hours[hour] = flow.newNode();
                    flow.connect(hours[hour], days[day], 0);
                }
                pairs.push_back({open, referee,
                                 flow.connect(nodes[at(open)], hours[hour],
                                              static_cast<std::int64_t>(m_generator.below(chanceRange)))});
            }
            const int had = matchesOf(referee);
            for (int i = 0; i < static_cast<int>(hours.size()); ++i)
                flow.connect(end, sink, unevenCost * (2 * (had + i) + 1));
        }
        flow.run(source, sink);
        for (const Pair &pair : pairs)
            if (flow.isUsed(pair.edge))
                m_drawn[at(pair.match)] = pair.referee;
    }

    [[nodiscard]] int hoursOn(const QDate &day) const
    {
        return static_cast<int>(std::count_if(m_open.begin(), m_open.end(), [&](int open) {
            return m_hour[at(open)] == open && match(open).day == day;
        }));
    }
    /// Of those that stay. Nobody knows whether matches without a day are on one day.
    [[nodiscard]] int matchesOn(const QDate &day, int referee) const
    {
        return static_cast<int>(
            std::count_if(m_task.matches.begin(), m_task.matches.end(), [&](const RefereeMatch &one) {
                return day.isValid() && !one.isOpen && one.referee == referee && one.day == day;
            }));
    }
    [[nodiscard]] int matchesOf(int referee) const
    {
        return static_cast<int>(
            std::count_if(m_task.matches.begin(), m_task.matches.end(),
                          [&](const RefereeMatch &one) { return !one.isOpen && one.referee == referee; }));
    }

    /// Gives a match a referee, moving the one match that stands in the way to somebody else.
    bool place(int index, std::vector<bool> &seen)
    {
        seen[at(index)] = true;
        for (const int referee : m_order) {
            if (!may(index, referee))
                continue;
            std::vector<int> inTheWay;
            for (const int open : m_open)
                if (m_drawn[at(open)] == referee && areAtOneTime(match(index), match(open), m_task.minutes))
                    inTheWay.push_back(open);
            if (inTheWay.size() > 1 || (inTheWay.size() == 1 && seen[at(inTheWay.front())]))
                continue;
            m_drawn[at(index)] = referee;
            if (inTheWay.empty())
                return true;
            m_drawn[at(inTheWay.front())] = -1;
            if (place(inTheWay.front(), seen))
                return true;
            m_drawn[at(inTheWay.front())] = referee;
            m_drawn[at(index)] = -1;
        }
        return false;
    }

    const RefereeTask &m_task;
    Generator &m_generator;
    /// Indices of the open matches and of the referees, in an order of chance.
    std::vector<int> m_open;
    std::vector<int> m_order;
    /// By match: the first of those at its hour.
    std::vector<int> m_hour;
    std::vector<int> m_drawn;
};

} // namespace

bool areAtOneTime(const RefereeMatch &one, const RefereeMatch &other, int minutes)
{
    if (!one.day.isValid() || !other.day.isValid())
        return !one.day.isValid() && !other.day.isValid() && one.matchday == other.matchday;
    if (one.day != other.day)
        return false;
    return !one.time.isValid() || !other.time.isValid() ||
           std::abs(one.time.secsTo(other.time)) < minutes * secondsPerMinute;
}

std::vector<int> drawReferees(const RefereeTask &task, Generator &generator)
{
    return RefereeDrawing(task, generator).draw();
}

} // namespace touchline
