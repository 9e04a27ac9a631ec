// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of results.
#include "core/exchange/lists/result_entry.h"
#include "models/league/import/list_lines.h"

#include <qglobal.h>

#include <map>

namespace touchline {

namespace {

using Fate = ListImport::Fate;

/// What became of the rows, by the line that they stand on.
void noteFates(const std::vector<ResultRow> &rows, EnteredResults entered, ListImport &list)
{
    std::map<int, ListImport::Line *> lines;
    for (ListImport::Line &line : list.lines)
        lines[line.line] = &line;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool isEntered = entered.fixtures[row] >= 0;
        // Of a match to come nothing is new.
        const bool isKnown = entered.known[row] >= 0 || rows[row].isOpen;
        ListImport::Line &line = *lines.at(rows[row].line);
        line.fate = isEntered ? Fate::New : isKnown ? Fate::Known : Fate::LeftOut;
        line.isOpen = rows[row].isOpen;
        if (entered.isExchanged[row] != 0)
            line.what += QStringLiteral(" (home and away exchanged)");
    }
    for (Problem &problem : entered.problems) {
        ListImport::Line &line = *lines.at(lineOfCsvPlace(problem.where));
        line.fate = Fate::LeftOut;
        line.problems.push_back(std::move(problem));
    }
}

} // namespace

QString resultWords(const ResultRow &row)
{
    const QString teams = QStringLiteral("%1 - %2").arg(row.teams[Side::Home], row.teams[Side::Away]);
    if (row.isOpen)
        return row.openWord.isEmpty() ? teams : QStringLiteral("%1 (%2)").arg(teams, row.openWord);
    if (row.awardedTo)
        return QStringLiteral("%1 (walkover: %2)").arg(teams, row.teams[*row.awardedTo]);
    QString text = QStringLiteral("%1 %2-%3 %4")
                       .arg(row.teams[Side::Home], QString::number(row.score.home),
                            QString::number(row.score.away), row.teams[Side::Away]);
    if (row.shootOut)
        text += QStringLiteral(" (%1-%2)").arg(row.shootOut->home).arg(row.shootOut->away);
    return text;
}

Result<ListImport> readResultList(League &league, const CsvList &csv, const QUuid &competition)
{
    const auto before = freshCompetition(league, competition);
    TOUCHLINE_TRY(before);
    const ImportPreview<ResultRow> preview = previewResults(csv);
    const std::vector<ResultRow> rows = preview.goodValues();
    // A result that is taken out or taken back may come once more: its report is another one.
    EnteredResults entered =
        enterResults(*before, rows, {}, [](const Fixture &) { return QUuid::createUuid(); });
    ListImport list = listOf(ListImport::Kind::Results, preview, resultWords);
    list.facts = ListImport::NewState{*before, std::move(entered.competition)};
    list.notes.insert(list.notes.end(), entered.notes.begin(), entered.notes.end());
    noteFates(rows, std::move(entered), list);
    list.title =
        countedTitle(list.count(Fate::New), QT_TRANSLATE_NOOP("core", "Imported %1 result: %2"),
                     QT_TRANSLATE_NOOP("core", "Imported %1 results: %2"), before->definition().name);
    return list;
}

} // namespace touchline
