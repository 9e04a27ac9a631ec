// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_names.h"

#include "core/base/index.h"
#include "core/competition/bye_requests.h"
#include "core/competition/swiss_round.h"
#include "core/exchange/lists/name_index.h"

#include <algorithm>

namespace touchline {

namespace {

class DrawFinder
{
public:
    DrawFinder(const Competition &competition, const Progress &now, int round)
        : m_competition(competition)
        , m_round(competition.plan().drawnRounds[at(round)])
    {
        for (const Slot &slot : m_round.pot)
            m_pot << competition.entrant(teamIn(slot, competition, now)).name;
        m_isDrawn.assign(m_round.pot.size(), 0);
        m_pairings = m_round.pairings;
        if (isSwiss(competition, m_round))
            leaveOutAbsent(placesPresent(competition, now, m_round));
    }

    std::optional<std::vector<int>> find(const std::vector<ResultRow> &rows, std::vector<char> &isTaken)
    {
        if (m_round.pairings == 0)
            return ofGroups(rows);
        std::vector<std::size_t> used;
        for (std::size_t row = 0; row < rows.size() && m_order.size() < at(2 * m_pairings); ++row) {
            if (isTaken[row] == 0 && isOfThisStage(rows[row]) && takePair(rows[row]))
                used.push_back(row);
        }
        const std::size_t missing = at(2 * m_pairings) - m_order.size();
        // Who is left over at the end meets each other, or has the bye.
        const bool isClear = missing == 0 || (missing == 2 && m_round.table < 0);
        if (!isClear)
            return std::nullopt;
        for (const std::size_t row : used)
            isTaken[row] = 1;
        addTheRest();
        return std::move(m_order);
    }

private:
    [[nodiscard]] bool isOfThisStage(const ResultRow &row) const
    {
        const bool isTie = row.group.isEmpty();
        const auto &stages = m_competition.definition().format.stages;
        const bool hasTies = std::any_of(stages.begin(), stages.end(), [](const Stage &stage) {
            return std::holds_alternative<KnockoutStage>(stage.plan);
        });
        return m_round.table < 0 ? isTie : (!hasTies || !isTie);
    }

    void leaveOutAbsent(const std::vector<int> &present)
    {
        m_isDrawn.assign(m_round.pot.size(), 1);
        for (const int place : present)
            m_isDrawn[at(place)] = 0;
        m_pairings = std::min(m_pairings, static_cast<int>(present.size()) / 2);
    }

    bool takePair(const ResultRow &row)
    {
        const auto home = static_cast<int>(m_pot.indexOf(row.teams[Side::Home]));
        const auto away = static_cast<int>(m_pot.indexOf(row.teams[Side::Away]));
        if (home < 0 || away < 0 || m_isDrawn[at(home)] != 0 || m_isDrawn[at(away)] != 0)
            return false;
        take(home);
        take(away);
        return true;
    }

    void take(int place)
    {
        m_isDrawn[at(place)] = 1;
        m_order.push_back(place);
    }

    void addTheRest()
    {
        for (std::size_t place = 0; place < m_isDrawn.size(); ++place)
            if (m_isDrawn[place] == 0)
                take(static_cast<int>(place));
    }

    /// Groups that are drawn when they are reached: the results name them.
    std::optional<std::vector<int>> ofGroups(const std::vector<ResultRow> &rows)
    {
        for (const TablePlan &table : m_competition.tables()) {
            if (table.stage != m_round.stage)
                continue;
            const std::size_t before = m_order.size();
            for (const ResultRow &row : rows) {
                for (const Side side : bothSides) {
                    const auto place = static_cast<int>(m_pot.indexOf(row.teams[side]));
                    if (isTableName(row.group, table.name) && place >= 0 && m_isDrawn[at(place)] == 0)
                        take(place);
                }
            }
            if (m_order.size() != before + at(table.size))
                return std::nullopt;
        }
        return std::move(m_order);
    }

    const Competition &m_competition;
    const DrawnRound &m_round;
    /// Names of the teams in the pot.
    QStringList m_pot;
    std::vector<char> m_isDrawn;
    std::vector<int> m_order;
    int m_pairings = 0;
};

} // namespace

bool isTableName(const QString &group, const QString &table)
{
    const QString word = QStringLiteral("Group ");
    return group == table || group == word + table || word + group == table;
}

bool mayBeOfStage(const ResultRow &row, const Format &format, int stage)
{
    const auto isNamed = [&row](const Stage &one) {
        return row.stage.compare(one.name, Qt::CaseInsensitive) == 0;
    };
    return isNamed(format.stages[static_cast<std::size_t>(stage)]) ||
           std::none_of(format.stages.begin(), format.stages.end(), isNamed);
}

std::vector<ResultRow> withEntrantNames(std::vector<ResultRow> rows, const std::vector<Entrant> &entrants)
{
    const NameIndex names = indexOf(entrants);
    for (ResultRow &row : rows)
        for (const Side side : bothSides)
            if (const NameIndex::Found found = names.find(row.teams[side]); found.size() == 1)
                row.teams[side] = entrants[static_cast<std::size_t>(found.front())].name;
    return rows;
}

std::optional<RoundDraw> drawnAsPlayed(const Competition &competition, const Progress &now, int round,
                                       const std::vector<ResultRow> &rows, std::vector<char> &isTaken)
{
    auto order = DrawFinder(competition, now, round).find(rows, isTaken);
    if (!order)
        return std::nullopt;
    return RoundDraw{round, std::move(*order)};
}

} // namespace touchline
