// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/ratings/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace touchline {

namespace {

/// Points in one unit of the paper's own scale: 400 / ln 10.
constexpr double pointsInUnit = 173.7178;
constexpr double meanRating = 1500;
/// How fast the volatility itself may change.
constexpr double tau = 0.5;

double square(double number)
{
    return number * number;
}

/// On the paper's scale (step 2).
double mu(const Glicko &team)
{
    return (team.rating - meanRating) / pointsInUnit;
}

double phi(const Glicko &team)
{
    return team.deviation / pointsInUnit;
}

/// How little a result says that was got against somebody of whom so little is known.
double g(double deviation)
{
    return 1 / std::sqrt(1 + 3 * square(deviation) / square(std::numbers::pi));
}

double expectation(double difference, double weight)
{
    return 1 / (1 + std::exp(-weight * difference));
}

/// Of the volatility (step 5): its logarithm squared is where this is 0.
class VolatilityEquation
{
public:
    VolatilityEquation(const Glicko &team, double variance, double improvement)
        : m_phi2(square(phi(team)))
        , m_variance(variance)
        , m_delta2(square(improvement))
        , m_a(std::log(square(team.volatility)))
    {
    }

    /// By the Illinois algorithm, as the paper has it.
    [[nodiscard]] double solved() const
    {
        constexpr double precision = 0.000001;
        double a = m_a;
        double b = otherEnd();
        double ofA = at(a);
        double ofB = at(b);
        while (std::abs(b - a) > precision) {
            const double c = a + (a - b) * ofA / (ofB - ofA);
            const double ofC = at(c);
            if (ofC * ofB <= 0) {
                a = b;
                ofA = ofB;
            } else {
                ofA /= 2;
            }
            b = c;
            ofB = ofC;
        }
        return std::exp(a / 2);
    }

private:
    [[nodiscard]] double at(double x) const
    {
        const double e = std::exp(x);
        const double known = m_phi2 + m_variance + e;
        return e * (m_delta2 - known) / (2 * square(known)) - (x - m_a) / square(tau);
    }

    [[nodiscard]] double otherEnd() const
    {
        if (m_delta2 > m_phi2 + m_variance)
            return std::log(m_delta2 - m_phi2 - m_variance);
        double end = m_a - tau;
        while (at(end) < 0)
            end -= tau;
        return end;
    }

    double m_phi2;
    double m_variance;
    double m_delta2;
    double m_a;
};

} // namespace

Glicko afterPeriod(const Glicko &team, std::span<const GlickoResult> results)
{
    if (results.empty())
        return afterIdlePeriods(team, 1);
    double information = 0;
    double surprise = 0;
    for (const GlickoResult &one : results) {
        const double weight = g(phi(one.opponent));
        const double expected = expectation(mu(team) - mu(one.opponent), weight);
        information += square(weight) * expected * (1 - expected);
        surprise += weight * (one.result - expected);
    }
    const double variance = 1 / information;
    Glicko after = team;
    after.volatility = VolatilityEquation(team, variance, variance * surprise).solved();
    const double before = square(phi(team)) + square(after.volatility);
    const double deviation = 1 / std::sqrt(1 / before + information);
    after.deviation = pointsInUnit * deviation;
    after.rating += pointsInUnit * square(deviation) * surprise;
    return after;
}

Glicko afterIdlePeriods(Glicko team, int periods)
{
    const double deviation = std::sqrt(square(phi(team)) + periods * square(team.volatility));
    team.deviation = std::min(pointsInUnit * deviation, std::max(Glicko().deviation, team.deviation));
    return team;
}

double expectedResult(const Glicko &team, const Glicko &opponent)
{
    return expectation(mu(team) - mu(opponent), g(std::hypot(phi(team), phi(opponent))));
}

} // namespace touchline
