// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/forecast/calibration.h"
#include "core/play/matches/game_choice.h"

#include <QString>

#include <array>
#include <vector>

namespace touchline {

/// Who says how a match of a real World Cup ends after 90 minutes.
enum class Forecaster {
    Cards,       ///< the game, with the cards of the teams, in simulated matches
    EqualThirds, ///< knows nothing
    DrawRate,    ///< how often matches of the World Cups before were drawn; either team wins alike
    Poisson      ///< FittedScores, fitted to the results of the World Cups before
};
inline constexpr std::array<Forecaster, 4> allForecasters{Forecaster::Cards, Forecaster::EqualThirds,
                                                          Forecaster::DrawRate, Forecaster::Poisson};
inline constexpr std::size_t forecasterCount = allForecasters.size();

struct RealCalibrationWishes
{
    GameChoice choice;
    /// A format with a real edition ("worldcup-1954"), not the first; empty = all but the first.
    QString edition{};
    /// Simulated matches for each real one, 2..mostContinuations.
    int runs = 1000;
    std::uint64_t seed = 1;
    /// 0 = one for each processor; it changes no answer.
    int threads = 0;
};

/// A real match, with what each of allForecasters said and scores for it.
struct RealForecast
{
    int year = 0;
    /// Display names, in the order of their codes: the records of most World Cups name the winner first.
    PerSide<QString> teams;
    /// After 90 minutes.
    Score score;
    std::array<OutcomeForecast, forecasterCount> said;

    /// Index in OutcomeForecast::chances.
    [[nodiscard]] std::size_t outcome() const;
};

struct RealCalibration
{
    std::vector<RealForecast> matches;
    /// Each match's home win, draw and away win, as the cards have them.
    Calibration cards;
    /// It was ended from outside; `matches` are empty then.
    bool isCutShort = false;

    /// Means over the matches of `year`, 0 = all.
    [[nodiscard]] Estimate brier(Forecaster by, int year = 0) const;
    [[nodiscard]] Estimate logLoss(Forecaster by, int year = 0) const;
    [[nodiscard]] Estimate hits(Forecaster by, int year = 0) const;
    /// The other's Brier score and log loss less those of the cards, match by match: above 0 the cards are
    /// better.
    [[nodiscard]] Estimate brierAhead(Forecaster of) const;
    [[nodiscard]] Estimate logLossAhead(Forecaster of) const;
    /// In their order.
    [[nodiscard]] std::vector<int> years() const;
};

/// Forecasts the matches of real World Cups, each with no result of its own cup: bans and injuries are not
/// known, so everybody plays. Host teams are at home where the game knows it. The first World Cup is not
/// forecast, since none came before it. Errors: NotFound (no such edition); Refused (the first one; a game
/// that plays no matches); BadInput (runs out of range); those of newCompetition() and of the game.
[[nodiscard]] Result<RealCalibration> calibrateReal(const RealCalibrationWishes &wishes,
                                                    const CalibrationProgress &onProgress = {});

} // namespace touchline
