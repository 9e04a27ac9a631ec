// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/uniform_draw.h"

#include "core/base/index.h"
#include "core/competition/draws/pot_count.h"
#include "core/dice/shuffle.h"

#include <algorithm>

namespace touchline {

namespace {

class UniformDraw
{
public:
    UniformDraw(const DrawTask &task, Generator &generator) : m_task(task), m_generator(generator)
    {
        for (const DrawRule &rule : task.rules)
            m_fixedCounts.emplace_back(rule.mostInBlock.size(), 0);
        m_counts = m_fixedCounts;
        for (int team = 0; team < task.teams(); ++team) {
            if (task.fixedGroup[at(team)] >= 0)
                static_cast<void>(put(team, task.fixedGroup[at(team)]));
        }
        m_fixedCounts = m_counts;
        for (std::size_t pot = 0; pot < task.pots.size(); ++pot)
            m_pots.push_back(PotCount::of(task, static_cast<int>(pot)));
        m_constantWays.assign(task.pots.size(), 0);
    }

    std::vector<int> draw()
    {
        while (!tryOnce()) {
        }
        return std::move(m_groups);
    }

private:
    /// Whether every limit is still kept.
    bool put(int team, int group)
    {
        bool isKept = true;
        for (const int index : m_task.rulesOf[at(team)]) {
            const DrawRule &rule = m_task.rules[at(index)];
            const int block = rule.blockOfGroup[at(group)];
            isKept = ++m_counts[at(index)][at(block)] <= rule.mostInBlock[at(block)] && isKept;
        }
        return isKept;
    }

    bool tryOnce()
    {
        m_groups = m_task.fixedGroup;
        m_counts = m_fixedCounts;
        for (std::size_t pot = 0; pot < m_pots.size(); ++pot) {
            if (!(m_pots[pot] ? drawCounted(pot, *m_pots[pot]) : drawShuffled(m_task.pots[pot], pot)))
                return false;
        }
        return true;
    }

    bool drawCounted(std::size_t pot, PotCount &count)
    {
        std::uint64_t ways = m_constantWays[pot];
        if (ways == 0)
            ways = count.count(m_counts);
        if (count.isConstant())
            m_constantWays[pot] = ways;
        else if (below64(m_generator, count.bound()) >= ways)
            return false;
        bool isKept = true;
        for (const auto &[team, group] : count.pick(m_generator)) {
            m_groups[at(team)] = group;
            isKept = put(team, group) && isKept;
        }
        return isKept;
    }

    bool drawShuffled(const std::vector<int> &teams, std::size_t pot)
    {
        std::vector<int> places;
        for (int group = 0; group < m_task.groups(); ++group)
            places.insert(places.end(), m_task.places[pot][at(group)].size(), group);
        std::vector<int> drawn;
        for (const int team : teams) {
            if (const int group = m_task.fixedGroup[at(team)]; group >= 0)
                places.erase(std::find(places.begin(), places.end(), group));
            else
                drawn.push_back(team);
        }
        shuffle(places, m_generator);
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            m_groups[at(drawn[i])] = places[i];
            if (!put(drawn[i], places[i]))
                return false;
        }
        return true;
    }

    const DrawTask &m_task;
    Generator &m_generator;
    std::vector<std::optional<PotCount>> m_pots;
    /// By pot: the ways that are always the same, once they were counted; 0 = not.
    std::vector<std::uint64_t> m_constantWays;
    // By rule and block: teams there, and fixed teams there.
    std::vector<std::vector<int>> m_counts;
    std::vector<std::vector<int>> m_fixedCounts;
    /// By team.
    std::vector<int> m_groups;
};

} // namespace

std::vector<int> uniformGroups(const DrawTask &task, Generator &generator)
{
    return UniformDraw(task, generator).draw();
}

} // namespace touchline
