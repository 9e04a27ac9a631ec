// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/ink.h"
#include "models/views/teams/card_face.h"

#include <QFont>

class QPainter;

namespace touchline {

/// What a card is painted on: the window, or paper.
struct CardGround
{
    Ink ink;
    /// Of a type of letters.
    QFont (*font)(Theme::Type) = nullptr;
    /// Height of a line in heights of the font.
    qreal line = 0;

    [[nodiscard]] static CardGround ofWindow();
};

/// Paints a team's card as if it were printed: on the screen and on paper it is the same drawing.
class CardPainter
{
    Q_DECLARE_TR_FUNCTIONS(CardPainter)

public:
    enum class Page { Front, Back };

    /// `face` outlives it.
    CardPainter(const CardFace &face, const CardGround &ground);

    /// The narrowest on which everything can be read, and the height that its front takes.
    [[nodiscard]] QSize size() const;
    /// `edge`: the frame of the card; none where its width is 0. `note`: a line at the foot, such as what a
    /// click does.
    void paint(QPainter &painter, const QRect &place, Page page, const QPen &edge,
               const QString &note = {}) const;

private:
    [[nodiscard]] QFontMetrics metrics(Theme::Type type) const;
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int figuresHeight() const;
    [[nodiscard]] int barHeight() const;
    [[nodiscard]] QColor tint(std::size_t place) const;
    void setUp(QPainter &painter, Theme::Type type, ColourRole role) const;
    void paintHead(QPainter &painter, const QRect &room) const;
    void paintFigures(QPainter &painter, const QRect &room) const;
    void paintFacts(QPainter &painter, const std::vector<CardFace::Figure> &facts, const QRect &room) const;
    void paintBar(QPainter &painter, const QRect &room) const;
    void paintLines(QPainter &painter, QRect room) const;
    void paintGoals(QPainter &painter, QRect room) const;

    const CardFace &m_face;
    CardGround m_ground;
};

} // namespace touchline
