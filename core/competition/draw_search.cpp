// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draw_search.h"

#include "core/competition/transport.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace touchline {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

DrawSearch::DrawSearch(std::vector<int> limits, std::vector<std::vector<int>> potCounts,
                       const std::vector<int> &groupSizes)
    : m_limits(std::move(limits))
    , m_left(std::move(potCounts))
    , m_plan(m_left.size(), std::vector<int>(groupSizes.size(), -1))
{
    for (const int size : groupSizes) {
        Group group{m_limits, size, std::vector<char>(m_left.size(), 0)};
        std::fill_n(group.waits.begin(), size, char{1});
        m_groups.push_back(std::move(group));
    }
}

bool DrawSearch::isPossible()
{
    for (std::size_t pot = 0; pot < m_left.size(); ++pot) {
        const auto waiting = std::count_if(m_groups.begin(), m_groups.end(),
                                           [pot](const Group &group) { return group.waits[pot] != 0; });
        if (std::accumulate(m_left[pot].begin(), m_left[pot].end(), 0) != static_cast<int>(waiting))
            return false;
    }
    return isPlausible(0) && fillFrom(0);
}

bool DrawSearch::allows(int pot, int kind, int group)
{
    Group &target = m_groups[at(group)];
    if (target.waits[at(pot)] == 0 || target.room[at(kind)] == 0)
        return false;
    if (m_plan[at(pot)][at(group)] == kind || exchangePlan(pot, kind, group))
        return true;
    put(pot, kind, target);
    const bool possible = staysPlausible(pot, kind, target) && fillFrom(pot);
    takeBack(pot, kind, target);
    if (possible)
        m_plan[at(pot)][at(group)] = kind;
    return possible;
}

void DrawSearch::place(int pot, int kind, int group)
{
    put(pot, kind, m_groups[at(group)]);
}

void DrawSearch::put(int pot, int kind, Group &group)
{
    --m_left[at(pot)][at(kind)];
    --group.room[at(kind)];
    --group.places;
    group.waits[at(pot)] = 0;
}

void DrawSearch::takeBack(int pot, int kind, Group &group)
{
    ++m_left[at(pot)][at(kind)];
    ++group.room[at(kind)];
    ++group.places;
    group.waits[at(pot)] = 1;
}

/// Tries to bring the known solution to give `kind` to the group by exchanges among the groups of the same
/// pot: the group takes it from a second one, which takes another kind from a third, and so on, until one
/// takes what the group would have had. The shortest such chain is found, kind by kind.
bool DrawSearch::exchangePlan(int pot, int kind, int group)
{
    if (!planHasRoom(pot, kind, group))
        return false;
    std::vector<int> &plan = m_plan[at(pot)];
    const int given = plan[at(group)];
    // By kind: the group that would take it, and so gives up the kind before it in the chain.
    std::vector<int> taker(m_limits.size(), -1);
    std::vector<int> chain{kind};
    for (std::size_t next = 0; next < chain.size(); ++next) {
        const int givenUp = chain[next];
        for (std::size_t other = 0; other < m_groups.size(); ++other) {
            if (m_groups[other].waits[at(pot)] == 0 || plan[other] != givenUp)
                continue;
            for (std::size_t wanted = 0; wanted < m_limits.size(); ++wanted) {
                const bool isNew = static_cast<int>(wanted) != kind && taker[wanted] < 0;
                if (!isNew || !planHasRoom(pot, static_cast<int>(wanted), static_cast<int>(other)))
                    continue;
                taker[wanted] = static_cast<int>(other);
                chain.push_back(static_cast<int>(wanted));
            }
        }
        if (given >= 0 && taker[at(given)] >= 0)
            break;
    }
    if (given < 0 || taker[at(given)] < 0)
        return false;
    for (int wanted = given; wanted != kind;) {
        int &place = plan[at(taker[at(wanted)])];
        wanted = std::exchange(place, wanted);
    }
    plan[at(group)] = kind;
    return true;
}

/// Whether the group has room for one more of the kind, beside what the plan gives it in later pots.
bool DrawSearch::planHasRoom(int pot, int kind, int group) const
{
    int room = m_groups[at(group)].room[at(kind)];
    for (std::size_t later = at(pot) + 1; later < m_plan.size(); ++later) {
        if (m_plan[later][at(group)] == kind)
            --room;
    }
    return room > 0;
}

/// Depth first: the group with the fewest ways on is next; a position that failed once is not tried again.
bool DrawSearch::fillFrom(int pot)
{
    while (pot < static_cast<int>(m_left.size()) && narrowestGroup(pot) < 0)
        ++pot;
    if (pot == static_cast<int>(m_left.size()))
        return true;
    if (!m_deadEnds.empty() && m_deadEnds.contains(signature(pot)))
        return false;
    const int index = narrowestGroup(pot);
    if (fillGroup(pot, m_groups[at(index)], at(index)))
        return true;
    m_deadEnds.insert(signature(pot));
    return false;
}

bool DrawSearch::fillGroup(int pot, Group &group, std::size_t index)
{
    for (const int kind : kindsByNeed(pot)) {
        if (group.room[at(kind)] == 0)
            continue;
        put(pot, kind, group);
        const bool filled = staysPlausible(pot, kind, group) && fillFrom(pot);
        takeBack(pot, kind, group);
        if (filled) {
            m_plan[at(pot)][index] = kind;
            return true;
        }
    }
    return false;
}

/// The waiting group that the fewest kinds of the pot fit into; -1 if none waits.
int DrawSearch::narrowestGroup(int pot) const
{
    int best = -1;
    auto fewest = std::numeric_limits<std::ptrdiff_t>::max();
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const Group &group = m_groups[g];
        if (group.waits[at(pot)] == 0)
            continue;
        std::ptrdiff_t ways = 0;
        for (std::size_t kind = 0; kind < m_limits.size(); ++kind)
            ways += m_left[at(pot)][kind] > 0 && group.room[kind] > 0 ? 1 : 0;
        if (ways < fewest) {
            fewest = ways;
            best = static_cast<int>(g);
        }
    }
    return best;
}

/// The kinds in the pot, those with the least room to spare over all groups and pots first.
std::vector<int> DrawSearch::kindsByNeed(int pot) const
{
    std::vector<int> spare(m_limits.size(), 0);
    std::vector<int> kinds;
    for (std::size_t kind = 0; kind < m_limits.size(); ++kind) {
        for (const Group &group : m_groups)
            spare[kind] += std::min(group.room[kind], group.places);
        for (std::size_t later = at(pot); later < m_left.size(); ++later)
            spare[kind] -= m_left[later][kind];
        if (m_left[at(pot)][kind] > 0)
            kinds.push_back(static_cast<int>(kind));
    }
    std::stable_sort(kinds.begin(), kinds.end(),
                     [&spare](int a, int b) { return spare[at(a)] < spare[at(b)]; });
    return kinds;
}

/// False only where it is certain that the rest cannot be placed.
bool DrawSearch::isPlausible(int pot) const
{
    for (std::size_t later = at(pot); later < m_left.size(); ++later) {
        if (!potFits(static_cast<int>(later)))
            return false;
    }
    return allPotsFit(pot);
}

/// The same after a team of that kind went into the group out of a position that was plausible. Only its own
/// pot has changed, and the later ones that may no longer send one of the kind there.
bool DrawSearch::staysPlausible(int pot, int kind, const Group &group) const
{
    if (!potFits(pot))
        return false;
    if (group.room[at(kind)] == 0)
        for (std::size_t later = at(pot) + 1; later < m_left.size(); ++later)
            if (m_left[later][at(kind)] > 0 && group.waits[later] != 0 && !potFits(static_cast<int>(later)))
                return false;
    return allPotsFit(pot);
}

/// One pot by itself: exact for the last one.
bool DrawSearch::potFits(int pot) const
{
    std::vector<int> demand;
    for (const Group &group : m_groups)
        demand.push_back(group.waits[at(pot)]);
    return canTransport(m_left[at(pot)], std::move(demand), [this](std::size_t kind, std::size_t group) {
        return std::min(m_groups[group].room[kind], 1);
    });
}

/// All pots poured together.
bool DrawSearch::allPotsFit(int firstPot) const
{
    std::vector<int> supply(m_limits.size(), 0);
    for (std::size_t pot = at(firstPot); pot < m_left.size(); ++pot)
        std::transform(supply.begin(), supply.end(), m_left[pot].begin(), supply.begin(), std::plus<>());
    std::vector<int> demand;
    for (const Group &group : m_groups)
        demand.push_back(group.places);
    return canTransport(supply, std::move(demand),
                        [this](std::size_t kind, std::size_t group) { return m_groups[group].room[kind]; });
}

/// What the future depends on: groups are alike if they have the same room and wait for the same pots.
std::string DrawSearch::signature(int pot) const
{
    std::vector<std::string> groups;
    for (const Group &group : m_groups) {
        std::string text(group.waits.begin() + pot, group.waits.end());
        for (const int room : group.room)
            text.push_back(static_cast<char>(std::min(room, group.places)));
        groups.push_back(std::move(text));
    }
    std::sort(groups.begin(), groups.end());
    std::string key(1, static_cast<char>(pot));
    for (const int left : m_left[at(pot)])
        key.push_back(static_cast<char>(left));
    for (const std::string &group : groups)
        key += group;
    return key;
}

} // namespace touchline
