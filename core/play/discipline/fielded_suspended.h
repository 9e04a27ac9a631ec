// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/discipline/discipline_rules.h"
#include "core/match/report/match_report.h"

#include <QDate>

#include <vector>

namespace touchline {

/// Somebody who took part in a match although suspended or injured.
struct FieldedPlayer
{
    /// Index of the fixture.
    int fixture = 0;
    /// Index of the entrant.
    int team = 0;
    QUuid player;
    QString name;
    /// What kept him out, each a sentence.
    std::vector<Message> because;
    /// Of that playing; null where it is not known.
    QDate day{};
};

/// Of all teams and matches so far, in the order of play. What a later change of facts made is not among
/// them.
[[nodiscard]] std::vector<FieldedPlayer> fieldedPlayers(const Competition &competition, const Progress &now,
                                                        const DisciplineRules &rules);

/// The same of one sheet that is about to be entered for fixtures()[fixture].
[[nodiscard]] std::vector<FieldedPlayer> fieldedPlayers(const Competition &competition, int fixture,
                                                        const MatchReport &report,
                                                        const DisciplineRules &rules);

/// What it costs by the rules, each a clause: "the match is lost". Nothing where the rules say nothing of it.
[[nodiscard]] std::vector<Message> fieldingCosts(const DisciplineRules &rules);

} // namespace touchline
