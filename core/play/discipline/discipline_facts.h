// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/discipline/discipline_rules.h"
#include "core/discipline/ledger_start.h"
#include "core/facts/decision.h"

namespace touchline {

/// A decision of the organiser about a player of an entrant.
struct TimedDecision
{
    /// Index of the fixture after which it was made; -1: before the first of the team.
    int after = -1;
    /// How many playings of that fixture were set aside before.
    int replay = 0;
    Decision decision;
    /// For those who go through them.
    bool isEntered = false;
};

/// Whether what the competition keeps for the rules of discipline can be read by them. Errors: BadInput with
/// every problem and its place.
[[nodiscard]] Result<void> checkDisciplineFacts(const Competition &competition, const DisciplineRules &rules);

/// What the team brought along from the season before. The facts passed checkDisciplineFacts().
[[nodiscard]] LedgerStart startOf(const Competition &competition, int team, const DisciplineRules &rules);
/// In the order in which they were made.
[[nodiscard]] std::vector<TimedDecision> decisionsAbout(const Competition &competition, int team);

/// Whether a decision, or what was carried over from one, keeps players out of other competitions by itself,
/// whatever the rules say (Decision::reachesOthers()).
[[nodiscard]] bool hasBansForOthers(const Competition &competition);
/// The same of what was carried over alone, as CompetitionDefinition::carriedOver keeps it.
[[nodiscard]] bool carriesBansForOthers(const QJsonArray &carriedOver);

/// As CompetitionDefinition::carriedOver keeps what a team takes along.
[[nodiscard]] QJsonObject carriedOverJson(const QString &team, const LedgerStart &start);

} // namespace touchline
