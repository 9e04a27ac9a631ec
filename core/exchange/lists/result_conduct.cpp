// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_conduct.h"

#include "core/base/index.h"
#include "core/competition/progress.h"
#include "core/competition/rules/report_figures.h"

namespace touchline {

void ResultConduct::add(int fixture, const ResultRow &row, const PerSide<int> &teams)
{
    const Fixture &played = m_before.fixtures()[at(fixture)];
    const bool isGiven = row.conduct[Side::Home] || row.conduct[Side::Away];
    if (!isGiven || !played.isGroupMatch() ||
        !asksFor(*m_before.tables()[at(played.table)].rules, TieBreak::Conduct))
        return;
    std::map<int, int> &scores = m_scores[played.table];
    for (const Side side : bothSides)
        scores[teams[side]] += row.conduct[side].value_or(0);
}

std::optional<std::map<int, int>> ResultConduct::countedBefore(int table) const
{
    std::map<int, int> scores;
    for (const NotedConduct &noted : m_before.conduct())
        if (noted.table == table)
            scores[noted.team] = noted.score;
    if (!scores.empty())
        return scores;
    const RuleSet &rules = *m_before.tables()[at(table)].rules;
    for (const int fixture : m_before.plan().fixturesOfTable[at(table)]) {
        const MatchReport *report = m_before.report(fixture);
        if (report == nullptr)
            continue;
        for (const Side side : bothSides) {
            const auto score = conductScore(*report, side, rules);
            if (!score)
                return std::nullopt;
            scores[m_before.indexOfTeam(report->teams[side].team)] += *score;
        }
    }
    return scores;
}

bool ResultConduct::noteIn(Competition &competition, bool completeOnly)
{
    if (m_noted.size() == m_scores.size())
        return false;
    const Progress now = progress(competition);
    bool isChanged = false;
    for (const auto &[table, scores] : m_scores) {
        if ((completeOnly && !now.tables[at(table)].isComplete) || !m_noted.insert(table).second)
            continue;
        auto total = countedBefore(table);
        if (!total)
            continue;
        for (const auto &[team, score] : scores)
            (*total)[team] += score;
        // It counts when it is noted of all teams.
        for (const int team : now.tables[at(table)].teams) {
            if (team < 0)
                continue;
            [[maybe_unused]] const auto kept = competition.addConduct({table, team, (*total)[team]});
            Q_ASSERT_X(kept, "ResultConduct", "scores are 0 and down");
            isChanged = true;
        }
    }
    return isChanged;
}

} // namespace touchline
