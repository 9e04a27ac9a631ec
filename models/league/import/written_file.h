// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/output_file.h"

namespace touchline {

class League;
enum class PrivateTexts : bool;

/// Writes a whole league as JSON (exportLeague()), the file as a whole or not at all. Errors: those of
/// OutputFile and exportLeague().
[[nodiscard]] Result<void> writeWholeLeague(League &league, const QString &path, Existing existing,
                                            PrivateTexts texts);

} // namespace touchline
