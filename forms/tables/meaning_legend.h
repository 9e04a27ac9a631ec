// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/ink.h"
#include "models/words/fixtures/place_meaning.h"

#include <QFontMetricsF>
#include <QRectF>
#include <QWidget>

#include <vector>

class QPainter;
class QRectF;

namespace touchline {

/// The tint of a row whose place means that; nothing for a place that means nothing.
[[nodiscard]] std::optional<ColourRole> tintOf(PlaceMeaning::Kind kind);

/// The mark of such a place, told apart by its shape as well: a star, a disc, a ring, an arrow up or down.
void paintPlaceMark(QPainter &painter, const QRectF &place, PlaceMeaning::Kind kind, const Ink &ink);

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
