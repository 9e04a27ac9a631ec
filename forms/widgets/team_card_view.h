// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/teams/card_face.h"

#include <QWidget>

namespace touchline {

/// A team's card, painted as if it were printed. The front has what a match needs, the back the facts behind
/// it; a click, Space or Return turns it.
class TeamCardView : public QWidget
{
    Q_OBJECT

public:
    explicit TeamCardView(QWidget *parent = nullptr);

    /// Shows its front.
    void show(const CardFace &face);
    void turn();
    [[nodiscard]] bool isBack() const { return m_isBack; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void turned();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    CardFace m_face;
    bool m_isBack = false;
};

} // namespace touchline
