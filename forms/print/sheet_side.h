// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/blank_sheet.h"

namespace touchline {

/// How many lines there are to write on in each part, and how high they are.
struct SheetLines
{
    int goals = 3;
    int cards = 2;
    int injuries = 2;
    int substitutions = 2;
    qreal height = FormPaper::leastLine;
    /// Room that is left is for remarks.
    bool hasRemarks = false;
    /// Names that are too long for a line take more of them.
    bool hasWholeNames = false;
    bool hasSignatures = false;
};

/// One side of a blank score sheet: parts below each other, each as wide as the side. Each function draws its
/// part from `top` on and gives its bottom; `top` itself where the sheet has no such part.
class SheetSide
{
public:
    static constexpr qreal width = 343;

    /// All outlive it.
    SheetSide(FormPaper &paper, const BlankSheet &content, Side side, const SheetLines &lines, qreal left);

    qreal name(qreal top);
    qreal squad(qreal top);
    qreal goals(qreal top);
    /// Cards, injuries, substitutions and what is noted once of a side, two beside each other.
    qreal incidents(qreal top);
    qreal attempts(qreal top);
    qreal periods(qreal top);
    qreal shootOut(qreal top);

private:
    [[nodiscard]] QStringList periodNames() const;
    [[nodiscard]] qreal nameWidth(qreal room) const;
    [[nodiscard]] qreal nameHeight(const QString &name, FormPaper::Type type, qreal room) const;
    [[nodiscard]] QString reason(const PlayerOnTheDay &player, qreal room) const;
    [[nodiscard]] std::vector<std::size_t> playerOrder() const;
    /// In that order.
    [[nodiscard]] std::vector<qreal> playerHeights() const;
    void squadHead(QPointF corner, bool isFirst);
    qreal player(std::size_t index, QPointF corner, qreal room);
    qreal emptyPlayer(QPointF corner, qreal room);
    qreal cards(QPointF corner, qreal room);
    qreal injuries(QPointF corner, qreal room);
    qreal substitutions(QPointF corner, qreal room);
    qreal sideFields(QPointF corner, qreal room);
    [[nodiscard]] std::vector<const SheetField *> fieldsOf(SheetScope scope) const;

    FormPaper &m_paper;
    const BlankSheet &m_content;
    Side m_side;
    const SheetLines &m_lines;
    qreal m_left;
};

} // namespace touchline
