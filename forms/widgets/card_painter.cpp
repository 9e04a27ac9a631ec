// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/card_painter.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"

#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

constexpr qreal teamCardCorner = 8;
constexpr qreal cardLineOfFont = 1.6;
/// The narrowest card, in teamCardLetters of the body font.
constexpr int teamCardLetters = 52;
/// Columns of a player, as shares of the card's width: number, name, position; what the game says of him has
/// the rest, a mark less of it than a number.
constexpr qreal numberWidth = 0.08;
constexpr qreal nameWidth = 0.36;
constexpr qreal positionWidth = 0.08;
constexpr qreal cardMarkShare = 0.6;

void drawLine(QPainter &painter, const QRect &room, int flags, const QString &text)
{
    drawShown(painter, room, flags | Qt::AlignVCenter | Qt::TextSingleLine,
              QFontMetrics(painter.font()).elidedText(text, Qt::ElideRight, room.width()));
}

} // namespace

CardGround CardGround::ofWindow()
{
    return {Ink::ofWindow(), &Theme::font, cardLineOfFont};
}

CardPainter::CardPainter(const CardFace &face, const CardGround &ground) : m_face(face), m_ground(ground) {}

QFontMetrics CardPainter::metrics(Theme::Type type) const
{
    return QFontMetrics(m_ground.font(type));
}

int CardPainter::lineHeight() const
{
    return qRound(metrics(Theme::Type::Body).height() * m_ground.line);
}

int CardPainter::headHeight() const
{
    return metrics(Theme::Type::Title).height() + 2 * spacing::related;
}

int CardPainter::figuresHeight() const
{
    return headHeight() + metrics(Theme::Type::Caption).height();
}

int CardPainter::barHeight() const
{
    return 2 * lineHeight() + metrics(Theme::Type::Caption).height();
}

/// Neighbours on the bar differ, whatever the theme is.
QColor CardPainter::tint(std::size_t place) const
{
    QColor strong = m_ground.ink(ColourRole::Accent);
    if (place % 2 == 0)
        return strong;
    // Towards the text, so that the names on it are read even better.
    const QColor text = m_ground.ink(ColourRole::Text);
    constexpr float share = 0.75F;
    const auto mixed = [](float one, float other) { return one * share + other * (1 - share); };
    return QColor::fromRgbF(mixed(strong.redF(), text.redF()), mixed(strong.greenF(), text.greenF()),
                            mixed(strong.blueF(), text.blueF()));
}

void CardPainter::setUp(QPainter &painter, Theme::Type type, ColourRole role) const
{
    painter.setFont(m_ground.font(type));
    painter.setPen(m_ground.ink(role));
}

QSize CardPainter::size() const
{
    const int players = static_cast<int>(m_face.lines.size()) + 1;
    const int bar = m_face.shares.empty() ? 0 : barHeight() + spacing::related;
    const int height = headHeight() + figuresHeight() + 2 * lineHeight() + bar +
                       (players + 1) * lineHeight() + 4 * spacing::groups + spacing::page;
    return {metrics(Theme::Type::Body).averageCharWidth() * teamCardLetters, height};
}

void CardPainter::paint(QPainter &painter, const QRect &place, Page page, const QPen &edge,
                        const QString &note) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(edge);
    painter.setBrush(m_ground.ink(ColourRole::Surface));
    painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), teamCardCorner, teamCardCorner);
    QRect room = place.adjusted(spacing::groups, spacing::groups, -spacing::groups, -spacing::groups);
    const auto take = [&room](int height, int below) {
        const QRect part(room.left(), room.top(), room.width(), height);
        room.setTop(room.top() + height + below);
        return part;
    };
    setUp(painter, Theme::Type::Caption, ColourRole::Secondary);
    drawLine(painter, QRect(room.left(), room.bottom() - lineHeight(), room.width(), lineHeight()),
             Qt::AlignRight, note);
    paintHead(painter, take(headHeight(), spacing::related));
    if (page == Page::Back) {
        for (const CardFace::Figure &fact : m_face.back)
            paintFacts(painter, {fact}, take(2 * lineHeight(), spacing::related));
        paintGoals(painter, room);
        return;
    }
    paintFigures(painter, take(figuresHeight(), spacing::related));
    paintFacts(painter, m_face.facts, take(2 * lineHeight(), spacing::related));
    if (!m_face.shares.empty())
        paintBar(painter, take(barHeight(), spacing::related));
    paintLines(painter, room);
}

void CardPainter::paintHead(QPainter &painter, const QRect &room) const
{
    const int side = room.height() - spacing::related;
    paintKitChip(painter, QRectF(room.left(), room.top() + spacing::inside, side, side), m_face.kit,
                 m_ground.ink(ColourRole::Secondary));
    setUp(painter, Theme::Type::Title, ColourRole::Secondary);
    const int year = QFontMetrics(painter.font()).horizontalAdvance(m_face.year);
    drawLine(painter, room, Qt::AlignRight, m_face.year);
    painter.setPen(m_ground.ink(ColourRole::Text));
    drawLine(painter, room.adjusted(side + spacing::related, 0, -year - spacing::related, 0), Qt::AlignLeft,
             m_face.country);
    painter.setPen(m_ground.ink(ColourRole::Hairline));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
}

void CardPainter::paintFigures(QPainter &painter, const QRect &room) const
{
    const int width = room.width() / static_cast<int>(m_face.figures.size());
    int left = room.left();
    for (const CardFace::Figure &figure : m_face.figures) {
        const QRect part(left, room.top(), width - spacing::related, room.height());
        left += width;
        setUp(painter, Theme::Type::Title, ColourRole::Accent);
        drawLine(painter, QRect(part.left(), part.top(), part.width(), headHeight()), Qt::AlignLeft,
                 figure.value);
        setUp(painter, Theme::Type::Caption, ColourRole::Secondary);
        drawLine(painter, part.adjusted(0, headHeight() - spacing::related, 0, 0), Qt::AlignLeft,
                 figure.label);
    }
}

void CardPainter::paintFacts(QPainter &painter, const std::vector<CardFace::Figure> &facts,
                             const QRect &room) const
{
    const int width = room.width() / static_cast<int>(facts.size());
    const int half = room.height() / 2;
    int left = room.left();
    for (const CardFace::Figure &fact : facts) {
        setUp(painter, Theme::Type::Caption, ColourRole::Secondary);
        drawLine(painter, QRect(left, room.top(), width - spacing::related, half), Qt::AlignLeft, fact.label);
        setUp(painter, Theme::Type::Body, ColourRole::Text);
        drawLine(painter, QRect(left, room.top() + half, width - spacing::related, half), Qt::AlignLeft,
                 fact.value);
        left += width;
    }
}

void CardPainter::paintBar(QPainter &painter, const QRect &room) const
{
    constexpr int whole = 100;
    const auto at = [&room](int number) { return room.left() + room.width() * number / whole; };
    const QRect bar(room.left(), room.top() + lineHeight(), room.width(), lineHeight());
    const QFont caption = m_ground.font(Theme::Type::Caption);
    painter.setFont(caption);
    painter.setPen(m_ground.ink(ColourRole::Secondary));
    drawLine(painter, QRect(room.left(), room.top(), room.width(), lineHeight()), Qt::AlignLeft,
             m_face.sharesTitle);
    for (std::size_t i = 0; i < m_face.shares.size(); ++i) {
        const CardFace::Share &share = m_face.shares[i];
        const QRect part(at(share.first - 1), bar.top(), at(share.last) - at(share.first - 1), bar.height());
        painter.fillRect(part, tint(i));
        // The edge between two players.
        painter.fillRect(QRect(part.right(), part.top(), 1, part.height()),
                         m_ground.ink(ColourRole::Surface));
        painter.setPen(m_ground.ink(ColourRole::OnAccent));
        const QString name = share.mark.isEmpty() ? share.name : share.mark + u' ' + share.name;
        const int space = part.width() - spacing::inside;
        for (const QString &text : {name, share.mark})
            if (QFontMetrics(painter.font()).horizontalAdvance(text) <= space) {
                drawShown(painter, part, Qt::AlignCenter, text);
                break;
            }
    }
    painter.setPen(m_ground.ink(ColourRole::Secondary));
    const QRect scale(room.left(), bar.bottom() + 1, room.width(), QFontMetrics(painter.font()).height());
    for (const int number : {1, 25, 50, 75, 100}) {
        const int flags = number == 1 ? Qt::AlignLeft : number == 100 ? Qt::AlignRight : Qt::AlignHCenter;
        const int wide = QFontMetrics(painter.font()).horizontalAdvance(QStringLiteral("1000"));
        const QRect place = number == 1 || number == 100
                                ? scale
                                : QRect(at(number) - wide / 2, scale.top(), wide, scale.height());
        drawShown(painter, place, flags | Qt::AlignTop, QString::number(number));
    }
}

void CardPainter::paintLines(QPainter &painter, QRect room) const
{
    qreal shares = 0;
    for (const CardFace::Column &column : m_face.columns)
        shares += column.isNumber ? 1 : cardMarkShare;
    const qreal share = shares > 0 ? (1 - numberWidth - nameWidth - positionWidth) / shares : 0;
    std::vector<std::pair<qreal, int>> places{
        {numberWidth, Qt::AlignRight}, {nameWidth, Qt::AlignLeft}, {positionWidth, Qt::AlignLeft}};
    for (const CardFace::Column &column : m_face.columns)
        places.emplace_back(share * (column.isNumber ? 1 : cardMarkShare),
                            column.isNumber ? Qt::AlignRight : Qt::AlignLeft);
    const auto draw = [&](const QStringList &cells) {
        qreal left = room.left();
        for (std::size_t i = 0; i < places.size() && i < static_cast<std::size_t>(cells.size()); ++i) {
            const qreal width = places[i].first * room.width();
            const QRect cell(qRound(left), room.top(), qRound(width) - spacing::related, lineHeight());
            drawLine(painter, cell, places[i].second, cells[static_cast<qsizetype>(i)]);
            left += width;
        }
        room.setTop(room.top() + lineHeight());
    };
    setUp(painter, Theme::Type::Caption, ColourRole::Secondary);
    QStringList titles{tr("No."), tr("Player"), QString()};
    for (const CardFace::Column &column : m_face.columns)
        titles << column.title;
    draw(titles);
    painter.setFont(m_ground.font(Theme::Type::Body));
    for (const CardFace::Line &line : m_face.lines) {
        painter.setPen(m_ground.ink(ColourRole::Hairline));
        painter.drawLine(room.topLeft(), room.topRight());
        painter.setPen(m_ground.ink(ColourRole::Text));
        draw(
            QStringList{line.shirt, line.isCaptain ? tr("%1 (c)").arg(line.name) : line.name, line.position} +
            line.cells);
    }
}

void CardPainter::paintGoals(QPainter &painter, QRect room) const
{
    setUp(painter, Theme::Type::Caption, ColourRole::Secondary);
    std::vector<const CardFace::Line *> scorers;
    for (const CardFace::Line &line : m_face.lines)
        if (!line.goals.isEmpty())
            scorers.push_back(&line);
    if (scorers.empty())
        return;
    std::stable_sort(scorers.begin(), scorers.end(), [](const auto *one, const auto *other) {
        return one->goals.toInt() > other->goals.toInt();
    });
    drawLine(painter, QRect(room.left(), room.top(), room.width(), lineHeight()), Qt::AlignLeft,
             tr("Goals in that World Cup"));
    room.setTop(room.top() + lineHeight());
    painter.setFont(m_ground.font(Theme::Type::Body));
    // A little more than two figures: their width is rounded, and nothing of a number may be left out.
    const int number = QFontMetrics(painter.font()).horizontalAdvance(QStringLiteral("00")) + spacing::inside;
    for (const CardFace::Line *line : scorers) {
        painter.setPen(m_ground.ink(ColourRole::Text));
        drawLine(painter, QRect(room.left(), room.top(), number, lineHeight()), Qt::AlignRight, line->goals);
        drawLine(painter,
                 QRect(room.left() + number + spacing::related, room.top(),
                       room.width() - number - spacing::related, lineHeight()),
                 Qt::AlignLeft, line->name);
        room.setTop(room.top() + lineHeight());
    }
}

} // namespace touchline
