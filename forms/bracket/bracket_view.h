// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/bracket/bracket_scene.h"

#include <QGraphicsView>

namespace touchline {

/// The bracket in a window: zooms with Ctrl and the wheel, pans by dragging, and is walked from tie to tie
/// with the arrow keys. Space changes between the two teams of a tie, the way of the chosen one is shown.
/// Each tie is a child for screen readers, see accessible_bracket.h.
class BracketView : public QGraphicsView
{
    Q_OBJECT

public:
    explicit BracketView(QWidget *parent = nullptr);

    /// The chosen tie stays chosen, and what is seen stays in sight.
    void setContent(BracketContent content);
    [[nodiscard]] const BracketContent &content() const { return m_scene->content(); }

    /// The chosen box, -1 for none.
    [[nodiscard]] int currentBox() const { return m_scene->chosenBox(); }
    [[nodiscard]] const QUuid &chosenTeam() const { return m_scene->chosenTeam(); }
    /// Null card where none is chosen.
    [[nodiscard]] const TieCard *currentCard() const;
    /// Chooses a tie, and of its teams that one; by itself the winner, else the team whose way is shown.
    void choose(int box, std::optional<Side> side = std::nullopt);
    /// The last tie that the team has come to. False where it is in none.
    bool chooseTeam(const QUuid &team);
    /// A match of a tie. False where it is in none.
    bool chooseTie(int tie);

    [[nodiscard]] qreal zoom() const { return transform().m11(); }
    /// What is at `kept`, in the viewport, stays there; by itself the chosen tie, or the middle.
    void zoomBy(qreal factor, std::optional<QPoint> kept = std::nullopt);
    /// All columns fit the width, and will when the window changes; never larger than 100 %.
    void fitWidth();
    [[nodiscard]] bool isFitting() const { return m_isFitting; }

    /// Where a box stands on the screen.
    [[nodiscard]] QRect boxOnScreen(int box) const;

Q_SIGNALS:
    void chosen();
    /// The match of the chosen tie is wanted.
    void activated();

protected:
    bool viewportEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void applyFit();
    void takeShape();
    void showContent(BracketContent content);
    void chooseAt(QPoint place);
    void turnSide();
    void announce();
    bool walk(int key);
    [[nodiscard]] Side usualSide(int box) const;

    BracketScene *m_scene;
    bool m_isFitting = true;
    QPoint m_pressed;
};

} // namespace touchline
