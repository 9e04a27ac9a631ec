// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/input/league_access.h"

namespace touchline::cli {

/// A file of `cup --out` (.json) or a league, not a list of results.
[[nodiscard]] bool isCup(const QString &path);

/// The competition of a file of `cup --out`, or of a league: the one of that name or number, the only one
/// where no name is given. Errors: those of readJsonFile() and competitionOfCupFile(), with the name of the
/// file; those of League::open() and competitionCalled(); BadInput (a name for a file that has one cup).
[[nodiscard]] Result<Competition> readCupFile(const QString &path, const QString &name = {});
/// Whether a league also gives what is in its archive.
enum class Archive { Included, LeftOut };

/// All competitions of a file or league, or the one of that name, archived or not. Errors: the same; NotFound
/// (none).
[[nodiscard]] Result<std::vector<Competition>> competitionsIn(const QString &path, const QString &name,
                                                              Archive archive = Archive::Included);
/// writeFile() of a cup.
[[nodiscard]] Result<void> writeCupFile(const QString &path, const Competition &competition,
                                        Streams &streams);
/// Puts a changed cup in the place of the file that it was read from. Errors: those of writeOutput(); Refused
/// (it came through a pipe).
[[nodiscard]] Result<void> rewriteCupFile(const QString &path, const Competition &competition);
/// Makes `after` of what readCupFile() gave, in the file or, as one command with that title, in the league.
/// Errors: those of rewriteCupFile(), League::open() and LeagueCompetitions::update(); Conflict (somebody
/// else has changed it meanwhile).
[[nodiscard]] Result<void> changeCup(const QString &path, const Competition &before, const Competition &after,
                                     const Message &title, const Streams &streams);

/// The entrant that a person names by id or name, in any spelling that searchKey() takes for the same.
/// Errors: NotFound, with all that take part.
[[nodiscard]] Result<int> entrantCalled(const QString &text, const Competition &competition);

} // namespace touchline::cli
