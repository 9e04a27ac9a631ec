// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

namespace touchline::cli {

/// A match log that was played again.
struct ReplayedLog
{
    const Game *game;
    PlayedMatch match;
};

/// Errors: those of the file, BadInput (no log, it does not fit the rules, it gives another report than the
/// one in it), Refused (another version of the rules).
[[nodiscard]] Result<ReplayedLog> replayedLog(const QString &path);

} // namespace touchline::cli
