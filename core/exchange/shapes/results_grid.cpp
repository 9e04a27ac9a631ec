// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/shapes/results_grid.h"

#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/score_cell.h"
#include "core/exchange/shapes/match_table.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

constexpr qsizetype fewestTeams = 3;
constexpr qsizetype mostTeams = 200;
constexpr std::size_t mostTitles = 20;

bool isPlayed(const QString &text)
{
    const auto cell = scoreCell(text);
    return cell && cell->kind == ScoreCell::Kind::Played;
}

/// A cross table from a row with the names of teams on.
class Grid
{
public:
    Grid(const std::vector<const CsvRow *> &rows, std::size_t head) : m_rows(rows), m_head(head)
    {
        const QStringList &above = rows[head]->cells;
        while (m_size + 1 < above.size() && !above.at(m_size + 1).trimmed().isEmpty())
            ++m_size;
        const auto left = static_cast<qsizetype>(rows.size() - head) - 1;
        m_size = m_size < fewestTeams || m_size > mostTeams || left < m_size ? 0 : m_size;
        for (qsizetype team = 0; team < m_size; ++team) {
            m_home << row(team).cells.value(0).simplified();
            m_away << above.at(team + 1).simplified();
        }
        orderColumns();
    }

    [[nodiscard]] bool isOne() const
    {
        QStringList homes = m_home;
        if (m_size == 0 || homes.removeDuplicates() > 0 || homes.contains(QString()) || m_columnOf.isEmpty())
            return false;
        constexpr int nearlyAll = 5; // but one in so many
        int played = 0;
        int others = 0;
        for (qsizetype home = 0; home < m_size; ++home)
            for (qsizetype away = 0; away < m_size; ++away) {
                const QString text = cell(home, away);
                if (home == away && isPlayed(text))
                    return false;
                if (home == away || text.isEmpty())
                    continue;
                played += isPlayed(text) ? 1 : 0;
                others += scoreCell(text) ? 0 : 1;
            }
        return played > 0 && others * nearlyAll <= played;
    }

    [[nodiscard]] std::vector<ForeignMatch> matches() const
    {
        const bool hasOpen = hasResults(true) && hasResults(false);
        std::vector<ForeignMatch> all;
        for (qsizetype home = 0; home < m_size; ++home)
            for (qsizetype away = 0; away < m_size; ++away) {
                const QString text = cell(home, away);
                if (home == away || (text.isEmpty() && !hasOpen))
                    continue;
                ForeignMatch match;
                match.line = row(home).line;
                match.home = m_home.at(home);
                match.away = m_home.at(away);
                match.score = text;
                all.push_back(std::move(match));
            }
        return all;
    }

private:
    [[nodiscard]] const CsvRow &row(qsizetype team) const
    {
        return *m_rows[m_head + 1 + static_cast<std::size_t>(team)];
    }

    [[nodiscard]] QString cell(qsizetype home, qsizetype away) const
    {
        return row(home).cells.value(m_columnOf.at(away)).simplified();
    }

    /// Above the columns are the same names, or others in the order of the rows.
    void orderColumns()
    {
        const auto keys = [](const QStringList &names) {
            QStringList all;
            for (const QString &name : names)
                all << columnKey(name);
            return all;
        };
        const QStringList homes = keys(m_home);
        QStringList aways = keys(m_away);
        bool isSame = true;
        for (const QString &home : homes)
            isSame = isSame && aways.contains(home);
        for (qsizetype team = 0; team < m_size; ++team)
            m_columnOf << (isSame ? aways.indexOf(homes.at(team)) : team) + 1;
        if (!isSame && aways.removeDuplicates() > 0)
            m_columnOf.clear();
    }

    [[nodiscard]] bool hasResults(bool isAbove) const
    {
        for (qsizetype home = 0; home < m_size; ++home)
            for (qsizetype away = 0; away < m_size; ++away)
                if (home != away && (away > home) == isAbove && isPlayed(cell(home, away)))
                    return true;
        return false;
    }

    const std::vector<const CsvRow *> &m_rows;
    std::size_t m_head;
    qsizetype m_size = 0;
    QStringList m_home;
    QStringList m_away;
    /// By team: the cell of a row in which it is the away team.
    QList<qsizetype> m_columnOf;
};

} // namespace

std::optional<CsvSheet> matchesOfGrid(const CsvSheet &sheet)
{
    std::vector<const CsvRow *> rows{&sheet.header};
    for (const CsvRow &row : sheet.rows)
        rows.push_back(&row);
    for (std::size_t head = 0; head < std::min(mostTitles, rows.size()); ++head) {
        const Grid grid(rows, head);
        if (!grid.isOne())
            continue;
        Problems notes = sheet.notes;
        notes.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "Read as a cross table: home teams stand before the rows."), {}},
             {}});
        CsvSheet matches = matchTable(grid.matches(), sheet.problems, std::move(notes));
        matches.encoding = sheet.encoding;
        matches.separator = sheet.separator;
        matches.name = sheet.name;
        matches.names = sheet.names;
        return matches;
    }
    return std::nullopt;
}

} // namespace touchline
