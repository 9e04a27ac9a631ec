// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw_look_ahead.h"

#include "core/base/index.h"
#include "core/competition/draws/transport.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

namespace touchline {

namespace {

/// Equal keys get equal numbers.
template <class Key>
std::vector<int> numbered(const std::vector<Key> &keys)
{
    std::map<Key, int> numbers;
    std::vector<int> result;
    result.reserve(keys.size());
    for (const Key &key : keys)
        result.push_back(numbers.try_emplace(key, static_cast<int>(numbers.size())).first->second);
    return result;
}

} // namespace

DrawLookAhead::DrawLookAhead(std::shared_ptr<const DrawTask> task)
    : m_task(std::move(task))
    , m_openOfPot(m_task->pots.size())
    , m_places(at(m_task->groups()), 0)
    , m_group(at(m_task->teams()), -1)
{
    GroupSet all;
    for (int group = 0; group < m_task->groups(); ++group)
        all.set(at(group));
    for (std::size_t pot = 0; pot < m_task->places.size(); ++pot) {
        std::vector<int> &free = m_free.emplace_back();
        for (std::size_t group = 0; group < m_places.size(); ++group) {
            const auto places = static_cast<int>(m_task->places[pot][group].size());
            free.push_back(places);
            m_places[group] += places;
            m_openOfPot[pot].set(group, places > 0);
        }
    }
    for (const DrawRule &rule : m_task->rules) {
        m_count.emplace_back(rule.mostInBlock.size(), 0);
        GroupSet open = all;
        for (std::size_t block = 0; block < rule.mostInBlock.size(); ++block) {
            if (rule.mostInBlock[block] <= 0)
                open &= ~rule.groupsOfBlock[block];
        }
        m_openOfRule.push_back(open);
        m_membersLeft.push_back(static_cast<int>(rule.members.size()));
    }
    for (const int group : m_task->fixedGroup)
        m_mask.push_back(group < 0 ? all : GroupSet().set(at(group)));
    classifyTeams();
    colourGroups();
}

/// Teams of one pot that everything treats alike.
void DrawLookAhead::classifyTeams()
{
    std::vector<std::vector<int>> keys;
    for (int team = 0; team < m_task->teams(); ++team) {
        std::vector<int> &key = keys.emplace_back(m_task->rulesOf[at(team)]);
        key.push_back(m_task->potOf[at(team)]);
        key.push_back(m_task->fixedGroup[at(team)]);
    }
    m_class = numbered(keys);
    m_limitSet = numbered(m_task->rulesOf);
    for (std::size_t team = 0; team < m_limitSet.size(); ++team) {
        if (at(m_limitSet[team]) == m_limitSets.size())
            m_limitSets.push_back(m_task->rulesOf[team]);
    }
    m_classes = keys.empty() ? 0 : *std::max_element(m_class.begin(), m_class.end()) + 1;
}

/// By what does not change during the draw; the rest is in the signature.
void DrawLookAhead::colourGroups()
{
    std::vector<std::vector<int>> keys(m_places.size());
    for (std::size_t group = 0; group < keys.size(); ++group) {
        for (const DrawRule &rule : m_task->rules) {
            if (!rule.isByGroup())
                keys[group].push_back(rule.blockOfGroup[group]);
        }
        const auto fixed =
            std::find(m_task->fixedGroup.begin(), m_task->fixedGroup.end(), static_cast<int>(group));
        keys[group].push_back(fixed == m_task->fixedGroup.end() ? -1 : static_cast<int>(group));
    }
    m_colour = numbered(keys);
}

GroupSet DrawLookAhead::groupsFor(int team) const
{
    GroupSet groups = m_mask[at(team)] & m_openOfPot[at(m_task->potOf[at(team)])];
    for (const int rule : m_task->rulesOf[at(team)])
        groups &= m_openOfRule[at(rule)];
    return groups;
}

bool DrawLookAhead::fits(TeamIndex team, GroupIndex group) const
{
    return groupsFor(team).test(at(group));
}

bool DrawLookAhead::hasFreePlace(int pot, GroupIndex group) const
{
    return m_openOfPot[at(pot)].test(at(group));
}

std::optional<int> DrawLookAhead::brokenRule(TeamIndex team, GroupIndex group) const
{
    for (const int rule : m_task->rulesOf[at(team)]) {
        if (!m_openOfRule[at(rule)].test(at(group)))
            return rule;
    }
    return std::nullopt;
}

bool DrawLookAhead::isPossible()
{
    for (std::size_t pot = 0; pot < m_task->pots.size(); ++pot) {
        if (std::accumulate(m_free[pot].begin(), m_free[pot].end(), 0) !=
            static_cast<int>(std::count_if(m_task->pots[pot].begin(), m_task->pots[pot].end(),
                                           [this](int team) { return m_group[at(team)] < 0; })))
            return false;
    }
    if (m_plan.empty())
        m_plan.assign(m_group.size(), -1);
    if (isHopeless() || !complete())
        return false;
    countPlan();
    return true;
}

bool DrawLookAhead::allows(TeamIndex team, GroupIndex group)
{
    if (!fits(team, group))
        return false;
    if (m_plan[at(team)] == group || exchange(team, group))
        return true;
    m_hasFailed = false;
    if (!completeWith(team, group))
        return false;
    countPlan();
    return true;
}

void DrawLookAhead::place(TeamIndex team, GroupIndex group)
{
    put(team, group);
}

void DrawLookAhead::put(TeamIndex team, GroupIndex group)
{
    const int pot = m_task->potOf[at(team)];
    m_group[at(team)] = group;
    --m_places[at(group)];
    if (--m_free[at(pot)][at(group)] == 0)
        m_openOfPot[at(pot)].reset(at(group));
    for (const int index : m_task->rulesOf[at(team)]) {
        const DrawRule &rule = m_task->rules[at(index)];
        const int block = rule.blockOfGroup[at(group)];
        --m_membersLeft[at(index)];
        if (++m_count[at(index)][at(block)] == rule.mostInBlock[at(block)])
            m_openOfRule[at(index)] &= ~rule.groupsOfBlock[at(block)];
    }
}

void DrawLookAhead::unassign(int team)
{
    const int pot = m_task->potOf[at(team)];
    const int group = std::exchange(m_group[at(team)], -1);
    ++m_places[at(group)];
    ++m_free[at(pot)][at(group)];
    m_openOfPot[at(pot)].set(at(group));
    for (const int index : m_task->rulesOf[at(team)]) {
        const DrawRule &rule = m_task->rules[at(index)];
        const int block = rule.blockOfGroup[at(group)];
        ++m_membersLeft[at(index)];
        --m_count[at(index)][at(block)];
        m_openOfRule[at(index)] |= rule.groupsOfBlock[at(block)];
    }
}

// The search

/// The team with the fewest groups left; -1 when all are placed.
TeamIndex DrawLookAhead::narrowestTeam() const
{
    TeamIndex best(-1);
    auto fewest = std::numeric_limits<std::size_t>::max();
    for (int team = 0; team < m_task->teams() && fewest > 1; ++team) {
        if (m_group[at(team)] >= 0)
            continue;
        const std::size_t ways = groupsFor(team).count();
        if (ways < fewest) {
            fewest = ways;
            best = TeamIndex(team);
        }
    }
    return best;
}

bool DrawLookAhead::complete()
{
    const TeamIndex team = narrowestTeam();
    if (team < 0)
        return true;
    if (m_hasFailed && isHopeless())
        return false;
    std::string position;
    if (m_hasFailed || !m_deadEnds.empty()) {
        position = signature();
        if (m_deadEnds.contains(position))
            return false;
    }
    const GroupSet groups = groupsFor(team);
    const GroupIndex planned(m_plan[at(team)]);
    if (planned >= 0 && groups.test(at(planned)) && completeWith(team, planned))
        return true;
    for (const GroupIndex group : roomiestFirst(team, groups)) {
        if (group != planned && completeWith(team, group))
            return true;
    }
    m_hasFailed = true;
    m_deadEnds.insert(position.empty() ? signature() : std::move(position));
    return false;
}

/// The groups in which the limits of the team are the farthest from being reached come first: that spreads
/// the teams of a limit.
std::vector<GroupIndex> DrawLookAhead::roomiestFirst(int team, const GroupSet &groups) const
{
    std::vector<std::pair<int, int>> order;
    for (int group = 0; group < m_task->groups(); ++group) {
        if (!groups.test(at(group)))
            continue;
        int room = 0;
        for (const int index : m_task->rulesOf[at(team)]) {
            const DrawRule &rule = m_task->rules[at(index)];
            const int block = rule.blockOfGroup[at(group)];
            room += rule.mostInBlock[at(block)] - m_count[at(index)][at(block)];
        }
        order.emplace_back(-room, group);
    }
    std::sort(order.begin(), order.end());
    std::vector<GroupIndex> sorted;
    sorted.reserve(order.size());
    for (const auto &[room, group] : order)
        sorted.emplace_back(group);
    return sorted;
}

bool DrawLookAhead::completeWith(TeamIndex team, GroupIndex group)
{
    put(team, group);
    const bool isComplete = complete();
    unassign(team);
    if (isComplete)
        m_plan[at(team)] = group;
    return isComplete;
}

/// True only where it is certain that the rest cannot be placed.
bool DrawLookAhead::isHopeless() const
{
    for (std::size_t index = 0; index < m_task->rules.size(); ++index) {
        if (!ruleFits(m_task->rules[index], index))
            return true;
    }
    for (std::size_t pot = 0; pot < m_task->pots.size(); ++pot) {
        if (!potFits(static_cast<int>(pot)))
            return true;
    }
    return !allPotsFit();
}

/// All pots poured together, the teams with the same limits into the places of all kinds.
bool DrawLookAhead::allPotsFit() const
{
    std::vector<int> supply(m_limitSets.size(), 0);
    for (std::size_t team = 0; team < m_group.size(); ++team) {
        if (m_group[team] < 0)
            ++supply[at(m_limitSet[team])];
    }
    return canTransport(supply, m_places, [this](std::size_t set, std::size_t group) {
        int room = m_places[group];
        for (const int index : m_limitSets[set]) {
            const DrawRule &rule = m_task->rules[at(index)];
            const auto block = at(rule.blockOfGroup[group]);
            room = std::min(room, rule.mostInBlock[block] - m_count[at(index)][block]);
        }
        return room;
    });
}

/// Whether the blocks have room for the teams of one limit.
bool DrawLookAhead::ruleFits(const DrawRule &rule, std::size_t index) const
{
    if (m_membersLeft[index] == 0)
        return true;
    int room = 0;
    for (std::size_t block = 0; block < rule.mostInBlock.size(); ++block) {
        int places = 0;
        for (std::size_t group = 0; group < m_places.size(); ++group)
            places += rule.groupsOfBlock[block].test(group) ? m_places[group] : 0;
        room += std::clamp(rule.mostInBlock[block] - m_count[index][block], 0, places);
    }
    return room >= m_membersLeft[index];
}

/// One pot by itself, each kind of teams into the groups it fits.
bool DrawLookAhead::potFits(int pot) const
{
    std::vector<int> supply;
    std::vector<GroupSet> groups;
    std::vector<int> index(at(m_classes), -1);
    for (const int team : m_task->pots[at(pot)]) {
        if (m_group[at(team)] >= 0)
            continue;
        int &place = index[at(m_class[at(team)])];
        if (place < 0) {
            place = static_cast<int>(supply.size());
            supply.push_back(0);
            groups.push_back(groupsFor(team));
        }
        ++supply[at(place)];
    }
    const std::vector<int> &free = m_free[at(pot)];
    return canTransport(supply, free, [&](std::size_t kind, std::size_t group) {
        return groups[kind].test(group) ? free[group] : 0;
    });
}

/// What the future depends on: the teams that are left by kind, and the groups with what they may still take,
/// in any order where they are of one colour.
std::string DrawLookAhead::signature() const
{
    std::vector<std::string> groups(m_places.size());
    for (std::size_t group = 0; group < groups.size(); ++group) {
        groups[group].push_back(static_cast<char>(m_colour[group]));
        for (const std::vector<int> &free : m_free)
            groups[group].push_back(static_cast<char>(free[group]));
        for (std::size_t index = 0; index < m_task->rules.size(); ++index) {
            const DrawRule &rule = m_task->rules[index];
            const int block = rule.blockOfGroup[group];
            const int room = rule.mostInBlock[at(block)] - m_count[index][at(block)];
            groups[group].push_back(
                static_cast<char>(m_membersLeft[index] == 0 ? 0 : std::clamp(room, 0, m_membersLeft[index])));
        }
    }
    std::sort(groups.begin(), groups.end());
    std::string key(at(m_classes), '\0');
    for (std::size_t team = 0; team < m_group.size(); ++team) {
        if (m_group[team] < 0)
            ++key[at(m_class[team])];
    }
    for (const std::string &group : groups)
        key += group;
    return key;
}

// The draw in hand

void DrawLookAhead::countPlan()
{
    m_planCount.clear();
    for (const DrawRule &rule : m_task->rules) {
        std::vector<int> &counts = m_planCount.emplace_back(rule.mostInBlock.size(), 0);
        for (const int team : rule.members)
            ++counts[at(rule.blockOfGroup[at(m_plan[at(team)])])];
    }
}

void DrawLookAhead::movePlan(TeamIndex team, GroupIndex group)
{
    const int from = std::exchange(m_plan[at(team)], group);
    for (const int index : m_task->rulesOf[at(team)]) {
        const DrawRule &rule = m_task->rules[at(index)];
        --m_planCount[at(index)][at(rule.blockOfGroup[at(from)])];
        ++m_planCount[at(index)][at(rule.blockOfGroup[at(group)])];
    }
}

bool DrawLookAhead::planKeepsRules(int team) const
{
    const int group = m_plan[at(team)];
    return std::all_of(m_task->rulesOf[at(team)].begin(), m_task->rulesOf[at(team)].end(), [&](int index) {
        const DrawRule &rule = m_task->rules[at(index)];
        const int block = rule.blockOfGroup[at(group)];
        return m_planCount[at(index)][at(block)] <= rule.mostInBlock[at(block)];
    });
}

/// Makes the moves in the draw in hand if it keeps all limits, else none of them.
bool DrawLookAhead::tryMoves(std::initializer_list<Move> moves)
{
    std::vector<Move> back;
    for (const Move &move : moves) {
        back.push_back({move.team, GroupIndex(m_plan[at(move.team)])});
        movePlan(move.team, move.group);
    }
    if (std::all_of(moves.begin(), moves.end(),
                    [this](const Move &move) { return planKeepsRules(move.team); }))
        return true;
    for (const Move &move : back)
        movePlan(move.team, move.group);
    return false;
}

/// Brings the draw in hand to have the team in the group by a swap or a ring of three within the pot.
bool DrawLookAhead::exchange(TeamIndex team, GroupIndex group)
{
    const GroupIndex home(m_plan[at(team)]);
    std::vector<TeamIndex> movable;
    for (const int other : m_task->pots[at(m_task->potOf[at(team)])]) {
        if (other != team && m_group[at(other)] < 0 && m_task->fixedGroup[at(other)] < 0)
            movable.emplace_back(other);
    }
    const auto stands = [this](int other, int in) { return m_plan[at(other)] == in; };
    for (const TeamIndex other : movable) {
        if (stands(other, group) && tryMoves({{team, group}, {other, home}}))
            return true;
    }
    for (const TeamIndex other : movable) {
        if (!stands(other, group))
            continue;
        for (const TeamIndex third : movable) {
            if (!stands(third, group) && !stands(third, home) &&
                tryMoves({{team, group}, {other, GroupIndex(m_plan[at(third)])}, {third, home}}))
                return true;
        }
    }
    return false;
}

} // namespace touchline
