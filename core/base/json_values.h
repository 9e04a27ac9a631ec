// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"

#include <cstdint>
#include <vector>

namespace touchline {

/// A seed as a JSON number where every program reads it exactly (to 2^53), beyond that as a text of digits.
[[nodiscard]] QJsonValue seedToJson(std::uint64_t seed);
/// Reads what seedToJson() writes; anything else is a problem.
[[nodiscard]] std::uint64_t readSeed(JsonReader &reader, const char *key);

/// A list of texts; what is no text is a problem with its place ("order[2]") and left out.
[[nodiscard]] QStringList readTexts(JsonReader &reader, const char *key);

/// An id in the form of RFC 4122; anything else, null included, is a problem.
[[nodiscard]] QUuid readId(JsonReader &reader, const char *key);
[[nodiscard]] QString idToJson(const QUuid &id);
/// An id in any form that Qt reads; anything else, null included, is a problem.
[[nodiscard]] QUuid readUuid(JsonReader &reader, const char *key);

/// "key[3]" below the place of the reader.
[[nodiscard]] QString itemPath(const JsonReader &reader, const char *key, qsizetype index);

} // namespace touchline
