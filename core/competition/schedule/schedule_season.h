// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "core/competition/schedule/schedule_number_set.h"
#include "core/competition/schedule/schedule_table.h"

namespace touchline {

/// A table over all legs, asked by number: who is where, and who meets whom.
class SeasonLookUp
{
public:
    SeasonLookUp(const SeasonShape &shape, const TableLayout &layout);

    [[nodiscard]] int matchdays() const { return static_cast<int>(m_homes.size()); }
    [[nodiscard]] const NumberSet &homes(int matchday) const { return m_homes[at(matchday)]; }
    [[nodiscard]] const NumberSet &aways(int matchday) const { return m_aways[at(matchday)]; }
    /// The number that this one meets; -1 where it is free.
    [[nodiscard]] int opponent(int matchday, int number) const
    {
        return m_opponents[at(matchday) * m_teams + at(number)];
    }

private:
    std::size_t m_teams;
    std::vector<NumberSet> m_homes;
    std::vector<NumberSet> m_aways;
    /// By matchday and number.
    std::vector<std::int16_t> m_opponents;
};

} // namespace touchline
