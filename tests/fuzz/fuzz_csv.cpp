// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes through the CSV reader and every preview; what is read is written and must be read back the same.

#include "core/exchange/csv/csv_reader.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/lists/fixture_csv.h"
#include "core/exchange/lists/result_csv.h"
#include "core/exchange/lists/squad_csv.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

using namespace touchline;

namespace {

std::vector<TeamSquad> someTeams()
{
    std::vector<TeamSquad> teams(2);
    teams[0].team.name = QStringLiteral("Rovers");
    teams[1].team.name = QStringLiteral("United");
    teams[1].team.code = QStringLiteral("UTD");
    return teams;
}

/// The heading tells the separator, so a table has no row with more cells than it.
bool isTable(const CsvSheet &sheet)
{
    return sheet.problems.empty() && !sheet.header.cells.isEmpty() &&
           std::all_of(sheet.rows.begin(), sheet.rows.end(),
                       [&sheet](const CsvRow &row) { return row.cells.size() <= sheet.header.cells.size(); });
}

void checkRoundTrip(const CsvSheet &sheet)
{
    CsvWriter writer({sheet.separator});
    writer.addRow(sheet.header.cells);
    for (const CsvRow &row : sheet.rows)
        writer.addRow(row.cells);
    const QByteArray written = writer.bytes();
    const CsvSheet again = readCsv(written);
    bool isSame = again.problems.empty() && again.rows.size() == sheet.rows.size();
    // Half a surrogate pair is written as U+FFFD; a second writing changes nothing.
    CsvWriter second({again.separator});
    second.addRow(again.header.cells);
    for (const CsvRow &row : again.rows)
        second.addRow(row.cells);
    isSame = isSame && (sheet.separator != again.separator || second.bytes() == written);
    if (!isSame)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const CsvSheet sheet = readCsv(bytes);
    if (isTable(sheet))
        checkRoundTrip(sheet);
    static const std::vector<TeamSquad> teams = someTeams();
    const NewId noId = [] { return QUuid(); };
    (void)previewTeams(bytes, {teams[0].team, teams[1].team}, noId).allProblems();
    const auto squads = previewSquads(bytes, teams, noId);
    (void)withPlayers(teams, squads.goodValues());
    (void)previewFixtures(bytes).allProblems();
    (void)previewResults(bytes).allProblems();
    return 0;
}
