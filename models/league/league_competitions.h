// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/late_entry.h"
#include "models/league/league.h"

namespace touchline {

/// The competitions of a league: which there are, and every change of one that is no result, ruling, team or
/// move of a player.
class LeagueCompetitions
{
public:
    /// `league` outlives it.
    explicit LeagueCompetitions(League &league) : m_league(&league) {}

    /// In the order in which they were made, those in the archive behind the others.
    [[nodiscard]] Result<std::vector<CompetitionLine>> all();
    /// With those beside it whose bans are served in it, or that serve its own. Errors: NotFound; Damaged.
    [[nodiscard]] Result<Competition> find(const QUuid &id);
    /// A competition of this league, as it is or as it would be, with the others beside it.
    [[nodiscard]] Competition withOthersOfLeague(Competition competition);
    /// Whether bans of some competition are served in others: then a change of one changes who is out in
    /// another.
    [[nodiscard]] bool haveBansElsewhere();
    /// The competition with its teams called as the league calls them today: a season that follows one that a
    /// club played under another name. Errors: those of Competition::renameEntrant().
    [[nodiscard]] Result<Competition> withPresentNames(Competition competition);
    /// Takes a competition up, with all that has happened in it; teams that the league does not know yet come
    /// along, as they stand in `teams`, or else as the competition and its game know them. Its lists of
    /// players are those of the competition `before`, the season that it follows, where a team has one there.
    /// `title`: what the history says; empty = that there is a new competition. Errors: BadInput (no name);
    /// Refused (the league has it already).
    [[nodiscard]] Result<JournalEntry> add(const Competition &competition,
                                           const std::vector<Team> &teams = {}, const QUuid &before = {},
                                           const Message &title = {});
    /// With all its results. The history keeps it: undo() brings it back.
    [[nodiscard]] Result<JournalEntry> remove(const QUuid &id);
    /// Errors: BadInput (no name); Refused (it has that name already).
    [[nodiscard]] Result<JournalEntry> rename(const QUuid &id, const QString &name);
    /// A team joins after the start. A club that the league does not know yet comes along. Errors: those of
    /// withLateEntry(); NotFound.
    [[nodiscard]] Result<JournalEntry> enterLate(const QUuid &competition, const LateEntry &entry);
    /// Puts teams into another order of the ranking that tie-breaks and draws go by, best first: see
    /// Competition::setRanking(). Errors: BadInput; NotFound (a team that does not take part); Refused (they
    /// are in that order already).
    [[nodiscard]] Result<JournalEntry> setRanking(const QUuid &competition, const std::vector<QUuid> &teams);
    /// Puts a competition into the archive, or takes it out. Errors: NotFound; Refused (it is there already).
    [[nodiscard]] Result<JournalEntry> setArchived(const QUuid &id, bool isArchived);
    /// Makes any other change of a competition. `title` is what the history says. Errors: those of `make`,
    /// which works on a copy, and again on another one where others changed the competition meanwhile; it is
    /// refused only if they touched the same facts.
    [[nodiscard]] Result<JournalEntry> update(const QUuid &competition, const Message &title,
                                              const std::function<Result<void>(Competition &)> &make);

private:
    friend class League;

    [[nodiscard]] Result<store::RowChanges> withTeams(const Competition &competition,
                                                      const Result<PlayRules> &rules,
                                                      const std::vector<Team> &known = {});
    /// The lists of players with which the teams enter: those of the season before, else their own of this
    /// league, else those of the documents that the game plays them with. Teams that took part in `present`
    /// have theirs already.
    [[nodiscard]] Result<store::RowChanges> squadsFor(const Competition &competition,
                                                      const Result<PlayRules> &rules, const QUuid &before,
                                                      const Competition *present = nullptr);

    League *m_league;
};

} // namespace touchline
