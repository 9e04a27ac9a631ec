// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/match_plan.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/undo_check.h"

namespace touchline::cli {

/// Plays a match with persons at the terminal: each of their choices is asked with numbered options, what
/// happened since the last one is told before it, with the board where the game has one. Errors: those of
/// setup, dice and choices; Exhausted when the person leaves.
/// With MatchPlan::keptIn every input is in that file before the next is asked for (match_file.h): whoever
/// leaves, or is thrown out, goes on from there.
[[nodiscard]] Result<PlayedMatch> playInTerminal(const MatchPlan &plan, Streams &streams);
/// Goes on with a match of such a file (resumeMatchFile()), which MatchPlan::keptIn names. Errors: those of
/// playInTerminal().
[[nodiscard]] Result<PlayedMatch> resumeInTerminal(const MatchPlan &plan, LiveMatch match, Streams &streams);
/// How fast steps are shown: --pace, else as it suits what they are shown on.
[[nodiscard]] TerminalPace paceOn(const Streams &streams, std::optional<TerminalPace> wish);
/// Waits between two of them.
void waitAt(TerminalPace pace);
/// Streams for what a person reads and types while standard output is for JSON alone.
[[nodiscard]] Streams promptsApart(const Streams &streams);

/// playInTerminal() with a match that was begun elsewhere and is kept there, from where it stands; `rule`
/// says what may be taken back. Gives it when it is over. Errors: those of playInTerminal(); whatever was
/// entered before is kept.
[[nodiscard]] Result<LiveMatch> playOnInTerminal(const MatchPlan &plan, LiveMatch match, const UndoRule &rule,
                                                 Streams &streams);

/// Counts the matches on a terminal; nothing where nobody looks.
[[nodiscard]] PlayProgress progressOn(Streams &streams);

} // namespace touchline::cli
