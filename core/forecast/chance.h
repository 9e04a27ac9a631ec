// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// How often something came in simulated continuations.
struct Chance
{
    int times = 0;
    /// In how many, 0 and up.
    int of = 0;

    /// 0..1; 0 where nothing was simulated.
    [[nodiscard]] double share() const { return of == 0 ? 0.0 : static_cast<double>(times) / of; }
    /// Of the share: the root of p (1 - p) / n.
    [[nodiscard]] double standardError() const;
    bool operator==(const Chance &) const = default;
};

/// Standard errors of a mean within which the truth lies in 95 of 100 cases: 0.975 of a normal distribution
/// lie below.
inline constexpr double confidentErrors = 1.959963984540054;

/// Shares 0..1.
struct Interval
{
    double low = 0;
    double high = 1;

    bool operator==(const Interval &) const = default;
};

/// Where the true chance lies with 95 % confidence (Wilson 1927, which holds near 0 and 1 too); 0 to 1 where
/// nothing was simulated.
[[nodiscard]] Interval confidence(const Chance &chance);

} // namespace touchline
