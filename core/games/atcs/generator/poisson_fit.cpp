// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/poisson_fit.h"

#include <algorithm>
#include <cmath>

namespace touchline::atcs::generator {

namespace {

constexpr double smallestStep = 1e-10;
/// Far above the some 400 that are needed: a net under facts which nobody has thought of.
constexpr int mostSweeps = 20000;

} // namespace

std::size_t PoissonFit::addParameter(double spread, int sign)
{
    m_parameters.push_back({spread, sign});
    return m_parameters.size() - 1;
}

void PoissonFit::addObservation(int goals, double offset, const std::vector<std::size_t> &parameters)
{
    for (const std::size_t parameter : parameters)
        m_parameters[parameter].observations.push_back(m_observations.size());
    m_observations.push_back({goals, offset, std::exp(offset)});
}

double PoissonFit::stepOf(const Parameter &parameter) const
{
    int goals = 0;
    double expected = 0;
    for (const std::size_t index : parameter.observations) {
        goals += m_observations[index].goals;
        expected += m_observations[index].expected;
    }
    const double variance = parameter.spread * parameter.spread;
    const double gradient = parameter.sign * (goals - expected) - parameter.value / variance;
    const double curvature = expected + 1 / variance;
    return std::clamp(gradient / curvature, -1.0, 1.0);
}

double PoissonFit::sweep()
{
    double largest = 0;
    for (Parameter &parameter : m_parameters) {
        const double step = stepOf(parameter);
        parameter.value += step;
        for (const std::size_t index : parameter.observations) {
            Observation &observation = m_observations[index];
            observation.eta += parameter.sign * step;
            observation.expected = std::exp(observation.eta);
        }
        largest = std::max(largest, std::abs(step));
    }
    return largest;
}

int PoissonFit::solve()
{
    int sweeps = 1;
    while (sweep() >= smallestStep && sweeps < mostSweeps)
        ++sweeps;
    return sweeps;
}

} // namespace touchline::atcs::generator
