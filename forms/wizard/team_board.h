// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/home/draw_show.h"

#include <QWidget>

#include <functional>

namespace touchline {

/// Pots or groups as cards with their teams, as many beside each other as have room.
class TeamBoard : public QWidget
{
    Q_OBJECT

public:
    explicit TeamBoard(QWidget *parent = nullptr);

    void show(const std::vector<DrawCard> &cards);
    [[nodiscard]] const std::vector<DrawCard> &cards() const { return m_cards; }

    /// As large as all cards fit into that room, within what can be read, with names up to `longest`; null:
    /// in the letters of the body.
    void fitInto(const QSize &room, const QString &longest = {});

    /// Where the first card of that kind is; null if there is none.
    [[nodiscard]] QRect placeOf(const std::function<bool(const DrawCard &)> &isWanted) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Where each card is, at that width.
    [[nodiscard]] std::vector<QRect> places(int width) const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int cardWidth() const;
    void paintCard(QPainter &painter, const QRect &place, const DrawCard &card) const;
    void paintLine(QPainter &painter, const QRect &place, const DrawLine &line) const;

    std::vector<DrawCard> m_cards;
    bool m_isFitted = false;
    /// How wide a card is then: who comes into an empty place changes nothing.
    QString m_longest;
};

} // namespace touchline
