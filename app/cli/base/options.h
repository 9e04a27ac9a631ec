// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/argument_parser.h"
#include "app/cli/base/streams.h"
#include "core/games/registry.h"
#include "core/match/game.h"
#include "core/play/matches/game_choice.h"
#include "core/play/squads/known_team.h"

#include <QDate>

#include <memory>

namespace touchline::cli {

/// --game alone, for verbs that play nothing.
void addGameRow(ArgumentParser &parser);
/// The game that --game names, else the first. Errors: NotFound, naming the games that exist.
[[nodiscard]] Result<const Game *> namedGame(const QCommandLineParser &parser);
/// Options that `match` and `cup` share: which game, which rules, who decides.
void addGameRows(ArgumentParser &parser);
/// The same with those games alone that have competitions.
void addCompetitionGameRows(ArgumentParser &parser);
/// `usual`: where --game is not given; null = the first. Errors: NotFound and BadInput, naming what exists.
[[nodiscard]] Result<GameChoice> gameChoice(const QCommandLineParser &parser, const Game *usual = nullptr);

/// --home-agent and --away-agent alone, for verbs whose game is settled already.
void addAgentRows(ArgumentParser &parser);
/// The computer players that they name, the game's first where nothing is said. Errors: NotFound, naming
/// those that the game has.
[[nodiscard]] Result<PerSide<QString>> agentsFor(const QCommandLineParser &parser, const Game &game);

/// --chart NAME=FILE, for verbs that play.
inline constexpr OptionRow chartRow{"chart <name=file>",
                                    "A chart of your own instead of the game's (\"touchline-cli charts\" "
                                    "lists and prints them); may be repeated."};
/// The charts that the command line replaces, as a match takes them: name -> text of the file. Errors:
/// BadInput (no NAME=FILE, a chart twice, every problem of a file with its line), NotFound (no such chart),
/// System.
[[nodiscard]] Result<QJsonObject> chartWishes(const QCommandLineParser &parser, const Game &game);

/// "2026-11-28" or "28.11.2026", as lists are read; invalid where it is neither.
[[nodiscard]] QDate typedDate(const QString &text);
/// The same where nothing may be typed, which is no day. Errors: Usage.
[[nodiscard]] Result<QDate> dayFrom(const QString &text);

/// A seed that nobody chose.
[[nodiscard]] std::uint64_t freshSeed();

/// Whether --options asks for the list of options instead of naming some.
[[nodiscard]] bool wantsOptionList(const QCommandLineParser &parser);

/// The options of the game that the command line names, with their values and what each level has; with
/// --level those of that level alone, with --json as JSON. Gives the exit code.
int printOptionList(const QCommandLineParser &parser, Streams &streams);

/// The game that writes such files of teams, by what the file says of itself; `otherwise` where it says
/// nothing that is known.
[[nodiscard]] const Game &gameOfFile(const QJsonObject &object, const Game &otherwise);

/// The first game that has cards.
[[nodiscard]] const Game &firstGameWithCards();

/// The team that a person names: an id or name of the World Cup teams, or the path of a file with a game's
/// document (it ends in ".json"). Errors: NotFound with the names that come near; those of the file.
[[nodiscard]] Result<KnownTeamPtr> teamFor(const QString &text);

/// The document that `game` has or makes of the team a person names, as teamFor(). Errors: those of teamFor()
/// and of Game::documentFor().
[[nodiscard]] Result<std::shared_ptr<const TeamDocument>> documentFor(const QString &text, const Game &game);

} // namespace touchline::cli
