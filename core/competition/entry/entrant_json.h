// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/entry/entrant.h"

namespace touchline {

[[nodiscard]] QJsonObject toJson(const Entrant &entrant);
/// Reads the reader's own object; problems go to it.
[[nodiscard]] Entrant readEntrant(JsonReader &reader);

} // namespace touchline
