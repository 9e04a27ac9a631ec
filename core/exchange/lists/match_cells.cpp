// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/match_cells.h"

#include "core/base/plain_digits.h"
#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/list_dates.h"
#include "core/exchange/csv/list_headings.h"
#include "core/exchange/csv/score_cell.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace touchline {

namespace {

const QString homeName = QStringLiteral("home");
const QString awayName = QStringLiteral("away");
const QString scoreName = QStringLiteral("score");
const QString homeGoalsName = QStringLiteral("home_goals");
const QString awayGoalsName = QStringLiteral("away_goals");
const QString dateName = QStringLiteral("date");
const QString timeName = QStringLiteral("time");

/// What both teams stand under. Some are numbers of matches in other lists.
constexpr const char *pairHeadings =
    "fixture,fixtures,match,matches,game,teams,pairing,match "
    "up,event,spiel,begegnung,paarung,partie,ansetzung,"
    "rencontre,partido,encuentro,partita,incontro,gara,jogo,partida,wedstrijd,mecz,kamp,zápas,maç";
/// What scores stand under that are not called so.
constexpr const char *goalsHeadings =
    "goals,tore,treffer,buts,goles,gol,gols,golos,reti,doelpunten,bramki,gole,mål,branky,góly";

/// Both teams of a match in one cell, and the score between them.
struct PairCell
{
    QString home;
    QString away;
    QString score;
};

std::optional<PairCell> pairCell(const QString &text)
{
    static const QRegularExpression versus(
        QStringLiteral("^(.+?)\\s+(?:v|vs|versus|gegen|contre|contra)\\.?\\s+(.+)$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression score(
        QStringLiteral("^(.+?)\\s+(\\d{1,3}\\s?[-\\x{2013}:]\\s?\\d{1,3})\\s+(.+)$"));
    static const QRegularExpression dash(QStringLiteral("^(.+?)\\s+[-\\x{2013}\\x{2014}:]\\s+(.+)$"));
    const QString plain = text.simplified();
    if (const auto found = versus.match(plain); found.hasMatch())
        return PairCell{found.captured(1), found.captured(2), {}};
    if (const auto found = score.match(plain); found.hasMatch())
        return PairCell{found.captured(1), found.captured(3), found.captured(2)};
    if (const auto found = dash.match(plain); found.hasMatch())
        return PairCell{found.captured(1), found.captured(2), {}};
    return std::nullopt;
}

class Arranger
{
public:
    explicit Arranger(CsvSheet &sheet) : m_sheet(sheet) { findColumns(); }

    void arrange()
    {
        if (!has(homeName) && !has(awayName))
            splitPairs();
        else if (has(homeName) && has(awayName) && !hasResult())
            nameScores();
        if (!has(dateName) && has(timeName) &&
            isColumnOf(m_cellOf[timeName], [](const QString &text) { return dateCell(text).isDate(); }))
            rename(m_cellOf[timeName], dateName);
    }

private:
    [[nodiscard]] bool has(const QString &name) const { return m_cellOf.contains(name); }
    [[nodiscard]] bool hasResult() const
    {
        return has(scoreName) || has(homeGoalsName) || has(awayGoalsName);
    }

    void findColumns()
    {
        m_cellOf =
            matchColumns(
                m_sheet.header,
                {{optionalColumn("home", headings::homeTeam), optionalColumn("away", headings::awayTeam),
                  optionalColumn("home_goals", headings::homeGoals),
                  optionalColumn("away_goals", headings::awayGoals), optionalColumn("score", headings::score),
                  optionalColumn("date", headings::date), optionalColumn("time", headings::time)}})
                .cellOf;
    }

    void rename(qsizetype cell, const QString &name)
    {
        m_sheet.header.cells[cell] = name;
        findColumns();
    }

    /// Nearly all cells with something in them are such, and one at least.
    template <class Is>
    [[nodiscard]] bool isColumnOf(qsizetype cell, Is is) const
    {
        constexpr qsizetype nearlyAll = 5; // but one in so many
        qsizetype filled = 0;
        qsizetype others = 0;
        for (const CsvRow &row : m_sheet.rows) {
            const QString text = row.cells.value(cell).trimmed();
            filled += text.isEmpty() ? 0 : 1;
            others += text.isEmpty() || is(text) ? 0 : 1;
        }
        return filled > others && others * nearlyAll <= filled;
    }

    [[nodiscard]] bool isScores(qsizetype cell) const
    {
        return isColumnOf(cell, [](const QString &text) { return scoreCell(text).has_value(); });
    }

    [[nodiscard]] bool isFigures(qsizetype cell) const
    {
        return isColumnOf(cell, [](const QString &text) {
            bool isNumber = false;
            static_cast<void>(withPlainDigits(text).toUInt(&isNumber));
            return isNumber;
        });
    }

    [[nodiscard]] bool isCalled(qsizetype cell, const char *names) const
    {
        const QString key = columnKey(m_sheet.header.cells.at(cell));
        const QStringList all = QString::fromUtf8(names).split(u',');
        return std::any_of(all.begin(), all.end(),
                           [&key](const QString &name) { return columnKey(name) == key; });
    }

    void splitPairs()
    {
        for (qsizetype cell = 0; cell < m_sheet.header.cells.size(); ++cell)
            if (isCalled(cell, pairHeadings) &&
                isColumnOf(cell, [](const QString &text) { return pairCell(text).has_value(); })) {
                split(cell);
                return;
            }
    }

    /// The home team stays in the column, the other one and the score follow behind the last.
    void split(qsizetype cell)
    {
        const qsizetype width = m_sheet.header.cells.size();
        const bool isScored =
            !hasResult() && std::any_of(m_sheet.rows.begin(), m_sheet.rows.end(), [cell](const CsvRow &row) {
                const auto pair = pairCell(row.cells.value(cell));
                return pair && !pair->score.isEmpty();
            });
        for (CsvRow &row : m_sheet.rows) {
            if (row.cells.size() < width)
                continue; // it is refused as it stands
            const QString text = row.cells.at(cell);
            const PairCell pair = pairCell(text).value_or(PairCell{text, {}, {}});
            row.cells[cell] = pair.home;
            row.cells.insert(width, pair.away);
            if (isScored)
                row.cells.insert(width + 1, pair.score);
        }
        m_sheet.header.cells[cell] = homeName;
        m_sheet.header.cells.insert(width, awayName);
        if (isScored)
            m_sheet.header.cells.insert(width + 1, scoreName);
        m_sheet.hasColumns = false;
        findColumns();
    }

    void nameScores()
    {
        const qsizetype home = m_cellOf[homeName];
        const qsizetype away = m_cellOf[awayName];
        if (away == home + 3 && isFigures(home + 1) && isFigures(home + 2)) {
            m_sheet.header.cells[home + 1] = homeGoalsName;
            rename(home + 2, awayGoalsName);
            return;
        }
        for (qsizetype cell = 0; cell < m_sheet.header.cells.size(); ++cell) {
            const bool isBetween = away == home + 2 && cell == home + 1;
            const bool isNameless = m_sheet.header.cells.at(cell).trimmed().isEmpty();
            if (((isBetween && isNameless) || isCalled(cell, goalsHeadings)) && isScores(cell)) {
                rename(cell, scoreName);
                return;
            }
        }
    }

    CsvSheet &m_sheet;
    QHash<QString, qsizetype> m_cellOf;
};

} // namespace

void arrangeMatchCells(CsvSheet &sheet)
{
    Arranger(sheet).arrange();
}

} // namespace touchline
