// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rules/report_figures.h"

#include <map>

namespace touchline {

namespace {

struct Cards
{
    bool yellow = false;
    bool secondYellow = false;
    bool red = false;
};

int scoreOf(const Cards &cards, const ConductScheme &scheme)
{
    if (cards.secondYellow)
        return scheme.secondYellow;
    if (cards.red)
        return cards.yellow ? scheme.yellowAndRed : scheme.red;
    return cards.yellow ? scheme.yellow : 0;
}

} // namespace

std::optional<int> conductScore(const MatchReport &report, Side side, const RuleSet &rules)
{
    if (!hasCards(report.completeness))
        return std::nullopt;
    std::map<QUuid, Cards> players;
    for (const ReportEvent &event : report.events) {
        if (event.side != side)
            continue;
        if (event.kind == ReportEventKind::Yellow)
            players[event.player].yellow = true;
        else if (event.kind == ReportEventKind::SecondYellow)
            players[event.player].secondYellow = true;
        else if (event.kind == ReportEventKind::Red)
            players[event.player].red = true;
    }
    int score = 0;
    for (const auto &[player, cards] : players)
        score += scoreOf(cards, rules.conduct);
    return score;
}

} // namespace touchline
