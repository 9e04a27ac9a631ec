// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/forecast/match_luck.h"

#include <QWidget>

#include <memory>

namespace touchline {

/// The expected result of a match from kick-off to the end: high where the home side is about to win, low
/// where the away side is. A click leads to its moment.
class WinChanceCurve final : public QWidget
{
    Q_OBJECT

public:
    explicit WinChanceCurve(QWidget *parent = nullptr);

    /// `names` of both sides.
    void show(std::shared_ptr<const MatchLuck> luck, const PerSide<QString> &names);
    using QWidget::show;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// The match as it was after so many inputs.
    void momentWanted(std::size_t inputs);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    /// Inputs of the match before points[point].
    [[nodiscard]] std::size_t inputsAt(std::size_t point) const;
    [[nodiscard]] QPointF placeOf(std::size_t point) const;
    /// The last point that is not right of it.
    [[nodiscard]] std::size_t pointAt(double x) const;

    std::shared_ptr<const MatchLuck> m_luck;
    PerSide<QString> m_names;
};

} // namespace touchline
