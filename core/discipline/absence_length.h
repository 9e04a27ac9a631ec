// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/availability.h"
#include "core/discipline/stage_kind.h"
#include "core/discipline/team_ledger.h"

#include <optional>
#include <span>

namespace touchline {

/// A match that a team has still to play.
struct MatchAhead
{
    MatchAhead(StageKind where = StageKind::Unknown, QDate when = {}) : stage(where), day(when) {}

    StageKind stage;
    /// Null where it is not known.
    QDate day;
    /// Matches that are known by a ruling alone and come between the one before and this one: given away in
    /// advance, or abandoned.
    struct Given
    {
        LedgerMatch match;
        bool isWon = false;
        StageKind stage = StageKind::Unknown;
        /// Of one that was abandoned, with what stands for its report.
        std::optional<MatchEffect> effect{};
        MatchReport abandoned{};
    };
    std::vector<Given> given{};
    /// Matches of the team in another competition that come between the one before and this one.
    struct Elsewhere
    {
        LedgerMatch match;
        ServingPlace place;
        /// Null where it has none yet; it outlives this.
        const MatchReport *report = nullptr;
    };
    std::vector<Elsewhere> elsewhere{};
};

/// How long somebody is out.
struct AbsenceLength
{
    QUuid player;
    /// So many of the team's next matches, one after the other: 0 where it falls before the next one, nothing
    /// = all to the end, or to a day beyond the matches that are known.
    std::optional<int> matches;

    bool operator==(const AbsenceLength &) const = default;
};

/// For everybody who misses the next match of `team`, in the order of absentees(): how long by the rules of
/// the ledger, if nothing new is brought and every match is played. `ahead`: the next matches as far as they
/// are known, for rules under which bans lapse, and for what begins or ends on a day.
[[nodiscard]] std::vector<AbsenceLength> absenceLengths(TeamLedger ledger, const QUuid &team,
                                                        std::span<const MatchAhead> ahead = {});

/// The ledger right before that match, which is the next one.
[[nodiscard]] TeamLedger rightBefore(TeamLedger ledger, const MatchAhead &match);

/// The ledger before the match that follows `ahead`, if nothing happens in them.
[[nodiscard]] TeamLedger afterQuietMatches(TeamLedger ledger, const QUuid &team,
                                           std::span<const MatchAhead> ahead);

/// Somebody who misses matches that are still to be played.
struct MissedAhead
{
    Absentee who;
    /// Places in the list of matches, in their order.
    std::vector<int> matches;
    /// He misses all of them, by something that does not end by itself.
    bool isEndless = false;
};

/// Everybody who misses one of these matches, if nothing new is brought: also by a ban that begins later.
[[nodiscard]] std::vector<MissedAhead> missedAhead(TeamLedger ledger, const QUuid &team,
                                                   std::span<const MatchAhead> ahead);

} // namespace touchline
