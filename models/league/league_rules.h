// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/match_rules_change.h"
#include "models/league/league.h"

namespace touchline {

/// Gives matches of a competition that are still to be played another level or other options, as one command;
/// nothing = those of the rest (changeMatchRules()). Matches under way keep what they were begun with.
/// Errors: those of changeMatchRules() and of League::update().
[[nodiscard]] Result<JournalEntry> setMatchRules(League &league, const QUuid &competition,
                                                 const MatchRulesTarget &target,
                                                 const std::optional<MatchRules> &own);

/// Says who decides for each team of a competition from now on (Entrant::agent, ATCS R60), by entrant; an
/// empty name: whoever the competition is played with. One command. Errors: NotFound (no such computer
/// player); those of Competition::setAgents() and of League::update().
[[nodiscard]] Result<JournalEntry> setAgents(League &league, const QUuid &competition,
                                             const std::vector<QString> &agents);

} // namespace touchline
