// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/open_league.h"

#include <vector>

namespace touchline {

/// A match that somebody has begun and not finished.
struct UnderWay
{
    QUuid fixture;
    /// "1–0, second half, 67'"; empty where the match cannot be gone on with, which is said where it is
    /// tried.
    QString standing;
};

/// Those of a competition, the oldest first; none where they cannot be read.
[[nodiscard]] std::vector<UnderWay> matchesUnderWay(OpenLeague &league, const QUuid &competition);

} // namespace touchline
