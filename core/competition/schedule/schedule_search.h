// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/schedule_numbers.h"
#include "core/dice/generator.h"

namespace touchline {

/// Which number of which layout of the table each team has.
struct TableNumbers
{
    TableLayout layout;
    /// By team; every number once.
    std::vector<int> numbers;

    bool operator==(const TableNumbers &) const = default;
};

/// The matchdays of a season, teams as indices.
[[nodiscard]] std::vector<Round> matchdaysOf(const SeasonShape &shape, const TableNumbers &numbers);

/// Looks through all layouts of a Berger table for numbers that keep wishes, close to numbers drawn before:
/// who can keep the own number does.
class ScheduleSearch
{
public:
    /// drawn[team] is the number of the draw; `generator` shuffles what is tried after it.
    ScheduleSearch(const SeasonShape &shape, std::vector<int> drawn, Generator generator);

    /// Found: numbers() keeps the wishes. Impossible: no numbers of any layout do. GaveUp: not known after so
    /// much work. Unless found, numbers() stays as it was. `work` is lowered by what was done.
    SearchEnd solve(const std::vector<const ScheduleWish *> &wishes, std::int64_t &work);
    /// The last that was found; before, the draw on the table as it is printed.
    [[nodiscard]] const TableNumbers &numbers() const { return m_numbers; }

private:
    [[nodiscard]] std::vector<int> completed(const std::vector<int> &found) const;

    SeasonShape m_shape;
    std::vector<TableLayout> m_layouts;
    std::vector<int> m_drawn;
    std::vector<std::vector<int>> m_tries;
    TableNumbers m_numbers;
};

} // namespace touchline
