// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/blank_sheet.h"

namespace touchline {

/// What a blank score sheet has of the match as a whole: over both sides, and below them.
class SheetHead
{
public:
    /// Both outlive it.
    SheetHead(FormPaper &paper, const BlankSheet &content, qreal width);

    /// Each draws its part from `top` on and gives its bottom. When and where, the names, the result.
    qreal result(qreal top);
    /// The referee, spectators, what decided a level match.
    qreal fields(qreal top);
    /// Boxes in which both teams and the referee sign.
    qreal signatures(qreal top);
    /// The words for goals, injuries and plans, in small print.
    qreal legend(qreal top);
    /// Lines for whatever else there is to say, where there is much room left.
    void remarks(qreal top, qreal bottom);

private:
    struct Box
    {
        QString title;
        /// One to tick, not one for the goals of each side.
        bool isTick = false;
    };

    void names(qreal top, qreal height, qreal room);
    [[nodiscard]] std::vector<Box> resultBoxes() const;
    void resultBox(const Box &box, QPointF corner);
    qreal writtenFields(qreal top);
    qreal boxes(const QStringList &titles, qreal top);
    qreal choice(const QString &title, std::span<const SheetWord> words, qreal top);

    FormPaper &m_paper;
    const BlankSheet &m_content;
    qreal m_width;
};

} // namespace touchline
