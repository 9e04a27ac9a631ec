// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/match_centre/match_cards_view.h"

#include "forms/board/board_words.h"
#include "forms/theme/card_mark.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

constexpr qreal matchCardCorner = 8;
/// Of a line, in heights of its font; less where many players share little room.
constexpr qreal mostLine = 1.5;
constexpr int fewestLines = 11;
/// Lower lines cannot be read, in device-independent pixels.
constexpr int leastLine = 8;
/// Widths in average letters: a number, and the name that every line has room for.
constexpr int numberLetters = 3;
constexpr int nameLetters = 14;
constexpr int fewestCellLetters = 6;
constexpr int mostGoalsDrawn = 5;

/// Letters of a card are never smaller, in device-independent pixels, as long as its lines have room.
constexpr int leastCardLetters = 11;

QFont smallCardFont()
{
    QFont font = Theme::font(Theme::Type::Caption);
    if (QFontInfo(font).pixelSize() < leastCardLetters)
        font.setPixelSize(leastCardLetters);
    return font;
}

QString manWords(const CardFace::Line &line, const MatchCard::Man &man)
{
    QString words = line.shirt.isEmpty() ? line.name : line.shirt + u' ' + line.name;
    for (const BoardSign sign : man.signs)
        words += QStringLiteral(", ") + signWords(sign);
    if (man.isOut)
        words += QStringLiteral(", ") + MatchCardsView::tr("out");
    if (man.goals > 0)
        words += QStringLiteral(", ") + MatchCardsView::tr("%n goal(s)", nullptr, man.goals);
    return words;
}

void drawCell(QPainter &painter, const QRect &room, int flags, const QString &text)
{
    drawShown(painter, room, flags | Qt::AlignVCenter | Qt::TextSingleLine,
              painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

int headLine()
{
    return QFontMetrics(Theme::font(Theme::Type::Heading)).height() + spacing::inside;
}

QFont figureFont()
{
    return semibold(Theme::font(Theme::Type::Body));
}

/// Nothing where nobody has a number.
int shirtWidth(const CardFace &face, const QFontMetrics &metrics)
{
    const bool hasNumbers = std::any_of(face.lines.begin(), face.lines.end(),
                                        [](const CardFace::Line &line) { return !line.shirt.isEmpty(); });
    return hasNumbers ? numberLetters * metrics.averageCharWidth() : 0;
}

/// What the columns of a card take, as many from the left as leave room for the names.
std::vector<int> columnWidths(const CardFace &face, const QFontMetrics &metrics, int room)
{
    std::vector<int> widths;
    int left = room - shirtWidth(face, metrics) - nameLetters * metrics.averageCharWidth();
    for (std::size_t column = 0; column < face.columns.size(); ++column) {
        int width = 0;
        for (const CardFace::Line &line : face.lines)
            width = std::max(width, metrics.horizontalAdvance(line.cells[static_cast<qsizetype>(column)]));
        width += spacing::related;
        left -= width;
        if (left < 0)
            break;
        widths.push_back(width);
    }
    return widths;
}

/// Where a line is lower than the smallest type, letters as high as the line has room for.
QFont lineFont(int height, bool isHigh)
{
    QFont font = isHigh ? Theme::font(Theme::Type::Body) : smallCardFont();
    const QFontMetrics metrics(font);
    if (!isHigh && height < metrics.height())
        font.setPixelSize(std::max(1, QFontInfo(font).pixelSize() * height / metrics.height()));
    return font;
}

/// The lines of a card that stand on it, by their numbers, and how high each is.
struct ShownLines
{
    std::vector<std::size_t> lines{};
    int height = 1;
};

/// All of them; where they would be too low to be read, those of whom there is something to be told.
ShownLines shownLines(const MatchCard &card, int room, int bodyHeight)
{
    const std::size_t all = card.face.lines.size();
    ShownLines shown;
    shown.height = std::min(qRound(mostLine * bodyHeight), room / std::max(static_cast<int>(all), 1));
    const bool isReadable = shown.height >= leastLine;
    if (!isReadable)
        shown.height = QFontMetrics(smallCardFont()).height();
    for (std::size_t i = 0; i < all; ++i) {
        const bool isTold =
            i < card.men.size() && (card.men[i].isOut || card.men[i].goals > 0 || !card.men[i].signs.empty());
        if (isReadable || (isTold && static_cast<int>(shown.lines.size() + 1) * shown.height <= room))
            shown.lines.push_back(i);
    }
    return shown;
}

/// What the figures of a card and the words below them take of its width.
int figureWidth(const CardFace &face)
{
    const QFontMetrics values(figureFont());
    const QFontMetrics labels(smallCardFont());
    int width = 0;
    for (const CardFace::Figure &figure : face.figures)
        width += std::max(values.horizontalAdvance(figure.value), labels.horizontalAdvance(figure.label)) +
                 spacing::related;
    return width;
}

/// The words have two lines where they do not all fit into one.
int figureLines(bool isWrapped)
{
    return QFontMetrics(figureFont()).height() +
           (isWrapped ? 2 : 1) * QFontMetrics(smallCardFont()).height() + spacing::inside;
}

} // namespace

MatchCardsView::MatchCardsView(QWidget *parent) : QWidget(parent)
{
    connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void MatchCardsView::show(PerSide<MatchCard> cards)
{
    m_cards = std::move(cards);
    QStringList words;
    for (const Side side : bothSides) {
        const MatchCard &card = m_cards[side];
        QStringList men;
        for (std::size_t i = 0; i < card.men.size(); ++i)
            men << manWords(card.face.lines[i], card.men[i]);
        words << QStringLiteral("%1 %2: ").arg(card.face.country, card.face.year) +
                     men.join(QStringLiteral("; "));
    }
    setAccessibleName(tr("Cards of both teams"));
    setAccessibleDescription(words.join(QStringLiteral(". ")));
    update();
}

QSize MatchCardsView::minimumSizeHint() const
{
    const QFontMetrics caption(smallCardFont());
    return {2 * caption.averageCharWidth() * (numberLetters + nameLetters + fewestCellLetters),
            headLine() + figureLines(true) + fewestLines * caption.height() + 2 * spacing::related};
}

QSize MatchCardsView::sizeHint() const
{
    const int lines = static_cast<int>(
        std::max(m_cards[Side::Home].face.lines.size(), m_cards[Side::Away].face.lines.size()));
    return {minimumSizeHint().width(), headLine() + figureLines(true) +
                                           qRound((lines + 1) * mostLine * fontMetrics().height()) +
                                           2 * spacing::related};
}

int MatchCardsView::smallestLetters() const
{
    int smallest = QFontInfo(smallCardFont()).pixelSize();
    for (const Side side : bothSides) {
        const int room = linesOf(roomOf(side)).height();
        const int height = shownLines(m_cards[side], room, fontMetrics().height()).height;
        smallest =
            std::min(smallest, QFontInfo(lineFont(height, height >= fontMetrics().height())).pixelSize());
    }
    return smallest;
}

QRect MatchCardsView::roomOf(Side side) const
{
    const int width = (this->width() - spacing::related) / 2;
    return {side == Side::Home ? 0 : this->width() - width, 0, width, height()};
}

int MatchCardsView::figuresHeight() const
{
    // Both cards alike, so that their lines are level.
    const int room = roomOf(Side::Home).width() - 2 * spacing::related;
    return figureLines(std::any_of(m_cards.values.begin(), m_cards.values.end(),
                                   [room](const MatchCard &card) { return figureWidth(card.face) > room; }));
}

QRect MatchCardsView::linesOf(const QRect &room) const
{
    return room.adjusted(spacing::related, spacing::inside + headLine() + figuresHeight(), -spacing::related,
                         -spacing::inside);
}

void MatchCardsView::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Side side : bothSides)
        paintCard(painter, m_cards[side], roomOf(side));
}

void MatchCardsView::paintCard(QPainter &painter, const MatchCard &card, const QRect &room) const
{
    painter.setPen(colour(ColourRole::Hairline));
    painter.setBrush(colour(ColourRole::Surface));
    painter.drawRoundedRect(QRectF(room).adjusted(0.5, 0.5, -0.5, -0.5), matchCardCorner, matchCardCorner);
    if (card.face.lines.empty())
        return;
    QRect head(room.left() + spacing::related, room.top() + spacing::inside,
               room.width() - 2 * spacing::related, headLine());
    const int chip = head.height() - spacing::inside;
    paintKitChip(painter, QRectF(head.left(), head.top(), chip, chip), card.face.kit);
    painter.setFont(Theme::font(Theme::Type::Heading));
    painter.setPen(colour(ColourRole::Secondary));
    const int year = painter.fontMetrics().horizontalAdvance(card.face.year);
    drawCell(painter, head, Qt::AlignRight, card.face.year);
    painter.setPen(colour(ColourRole::Text));
    drawCell(painter, head.adjusted(chip + spacing::inside, 0, -year - spacing::inside, 0), Qt::AlignLeft,
             card.face.country);
    paintFigures(painter, card.face, QRect(head.left(), head.bottom() + 1, head.width(), figuresHeight()));
    const QRect lines = linesOf(room);
    const ShownLines shown = shownLines(card, lines.height(), fontMetrics().height());
    const QFont font = lineFont(shown.height, shown.height >= fontMetrics().height());
    painter.setFont(font);
    const std::vector<int> columns = columnWidths(card.face, painter.fontMetrics(), lines.width());
    int top = lines.top();
    for (const std::size_t line : shown.lines) {
        painter.setFont(font);
        paintLine(painter, card, line, QRect(lines.left(), top, lines.width(), shown.height), columns);
        top += shown.height;
    }
}

/// Columns as wide as their words; where these do not fit the words wrap.
void MatchCardsView::paintFigures(QPainter &painter, const CardFace &face, const QRect &room) const
{
    const QFontMetrics values(figureFont());
    const QFontMetrics labels(smallCardFont());
    const bool isWrapped = figureWidth(face) > room.width();
    std::vector<int> widths;
    for (const CardFace::Figure &figure : face.figures) {
        int words = isWrapped ? 0 : labels.horizontalAdvance(figure.label);
        for (const QString &word : figure.label.split(u' '))
            words = std::max(words, labels.horizontalAdvance(word));
        widths.push_back(std::max(values.horizontalAdvance(figure.value), words) + spacing::related);
    }
    const int spare = isWrapped ? room.width() - std::accumulate(widths.begin(), widths.end(), 0) : 0;
    int left = room.left();
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const CardFace::Figure &figure = face.figures[i];
        const int width = widths[i] + std::max(0, spare) / static_cast<int>(widths.size());
        const QRect part(left, room.top(), width - spacing::inside, room.height());
        left += width;
        painter.setFont(figureFont());
        painter.setPen(colour(ColourRole::Accent));
        drawCell(painter, QRect(part.left(), part.top(), part.width() + 1, values.height()), Qt::AlignLeft,
                 figure.value);
        painter.setFont(smallCardFont());
        painter.setPen(colour(ColourRole::Secondary));
        drawShown(painter, part.adjusted(0, values.height(), spacing::inside, 0),
                  Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, figure.label);
    }
}

void MatchCardsView::paintLine(QPainter &painter, const MatchCard &card, std::size_t line, const QRect &room,
                               const std::vector<int> &columns) const
{
    const CardFace::Line &player = card.face.lines[line];
    const MatchCard::Man &man = card.men[line];
    painter.setPen(colour(ColourRole::Hairline));
    painter.drawLine(room.topLeft(), room.topRight());
    QFont font = painter.font();
    font.setStrikeOut(man.isOut);
    painter.setFont(font);
    painter.setPen(colour(man.isOut ? ColourRole::Secondary : ColourRole::Text));
    const int number = shirtWidth(card.face, painter.fontMetrics());
    int right = room.right() + 1;
    for (std::size_t column = columns.size(); column-- > 0;) {
        right -= columns[column];
        drawCell(painter,
                 QRect(right + spacing::inside, room.top(), columns[column] - spacing::inside, room.height()),
                 card.face.columns[column].isNumber ? Qt::AlignRight : Qt::AlignLeft,
                 player.cells[static_cast<qsizetype>(column)]);
    }
    drawCell(painter, QRect(room.left(), room.top(), number, room.height()), Qt::AlignRight, player.shirt);
    const QRect rest(room.left() + number + spacing::inside, room.top(),
                     right - room.left() - number - spacing::related, room.height());
    const qreal mark = room.height() * 0.62;
    PlayerMarks marks;
    for (const BoardSign sign : man.signs) {
        if (sign == BoardSign::Yellow)
            marks.push_back(PlayerMark::Yellow);
        else if (sign == BoardSign::Red)
            marks.push_back(PlayerMark::Red);
        else if (sign == BoardSign::Injured || sign == BoardSign::Tired)
            marks.push_back(PlayerMark::Injury);
    }
    for (int goal = 0; goal < std::min(man.goals, mostGoalsDrawn); ++goal)
        marks.push_back(PlayerMark::Goal);
    const QSizeF size = cardMarksSize(mark, marks.size());
    const int name = std::min(painter.fontMetrics().horizontalAdvance(player.name),
                              rest.width() - qCeil(size.width()) - spacing::inside);
    drawCell(painter, QRect(rest.left(), rest.top(), name + 1, rest.height()), Qt::AlignLeft, player.name);
    if (!marks.empty())
        paintCardMarks(painter,
                       QRectF(rest.left() + name + spacing::inside, rest.center().y() - size.height() / 2,
                              size.width(), size.height()),
                       marks);
}

bool MatchCardsView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QString words;
    for (const Side side : bothSides) {
        const MatchCard &card = m_cards[side];
        const QRect lines = linesOf(roomOf(side));
        QStringList figures;
        for (const CardFace::Figure &figure : card.face.figures)
            figures << QStringLiteral("%1: %2").arg(figure.label, figure.value);
        if (roomOf(side).contains(help->pos()))
            words = figures.join(u'\n');
        if (card.men.empty() || !lines.contains(help->pos()))
            continue;
        const ShownLines shown = shownLines(card, lines.height(), fontMetrics().height());
        const auto line =
            static_cast<std::size_t>((help->pos().y() - lines.top()) / std::max(shown.height, 1));
        if (line >= shown.lines.size())
            continue;
        const CardFace::Line &player = card.face.lines[shown.lines[line]];
        words = manWords(player, card.men[shown.lines[line]]);
        // The card's columns have no heads here.
        for (std::size_t column = 0; column < card.face.columns.size(); ++column)
            if (const QString &cell = player.cells[static_cast<qsizetype>(column)]; !cell.isEmpty())
                words += QStringLiteral("\n%1: %2").arg(card.face.columns[column].title, cell);
    }
    QToolTip::showText(help->globalPos(), words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")), this);
    return true;
}

} // namespace touchline
