// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"

#include <QString>

#include <vector>

namespace touchline {

/// A tie and all that lead to it, as a picture in text: a column for each round, joined by lines.
class BracketPicture
{
public:
    /// `root`: index of the tie at the right end. Only ties of its own stage are drawn. Both outlive the
    /// picture.
    BracketPicture(const Competition &competition, const Progress &now, int root);

    /// Indices of the ties in the picture.
    [[nodiscard]] std::vector<int> ties() const;
    [[nodiscard]] QString text() const;

private:
    /// A tie as the picture has it: two lines of text and the ties that feed it.
    struct Box
    {
        int tie = -1;
        /// Rounds before the root: 0 is its column, higher is farther left.
        int depth = 0;
        PerSide<int> from{{-1, -1}};
        /// Lines of the picture on which the sides stand.
        PerSide<int> line{{0, 0}};
    };

    int addBox(int tie, int depth);
    void place(int box);
    [[nodiscard]] int middle(const Box &box) const;
    [[nodiscard]] int columnOf(const Box &box) const;
    [[nodiscard]] QString headings() const;

    const Competition &m_competition;
    const Progress &m_now;
    std::vector<Box> m_boxes;
    int m_deepest = 0;
    int m_width = 0;
    int m_nextLine = 0;
};

} // namespace touchline
