// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/board/board_view.h"

#include "core/base/index.h"
#include "forms/board/accessible_board.h"
#include "forms/board/board_pieces.h"
#include "forms/board/board_words.h"
#include "forms/board/choice_drawing.h"
#include "forms/widgets/view_zoom.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QGraphicsScene>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace touchline {

namespace {

constexpr qreal leastZoom = 0.01;
constexpr qreal mostZoom = 4;
/// A board of a few pieces is not blown up beyond this.
constexpr qreal mostFitted = 4;
constexpr QSize usualSize{420, 280};
/// A step of an aim with Shift.
constexpr int longStep = 10;
/// Round where a shot begins, in radii of a piece.
constexpr qreal startRoom = 1.5;
constexpr int mostPower = 100;
constexpr int followMilliseconds = 160;
/// Wider than this a place has its question at its middle, not beside it.
constexpr int widePlace = 160;
/// As near to it a thin or small sign is meant.
constexpr qreal nearSign = 7;

/// So near to the line between two points.
bool isNear(const QPointF &one, const QPointF &other, const QPointF &point, qreal least)
{
    const QPointF way = other - one;
    const qreal length = QPointF::dotProduct(way, way);
    const qreal share = length > 0 ? std::clamp(QPointF::dotProduct(point - one, way) / length, 0.0, 1.0) : 0;
    return QLineF(one + way * share, point).length() <= least;
}

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
    connect(&m_following, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        horizontalScrollBar()->setValue(value.toPoint().x());
        verticalScrollBar()->setValue(value.toPoint().y());
    });
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
    const std::optional<BoardBall> ball = m_shown.position.ball;
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
    if (!isOther)
        followBall(ball);
}

/// Who looks closer at a fine board has the ball in the middle half of what he sees.
void BoardView::followBall(const std::optional<BoardBall> &before)
{
    const std::optional<BoardBall> &ball = m_shown.position.ball;
    if (m_isFitting || isEmpty() || !ball || !before || ball->place() == before->place() ||
        !m_drawing->layout().isFine())
        return;
    const QRect all = viewport()->rect();
    const QRect middle = all.adjusted(all.width() / 4, all.height() / 4, -all.width() / 4, -all.height() / 4);
    const QPoint there = mapFromScene(m_drawing->layout().ball().centre);
    if (middle.contains(there))
        return;
    const QPoint from(horizontalScrollBar()->value(), verticalScrollBar()->value());
    m_following.stop();
    m_following.setStartValue(from);
    m_following.setEndValue(from + there - all.center());
    const bool isStill = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) <= 0;
    m_following.setDuration(isStill ? 0 : followMilliseconds);
    m_following.start();
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
    m_hasGround = false;
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
    m_hasGround = false;
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
    m_shown.quarters = m_quarters;
    if (std::exchange(m_reportedQuarters, m_quarters) != m_quarters)
        Q_EMIT turned(m_quarters);
    drawPieces();
    scene()->setSceneRect(m_drawing->bounds());
}

/// As large as they are legible at this zoom.
void BoardView::drawPieces()
{
    m_drawing = std::make_unique<BoardDrawing>(m_shown, m_quarters, leastPiece / 2 / zoom());
    m_hasGround = false;
    viewport()->update();
}

qreal BoardView::smallestPiece() const
{
    qreal least = 0;
    if (m_drawing)
        for (const BoardLayout::Disc &disc : m_drawing->layout().discs())
            if (!disc.piece->isOfficial && (least <= 0 || disc.radius < least))
                least = disc.radius;
    return 2 * least * zoom();
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
    const qreal wanted = fittedZoom();
    const bool isOther = !qFuzzyCompare(wanted, zoom());
    setTransform(QTransform::fromScale(wanted, wanted));
    if (isOther)
        drawPieces();
}

qreal BoardView::fittedZoom() const
{
    const QSize room = maximumViewportSize() - QSize(2, 2);
    const QSizeF all = m_drawing->bounds().size();
    return std::clamp(std::min(room.width() / all.width(), room.height() / all.height()), leastZoom,
                      mostFitted);
}

void BoardView::zoomBy(qreal factor, std::optional<QPoint> kept)
{
    if (isEmpty())
        return;
    m_following.stop();
    const qreal wanted = zoom() * factor;
    if (factor < 1 && wanted <= fittedZoom()) {
        fit();
        return;
    }
    m_isFitting = false;
    zoomRound(*this, std::clamp(wanted, leastZoom, std::max(mostZoom, fittedZoom())),
              kept.value_or(viewport()->rect().center()));
    drawPieces();
}

void BoardView::paintGround(QPainter &painter, const Ink &ink)
{
    const qreal ratio = devicePixelRatioF();
    const QSize size = viewport()->size() * ratio;
    const QTransform now = viewportTransform();
    if (!m_hasGround || m_ground.size() != size || m_groundTransform != now) {
        m_ground = QPixmap(size);
        m_ground.setDevicePixelRatio(ratio);
        m_ground.fill(Qt::transparent);
        QPainter ground(&m_ground);
        ground.setTransform(now);
        m_drawing->paintGround(ground, ink, !m_animation);
        m_groundTransform = now;
        m_hasGround = true;
    }
    painter.save();
    painter.resetTransform();
    painter.drawPixmap(0, 0, m_ground);
    painter.restore();
}

void BoardView::drawBackground(QPainter *painter, const QRectF & /*rect*/)
{
    if (!m_drawing)
        return;
    const Ink ink = Ink::ofWindow();
    const BoardMoment moment = m_animation ? m_animation->at(m_motion.currentValue().toInt()) : BoardMoment();
    paintGround(*painter, ink);
    const ChoiceDrawing choice(m_drawing->layout(), ink);
    choice.paintGround(*painter, m_choice, m_current);
    const BoardPlace active = m_current >= 0     ? m_choice.targets()[at(m_current)].place
                              : m_choice.start() ? *m_choice.start()
                                                 : BoardPlace();
    m_drawing->paintPieces(*painter, ink, active, m_animation ? &moment : nullptr);
    choice.paintSigns(*painter, m_choice, m_current);
    choice.paint(*painter, m_gesture, gestureWords(m_shown, m_gesture));
    if (m_held)
        paintHeld(*painter, ink);
}

void BoardView::paintHeld(QPainter &painter, const Ink &ink) const
{
    const BoardPieces pieces(m_shown, m_drawing->layout());
    BoardLayout::Disc disc;
    disc.centre = mapToScene(m_pointer);
    disc.radius = m_held->radius;
    if (m_held->piece) {
        disc.piece = &*m_held->piece;
        pieces.paintPiece(painter, ink, disc);
    } else if (m_shown.position.ball) {
        pieces.paintBall(painter, disc);
    }
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
    const BoardChoice::Target &wanted = m_choice.targets()[at(target)];
    const auto isMeant = [&](QPoint place) {
        const bool beginsThere =
            !wanted.options.empty() && !wanted.begins.empty() && isOnPiece(wanted.place, place);
        return targetAt(place) == target && !beginsThere;
    };
    const QPoint middle = mapFromScene(shapeOf(target).boundingRect().center());
    if (isMeant(middle))
        return middle;
    // Something smaller lies in its middle, or somebody stands there who could go elsewhere.
    const QRect box = mapFromScene(shapeOf(target).boundingRect()).boundingRect();
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x)
            if (isMeant({x, y}))
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
    else if (chosen.options.empty() && !chosen.drag)
        begin(chosen.place);
    else if (!chosen.drag && (chosen.begins.empty() || m_choice.isStartChosen()))
        takeOptions(target);
    else
        ask(target);
}

void BoardView::takeOptions(int target)
{
    const BoardChoice::Target chosen = m_choice.targets()[at(target)];
    const BoardHighlight &first = m_choice.highlights()[chosen.options.front()];
    // What a piece does where it stands is said first: a click on it may only mean that piece.
    if (chosen.options.size() == 1 && first.from != first.to)
        Q_EMIT optionChosen(first.option);
    else
        ask(target);
}

void BoardView::point(int target, QPoint place)
{
    const BoardChoice::Target chosen = m_choice.targets()[at(target)];
    if (m_choice.isStartChosen() && !chosen.begins.empty() && isOnPiece(chosen.place, place))
        begin(chosen.place);
    else
        take(target);
}

bool BoardView::isOnPiece(const BoardPlace &there, QPoint place) const
{
    const QPointF point = mapToScene(place);
    const auto &discs = m_drawing->layout().discs();
    return std::any_of(discs.begin(), discs.end(), [&](const BoardLayout::Disc &disc) {
        return disc.piece->place() == there && QLineF(disc.centre, point).length() <= disc.radius;
    });
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

/// The piece that the answer before chose is free again; one that can be chosen there is chosen instead.
bool BoardView::giveUp(QPoint place)
{
    if (!m_shown.canGiveUp)
        return false;
    Q_EMIT givenUp();
    if (const int target = targetAt(place); target >= 0 && !m_shown.canGiveUp) {
        const BoardChoice::Target chosen = m_choice.targets()[at(target)];
        if (chosen.options.size() == 1 && m_choice.highlights()[chosen.options.front()].act == BoardAct::Pick)
            takeOptions(target);
    }
    return true;
}

/// Where something stands that can be dragged from there.
std::optional<BoardPlace> BoardView::grabbedAt(QPoint place) const
{
    if (!m_drawing)
        return std::nullopt;
    const int found = targetAt(place);
    if (found >= 0) {
        const BoardChoice::Target &target = m_choice.targets()[at(found)];
        const bool isPick =
            target.options.size() == 1 && m_choice.highlights()[target.options.front()].act == BoardAct::Pick;
        if (target.drag)
            return std::nullopt;
        if (!target.begins.empty() && (target.options.empty() || isOnPiece(target.place, place)))
            return target.place;
        if (isPick && target.begins.empty())
            return target.place;
        // A target that is the start as well: who stands there is dragged.
        if (m_choice.start() != target.place || !isOnPiece(target.place, place))
            return std::nullopt;
    }
    if (m_choice.start() && m_drawing->layout().shapeOf(*m_choice.start()).contains(mapToScene(place)))
        return m_choice.start();
    return std::nullopt;
}

void BoardView::hold(const BoardPlace &from)
{
    const auto &targets = m_choice.targets();
    const auto target = std::find_if(targets.begin(), targets.end(),
                                     [&from](const BoardChoice::Target &one) { return one.place == from; });
    Held held;
    qreal nearest = 0;
    for (const BoardLayout::Disc &disc : m_drawing->layout().discs()) {
        const qreal far = QLineF(disc.centre, mapToScene(m_pressed)).length();
        if (disc.piece->place() == from && (!held.piece || far < nearest)) {
            held.piece = *disc.piece;
            held.piece->count = 1;
            held.radius = disc.radius;
            nearest = far;
        }
    }
    if (m_choice.start() != from && target != targets.end()) {
        if (!target->begins.empty())
            begin(from);
        else
            Q_EMIT optionChosen(m_choice.highlights()[target->options.front()].option);
    }
    // The ball is in the hand where all that begins there is done with it.
    bool isBall = m_choice.start() == from;
    for (const BoardHighlight &highlight : m_choice.highlights())
        if (highlight.from == from && highlight.act != BoardAct::Ball && highlight.act != BoardAct::Shot)
            isBall = false;
    if (isBall || !held.piece) {
        held.piece.reset();
        held.radius = m_drawing->layout().ball().radius;
    }
    m_held = std::move(held);
}

void BoardView::drop(QPoint place)
{
    m_held.reset();
    viewport()->setCursor(Qt::ArrowCursor);
    viewport()->update();
    const std::optional<BoardPlace> from = std::exchange(m_grabbed, std::nullopt);
    // Back where it was it is chosen, as by a click; what is over is over.
    if (m_choice.start() != from || m_drawing->layout().shapeOf(*from).contains(mapToScene(place)))
        return;
    const int target = targetAt(place);
    if (target >= 0 && !m_choice.targets()[at(target)].options.empty())
        takeOptions(target);
    else if (!forget() && m_shown.canGiveUp)
        Q_EMIT givenUp();
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
    if (!chosen.begins.empty() && !m_choice.isStartChosen())
        menu->addAction(tr("Choose Where It &Goes"), this, [this, place = chosen.place] { begin(place); });
    if (chosen.drag)
        menu->addAction(tr("&Put It Down Elsewhere"), this,
                        [this, chosen] { carry(*chosen.drag, chosen.place); });
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(besideOf(target));
}

/// Of whoever stands there, else of the place itself.
QPoint BoardView::besideOf(int target) const
{
    constexpr int gap = 4;
    const BoardPlace &place = m_choice.targets()[at(target)].place;
    QRect box = mapFromScene(shapeOf(target).boundingRect()).boundingRect();
    for (const BoardLayout::Disc &disc : m_drawing->layout().discs())
        if (disc.piece->place() == place) {
            const QPointF reach(disc.radius, disc.radius);
            box = mapFromScene(QRectF(disc.centre - reach, disc.centre + reach)).boundingRect();
        }
    if (box.width() > widePlace)
        return viewport()->mapToGlobal(box.center());
    return viewport()->mapToGlobal(box.topRight() + QPoint(gap, 0));
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
        if (m_held) {
            m_held.reset();
            m_grabbed.reset();
            viewport()->update();
        }
        if (forget())
            return;
        if (m_shown.canGiveUp) {
            Q_EMIT givenUp();
            return;
        }
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

/// There is nothing to be scrolled on a board that is seen whole, so the wheel zooms by itself.
void BoardView::wheelEvent(QWheelEvent *event)
{
    const bool isAcross = event->modifiers().testFlag(Qt::ShiftModifier) || event->angleDelta().y() == 0;
    if (isAcross || isEmpty()) {
        QGraphicsView::wheelEvent(event);
        return;
    }
    zoomBy(zoomOfWheel(*event), event->position().toPoint());
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
        if (disc.piece->at && QLineF(disc.centre, point).length() <= std::max(disc.radius, nearSign / zoom()))
            return contentWords(m_shown, disc.piece->place());
    const auto &ball = m_shown.position.ball;
    if (ball && ball->at && QLineF(layout.ball().centre, point).length() <= layout.ball().radius)
        return contentWords(m_shown, ball->place());
    for (const BoardMark &mark : m_shown.position.marks)
        if (mark.points.size() == 2 && isNear(layout.mapped(mark.points.front()),
                                              layout.mapped(mark.points.back()), point, nearSign / zoom()))
            return markWords(mark);
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
    m_following.stop();
    m_held.reset();
    m_grabbed.reset();
    if (event->button() == Qt::LeftButton && !m_isPulling && !m_gesture.carried())
        m_grabbed = grabbedAt(event->pos());
    if (!m_isPulling && !m_pressedDrag && !m_grabbed && !m_gesture.carried())
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
    if (isHeld && m_grabbed) {
        m_pointer = event->pos();
        if (isDrag && !m_held)
            hold(*m_grabbed);
        if (m_held) {
            viewport()->setCursor(Qt::ClosedHandCursor);
            const int over = targetAt(event->pos());
            setCurrent(over >= 0 && !m_choice.targets()[at(over)].options.empty() ? over : -1);
            viewport()->update();
        }
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
    if (m_held && isLeft) {
        drop(event->pos());
        return;
    }
    m_grabbed.reset();
    QGraphicsView::mouseReleaseEvent(event);
    viewport()->setCursor(Qt::ArrowCursor);
    if (!isClick || !isLeft)
        return;
    if (const int target = targetAt(event->pos()); target >= 0)
        point(target, event->pos());
    else if (!forget())
        giveUp(event->pos());
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
