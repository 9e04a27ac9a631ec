// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_pieces.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace touchline {

namespace {

/// Kits nearer to each other than this, as points of the cube of 255, are taken for the same.
constexpr double alikeColours = 90;
/// Of the radius of a piece: where its sticker begins, the ring of who has the ball, what it guards.
constexpr qreal stickerFrom = 0.7;
constexpr qreal holderRing = 1.22;
constexpr qreal guardFrom = 1.1;
constexpr qreal guardTo = 1.42;
constexpr int sixteenths = 16;

double distance(const QColor &one, const QColor &other)
{
    return std::hypot(one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue());
}

QRectF squareRound(const QPointF &centre, qreal radius)
{
    return {centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius};
}

bool isLying(const BoardPiece &piece)
{
    return std::find(piece.signs.begin(), piece.signs.end(), BoardSign::Lying) != piece.signs.end();
}

} // namespace

QString signLetter(BoardSign sign)
{
    switch (sign) {
    case BoardSign::Yellow:
        return QStringLiteral("Y");
    case BoardSign::Red:
        return QStringLiteral("R");
    case BoardSign::Injured:
        return QStringLiteral("+");
    case BoardSign::Makeshift:
        return QStringLiteral("M");
    case BoardSign::OffLine:
        return QStringLiteral("↑");
    case BoardSign::Captain:
        return QStringLiteral("C");
    case BoardSign::Locked:
        return QStringLiteral("×");
    case BoardSign::Lying:
        return QStringLiteral("–");
    case BoardSign::Tired:
        return QStringLiteral("z");
    case BoardSign::Offside:
        return QStringLiteral("!");
    }
    return {};
}

Kit BoardPieces::kitOf(Side side, const Ink &ink) const
{
    PerSide<Kit> kits = m_shown.kits;
    if (kits[Side::Home].first.isEmpty())
        kits[Side::Home] = {ink(ColourRole::Accent).name(), ink(ColourRole::OnAccent).name()};
    if (kits[Side::Away].first.isEmpty())
        kits[Side::Away] = {ink(ColourRole::Surface).name(), ink(ColourRole::Text).name()};
    Kit &away = kits[Side::Away];
    const QColor home(kits[Side::Home].first);
    if (distance(home, QColor(away.first)) < alikeColours)
        std::swap(away.first, away.second);
    if (distance(home, QColor(away.first)) < alikeColours)
        away.first = readableOn(home).name();
    return kits[side];
}

QPointF BoardPieces::towards(double degrees) const
{
    const double turned = m_layout.turned(degrees) * std::numbers::pi / 180;
    return {std::sin(turned), -std::cos(turned)};
}

void BoardPieces::paintBody(QPainter &painter, const BoardLayout::Disc &disc) const
{
    const BoardPiece &piece = *disc.piece;
    const qreal length = m_layout.geometry().lyingLength * m_layout.unit();
    if (length <= 0 || !piece.angle || !isLying(piece)) {
        painter.drawEllipse(disc.centre, disc.radius, disc.radius);
        return;
    }
    painter.save();
    painter.translate(disc.centre);
    painter.rotate(m_layout.turned(*piece.angle));
    // Of one that is drawn larger than it is, the form alone tells.
    const bool isLarger = m_layout.geometry().pieceFoot > 0;
    const qreal half = isLarger ? disc.radius * 0.6 : disc.radius;
    const qreal along = isLarger ? disc.radius * 3 : length;
    painter.drawRoundedRect(QRectF(-half, -along / 2, 2 * half, along), half, half);
    painter.restore();
}

/// A ring of its abilities, with the clock from its front; what is used up is grey and thinner.
void BoardPieces::paintSections(QPainter &painter, const Ink &ink, const BoardLayout::Disc &disc) const
{
    const std::vector<BoardSection> &sections = disc.piece->sections;
    if (sections.empty())
        return;
    const double front = m_layout.turned(disc.piece->angle.value_or(0));
    const double span = 360.0 / static_cast<double>(sections.size());
    const qreal width = disc.radius * (1 - stickerFrom);
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < sections.size(); ++i) {
        const bool isSpent = sections[i].isSpent;
        // Qt counts against the clock from three o'clock.
        const double begin = 90 - front - static_cast<double>(i + 1) * span;
        const QRectF box = squareRound(disc.centre, disc.radius - width / 2);
        const auto draw = [&](const QColor &colour, qreal stroke, double gap) {
            painter.setPen(QPen(colour, stroke, Qt::SolidLine, Qt::FlatCap));
            painter.drawArc(box, static_cast<int>(std::lround((begin + gap) * sixteenths)),
                            static_cast<int>(std::lround((span - 2 * gap) * sixteenths)));
        };
        draw(ink(ColourRole::Text), width + 1, 0);
        draw(isSpent ? ink(ColourRole::Hairline) : colourOf(sections[i].ink), width - 0.5, 2.5);
        if (isSpent)
            draw(ink(ColourRole::Secondary), 1, 2.5);
    }
}

BoardPieces::Colours BoardPieces::coloursOf(const BoardPiece &piece, const Ink &ink) const
{
    // Who has had his move steps back, and stays legible.
    constexpr qreal ofMoved = 0.6;
    const Kit kit = kitOf(piece.side, ink);
    Colours colours;
    colours.fill = piece.ink          ? colourOf(*piece.ink)
                   : piece.isOfficial ? ink(ColourRole::Secondary)
                                      : QColor(kit.first);
    colours.trim =
        kit.second.isEmpty() || piece.ink || piece.isOfficial ? readableOn(colours.fill) : QColor(kit.second);
    if (piece.hasMoved) {
        colours.fill = mixed(colours.fill, ink(ColourRole::Pitch), ofMoved);
        colours.trim = mixed(colours.trim, ink(ColourRole::Pitch), ofMoved);
    }
    colours.number = readableOn(colours.fill);
    return colours;
}

void BoardPieces::paintPiece(QPainter &painter, const Ink &ink, const BoardLayout::Disc &disc) const
{
    const BoardPiece &piece = *disc.piece;
    const Colours colours = coloursOf(piece, ink);
    const qreal radius = disc.radius;
    painter.save();
    if (m_shown.position.ball && piece.id != noPiece && m_shown.position.ball->holderPiece == piece.id) {
        painter.setPen(QPen(ink(ColourRole::Text), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(disc.centre, radius * holderRing, radius * holderRing);
    }
    painter.setPen(QPen(ink(ColourRole::Text), 2, Qt::SolidLine, Qt::RoundCap));
    for (const double guarded : piece.guards)
        painter.drawLine(disc.centre + towards(guarded) * radius * guardFrom,
                         disc.centre + towards(guarded) * radius * guardTo);
    painter.setPen(QPen(ink(piece.hasMoved ? ColourRole::Secondary : ColourRole::Text), 1));
    painter.setBrush(colours.fill);
    paintBody(painter, disc);
    painter.setBrush(Qt::NoBrush);
    if (!piece.isOfficial && piece.sections.empty()) {
        // The home side's ring is at the edge, the visitors' further in: not by colour alone.
        const qreal ring = piece.side == Side::Home ? radius - 1.8 : radius * 0.78;
        painter.setPen(QPen(colours.trim, 1.6));
        painter.drawEllipse(disc.centre, ring, ring);
    }
    paintSections(painter, ink, disc);
    if (piece.angle) {
        painter.setPen(QPen(ink(ColourRole::Text), 3));
        const QPointF front = towards(*piece.angle);
        painter.drawLine(disc.centre + front * radius * 0.7, disc.centre + front * radius * 1.2);
    }
    QString text = piece.number > 0 ? QString::number(piece.number)
                   : disc.count > 1 ? QStringLiteral("×%1").arg(disc.count)
                                    : QString();
    if (piece.isKeeper() && piece.number <= 1)
        text = QStringLiteral("GK");
    if (!text.isEmpty()) {
        const qreal room = piece.sections.empty() ? radius : radius * stickerFrom;
        painter.setFont(boardFont(room * (text.size() > 2 ? 0.75 : text.size() > 1 ? 0.95 : 1.1), true));
        painter.setPen(colours.number);
        painter.drawText(squareRound(disc.centre, radius), Qt::AlignCenter, text);
    }
    painter.restore();
    paintSigns(painter, disc);
}

void BoardPieces::paintSigns(QPainter &painter, const BoardLayout::Disc &disc) const
{
    const qreal size = disc.radius * 0.8;
    QPointF corner = disc.centre + QPointF(0.35, -1.15) * disc.radius;
    const auto badge = [&](const QString &text, ColourRole ground, ColourRole on) {
        const QRectF box(corner, QSizeF(size, size));
        painter.setPen(QPen(colourOf(ColourRole::OnYellowCard, false), 0.8));
        painter.setBrush(colourOf(ground, false));
        painter.drawRoundedRect(box, 2, 2);
        painter.setPen(colourOf(on, false));
        painter.setFont(boardFont(size * 0.8, true));
        painter.drawText(box, Qt::AlignCenter, text);
        corner.rx() -= size * 0.9;
    };
    for (const BoardSign sign : disc.piece->signs) {
        const bool isRed = sign == BoardSign::Red;
        const bool isYellow = sign == BoardSign::Yellow;
        badge(signLetter(sign),
              isYellow ? ColourRole::YellowCard
              : isRed  ? ColourRole::RedCard
                       : ColourRole::Surface,
              isRed ? ColourRole::OnRedCard : ColourRole::OnYellowCard);
    }
    if (disc.piece->pointsLeft) {
        corner = disc.centre + QPointF(0.35, 0.4) * disc.radius;
        badge(QString::number(*disc.piece->pointsLeft), ColourRole::Surface, ColourRole::OnYellowCard);
    }
}

void BoardPieces::paintBall(QPainter &painter, const BoardLayout::Disc &ball) const
{
    const int value = m_shown.position.ball->value;
    const qreal radius = ball.radius;
    const QColor dark = colourOf(ColourRole::OnYellowCard, false);
    painter.setPen(QPen(dark, 1.4));
    painter.setBrush(colourOf(ColourRole::Surface, false));
    if (value == 0) {
        painter.drawEllipse(ball.centre, radius, radius);
        painter.setBrush(dark);
        painter.drawEllipse(ball.centre, radius * 0.35, radius * 0.35);
        return;
    }
    const QRectF die = squareRound(ball.centre, radius);
    painter.drawRoundedRect(die, radius * 0.4, radius * 0.4);
    painter.setFont(boardFont(radius * 1.5, true));
    painter.drawText(die, Qt::AlignCenter, QString::number(value));
}

/// One that is still to be rolled is there without a number; one that is spent is an outline.
void BoardPieces::paintDie(QPainter &painter, const Ink &ink, const BoardDie &die, const QRectF &box) const
{
    const bool isPlain = die.ink == BoardInk::White;
    const QColor ground = isPlain || die.isSpent ? ink(ColourRole::Surface) : colourOf(die.ink);
    const QColor edge =
        isPlain ? ink(die.isSpent ? ColourRole::Hairline : ColourRole::Secondary) : colourOf(die.ink);
    painter.setPen(QPen(edge, die.isSpent && !isPlain ? 2 : 1, die.value == 0 ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    if (die.value == 0)
        return;
    painter.setFont(boardFont(labelPixels * m_layout.headScale(), true));
    painter.setPen(die.isSpent ? ink(ColourRole::Secondary)
                   : isPlain   ? ink(ColourRole::Text)
                               : readableOn(ground));
    painter.drawText(box, Qt::AlignCenter, QString::number(die.value));
}

} // namespace touchline
