// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/import/list_kind.h"

#include "core/exchange/csv/import_table.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"
#include "core/exchange/lists/team_csv.h"
#include "core/exchange/shapes/list_shape.h"

#include <algorithm>
#include <initializer_list>

namespace touchline {

namespace {

/// The heading names all of these columns, in whatever language their reader knows.
bool hasColumns(const CsvList &heading, const ColumnSet &columns, std::initializer_list<const char *> wanted)
{
    const ImportTable table(heading, columns);
    return std::all_of(wanted.begin(), wanted.end(),
                       [&table](const char *name) { return table.hasColumn(QLatin1String(name)); });
}

/// There is a column for results, and not all its cells are still empty.
bool hasResults(const ImportTable &table, bool isOfGoals)
{
    QStringList columns;
    for (const char *name : {"home_goals", "away_goals", "score"})
        if (table.hasColumn(QLatin1String(name)))
            columns << QLatin1String(name);
    if (columns.isEmpty() || !table.hasColumn(QStringLiteral("home")))
        return isOfGoals;
    return table.rows().empty() ||
           std::any_of(table.rows().begin(), table.rows().end(), [&](const CsvRow &row) {
               return std::any_of(columns.begin(), columns.end(), [&](const QString &name) {
                   return !row.cells.value(table.cellOf(name)).trimmed().isEmpty();
               });
           });
}

} // namespace

std::optional<ListImport::Kind> kindByHeadings(const CsvList &csv)
{
    // As far as the longest heading that makes sense, in whole lines: half a letter would make it no text.
    constexpr qsizetype longest = 2000;
    const QByteArray &bytes = csv.bytes;
    const qsizetype end = bytes.size() > longest ? bytes.lastIndexOf('\n', longest) : bytes.size();
    CsvList heading(bytes.left(end > 0 ? end : longest), csv.named);
    heading.encoding = csv.encoding;
    heading.table = csv.table; // read already
    const ImportTable results(heading, resultListColumns());
    const bool hasMatches =
        results.hasColumn(QStringLiteral("home")) && results.hasColumn(QStringLiteral("away"));
    const QString headings = headingsOf(heading, resultListColumns()).join(u' ').toLower();
    const bool isOfGoals =
        headings.contains(QLatin1String("goals")) || headings.contains(QLatin1String("score"));
    if (hasResults(results, isOfGoals))
        return ListImport::Kind::Results;
    if (hasMatches || hasColumns(heading, fixtureListColumns(), {"home", "away"}))
        return ListImport::Kind::Fixtures;
    if (isSquadList(heading))
        return ListImport::Kind::Squads;
    if (hasColumns(heading, fixtureListColumns(), {"number", "date"}))
        return ListImport::Kind::Fixtures;
    return hasColumns(heading, teamListColumns(), {"name"}) ? std::optional(ListImport::Kind::Teams)
                                                            : std::nullopt;
}

void chooseLikelySheet(CsvList &csv)
{
    if (!csv.workbook)
        return;
    for (const WorkbookSheet &sheet : *csv.workbook) {
        CsvList one = csv;
        chooseSheet(one, sheet.name);
        if (kindByHeadings(one)) {
            csv = std::move(one);
            return;
        }
    }
}

} // namespace touchline
