// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/named_columns.h"
#include "core/play/new_competition.h"
#include "models/league/league.h"

namespace touchline {

/// Somebody who may take part in a competition: a team that is known, as the historic ones are, or a club.
struct Participant
{
    Team team;
    /// Null for a club.
    KnownTeamPtr known{};
    /// How strong it is, 1 to 10; 0 where nothing is known of that.
    int power = 0;
    /// The competition that it has withdrawn from, if that was the last one in which it took part; else
    /// empty.
    QString withdrawnFrom{};

    /// "France 1998".
    [[nodiscard]] QString name() const { return team.displayName(); }
    [[nodiscard]] bool isClub() const { return known == nullptr; }
};

[[nodiscard]] Participant participantOf(KnownTeamPtr known);

/// The historic teams with these ids; one that cannot be read is left out.
[[nodiscard]] std::vector<Participant> historicParticipants(const QStringList &ids);

/// The teams of a league that are none of the historic ones, by name; nothing without a league.
[[nodiscard]] std::vector<Participant> clubsOf(League *league);

/// Refuses clubs that have withdrawn, with a problem for each: whoever wants them has to say so.
[[nodiscard]] Result<void> checkNobodyHasWithdrawn(const std::vector<Participant> &participants);

/// The divisions of the league's teams, 1 = the highest: as in the newest competition of several divisions
/// that has them. What cannot be read is passed over.
[[nodiscard]] std::map<QUuid, int> divisionsInLeague(League &league);

/// A club as a competition takes it up that is played with `game`: with what the league (null = none) knows
/// of it for that game, else with its squad where that is enough for the game. A club of which nothing is
/// known goes without: its results can be entered. Errors: those of the league.
[[nodiscard]] Result<Entrant> clubEntrant(const Team &club, const Game &game, League *league);

/// What a club of the league plays a match of `game` with. Errors: Refused (the game needs more of a club
/// than the league knows); those of clubEntrant() and of the document.
[[nodiscard]] Result<std::shared_ptr<const TeamDocument>> clubDocument(const Team &club, const Game &game,
                                                                       League &league);

/// The teams of a list (previewTeams()): historic ones by code or name, clubs among `clubs` by name and year,
/// all others as new clubs. Of a list of players (teamsInSquadList()) the clubs that it names, with what it
/// says of new ones (newTeamsInSquadList()). Errors: BadInput with every problem of the list.
[[nodiscard]] Result<std::vector<Participant>> participantsFromCsv(const CsvList &csv,
                                                                   const std::vector<Participant> &clubs);

/// The program's own names of the columns of both kinds of lists.
[[nodiscard]] ColumnSet participantColumns();

/// Before a competition is added: brings these clubs into the league, as far as it does not know them, and
/// their players from a list of players. Those of other teams in it are left out. Errors: BadInput with the
/// problems of the list; those of the commands of League. Gives what people should know of the list.
[[nodiscard]] Result<Problems> addClubsWithPlayers(League &league, const std::vector<Team> &clubs,
                                                   const CsvList &players);

/// Finds the team that a name or a file name means. NotFound: it is the name of none.
using FindTeam = std::function<Result<KnownTeamPtr>(const QString &)>;

/// The teams with these names, in their order: clubs among `clubs` by name or code, teams that `find`
/// finds, all others as new clubs. Errors: BadInput with a problem for each name (a file that cannot be
/// read, a team twice).
[[nodiscard]] Result<std::vector<Participant>> participantsNamed(const QStringList &names,
                                                                 const std::vector<Participant> &clubs,
                                                                 const FindTeam &find = historicTeamNamed);

/// So many of `stock` as opponents of those who are there: for each who has none yet, the strongest first,
/// one of equal or nearest strength (ATCS 9.7); once all have one, pairs that are. Of several equally near it
/// is one by chance; who is on the list already is not looked at.
[[nodiscard]] std::vector<Participant> equalOpponents(const std::vector<Participant> &there,
                                                      std::vector<Participant> stock, int count,
                                                      std::uint64_t seed);

/// Lets them take part: teams that are known, or have a document in the league, as CompetitionWishes::teams,
/// others as CompetitionWishes::clubs. The game is chosen already. Errors: those of the league and of the
/// documents.
[[nodiscard]] Result<void> addParticipants(const std::vector<Participant> &participants, League *league,
                                           CompetitionWishes &wishes);

} // namespace touchline
