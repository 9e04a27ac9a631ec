// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// A name for a file, without its suffix, that Linux, macOS and Windows all take, made of a title that people
/// gave: "Ligue 1: 2026/27" becomes "Ligue 1 - 2026-27". Separators, quotes, control characters and overrides
/// of the direction of writing become "-"; spaces and dots at both ends go; a name that Windows keeps for a
/// device gets a "-"; at most 180 bytes of UTF-8 are left, cut between letters. Never empty.
[[nodiscard]] QString safeFileName(const QString &title);

} // namespace touchline
