// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/draws/draw_task.h"
#include "core/dice/generator.h"

#include <cstdint>
#include <optional>

namespace touchline {

/// 0..bound-1, each equally likely; bound >= 1.
[[nodiscard]] std::uint64_t below64(Generator &generator, std::uint64_t bound);

/// A pot whose teams are alike where the limits by group treat them alike, and how they can be spread over
/// the groups. Made for some dozens of teams of few kinds.
class PotCount
{
public:
    /// The teams of the pot that are drawn (not fixed). Nothing if the ways are too many to count.
    [[nodiscard]] static std::optional<PotCount> of(const DrawTask &task, int pot);

    /// counts[rule][block]: teams placed before. Returns in how many ways the kinds go into the groups.
    std::uint64_t count(const std::vector<std::vector<int>> &counts);
    /// One of the ways counted last, each equally likely: the group of each team.
    [[nodiscard]] std::vector<std::pair<int, int>> pick(Generator &generator);
    /// No count() can be larger, whatever is drawn in the pots before.
    [[nodiscard]] std::uint64_t bound() const { return m_bound; }
    /// Whether earlier pots make no difference: every count() is the same.
    [[nodiscard]] bool isConstant() const { return m_isConstant; }

private:
    PotCount() = default;
    void computeBound(const DrawTask &task, int pot);
    [[nodiscard]] int openPlaces(const DrawTask &task, int pot, const std::vector<int> &rules) const;
    std::uint64_t waysFrom(std::size_t group, std::size_t state);
    std::uint64_t waysInGroup(std::size_t group, int place, std::size_t state);
    [[nodiscard]] bool hasRoom(std::size_t kind, std::size_t group) const;
    void add(std::size_t kind, std::size_t group, int teams);
    [[nodiscard]] bool isLeft(std::size_t kind, std::size_t state) const
    {
        return state / m_weight[kind] % (m_teams[kind].size() + 1) > 0;
    }

    const DrawTask *m_task = nullptr;
    // By kind.
    std::vector<std::vector<int>> m_teams;
    std::vector<std::vector<int>> m_rules;
    std::vector<std::size_t> m_weight;
    std::size_t m_states = 1;
    /// By group: places that are drawn for.
    std::vector<int> m_places;
    std::uint64_t m_bound = 0;
    bool m_isConstant = false;
    std::vector<std::vector<int>> m_counts;
    /// By group and state (how many of each kind are left): the ways to go on; unknown at first.
    std::vector<std::uint64_t> m_ways;
};

} // namespace touchline
