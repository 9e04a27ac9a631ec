// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/match_centre/match_card.h"

#include <QStringList>
#include <QWidget>

namespace touchline {

/// Both teams' cards beside a match, as they are printed: who takes no part any more is struck through with
/// the reason, whom the last roll was about is lit, and who scored or was booked has his mark. Letters are as
/// large as the room allows for all lines of both cards.
class MatchCardsView final : public QWidget
{
    Q_OBJECT

public:
    explicit MatchCardsView(QWidget *parent = nullptr);

    void show(PerSide<MatchCard> cards);
    using QWidget::show;
    /// Height of the smallest letters on the cards as they are, in pixels.
    [[nodiscard]] int smallestLetters() const;
    /// Every line of both cards has room, with all its columns and the whole name.
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRect roomOf(Side side) const;
    /// Both cards alike, so that their lines are level.
    [[nodiscard]] int figuresHeight() const;
    [[nodiscard]] int handHeight() const;
    [[nodiscard]] int headsHeight() const;
    [[nodiscard]] QRect linesOf(const QRect &room) const;
    /// All lines of both cards are whole in this size of letters.
    [[nodiscard]] bool hasRoomFor(int letters);
    void fit();
    void paintCard(QPainter &painter, const MatchCard &card, const QRect &room) const;
    void paintFigures(QPainter &painter, const MatchCard &card, const QRect &room) const;
    void paintHeads(QPainter &painter, const MatchCard &card, const QRect &room,
                    const std::vector<int> &columns) const;
    void paintHand(QPainter &painter, const MatchCard::Hand &hand, const QRect &room) const;
    void paintLine(QPainter &painter, const MatchCard &card, std::size_t line, const QRect &room,
                   const std::vector<int> &columns) const;

    PerSide<MatchCard> m_cards;
    /// Of the lines, in device-independent pixels.
    int m_letters;
    bool m_isWhole = false;
    /// For what m_letters was found.
    QStringList m_fitted;
};

} // namespace touchline
