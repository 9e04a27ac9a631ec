// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/list_dates.h"
#include "core/exchange/csv/named_columns.h"
#include "core/exchange/csv/text_encoding.h"
#include "models/league/league.h"

#include <optional>
#include <variant>
#include <vector>

namespace touchline {

/// What a list (CSV) would bring into a league, worked out before anything is written: a person sees it and
/// says whether all of it, or what is good of it, shall be taken. It holds for the league as it was when the
/// list was read.
struct ListImport
{
    enum class Kind { Teams, Squads, Fixtures, Results };
    enum class Fate {
        New,    ///< taking the list brings it
        Known,  ///< the league has it just so, and it stays
        LeftOut ///< it cannot be taken
    };
    /// One row of the list.
    struct Line
    {
        /// Of the file, from 1.
        int line = 0;
        Fate fate = Fate::New;
        /// What it is about, in names and numbers: "Brazil 2-1 Italy"; where it could not be read, its cells
        /// as they stand in the file.
        Message what{};
        /// Each with line and column. A row that is left out may have none: it is left out because of another
        /// one, or of its whole team.
        Problems problems{};
        /// A match to come in a list of results: it brings nothing, and is Known as long as nothing is wrong
        /// with it.
        bool isOpen = false;
    };
    /// Teams that the league does not know.
    struct NewTeams
    {
        std::vector<Team> before;
        std::vector<Team> added;
    };
    /// Lists with the new players in them, and the teams that come with them.
    struct NewPlayers
    {
        std::vector<store::StoredSquad> lists;
        NewTeams teams{};
    };
    struct NewState
    {
        Competition before;
        Competition after;
    };

    /// A league or a Swiss that is made of the list, with the results in it.
    struct NewLeague
    {
        std::vector<Team> before;
        /// Clubs that the league file does not have yet.
        std::vector<Team> added;
        /// How often everybody meets everybody; 0 in a Swiss.
        int legs = 1;
        /// Of a Swiss.
        int rounds = 0;
        /// Results in it.
        int played = 0;
        Competition competition;
    };

    Kind kind = Kind::Teams;
    QChar separator = u',';
    TextEncoding encoding = TextEncoding::Utf8;
    std::vector<Line> lines{};
    /// What belongs to no single row. Where columns are missing there are no lines.
    Problems fileProblems{};
    /// What the person should know: a guessed encoding, columns that are left out.
    Problems notes{};
    /// There are dates of which the list does not say whether the day or the month comes first: a DayOrder
    /// says how they were read; with Unknown they were not.
    bool hasOpenDates = false;
    /// What the history will say.
    Message title{};
    std::variant<NewTeams, NewPlayers, NewState, NewLeague> facts{};
    /// Of a list of players: the teams that it names and the league does not have, where they may come along
    /// (UnknownTeams), and how many of its teams the league has.
    QStringList unknownTeams{};
    int knownTeams = 0;

    /// The league that the list makes; null where it makes none.
    [[nodiscard]] const NewLeague *newLeague() const { return std::get_if<NewLeague>(&facts); }
    /// Teams that come with a list of players.
    [[nodiscard]] int countNewTeams() const;
    [[nodiscard]] int count(Fate fate) const;
    /// Rows of matches to come.
    [[nodiscard]] int countOpen() const;
    /// Nothing is left out.
    [[nodiscard]] bool isClean() const;
    /// Of the file and of all rows, by line.
    [[nodiscard]] Problems problems() const;
};

/// What becomes of the teams of a list of players that the league does not have.
enum class UnknownTeams {
    LeaveOut, ///< their players are left out: such a name may be a typing fault
    Add       ///< they come with their players, and with what the list says of them
};

/// Reads a list of teams (previewTeams()). Errors: those of the database.
[[nodiscard]] Result<ListImport> readTeamList(League &league, const CsvList &csv);

/// Reads a list of players (previewSquads()) for the teams' own lists or, with a competition, for those of
/// its entrants. They come behind the players whom a list has. A player of the same name as one whom his team
/// has in another list is the same person. A team that has no valid list afterwards is left out as a whole.
/// Teams that the league does not have (newTeamsInSquadList()) can come along with the teams' own lists, not
/// with those for a competition. Errors: NotFound (no such competition); those of the database.
[[nodiscard]] Result<ListImport> readSquadList(League &league, const CsvList &csv,
                                               const QUuid &competition = {},
                                               UnknownTeams unknown = UnknownTeams::LeaveOut);

/// Reads days, hours and grounds of a competition's matches (previewFixtures()). An empty cell leaves what is
/// known as it is. `order`: of dates that may be read in two ways. Errors: NotFound (no such competition);
/// those of the database.
[[nodiscard]] Result<ListImport> readFixtureList(League &league, const CsvList &csv, const QUuid &competition,
                                                 DayOrder order = DayOrder::Unknown);

/// Reads results (previewResults()) for a competition's open matches (enterResults()); every report has a new
/// id. Errors: NotFound (no such competition); those of the database.
[[nodiscard]] Result<ListImport> readResultList(League &league, const CsvList &csv, const QUuid &competition);

/// A league that is to be made of a list of matches.
struct NewLeagueWish
{
    QString name{};
    /// How often everybody meets everybody; 0 = as often as in the list.
    int legs = 0;
};

/// Reads a list of fixtures or results for a league that is made of it (listedSeason()): its teams are those
/// of the league file that are called so and, for all other names, new clubs; every match of the list is a
/// match of the league, with its day, hour and ground, and its result. Results are entered by hand in it. A
/// report of a Swiss makes one, with the rounds that are paired. A
/// list that is no league is left out as a whole (ListImport::fileProblems): with groups, with rounds that
/// are no matchdays, with teams that meet too often, with a name that a competition has. Errors: those of the
/// database.
[[nodiscard]] Result<ListImport> readNewLeague(League &league, ListImport::Kind kind, const CsvList &csv,
                                               const NewLeagueWish &wish, DayOrder order = DayOrder::Unknown);

/// The competition that a list of fixtures or results is for: the one with most of its teams, `proposed`
/// where that has as many; one in the archive is none. `proposed` too where the list names no teams; null
/// where no competition has half of them. Errors: those of the database.
[[nodiscard]] Result<QUuid> competitionOfMatches(League &league, ListImport::Kind kind, const CsvList &csv,
                                                 const QUuid &proposed);
/// What a league that is made of the list may be called: what the file says it is, else `file`, the name of
/// the file; with a number where a competition is called so.
[[nodiscard]] QString newLeagueName(League &league, const CsvList &csv, const QString &file);

/// The columns that a list of this kind may have.
[[nodiscard]] ColumnSet columnsOf(ListImport::Kind kind);
/// By those names the headings of a list that are found by their usual names, each as if nothing were said of
/// it and the rest of CsvList::named of the others.
[[nodiscard]] NamedColumns columnsFound(ListImport::Kind kind, const CsvList &csv);

/// How a list is read. `competition`: null for teams, may be null for squads. `order`: for fixtures.
/// `unknown`: for squads without a competition.
struct ListReading
{
    QUuid competition{};
    DayOrder order = DayOrder::Unknown;
    UnknownTeams unknown = UnknownTeams::LeaveOut;
    /// The matches make a league of their own, in place of those of `competition`.
    std::optional<NewLeagueWish> newLeague{};
};

/// The list of that kind. Errors: those of the five above.
[[nodiscard]] Result<ListImport> readList(League &league, ListImport::Kind kind, const CsvList &csv,
                                          const ListReading &reading = {});

/// Why a list in which nothing is wrong brings nothing: it has no rows or no results, or the league has all
/// of it.
[[nodiscard]] Message nothingNew(const ListImport &list);

/// Which rows of a list are taken.
enum class ListRows {
    All, ///< every row, or nothing if one of them cannot be taken
    Good ///< those that can be taken
};

/// Brings what is new into the league, as one command. Errors: BadInput with every problem (a row cannot be
/// taken, or the file has no rows to take); Refused (nothing is new); Conflict (what the list was read
/// against has changed since: it has to be read again); those of the commands of League.
[[nodiscard]] Result<JournalEntry> importList(League &league, const ListImport &list,
                                              ListRows rows = ListRows::All);

} // namespace touchline
