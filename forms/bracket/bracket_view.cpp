// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/bracket/bracket_view.h"

#include "core/base/index.h"
#include "forms/bracket/accessible_bracket.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/view_zoom.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace touchline {

namespace {

constexpr qreal smallestZoom = 0.05;
constexpr qreal largestZoom = 4;
constexpr int margin = spacing::groups;
/// As far as this a picture is made smaller to be seen without a bar.
constexpr qreal nearlyWhole = 0.9;
/// Smaller than this a bracket of two sides cannot be read: one side is scrolled instead.
constexpr qreal leastTwoSidedZoom = 0.5;

} // namespace

BracketView::BracketView(QWidget *parent)
    : QGraphicsView(parent)
    , m_scene(new BracketScene(Ink::ofWindow(), this))
{
    installBracketAccessibility();
    setScene(m_scene);
    setFrameShape(QFrame::NoFrame);
    setBackgroundRole(QPalette::Window);
    setBackgroundBrush(Qt::NoBrush);
    setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    setDragMode(ScrollHandDrag);
    setRenderHint(QPainter::Antialiasing);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setCursor(Qt::ArrowCursor);
    setAccessibleName(tr("Bracket"));
    setAccessibleDescription(
        tr("Arrow keys move between ties, Space switches between the two teams, Enter opens the match."));
    connect(&Theme::instance(), &Theme::changed, this, [this] { m_scene->setInk(Ink::ofWindow()); });
}

void BracketView::setContent(BracketContent content)
{
    const TieCard *before = currentCard();
    const int tie = before == nullptr ? -1 : before->tie;
    const QUuid team = chosenTeam();
    const int across = horizontalScrollBar()->value();
    const int down = verticalScrollBar()->value();
    showContent(std::move(content));
    if (m_isFitting)
        applyFit();
    horizontalScrollBar()->setValue(across);
    verticalScrollBar()->setValue(down);
    if (const int box = this->content().layout.boxOf(tie); box >= 0) {
        const bool isStill = this->content().hasTeam(box, team);
        m_scene->setChoice(box, isStill ? team : this->content().cards[at(box)].teams[usualSide(box)]);
    }
    Q_EMIT chosen();
}

void BracketView::showContent(BracketContent content)
{
    m_scene->setContent(std::move(content));
    m_scene->setSceneRect(
        QRectF(QPointF(), this->content().layout.size()).adjusted(-margin, -margin, margin, margin));
}

/// A large bracket runs from both sides to the middle where that shows more of it, large enough to be read.
void BracketView::takeShape()
{
    const BracketContent &now = content();
    if (!now.otherShape)
        return;
    const QSizeF room = maximumViewportSize();
    const auto zoomOf = [&room](const BracketLayout &layout) {
        const QSizeF all = layout.size() + QSizeF(2 * margin, 2 * margin);
        return std::min({1.0, room.width() / all.width(), room.height() / all.height()});
    };
    const BracketLayout &wide = now.layout.isTwoSided() ? now.layout : *now.otherShape;
    const BracketLayout &plain = now.layout.isTwoSided() ? *now.otherShape : now.layout;
    const bool isWanted = zoomOf(wide) >= leastTwoSidedZoom && zoomOf(wide) > zoomOf(plain);
    if (isWanted == now.layout.isTwoSided())
        return;
    BracketContent other = now;
    other.swapShapes();
    // The boxes are the same, and in the same order.
    const int box = currentBox();
    const QUuid team = chosenTeam();
    showContent(std::move(other));
    m_scene->setChoice(box, team);
}

const TieCard *BracketView::currentCard() const
{
    return currentBox() < 0 ? nullptr : &content().cards[at(currentBox())];
}

Side BracketView::usualSide(int box) const
{
    const TieCard &card = content().cards[at(box)];
    for (const Side side : bothSides)
        if (!chosenTeam().isNull() && card.teams[side] == chosenTeam())
            return side;
    return card.winner.value_or(Side::Home);
}

void BracketView::choose(int box, std::optional<Side> side)
{
    const TieCard &card = content().cards[at(box)];
    m_scene->setChoice(box, card.teams[side.value_or(usualSide(box))]);
    ensureVisible(content().layout.boxes()[at(box)].whole, spacing::groups, spacing::groups);
    announce();
    Q_EMIT chosen();
}

bool BracketView::chooseTeam(const QUuid &team)
{
    for (int box = static_cast<int>(content().cards.size()) - 1; box >= 0; --box)
        if (content().hasTeam(box, team)) {
            const bool isHome = content().cards[at(box)].teams[Side::Home] == team;
            choose(box, isHome ? Side::Home : Side::Away);
            return true;
        }
    return false;
}

bool BracketView::chooseTie(int tie)
{
    const int box = content().layout.boxOf(tie);
    if (box >= 0)
        choose(box);
    return box >= 0;
}

/// Tells screen readers what has come into focus.
void BracketView::announce()
{
    if (currentBox() < 0)
        return;
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(currentBox());
    QAccessible::updateAccessibility(&event);
}

void BracketView::zoomBy(qreal factor, std::optional<QPoint> kept)
{
    m_isFitting = false;
    QPoint place = kept.value_or(viewport()->rect().center());
    if (!kept && currentBox() >= 0) {
        const QRectF box = content().layout.boxes()[at(currentBox())].whole;
        ensureVisible(box, margin, margin);
        place = mapFromScene(box.center());
    }
    zoomRound(*this, std::clamp(zoom() * factor, smallestZoom, largestZoom), place);
}

void BracketView::fitWidth()
{
    m_isFitting = true;
    applyFit();
}

void BracketView::applyFit()
{
    takeShape();
    const QSizeF all = sceneRect().size();
    if (all.isEmpty())
        return;
    // A pixel less, or rounding brings bars for nothing.
    const QSizeF room = maximumViewportSize() - QSize(1, 1);
    qreal wanted = std::min(1.0, room.width() / all.width());
    // What is a little too high is made to fit; else the bar at the side takes its part of the width.
    if (const qreal whole = room.height() / all.height(); whole < wanted && whole > nearlyWhole * wanted)
        wanted = whole;
    else if (wanted * all.height() > room.height())
        wanted =
            std::min(1.0, (room.width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent)) / all.width());
    wanted = std::max(wanted, smallestZoom);
    setTransform(QTransform::fromScale(wanted, wanted));
}

QRect BracketView::boxOnScreen(int box) const
{
    const QRect inView = mapFromScene(content().layout.boxes()[at(box)].whole).boundingRect();
    return {viewport()->mapToGlobal(inView.topLeft()), inView.size()};
}

bool BracketView::walk(int key)
{
    using Direction = BracketLayout::Direction;
    const int last = static_cast<int>(content().cards.size()) - 1;
    if (last < 0)
        return false;
    if (key == Qt::Key_Home || key == Qt::Key_End) {
        choose(key == Qt::Key_Home ? 0 : last);
        return true;
    }
    const Direction direction = key == Qt::Key_Left    ? Direction::Left
                                : key == Qt::Key_Right ? Direction::Right
                                : key == Qt::Key_Up    ? Direction::Up
                                                       : Direction::Down;
    const int next = currentBox() < 0 ? 0 : content().layout.neighbour(currentBox(), direction);
    if (next >= 0)
        choose(next);
    return true;
}

void BracketView::turnSide()
{
    const TieCard *card = currentCard();
    if (card == nullptr)
        return;
    const Side shown = card->teams[Side::Away] == chosenTeam() ? Side::Away : Side::Home;
    choose(currentBox(), opposite(shown));
}

void BracketView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
        if (event->modifiers() == Qt::NoModifier && walk(event->key()))
            return;
        break;
    case Qt::Key_Space:
        turnSide();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentBox() >= 0)
            Q_EMIT activated();
        return;
    default:
        break;
    }
    QGraphicsView::keyPressEvent(event);
}

void BracketView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    zoomBy(zoomOfWheel(*event), event->position().toPoint());
    event->accept();
}

bool BracketView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const int box = m_scene->boxAt(mapToScene(help->pos()));
        QToolTip::showText(help->globalPos(), box < 0 ? QString() : content().cards[at(box)].spoken,
                           viewport());
        return true;
    }
    if (event->type() == QEvent::Leave)
        m_scene->setHovered(-1);
    return QGraphicsView::viewportEvent(event);
}

void BracketView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    QGraphicsView::mousePressEvent(event);
}

void BracketView::mouseMoveEvent(QMouseEvent *event)
{
    QGraphicsView::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton)
        return;
    const int box = m_scene->boxAt(mapToScene(event->pos()));
    m_scene->setHovered(box);
    viewport()->setCursor(box >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BracketView::mouseReleaseEvent(QMouseEvent *event)
{
    QGraphicsView::mouseReleaseEvent(event);
    viewport()->setCursor(Qt::ArrowCursor);
    const bool isClick = (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (isClick && event->button() == Qt::LeftButton)
        chooseAt(event->pos());
}

void BracketView::chooseAt(QPoint place)
{
    const QPointF inScene = mapToScene(place);
    const int box = m_scene->boxAt(inScene);
    if (box < 0)
        return;
    const QRectF lines = content().layout.boxes()[at(box)].place;
    if (!lines.contains(inScene))
        choose(box);
    else
        choose(box, inScene.y() < lines.center().y() ? Side::Home : Side::Away);
}

void BracketView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_scene->boxAt(mapToScene(event->pos())) >= 0)
        Q_EMIT activated();
}

void BracketView::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse)
        chooseAt(event->pos());
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard && currentBox() >= 0;
    const QPoint place = isByKey ? mapFromGlobal(boxOnScreen(currentBox()).center()) : event->pos();
    Q_EMIT customContextMenuRequested(place);
    event->accept();
}

void BracketView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_isFitting)
        applyFit();
}

void BracketView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                         event->reason() == Qt::ShortcutFocusReason;
    if (currentBox() < 0 && !content().cards.empty() && isByKey)
        choose(0);
    else
        announce();
}

} // namespace touchline
