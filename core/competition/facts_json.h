// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/competition.h"

namespace touchline {

/// Adds "rulings", "withdrawals" and "replacements" to the JSON form of a competition, each only
/// where there are any.
void insertRulings(const Competition &competition, QJsonObject &object);
/// Reads what insertRulings() wrote, after the reports; problems go to the reader.
void readRulings(JsonReader &reader, Competition &competition);

/// The same with the reports that were set aside, under "set_aside".
void insertSetAside(const Competition &competition, QJsonObject &object);
void readSetAside(JsonReader &reader, Competition &competition);

} // namespace touchline
