// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw_plan.h"
#include "core/competition/draws/draw_task.h"
#include "core/competition/entry/entrant.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace touchline::testing {

/// By team: its group; -1 = in none yet.
using Groups = std::vector<int>;

/// Every draw that a plan allows, by trying everything. Knows the limits as words say them, and nothing of
/// the search: pots by ranking number, team i of a list that is in the order of ranking.
class EveryDraw
{
public:
    EveryDraw(const std::vector<Entrant> &entrants, std::vector<int> sizes, const DrawPlan &plan)
        : m_entrants(entrants)
        , m_sizes(std::move(sizes))
        , m_plan(plan)
        , m_names(lettersFor(static_cast<int>(m_sizes.size())))
    {
        for (int row = 0; m_potOf.size() < entrants.size(); ++row)
            for (const int size : m_sizes)
                if (size > row)
                    m_potOf.push_back(row);
    }

    /// All draws that go on from these groups, at most `most`.
    std::vector<Groups> from(Groups groups, std::size_t most = SIZE_MAX) const
    {
        std::vector<Groups> found;
        fill(groups, found, most);
        return found;
    }
    std::vector<Groups> all() const { return from(Groups(m_entrants.size(), -1)); }
    bool isPossible(const Groups &groups) const { return !from(groups, 1).empty(); }
    int potOf(int team) const { return m_potOf[static_cast<std::size_t>(team)]; }

    /// Whether a complete draw keeps everything.
    bool isAllowed(const Groups &groups) const
    {
        if (!isAllowedSoFar(groups))
            return false;
        for (int group = 0; group < static_cast<int>(m_sizes.size()); ++group) {
            for (const auto &[conference, number] : m_plan.limits.fewest) {
                int count = 0;
                for (std::size_t team = 0; team < groups.size(); ++team)
                    count += groups[team] == group && conferencesOf(team) == QStringList{conference} ? 1 : 0;
                if (count < number)
                    return false;
            }
        }
        return true;
    }

private:
    void fill(Groups &groups, std::vector<Groups> &found, std::size_t most) const
    {
        const auto open = std::find(groups.begin(), groups.end(), -1);
        if (open == groups.end()) {
            if (isAllowed(groups))
                found.push_back(groups);
            return;
        }
        for (int group = 0; group < static_cast<int>(m_sizes.size()) && found.size() < most; ++group) {
            *open = group;
            if (isAllowedSoFar(groups))
                fill(groups, found, most);
        }
        *open = -1;
    }

    QStringList conferencesOf(std::size_t team) const
    {
        const auto found = m_plan.limits.candidates.find(m_entrants[team].handle());
        if (found != m_plan.limits.candidates.end())
            return found->second;
        return m_entrants[team].conference.isEmpty() ? QStringList()
                                                     : QStringList{m_entrants[team].conference};
    }

    bool isAllowedSoFar(const Groups &groups) const
    {
        for (int group = 0; group < static_cast<int>(m_sizes.size()); ++group) {
            std::vector<std::size_t> teams;
            for (std::size_t team = 0; team < groups.size(); ++team)
                if (groups[team] == group)
                    teams.push_back(team);
            if (!potsFit(teams, group) || !isAllowedGroup(teams, group))
                return false;
        }
        return std::all_of(m_plan.limits.opposite.begin(), m_plan.limits.opposite.end(),
                           [&](const OppositeTeams &opposite) { return areOpposite(opposite, groups); });
    }

    bool potsFit(const std::vector<std::size_t> &teams, int group) const
    {
        std::set<int> pots;
        return std::all_of(teams.begin(), teams.end(), [&](std::size_t team) {
            return m_potOf[team] < m_sizes[static_cast<std::size_t>(group)] &&
                   pots.insert(m_potOf[team]).second;
        });
    }

    bool isAllowedGroup(const std::vector<std::size_t> &teams, int group) const
    {
        for (const std::size_t team : teams) {
            const auto fixed = m_plan.fixed.find(m_entrants[team].handle());
            if (fixed != m_plan.fixed.end() && fixed->second != m_names.at(group))
                return false;
            for (const QString &conference : conferencesOf(team)) {
                const auto same = std::count_if(teams.begin(), teams.end(), [&](std::size_t other) {
                    return conferencesOf(other).contains(conference);
                });
                if (same > m_plan.limits.conferences.limitOf(conference).value_or(64))
                    return false;
            }
            const auto compatriots = std::count_if(teams.begin(), teams.end(), [&](std::size_t other) {
                return !m_entrants[team].lineage.isEmpty() &&
                       m_entrants[other].lineage == m_entrants[team].lineage;
            });
            if (compatriots > m_plan.limits.sameCountry.value_or(64))
                return false;
        }
        return std::all_of(m_plan.limits.notTogether.begin(), m_plan.limits.notTogether.end(),
                           [&](const QStringList &apart) {
                               return std::count_if(teams.begin(), teams.end(), [&](std::size_t team) {
                                          return apart.contains(m_entrants[team].handle());
                                      }) <= 1;
                           });
    }

    bool areOpposite(const OppositeTeams &opposite, const Groups &groups) const
    {
        const auto parts = std::find_if(m_plan.limits.parts.begin(), m_plan.limits.parts.end(),
                                        [&](const GroupParts &one) { return one.name == opposite.parts; });
        for (const QStringList &part : parts->parts) {
            int count = 0;
            for (std::size_t team = 0; team < groups.size(); ++team)
                count += groups[team] >= 0 && part.contains(m_names.at(groups[team])) &&
                                 opposite.teams.contains(m_entrants[team].handle())
                             ? 1
                             : 0;
            if (count > 1)
                return false;
        }
        return true;
    }

    const std::vector<Entrant> &m_entrants;
    std::vector<int> m_sizes;
    const DrawPlan &m_plan;
    QStringList m_names;
    std::vector<int> m_potOf;
};

/// Whether counts of equally likely outcomes are as even as chance makes them: false once in about a million
/// (Wilson and Hilferty's approximation of the chi-square distribution).
inline bool areEven(const std::vector<int> &counts)
{
    double sum = 0;
    for (const int count : counts)
        sum += count;
    const double expected = sum / static_cast<double>(counts.size());
    double chiSquare = 0;
    for (const int count : counts)
        chiSquare += (count - expected) * (count - expected) / expected;
    const auto degrees = static_cast<double>(counts.size() - 1);
    const double spread = 2.0 / (9.0 * degrees);
    const double limit = 1.0 - spread + 4.75 * std::sqrt(spread);
    return chiSquare < degrees * limit * limit * limit;
}

} // namespace touchline::testing
