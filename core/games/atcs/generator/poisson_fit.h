// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace touchline::atcs::generator {

/// Regularised Poisson regression by coordinate-wise Newton steps (team cards, section 4). The function is
/// strictly convex, so it has one answer; all sums run in a fixed order, so it has it to the last bit on
/// every run.
class PoissonFit
{
public:
    /// `sign` is +1 where the parameter adds to the logarithm of the goals, -1 where it takes from it;
    /// `spread` is the standard deviation of its prior. Gives the parameter's number.
    std::size_t addParameter(double spread, int sign);
    /// Goals were seen whose expected number is exp(offset + signed sum of the parameters).
    void addObservation(int goals, double offset, const std::vector<std::size_t> &parameters);

    /// Gives the number of sweeps over the parameters that it took.
    int solve();

    [[nodiscard]] double value(std::size_t parameter) const { return m_parameters[parameter].value; }

private:
    struct Observation
    {
        int goals;
        double eta;
        double expected;
    };
    struct Parameter
    {
        double spread;
        int sign;
        double value = 0;
        std::vector<std::size_t> observations = {};
    };

    [[nodiscard]] double stepOf(const Parameter &parameter) const;
    double sweep();

    std::vector<Observation> m_observations;
    std::vector<Parameter> m_parameters;
};

} // namespace touchline::atcs::generator
