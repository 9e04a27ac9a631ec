// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/swiss/swiss_search.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace touchline {

namespace {

// Measured with 1,000 teams, in a tournament (bench_swiss) and with histories by chance: fewer are faster in
// the former (12 and 6: by a fifth) and slower in the latter (by three and a half times).
constexpr int firstCandidates = 20;
constexpr int mostAddedForATeam = 12;

int nodesOf(const std::vector<int> &players)
{
    return static_cast<int>(players.size());
}

} // namespace

SwissSearch::SwissSearch(const std::vector<SwissTeam> &teams, std::vector<int> players)
    : m_teams(teams)
    , m_players(std::move(players))
    , m_pairs(m_players.size() * m_players.size(), Pair::Outside)
{
    std::sort(m_players.begin(), m_players.end(), [this](int a, int b) {
        return m_teams[static_cast<std::size_t>(a)].place < m_teams[static_cast<std::size_t>(b)].place;
    });
    std::vector<int> nodeOfTeam(m_teams.size(), -1);
    for (int node = 0; node < nodesOf(m_players); ++node)
        nodeOfTeam[static_cast<std::size_t>(m_players[static_cast<std::size_t>(node)])] = node;
    for (int node = 0; node < nodesOf(m_players); ++node) {
        const int player = m_players[static_cast<std::size_t>(node)];
        for (const int opponent : m_teams[static_cast<std::size_t>(player)].met)
            if (const int other = nodeOfTeam[static_cast<std::size_t>(opponent)]; other >= 0)
                pair(node, other) = Pair::Rematch;
    }
}

SwissSearch::Pair &SwissSearch::pair(int first, int second)
{
    const auto [low, high] = std::minmax(first, second);
    return m_pairs[static_cast<std::size_t>(low) * m_players.size() + static_cast<std::size_t>(high)];
}

MatchingEdge SwissSearch::edge(int first, int second) const
{
    const Pairing pairing = swissPairing(m_teams, m_players[static_cast<std::size_t>(first)],
                                         m_players[static_cast<std::size_t>(second)]);
    const SwissCost cost = swissCost(m_teams[static_cast<std::size_t>(pairing.home)],
                                     m_teams[static_cast<std::size_t>(pairing.away)]);
    return {first, second, asOneNumber(cost)};
}

void SwissSearch::add(const MatchingEdge &edge)
{
    Pair &state = pair(edge.first, edge.second);
    if (state != Pair::Outside)
        return;
    state = Pair::Candidate;
    m_candidates.push_back(edge);
}

void SwissSearch::addCheapest(int node, int count)
{
    // Where many cost the same, those next in the table are taken, so that not all ask for the same few.
    std::vector<std::tuple<MatchingCost, int, int>> choices;
    const int nodes = nodesOf(m_players);
    for (int step = 1; step < nodes; ++step) {
        const int other = (node + step) % nodes;
        if (pair(node, other) != Pair::Rematch)
            choices.emplace_back(edge(node, other).cost, step, other);
    }
    const auto end = choices.begin() + std::min<std::ptrdiff_t>(count, std::ssize(choices));
    std::nth_element(choices.begin(), end, choices.end());
    for (auto choice = choices.begin(); choice != end; ++choice)
        add({node, std::get<2>(*choice), std::get<0>(*choice)});
}

bool SwissSearch::addWhatCouldHelp(const PerfectMatching &matching)
{
    const std::size_t before = m_candidates.size();
    const int nodes = nodesOf(m_players);
    std::vector<std::pair<MatchingCost, MatchingEdge>> choices;
    for (int node = 0; node < nodes; ++node) {
        choices.clear();
        for (int other = 0; other < nodes; ++other) {
            if (other == node || pair(node, other) != Pair::Outside)
                continue;
            const MatchingEdge outside = edge(node, other);
            if (const MatchingCost slack = matching.slack(outside); slack < 0)
                choices.emplace_back(slack, outside);
        }
        const auto end = choices.begin() + std::min<std::ptrdiff_t>(mostAddedForATeam, std::ssize(choices));
        std::nth_element(choices.begin(), end, choices.end(),
                         [](const auto &a, const auto &b) { return a.first < b.first; });
        for (auto choice = choices.begin(); choice != end; ++choice)
            add(choice->second);
    }
    return m_candidates.size() > before;
}

std::optional<Round> SwissSearch::cheapest()
{
    const int nodes = nodesOf(m_players);
    int width = firstCandidates;
    for (int node = 0; node < nodes; ++node)
        addCheapest(node, width);
    std::optional<PerfectMatching> matching = PerfectMatching::cheapest(nodes, m_candidates);
    while (!matching || addWhatCouldHelp(*matching)) {
        if (!matching && width >= nodes)
            return std::nullopt;
        if (!matching) {
            width *= 4;
            for (int node = 0; node < nodes; ++node)
                addCheapest(node, width);
        }
        matching = PerfectMatching::cheapest(nodes, m_candidates);
    }
    Round round;
    for (int node = 0; node < nodes; ++node)
        if (const int mate = matching->mate(node); node < mate)
            round.push_back(swissPairing(m_teams, m_players[static_cast<std::size_t>(node)],
                                         m_players[static_cast<std::size_t>(mate)]));
    return round;
}

} // namespace touchline
