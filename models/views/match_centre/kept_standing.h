// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"
#include "models/store/rows/live_store.h"
#include "models/views/open_league.h"

#include <functional>

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

} // namespace touchline
