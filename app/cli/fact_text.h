// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/row.h"

#include <QString>

namespace touchline::cli {

/// What a row of a table is, in the words of football: "result", "team", "player".
[[nodiscard]] QString factWord(const store::TableSpec &table);
/// What it says, in one line: "3-1 (corrected)", "12' goal Pelé (home)".
[[nodiscard]] QString factText(const store::Row &row);

} // namespace touchline::cli
