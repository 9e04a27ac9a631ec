// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/exchange/lists/result_csv.h"

#include <map>
#include <set>

namespace touchline {

/// Adds up the conduct scores of results that are entered. A report of a score alone has no cards, so a table
/// that asks for conduct takes the sums as the organisers' count.
class ResultConduct
{
public:
    /// `before`: without the results; it outlives this.
    explicit ResultConduct(const Competition &before) : m_before(before) {}

    /// A result that was entered for fixtures()[fixture]; `teams` in the order of the row.
    void add(int fixture, const ResultRow &row, const PerSide<int> &teams);
    /// Notes the scores in the tables that a score was given for, each once; a row without any brings
    /// nothing. A table with an earlier match that nobody counted cards of is left as it is: the sum would be
    /// wrong. `completeOnly`: in those whose matches are all played, where conduct may decide who goes on.
    /// Says whether anything was noted.
    bool noteIn(Competition &competition, bool completeOnly = false);

private:
    /// Of all earlier matches of the table, by team; nothing where it is not known.
    [[nodiscard]] std::optional<std::map<int, int>> countedBefore(int table) const;

    const Competition &m_before;
    /// By table and team.
    std::map<int, std::map<int, int>> m_scores;
    std::set<int> m_noted;
};

} // namespace touchline
