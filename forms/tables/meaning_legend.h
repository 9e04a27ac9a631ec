// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/tables/place_mark.h"

#include <QFontMetricsF>
#include <QRectF>
#include <QWidget>

#include <vector>

namespace touchline {

/// What the marks of some tables mean, each once, in the order of the places.
[[nodiscard]] std::vector<PlaceMeaning> legendOf(const PlaceMeanings &meanings,
                                                 const std::vector<int> &tables);

/// Paints it into `width`, line below line; gives its height. A null painter only measures.
qreal paintLegend(QPainter *painter, const std::vector<PlaceMeaning> &legend, qreal width, const Ink &ink,
                  const QFont &font);

/// The same in a window.
class MeaningLegend : public QWidget
{
    Q_OBJECT

public:
    explicit MeaningLegend(QWidget *parent = nullptr);

    void setLegend(std::vector<PlaceMeaning> legend);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<PlaceMeaning> m_legend;
};

} // namespace touchline
