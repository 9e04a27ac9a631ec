// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/discipline/discipline_rules.h"
#include "core/discipline/ledger_start.h"

namespace touchline {

/// {"matches": [{"fixture", "opponent", "season"}], "suspensions": [{"player", "name", "cause": "red_card",
///  "brought_by": [0], "games": 2, "decisions": ["..."]}], "bookings": [{"player", "name", "rule": 0,
///  "matches": [0, 1], "needed": 5}], "windows": [{"player", "name", "injuries": false, "left": 2, "match":
///  0}]}
/// Matches are named by their index from 0; empty lists are left out.
[[nodiscard]] QJsonObject toJson(const LedgerStart &start);

/// Reads what toJson() writes, for a ledger by these rules. Every problem goes to the reader's: a match or
/// rule that is not there, a suspension of no games or, unless the organiser decided it, of no match.
[[nodiscard]] LedgerStart readLedgerStart(JsonReader &reader, const DisciplineRules &rules);

} // namespace touchline
