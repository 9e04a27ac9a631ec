// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "core/competition/draws/draw_task.h"

#include <memory>
#include <optional>
#include <string>
#include <unordered_set>

namespace touchline {

/// The look-ahead of a draw with limits of every kind: knows at every moment whether all the rest can still
/// be placed, exactly.
///
/// It keeps one complete draw in hand. A ball that goes where this draw has it needs no search; else a swap
/// or a ring of three within the pot is tried, and only then everything is searched: the team with the fewest
/// groups left first, and, once that has failed somewhere, with the bounds of flows and of a count per
/// limit, and with a memory of positions that lead nowhere. Limits that name single teams make this
/// as hard as colouring a map: the answer always comes, and comes soon in draws as football has them.
class DrawLookAhead
{
public:
    /// Fixed teams are already in their groups for allows(), but not placed.
    explicit DrawLookAhead(std::shared_ptr<const DrawTask> task);

    /// Whether everything not yet placed can be placed.
    [[nodiscard]] bool isPossible();
    /// Whether the group has a free place for the pot of the team and no limit is broken at once; says
    /// nothing about the rest.
    [[nodiscard]] bool fits(TeamIndex team, GroupIndex group) const;
    /// Whether the team may go into the group now: it fits, and all the rest can be placed. isPossible() was
    /// asked before.
    [[nodiscard]] bool allows(TeamIndex team, GroupIndex group);
    /// Puts it there; allows() said yes.
    void place(TeamIndex team, GroupIndex group);

    [[nodiscard]] bool hasFreePlace(int pot, GroupIndex group) const;
    /// The first limit that forbids the team in the group; nothing if none does.
    [[nodiscard]] std::optional<int> brokenRule(TeamIndex team, GroupIndex group) const;
    /// By team; -1 = still to be drawn.
    [[nodiscard]] const std::vector<int> &groupOf() const { return m_group; }

private:
    struct Move
    {
        TeamIndex team;
        GroupIndex group;
    };

    [[nodiscard]] GroupSet groupsFor(int team) const;
    void put(TeamIndex team, GroupIndex group);
    void unassign(int team);
    bool complete();
    bool completeWith(TeamIndex team, GroupIndex group);
    [[nodiscard]] std::vector<GroupIndex> roomiestFirst(int team, const GroupSet &groups) const;
    [[nodiscard]] TeamIndex narrowestTeam() const;
    [[nodiscard]] bool isHopeless() const;
    [[nodiscard]] bool potFits(int pot) const;
    [[nodiscard]] bool allPotsFit() const;
    [[nodiscard]] bool ruleFits(const DrawRule &rule, std::size_t index) const;
    [[nodiscard]] std::string signature() const;
    void colourGroups();
    void classifyTeams();
    void countPlan();
    bool exchange(TeamIndex team, GroupIndex group);
    bool tryMoves(std::initializer_list<Move> moves);
    void movePlan(TeamIndex team, GroupIndex group);
    [[nodiscard]] bool planKeepsRules(int team) const;

    std::shared_ptr<const DrawTask> m_task;
    // By pot, then group: free places.
    std::vector<std::vector<int>> m_free;
    std::vector<GroupSet> m_openOfPot;
    /// By group: free places of all pots.
    std::vector<int> m_places;
    // By rule: teams placed in each block, groups still open, members not placed.
    std::vector<std::vector<int>> m_count;
    std::vector<GroupSet> m_openOfRule;
    std::vector<int> m_membersLeft;
    // By team.
    std::vector<int> m_group;
    std::vector<GroupSet> m_mask;
    std::vector<int> m_class;
    int m_classes = 0;
    std::vector<int> m_limitSet;
    /// The limits of the teams with that number in m_limitSet.
    std::vector<std::vector<int>> m_limitSets;
    /// The complete draw in hand, empty before there is one, and its teams by rule and block.
    std::vector<int> m_plan;
    std::vector<std::vector<int>> m_planCount;
    /// By group: groups of one colour are alike before the draw.
    std::vector<int> m_colour;
    bool m_hasFailed = false;
    /// Positions known to lead nowhere.
    std::unordered_set<std::string> m_deadEnds;
};

} // namespace touchline
