// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/import_table.h"

#include "core/base/plain_digits.h"

#include <QRegularExpression>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

bool isBlank(const QString &cell)
{
    return cell.trimmed().isEmpty();
}

bool isBlankRow(const CsvRow &row)
{
    return row.problems.empty() && std::all_of(row.cells.begin(), row.cells.end(), isBlank);
}

} // namespace

void sortByLine(Problems &problems)
{
    std::stable_sort(problems.begin(), problems.end(), [](const Problem &first, const Problem &second) {
        return lineOfCsvPlace(first.where) < lineOfCsvPlace(second.where);
    });
}

namespace {

/// The row with the headings; nothing where that is the first one already.
std::optional<std::size_t> rowOfHeadings(const CsvSheet &sheet, const ColumnSet &columns)
{
    // Titles, a season, the day of printing: nobody has more of them.
    constexpr std::size_t mostTitles = 20;
    using Likeness = std::pair<bool, qsizetype>;
    const auto likeness = [&columns](const CsvRow &row) {
        const ColumnMatch match = matchColumns(row, columns);
        return Likeness{match.missing.isEmpty(), match.cellOf.size()};
    };
    constexpr qsizetype surelyHeadings = 2;
    Likeness best = likeness(sheet.header);
    if (best.first && best.second >= surelyHeadings)
        return std::nullopt;
    std::optional<std::size_t> found;
    for (std::size_t row = 0; row < std::min(mostTitles, sheet.rows.size()); ++row)
        if (const Likeness one = likeness(sheet.rows[row]); one > best && one.second >= surelyHeadings) {
            best = one;
            found = row;
        }
    return found;
}

} // namespace

void startAtHeadings(CsvSheet &sheet, const ColumnSet &columns)
{
    if (const auto row = rowOfHeadings(sheet, columns))
        sheet.startAt(*row);
    if (columns.arrange != nullptr)
        columns.arrange(sheet);
}

ImportTable::ImportTable(const CsvList &list, ColumnSet columns, DayOrder order)
    : m_sheet(sheetOf(list))
    , m_dayOrder(order)
{
    columns.named.insert(list.named.begin(), list.named.end());
    startAtHeadings(m_sheet, columns);
    m_problems = m_sheet.problems;
    m_notes = m_sheet.notes;
    if (m_sheet.header.cells.isEmpty())
        return;
    std::vector<CsvRow> &rows = m_sheet.rows;
    rows.erase(std::remove_if(rows.begin(), rows.end(), isBlankRow), rows.end());
    m_match = matchColumns(m_sheet.header, columns);
    m_notes.insert(m_notes.end(), m_match.notes.begin(), m_match.notes.end());
    if (!m_sheet.name.isEmpty())
        forgetIgnoredCells();
    const std::size_t before = m_problems.size();
    m_problems.insert(m_problems.end(), m_sheet.header.problems.begin(), m_sheet.header.problems.end());
    m_problems.insert(m_problems.end(), m_match.problems.begin(), m_match.problems.end());
    checkHeadings();
    findDayOrder(columns);
    if (m_problems.size() > before)
        rows.clear();
}

void ImportTable::forgetIgnoredCells()
{
    for (CsvRow &row : m_sheet.rows)
        std::erase_if(row.problems, [&](const Problem &problem) {
            return std::none_of(m_match.cellOf.begin(), m_match.cellOf.end(), [&](qsizetype cell) {
                return problem.where == csvPlace(row.line, cell + 1);
            });
        });
}

/// Asks how dates are to be read where neither the column nor the person has said it.
void ImportTable::findDayOrder(const ColumnSet &columns)
{
    const auto dates =
        std::find_if(columns.columns.begin(), columns.columns.end(),
                     [this](const KnownColumn &one) { return one.isDate && hasColumn(one.name); });
    if (dates == columns.columns.end())
        return;
    const qsizetype cell = cellOf(dates->name);
    QStringList cells;
    for (const CsvRow &row : m_sheet.rows)
        cells << row.cells.value(cell);
    const DayOrder shown = dayOrderOf(cells);
    m_hasOpenDates = shown == DayOrder::Unknown;
    if (!m_hasOpenDates)
        m_dayOrder = shown;
    if (m_dayOrder != DayOrder::Unknown)
        return;
    const auto open = std::find_if(m_sheet.rows.begin(), m_sheet.rows.end(), [cell](const CsvRow &row) {
        return dateCell(row.cells.value(cell)).isAmbiguous();
    });
    if (open == m_sheet.rows.end()) {
        m_dayOrder = DayOrder::DayFirst;
        return;
    }
    const DateCell date = dateCell(open->cells.at(cell));
    m_problems.push_back(
        {csvPlace(open->line, cell + 1),
         {QT_TRANSLATE_NOOP("core", "\"%1\" may be %2 or %3."),
          {open->cells.at(cell).simplified(), date.dayFirst.toString(Qt::ISODate),
           date.monthFirst.toString(Qt::ISODate)}},
         {QT_TRANSLATE_NOOP("core", "Choose whether the day or the month comes first."), {}}});
}

/// A file without headings, or in an encoding that nobody recognised.
void ImportTable::checkHeadings()
{
    const CsvRow &header = m_sheet.header;
    for (qsizetype cell = 0; cell < header.cells.size(); ++cell) {
        const QString where = csvPlace(header.line, cell + 1);
        if (header.cells.at(cell).contains(QChar::Null))
            m_problems.push_back(
                {where,
                 {QT_TRANSLATE_NOOP("core", "The text encoding is not recognised."), {}},
                 {QT_TRANSLATE_NOOP("core", "Save the file as UTF-8 and read it again."), {}}});
        if (!isBlank(header.cells.at(cell)))
            continue;
        const auto used = std::find_if(m_sheet.rows.begin(), m_sheet.rows.end(),
                                       [cell](const CsvRow &row) { return !isBlank(row.cells.value(cell)); });
        if (used != m_sheet.rows.end())
            m_notes.push_back(
                {where,
                 {QT_TRANSLATE_NOOP("core",
                                    "The column has no name and is ignored; line %1 has an entry in it."),
                  {QString::number(used->line)}},
                 {}});
    }
}

Problems ImportTable::formProblems(const CsvRow &row) const
{
    Problems problems = row.problems;
    const qsizetype wanted = m_sheet.header.cells.size();
    const bool isTooLong = std::any_of(row.cells.begin() + std::min(wanted, row.cells.size()),
                                       row.cells.end(), [](const QString &cell) { return !isBlank(cell); });
    if (row.cells.size() < wanted || isTooLong)
        problems.push_back({csvPlace(row.line, std::min(row.cells.size(), wanted) + 1),
                            {QT_TRANSLATE_NOOP("core", "The row has %1 cells, the header %2."),
                             {QString::number(row.cells.size()), QString::number(wanted)}},
                            {}});
    return problems;
}

QString ImportLine::heading(const char *column) const
{
    const QString name = QLatin1String(column);
    return m_table.hasColumn(name) ? m_table.heading(name) : columnWords(name);
}

qsizetype ImportLine::column(const char *column) const
{
    return m_table.cellOf(QLatin1String(column)) + 1;
}

qsizetype ImportLine::placeColumn(const char *column) const
{
    return m_table.columnOf(QLatin1String(column));
}

QString ImportLine::where(const char *column) const
{
    return csvPlace(m_row.line, placeColumn(column));
}

QString ImportLine::text(const char *column) const
{
    const qsizetype cell = m_table.cellOf(QLatin1String(column));
    static const QRegularExpression breaks(
        QStringLiteral("[\\s]*[\\r\\n\\t\\v\\f\\x{85}\\x{2028}\\x{2029}]+[\\s]*"));
    return cell < 0 ? QString() : m_row.cells.value(cell).trimmed().replace(breaks, QStringLiteral(" "));
}

QString ImportLine::neededText(const char *column)
{
    QString found = text(column);
    if (found.isEmpty())
        note(column, QT_TRANSLATE_NOOP("core", "The entry under \"%1\" is missing."), {heading(column)});
    return found;
}

std::optional<int> ImportLine::number(const char *column, int least, int most)
{
    const QString found = text(column);
    if (found.isEmpty())
        return std::nullopt;
    bool isNumber = false;
    static const QRegularExpression decimals(QStringLiteral("(?<=\\d)[.,]0+$"));
    const int value = withPlainDigits(found).remove(decimals).toInt(&isNumber);
    if (isNumber && value >= least && value <= most)
        return value;
    note(column, QT_TRANSLATE_NOOP("core", "\"%1\" must be a whole number from %2 to %3, not \"%4\"."),
         {heading(column), QString::number(least), QString::number(most), found});
    return std::nullopt;
}

QDate ImportLine::date(const char *column)
{
    const QString found = text(column);
    const DateCell cell = dateCell(found);
    const QDate day = cell.date(m_table.dayOrder());
    if (day.isValid() && (cell.time.isEmpty() || stampedTimeOfCell(cell.time).time.isValid()))
        return day;
    if (!found.isEmpty())
        note(column, QT_TRANSLATE_NOOP("core", "\"%1\" is not a date. Write it like 2026-06-11."), {found});
    return {};
}

QTime ImportLine::time(const char *column)
{
    const QTime time = timeOfCell(text(column));
    noteTime(column, time);
    return time;
}

StampedTime ImportLine::stampedTime(const char *timeColumn, const char *dateColumn)
{
    const QString found = text(timeColumn);
    if (found.isEmpty())
        return stampedTimeOfCell(dateCell(text(dateColumn)).time);
    const StampedTime stamp = stampedTimeOfCell(found);
    noteTime(timeColumn, stamp.time);
    return stamp;
}

void ImportLine::noteTime(const char *column, QTime read)
{
    const QString found = text(column);
    if (!found.isEmpty() && !read.isValid())
        note(column, QT_TRANSLATE_NOOP("core", "\"%1\" is not a time. Write it like 15:00."), {found});
}

void ImportLine::note(const char *column, const char *text, QStringList arguments, Message hint)
{
    m_problems.push_back({where(column), {text, std::move(arguments)}, std::move(hint)});
}

} // namespace touchline
