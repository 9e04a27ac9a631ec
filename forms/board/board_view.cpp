// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_view.h"

#include "core/base/index.h"
#include "forms/board/accessible_board.h"
#include "forms/board/board_words.h"
#include "forms/board/choice_drawing.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace touchline {

namespace {

constexpr qreal leastZoom = 0.1;
constexpr qreal mostZoom = 4;
constexpr qreal zoomOfStep = 1.2;
constexpr qreal wheelNotch = 120;
/// A board of a few pieces is not blown up beyond this.
constexpr qreal mostFitted = 4;
constexpr QSize usualSize{420, 280};
/// A step of an aim with Shift.
constexpr int longStep = 10;
/// Round where a shot begins, in radii of a piece.
constexpr qreal startRoom = 1.5;
constexpr int mostPower = 100;

} // namespace

BoardView::BoardView(QWidget *parent) : QGraphicsView(parent)
{
    installBoardAccessibility();
    setScene(new QGraphicsScene(this));
    setFrameShape(QFrame::NoFrame);
    setBackgroundRole(QPalette::Window);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(FullViewportUpdate);
    setDragMode(ScrollHandDrag);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    viewport()->setCursor(Qt::ArrowCursor);
    setAccessibleName(tr("Board"));
    connect(&Theme::instance(), &Theme::changed, this, &BoardView::draw);
    connect(&m_motion, &QVariantAnimation::valueChanged, viewport(), qOverload<>(&QWidget::update));
    connect(&m_motion, &QVariantAnimation::finished, this, &BoardView::endMotion);
}

BoardView::~BoardView() = default;

QSize BoardView::sizeHint() const
{
    return usualSize;
}

void BoardView::show(BoardShown shown)
{
    const bool isOther = shown.geometry != m_shown.geometry;
    const int quarters = m_quarters;
    BoardStand before;
    if (m_drawing)
        before = BoardStand(m_drawing->layout());
    const bool canMove = !isOther && m_drawing && shown.hasJustMoved;
    m_drawing.reset();
    m_shown = std::move(shown);
    m_gesture.setShown(m_shown);
    m_typed.clear();
    m_isPulling = false;
    m_pressedDrag.reset();
    if (!m_choice.setPosition(m_shown.position))
        m_current = -1;
    if (isOther) {
        m_isFitting = true;
        m_isTurned = false;
    }
    setAccessibleDescription(isEmpty() ? QString() : positionWords(m_shown));
    draw();
    if (m_isFitting)
        applyFit();
    if (canMove && quarters == m_quarters)
        startMotion(std::move(before));
}

void BoardView::startMotion(BoardStand before)
{
    // Some systems ask for less of what moves.
    if (m_stepMilliseconds <= 0 || !isVisible() ||
        style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0)
        return;
    m_animation.emplace(std::move(before), m_drawing->layout(), m_shown.trail, m_stepMilliseconds);
    const int length = m_animation->milliseconds();
    if (length <= 0) {
        m_animation.reset();
        return;
    }
    qApp->installEventFilter(this);
    m_motion.setStartValue(0);
    m_motion.setEndValue(length);
    m_motion.setDuration(length);
    m_motion.start();
}

int BoardView::motionMilliseconds() const
{
    return m_animation ? m_animation->milliseconds() - m_motion.currentValue().toInt() : 0;
}

void BoardView::endMotion()
{
    if (!m_animation)
        return;
    m_animation.reset();
    m_motion.stop();
    qApp->removeEventFilter(this);
    viewport()->update();
}

/// Whatever somebody does next, he has seen enough.
bool BoardView::eventFilter(QObject *object, QEvent *event)
{
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress)
        endMotion();
    return QGraphicsView::eventFilter(object, event);
}

void BoardView::draw()
{
    endMotion();
    m_drawing.reset();
    if (isEmpty())
        return;
    m_drawing = std::make_unique<BoardDrawing>(m_shown, m_quarters);
    scene()->setSceneRect(m_drawing->bounds());
    viewport()->update();
}

void BoardView::setViewer(Side viewer)
{
    if (viewer == m_viewer)
        return;
    m_viewer = viewer;
    m_quarters = (m_quarters + 2) % 4;
    draw();
}

void BoardView::turn()
{
    m_isTurned = true;
    m_quarters = (m_quarters + 1) % 4;
    draw();
    if (m_isFitting)
        applyFit();
}

int BoardView::lyingQuarters(QSize room) const
{
    const BoardGeometry &geometry = *m_shown.geometry;
    const auto scaleOf = [&](double across, double down) {
        return std::min(room.width() / across, room.height() / down);
    };
    const bool isLying = scaleOf(geometry.length, geometry.width) > scaleOf(geometry.width, geometry.length);
    return (isLying ? 1 : 0) + (m_viewer == Side::Away ? 2 : 0);
}

void BoardView::fit()
{
    m_isFitting = true;
    applyFit();
}

void BoardView::applyFit()
{
    if (isEmpty())
        return;
    const QSize room = maximumViewportSize() - QSize(2, 2);
    if (!m_isTurned && m_quarters != lyingQuarters(room)) {
        m_quarters = lyingQuarters(room);
        draw();
    }
    const QSizeF all = m_drawing->bounds().size();
    const qreal wanted =
        std::clamp(std::min(room.width() / all.width(), room.height() / all.height()), 0.01, mostFitted);
    setTransform(QTransform::fromScale(wanted, wanted));
}

void BoardView::zoomBy(qreal factor, ViewportAnchor anchor)
{
    if (isEmpty())
        return;
    m_isFitting = false;
    setTransformationAnchor(anchor);
    const qreal wanted = std::clamp(zoom() * factor, leastZoom, mostZoom);
    scale(wanted / zoom(), wanted / zoom());
}

int BoardView::heightFor(int width) const
{
    if (isEmpty())
        return 0;
    const BoardDrawing lying(m_shown, 1);
    const qreal scale = std::min(mostFitted, width / lying.bounds().width());
    return static_cast<int>(std::ceil(lying.bounds().height() * scale)) + 2;
}

void BoardView::drawBackground(QPainter *painter, const QRectF & /*rect*/)
{
    if (!m_drawing)
        return;
    const Ink ink = Ink::ofWindow();
    const BoardMoment moment = m_animation ? m_animation->at(m_motion.currentValue().toInt()) : BoardMoment();
    m_drawing->paint(*painter, ink, m_animation ? &moment : nullptr);
    const ChoiceDrawing choice(m_drawing->layout(), ink);
    choice.paint(*painter, m_choice, m_current);
    choice.paint(*painter, m_gesture, gestureWords(m_shown, m_gesture));
}

Picture BoardView::picture(const QString &title) const
{
    Picture picture;
    if (isEmpty())
        return picture;
    picture.title = title;
    picture.size = m_drawing->bounds().size();
    picture.paint = [shown = m_shown, quarters = m_quarters](QPainter &painter) {
        const BoardDrawing drawing(shown, quarters);
        painter.translate(-drawing.bounds().topLeft());
        drawing.paint(painter, Ink::ofPaper());
    };
    return picture;
}

QPainterPath BoardView::shapeOf(int target) const
{
    return m_drawing->layout().shapeOf(m_choice, m_choice.targets()[at(target)]);
}

/// The smallest of those that lie over each other.
int BoardView::targetAt(QPoint place) const
{
    if (!m_drawing)
        return -1;
    const QPointF point = mapToScene(place);
    int found = -1;
    qreal least = 0;
    for (int target = 0; target < static_cast<int>(m_choice.targets().size()); ++target) {
        const QPainterPath shape = shapeOf(target);
        const QSizeF size = shape.boundingRect().size();
        const qreal area = size.width() * size.height();
        if (shape.contains(point) && (found < 0 || area < least)) {
            found = target;
            least = area;
        }
    }
    return found;
}

QRect BoardView::targetOnScreen(int target) const
{
    const QRect seen = mapFromScene(shapeOf(target).boundingRect()).boundingRect();
    return {viewport()->mapToGlobal(seen.topLeft()), seen.size()};
}

QPoint BoardView::pointOfTarget(int target) const
{
    const QPoint middle = mapFromScene(shapeOf(target).boundingRect().center());
    if (targetAt(middle) == target)
        return middle;
    // Something smaller lies in its middle.
    const QRect box = mapFromScene(shapeOf(target).boundingRect()).boundingRect();
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x)
            if (targetAt({x, y}) == target)
                return {x, y};
    return middle;
}

QPoint BoardView::pointInView(const BoardPoint &point) const
{
    return mapFromScene(m_drawing->layout().mapped(point));
}

void BoardView::setCurrent(int target)
{
    if (target == m_current)
        return;
    m_current = target;
    if (target >= 0 && hasFocus())
        announce();
    viewport()->update();
}

void BoardView::announce()
{
    QAccessibleEvent event(this, QAccessible::Focus);
    event.setChild(m_current);
    QAccessible::updateAccessibility(&event);
}

void BoardView::take(int target)
{
    const BoardChoice::Target chosen = m_choice.targets()[at(target)];
    if (chosen.drag && chosen.options.empty() && chosen.begins.empty())
        carry(*chosen.drag, chosen.place);
    else if (chosen.options.size() == 1 && chosen.begins.empty() && !chosen.drag)
        Q_EMIT optionChosen(m_choice.highlights()[chosen.options.front()].option);
    else if (chosen.options.empty() && !chosen.drag)
        begin(chosen.place);
    else
        ask(target);
}

void BoardView::carry(std::size_t drag, const BoardPlace &place)
{
    m_gesture.take(drag, pointOf(*m_shown.geometry, place).value_or(BoardPoint()));
    gestureChanged();
}

void BoardView::begin(const BoardPlace &place)
{
    m_choice.chooseStart(place);
    m_current = -1;
    // By keys one goes on from the first place that it can go to.
    for (std::size_t i = 0; i < m_choice.targets().size() && m_current < 0; ++i)
        if (!m_choice.targets()[i].options.empty())
            setCurrent(static_cast<int>(i));
    viewport()->update();
}

bool BoardView::forget()
{
    if (!m_choice.isStartChosen())
        return false;
    m_choice.forgetStart();
    m_current = -1;
    viewport()->update();
    return true;
}

void BoardView::ask(int target)
{
    const BoardChoice::Target chosen = m_choice.targets()[at(target)];
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const std::size_t index : chosen.options) {
        const BoardHighlight &highlight = m_choice.highlights()[index];
        QString words = optionWords(m_shown, highlight);
        menu->addAction(words.replace(u'&', QStringLiteral("&&")), this,
                        [this, option = highlight.option] { Q_EMIT optionChosen(option); });
    }
    if (!chosen.begins.empty())
        menu->addAction(tr("Choose Where It &Goes"), this, [this, place = chosen.place] { begin(place); });
    if (chosen.drag)
        menu->addAction(tr("&Put It Down Elsewhere"), this,
                        [this, chosen] { carry(*chosen.drag, chosen.place); });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(targetOnScreen(target).center());
}

/// To the next target in that direction: near, and not too far to the side.
void BoardView::walk(int key)
{
    if (!m_drawing)
        return;
    const auto &targets = m_choice.targets();
    if (targets.empty())
        return;
    if (m_current < 0) {
        setCurrent(0);
        return;
    }
    const QPointF from = shapeOf(m_current).boundingRect().center();
    int found = -1;
    qreal least = 0;
    for (int target = 0; target < static_cast<int>(targets.size()); ++target) {
        const QPointF way = shapeOf(target).boundingRect().center() - from;
        const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
        const qreal along = isAcross ? way.x() : way.y();
        const qreal forward = key == Qt::Key_Left || key == Qt::Key_Up ? -along : along;
        const qreal aside = std::abs(isAcross ? way.y() : way.x());
        if (target == m_current || forward < 1)
            continue;
        const qreal cost = forward + 2 * aside;
        if (found < 0 || cost < least) {
            found = target;
            least = cost;
        }
    }
    if (found < 0)
        return;
    setCurrent(found);
    ensureVisible(shapeOf(found).boundingRect());
}

BoardPoint BoardView::boardPoint(QPoint place) const
{
    return m_drawing->layout().unmapped(mapToScene(place));
}

bool BoardView::isOnStart(QPoint place) const
{
    return m_drawing && m_gesture.aim() &&
           QLineF(mapToScene(place), m_drawing->layout().mapped(m_gesture.start())).length() <=
               startRoom * pieceRadius;
}

void BoardView::gestureChanged()
{
    // It is heard as it is seen.
    const QString words = gestureWords(m_shown, m_gesture);
    setAccessibleDescription(words.isEmpty() ? positionWords(m_shown) : words);
    viewport()->update();
}

void BoardView::playGesture()
{
    const std::vector<OptionCode> options = m_gesture.answer();
    m_gesture.putBack();
    m_gesture.forgetShot();
    gestureChanged();
    if (!options.empty())
        Q_EMIT optionsChosen(options);
}

void BoardView::typeDigit(int digit)
{
    const QString typed = m_typed + QString::number(digit);
    m_typed = typed.toInt() > mostPower ? QString::number(digit) : typed;
    m_gesture.setPower(m_typed.toInt());
    gestureChanged();
}

bool BoardView::steerShot(const QKeyEvent &event, int step)
{
    switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        m_gesture.turnBy(event.key() == Qt::Key_Right ? step : -step);
        break;
    case Qt::Key_Up:
    case Qt::Key_Down:
        m_gesture.strengthen(event.key() == Qt::Key_Up ? step : -step);
        break;
    default:
        return false;
    }
    m_typed.clear();
    gestureChanged();
    return true;
}

/// The arrow keys go as they look, however the board lies.
void BoardView::steerCarried(const QKeyEvent &event, int step)
{
    const QPointF way = event.key() == Qt::Key_Left    ? QPointF(-1, 0)
                        : event.key() == Qt::Key_Right ? QPointF(1, 0)
                        : event.key() == Qt::Key_Up    ? QPointF(0, -1)
                                                       : QPointF(0, 1);
    const BoardLayout &layout = m_drawing->layout();
    const BoardPoint from = layout.unmapped({0, 0});
    const BoardPoint to = layout.unmapped(way * layout.unit());
    m_gesture.carryBy(static_cast<int>(std::lround(to.x - from.x)) * step,
                      static_cast<int>(std::lround(to.y - from.y)) * step);
    gestureChanged();
}

bool BoardView::steer(const QKeyEvent &event)
{
    const int step = event.modifiers().testFlag(Qt::ShiftModifier) ? longStep : 1;
    const bool isArrow = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right ||
                         event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    const bool isEnter =
        event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter || event.key() == Qt::Key_Space;
    const bool isBusy = m_gesture.carried() || m_gesture.shot();
    if (isBusy && isEnter) {
        playGesture();
        return true;
    }
    if (isBusy && event.key() == Qt::Key_Escape) {
        m_gesture.putBack();
        m_gesture.forgetShot();
        gestureChanged();
        return true;
    }
    if (m_gesture.carried()) {
        if (isArrow)
            steerCarried(event, step);
        return isArrow;
    }
    if (!m_gesture.aim() || !m_drawing)
        return false;
    // Before somebody aims, digits are for the page.
    const int digit = event.key() - Qt::Key_0;
    if (m_gesture.shot() && digit >= 0 && digit <= 9) {
        typeDigit(digit);
        return true;
    }
    return steerShot(event, step);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (steer(*event))
        return;
    const int count = static_cast<int>(m_choice.targets().size());
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        walk(event->key());
        return;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (count > 0)
            setCurrent(event->key() == Qt::Key_Home ? 0 : count - 1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_current >= 0)
            take(m_current);
        return;
    case Qt::Key_Escape:
        if (forget())
            return;
        break;
    case Qt::Key_Plus:
        zoomBy(zoomOfStep);
        return;
    case Qt::Key_Minus:
        zoomBy(1 / zoomOfStep);
        return;
    case Qt::Key_0:
        fit();
        return;
    case Qt::Key_R:
        if (event->modifiers() == Qt::NoModifier) {
            turn();
            return;
        }
        break;
    default:
        break;
    }
    // Digits and the like are for the page.
    event->ignore();
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    zoomBy(std::pow(zoomOfStep, event->angleDelta().y() / wheelNotch), AnchorUnderMouse);
    event->accept();
}

QString BoardView::wordsAt(QPoint place) const
{
    if (const int target = targetAt(place); target >= 0)
        return targetWords(m_shown, m_choice, m_choice.targets()[at(target)]);
    const QPointF point = mapToScene(place);
    const BoardLayout &layout = m_drawing->layout();
    const std::vector<QRectF> dice = layout.dieBoxes();
    for (std::size_t die = 0; die < dice.size(); ++die)
        if (dice[die].contains(point))
            return dieWords(m_shown.position.dice[die]);
    for (const BoardLayout::Disc &disc : layout.discs())
        if (disc.piece->at && QLineF(disc.centre, point).length() <= disc.radius)
            return contentWords(m_shown, disc.piece->place());
    QString words;
    for (int cell = 0; cell < static_cast<int>(m_shown.geometry->cells.size()); ++cell) {
        const BoardPlace there{cell};
        if (!layout.shapeOf(there).contains(point))
            continue;
        const QString content = contentWords(m_shown, there);
        if (!m_shown.geometry->cells[at(cell)].onlyWhenUsed || !content.isEmpty())
            words =
                placeWords(m_shown, there) + (content.isEmpty() ? QString() : QStringLiteral(". ") + content);
    }
    return words;
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && m_drawing) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), wordsAt(help->pos()).toHtmlEscaped(), viewport());
        return true;
    }
    if (event->type() == QEvent::Leave && !hasFocus())
        setCurrent(-1);
    return QGraphicsView::viewportEvent(event);
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    m_pressedDrag.reset();
    m_isPulling = event->button() == Qt::LeftButton && isOnStart(event->pos());
    m_wasPulled = false;
    if (const int target = targetAt(event->pos()); event->button() == Qt::LeftButton && target >= 0)
        m_pressedDrag = m_choice.targets()[at(target)].drag;
    if (!m_isPulling && !m_pressedDrag && !m_gesture.carried())
        QGraphicsView::mousePressEvent(event);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    const bool isDrag = (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_isPulling) {
        m_wasPulled = m_wasPulled || isDrag;
        if (m_wasPulled) {
            m_gesture.pullTo(boardPoint(event->pos()));
            gestureChanged();
        }
        return;
    }
    const bool isHeld = event->buttons().testFlag(Qt::LeftButton);
    if (isHeld && m_pressedDrag && isDrag && !m_gesture.carried())
        m_gesture.take(*m_pressedDrag, boardPoint(m_pressed));
    // In the hand, or, taken by a click, at the pointer.
    if (m_gesture.carried() && (isHeld || event->buttons() == Qt::NoButton)) {
        m_gesture.carryTo(boardPoint(event->pos()));
        gestureChanged();
        return;
    }
    QGraphicsView::mouseMoveEvent(event);
    if (event->buttons() != Qt::NoButton)
        return;
    const int target = targetAt(event->pos());
    if (target >= 0)
        setCurrent(target);
    const bool isHand = target >= 0 || isOnStart(event->pos());
    viewport()->setCursor(isHand ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isClick = (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    const bool isLeft = event->button() == Qt::LeftButton;
    if (std::exchange(m_isPulling, false)) {
        // Drawn back it waits for a click on it, or for Enter.
        if (!m_wasPulled && m_gesture.shot())
            playGesture();
        return;
    }
    if (m_gesture.carried() && isLeft) {
        m_pressedDrag.reset();
        playGesture();
        return;
    }
    QGraphicsView::mouseReleaseEvent(event);
    viewport()->setCursor(Qt::ArrowCursor);
    if (!isClick || !isLeft)
        return;
    if (const int target = targetAt(event->pos()); target >= 0)
        take(target);
    else
        forget();
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    if (isEmpty())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Zoom &In"), this, [this] { zoomBy(zoomOfStep); });
    menu->addAction(tr("Zoom &Out"), this, [this] { zoomBy(1 / zoomOfStep); });
    menu->addAction(tr("&Fit"), this, &BoardView::fit);
    menu->addAction(tr("&Turn"), this, &BoardView::turn);
    menu->popup(event->globalPos());
    event->accept();
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    QGraphicsView::resizeEvent(event);
    if (m_isFitting)
        applyFit();
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QGraphicsView::focusInEvent(event);
    if (m_current < 0 && !m_choice.targets().empty() && event->reason() != Qt::MouseFocusReason)
        setCurrent(0);
    else if (m_current >= 0)
        announce();
}

} // namespace touchline
