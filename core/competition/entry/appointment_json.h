// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/entry/appointment.h"

#include <vector>

namespace touchline {

/// [{"match": 1, "date": "1930-07-13", "time": "15:00", "zone": "America/Montevideo", "stadium": "...",
///   "city": "...", "country": "..."}]; all but the match may be missing.
[[nodiscard]] QJsonArray calendarToJson(const std::vector<Appointment> &calendar);
/// Reads what stands under "calendar"; nothing where the key is missing. Problems go to the reader.
[[nodiscard]] std::vector<Appointment> readCalendar(JsonReader &reader);

} // namespace touchline
