// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include "app/cli/base/argument_parser.h"

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

/// The same of a log that is read already.
[[nodiscard]] Result<ReplayedLog> replayedMatch(const MatchLog &log);

/// --friendly MATCH, beside --fixture NUMBER and --competition NAME: for verbs that take a match of a league.
inline constexpr OptionRow friendlyRow{
    "friendly",
    "Instead of --fixture: a friendly of the league, by its number in \"league friendly\" or its name.",
    "match"};
/// Whether one of them names a match.
[[nodiscard]] bool namesFixture(const QCommandLineParser &parser);
/// The match of the league at `place` that they name, from the log that the league keeps of it. Errors: those
/// of the league; NotFound (no such match, not played yet, no log of it), those of replayedLog() and
/// friendlyCalled().
[[nodiscard]] Result<ReplayedLog> replayedFixture(const QString &place, const QCommandLineParser &parser);

} // namespace touchline::cli
