// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextStream>

namespace touchline::cli {

/// Takes the places of standard streams that the program was started without (">&-"): otherwise the next file
/// that is opened, which may be a league, would get their number and what is printed. Reading and writing
/// them fails.
void keepPlacesOfClosedStreams();

/// Writes what is left of standard output and returns the exit code of the program: `code`, or that of a
/// refusal, with the reason on `err`, if not everything could be written (a full disk, a closed stream).
[[nodiscard]] int finishedOutput(int code, QTextStream &out, QTextStream &err);

} // namespace touchline::cli
