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
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int headHeight() const;
    [[nodiscard]] int figuresHeight() const;
    [[nodiscard]] int barHeight() const;
    void paintHead(QPainter &painter, const QRect &room) const;
    void paintFigures(QPainter &painter, const QRect &room) const;
    void paintFacts(QPainter &painter, const std::vector<CardFace::Figure> &facts, const QRect &room) const;
    void paintBar(QPainter &painter, const QRect &room) const;
    void paintLines(QPainter &painter, QRect room) const;
    void paintGoals(QPainter &painter, QRect room) const;

    CardFace m_face;
    bool m_isBack = false;
};

} // namespace touchline
