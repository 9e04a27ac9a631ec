// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/forecast/calibration.h"
#include "core/play/new_competition.h"

#include <QString>

#include <vector>

namespace touchline {

inline constexpr int usualCalibrationCups = 100;
inline constexpr int mostCalibrationCups = 100'000;

struct CupCalibrationWishes
{
    /// What is played; each cup has a seed of its own that follows from this one's.
    CompetitionWishes cup;
    /// 1..mostCalibrationCups.
    int cups = usualCalibrationCups;
    /// Continuations of each forecast, 2..mostContinuations.
    int runs = 1000;
    /// 0 = one for each processor; it changes no answer.
    int threads = 0;
};

/// Something that forecasts give a chance.
struct ForecastQuestion
{
    enum class Kind { Stage, Title, HomeWin, Draw, AwayWin };

    Kind kind = Kind::Stage;
    /// Of a Stage: the round that a team reaches.
    QString stage{};
    /// The forecast was made before the first match of that stage of the format.
    int before = 0;

    [[nodiscard]] bool isOfMatch() const { return kind != Kind::Stage && kind != Kind::Title; }
    bool operator==(const ForecastQuestion &) const = default;
};

/// Forecasts of whole competitions held against how these then went.
struct CupCalibration
{
    struct Answers
    {
        ForecastQuestion question;
        Calibration calibration;
    };
    /// Several questions taken together.
    struct Pool
    {
        Calibration calibration;
        /// Of who says for each question how often it came in all cups.
        double baseBrier = 0;
        double baseLogLoss = 0;
    };

    /// How many were played: fewer than wished for where it was ended from outside.
    int cups = 0;
    QString title;
    /// Names of the stages of the format.
    std::vector<QString> stages;
    std::vector<Answers> answers;
    /// Of teams (rounds and titles), and of matches.
    Pool teams;
    Pool matches;
};

/// Plays competitions with the game's own engine, and before the first match of each, and again before each
/// later stage on the way to the title, forecasts them. Rounds whose teams are known then are not
/// asked, and nothing of teams that are out. The result of a match is that after 90 minutes. Errors: BadInput
/// (wishes out of range); those of newCompetition(), playAll() and forecast().
[[nodiscard]] Result<CupCalibration> calibrateCups(const CupCalibrationWishes &wishes,
                                                   const CalibrationProgress &onProgress = {});

} // namespace touchline
