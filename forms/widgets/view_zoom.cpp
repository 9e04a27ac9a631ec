// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/view_zoom.h"

#include <QGraphicsView>
#include <QScrollBar>
#include <QWheelEvent>

#include <cmath>

namespace touchline {

namespace {

/// A notch of the wheel: 15 degrees, counted in eighths. Finer wheels and pads turn parts of it.
constexpr qreal notch = 120;

} // namespace

qreal zoomOfWheel(const QWheelEvent &event)
{
    return std::pow(zoomOfStep, event.angleDelta().y() / notch);
}

void zoomRound(QGraphicsView &view, qreal zoom, const QPoint &kept)
{
    const QPointF point = view.viewportTransform().inverted().map(QPointF(kept));
    // Qt's own anchors keep the middle, or a place that the pointer has left since.
    view.setTransformationAnchor(QGraphicsView::NoAnchor);
    view.setTransform(QTransform::fromScale(zoom, zoom));
    const QPointF now = view.viewportTransform().map(point);
    const auto move = [](QScrollBar &bar, qreal by) {
        bar.setValue(bar.value() + static_cast<int>(std::lround(by)));
    };
    move(*view.horizontalScrollBar(), now.x() - kept.x());
    move(*view.verticalScrollBar(), now.y() - kept.y());
}

} // namespace touchline
