// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/discipline_rules.h"
#include "core/discipline/serving.h"

#include <memory>
#include <vector>

namespace touchline {

/// Another competition of the same league, with what the ledgers of its teams are made of.
struct OtherCompetition
{
    Competition competition;
    Progress now;
    DisciplineRules rules;
};

/// In the order in which they were made.
struct OtherCompetitions
{
    std::vector<std::shared_ptr<const OtherCompetition>> all;
};

/// What it is: as it is told, else a league where all matches count in tables, and a cup.
[[nodiscard]] CompetitionKind kindOf(const Competition &competition);
[[nodiscard]] ServingPlace servingPlaceOf(const Competition &competition);

/// Null for one that has no part in bans: a friendly, or one whose game knows none or cannot be read.
[[nodiscard]] std::shared_ptr<const OtherCompetition> asOtherCompetition(Competition competition);

/// The same competition with those of the others that have one of its teams, or one that a player has moved
/// from or to, beside it; with none where
/// neither rules nor decisions of any of them let bans reach elsewhere.
[[nodiscard]] Competition
withOtherCompetitions(Competition competition,
                      const std::vector<std::shared_ptr<const OtherCompetition>> &others);

/// The same with the `others` in place of those of the same ids that stand beside it.
[[nodiscard]] Competition withOthersReplaced(Competition competition, const std::vector<Competition> &others);

/// Whether rules of discipline, as a competition keeps them, let bans be served in other competitions.
[[nodiscard]] bool reachOthers(const QJsonObject &discipline);

/// The last day on which something was changed that had happened and can matter for the players of the team:
/// a result of it corrected, a match of it annulled, a team withdrawn. Where players move, what changed for
/// one team can matter for all. Null where nothing was; a far day where it is not known when.
[[nodiscard]] QDate lastChangeIn(const Competition &competition, const QUuid &team);

/// The first and the last day of its calendar; null where no day is known.
[[nodiscard]] QDate firstDayOf(const Competition &competition);
[[nodiscard]] QDate lastDayOf(const Competition &competition);

} // namespace touchline
