// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/discipline/team_ledger.h"

#include <optional>
#include <vector>

namespace touchline {

/// The ledgers of all teams of a competition that is played on match after match, as ledgerBefore() has them,
/// each taken on by its own matches: a forecast would else make one from its beginning before every match.
class RunningLedgers
{
public:
    /// How they stand now. Nothing where bans do not follow from the matches in their order alone: other
    /// competitions, transfers, decisions about players, rulings, reports set aside, a report that is late,
    /// or matches out of their order (StageOrder::isOneAfterTheOther). `rules` outlives them.
    [[nodiscard]] static std::optional<RunningLedgers> of(const Competition &competition, const Progress &now,
                                                          const DisciplineRules &rules);

    /// Back to how they stood at first.
    void goBack() { m_ledgers = m_first; }
    /// Who may not play in fixtures()[fixture], the next match of the entrant, by bans and injuries; each
    /// once, until the next question.
    [[nodiscard]] const std::vector<QUuid> &absentIn(int fixture, int team);
    /// Enters a match that was played.
    void add(int fixture, const PerSide<int> &teams, const MatchReport &report);

private:
    struct Match
    {
        StageKind stage = StageKind::Unknown;
        QDate day;
    };
    RunningLedgers() = default;

    std::vector<Match> m_matches;
    std::vector<TeamLedger> m_first;
    std::vector<TeamLedger> m_ledgers;
    std::vector<QUuid> m_absent;
};

} // namespace touchline
