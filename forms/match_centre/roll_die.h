// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/accessibility.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace touchline {

/// The dice that somebody here rolls with a click, the space bar or Enter. What they have to show stands
/// below them, before they are rolled; then they tumble and lie for a moment.
class RollDie final : public QWidget, public HeardWidget
{
    Q_OBJECT

public:
    explicit RollDie(QWidget *parent = nullptr);

    /// Waits for somebody to roll these dice. `question`: what is rolled for, which is heard but not shown
    /// here; `target`: "18 or less is a shot on goal."
    void ask(int dice, int faces, const QString &question, const QString &target);
    /// Nobody rolls now, for this reason.
    void wait(const QString &why);
    /// Shows what was rolled; landed() follows when they have come to rest.
    void tumble(int faces, const std::vector<int> &values);
    [[nodiscard]] bool isTumbling() const { return m_state == State::Tumbling; }
    /// Comes to rest at once.
    void land();
    /// Milliseconds until then.
    [[nodiscard]] static int tumbleMilliseconds();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] QAccessible::Role heardAs() const override { return QAccessible::Button; }
    void press() override { Q_EMIT pressed(false); }

Q_SIGNALS:
    /// `isHeld`: the key is held down.
    void pressed(bool isHeld);
    void landed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class State { Waiting, Asking, Tumbling };

    void showWords(const QString &words, const QString &heard);
    void tick();

    State m_state = State::Waiting;
    int m_faces = 6;
    /// What is seen; 0 = not rolled.
    std::vector<int> m_shown;
    std::vector<int> m_values;
    QString m_words;
    QTimer m_ticks;
    QElapsedTimer m_since;
};

} // namespace touchline
