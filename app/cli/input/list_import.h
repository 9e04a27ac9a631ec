// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/exchange/csv/named_columns.h"

namespace touchline::cli {

/// --columns: what the headings of a list are.
inline constexpr OptionRow columnsRow{"columns",
                                      "Which heading of the list is which column, where it has others: "
                                      "name=Player,shirt=No. Several times for headings with commas.",
                                      "list"};
/// What --columns says of a list that may have the columns `known`. Errors: Usage.
[[nodiscard]] Result<NamedColumns> namedColumns(const QCommandLineParser &parser, const QStringList &known);

/// --teams, --squads, --fixtures, --results, --competition, --preview and --good-rows.
extern const std::vector<OptionRow> listRows;
/// One of the lists is named.
[[nodiscard]] bool asksForList(const QCommandLineParser &parser);
/// What does not go together; empty where all is well.
[[nodiscard]] QString objectionToLists(const QCommandLineParser &parser);
/// Brings the list into the league, or shows what that would do. Gives the exit code.
[[nodiscard]] int importListFile(const QCommandLineParser &parser, const QString &place, Streams &streams);

/// A list that is named like another file, without its kind: FILE.csv.
[[nodiscard]] bool isListName(const QString &path);
/// What does not go together with what the headings of such a list show, or that they show nothing; empty
/// where all is well.
[[nodiscard]] QString objectionToHeadings(const QCommandLineParser &parser, const QByteArray &csv);
/// importListFile() for such a list, which is the kind of list that its headings show.
[[nodiscard]] int importListByHeadings(const QCommandLineParser &parser, const QByteArray &csv,
                                       Streams &streams);

} // namespace touchline::cli
