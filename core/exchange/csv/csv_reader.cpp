// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/csv/csv_reader.h"

#include "core/exchange/csv/spreadsheet_guard.h"

#include <QSet>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline {

namespace {

/// In the order of preference where nothing else decides.
constexpr std::array<QChar, 4> separators{u',', u';', u'\t', u'|'};
using Counts = std::array<int, separators.size()>;
/// How many rows are looked at for the separator, and how much text.
constexpr std::size_t rowsLookedAt = 50;
constexpr qsizetype textLookedAt = 100'000;

bool isLineEnd(QChar character)
{
    return character == u'\n' || character == u'\r';
}

/// How often each separator stands outside quotation marks, by row.
std::vector<Counts> separatorsByRow(const QString &text)
{
    std::vector<Counts> rows;
    Counts counts{};
    bool isQuoted = false;
    bool isEmpty = true;
    const auto endRow = [&] {
        if (!isEmpty)
            rows.push_back(counts);
        counts = {};
        isEmpty = true;
    };
    for (qsizetype i = 0; i < std::min(text.size(), textLookedAt) && rows.size() < rowsLookedAt; ++i) {
        const QChar character = text.at(i);
        if (character == u'"')
            isQuoted = !isQuoted;
        if (!isQuoted && isLineEnd(character)) {
            endRow();
            continue;
        }
        isEmpty = false;
        const auto *const found = std::find(separators.begin(), separators.end(), character);
        if (!isQuoted && found != separators.end())
            ++counts[static_cast<std::size_t>(found - separators.begin())];
    }
    endRow();
    return rows;
}

/// Rows that have as many cells as one of them, and how many these are: the more the better.
using Likelihood = std::pair<std::ptrdiff_t, int>;

Likelihood likelihood(const std::vector<Counts> &rows, std::size_t row, std::size_t separator)
{
    const int ofRow = rows[row][separator];
    const auto alike = std::count_if(rows.begin(), rows.end(),
                                     [=](const Counts &counts) { return counts[separator] == ofRow; });
    return ofRow == 0 ? Likelihood{-1, 0} : Likelihood{alike, ofRow};
}

/// The most likely separator by what one row has of each.
std::pair<Likelihood, std::size_t> mostLikely(const std::vector<Counts> &rows, std::size_t row)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < separators.size(); ++i)
        if (likelihood(rows, row, i) > likelihood(rows, row, best))
            best = i;
    return {likelihood(rows, row, best), best};
}

/// The length of a first line "sep=;", which Excel writes and reads; 0 where there is none.
qsizetype lengthOfSeparatorLine(const QString &text)
{
    constexpr qsizetype length = 5;
    const bool isOne =
        text.startsWith(u"sep=", Qt::CaseInsensitive) && text.size() >= length &&
        std::find(separators.begin(), separators.end(), text.at(length - 1)) != separators.end() &&
        (text.size() == length || isLineEnd(text.at(length)));
    return isOne ? length : 0;
}

/// Texts that a writer would have guarded: beside "=x" the cell "'=x" is another text, as it stands.
QSet<QString> unguardedTexts(const std::vector<CsvRow> &rows)
{
    QSet<QString> texts;
    for (const CsvRow &row : rows)
        for (const QString &cell : row.cells)
            if (!cell.startsWith(u'\'') && guarded(cell) != cell)
                texts.insert(cell);
    return texts;
}

void unguardAll(CsvRow &row, const QSet<QString> &asTheyStand)
{
    for (QString &cell : row.cells)
        if (const QString text = unguarded(cell); !asTheyStand.contains(text))
            cell = text;
}

} // namespace

QChar recognisedSeparator(const QString &text)
{
    if (const qsizetype length = lengthOfSeparatorLine(text); length > 0)
        return text.at(length - 1);
    const std::vector<Counts> rows = separatorsByRow(text);
    if (rows.empty())
        return separators.front();
    auto [likely, best] = mostLikely(rows, 0);
    const bool isTitle = likely.first <= 1 && rows.size() > 1;
    for (std::size_t row = 1; isTitle && row < rows.size(); ++row)
        if (const auto [other, separator] = mostLikely(rows, row); other > likely && other.first > 1) {
            likely = other;
            best = separator;
        }
    return separators[best];
}

CsvSheet unreadableSheet(const Error &error)
{
    CsvSheet sheet;
    sheet.problems.push_back({{}, error.message, {}});
    sheet.problems.insert(sheet.problems.end(), error.problems.begin(), error.problems.end());
    return sheet;
}

CsvSheet sheetOfWorkbook(const std::vector<WorkbookSheet> &workbook, const QString &name)
{
    CsvSheet sheet;
    for (const WorkbookSheet &one : workbook)
        sheet.names << one.name;
    const auto isTable = [](const WorkbookSheet &one) {
        return std::count_if(one.rows.begin(), one.rows.end(), [](const CsvRow &row) {
                   return std::count_if(row.cells.begin(), row.cells.end(),
                                        [](const QString &cell) { return !cell.trimmed().isEmpty(); }) > 1;
               }) > 1;
    };
    auto found = std::find_if(workbook.begin(), workbook.end(), [&](const WorkbookSheet &one) {
        return name.isEmpty() ? isTable(one) : one.name.compare(name.trimmed(), Qt::CaseInsensitive) == 0;
    });
    if (found == workbook.end() && !name.isEmpty()) {
        sheet.problems.push_back({{},
                                  {QT_TRANSLATE_NOOP("core", "There is no sheet \"%1\". Sheets: %2."),
                                   {name, sheet.names.join(QStringLiteral(", "))}},
                                  {}});
        return sheet;
    }
    if (found == workbook.end())
        found = workbook.begin();
    sheet.name = found->name;
    sheet.rows = found->rows;
    if (sheet.names.size() > 1)
        sheet.notes.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "Sheet \"%1\", one of %2: %3."),
              {sheet.name, QString::number(sheet.names.size()), sheet.names.join(QStringLiteral(", "))}},
             {}});
    if (sheet.rows.empty()) {
        sheet.problems.push_back(
            {{}, {QT_TRANSLATE_NOOP("core", "The sheet \"%1\" is empty."), {sheet.name}}, {}});
        return sheet;
    }
    // A row of a workbook ends with its last entry: the cells behind it are empty, not missing.
    qsizetype width = 0;
    for (const CsvRow &row : sheet.rows)
        width = std::max(width, row.cells.size());
    constexpr qsizetype mostPadded = 4'000'000;
    if (width * static_cast<qsizetype>(sheet.rows.size()) <= mostPadded)
        for (CsvRow &row : sheet.rows)
            row.cells.resize(width);
    sheet.startAt(0);
    return sheet;
}

void CsvSheet::startAt(std::size_t row)
{
    header = std::move(rows[row]);
    rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(row) + 1);
}

CsvSheet readCsv(const QByteArray &bytes, const CsvLimits &limits, std::optional<TextEncoding> encoding,
                 const QString &name)
{
    CsvSheet sheet;
    if (bytes.size() > largestCsvFile) {
        sheet.problems.push_back({{},
                                  {QT_TRANSLATE_NOOP("core", "The file is too big (limit: %1 MB)."),
                                   {QString::number(largestCsvFile / 1024 / 1024)}},
                                  {}});
        return sheet;
    }
    if (isWorkbook(bytes)) {
        const auto workbook = readWorkbook(bytes, limits);
        return workbook ? sheetOfWorkbook(*workbook, name) : unreadableSheet(workbook.error());
    }
    DecodedText decoded = decodedText(bytes, encoding);
    sheet.encoding = decoded.encoding;
    sheet.problems = std::move(decoded.problems);
    sheet.notes = std::move(decoded.notes);
    sheet.separator = recognisedSeparator(decoded.text);
    // Only the words go, so that the lines keep their numbers.
    decoded.text.remove(0, lengthOfSeparatorLine(decoded.text));
    CsvScan scan = scanCsv(decoded.text, sheet.separator, limits);
    sheet.problems.insert(sheet.problems.end(), scan.problems.begin(), scan.problems.end());
    sheet.rows = std::move(scan.rows);
    if (sheet.rows.empty()) {
        if (sheet.problems.empty())
            sheet.problems.push_back(
                {csvPlace(1), {QT_TRANSLATE_NOOP("core", "There is no header row."), {}}, {}});
        return sheet;
    }
    const QSet<QString> asTheyStand = unguardedTexts(sheet.rows);
    for (CsvRow &row : sheet.rows)
        unguardAll(row, asTheyStand);
    sheet.startAt(0);
    return sheet;
}

} // namespace touchline
