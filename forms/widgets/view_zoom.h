// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

class QGraphicsView;
class QPoint;
class QWheelEvent;

namespace touchline {

/// One step by key or menu.
inline constexpr qreal zoomOfStep = 1.2;

/// The factor of a turn of the wheel; 1 where it is turned sideways.
[[nodiscard]] qreal zoomOfWheel(const QWheelEvent &event);
/// Shows a picture at `zoom`; what is at `kept`, in the viewport, stays there, as far as the picture reaches.
void zoomRound(QGraphicsView &view, qreal zoom, const QPoint &kept);

} // namespace touchline
