// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/competition/format/stage.h"

namespace touchline {

/// Reads a stage. `names` are the names that its slots may use; the tables of the stage are added to them.
[[nodiscard]] Stage readStage(JsonReader &reader, SlotNames &names);
[[nodiscard]] QJsonObject toJson(const Stage &stage, const SlotNames &names);

} // namespace touchline
