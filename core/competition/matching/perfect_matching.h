// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

// Read by a C++17 file too (see CMakeLists.txt): nothing of C++20 in here.
namespace touchline {

/// What a pair costs. Several aims, one below the other, fit into one such number.
__extension__ typedef __int128 MatchingCost; // NOLINT(modernize-use-using): __extension__ takes no using

struct MatchingEdge
{
    int first = 0;
    int second = 0;
    MatchingCost cost = 0;
};

/// A perfect matching that no other of its graph undercuts, with the proof: potentials of the nodes and of
/// odd sets of nodes (Edmonds' duals).
class PerfectMatching
{
public:
    /// The cheapest perfect matching of the graph; nothing if it has none. nodes: even.
    [[nodiscard]] static std::optional<PerfectMatching> cheapest(int nodes,
                                                                 const std::vector<MatchingEdge> &edges);

    [[nodiscard]] int mate(int node) const { return m_mates[static_cast<std::size_t>(node)]; }
    /// How far an edge is from making another matching cheaper, in four times its cost: if this is 0 or more
    /// of every edge that is added to the graph, this matching stays the cheapest.
    [[nodiscard]] MatchingCost slack(const MatchingEdge &edge) const;

private:
    PerfectMatching() = default;

    std::vector<int> m_mates;
    std::vector<MatchingCost> m_potentials;
    /// Odd sets of nodes with their potential, and by node the sets it is in, ascending.
    std::vector<MatchingCost> m_setPotentials;
    std::vector<std::vector<int>> m_setsOfNode;
};

/// Which nodes the largest matchings of a graph can leave out (Gallai and Edmonds).
struct MatchingStructure
{
    /// Nodes that every largest matching leaves out.
    int unmatched = 0;
    /// By node: whether some largest matching leaves it out.
    std::vector<char> canBeLeftOut;
    /// Nodes with an edge to one that can be left out, and not such themselves. Without them, those that can
    /// be left out fall into odd parts, `unmatched` more of them than there are barriers.
    std::vector<int> barrier;
};

[[nodiscard]] MatchingStructure matchingStructure(int nodes, const std::vector<std::pair<int, int>> &edges);

} // namespace touchline
