// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/changes/match_rules_change.h"
#include "core/play/changes/rules_change.h"
#include "models/league/league.h"

#include <utility>
#include <vector>

namespace touchline {

/// Gives matches of a competition that are still to be played another level or other options, as one command;
/// nothing = those of the rest (changeMatchRules()). Matches under way keep what they were begun with.
/// Errors: those of changeMatchRules() and of LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> setMatchRules(League &league, const QUuid &competition,
                                                 const MatchRulesTarget &target,
                                                 const std::optional<MatchRules> &own);

/// What the competition is with other rules, to show what follows before they are changed. Matches under way
/// keep what they were begun with. Errors: those of withRules() and LeagueMatches::underWay().
[[nodiscard]] Result<Competition> withOtherRules(League &league, const Competition &competition,
                                                 const RulesWish &wish);
/// Gives a competition other rules from now on, as one command. Errors: those of withRules() and of
/// LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> changeRules(League &league, const QUuid &competition,
                                               const RulesWish &wish);

/// A team by its id, and who decides for it (Entrant::agent).
using TeamSeat = std::pair<QUuid, QString>;

/// Says who decides for teams of a competition in the matches to come, for good (ATCS R60): a computer player
/// of the game, a person (personAgent), or whoever the competition is played with (empty). One command; teams
/// that are not named keep theirs. Errors: NotFound (no such computer player; a team that does not take
/// part); Refused (it is so already); those of LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> setTeamAgents(League &league, const QUuid &competition,
                                                 const std::vector<TeamSeat> &seats);

} // namespace touchline
