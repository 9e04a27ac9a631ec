// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/print/timetable_sheets.h"

#include "core/base/index.h"
#include "core/competition/officials.h"
#include "forms/print/page_printer.h"
#include "models/views/translated.h"
#include "models/words/competition/timetable_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

struct TimetableSheetWords
{
    Q_DECLARE_TR_FUNCTIONS(TimetableSheets)
};

/// A4 across and upright without its margins.
constexpr qreal acrossWidth = 1000;
constexpr qreal uprightWidth = 700;
constexpr qreal leastColumn = 160;
constexpr qreal resultWidth = 170;
/// More tables than these are printed in smaller type.
constexpr qsizetype mostLargeTables = 4;
constexpr qreal cellPadding = 5;

/// Rows of boxes with a heading, each as high as what stands in it.
class RuledTable
{
public:
    RuledTable(std::vector<qreal> widths, FormPaper::Type type) : m_widths(std::move(widths)), m_type(type) {}

    /// Each cell has its lines, and below them its small ones.
    struct Cell
    {
        QStringList lines;
        QStringList small{};
    };

    void add(const std::vector<Cell> &cells)
    {
        qreal height = 0;
        for (std::size_t column = 0; column < cells.size(); ++column)
            height = std::max(height, heightOf(cells[column], column));
        qreal left = 0;
        for (std::size_t column = 0; column < cells.size(); ++column) {
            m_paper.box({left, m_bottom, m_widths[column], height});
            write(cells[column], left, column);
            left += m_widths[column];
        }
        m_bottom += height;
        m_breaks.push_back(m_bottom);
    }

    [[nodiscard]] Picture picture(const QString &title) const
    {
        const qreal width = std::accumulate(m_widths.begin(), m_widths.end(), qreal{0});
        Picture picture{title,
                        QSizeF(width + 1, m_bottom + 1),
                        [paper = std::make_shared<const FormPaper>(m_paper)](QPainter &painter) {
                            painter.translate(0.5, 0.5);
                            paper->paint(painter);
                            painter.translate(-0.5, -0.5);
                        },
                        {m_breaks.begin() + 1, m_breaks.end()},
                        {{0, m_breaks.front(), m_bottom + 1}}};
        picture.breaks.back() = m_bottom + 1;
        picture.isForSmallPaper = true;
        return picture;
    }

private:
    [[nodiscard]] qreal room(std::size_t column) const { return m_widths[column] - 2 * cellPadding; }

    [[nodiscard]] qreal heightOf(const Cell &cell, std::size_t column) const
    {
        qreal height = 2 * cellPadding + FormPaper::lineHeight(m_type);
        if (cell.lines.isEmpty())
            return height;
        height = 2 * cellPadding;
        for (const QString &line : cell.lines)
            height += FormPaper::heightOf(line, m_type, room(column));
        for (const QString &line : cell.small)
            height += FormPaper::heightOf(line, FormPaper::Type::Small, room(column));
        return height;
    }

    void write(const Cell &cell, qreal left, std::size_t column)
    {
        qreal top = m_bottom + cellPadding;
        const auto lines = [&](const QStringList &texts, FormPaper::Type type) {
            for (const QString &text : texts) {
                const qreal height = FormPaper::heightOf(text, type, room(column));
                m_paper.text({left + cellPadding, top, room(column), height}, text, type);
                top += height;
            }
        };
        lines(cell.lines, m_type);
        lines(cell.small, FormPaper::Type::Small);
    }

    std::vector<qreal> m_widths;
    FormPaper::Type m_type;
    FormPaper m_paper;
    qreal m_bottom = 0;
    std::vector<qreal> m_breaks;
};

RuledTable::Cell cellOf(const CompetitionState &state, const Officials &officials,
                        const std::vector<int> &fixtures)
{
    const Language &language = windowLanguage();
    RuledTable::Cell cell;
    for (const int fixture : fixtures) {
        const TimetableWords words = timetableWords(state.competition, state.now, fixture, language);
        QString line = words.number + QStringLiteral(": ") + words.home;
        if (!words.away.isEmpty())
            line += u' ' + words.between + u' ' + words.away;
        cell.lines << line;
        if (const QString referee = officials.nameOf(fixture); !referee.isEmpty())
            cell.small << TimetableSheetWords::tr("Referee: %1").arg(referee);
    }
    return cell;
}

qreal timeWidth(const DayGrid &grid, FormPaper::Type type)
{
    qreal width = 0;
    for (const QTime hour : grid.hours)
        width = std::max(width, FormPaper::widthOf(windowLanguage().clock(hour), type));
    return width + 2 * cellPadding;
}

Picture wallSheet(const CompetitionState &state, const Officials &officials, const DayGrid &grid)
{
    const qsizetype tables = grid.tables.size();
    const auto type = tables <= mostLargeTables ? FormPaper::Type::Title : FormPaper::Type::Body;
    std::vector<qreal> widths{timeWidth(grid, type)};
    widths.resize(at(tables) + 1,
                  std::max(leastColumn, (acrossWidth - widths.front()) / static_cast<qreal>(tables)));
    RuledTable table(std::move(widths), type);
    std::vector<RuledTable::Cell> heading(1);
    for (const QString &name : grid.tables)
        heading.push_back({{name}});
    table.add(heading);
    for (std::size_t hour = 0; hour < grid.hours.size(); ++hour) {
        std::vector<RuledTable::Cell> row{{{windowLanguage().clock(grid.hours[hour])}}};
        for (const std::vector<int> &fixtures : grid.cells[hour])
            row.push_back(cellOf(state, officials, fixtures));
        table.add(row);
    }
    return table.picture(
        TimetableSheetWords::tr("%1, %2").arg(state.name(), windowLanguage().shortDate(grid.day)));
}

Picture tableSheet(const CompetitionState &state, const Officials &officials, const DayGrid &grid,
                   std::size_t place)
{
    constexpr auto type = FormPaper::Type::Title;
    const qreal time = timeWidth(grid, type);
    RuledTable table({time, uprightWidth - time - resultWidth, resultWidth}, type);
    table.add({{}, {{TimetableSheetWords::tr("Match")}}, {{TimetableSheetWords::tr("Result")}}});
    for (std::size_t hour = 0; hour < grid.hours.size(); ++hour)
        if (!grid.cells[hour][place].empty())
            table.add({{{windowLanguage().clock(grid.hours[hour])}},
                       cellOf(state, officials, grid.cells[hour][place]),
                       {}});
    return table.picture(TimetableSheetWords::tr("%1: %2, %3")
                             .arg(grid.tables.at(static_cast<qsizetype>(place)), state.name(),
                                  windowLanguage().shortDate(grid.day)));
}

} // namespace

std::vector<Picture> timetableSheets(const CompetitionState &state)
{
    const Officials officials(state.competition);
    std::vector<Picture> sheets;
    for (const DayGrid &grid : dayGrids(state.competition, state.now)) {
        sheets.push_back(wallSheet(state, officials, grid));
        for (std::size_t table = 0; table < at(grid.tables.size()); ++table)
            sheets.push_back(tableSheet(state, officials, grid, table));
    }
    return sheets;
}

void printTimetable(const CompetitionState &state, QWidget *parent)
{
    const std::vector<Picture> sheets = timetableSheets(state);
    previewPictures(sheets, parent);
}

} // namespace touchline
