// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/match_plan.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/undo_check.h"

namespace touchline::cli {

/// Plays a match with persons at the terminal: each of their choices is asked with numbered options, what
/// happened since the last one is told before it, with the board where the game has one. Nothing where the
/// person left it. Errors: those of setup, dice and choices; Exhausted where the input ends.
/// With MatchPlan::keptIn every input is in that file before the next is asked for (match_file.h), or, with
/// MatchPlan::isKeptWhenLeft, all of them once it is left: whoever leaves, or is thrown out, goes on from
/// there.
[[nodiscard]] Result<std::optional<PlayedMatch>> playInTerminal(const MatchPlan &plan, Streams &streams);
/// Goes on with a match of such a file (resumeMatchFile()), which MatchPlan::keptIn names. Errors: those of
/// playInTerminal().
[[nodiscard]] Result<std::optional<PlayedMatch>> resumeInTerminal(const MatchPlan &plan, LiveMatch match,
                                                                  Streams &streams);
/// How fast steps are shown: --pace, else as it suits what they are shown on.
[[nodiscard]] TerminalPace paceOn(const Streams &streams, std::optional<TerminalPace> wish);
/// Waits between two of them.
void waitAt(TerminalPace pace);
/// Streams for what a person reads and types while standard output is for JSON alone.
[[nodiscard]] Streams promptsApart(const Streams &streams);

/// How a match at the terminal was left.
enum class Ending : std::uint8_t { Over, Left, InputEnded };

struct PlayedOn
{
    Ending ending = Ending::Over;
    LiveMatch match;
};

/// playInTerminal() with a match that was begun elsewhere and is kept there, from where it stands; `rule`
/// says what may be taken back, `farewell` how to go on (empty: nothing keeps it), for who interrupts the
/// program. Gives it as it stands then. Errors: those of playInTerminal(); whatever was entered before is
/// kept.
[[nodiscard]] Result<PlayedOn> playOnInTerminal(const MatchPlan &plan, LiveMatch match, const UndoRule &rule,
                                                const Message &farewell, Streams &streams);
/// Says farewell to whoever left a match. Error: Exhausted with that text where the input ended instead, not
/// by somebody at a terminal.
[[nodiscard]] Result<void> leaveMatch(Ending ending, const Message &farewell, Streams &streams);

/// Counts the matches on a terminal (WaitingLine); nothing where nobody looks.
[[nodiscard]] PlayProgress progressOn(Streams &streams);

} // namespace touchline::cli
