// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/club.h"
#include "models/league/league.h"

namespace touchline {

/// What is public of a club, for many.
struct ClubLine
{
    QUuid team;
    /// Club::place().
    QString place;
    /// The name of its picture; empty where it has none.
    QByteArray picture;
};

/// The teams of a league, their lists of players, and what a game knows of them.
class LeagueTeams
{
public:
    /// `league` outlives it.
    explicit LeagueTeams(League &league) : m_league(&league) {}

    /// In the order of their names, each with those that it had before in competitions.
    [[nodiscard]] Result<std::vector<Team>> all();
    /// A team's own list (null competition) or the one for a competition, with the moves of players whose day
    /// has come; nothing where there is none.
    [[nodiscard]] Result<std::optional<store::StoredSquad>> squad(const QUuid &team,
                                                                  const QUuid &competition = {});
    /// What a game knows of a team; nothing where there is none.
    [[nodiscard]] Result<std::optional<QJsonObject>> document(const QUuid &team, const QString &game);
    /// `title` is what the history says; nothing: "New teams: 2". `lists`: with setSquads(), of these teams
    /// or others, as part of the same command. Errors: BadInput (a team without a name, an impossible year, a
    /// team twice), Refused (a code that another team has, a team that is there already); those of
    /// setSquads().
    [[nodiscard]] Result<JournalEntry> add(const std::vector<Team> &teams, const Message &title = {},
                                           const std::vector<store::StoredSquad> &lists = {});
    /// With another name the team is called so in all competitions that are not over before the day `from`,
    /// null = today; seasons that are over keep the name that it had. Errors: BadInput; NotFound; Refused
    /// (nothing would change, a day to come).
    [[nodiscard]] Result<JournalEntry> change(const Team &team, const QDate &from = {});
    /// Errors: Refused (it takes part in a competition).
    [[nodiscard]] Result<JournalEntry> remove(const QUuid &team);
    /// Puts a team's list in the place of the one it has: its own (null competition) or the one for a
    /// competition. Errors: BadInput with every problem of validate(); NotFound (no such team or
    /// competition); Refused (the team does not take part).
    [[nodiscard]] Result<JournalEntry> setSquad(const QUuid &team, const QUuid &competition,
                                                const Squad &squad);
    /// Several lists at once: all or none. Each is what squad() gave with other players in it, or has no id
    /// where the team had none. Errors: those of setSquad(); Conflict (a list is not any more what it was
    /// made from).
    [[nodiscard]] Result<JournalEntry> setSquads(const std::vector<store::StoredSquad> &lists,
                                                 const Message &title);
    /// Errors: BadInput (no game); NotFound (no such team).
    [[nodiscard]] Result<JournalEntry> setDocument(const QUuid &team, const QString &game,
                                                   const QJsonObject &document);

    /// Of those that tell anything of themselves.
    [[nodiscard]] Result<std::vector<ClubLine>> clubs();
    /// What a club tells of itself, with the contacts that this copy of the league has and that its login may
    /// read; nothing of it where it tells nothing. Errors: Damaged; those of the database.
    [[nodiscard]] Result<Club> club(const QUuid &team);
    /// The bytes of a picture by its name.
    [[nodiscard]] Result<QByteArray> picture(const QByteArray &name);
    /// Errors: ReadOnly (the contacts of a shared league are read by organisers alone).
    [[nodiscard]] Result<void> checkMayReadContacts();
    /// Errors: BadInput with every problem of validate(); NotFound (no such team); Refused (nothing would
    /// change).
    [[nodiscard]] Result<JournalEntry> setClub(const Club &club);
    /// Several at once: all or none; `kits`: teams whose colours are those from now on. `title`: what the
    /// history says; nothing: what has changed of the first. Errors: those of setClub().
    [[nodiscard]] Result<JournalEntry> setClubs(const std::vector<Club> &clubs, const Message &title,
                                                const std::vector<Team> &kits);

private:
    friend class LeagueMoves;

    /// The competitions in which a team that is called otherwise from that day on has its new name.
    [[nodiscard]] Result<std::vector<Competition>> renamedIn(const Team &team, const QDate &from);

    using Command = League::Command;
    using Expected = League::Expected;
    /// Adds what puts lists of players in the place of those that are there. `added`: teams that come with
    /// the same command.
    [[nodiscard]] Result<void> addSquads(const std::vector<store::StoredSquad> &lists,
                                         const std::vector<Team> &added, Command &command,
                                         std::vector<Expected> &expected);
    [[nodiscard]] Result<void> addSquad(const store::StoredSquad &list, const std::vector<Team> &added,
                                        Command &command, std::vector<Expected> &expected);

    /// Adds what changes of one club, or of the colours of a team.
    [[nodiscard]] Result<void> addClub(const Club &club, Command &command);
    [[nodiscard]] Result<void> addKit(const Team &team, Command &command);

    League *m_league;
};

} // namespace touchline
