// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_gesture.h"
#include "forms/board/board_ink.h"
#include "forms/board/board_layout.h"

namespace touchline {

/// What can be chosen on a board now, and what a hand does there.
class ChoiceDrawing
{
public:
    ChoiceDrawing(const BoardLayout &layout, const Ink &ink) : m_layout(layout), m_ink(ink) {}

    /// Below the pieces: what can be pointed at. `current`: the target under the keyboard or the pointer, -1
    /// for none.
    void paintGround(QPainter &painter, const BoardChoice &choice, int current) const;
    /// Above them: who is meant, the way there, what it comes to.
    void paintSigns(QPainter &painter, const BoardChoice &choice, int current) const;
    /// `words`: of what is aimed.
    void paint(QPainter &painter, const BoardGesture &gesture, const QString &words) const;

private:
    void paintTarget(QPainter &painter, const BoardChoice &choice, std::size_t target, bool isCurrent) const;
    void paintRing(QPainter &painter, const BoardPlace &place, const QPen &pen) const;
    [[nodiscard]] QColor colourOf(const BoardChoice &choice, const BoardChoice::Target &target) const;
    void paintWay(QPainter &painter, const BoardHighlight &highlight, const QColor &colour) const;
    void paintLabels(QPainter &painter, const BoardChoice &choice) const;
    void paintLabel(QPainter &painter, const QString &text, const QPointF &middleBelow) const;
    void paintShot(QPainter &painter, const BoardGesture &gesture, const QString &words) const;
    void paintCarried(QPainter &painter, const BoardGesture &gesture) const;

    const BoardLayout &m_layout;
    const Ink m_ink;
};

} // namespace touchline
