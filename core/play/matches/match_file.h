// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"

namespace touchline {

/// A match that belongs to no competition (a friendly) is kept in a file of its own: a line of JSON with its
/// setup, and one for each change since. A line that was only half written when the program ended is left
/// out, as if that input had not been given.

/// Begins a match and its file; every input is on the disk before it counts. Errors: those of
/// LiveMatch::begin() and of writeOutput() (also: there is such a file). An input that cannot be written is
/// refused; so it is with Conflict if somebody else has changed the file.
[[nodiscard]] Result<LiveMatch> beginMatchFile(const QString &path, const Game &game, FixtureSetup setup,
                                               MatchLabels labels = {});
/// Keeps a match that was played without a file, as it stands; resumeMatchFile() goes on with it. Errors:
/// those of writeOutput() (also: there is such a file).
[[nodiscard]] Result<void> keepMatchFile(const QString &path, const LiveMatch &match);
/// Goes on where the match of a file stood, and keeps it there as beginMatchFile() does. Errors: those of
/// readInput(); BadInput (it is no such file), Damaged; NotFound (a game that the program does not have);
/// those of LiveMatch::resume().
[[nodiscard]] Result<LiveMatch> resumeMatchFile(const QString &path);

} // namespace touchline
