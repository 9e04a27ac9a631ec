// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"

#include "app/cli/base/argument_parser.h"

namespace touchline {
class League;
}

namespace touchline::cli {

/// --teams, --squads, --fixtures and --results.
extern const std::vector<OptionRow> listFileRows;
/// One of them is set.
[[nodiscard]] bool asksForListFile(const QCommandLineParser &parser);
/// Writes each list that is asked for, as "league import" reads it. `competition`: as it was named, may be
/// empty. Gives the exit code.
[[nodiscard]] int writeListFiles(League &league, const QString &competition, const QCommandLineParser &parser,
                                 Streams &streams);

} // namespace touchline::cli
