// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/new_competition/format_flow.h"

#include <QWidget>

namespace touchline {

/// The shape of a format as a picture: its stages from above, as a flow.
class FormatView : public QWidget
{
    Q_OBJECT

public:
    explicit FormatView(QWidget *parent = nullptr);

    void show(const Format &format);
    void clear();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setSteps(std::vector<FlowStep> steps);
    [[nodiscard]] qreal rowHeight() const;
    static void paintUnit(QPainter &painter, const QRectF &place, const FlowStep &step);
    void paintWords(QPainter &painter, const QRectF &place, const FlowStep &step) const;

    std::vector<FlowStep> m_steps;
};

} // namespace touchline
