// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/pot_count.h"

#include "core/base/index.h"
#include "core/dice/shuffle.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <map>
#include <utility>

namespace touchline {

namespace {

constexpr std::size_t mostPlaces = 64;
constexpr std::size_t mostStates = 70'000;
constexpr double mostWays = 4e18; // fits 64 bits
constexpr std::uint64_t unknown = std::numeric_limits<std::uint64_t>::max();

constexpr double power(double base, std::size_t exponent)
{
    double result = 1;
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1)
            result *= base;
        base *= base;
    }
    return result;
}

/// The r-th root of r!, rounded up. The compiler computes it, so every machine has the same number.
constexpr double rootOfFactorial(std::size_t r)
{
    double factorial = 1;
    for (std::size_t i = 2; i <= r; ++i)
        factorial *= static_cast<double>(i);
    double low = 0;
    double high = static_cast<double>(r);
    for (int step = 0; step < 30; ++step) {
        const double middle = (low + high) / 2;
        (power(middle, r) < factorial ? low : high) = middle;
    }
    return high;
}

constexpr std::array<double, mostPlaces + 1> factorialRoots = [] {
    std::array<double, mostPlaces + 1> roots{};
    for (std::size_t r = 1; r <= mostPlaces; ++r)
        roots[r] = rootOfFactorial(r);
    return roots;
}();

/// Teams in earlier pots and fixed ones: all that stand when this pot is drawn.
bool standsBefore(const DrawTask &task, int team, int pot)
{
    return task.potOf[at(team)] < pot || task.fixedGroup[at(team)] >= 0;
}

} // namespace

std::uint64_t below64(Generator &generator, std::uint64_t bound)
{
    // As many bits as the largest number has, until they are one of those asked for.
    const std::uint64_t mask = ~std::uint64_t{0} >> static_cast<unsigned>(std::countl_zero((bound - 1) | 1U));
    for (;;) {
        const std::uint64_t high = generator.next();
        const std::uint64_t number = ((high << 32U) | generator.next()) & mask;
        if (number < bound)
            return number;
    }
}

std::optional<PotCount> PotCount::of(const DrawTask &task, int pot)
{
    PotCount result;
    result.m_task = &task;
    result.m_places.assign(at(task.groups()), 0);
    for (std::size_t group = 0; group < result.m_places.size(); ++group)
        result.m_places[group] = static_cast<int>(task.places[at(pot)][group].size());
    std::map<std::vector<int>, std::vector<int>> kinds;
    std::size_t drawn = 0;
    for (const int team : task.pots[at(pot)]) {
        if (task.fixedGroup[at(team)] >= 0) {
            --result.m_places[at(task.fixedGroup[at(team)])];
            continue;
        }
        std::vector<int> rules;
        std::copy_if(task.rulesOf[at(team)].begin(), task.rulesOf[at(team)].end(), std::back_inserter(rules),
                     [&task](int rule) { return task.rules[at(rule)].isByGroup(); });
        kinds[rules].push_back(team);
        ++drawn;
    }
    if (drawn > mostPlaces)
        return std::nullopt;
    for (auto &[rules, teams] : kinds) {
        result.m_weight.push_back(result.m_states);
        result.m_states *= teams.size() + 1;
        if (result.m_states > mostStates)
            return std::nullopt;
        result.m_rules.push_back(rules);
        result.m_teams.push_back(std::move(teams));
    }
    result.computeBound(task, pot);
    if (result.m_bound == 0)
        return std::nullopt;
    return result;
}

/// Bregman: a matrix of noughts and ones has a permanent of at most the product of the r-th roots of r! over
/// the sums r of its rows. Multiplications and divisions alone, which every machine rounds in the same way.
void PotCount::computeBound(const DrawTask &task, int pot)
{
    m_isConstant = true;
    double all = 1;
    double bound = 1;
    std::size_t placed = 0;
    for (std::size_t kind = 0; kind < m_teams.size(); ++kind) {
        const double root = factorialRoots[at(openPlaces(task, pot, m_rules[kind]))];
        for (std::size_t i = 1; i <= m_teams[kind].size(); ++i) {
            all *= static_cast<double>(++placed) / static_cast<double>(i);
            bound *= root / static_cast<double>(i);
        }
        for (const int rule : m_rules[kind]) {
            const std::vector<int> &members = task.rules[at(rule)].members;
            m_isConstant = m_isConstant && std::none_of(members.begin(), members.end(), [&](int team) {
                               return task.potOf[at(team)] < pot && task.fixedGroup[at(team)] < 0;
                           });
        }
    }
    constexpr double roundedUp = 1.000001;
    const double ways = std::min(all, bound) * roundedUp;
    m_bound = all < mostWays ? static_cast<std::uint64_t>(ways) + 1 : 0;
}

/// How many places can be open at most to a team with these rules when the pot is drawn: earlier teams that
/// cannot all stand where one more would do close groups.
int PotCount::openPlaces(const DrawTask &task, int pot, const std::vector<int> &rules) const
{
    int all = 0;
    for (const int places : m_places)
        all += places;
    std::vector<int> smallestFirst = m_places;
    std::sort(smallestFirst.begin(), smallestFirst.end());
    int open = all;
    for (const int index : rules) {
        const DrawRule &rule = task.rules[at(index)];
        auto closed = static_cast<int>(std::count_if(rule.members.begin(), rule.members.end(), [&](int team) {
            return standsBefore(task, team, pot);
        }));
        for (const int most : rule.mostInBlock)
            closed -= std::max(0, most - 1);
        closed = std::clamp(closed, 0, static_cast<int>(smallestFirst.size()));
        int left = all;
        for (int group = 0; group < closed; ++group)
            left -= smallestFirst[at(group)];
        open = std::min(open, left);
    }
    return open;
}

bool PotCount::hasRoom(std::size_t kind, std::size_t group) const
{
    return std::all_of(m_rules[kind].begin(), m_rules[kind].end(), [&](int rule) {
        return m_counts[at(rule)][group] < m_task->rules[at(rule)].mostInBlock[group];
    });
}

void PotCount::add(std::size_t kind, std::size_t group, int teams)
{
    for (const int rule : m_rules[kind])
        m_counts[at(rule)][group] += teams;
}

std::uint64_t PotCount::count(const std::vector<std::vector<int>> &counts)
{
    m_counts = counts;
    m_ways.assign((m_places.size() + 1) * m_states, unknown);
    return waysFrom(0, m_states - 1);
}

std::uint64_t PotCount::waysFrom(std::size_t group, std::size_t state)
{
    if (group == m_places.size())
        return 1; // there are as many teams as places
    const std::size_t index = group * m_states + state;
    if (m_ways[index] == unknown)
        m_ways[index] = waysInGroup(group, 0, state);
    return m_ways[index];
}

std::uint64_t PotCount::waysInGroup(std::size_t group, int place, std::size_t state)
{
    if (place == m_places[group])
        return waysFrom(group + 1, state);
    std::uint64_t ways = 0;
    for (std::size_t kind = 0; kind < m_teams.size(); ++kind) {
        if (!isLeft(kind, state) || !hasRoom(kind, group))
            continue;
        add(kind, group, 1);
        ways += waysInGroup(group, place + 1, state - m_weight[kind]);
        add(kind, group, -1);
    }
    return ways;
}

std::vector<std::pair<int, int>> PotCount::pick(Generator &generator)
{
    std::vector<std::vector<int>> teams = m_teams;
    for (std::vector<int> &kind : teams)
        shuffle(kind, generator);
    const std::vector<std::vector<int>> before = m_counts;
    std::vector<std::pair<int, int>> picked;
    std::size_t state = m_states - 1;
    for (std::size_t group = 0; group < m_places.size(); ++group) {
        for (int place = 0; place < m_places[group]; ++place) {
            std::uint64_t ball = below64(generator, waysInGroup(group, place, state));
            for (std::size_t kind = 0; kind < teams.size(); ++kind) {
                if (!isLeft(kind, state) || !hasRoom(kind, group))
                    continue;
                add(kind, group, 1);
                const std::uint64_t ways = waysInGroup(group, place + 1, state - m_weight[kind]);
                if (ball < ways) {
                    state -= m_weight[kind];
                    picked.emplace_back(teams[kind].back(), static_cast<int>(group));
                    teams[kind].pop_back();
                    break;
                }
                ball -= ways;
                add(kind, group, -1);
            }
        }
    }
    m_counts = before;
    return picked;
}

} // namespace touchline
