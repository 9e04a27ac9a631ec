// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/chance.h"

#include <QtGlobal>

#include <array>
#include <functional>
#include <optional>
#include <vector>

namespace touchline {

/// Why nothing can be checked where results are entered by hand.
inline constexpr const char *noGameToCheck =
    QT_TRANSLATE_NOOP("core", "No game plays these matches, so there are no forecasts of its own to check.");

/// Asked now and then on the thread that asked, with how much is done, 0..1; false ends it.
using CalibrationProgress = std::function<bool(double done)>;

/// The squared error of a said chance of 2 runs or more, 0..1 (Brier 1950); `fair` as it would be on average
/// with endless runs (Ferro 2014): the noise of the runs is taken out, so it may fall a little below 0.
[[nodiscard]] double brierScore(const Chance &said, bool happened);
[[nodiscard]] double fairBrierScore(const Chance &said, bool happened);
/// -ln of the chance that was said for what came. A chance of none or all of the runs is none or all for
/// nobody: it is taken as (times + 1/2) / (runs + 1).
[[nodiscard]] double logLoss(const Chance &said, bool happened);

/// A mean with the standard error of that mean; nothing where too few cases say how exact it is.
struct Estimate
{
    double mean = 0;
    std::optional<double> standardError{};
};
[[nodiscard]] Estimate estimateOf(const std::vector<double> &values);

/// That the first team wins, a draw, that the second one wins.
struct OutcomeForecast
{
    std::array<double, 3> chances{};
    /// From so many simulated matches; 0 = by a formula.
    int runs = 0;
};
/// The sum of the three squared errors, 0..2, fair where the chances are simulated. `outcome`: index in
/// OutcomeForecast::chances.
[[nodiscard]] double brierScore(const OutcomeForecast &said, std::size_t outcome);
/// As logLoss(); simulated chances are taken as (times + 1/2) / (runs + 3/2).
[[nodiscard]] double logLoss(const OutcomeForecast &said, std::size_t outcome);
/// 1 where the likeliest outcome came, a part of it where several were equally likely, else 0.
[[nodiscard]] double hit(const OutcomeForecast &said, std::size_t outcome);

/// What was said in many cases and what came.
class Calibration
{
public:
    /// Upper bounds of the bins of said chances; the last one holds its bound. Narrow where titles are.
    static constexpr std::array<double, 14> bounds{0.02, 0.05, 0.1, 0.2, 0.3,  0.4,  0.5,
                                                   0.6,  0.7,  0.8, 0.9, 0.95, 0.98, 1};

    struct Bin
    {
        int cases = 0;
        int happened = 0;
        /// Sum of the said chances.
        double said = 0;
        /// Sum of p (1 - p): how far chance alone moves `happened`, squared.
        double variance = 0;

        [[nodiscard]] double meanSaid() const { return cases == 0 ? 0.0 : said / cases; }
        [[nodiscard]] Chance share() const { return {happened, cases}; }
    };

    /// Murphy 1973, over the bins: the Brier score is reliability - resolution + uncertainty. What the
    /// chances within a bin differ by is in the resolution (Stephenson, Coelho and Jolliffe 2008), so the sum
    /// is exact.
    struct Parts
    {
        /// The mean squared distance of what was said to what came, 0 = calibrated.
        double reliability = 0;
        /// What `reliability` is on average for calibrated chances, as each bin has few cases.
        double reliabilityByChance = 0;
        /// How far the chances tell cases apart; more is better.
        double resolution = 0;
        /// The score of who always says the share of all cases that happened.
        double uncertainty = 0;
    };

    /// `said`: of 2 runs or more.
    void add(const Chance &said, bool happened);
    /// Cases that hang together, such as those of one cup: how exact the score is follows from how groups
    /// differ.
    void addGroup(const Calibration &group);

    [[nodiscard]] int cases() const { return m_cases; }
    [[nodiscard]] int happened() const { return m_happened; }
    [[nodiscard]] const std::array<Bin, bounds.size()> &bins() const { return m_bins; }
    /// Means over all cases.
    [[nodiscard]] double brier() const { return mean(m_brier); }
    [[nodiscard]] double logLoss() const { return mean(m_logLoss); }
    /// With its standard error by groups.
    [[nodiscard]] Estimate fairBrier() const;
    [[nodiscard]] Parts parts() const;
    /// Of who always says the share of all cases that happened: its Brier score and log loss.
    [[nodiscard]] double baseBrier() const;
    [[nodiscard]] double baseLogLoss() const;

private:
    [[nodiscard]] double mean(double sum) const { return m_cases == 0 ? 0.0 : sum / m_cases; }

    std::array<Bin, bounds.size()> m_bins{};
    int m_cases = 0;
    int m_happened = 0;
    double m_brier = 0;
    double m_fairBrier = 0;
    double m_logLoss = 0;
    /// Of groups: how many, and sums of products of their cases and fair scores.
    struct Groups
    {
        int number = 0;
        double casesSquared = 0;
        double casesTimesScore = 0;
        double scoreSquared = 0;
    };
    Groups m_groups;
};

/// By how much `score` is better than `reference`, of what there is to gain: 1 = perfect, 0 = no better.
[[nodiscard]] double skill(double score, double reference);

} // namespace touchline
