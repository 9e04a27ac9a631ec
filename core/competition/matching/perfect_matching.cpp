// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/matching/perfect_matching.h"

// Templates alone: nothing of LEMON is linked.
#define LEMON_ONLY_TEMPLATES
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include <algorithm>

namespace touchline {

namespace {

using Graph = lemon::SmartGraph;
/// LEMON looks for the heaviest matching: a weight is a cost negated. Edges have their place in the list as
/// id.
struct Weights
{
    using Key = Graph::Edge;
    using Value = MatchingCost;

    const std::vector<MatchingEdge> &edges;

    Value operator[](const Key &edge) const { return -edges[static_cast<std::size_t>(Graph::id(edge))].cost; }
};

using Search = lemon::MaxWeightedPerfectMatching<Graph, Weights>;

void addNodes(Graph &graph, int nodes)
{
    graph.reserveNode(nodes);
    for (int node = 0; node < nodes; ++node)
        graph.addNode();
}

bool hasPerfectMatching(const Graph &graph, int nodes)
{
    lemon::MaxMatching<Graph> search(graph);
    search.run();
    return 2 * search.matchingSize() == nodes;
}

} // namespace

std::optional<PerfectMatching> PerfectMatching::cheapest(int nodes, const std::vector<MatchingEdge> &edges)
{
    Graph graph;
    addNodes(graph, nodes);
    graph.reserveEdge(static_cast<int>(edges.size()));
    for (const MatchingEdge &edge : edges)
        graph.addEdge(Graph::nodeFromId(edge.first), Graph::nodeFromId(edge.second));
    const Weights weights{edges};
    // LEMON starts the potential of a node from its edges; one without any would start from nothing.
    if (!hasPerfectMatching(graph, nodes))
        return std::nullopt;
    Search search(graph, weights);
    if (!search.run())
        return std::nullopt;

    PerfectMatching matching;
    const auto count = static_cast<std::size_t>(nodes);
    matching.m_mates.reserve(count);
    matching.m_potentials.reserve(count);
    matching.m_setsOfNode.resize(count);
    for (int node = 0; node < nodes; ++node) {
        matching.m_mates.push_back(Graph::id(search.mate(Graph::nodeFromId(node))));
        matching.m_potentials.push_back(search.nodeValue(Graph::nodeFromId(node)));
    }
    for (int set = 0; set < search.blossomNum(); ++set) {
        matching.m_setPotentials.push_back(search.blossomValue(set));
        for (Search::BlossomIt node(search, set); node != lemon::INVALID; ++node)
            matching.m_setsOfNode[static_cast<std::size_t>(Graph::id(node))].push_back(set);
    }
    return matching;
}

MatchingCost PerfectMatching::slack(const MatchingEdge &edge) const
{
    // The potentials of an edge's ends and of all sets that hold both must reach its weight (its cost,
    // negated).
    const auto first = static_cast<std::size_t>(edge.first);
    const auto second = static_cast<std::size_t>(edge.second);
    MatchingCost slack = m_potentials[first] + m_potentials[second] + Search::dualScale * edge.cost;
    if (slack >= 0) // sets only add to it
        return slack;
    const std::vector<int> &sets = m_setsOfNode[first];
    const std::vector<int> &others = m_setsOfNode[second];
    for (auto a = sets.begin(), b = others.begin(); a != sets.end() && b != others.end();) {
        if (*a == *b)
            slack += m_setPotentials[static_cast<std::size_t>(*a)];
        const bool stepFirst = *a <= *b;
        const bool stepSecond = *b <= *a;
        a += stepFirst ? 1 : 0;
        b += stepSecond ? 1 : 0;
    }
    return slack;
}

MatchingStructure matchingStructure(int nodes, const std::vector<std::pair<int, int>> &edges)
{
    Graph graph;
    addNodes(graph, nodes);
    graph.reserveEdge(static_cast<int>(edges.size()));
    for (const auto &[first, second] : edges)
        graph.addEdge(Graph::nodeFromId(first), Graph::nodeFromId(second));
    lemon::MaxMatching<Graph> search(graph);
    search.run();
    MatchingStructure structure;
    structure.unmatched = nodes - 2 * search.matchingSize();
    for (int node = 0; node < nodes; ++node) {
        const auto status = search.status(Graph::nodeFromId(node));
        const bool canBeLeftOut = status == lemon::MaxMatching<Graph>::EVEN;
        structure.canBeLeftOut.push_back(canBeLeftOut ? 1 : 0);
        if (search.barrier(Graph::nodeFromId(node)))
            structure.barrier.push_back(node);
    }
    return structure;
}

} // namespace touchline
