// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/forecast/calibration.h"

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

/// By how much the noise of the runs raises a squared error on average.
double noiseOf(double share, int runs)
{
    return runs < 2 ? 0.0 : share * (1 - share) / (runs - 1);
}

double squaredError(double said, bool happened)
{
    const double error = said - (happened ? 1 : 0);
    return error * error;
}

std::size_t binOf(double said)
{
    const auto &bounds = Calibration::bounds;
    const auto found = std::upper_bound(bounds.begin(), bounds.end() - 1, said);
    return static_cast<std::size_t>(found - bounds.begin());
}

/// What is never said costs nothing.
double entropyPart(double share)
{
    return share > 0 ? -share * std::log(share) : 0.0;
}

} // namespace

double brierScore(const Chance &said, bool happened)
{
    return squaredError(said.share(), happened);
}

double fairBrierScore(const Chance &said, bool happened)
{
    return brierScore(said, happened) - noiseOf(said.share(), said.of);
}

double logLoss(const Chance &said, bool happened)
{
    const double came = happened ? said.times : said.of - said.times;
    return -std::log((came + 0.5) / (said.of + 1.0));
}

Estimate estimateOf(const std::vector<double> &values)
{
    if (values.empty())
        return {};
    const auto number = static_cast<double>(values.size());
    double sum = 0;
    for (const double value : values)
        sum += value;
    const double mean = sum / number;
    double squares = 0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    if (values.size() < 2)
        return {mean, {}};
    return {mean, std::sqrt(squares / (number - 1) / number)};
}

double brierScore(const OutcomeForecast &said, std::size_t outcome)
{
    double sum = 0;
    for (std::size_t i = 0; i < said.chances.size(); ++i)
        sum += squaredError(said.chances[i], i == outcome) - noiseOf(said.chances[i], said.runs);
    return sum;
}

double logLoss(const OutcomeForecast &said, std::size_t outcome)
{
    constexpr double each = 0.5;
    const double chance = said.chances[outcome];
    if (said.runs == 0)
        return -std::log(chance);
    return -std::log((chance * said.runs + each) /
                     (said.runs + each * static_cast<double>(said.chances.size())));
}

double hit(const OutcomeForecast &said, std::size_t outcome)
{
    const double most = *std::max_element(said.chances.begin(), said.chances.end());
    if (said.chances[outcome] < most)
        return 0;
    return 1.0 / static_cast<double>(std::count(said.chances.begin(), said.chances.end(), most));
}

void Calibration::add(const Chance &said, bool happened)
{
    const double share = said.share();
    Bin &bin = m_bins[binOf(share)];
    ++bin.cases;
    bin.happened += happened ? 1 : 0;
    bin.said += share;
    bin.variance += share * (1 - share);
    ++m_cases;
    m_happened += happened ? 1 : 0;
    m_brier += brierScore(said, happened);
    m_fairBrier += fairBrierScore(said, happened);
    m_logLoss += touchline::logLoss(said, happened);
}

void Calibration::addGroup(const Calibration &group)
{
    for (std::size_t i = 0; i < m_bins.size(); ++i) {
        const Bin &more = group.m_bins[i];
        m_bins[i].cases += more.cases;
        m_bins[i].happened += more.happened;
        m_bins[i].said += more.said;
        m_bins[i].variance += more.variance;
    }
    m_cases += group.m_cases;
    m_happened += group.m_happened;
    m_brier += group.m_brier;
    m_fairBrier += group.m_fairBrier;
    m_logLoss += group.m_logLoss;
    const double cases = group.m_cases;
    ++m_groups.number;
    m_groups.casesSquared += cases * cases;
    m_groups.casesTimesScore += cases * group.m_fairBrier;
    m_groups.scoreSquared += group.m_fairBrier * group.m_fairBrier;
}

Estimate Calibration::fairBrier() const
{
    Estimate estimate{mean(m_fairBrier), {}};
    if (m_groups.number < 2 || m_cases == 0)
        return estimate;
    // Of a ratio of two sums over groups: how far each group's score is from its share of the whole one.
    const double score = estimate.mean;
    const double squares =
        m_groups.scoreSquared - 2 * score * m_groups.casesTimesScore + score * score * m_groups.casesSquared;
    const double number = m_groups.number;
    estimate.standardError = std::sqrt(std::max(0.0, squares) * number / (number - 1)) / m_cases;
    return estimate;
}

Calibration::Parts Calibration::parts() const
{
    Parts parts;
    for (const Bin &bin : m_bins) {
        if (bin.cases == 0)
            continue;
        const double distance = bin.meanSaid() - bin.share().share();
        parts.reliability += bin.cases * distance * distance;
        parts.reliabilityByChance += bin.variance / bin.cases;
    }
    parts.reliability = mean(parts.reliability);
    parts.reliabilityByChance = mean(parts.reliabilityByChance);
    parts.uncertainty = baseBrier();
    parts.resolution = parts.reliability + parts.uncertainty - brier();
    return parts;
}

double Calibration::baseBrier() const
{
    const double share = Chance{m_happened, m_cases}.share();
    return share * (1 - share);
}

double Calibration::baseLogLoss() const
{
    const double share = Chance{m_happened, m_cases}.share();
    return entropyPart(share) + entropyPart(1 - share);
}

double skill(double score, double reference)
{
    return reference == 0 ? 0.0 : 1 - score / reference;
}

} // namespace touchline
