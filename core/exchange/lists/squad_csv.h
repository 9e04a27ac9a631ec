// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/column_match.h"
#include "core/exchange/lists/team_csv.h"
#include "core/squad/squad.h"

#include <QStringList>
#include <vector>

namespace touchline {

/// A team with those who play for it.
struct TeamSquad
{
    Team team;
    Squad squad;

    bool operator==(const TeamSquad &) const = default;
};

/// A player that a file brings for a team.
struct SquadRow
{
    /// Index in the list of teams that previewSquads() was given, -1 where it knows no such team.
    int team = -1;
    SquadEntry entry;

    bool operator==(const SquadRow &) const = default;
};

/// Reads a list of players: team, name (or first_name and last_name); optional position, shirt, short_name
/// (else the name), captain (yes or no). Positions that are not given are filled in, which a note says: by
/// the shirts 1 to 11 as they were worn of old, else spread over the team, and one keeper where the team has
/// none. Teams are found by code, name with year, or name. Players are new persons and come after those that
/// a team has: what validate(Squad) objects to then (a shirt or short name twice, a second captain, no
/// goalkeeper) is a problem. A player whom the squad has with these names and position, and with this shirt
/// if the row gives one, is ImportedRow::isKnown; one whom it has otherwise is a problem. A name twice in the
/// list is that of two players where their shirts differ, or their positions where they have no shirts.
[[nodiscard]] ImportPreview<SquadRow> previewSquads(const CsvList &csv, const std::vector<TeamSquad> &teams,
                                                    const NewId &newId = &QUuid::createUuid);

/// Whether the headings are those of a list of players, not of teams: it names a team and a player in each
/// row. "country" beside "name" alone is a list of teams.
[[nodiscard]] bool isSquadList(const CsvList &csv);

/// The names of the teams in a list of players, each once, in the order of the list. Empty where it is no
/// such list (isSquadList()).
[[nodiscard]] QStringList teamsInSquadList(const CsvList &csv);

/// Teams that a list of players names.
struct ListedTeams
{
    /// Those that are not known, in the order of the list, with new ids and what the list says of them: short
    /// name (its code), colours of the kit, manager, confederation.
    std::vector<Team> added;
    /// How many it names that are known.
    int known = 0;
    /// What is not taken over of what the list says of them, and why.
    Problems notes;
    /// What it says of known teams otherwise than it is, which stays.
    Problems notesOfKnown;
};

/// Names are those of a known team as in previewSquads(). A short name that another team has as its code or
/// its name is left out. Nothing where it is no list of players (isSquadList()).
[[nodiscard]] ListedTeams newTeamsInSquadList(const CsvList &csv, const std::vector<Team> &known,
                                              const NewId &newId = &QUuid::createUuid);

/// Gives players of one name short names of their own: "Sam Reed (14)" and "Sam Reed (15)", or "Sam Reed
/// (GK)" where somebody has no shirt. Others stay as they are.
void distinguishNamesakes(Squad &squad);

/// The teams with the players of these rows behind their own. Indices of rows are of `teams`.
[[nodiscard]] std::vector<TeamSquad> withPlayers(std::vector<TeamSquad> teams,
                                                 const std::vector<SquadRow> &rows);

/// The list of all players of these teams, each team by its code, or its name and year where it has none; ids
/// are not in it.
[[nodiscard]] QByteArray squadsCsv(const std::vector<TeamSquad> &teams, CsvStyle style = {});

/// The columns that such a list may have. Of a list (not empty) with what is said of its columns, and what
/// its rows show: a column whose entries belong to the clubs, as they are the same for all players of one, is
/// a club's short name or colour; one with an entry of its own for each player is not.
[[nodiscard]] ColumnSet squadListColumns(const CsvList &csv = {});

} // namespace touchline
