// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of results.
#include "core/base/search_key.h"
#include "core/exchange/lists/result_entry.h"
#include "models/league/import/list_lines.h"
#include "models/league/squad_lists.h"

#include <QHash>

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
            line.what = {QT_TRANSLATE_NOOP("core", "%1 (home and away exchanged)"), {}, {line.what}};
    }
    for (Problem &problem : entered.problems) {
        ListImport::Line &line = *lines.at(lineOfCsvPlace(problem.where));
        line.fate = Fate::LeftOut;
        line.problems.push_back(std::move(problem));
    }
}

/// The players of the entrants by the names that a list of goals has: the whole name, the short one or the
/// last word, where one player alone has it.
PlayerNamed playersOf(const SquadLists &lists)
{
    std::map<QUuid, QHash<QString, Person>> players;
    for (const TeamSquad &team : lists.teams) {
        QHash<QString, Person> &names = players[team.team.id];
        for (const SquadEntry &entry : team.squad.entries)
            for (const QString &name : {entry.person.name, entry.person.shortName,
                                        entry.person.name.simplified().section(u' ', -1)}) {
                const QString key = searchKey(name);
                const auto there = names.constFind(key);
                // Two of one name are nobody.
                const bool isAlone = there == names.constEnd() || there->id == entry.person.id;
                names.insert(key, isAlone ? entry.person : Person());
            }
    }
    return [players = std::move(players)](const Entrant &team, const QString &name) {
        const auto found = players.find(team.id);
        return found == players.end() ? Person() : found->second.value(searchKey(name));
    };
}

} // namespace

Message resultWords(const ResultRow &row)
{
    const QString teams = QStringLiteral("%1 - %2").arg(row.teams[Side::Home], row.teams[Side::Away]);
    if (row.isOpen)
        return plainWords(row.openWord.isEmpty() ? teams
                                                 : QStringLiteral("%1 (%2)").arg(teams, row.openWord));
    if (row.awardedTo)
        return {QT_TRANSLATE_NOOP("core", "%1 (walkover: %2)"), {teams, row.teams[*row.awardedTo]}};
    QString text = QStringLiteral("%1 %2-%3 %4")
                       .arg(row.teams[Side::Home], QString::number(row.score.home),
                            QString::number(row.score.away), row.teams[Side::Away]);
    if (row.shootOut)
        text += QStringLiteral(" (%1-%2)").arg(row.shootOut->home).arg(row.shootOut->away);
    return plainWords(text);
}

Result<ListImport> readResultList(League &league, const CsvList &csv, const QUuid &competition)
{
    const auto before = freshCompetition(league, competition);
    TOUCHLINE_TRY(before);
    const ImportPreview<ResultRow> preview = previewResults(csv);
    const std::vector<ResultRow> rows = preview.goodValues();
    // A result that is taken out or taken back may come once more: its report is another one.
    const auto lists = squadLists(league, competition);
    TOUCHLINE_TRY(lists);
    EnteredResults entered = enterResults(
        *before, rows, {}, [](const Fixture &) { return QUuid::createUuid(); }, playersOf(*lists));
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
