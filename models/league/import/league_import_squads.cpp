// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of players.
#include "models/league/import/list_lines.h"
#include "models/league/league_competitions.h"
#include "models/league/league_teams.h"
#include "models/league/squad_lists.h"

#include <QHash>
#include <qglobal.h>

#include <algorithm>
#include <map>
#include <set>

namespace touchline {

namespace {

using Fate = ListImport::Fate;
using store::StoredSquad;

/// Those who are in a team's lists, its own list first, but for those of the list that is changed.
class KnownPersons
{
public:
    static Result<KnownPersons> of(League &league, const StoredSquad &changed)
    {
        KnownPersons known;
        for (const SquadEntry &entry : changed.squad.entries)
            known.m_isTaken.insert(entry.person.id);
        std::vector<QUuid> ids{QUuid()};
        const auto competitions = league.competitions().all();
        TOUCHLINE_TRY(competitions);
        for (const CompetitionLine &line : *competitions)
            ids.push_back(line.id);
        for (const QUuid &competition : ids) {
            const auto squad = league.teams().squad(changed.team, competition);
            TOUCHLINE_TRY(squad);
            if (*squad)
                for (const SquadEntry &entry : (*squad)->squad.entries)
                    known.m_persons[entry.person.name].push_back(entry.person);
        }
        return known;
    }

    /// The id of the one person of this name, told from others of the same name by the short name; the id
    /// that he has where there is none.
    QUuid idOf(const Person &person)
    {
        std::set<QUuid> sameName;
        std::set<QUuid> same;
        for (const Person &one : m_persons.value(person.name)) {
            if (m_isTaken.contains(one.id))
                continue;
            sameName.insert(one.id);
            if (one.shortName == person.shortName)
                same.insert(one.id);
        }
        const std::set<QUuid> &found = same.empty() ? sameName : same;
        const QUuid id = found.size() == 1 ? *found.begin() : person.id;
        m_isTaken.insert(id);
        return id;
    }

private:
    /// By name.
    QHash<QString, std::vector<Person>> m_persons;
    std::set<QUuid> m_isTaken;
};

Message squadWords(const TeamSquad &team, const SquadEntry &entry)
{
    QString text = QStringLiteral("%1: %2, %3")
                       .arg(team.team.displayName(), entry.person.name, positionCode(entry.position));
    if (entry.shirt)
        text += QStringLiteral(", %1").arg(*entry.shirt);
    return plainWords(text);
}

/// Indices of lines with the players that they bring.
using NewRows = std::vector<std::pair<std::size_t, SquadEntry>>;

/// A team's list with the new players behind its own; nothing, and the rows are left out, where that is no
/// valid list.
Result<std::optional<StoredSquad>> withNewRows(League &league, StoredSquad squad, const NewRows &rows,
                                               ListImport &list)
{
    auto known = KnownPersons::of(league, squad);
    TOUCHLINE_TRY(known);
    for (const auto &[line, entry] : rows) {
        squad.squad.entries.push_back(entry);
        Person &person = squad.squad.entries.back().person;
        person.id = known->idOf(person);
    }
    distinguishNamesakes(squad.squad);
    const Problems problems = validatePlayerList(squad.squad);
    if (problems.empty())
        return std::optional(std::move(squad));
    for (const auto &[line, entry] : rows)
        list.lines[line].fate = Fate::LeftOut;
    // What is wrong with a team as a whole stands with the file.
    if (list.fileProblems.empty()) {
        ListImport::Line &first = list.lines[rows.front().first];
        for (const Problem &problem : problems)
            first.problems.push_back({csvPlace(first.line), problem.what, {}});
    }
    return std::optional<StoredSquad>();
}

/// The place of the first row that names each team.
QString firstPlace(const ImportPreview<SquadRow> &preview, std::size_t team)
{
    const auto row = std::find_if(preview.rows.begin(), preview.rows.end(), [team](const auto &one) {
        return one.value.team == static_cast<int>(team);
    });
    return row == preview.rows.end() ? QString() : csvPlace(row->line);
}

Message titleOf(int players, std::size_t teams, const QString &name, std::size_t newTeams)
{
    if (newTeams > 0)
        return {QT_TRANSLATE_NOOP("core", "Imported new teams: %1, players: %2"),
                {QString::number(newTeams), QString::number(players)}};
    if (teams > 1)
        return {QT_TRANSLATE_NOOP("core", "Imported %1 players of %2 teams"),
                {QString::number(players), QString::number(teams)}};
    return countedTitle(players, QT_TRANSLATE_NOOP("core", "Imported %1 player: %2"),
                        QT_TRANSLATE_NOOP("core", "Imported %1 players: %2"), name);
}

} // namespace

Result<ListImport> readSquadList(League &league, const CsvList &csv, const QUuid &competition,
                                 UnknownTeams unknown)
{
    TOUCHLINE_TRY(league.refresh());
    auto lists = squadLists(league, competition);
    TOUCHLINE_TRY(lists);
    ListImport::NewPlayers players;
    ListedTeams listed;
    if (competition.isNull()) {
        for (const TeamSquad &one : lists->teams)
            players.teams.before.push_back(one.team);
        listed = newTeamsInSquadList(csv, players.teams.before);
    }
    const std::size_t teamsBefore = lists->teams.size();
    if (unknown == UnknownTeams::Add)
        for (const Team &team : listed.added) {
            lists->teams.push_back({team, {}});
            lists->stored.push_back({{}, team.id, {}, {}, 0});
        }
    const ImportPreview<SquadRow> preview = previewSquads(csv, lists->teams);
    ListImport list = listOf(ListImport::Kind::Squads, preview, [&lists](const SquadRow &row) {
        return squadWords(lists->teams[static_cast<std::size_t>(row.team)], row.entry);
    });
    std::map<int, NewRows> rowsOfTeam;
    for (std::size_t row = 0; row < preview.rows.size(); ++row)
        if (list.lines[row].fate == Fate::New)
            rowsOfTeam[preview.rows[row].value.team].emplace_back(row, preview.rows[row].value.entry);
    QString lastTeam;
    for (const auto &[team, rows] : rowsOfTeam) {
        const auto index = static_cast<std::size_t>(team);
        const auto taken = withNewRows(league, lists->stored[index], rows, list);
        TOUCHLINE_TRY(taken);
        if (!*taken)
            continue;
        players.lists.push_back(**taken);
        if (index >= teamsBefore)
            players.teams.added.push_back(lists->teams[index].team);
        lastTeam = lists->teams[index].team.displayName();
    }
    for (const Team &team : listed.added)
        list.unknownTeams << team.displayName();
    list.knownTeams = listed.known;
    list.notes.insert(list.notes.end(), listed.notesOfKnown.begin(), listed.notesOfKnown.end());
    if (unknown == UnknownTeams::Add) {
        list.notes.insert(list.notes.end(), listed.notes.begin(), listed.notes.end());
        std::vector<PlacedTeam> placed;
        for (std::size_t team = teamsBefore; team < lists->teams.size(); ++team)
            placed.push_back({lists->teams[team].team, firstPlace(preview, team)});
        const Problems doubts = doubtfulClubs(players.teams.before, placed);
        list.notes.insert(list.notes.end(), doubts.begin(), doubts.end());
    }
    if (competition.isNull()) {
        list.title =
            titleOf(list.count(Fate::New), players.lists.size(), lastTeam, players.teams.added.size());
    } else {
        const auto held = league.competitions().find(competition);
        list.title = titleOf(list.count(Fate::New), 1, held ? held->definition().name : QString(), 0);
    }
    list.facts = std::move(players);
    return list;
}

} // namespace touchline
