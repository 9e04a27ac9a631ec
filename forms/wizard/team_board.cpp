// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/wizard/team_board.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace touchline {

namespace {

constexpr int lettersOfACard = 27;

/// Letters of cards that have a room, in pixels.
constexpr int leastBoardLetters = 11;
constexpr int mostBoardLetters = 40;

QFont titleFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

TeamBoard::TeamBoard(QWidget *parent) : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void TeamBoard::show(const std::vector<DrawCard> &cards)
{
    m_cards = cards;
    QStringList words;
    for (const DrawCard &card : m_cards) {
        QStringList teams;
        for (const DrawLine &line : card.lines)
            if (!line.text.isEmpty() && !line.isGone)
                teams << line.text;
        words << tr("%1: %2").arg(card.title, teams.join(QStringLiteral(", ")));
    }
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int TeamBoard::lineHeight() const
{
    return fontMetrics().height() + spacing::inside;
}

int TeamBoard::cardWidth() const
{
    const int usual = fontMetrics().averageCharWidth() * lettersOfACard;
    if (!m_isFitted)
        return usual;
    const QFontMetrics metrics(titleFont(font()));
    const int widest = fontMetrics().height() + spacing::inside + metrics.horizontalAdvance(m_longest);
    return std::clamp(widest + 2 * spacing::related, usual / 2, usual);
}

void TeamBoard::fitInto(const QSize &room, const QString &longest)
{
    m_longest = longest;
    const bool wasFitted = std::exchange(m_isFitted, !room.isEmpty());
    if (!m_isFitted && !wasFitted)
        return;
    if (!m_isFitted) {
        setFont(QFont());
        updateGeometry();
        return;
    }
    QFont fitted = Theme::font(Theme::Type::Body);
    for (int letters = mostBoardLetters; letters >= leastBoardLetters; --letters) {
        fitted.setPixelSize(letters);
        setFont(fitted);
        if (cardWidth() <= room.width() && heightForWidth(room.width()) <= room.height())
            break;
    }
    updateGeometry();
}

std::vector<QRect> TeamBoard::places(int width) const
{
    std::vector<QRect> list;
    if (m_cards.empty())
        return list;
    const int count = static_cast<int>(m_cards.size());
    const int most = std::max(1, (width + spacing::related) / (std::max(1, cardWidth()) + spacing::related));
    // Rows of the same length: eight groups are two rows of four, not six and two.
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows;
    const int wide = (width - (columns - 1) * spacing::related) / columns;
    int y = 0;
    for (std::size_t first = 0; first < m_cards.size(); first += static_cast<std::size_t>(columns)) {
        const std::size_t end = std::min(m_cards.size(), first + static_cast<std::size_t>(columns));
        std::size_t lines = 0;
        for (std::size_t card = first; card < end; ++card)
            lines = std::max(lines, m_cards[card].lines.size());
        const int high = (static_cast<int>(lines) + 1) * lineHeight() + 2 * spacing::related;
        for (std::size_t card = first; card < end; ++card)
            list.emplace_back(static_cast<int>(card - first) * (wide + spacing::related), y, wide, high);
        y += high + spacing::related;
    }
    return list;
}

QRect TeamBoard::placeOf(const std::function<bool(const DrawCard &)> &isWanted) const
{
    const std::vector<QRect> list = places(width());
    for (std::size_t card = 0; card < list.size(); ++card)
        if (isWanted(m_cards[card]))
            return list[card];
    return {};
}

int TeamBoard::heightForWidth(int width) const
{
    const std::vector<QRect> list = places(width);
    return list.empty() ? 0 : list.back().bottom() + 1;
}

QSize TeamBoard::sizeHint() const
{
    const int wide = std::max(width(), cardWidth());
    return {cardWidth(), heightForWidth(wide)};
}

QSize TeamBoard::minimumSizeHint() const
{
    return {cardWidth(), lineHeight()};
}

void TeamBoard::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRect> list = places(width());
    for (std::size_t card = 0; card < list.size(); ++card)
        paintCard(painter, list[card], m_cards[card]);
}

void TeamBoard::paintCard(QPainter &painter, const QRect &place, const DrawCard &card) const
{
    painter.setPen(colour(ColourRole::Hairline));
    painter.setBrush(colour(ColourRole::Surface));
    painter.drawRoundedRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5), spacing::inside, spacing::inside);
    QRect line(place.left() + spacing::related, place.top() + spacing::related,
               place.width() - 2 * spacing::related, lineHeight());
    painter.setFont(titleFont(font()));
    painter.setPen(colour(ColourRole::Text));
    drawShown(painter, line, Qt::AlignVCenter | Qt::TextSingleLine,
              QFontMetrics(titleFont(font())).elidedText(card.title, Qt::ElideRight, line.width()));
    painter.setFont(font());
    for (const DrawLine &team : card.lines) {
        line.translate(0, lineHeight());
        paintLine(painter, line, team);
    }
}

void TeamBoard::paintLine(QPainter &painter, const QRect &place, const DrawLine &line) const
{
    if (line.isLast) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour(ColourRole::GoesOn));
        painter.drawRoundedRect(place.adjusted(-spacing::inside, 0, spacing::inside, 0), 2, 2);
    }
    if (line.text.isEmpty()) {
        painter.setPen(QPen(colour(ColourRole::Hairline), 1, Qt::DashLine));
        painter.drawLine(place.left(), place.bottom() - spacing::inside, place.right(),
                         place.bottom() - spacing::inside);
        return;
    }
    const int side = fontMetrics().height();
    painter.save();
    if (line.isGone)
        painter.setOpacity(0.35);
    paintKitChip(painter, QRectF(place.left(), place.center().y() - side / 2.0, side, side), line.badge);
    painter.restore();
    QFont words = font();
    words.setStrikeOut(line.isGone);
    words.setBold(line.isLast);
    const QRect room = place.adjusted(side + spacing::inside, 0, 0, 0);
    painter.setFont(words);
    painter.setPen(colour(line.isGone ? ColourRole::Secondary : ColourRole::Text));
    drawShown(painter, room, Qt::AlignVCenter | Qt::TextSingleLine,
              QFontMetrics(words).elidedText(line.text, Qt::ElideRight, room.width()));
    painter.setFont(font());
}

} // namespace touchline
