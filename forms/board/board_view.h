// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/board/board_animation.h"
#include "forms/board/board_gesture.h"
#include "forms/print/picture.h"

#include <QGraphicsView>
#include <QVariantAnimation>

class QMenu;

namespace touchline {

/// The board of any game in a window. What can be chosen glows: a piece is dragged where it goes, or clicked
/// on and then its target; another piece is chosen instead, Esc or a click beside gives the choice up. What
/// matches several options asks beside it. A shot is aimed by drawing back from where it begins, or with the
/// arrow keys and digits; Enter or a click there plays it. The wheel zooms, an empty place drags the board;
/// it turns by quarters, and by itself lies as it is largest. What moved is seen to move; any key or click
/// ends that. Each choice is a child for screen readers, see accessible_board.h.
class BoardView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BoardView(QWidget *parent = nullptr);
    ~BoardView() override;

    /// A choice that is begun goes on where the same can be chosen.
    void show(BoardShown shown);
    using QWidget::show;
    [[nodiscard]] bool isEmpty() const { return m_shown.geometry == nullptr; }
    [[nodiscard]] const BoardShown &shown() const { return m_shown; }
    [[nodiscard]] const BoardChoice &choice() const { return m_choice; }
    /// Of the targets of the choice; -1 for none.
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int target);
    /// Takes the option there, asks where there are several, or begins there.
    void take(int target);
    /// A piece, or the ball, that is being dragged to one of the targets.
    [[nodiscard]] bool isHolding() const { return m_held.has_value(); }
    /// What is aimed or carried.
    [[nodiscard]] const BoardGesture &gesture() const { return m_gesture; }

    /// How long a step of what moved is shown, in milliseconds; 0: what moved is there at once, as it is
    /// where the system asks for less of that.
    void setStepMilliseconds(int milliseconds) { m_stepMilliseconds = milliseconds; }
    /// How long what moves now will move; 0 where nothing does.
    [[nodiscard]] int motionMilliseconds() const;
    [[nodiscard]] bool isMoving() const { return m_animation.has_value(); }
    /// Everything is where it goes.
    void endMotion();

    /// The visitors' own half is at the bottom, or on the left.
    void setViewer(Side viewer);
    /// By a quarter, with the clock.
    void turn();
    [[nodiscard]] int quarters() const { return m_quarters; }
    [[nodiscard]] qreal zoom() const { return transform().m11(); }
    /// What is at `kept`, in the viewport, stays there; by itself the middle. Never smaller than all of it.
    void zoomBy(qreal factor, std::optional<QPoint> kept = std::nullopt);
    /// All of it is seen, and will be when the window changes.
    void fit();
    [[nodiscard]] bool isFitting() const { return m_isFitting; }

    /// Where a target is on the screen: its box, and a point in it where a click means it.
    [[nodiscard]] QRect targetOnScreen(int target) const;
    [[nodiscard]] QPoint pointOfTarget(int target) const;
    /// Where a point of the board is in the viewport.
    [[nodiscard]] QPoint pointInView(const BoardPoint &point) const;
    /// Of the players, what the smallest is drawn across, in pixels of the screen; 0 where there are none.
    [[nodiscard]] qreal smallestPiece() const;
    /// What is said of a place of the viewport.
    [[nodiscard]] QString wordsAt(QPoint place) const;
    /// On white, as it lies.
    [[nodiscard]] Picture picture(const QString &title) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void optionChosen(touchline::OptionCode option);
    /// What was aimed or put down: answers to questions that are asked one at once after the other.
    void optionsChosen(const std::vector<touchline::OptionCode> &options);
    /// The piece of the answer before is not wanted any more.
    void givenUp();
    /// By so many quarters with the clock from the home side playing upwards.
    void turned(int quarters);

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void startMotion(BoardStand before);
    /// The key is for what is aimed or carried.
    bool steer(const QKeyEvent &event);
    bool steerShot(const QKeyEvent &event, int step);
    void steerCarried(const QKeyEvent &event, int step);
    void typeDigit(int digit);
    void playGesture();
    void gestureChanged();
    [[nodiscard]] bool isOnStart(QPoint place) const;
    [[nodiscard]] BoardPoint boardPoint(QPoint place) const;
    void draw();
    void drawPieces();
    void applyFit();
    [[nodiscard]] int lyingQuarters(QSize room) const;
    [[nodiscard]] int targetAt(QPoint place) const;
    [[nodiscard]] QPainterPath shapeOf(int target) const;
    /// What is pointed at there: a piece that stands on a target begins another way.
    void point(int target, QPoint place);
    void takeOptions(int target);
    void ask(int target);
    [[nodiscard]] QPoint besideOf(int target) const;
    [[nodiscard]] bool isOnPiece(const BoardPlace &there, QPoint place) const;
    void begin(const BoardPlace &place);
    bool giveUp(QPoint place);
    [[nodiscard]] std::optional<BoardPlace> grabbedAt(QPoint place) const;
    void hold(const BoardPlace &from);
    void drop(QPoint place);
    void paintHeld(QPainter &painter, const Ink &ink) const;
    void paintGround(QPainter &painter, const Ink &ink);
    void followBall(const std::optional<BoardBall> &before);
    [[nodiscard]] qreal fittedZoom() const;
    void carry(std::size_t drag, const BoardPlace &place);
    bool forget();
    void walk(int key);
    void announce();

    BoardShown m_shown;
    BoardChoice m_choice;
    BoardGesture m_gesture;
    std::unique_ptr<BoardDrawing> m_drawing;
    std::optional<BoardAnimation> m_animation;
    QVariantAnimation m_motion;
    int m_stepMilliseconds = 0;
    int m_current = -1;
    int m_quarters = 0;
    /// Of them, what turned() said last.
    int m_reportedQuarters = 0;
    /// Somebody turned it.
    bool m_isTurned = false;
    Side m_viewer = Side::Home;
    bool m_isFitting = true;
    QPoint m_pressed;
    /// The pointer is down where a shot begins; it was drawn back since.
    bool m_isPulling = false;
    bool m_wasPulled = false;
    /// What is carried as soon as the pointer moves.
    std::optional<std::size_t> m_pressedDrag;
    /// From where something is dragged as soon as the pointer moves, and what is dragged.
    std::optional<BoardPlace> m_grabbed;
    struct Held
    {
        /// Nothing: the ball.
        std::optional<BoardPiece> piece;
        qreal radius = 0;
    };
    std::optional<Held> m_held;
    QPoint m_pointer;
    /// What lies below the pieces, as it was painted last: while something moves only they are painted anew.
    QPixmap m_ground;
    QTransform m_groundTransform;
    bool m_hasGround = false;
    QVariantAnimation m_following;
    /// What was typed of a power.
    QString m_typed;
};

} // namespace touchline
