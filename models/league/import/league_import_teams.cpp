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

Message teamWords(const Team &team)
{
    return plainWords(team.code.isEmpty() ? team.displayName()
                                          : QStringLiteral("%1 (%2)").arg(team.displayName(), team.code));
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

} // namespace

Problems doubtfulClubs(const std::vector<Team> &teams, const std::vector<PlacedTeam> &added)
{
    QStringList known;
    for (const Team &team : teams)
        if (team.year == 0)
            known << team.name;
    Problems notes;
    const auto rows = static_cast<qsizetype>(added.size());
    if (rows * (known.size() + rows) > mostPairs)
        return notes;
    for (const auto &[team, where] : added) {
        if (team.year != 0)
            continue;
        if (const QStringList meant = mayBe(team.name, known); !meant.isEmpty())
            notes.push_back({where,
                             {QT_TRANSLATE_NOOP("core", "%1 is a new club. Is it the same as %2?"),
                              {team.name, meant.join(QStringLiteral(", "))}},
                             {}});
        known << team.name;
    }
    return notes;
}

Result<ListImport> readTeamList(League &league, const CsvList &csv)
{
    auto teams = league.teams().all();
    TOUCHLINE_TRY(teams);
    const ImportPreview<Team> preview = previewTeams(csv, *teams);
    ListImport list = listOf(ListImport::Kind::Teams, preview, teamWords);
    std::vector<PlacedTeam> placed;
    for (const ImportedRow<Team> &row : preview.rows)
        if (row.isGood() && !row.isKnown)
            placed.push_back({row.value, csvPlace(row.line)});
    const Problems doubts = doubtfulClubs(*teams, placed);
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
