// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "models/words/fixtures/language.h"

#include <QByteArray>

namespace touchline {

/// A page to print for the wall: a grid of tables and hours for each day, then a sheet for each table with
/// room for the results. One file that needs no other. Errors: Refused (no match has a table and a time).
[[nodiscard]] Result<QByteArray> timetablePage(const Competition &competition, const Language &language);

} // namespace touchline
