// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/home/draw_show.h"

#include <QWidget>

namespace touchline {

/// The ball that was drawn last, large: picture or kit, and name, of its team, where it goes, and which
/// groups were ruled out before.
class DrawBall final : public QWidget
{
    Q_OBJECT

public:
    explicit DrawBall(QWidget *parent = nullptr);

    /// The last ball of that draw, or how many wait for the first one.
    void show(const DrawShow &draw);
    using QWidget::show;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Badge m_badge;
    /// Of the team; empty before the first ball.
    QString m_name;
    /// "Group C"; or what there is to be drawn.
    QString m_place;
    /// Why not another one; may be empty.
    QString m_reasons;
};

} // namespace touchline
