// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <unordered_set>
#include <vector>

namespace touchline {

/// The look-ahead of a draw: groups, pots, and kinds of teams of which a group may have only so many. Teams
/// of one kind are alike here. Knows at every moment whether the rest can still be placed.
///
/// Once everything is still to be drawn and the groups are of one size, it is possible exactly when no kind
/// has more teams than groups times its limit (a colouring of a bipartite graph). In the middle of a draw no
/// such rule exists, so it is searched for, with bounds from flows; a solution once found serves until a team
/// is placed against it.
class DrawSearch
{
public:
    /// limits[kind]: most teams of the kind in a group; potCounts[pot][kind]: teams in the pot;
    /// groupSizes[group]: the group takes one team of each of its first so many pots.
    DrawSearch(std::vector<int> limits, std::vector<std::vector<int>> potCounts,
               const std::vector<int> &groupSizes);

    /// Whether everything not yet placed can be placed.
    [[nodiscard]] bool isPossible();
    /// Whether a team of that kind out of that pot may go into the group now: the place is free, the limit is
    /// kept, and all the rest can be placed. Call isPossible() first; earlier pots are empty.
    [[nodiscard]] bool allows(int pot, int kind, int group);
    /// Puts it there; allows() said yes.
    void place(int pot, int kind, int group);

private:
    using Kinds = std::vector<int>;

    struct Group
    {
        /// Teams of each kind that it may still take.
        Kinds room;
        /// Places that are still free.
        int places = 0;
        /// By pot: whether it still waits for a team.
        std::vector<char> waits;
    };

    bool fillFrom(int pot);
    bool fillGroup(int pot, Group &group, std::size_t index);
    void put(int pot, int kind, Group &group);
    void takeBack(int pot, int kind, Group &group);
    [[nodiscard]] int narrowestGroup(int pot) const;
    [[nodiscard]] std::vector<int> kindsByNeed(int pot) const;
    [[nodiscard]] bool isPlausible(int pot) const;
    [[nodiscard]] bool staysPlausible(int pot, int kind, const Group &group) const;
    [[nodiscard]] bool potFits(int pot) const;
    [[nodiscard]] bool allPotsFit(int firstPot) const;
    [[nodiscard]] std::string signature(int pot) const;
    [[nodiscard]] bool exchangePlan(int pot, int kind, int group);
    [[nodiscard]] bool planHasRoom(int pot, int kind, int group) const;

    Kinds m_limits;
    /// By pot and kind: teams not yet placed.
    std::vector<Kinds> m_left;
    std::vector<Group> m_groups;
    /// By pot and group: the kind that goes there in the solution known now; -1 = none.
    std::vector<std::vector<int>> m_plan;
    /// Positions known to lead nowhere.
    std::unordered_set<std::string> m_deadEnds;
};

} // namespace touchline
