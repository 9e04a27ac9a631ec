// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace touchline {

/// The pages of the window. Those from Fixtures to Statistics belong to a competition.
enum class PageKind { Home, Fixtures, Tables, Bracket, Availability, Statistics, Teams, History };

[[nodiscard]] constexpr bool isOfCompetition(PageKind kind)
{
    return kind >= PageKind::Fixtures && kind <= PageKind::Statistics;
}

} // namespace touchline
