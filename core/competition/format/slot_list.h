// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/format/slot.h"

#include <vector>

namespace touchline {

/// Reads the slot under `key`; a problem where it names nothing.
[[nodiscard]] Slot readSlot(JsonReader &reader, const char *key, const SlotNames &names);
/// Reads a list of slots. A row of places may be written short: "#1..#36", "1..15 First Division".
[[nodiscard]] std::vector<Slot> readSlots(JsonReader &reader, const char *key, const SlotNames &names);
/// Whether one of these noted that a text names nothing.
[[nodiscard]] bool isNotASlot(const Problem &problem);
/// Rows of three and more places are written short.
[[nodiscard]] QJsonArray slotsToJson(const std::vector<Slot> &list, const SlotNames &names);

} // namespace touchline
