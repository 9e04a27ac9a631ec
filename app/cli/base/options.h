// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"
#include "core/play/matches/game_choice.h"

#include "app/cli/base/argument_parser.h"

#include <QDate>

namespace touchline::cli {

/// --game alone, for verbs that play nothing.
void describeGameOption(ArgumentParser &parser, std::span<const Game *const> games = allGames());
/// The game that --game names, else the first. Errors: NotFound, naming the games that exist.
[[nodiscard]] Result<const Game *> namedGame(const QCommandLineParser &parser);
/// Options that `match` and `cup` share: which game, which rules, who decides.
void describeGameOptions(ArgumentParser &parser, std::span<const Game *const> games = allGames());
/// `usual`: where --game is not given; null = the first. Errors: NotFound and BadInput, naming what exists.
[[nodiscard]] Result<GameChoice> gameChoice(const QCommandLineParser &parser, const Game *usual = nullptr);

/// --home-agent and --away-agent alone, for verbs whose game is settled already.
void describeAgentOptions(ArgumentParser &parser);
/// The computer players that they name, the game's first where nothing is said. Errors: NotFound, naming
/// those that the game has.
[[nodiscard]] Result<PerSide<QString>> agentsFor(const QCommandLineParser &parser, const Game &game);

/// --chart NAME=FILE, for verbs that play.
void describeChartOption(ArgumentParser &parser);
/// The charts that the command line replaces, as a match takes them: name -> text of the file. Errors:
/// BadInput (no NAME=FILE, a chart twice, every problem of a file with its line), NotFound (no such chart),
/// System.
[[nodiscard]] Result<QJsonObject> chartWishes(const QCommandLineParser &parser, const Game &game);

/// "2026-11-28" or "28.11.2026", as lists are read; invalid where it is neither.
[[nodiscard]] QDate typedDate(const QString &text);

/// A seed that nobody chose.
[[nodiscard]] std::uint64_t freshSeed();

} // namespace touchline::cli
