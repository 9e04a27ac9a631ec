// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/fixtures/timetable_model.h"

#include <QTableView>

namespace touchline {

/// The grid of a day: hours by tables. A match is dragged to another cell, or lifted with Space, carried with
/// the arrow keys and put down with Space or Return; Escape leaves it where it was. What it would break turns
/// red before it is put down. Digits choose nothing: they are results.
class TimetableView final : public QTableView
{
    Q_OBJECT

public:
    explicit TimetableView(QWidget *parent = nullptr);

    [[nodiscard]] TimetableModel &days() { return *m_model; }
    [[nodiscard]] const TimetableModel &days() const { return *m_model; }
    /// Whether matches can be moved; not at first.
    void setMovable(bool isMovable) { m_isMovable = isMovable; }
    /// The match that is being moved; -1 for none.
    [[nodiscard]] int lifted() const { return m_lifted; }
    /// The cell that it would come to.
    [[nodiscard]] QModelIndex target() const { return m_target; }

Q_SIGNALS:
    /// Return or a double click on a match that is not lifted.
    void matchWanted(int fixture);
    /// A key that begins a score was pressed on a match that is not lifted.
    void scoreTyped(int fixture, const QString &key);
    /// It was put down on another cell.
    void moveWanted(int fixture, const QModelIndex &cell);
    /// Another cell is chosen, or a match is lifted, carried or put down.
    void changed();

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void keyboardSearch(const QString & /*text*/) override {}
    void focusOutEvent(QFocusEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    [[nodiscard]] bool takesScore(const QKeyEvent &event);
    void lift(int fixture);
    void want(const QModelIndex &cell);
    void carryTo(const QModelIndex &cell);
    void putDown();
    void leave();

    TimetableModel *m_model;
    bool m_isMovable = false;
    int m_lifted = -1;
    QPersistentModelIndex m_target;
    QPoint m_pressed;
    int m_under = -1;
};

} // namespace touchline
