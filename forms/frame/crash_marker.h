// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace touchline {

/// Notes which leagues a run of the program has open, so that the next one finds out whether it ended well.
/// Several programs may run at once: each has a mark of its own.
///
/// The leagues themselves need none of this: what was done is on disk.
void writeCrashMarker(const QStringList &places);
/// This run ended well.
void removeCrashMarker();
/// Leagues of runs that did not end well, each once; their marks are removed.
[[nodiscard]] QStringList takeCrashedPlaces();

} // namespace touchline
