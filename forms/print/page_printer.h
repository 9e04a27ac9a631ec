// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/sheets.h"

class QPagedPaintDevice;
class QWidget;

namespace touchline {

/// Prints the picture on the paper that the device has, sheet after sheet: title on top, and where there are
/// several sheets their number below. Tiles have marks where the next one begins. False where the device
/// cannot be painted on.
[[nodiscard]] bool printPicture(QPagedPaintDevice &device, const Picture &picture);

/// Shows how it would be printed, with a choice of printer and paper.
void previewPicture(const Picture &picture, QWidget *parent);

} // namespace touchline
