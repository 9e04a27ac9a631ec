// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/verb.h"
#include "app/cli/input/match_plan.h"
#include "models/league/friendlies.h"
#include "models/words/story_file.h"

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
    "friendly <match>",
    "Instead of --fixture: a friendly of the league, by its number in \"league friendly\" or its name."};
/// Whether one of them names a match.
[[nodiscard]] bool namesFixture(const QCommandLineParser &parser);
/// The match of the league at `place` that they name, from the log that the league keeps of it. Errors: those
/// of the league; NotFound (no such match, not played yet, no log of it), those of replayedLog() and
/// friendlyCalled().
[[nodiscard]] Result<ReplayedLog> replayedFixture(const QString &place, const QCommandLineParser &parser);

/// All friendlies and what-ifs of a league, the first one that was begun first: as they are numbered.
[[nodiscard]] Result<std::vector<Friendly>> friendliesByNumber(League &league);

/// The one that is called so, in any spelling that searchKey() takes for the same, that has this number among
/// friendliesByNumber(), from 1, or that has this UUID. Errors: NotFound; BadInput (several are called so).
[[nodiscard]] Result<Friendly> friendlyCalled(const QString &text, League &league);

/// HOME and AWAY behind PLACE, and everything else that makes a friendly.
extern const std::vector<OptionRow> friendlyRows;
/// What is wrong with their use; empty = nothing.
[[nodiscard]] QString wrongFriendlyUsage(const QCommandLineParser &parser);
/// The match that they ask for: clubs of the league by their names, else historic teams and files, by the
/// game of the newest competition where none is named. Errors: NotFound (no such team); BadInput (a team
/// against itself); Refused (a club of which the game needs more, options without effect); those of
/// gameChoice() and friendlySetup().
[[nodiscard]] Result<MatchPlan> friendlyPlan(const QCommandLineParser &parser, League &league);

/// "Brazil 1970 v Italy 1938", as the window names it.
[[nodiscard]] QString friendlyTitle(const FixtureSetup &setup);

inline constexpr OptionRow storyRow{
    "story <file>", "Save the story of the match: as a web page (.html), as JSON (.json), or as text."};
/// Saves the story where that was asked for. Errors: those of writeFile().
[[nodiscard]] Result<void> saveStory(const QCommandLineParser &parser, const PlayedMatch &played,
                                     const Game &game, const Telling &telling, Streams &streams);

} // namespace touchline::cli
