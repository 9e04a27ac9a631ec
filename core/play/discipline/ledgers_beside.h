// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/absence_length.h"
#include "core/discipline/team_ledger.h"
#include "core/play/discipline/competitions_beside.h"

#include <QDate>

namespace touchline {

/// A match of the team in another competition.
struct MatchBeside
{
    /// Index in CompetitionsBeside::all.
    std::size_t competition = 0;
    /// Place on the road of the team there; -1: it is still to be played.
    int road = -1;
    LedgerMatch match{};
    /// For the order: its own, else that of the match before it there; null where none of them has one.
    QDate day{};
};

/// A match of the team that is still to be played there, as the team's other ledgers know it.
[[nodiscard]] MatchAhead::Elsewhere aheadOf(const MatchBeside &match, const CompetitionBeside &beside);

/// The matches that the entrants with that id have still to play in the others, on days that are known, in
/// their order.
[[nodiscard]] std::vector<MatchBeside> openBeside(const CompetitionsBeside &all, const QUuid &team);

/// The order of two matches of different competitions on one road.
[[nodiscard]] inline bool isBefore(const QDate &day, const QUuid &competition, const QDate &other,
                                   const QUuid &otherCompetition)
{
    return day != other ? day < other : competition < otherCompetition;
}

} // namespace touchline
