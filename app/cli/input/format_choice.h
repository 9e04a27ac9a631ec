// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"
#include "core/play/new_competition.h"

#include <QCommandLineParser>

namespace touchline::cli {

/// The format of that name, or that of a file (name.json, or "-"). Errors: Usage (no format is called so),
/// those of readJsonFile() and formatFromJson() with the name of the file.
[[nodiscard]] Result<Format> formatFor(const QString &name);

/// Puts the format of --template NAME|FILE, where it is set, into the wishes. Errors: those of formatFor().
[[nodiscard]] Result<void> chooseFormat(const QCommandLineParser &parser, CompetitionWishes &wishes);

/// Whether the list has the World Cup with qualifying, a format only once its teams are known.
enum class Qualifying { Listed, LeftOut };

/// Prints all formats by name; gives the exit code.
int printFormats(Qualifying qualifying, bool asJson, Streams &streams);

} // namespace touchline::cli
