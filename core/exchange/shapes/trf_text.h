// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/csv/csv_reader.h"

#include <QString>

namespace touchline {

/// A tournament report of FIDE (TRF-16, Handbook C.04.A annex 2), which programs for Swiss tournaments of any
/// game write: players with their opponents, sides and results round by round. It has no goals: a win is 1-0,
/// a draw 0-0. The table has a match a row, and CsvSheet::swiss the players.
[[nodiscard]] bool isTrf(const QString &text);
[[nodiscard]] CsvSheet readTrf(const QString &text);

} // namespace touchline
