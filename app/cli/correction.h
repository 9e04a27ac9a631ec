// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/change.h"

#include <QCommandLineParser>

namespace touchline::cli {

/// The options of `correct` that say what is to be changed.
void describeCorrections(QCommandLineParser &parser);

/// Which of them the command line has: "score", "walkover", ...
[[nodiscard]] QStringList correctionsAsked(const QCommandLineParser &parser);

/// The competition with the one change that the command line asks for. Errors: BadInput (a score, date,
/// minute or number that is none; an option that another one needs), NotFound (no such match, team or table),
/// those of withChange() and of Competition::replaceEntrant().
[[nodiscard]] Result<Competition> corrected(const Competition &competition, const QCommandLineParser &parser);

} // namespace touchline::cli
