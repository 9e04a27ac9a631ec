// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/team_card_view.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

constexpr qreal teamCardCorner = 8;
constexpr qreal lineOfFont = 1.6;
/// The narrowest card, in teamCardLetters of the body font.
constexpr int teamCardLetters = 52;
/// Columns of a player, as shares of the card's width: number, name, position; what the game says of him has
/// the rest, a mark less of it than a number.
constexpr qreal numberWidth = 0.08;
constexpr qreal nameWidth = 0.36;
constexpr qreal positionWidth = 0.08;
constexpr qreal markShare = 0.6;

void drawLine(QPainter &painter, const QRect &room, int flags, const QString &text)
{
    drawShown(painter, room, flags | Qt::AlignVCenter | Qt::TextSingleLine,
              painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

/// Neighbours on the bar differ, whatever the theme is.
QColor tint(std::size_t place)
{
    QColor strong = colour(ColourRole::Accent);
    if (place % 2 == 0)
        return strong;
    // Towards the text, so that the names on it are read even better.
    const QColor ground = colour(ColourRole::Text);
    constexpr float share = 0.75F;
    const auto mixed = [](float one, float other) { return one * share + other * (1 - share); };
    return QColor::fromRgbF(mixed(strong.redF(), ground.redF()), mixed(strong.greenF(), ground.greenF()),
                            mixed(strong.blueF(), ground.blueF()));
}

} // namespace

TeamCardView::TeamCardView(QWidget *parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMaximumWidth(spacing::readable);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setSizePolicy(policy);
    setCursor(Qt::PointingHandCursor);
    setToolTip(tr("Click to turn the card over."));
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TeamCardView::show(const CardFace &face)
{
    m_face = face;
    m_isBack = false;
    setAccessibleName(tr("Card of %1").arg(QStringLiteral("%1 %2").arg(face.country, face.year).trimmed()));
    setAccessibleDescription(face.inWords());
    updateGeometry();
    update();
}

void TeamCardView::turn()
{
    m_isBack = !m_isBack;
    update();
    Q_EMIT turned();
}

int TeamCardView::lineHeight() const
{
    return qRound(fontMetrics().height() * lineOfFont);
}

int TeamCardView::headHeight() const
{
    return QFontMetrics(Theme::font(Theme::Type::Title)).height() + 2 * spacing::related;
}

int TeamCardView::figuresHeight() const
{
    return headHeight() + QFontMetrics(Theme::font(Theme::Type::Caption)).height();
}

int TeamCardView::barHeight() const
{
    return 2 * lineHeight() + QFontMetrics(Theme::font(Theme::Type::Caption)).height();
}

QSize TeamCardView::sizeHint() const
{
    const int players = static_cast<int>(m_face.lines.size()) + 1;
    const int bar = m_face.shares.empty() ? 0 : barHeight() + spacing::related;
    const int height = headHeight() + figuresHeight() + 2 * lineHeight() + bar +
                       (players + 1) * lineHeight() + 4 * spacing::groups + spacing::page;
    return {fontMetrics().averageCharWidth() * teamCardLetters, height};
}

QSize TeamCardView::minimumSizeHint() const
{
    return sizeHint();
}

void TeamCardView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(colour(hasFocus() ? ColourRole::Accent : ColourRole::Hairline), hasFocus() ? 2 : 1));
    painter.setBrush(colour(ColourRole::Surface));
    painter.drawRoundedRect(edge, teamCardCorner, teamCardCorner);
    QRect room = rect().adjusted(spacing::groups, spacing::groups, -spacing::groups, -spacing::groups);
    const auto take = [&room](int height, int below) {
        const QRect part(room.left(), room.top(), room.width(), height);
        room.setTop(room.top() + height + below);
        return part;
    };
    painter.setFont(Theme::font(Theme::Type::Caption));
    painter.setPen(colour(ColourRole::Secondary));
    drawLine(painter, QRect(room.left(), room.bottom() - lineHeight(), room.width(), lineHeight()),
             Qt::AlignRight, m_isBack ? tr("Click for the front") : tr("Click for the facts behind it"));
    paintHead(painter, take(headHeight(), spacing::related));
    if (m_isBack) {
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

void TeamCardView::paintHead(QPainter &painter, const QRect &room) const
{
    const int side = room.height() - spacing::related;
    paintKitChip(painter, QRectF(room.left(), room.top() + spacing::inside, side, side), m_face.kit);
    painter.setFont(Theme::font(Theme::Type::Title));
    painter.setPen(colour(ColourRole::Secondary));
    const int year = painter.fontMetrics().horizontalAdvance(m_face.year);
    drawLine(painter, room, Qt::AlignRight, m_face.year);
    painter.setPen(colour(ColourRole::Text));
    drawLine(painter, room.adjusted(side + spacing::related, 0, -year - spacing::related, 0), Qt::AlignLeft,
             m_face.country);
    painter.setPen(colour(ColourRole::Hairline));
    painter.drawLine(room.bottomLeft(), room.bottomRight());
}

void TeamCardView::paintFigures(QPainter &painter, const QRect &room) const
{
    const int width = room.width() / static_cast<int>(m_face.figures.size());
    int left = room.left();
    for (const CardFace::Figure &figure : m_face.figures) {
        const QRect part(left, room.top(), width - spacing::related, room.height());
        left += width;
        painter.setFont(Theme::font(Theme::Type::Title));
        painter.setPen(colour(ColourRole::Accent));
        drawLine(painter, QRect(part.left(), part.top(), part.width(), headHeight()), Qt::AlignLeft,
                 figure.value);
        painter.setFont(Theme::font(Theme::Type::Caption));
        painter.setPen(colour(ColourRole::Secondary));
        drawLine(painter, part.adjusted(0, headHeight() - spacing::related, 0, 0), Qt::AlignLeft,
                 figure.label);
    }
}

void TeamCardView::paintFacts(QPainter &painter, const std::vector<CardFace::Figure> &facts,
                              const QRect &room) const
{
    const int width = room.width() / static_cast<int>(facts.size());
    const int half = room.height() / 2;
    int left = room.left();
    for (const CardFace::Figure &fact : facts) {
        painter.setFont(Theme::font(Theme::Type::Caption));
        painter.setPen(colour(ColourRole::Secondary));
        drawLine(painter, QRect(left, room.top(), width - spacing::related, half), Qt::AlignLeft, fact.label);
        painter.setFont(Theme::font(Theme::Type::Body));
        painter.setPen(colour(ColourRole::Text));
        drawLine(painter, QRect(left, room.top() + half, width - spacing::related, half), Qt::AlignLeft,
                 fact.value);
        left += width;
    }
}

void TeamCardView::paintBar(QPainter &painter, const QRect &room) const
{
    constexpr int whole = 100;
    const auto at = [&room](int number) { return room.left() + room.width() * number / whole; };
    const QRect bar(room.left(), room.top() + lineHeight(), room.width(), lineHeight());
    const QFont caption = Theme::font(Theme::Type::Caption);
    painter.setFont(caption);
    painter.setPen(colour(ColourRole::Secondary));
    drawLine(painter, QRect(room.left(), room.top(), room.width(), lineHeight()), Qt::AlignLeft,
             m_face.sharesTitle);
    for (std::size_t i = 0; i < m_face.shares.size(); ++i) {
        const CardFace::Share &share = m_face.shares[i];
        const QRect part(at(share.first - 1), bar.top(), at(share.last) - at(share.first - 1), bar.height());
        painter.fillRect(part, tint(i));
        // The edge between two players.
        painter.fillRect(QRect(part.right(), part.top(), 1, part.height()), colour(ColourRole::Surface));
        painter.setPen(colour(ColourRole::OnAccent));
        const QString name = share.mark.isEmpty() ? share.name : share.mark + u' ' + share.name;
        const int space = part.width() - spacing::inside;
        for (const QString &text : {name, share.mark})
            if (painter.fontMetrics().horizontalAdvance(text) <= space) {
                drawShown(painter, part, Qt::AlignCenter, text);
                break;
            }
    }
    painter.setPen(colour(ColourRole::Secondary));
    const QRect scale(room.left(), bar.bottom() + 1, room.width(), painter.fontMetrics().height());
    for (const int number : {1, 25, 50, 75, 100}) {
        const int flags = number == 1 ? Qt::AlignLeft : number == 100 ? Qt::AlignRight : Qt::AlignHCenter;
        const int wide = painter.fontMetrics().horizontalAdvance(QStringLiteral("1000"));
        const QRect place = number == 1 || number == 100
                                ? scale
                                : QRect(at(number) - wide / 2, scale.top(), wide, scale.height());
        drawShown(painter, place, flags | Qt::AlignTop, QString::number(number));
    }
}

void TeamCardView::paintLines(QPainter &painter, QRect room) const
{
    qreal shares = 0;
    for (const CardFace::Column &column : m_face.columns)
        shares += column.isNumber ? 1 : markShare;
    const qreal share = shares > 0 ? (1 - numberWidth - nameWidth - positionWidth) / shares : 0;
    std::vector<std::pair<qreal, int>> places{
        {numberWidth, Qt::AlignRight}, {nameWidth, Qt::AlignLeft}, {positionWidth, Qt::AlignLeft}};
    for (const CardFace::Column &column : m_face.columns)
        places.emplace_back(share * (column.isNumber ? 1 : markShare),
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
    painter.setFont(Theme::font(Theme::Type::Caption));
    painter.setPen(colour(ColourRole::Secondary));
    QStringList titles{tr("No."), tr("Player"), QString()};
    for (const CardFace::Column &column : m_face.columns)
        titles << column.title;
    draw(titles);
    painter.setFont(Theme::font(Theme::Type::Body));
    for (const CardFace::Line &line : m_face.lines) {
        painter.setPen(colour(ColourRole::Hairline));
        painter.drawLine(room.topLeft(), room.topRight());
        painter.setPen(colour(ColourRole::Text));
        draw(
            QStringList{line.shirt, line.isCaptain ? tr("%1 (c)").arg(line.name) : line.name, line.position} +
            line.cells);
    }
}

void TeamCardView::paintGoals(QPainter &painter, QRect room) const
{
    painter.setFont(Theme::font(Theme::Type::Caption));
    painter.setPen(colour(ColourRole::Secondary));
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
    painter.setFont(Theme::font(Theme::Type::Body));
    const int number = painter.fontMetrics().horizontalAdvance(QStringLiteral("00"));
    for (const CardFace::Line *line : scorers) {
        painter.setPen(colour(ColourRole::Text));
        drawLine(painter, QRect(room.left(), room.top(), number, lineHeight()), Qt::AlignRight, line->goals);
        drawLine(painter,
                 QRect(room.left() + number + spacing::related, room.top(),
                       room.width() - number - spacing::related, lineHeight()),
                 Qt::AlignLeft, line->name);
        room.setTop(room.top() + lineHeight());
    }
}

void TeamCardView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        turn();
}

void TeamCardView::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        turn();
    else
        QWidget::keyPressEvent(event);
}

void TeamCardView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometry();
}

} // namespace touchline
