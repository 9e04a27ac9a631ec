// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"
#include "core/match/game.h"

#include <QCommandLineParser>

namespace touchline::cli {

/// Whether --options asks for the list of options instead of naming some.
[[nodiscard]] bool wantsOptionList(const QCommandLineParser &parser);

/// The options of the game that the command line names, with their values and what each level has; with
/// --level those of that level alone, with --json as JSON. Gives the exit code.
int printOptionList(const QCommandLineParser &parser, Streams &streams);

} // namespace touchline::cli
