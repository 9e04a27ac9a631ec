// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/play/discipline/team_discipline.h"

namespace touchline::cli {

/// {"rules", "suspensions": [...], "violations": [...], "at_risk": [...]}. A suspension has one entry for
/// each match that it costs: those that were missed ("served": true), and the next one where something is
/// left; its "match" is null while that is not known. "because" has a sentence for each reason, "brought_by"
/// the matches of the cards and injuries. "lifted", where the organiser lifted bans.
[[nodiscard]] QJsonObject suspensionsJson(const std::vector<TeamDiscipline> &teams,
                                          const DisciplineRules &rules);

/// For people: who misses the next match, what lapsed, what was served, who is at risk, who played all the
/// same. Lists without an entry are left out.
[[nodiscard]] QString suspensionsText(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules);

/// Only who took part although suspended or injured, and what the rules say that it costs; the other lists
/// are empty.
[[nodiscard]] QJsonObject violationsJson(const std::vector<TeamDiscipline> &teams,
                                         const DisciplineRules &rules);
[[nodiscard]] QString violationsText(const std::vector<TeamDiscipline> &teams, const DisciplineRules &rules);

/// Absences on that day (nothing = the next one that has a match), match by match, in all competitions of a
/// league or in the one of --competition. Gives the exit code.
int printOutOnDay(const QString &place, const QString &competition, std::optional<QDate> wanted,
                  Streams &streams);

} // namespace touchline::cli
