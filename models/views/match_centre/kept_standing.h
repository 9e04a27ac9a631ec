// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"
#include "models/store/rows/live_store.h"
#include "models/views/open_league.h"

#include <functional>

namespace touchline {

/// "1–0, second half, 67'" of a match under way; empty where it cannot be gone on with. It is played again
/// with `resume` where its inputs are others than when it was asked for last: lists of many such matches are
/// made anew often.
[[nodiscard]] QString keptStanding(OpenLeague &league, store::LiveStore::Of of, const QUuid &match,
                                   const std::function<Result<LiveMatch>()> &resume);

} // namespace touchline
