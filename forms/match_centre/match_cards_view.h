// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/match_card.h"

#include <QWidget>

namespace touchline {

/// Both teams' cards beside a match, as they are printed: who takes no part any more is struck through, and
/// who scored or was booked has his mark.
class MatchCardsView final : public QWidget
{
    Q_OBJECT

public:
    explicit MatchCardsView(QWidget *parent = nullptr);

    void show(PerSide<MatchCard> cards);
    using QWidget::show;
    /// Height of the smallest letters on the cards as they are, in pixels.
    [[nodiscard]] int smallestLetters() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRect roomOf(Side side) const;
    [[nodiscard]] int figuresHeight() const;
    [[nodiscard]] QRect linesOf(const QRect &room) const;
    void paintCard(QPainter &painter, const MatchCard &card, const QRect &room) const;
    void paintFigures(QPainter &painter, const CardFace &face, const QRect &room) const;
    void paintLine(QPainter &painter, const MatchCard &card, std::size_t line, const QRect &room,
                   const std::vector<int> &columns) const;

    PerSide<MatchCard> m_cards;
};

} // namespace touchline
