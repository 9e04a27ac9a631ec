// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "forms/print/sheets.h"

#include <span>

class QPagedPaintDevice;
class QPrinter;
class QWidget;

namespace touchline {

/// Prints the picture on the paper that the device has, sheet after sheet: title on top, and where there are
/// several sheets their number below. Tiles have marks where the next one begins. False where the device
/// cannot be painted on.
[[nodiscard]] bool printPicture(QPagedPaintDevice &device, const Picture &picture);

/// The same with one picture after the other in one job, each on sheets of its own.
[[nodiscard]] bool printPictures(QPagedPaintDevice &device, std::span<const Picture> pictures);

/// Prints where the printer says. A file is written beside its place and put there when it is complete; a
/// league file never is replaced. Errors: those of OutputFile; System (it cannot be painted on).
[[nodiscard]] Result<void> printWhere(QPrinter &printer, std::span<const Picture> pictures);

/// Shows how it would be printed, with a choice of printer and paper.
void previewPicture(const Picture &picture, QWidget *parent);
/// The same for several in one job, on the paper of the first. Nothing is shown where there is none.
void previewPictures(std::span<const Picture> pictures, QWidget *parent);

} // namespace touchline
