// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <vector>

namespace touchline {

/// One of the last matches of a team in a table.
struct FormMatch
{
    enum class Outcome { Won, Drawn, Lost };
    Outcome outcome = Outcome::Drawn;
    /// Index of the fixture.
    int fixture = 0;
    /// The side that the team had in it.
    Side side = Side::Home;

    bool operator==(const FormMatch &) const = default;
};

inline constexpr std::size_t formLength = 5;

/// The last matches of every team in a table, by the table's own index of the team (Row::team), the last one
/// at the end: those that count in it, in the order of play. A table without matches of its own (a sum, the
/// best thirds) has those of the tables that it is made from. Awarded results count as they stand.
[[nodiscard]] std::vector<std::vector<FormMatch>> tableForm(const Competition &competition,
                                                            const Progress &now, int table);

} // namespace touchline
