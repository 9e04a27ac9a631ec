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
#include <utility>

namespace touchline {

namespace {

constexpr qreal matchCardCorner = 8;
/// Of a line, in heights of its font; less where many players share little room.
constexpr qreal mostLine = 1.8;
constexpr int fewestLines = 11;
/// Widths in average letters: a number, and the name that every line has room for.
constexpr int numberLetters = 3;
constexpr int nameLetters = 14;
constexpr int fewestCellLetters = 6;
constexpr int mostGoalsDrawn = 5;
/// Beside every name there is room for a card and a goal.
constexpr std::size_t marksWithRoom = 2;
/// Of a line.
constexpr qreal markShare = 0.62;
constexpr int litBar = 3;
/// Of the figures of a team, against its lines; of a one-timer and of an attempt.
constexpr qreal figureScale = 1.15;
constexpr qreal smallScale = 0.85;
constexpr qreal dotShare = 0.5;
constexpr qreal boxShare = 0.8;

/// Letters of a card are never smaller, in device-independent pixels, as long as its lines have room.
constexpr int leastCardLetters = 11;
/// Larger ones would only be farther apart, where the font of the system is of usual size.
constexpr int comfortableLetters = 20;

int bodyLetters()
{
    return QFontInfo(Theme::font(Theme::Type::Body)).pixelSize();
}

int leastLetters()
{
    return std::max(QFontInfo(Theme::font(Theme::Type::Caption)).pixelSize(), leastCardLetters);
}

int mostLetters()
{
    return std::max(comfortableLetters, bodyLetters() * 3 / 2);
}

QFont fontOf(int letters)
{
    QFont font = Theme::font(Theme::Type::Body);
    font.setPixelSize(std::max(letters, 1));
    return font;
}

QFont smallCardFont(int letters)
{
    return fontOf(std::max(leastCardLetters, qRound(letters * smallScale)));
}

QFont figureFont(int letters)
{
    return semibold(fontOf(qRound(letters * figureScale)));
}

QFont headFont(int letters)
{
    return semibold(fontOf(
        std::max(QFontInfo(Theme::font(Theme::Type::Heading)).pixelSize(), qRound(letters * figureScale))));
}

QString manWords(const CardFace::Line &line, const MatchCard::Man &man)
{
    QString words = line.shirt.isEmpty() ? line.name : line.shirt + u' ' + line.name;
    for (const BoardSign sign : man.signs)
        // Of somebody who is out it is said why.
        if (sign != BoardSign::Locked && sign != BoardSign::Injured)
            words += QStringLiteral(", ") + signWords(sign);
    if (man.isOut)
        words += QStringLiteral(", ") + MatchCardsView::tr("out: %1", "why a player is out").arg(man.because);
    if (man.goals > 0)
        words += QStringLiteral(", ") + MatchCardsView::tr("%n goal(s)", nullptr, man.goals);
    for (const bool isLeft : man.onceOnly)
        words += QStringLiteral(", ") +
                 (isLeft ? MatchCardsView::tr("one-timer left") : MatchCardsView::tr("one-timer used"));
    if (man.isLit)
        words += QStringLiteral(", ") + MatchCardsView::tr("last roll");
    return words;
}

QString handWords(const MatchCard::Hand &hand)
{
    return hand.name.isEmpty() ? QString()
                               : MatchCardsView::tr("%1 left: %2 of %3", "attempts, how many, of how many")
                                     .arg(hand.name.left(1).toUpper() + hand.name.mid(1))
                                     .arg(hand.left)
                                     .arg(hand.all);
}

void drawCell(QPainter &painter, const QRect &room, int flags, const QString &text)
{
    drawShown(painter, room, flags | Qt::AlignVCenter | Qt::TextSingleLine,
              painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

/// The columns of a card from the right, as wide as `widths`; gives where the first one begins.
int drawColumns(QPainter &painter, const CardFace &face, const QStringList &cells, const QRect &room,
                const std::vector<int> &widths)
{
    int right = room.right() + 1;
    for (std::size_t column = widths.size(); column-- > 0;) {
        right -= widths[column];
        if (widths[column] > 0)
            drawCell(
                painter,
                QRect(right + spacing::inside, room.top(), widths[column] - spacing::inside, room.height()),
                face.columns[column].isNumber ? Qt::AlignRight : Qt::AlignLeft,
                cells[static_cast<qsizetype>(column)]);
    }
    return right;
}

int headLine(int letters)
{
    return QFontMetrics(headFont(letters)).height() + spacing::inside;
}

/// Nothing where nobody has a number.
int shirtWidth(const CardFace &face, const QFontMetrics &metrics)
{
    const bool hasNumbers = std::any_of(face.lines.begin(), face.lines.end(),
                                        [](const CardFace::Line &line) { return !line.shirt.isEmpty(); });
    return hasNumbers ? numberLetters * metrics.averageCharWidth() : 0;
}

/// A printed sign without a heading is drawn as a dot where the match knows what is left of it.
bool isDrawnAsDot(const MatchCard &card, std::size_t column)
{
    return card.face.columns[column].title.isEmpty() &&
           std::any_of(card.men.begin(), card.men.end(),
                       [](const MatchCard::Man &man) { return !man.onceOnly.empty(); });
}

int columnWidth(const MatchCard &card, std::size_t column, const QFontMetrics &metrics,
                const QFontMetrics &headMetrics)
{
    if (isDrawnAsDot(card, column))
        return 0;
    int width = headMetrics.horizontalAdvance(card.face.columns[column].title);
    for (const CardFace::Line &line : card.face.lines)
        width = std::max(width, metrics.horizontalAdvance(line.cells[static_cast<qsizetype>(column)]));
    return width + spacing::related;
}

/// What the columns of a card take, as many from the left as leave room for the names.
std::vector<int> columnWidths(const MatchCard &card, int letters, int room)
{
    const QFontMetrics metrics(fontOf(letters));
    const QFontMetrics heads(smallCardFont(letters));
    std::vector<int> widths;
    int left = room - shirtWidth(card.face, metrics) - nameLetters * metrics.averageCharWidth();
    for (std::size_t column = 0; column < card.face.columns.size(); ++column) {
        const int width = columnWidth(card, column, metrics, heads);
        left -= width;
        if (left < 0)
            break;
        widths.push_back(width);
    }
    return widths;
}

int dotsWidth(const MatchCard::Man &man, const QFontMetrics &metrics)
{
    return man.onceOnly.empty() ? 0
                                : static_cast<int>(man.onceOnly.size()) *
                                      (qCeil(metrics.height() * dotShare) + spacing::inside);
}

/// Of the longest line of a card.
int wholeWidth(const MatchCard &card, int letters)
{
    const QFontMetrics metrics(fontOf(letters));
    const QFontMetrics heads(smallCardFont(letters));
    int names = nameLetters * metrics.averageCharWidth();
    for (std::size_t line = 0; line < card.men.size(); ++line)
        names = std::max(names, metrics.horizontalAdvance(card.face.lines[line].name) +
                                    dotsWidth(card.men[line], metrics));
    int width = shirtWidth(card.face, metrics) + names +
                qCeil(cardMarksSize(metrics.height() * markShare, marksWithRoom).width()) +
                2 * spacing::related;
    for (std::size_t column = 0; column < card.face.columns.size(); ++column)
        width += columnWidth(card, column, metrics, heads);
    return width;
}

/// The lines of a card that stand on it, by their numbers, and how high each is.
struct ShownLines
{
    std::vector<std::size_t> lines{};
    int height = 1;
};

bool isTold(const MatchCard &card, std::size_t line)
{
    if (line >= card.men.size())
        return false;
    const MatchCard::Man &man = card.men[line];
    return man.isOut || man.isLit || man.goals > 0 || !man.signs.empty();
}

/// All of them; where they would be too low to be read, those of whom there is something to be told, and the
/// first of the others as far as there is room. `most`: lines of the longer card, so that both cards are
/// level.
ShownLines shownLines(const MatchCard &card, std::size_t most, int room, int letterHeight)
{
    ShownLines shown;
    shown.height = std::min(qRound(mostLine * letterHeight), room / std::max(static_cast<int>(most), 1));
    const bool isReadable = shown.height >= letterHeight;
    if (!isReadable)
        shown.height = letterHeight;
    const std::size_t all = card.face.lines.size();
    const std::size_t places =
        isReadable ? all : std::min(all, static_cast<std::size_t>(std::max(room, 0) / letterHeight));
    for (const bool ofTold : {true, false})
        for (std::size_t i = 0; i < all && shown.lines.size() < places; ++i)
            if (isTold(card, i) == ofTold)
                shown.lines.push_back(i);
    std::sort(shown.lines.begin(), shown.lines.end());
    return shown;
}

std::size_t mostLines(const PerSide<MatchCard> &cards)
{
    return std::max(cards[Side::Home].face.lines.size(), cards[Side::Away].face.lines.size());
}

/// What the figures of a card and the words below them take of its width.
int figureWidth(const CardFace &face, int letters)
{
    const QFontMetrics values(figureFont(letters));
    const QFontMetrics labels(smallCardFont(letters));
    int width = 0;
    for (const CardFace::Figure &figure : face.figures)
        width += std::max(values.horizontalAdvance(figure.value), labels.horizontalAdvance(figure.label)) +
                 spacing::related;
    return width;
}

/// The words have two lines where they do not all fit into one.
int figureLines(int letters, bool isWrapped)
{
    return QFontMetrics(figureFont(letters)).height() +
           (isWrapped ? 2 : 1) * QFontMetrics(smallCardFont(letters)).height() + spacing::inside;
}

PlayerMarks marksOf(const MatchCard::Man &man)
{
    PlayerMarks marks;
    for (const BoardSign sign : man.signs) {
        if (sign == BoardSign::Yellow)
            marks.push_back(PlayerMark::Yellow);
        else if (sign == BoardSign::Red)
            marks.push_back(PlayerMark::Red);
        else if (sign == BoardSign::Injured || sign == BoardSign::Tired)
            marks.push_back(PlayerMark::Injury);
        else if (sign == BoardSign::Locked)
            marks.push_back(PlayerMark::Ban);
    }
    for (int goal = 0; goal < std::min(man.goals, mostGoalsDrawn); ++goal)
        marks.push_back(PlayerMark::Goal);
    return marks;
}

void paintLit(QPainter &painter, const QRect &room)
{
    painter.fillRect(room, colour(ColourRole::GoesOn));
    painter.fillRect(QRect(room.left() - litBar, room.top(), litBar, room.height()),
                     colour(ColourRole::Accent));
}

/// Filled while it is left, hollow once it was used.
void paintOnceOnly(QPainter &painter, QRectF dot, const std::vector<bool> &onceOnly)
{
    for (const bool isLeft : onceOnly) {
        painter.setPen(QPen(colour(isLeft ? ColourRole::Accent : ColourRole::Secondary), 1.2));
        painter.setBrush(isLeft ? QBrush(colour(ColourRole::Accent)) : QBrush(Qt::NoBrush));
        painter.drawEllipse(dot.adjusted(1, 1, -1, -1));
        dot.translate(dot.width() + spacing::inside, 0);
    }
    painter.setBrush(Qt::NoBrush);
}

} // namespace

MatchCardsView::MatchCardsView(QWidget *parent) : QWidget(parent), m_letters(leastLetters())
{
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        fit();
        update();
    });
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
        QStringList head{(card.face.country + u' ' + card.face.year).trimmed(), handWords(card.hand)};
        if (card.isLit)
            head << tr("last roll");
        head.removeAll(QString());
        words << head.join(QStringLiteral(", ")) + QStringLiteral(": ") + men.join(QStringLiteral("; "));
    }
    setAccessibleName(tr("Cards of both teams"));
    setAccessibleDescription(words.join(QStringLiteral(". ")));
    fit();
    update();
}

QSize MatchCardsView::minimumSizeHint() const
{
    const int letters = leastLetters();
    const QFontMetrics caption(smallCardFont(letters));
    return {2 * caption.averageCharWidth() * (numberLetters + nameLetters + fewestCellLetters),
            headLine(letters) + figureLines(letters, true) + fewestLines * caption.height() +
                2 * spacing::related};
}

QSize MatchCardsView::sizeHint() const
{
    const int lines = static_cast<int>(mostLines(m_cards));
    return {minimumSizeHint().width(), headLine(bodyLetters()) + figureLines(bodyLetters(), true) +
                                           qRound((lines + 1) * mostLine * fontMetrics().height()) +
                                           2 * spacing::related};
}

int MatchCardsView::smallestLetters() const
{
    return std::min(m_letters, QFontInfo(smallCardFont(m_letters)).pixelSize());
}

bool MatchCardsView::isWhole() const
{
    return m_isWhole;
}

QRect MatchCardsView::roomOf(Side side) const
{
    const int width = (this->width() - spacing::related) / 2;
    return {side == Side::Home ? 0 : this->width() - width, 0, width, height()};
}

int MatchCardsView::figuresHeight() const
{
    const int room = roomOf(Side::Home).width() - 2 * spacing::related;
    return figureLines(m_letters, std::any_of(m_cards.values.begin(), m_cards.values.end(),
                                              [this, room](const MatchCard &card) {
                                                  return figureWidth(card.face, m_letters) > room;
                                              }));
}

int MatchCardsView::headsHeight() const
{
    return QFontMetrics(smallCardFont(m_letters)).height();
}

int MatchCardsView::handHeight() const
{
    const bool isCounted = std::any_of(m_cards.values.begin(), m_cards.values.end(),
                                       [](const MatchCard &card) { return !card.hand.name.isEmpty(); });
    return isCounted ? QFontMetrics(fontOf(m_letters)).height() + spacing::related : 0;
}

QRect MatchCardsView::linesOf(const QRect &room) const
{
    return room.adjusted(spacing::related,
                         spacing::inside + headLine(m_letters) + figuresHeight() + handHeight() +
                             headsHeight(),
                         -spacing::related, -spacing::inside);
}

bool MatchCardsView::hasRoomFor(int letters)
{
    m_letters = letters;
    const QFontMetrics metrics(fontOf(letters));
    return std::all_of(bothSides.begin(), bothSides.end(), [&](Side side) {
        const QRect lines = linesOf(roomOf(side));
        return static_cast<int>(mostLines(m_cards)) * metrics.height() <= lines.height() &&
               wholeWidth(m_cards[side], letters) <= lines.width();
    });
}

void MatchCardsView::fit()
{
    // From step to step nothing changes that takes room.
    QStringList room{QStringLiteral("%1x%2 %3").arg(width()).arg(height()).arg(bodyLetters())};
    for (const MatchCard &card : m_cards.values) {
        const bool hasDots = std::any_of(card.men.begin(), card.men.end(),
                                         [](const MatchCard::Man &man) { return !man.onceOnly.empty(); });
        room << card.face.country << card.face.year << card.hand.name
             << (hasDots ? QStringLiteral("dots") : QString());
    }
    if (std::exchange(m_fitted, room) == room)
        return;
    int letters = mostLetters();
    for (m_isWhole = hasRoomFor(letters); !m_isWhole && letters > leastLetters();
         m_isWhole = hasRoomFor(letters))
        --letters;
}

void MatchCardsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
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
    painter.setBrush(Qt::NoBrush);
    if (card.face.lines.empty())
        return;
    QRect head(room.left() + spacing::related, room.top() + spacing::inside,
               room.width() - 2 * spacing::related, headLine(m_letters));
    const int chip = head.height() - spacing::inside;
    paintKitChip(painter, QRectF(head.left(), head.top(), chip, chip), card.face.kit);
    painter.setFont(headFont(m_letters));
    painter.setPen(colour(ColourRole::Secondary));
    const int year = painter.fontMetrics().horizontalAdvance(card.face.year);
    drawCell(painter, head, Qt::AlignRight, card.face.year);
    painter.setPen(colour(ColourRole::Text));
    drawCell(painter, head.adjusted(chip + spacing::inside, 0, -year - spacing::inside, 0), Qt::AlignLeft,
             card.face.country);
    const QRect figures(head.left(), head.bottom() + 1, head.width(), figuresHeight());
    paintFigures(painter, card, figures);
    paintHand(painter, card.hand, QRect(figures.left(), figures.bottom() + 1, figures.width(), handHeight()));
    const QRect lines = linesOf(room);
    const QFont font = fontOf(m_letters);
    const QFontMetrics metrics(font);
    const ShownLines shown = shownLines(card, mostLines(m_cards), lines.height(), metrics.height());
    const std::vector<int> columns = columnWidths(card, m_letters, lines.width());
    paintHeads(painter, card, QRect(lines.left(), lines.top() - headsHeight(), lines.width(), headsHeight()),
               columns);
    int top = lines.top();
    for (const std::size_t line : shown.lines) {
        painter.setFont(font);
        paintLine(painter, card, line, QRect(lines.left(), top, lines.width(), shown.height), columns);
        top += shown.height;
    }
}

/// Columns as wide as their words; where these do not fit the words wrap.
void MatchCardsView::paintFigures(QPainter &painter, const MatchCard &card, const QRect &room) const
{
    const CardFace &face = card.face;
    if (card.isLit)
        paintLit(painter, room.adjusted(0, 0, 0, -spacing::inside));
    const QFontMetrics values(figureFont(m_letters));
    const QFontMetrics labels(smallCardFont(m_letters));
    const bool isWrapped = figureWidth(face, m_letters) > room.width();
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
        painter.setFont(figureFont(m_letters));
        painter.setPen(colour(ColourRole::Accent));
        drawCell(painter, QRect(part.left(), part.top(), part.width() + 1, values.height()), Qt::AlignLeft,
                 figure.value);
        painter.setFont(smallCardFont(m_letters));
        painter.setPen(colour(ColourRole::Secondary));
        drawShown(painter, part.adjusted(0, values.height(), spacing::inside, 0),
                  Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, figure.label);
    }
}

/// A strip of boxes that empties from the left.
void MatchCardsView::paintHand(QPainter &painter, const MatchCard::Hand &hand, const QRect &room) const
{
    if (hand.name.isEmpty() || hand.all == 0)
        return;
    painter.setFont(smallCardFont(m_letters));
    painter.setPen(colour(ColourRole::Secondary));
    const QString words = handWords(hand);
    const int width = painter.fontMetrics().horizontalAdvance(words) + spacing::related;
    drawCell(painter, QRect(room.left(), room.top(), width, room.height()), Qt::AlignLeft, words);
    const qreal strip = room.width() - width;
    const qreal step = std::min(strip / hand.all, m_letters * boxShare + spacing::inside);
    QRectF box(room.left() + width, 0, std::max(step - spacing::inside, 2.0), m_letters * boxShare);
    box.moveTop(room.top() + (room.height() - box.height()) / 2);
    for (int one = 0; one < hand.all; ++one) {
        const bool isLeft = one >= hand.all - hand.left;
        painter.setPen(QPen(colour(isLeft ? ColourRole::Accent : ColourRole::Secondary), 1));
        painter.setBrush(isLeft ? QBrush(colour(ColourRole::Accent)) : QBrush(Qt::NoBrush));
        painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5));
        box.translate(step, 0);
    }
    painter.setBrush(Qt::NoBrush);
}

void MatchCardsView::paintHeads(QPainter &painter, const MatchCard &card, const QRect &room,
                                const std::vector<int> &columns) const
{
    painter.setFont(smallCardFont(m_letters));
    painter.setPen(colour(ColourRole::Secondary));
    QStringList titles;
    for (const CardFace::Column &column : card.face.columns)
        titles << column.title;
    drawColumns(painter, card.face, titles, room, columns);
}

void MatchCardsView::paintLine(QPainter &painter, const MatchCard &card, std::size_t line, const QRect &room,
                               const std::vector<int> &columns) const
{
    const CardFace::Line &player = card.face.lines[line];
    const MatchCard::Man &man = card.men[line];
    if (man.isLit)
        paintLit(painter, room);
    painter.setPen(colour(ColourRole::Hairline));
    painter.drawLine(room.topLeft(), room.topRight());
    const QFont plain = painter.font();
    QFont font = plain;
    font.setStrikeOut(man.isOut);
    if (man.isLit)
        font = semibold(font);
    painter.setFont(font);
    painter.setPen(colour(man.isOut ? ColourRole::Secondary : ColourRole::Text));
    const QFontMetrics metrics(plain);
    const int number = shirtWidth(card.face, metrics);
    const int right = drawColumns(painter, card.face, player.cells, room, columns);
    drawCell(painter, QRect(room.left(), room.top(), number, room.height()), Qt::AlignRight, player.shirt);
    const int end = right - spacing::inside;
    int left = room.left() + number + spacing::inside;
    const qreal mark = metrics.height() * markShare;
    const PlayerMarks marks = marksOf(man);
    const QSizeF size = cardMarksSize(mark, marks.size());
    const int beside = qCeil(size.width()) + dotsWidth(man, metrics) + spacing::inside;
    const int name = std::min(painter.fontMetrics().horizontalAdvance(player.name), end - left - beside);
    drawCell(painter, QRect(left, room.top(), name + 1, room.height()), Qt::AlignLeft, player.name);
    left += name + spacing::inside + 1;
    const qreal middle = room.top() + room.height() / 2.0;
    if (!man.onceOnly.empty()) {
        const qreal dot = metrics.height() * dotShare;
        paintOnceOnly(painter, QRectF(left, middle - dot / 2, dot, dot), man.onceOnly);
        left += dotsWidth(man, metrics);
    }
    if (!marks.empty())
        paintCardMarks(painter, QRectF(left, middle - size.height() / 2, size.width(), size.height()), marks);
    left += qCeil(size.width());
    if (!man.isOut || end - left < fewestCellLetters * metrics.averageCharWidth())
        return;
    painter.setFont(smallCardFont(m_letters));
    painter.setPen(colour(ColourRole::Secondary));
    drawCell(painter, QRect(left, room.top(), end - left, room.height()), Qt::AlignLeft, man.because);
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
        if (!card.hand.name.isEmpty())
            figures << handWords(card.hand);
        if (roomOf(side).contains(help->pos()))
            words = figures.join(u'\n');
        if (card.men.empty() || !lines.contains(help->pos()))
            continue;
        const ShownLines shown =
            shownLines(card, mostLines(m_cards), lines.height(), QFontMetrics(fontOf(m_letters)).height());
        const auto line =
            static_cast<std::size_t>((help->pos().y() - lines.top()) / std::max(shown.height, 1));
        if (line >= shown.lines.size())
            continue;
        const CardFace::Line &player = card.face.lines[shown.lines[line]];
        words = manWords(player, card.men[shown.lines[line]]);
        for (std::size_t column = 0; column < card.face.columns.size(); ++column)
            if (const QString &cell = player.cells[static_cast<qsizetype>(column)];
                !cell.isEmpty() && !isDrawnAsDot(card, column))
                words += QStringLiteral("\n%1: %2").arg(card.face.columns[column].title, cell);
    }
    QToolTip::showText(help->globalPos(), words.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")), this);
    return true;
}

} // namespace touchline
