// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <vector>

namespace touchline {

/// A tie and those that lead to it, as places in a grid: a column for each round, rows in which every tie
/// stands in the middle between the two that feed it. Columns and lines are counted from 1, as style sheets
/// do.
class BracketGrid
{
public:
    struct Box
    {
        int tie = -1;
        int column = 1;
        /// The grid line above its rows, and how many rows there are: even, the line in the middle is its
        /// own.
        int line = 1;
        int rows = 2;

        [[nodiscard]] int middle() const { return line + rows / 2; }
    };
    /// Two ties meet in the one that `to` is the middle of; upper and lower are their middles. Where only one
    /// leads there, both are the same.
    struct Join
    {
        /// The column of the ties that it comes from.
        int column = 1;
        int upper = 1;
        int lower = 1;
        int to = 1;
    };

    /// `root`: index of the tie at the end. Ties of other stages, and those more than `depth` rounds before
    /// it, are left out.
    BracketGrid(const Competition &competition, int root, int depth);

    /// Column after column, from above.
    [[nodiscard]] const std::vector<Box> &boxes() const { return m_boxes; }
    [[nodiscard]] const std::vector<Join> &joins() const { return m_joins; }
    [[nodiscard]] int columns() const { return m_columns; }

private:
    Box place(int tie, int depth, int line);
    [[nodiscard]] int feeder(int tie, Side side) const;
    [[nodiscard]] int deepest(int tie, int depth) const;

    const Competition &m_competition;
    int m_columns = 1;
    std::vector<Box> m_boxes;
    std::vector<Join> m_joins;
};

/// Indices of the ties of a stage at which its trees end: their winners meet nobody in it. Those that lead
/// on come first, then by the final place of the winner. A second final that may not be needed is none.
[[nodiscard]] std::vector<int> bracketRoots(const Competition &competition, int stage);

} // namespace touchline
