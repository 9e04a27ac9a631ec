// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/import_preview.h"
#include "core/exchange/lists/result_csv.h"
#include "models/league/import/league_import.h"
#include "models/league/league_competitions.h"

#include <qglobal.h>

namespace touchline {

/// Names and numbers, in every language the same.
[[nodiscard]] inline Message plainWords(const QString &text)
{
    return {QT_TRANSLATE_NOOP("core", "%1"), {text}};
}

/// A list as its preview has it: what is wrong is left out, what is known is known, all else is new.
/// `words(row)` says what a row is about; one that is wrong is shown as it stands in the file.
template <class Row, class Words>
[[nodiscard]] ListImport listOf(ListImport::Kind kind, const ImportPreview<Row> &preview, Words words)
{
    using Fate = ListImport::Fate;
    ListImport list;
    list.kind = kind;
    list.separator = preview.separator;
    list.encoding = preview.encoding;
    list.fileProblems = preview.fileProblems;
    list.notes = preview.notes;
    list.hasOpenDates = preview.hasOpenDates;
    for (const ImportedRow<Row> &row : preview.rows) {
        ListImport::Line line{row.line, Fate::New, {}, row.problems};
        if (row.isGood())
            line.what = words(row.value);
        else if (!row.text.isEmpty())
            line.what = plainWords(row.text);
        if (!row.isGood())
            line.fate = Fate::LeftOut;
        if (row.isGood() && row.isKnown)
            line.fate = Fate::Known;
        list.lines.push_back(std::move(line));
    }
    return list;
}

/// "Brazil 2-1 Italy".
[[nodiscard]] Message resultWords(const ResultRow &row);

/// A team that a list brings, and where it stands there.
struct PlacedTeam
{
    Team team;
    QString where;
};

/// What asks whether a new club is one that the league, or an earlier row, has under another spelling.
/// National teams of several years have names that are near, and are left out.
[[nodiscard]] Problems doubtfulClubs(const std::vector<Team> &teams, const std::vector<PlacedTeam> &added);

/// A competition as it is now, also where others have changed it.
[[nodiscard]] inline Result<Competition> freshCompetition(League &league, const QUuid &id)
{
    TOUCHLINE_TRY(league.refresh());
    return league.competitions().find(id);
}

/// Makes the title of a list with so many new rows.
[[nodiscard]] inline Message countedTitle(int count, const char *one, const char *several, QString what)
{
    return {count == 1 ? one : several, {QString::number(count), std::move(what)}};
}

} // namespace touchline
