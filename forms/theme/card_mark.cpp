// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/theme/card_mark.h"

#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"

#include <QPainter>

namespace touchline {

namespace {

/// A card is higher than it is wide.
constexpr qreal cardShare = 0.78;
constexpr qreal letterShare = 0.68;
constexpr qreal cardCorner = 2;

struct Look
{
    /// What it is filled with; a mark without is an outline.
    std::optional<ColourRole> fill;
    ColourRole line;
    ColourRole letter;
};

Look lookOf(PlayerMark mark)
{
    switch (mark) {
    case PlayerMark::Yellow:
        return {ColourRole::YellowCard, ColourRole::YellowCard, ColourRole::OnYellowCard};
    case PlayerMark::Red:
        return {ColourRole::RedCard, ColourRole::RedCard, ColourRole::OnRedCard};
    case PlayerMark::Injury:
        return {std::nullopt, ColourRole::Error, ColourRole::Error};
    case PlayerMark::Ban:
        return {ColourRole::Text, ColourRole::Text, ColourRole::Surface};
    case PlayerMark::Caution:
    case PlayerMark::Hurt:
        return {std::nullopt, ColourRole::Warning, ColourRole::Warning};
    case PlayerMark::Goal:
        return {std::nullopt, ColourRole::Accent, ColourRole::Accent};
    case PlayerMark::Served:
    case PlayerMark::Decision:
        break;
    }
    return {std::nullopt, ColourRole::Secondary, ColourRole::Secondary};
}

} // namespace

void paintCardMark(QPainter &painter, const QRectF &place, PlayerMark mark, const Ink &ink)
{
    const Look look = lookOf(mark);
    QRectF card(0, 0, place.height() * cardShare, place.height());
    card.moveCenter(place.center());
    card.adjust(0.5, 0.5, -0.5, -0.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink(look.line), 1.2));
    painter.setBrush(look.fill ? QBrush(ink(*look.fill)) : QBrush(ink(ColourRole::Surface)));
    painter.drawRoundedRect(card, cardCorner, cardCorner);
    QFont font = painter.font();
    font.setPixelSize(qMax(1, qRound(card.height() * letterShare)));
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(ink(look.letter));
    drawShown(painter, card, Qt::AlignCenter, markLetter(mark));
    painter.restore();
}

void paintCardMarks(QPainter &painter, const QRectF &place, const PlayerMarks &marks, const Ink &ink)
{
    QRectF one(place.left(), place.top(), place.height() * cardShare, place.height());
    for (const PlayerMark mark : marks) {
        paintCardMark(painter, one, mark, ink);
        one.translate(one.width() + spacing::inside, 0);
    }
}

QSizeF cardMarksSize(qreal height, std::size_t marks)
{
    const qreal one = height * cardShare + spacing::inside;
    return {one * static_cast<qreal>(marks), height};
}

} // namespace touchline
