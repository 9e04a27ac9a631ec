// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"
#include "models/store/rows/live_store.h"
#include "models/views/open_league.h"

#include <functional>
#include <vector>

namespace touchline {

/// How a match under way stands.
struct MatchStanding
{
    /// "1–0"; empty where it cannot be gone on with.
    QString score;
    /// "Second half, 67'"; empty before anything has happened.
    QString clock;

    /// "1–0, second half, 67'".
    [[nodiscard]] QString text() const;
};

/// It is played again with `resume` where its inputs are others than when it was asked for last: lists of
/// many such matches are made anew often.
[[nodiscard]] MatchStanding keptStanding(OpenLeague &league, store::LiveStore::Of of, const QUuid &match,
                                         const std::function<Result<LiveMatch>()> &resume);

/// A match that somebody has begun and not finished.
struct UnderWay
{
    QUuid fixture;
    /// Empty where the match cannot be gone on with, which is said where it is tried.
    MatchStanding standing;
};

/// Those of a competition, the oldest first; none where they cannot be read.
[[nodiscard]] std::vector<UnderWay> matchesUnderWay(OpenLeague &league, const QUuid &competition);

/// The competition as it would be if its matches under way ended now, to be shown and never kept. Null where
/// none is under way that could end so: a knockout match that is level could not.
[[nodiscard]] CompetitionStatePtr withLiveMatches(OpenLeague &league, const CompetitionState &state);

} // namespace touchline
