// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/rows/row.h"

#include <QHash>
#include <QString>
#include <QUuid>

namespace touchline {

/// What a row of a table is, in the words of football: "result", "team", "player".
[[nodiscard]] QString factWord(const store::TableSpec &table);
/// What it says, in one line: "Brazil 3-1 Italy (corrected)", "12' goal Pelé (home)". `teams`: the names of
/// the teams of the league.
[[nodiscard]] QString factText(const store::Row &row, const QHash<QUuid, QString> &teams);

} // namespace touchline
