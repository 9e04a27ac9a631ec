// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of teams.
#include "core/base/near_miss.h"
#include "core/base/search_key.h"
#include "core/exchange/lists/team_csv.h"
#include "models/league/import/list_lines.h"
#include "models/league/league_teams.h"

#include <qglobal.h>

namespace touchline {

namespace {

QString teamWords(const Team &team)
{
    return team.code.isEmpty() ? team.displayName()
                               : QStringLiteral("%1 (%2)").arg(team.displayName(), team.code);
}

/// The words of a name that tell clubs apart: "FC Rovers" and "Rovers" have the same.
QString ownWords(const QString &name)
{
    constexpr int lettersOfAnEnding = 3; // FC, SV, VfL, 1.
    QStringList words;
    for (const QString &word : searchKey(name).split(u' ', Qt::SkipEmptyParts))
        if (word.size() > lettersOfAnEnding)
            words << word;
    return words.join(u' ');
}

/// The known clubs that may be meant by a new name.
QStringList mayBe(const QString &name, const QStringList &known)
{
    QStringList meant = nearMisses(name, known);
    const QString own = ownWords(name);
    for (const QString &other : known)
        if (!own.isEmpty() && ownWords(other) == own && !meant.contains(other))
            meant << other;
    return meant;
}

/// So many pairs of names are compared: nobody reads the questions that a longer list would bring.
constexpr qsizetype mostPairs = 100000;

/// What asks whether a new club is one that the league, or an earlier row, has under another spelling.
/// National teams of several years have names that are near, and are left out.
Problems doubtfulClubs(const std::vector<Team> &teams, const ImportPreview<Team> &preview)
{
    QStringList known;
    for (const Team &team : teams)
        if (team.year == 0)
            known << team.name;
    Problems notes;
    const auto rows = static_cast<qsizetype>(preview.rows.size());
    if (rows * (known.size() + rows) > mostPairs)
        return notes;
    for (const ImportedRow<Team> &row : preview.rows) {
        if (!row.isGood() || row.isKnown || row.value.year != 0)
            continue;
        if (const QStringList meant = mayBe(row.value.name, known); !meant.isEmpty())
            notes.push_back({csvPlace(row.line),
                             {QT_TRANSLATE_NOOP("core", "%1 is a new club. Is it the same as %2?"),
                              {row.value.name, meant.join(QStringLiteral(", "))}},
                             {}});
        known << row.value.name;
    }
    return notes;
}

} // namespace

Result<ListImport> readTeamList(League &league, const QByteArray &csv)
{
    auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    const ImportPreview<Team> preview = previewTeams(csv, *teams);
    ListImport list = listOf(ListImport::Kind::Teams, preview, teamWords);
    const Problems doubts = doubtfulClubs(*teams, preview);
    list.notes.insert(list.notes.end(), doubts.begin(), doubts.end());
    std::vector<Team> added = preview.goodValues();
    const bool isOne = added.size() == 1;
    list.title = {isOne ? QT_TRANSLATE_NOOP("core", "Imported a team: %1")
                        : QT_TRANSLATE_NOOP("core", "Imported %1 teams"),
                  {isOne ? added.front().displayName() : QString::number(added.size())}};
    list.facts = ListImport::NewTeams{std::move(*teams), std::move(added)};
    return list;
}

} // namespace touchline
