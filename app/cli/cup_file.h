// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline::cli {

/// The competition of a file of `cup --out`. Errors: those of readJsonFile() and competitionOfCupFile(), with
/// the name of the file.
[[nodiscard]] Result<Competition> readCupFile(const QString &path);
/// Replaces the file as a whole. Errors: System.
[[nodiscard]] Result<void> writeCupFile(const QString &path, const Competition &competition);

/// The entrant that a person names by id or name, in any spelling that searchKey() takes for the same.
/// Errors: NotFound, with all that take part.
[[nodiscard]] Result<int> entrantCalled(const QString &text, const Competition &competition);

} // namespace touchline::cli
