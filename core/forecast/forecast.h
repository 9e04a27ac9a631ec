// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/forecast_counts.h"
#include "core/play/matches/competition_player.h"

#include <cstdint>
#include <functional>

namespace touchline {

inline constexpr int usualContinuations = 1000;
inline constexpr int mostContinuations = 1'000'000;

struct ForecastWishes
{
    /// How many continuations are played, 1..mostContinuations.
    int runs = usualContinuations;
    /// The same seed gives the same forecast, with whatever number of threads.
    std::uint64_t seed = 1;
    /// 0 = one for each processor.
    int threads = 0;
    /// Ends before `runs` when the standard error of no team's title chance is above that, 0..1; 0 = never.
    double standardError = 0;
};

/// Told on the thread that asked, before each of its matches; false ends the forecast.
using ForecastProgress = std::function<bool(int played, int all)>;

struct Forecast
{
    /// What was counted, of counts.runs continuations.
    ForecastCounts counts;
    /// The standard error that was wished for is reached, so it ended early.
    bool isPreciseEnough = false;
    /// It was ended from outside: the continuations played until then are counted.
    bool isCutShort = false;
    /// To how many results the scores were fitted (FittedScores); nothing where they came from elsewhere.
    std::optional<int> fittedTo{};

    bool operator==(const Forecast &) const = default;
};

/// Plays the rest of a competition many times, from how it stands now: results, rulings, bans and injuries
/// stay, everything else is played and drawn anew each time. `player` brings the reports and is called by
/// several threads at once, each with a competition of its own whose seed() is another one each time. Memory
/// does not grow with the number of continuations. Errors: BadInput (wishes out of range); Refused (a match
/// is in conflict or was abandoned without a ruling: what comes then depends on a decision); those of
/// `player` and of draws, of the first continuation in which one happened.
[[nodiscard]] Result<Forecast> forecast(const Competition &competition, const FixturePlayer &player,
                                        const ForecastWishes &wishes,
                                        const ForecastProgress &onProgress = {});

/// The same with the game's own engine at the competition's level; where a person decides for a team, the
/// computer player that the game names first does. With FittedScores where results are entered by hand, and
/// where `rules` is null. Errors also: those of playFixture(), such as a team without a card.
[[nodiscard]] Result<Forecast> forecast(const Competition &competition, const PlayRules *rules,
                                        const ForecastWishes &wishes,
                                        const ForecastProgress &onProgress = {});

} // namespace touchline
