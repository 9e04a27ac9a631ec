// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/forecast.h"

#include <vector>

namespace touchline {

/// A competition as it stood when a round was over.
struct RaceMoment
{
    /// Index of the first fixture that was played of the latest round that had begun; -1 before the first.
    int fixture = -1;
    Competition then;
};

/// Before the first match, after each round that has been played, in the order of play, and now. A match that
/// was put off belongs to the round after which it was played.
[[nodiscard]] std::vector<RaceMoment> raceMoments(const Competition &competition);

/// What chances of the title there were at one time.
struct RacePoint
{
    /// RaceMoment::fixture.
    int fixture = -1;
    /// By entrant; 0 of 0 where the format decides no title.
    std::vector<Chance> titles;

    bool operator==(const RacePoint &) const = default;
};

/// The chances of the title from the first match to now.
struct TitleRace
{
    /// In the order of raceMoments(); the last is now.
    std::vector<RacePoint> points;
    /// It was ended from outside: the moments before are there.
    bool isCutShort = false;
    /// Forecast::fittedTo of the last moment.
    std::optional<int> fittedTo{};

    bool operator==(const TitleRace &) const = default;
};

/// A forecast() from each moment, with the same wishes and rules. Told are how many continuations of all
/// moments are played, and after each moment what there is. Errors: those of forecast().
[[nodiscard]] Result<TitleRace> titleRace(const Competition &competition, const PlayRules *rules,
                                          const ForecastWishes &wishes,
                                          const ForecastProgress &onProgress = {},
                                          const std::function<void(const TitleRace &)> &onPoint = {});

} // namespace touchline
