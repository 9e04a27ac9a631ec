// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/bracket_grid.h"

#include <QRectF>
#include <QString>

#include <map>
#include <vector>

namespace touchline {

/// How large the parts of a bracket are, in device-independent pixels.
struct BracketMetrics
{
    qreal boxWidth = 220;
    /// One of the two lines of a box.
    qreal lineHeight = 24;
    /// What stands below a box.
    qreal footHeight = 18;
    qreal columnGap = 40;
    qreal rowGap = 8;
    /// The name of a round, of a stage.
    qreal headingHeight = 28;
    qreal stageHeight = 40;

    [[nodiscard]] qreal boxHeight() const { return 2 * lineHeight; }
    /// A box with its foot and the room to the next one.
    [[nodiscard]] qreal step() const { return boxHeight() + footHeight + rowGap; }
};

/// Where everything stands in the picture of a competition's knockouts: stage below stage, in a stage tree
/// below tree, a column for each round; the match for third place below the final. Ties that lead nowhere in
/// their stage, and rounds that are drawn when they are reached, stand in columns without lines between them.
class BracketLayout
{
public:
    /// From the left to the final; or, where a stage is one tree of three rounds and more, from both sides to
    /// the final in the middle.
    enum class Shape { OneSided, TwoSided };

    struct Box
    {
        int tie = -1;
        /// Its two lines.
        QRectF place;
        /// With its foot.
        QRectF whole;
    };
    /// From the edge of a box to the edge of the one that its winner comes to, which stands to the right of
    /// it, in the right half of a bracket of two sides to the left. Both are indices.
    struct Join
    {
        int from = 0;
        int to = 0;
        QPointF start;
        QPointF end;

        [[nodiscard]] bool goesRight() const { return start.x() < end.x(); }
    };
    struct Heading
    {
        QString text;
        QRectF place;
        bool isStage = false;
    };
    enum class Direction { Left, Right, Up, Down };

    BracketLayout() = default;
    explicit BracketLayout(const Competition &competition, const BracketMetrics &metrics = {},
                           Shape shape = Shape::OneSided);

    /// Whether any stage runs from both sides.
    [[nodiscard]] bool isTwoSided() const { return m_isTwoSided; }
    /// Stage after stage, round after round, from above: in the same order in both shapes.
    [[nodiscard]] const std::vector<Box> &boxes() const { return m_boxes; }
    [[nodiscard]] const std::vector<Join> &joins() const { return m_joins; }
    [[nodiscard]] const std::vector<Heading> &headings() const { return m_headings; }
    /// Everything stands from 0, 0 to here.
    [[nodiscard]] QSizeF size() const { return m_size; }
    [[nodiscard]] const BracketMetrics &metrics() const { return m_metrics; }

    /// Index of the box of a tie, -1 if it is not in the picture.
    [[nodiscard]] int boxOf(int tie) const;
    /// The box that somebody who walks comes to; -1 where there is none. Left and right go along the lines,
    /// left to the upper of two.
    [[nodiscard]] int neighbour(int box, Direction direction) const;

private:
    void joinBoxes(const Competition &competition);
    [[nodiscard]] int alongJoins(int box, Direction direction) const;
    [[nodiscard]] int nearest(int box, Direction direction) const;

    BracketMetrics m_metrics;
    std::vector<Box> m_boxes;
    std::vector<Join> m_joins;
    std::vector<Heading> m_headings;
    std::map<int, int> m_boxOfTie;
    QSizeF m_size;
    bool m_isTwoSided = false;
};

} // namespace touchline
