// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/swiss/swiss_cost.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace touchline {

/// Looks for the cheapest pairing of some teams without a rematch.
///
/// A thousand teams have half a million pairs, of which nearly all are out of the question. So the search
/// begins with a few opponents for each team and then asks of every other pair whether it could make the
/// pairing cheaper; the potentials of the matching answer that exactly. Pairs that could are added and it is
/// searched again, until there is none: then nothing cheaper exists among all pairs.
class SwissSearch
{
public:
    /// players: indices into `teams`, an even number; `teams` outlives the search and has no swissProblems().
    SwissSearch(const std::vector<SwissTeam> &teams, std::vector<int> players);

    /// The pairings in any order; nothing if every way to pair them has a rematch.
    [[nodiscard]] std::optional<Round> cheapest();

private:
    /// Of a pair: not to be played, not in the graph searched, in it.
    enum class Pair : char { Rematch, Outside, Candidate };

    [[nodiscard]] Pair &pair(int first, int second);
    [[nodiscard]] MatchingEdge edge(int first, int second) const;
    void addCheapest(int node, int count);
    void add(const MatchingEdge &edge);
    [[nodiscard]] bool addWhatCouldHelp(const PerfectMatching &matching);

    const std::vector<SwissTeam> &m_teams;
    /// Nodes of the graph are indices into it.
    std::vector<int> m_players;
    /// By the lower node, then the higher; the other half is not used.
    std::vector<Pair> m_pairs;
    std::vector<MatchingEdge> m_candidates;
};

} // namespace touchline
