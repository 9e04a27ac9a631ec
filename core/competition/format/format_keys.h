// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file_keys.h"

namespace touchline {

using FormatKey = FileKey;

/// One kind of object in a format file.
struct FormatObject
{
    /// "format", "tie", ... ; for a stage its type.
    const char *name;
    const char *meaning;
    std::span<const FormatKey> keys;
    /// A stage: it has the keys of every stage too.
    bool isStage = false;
};

/// All of them, the whole file first.
[[nodiscard]] std::span<const FormatObject> formatObjects();
/// The keys of every stage.
[[nodiscard]] std::span<const FormatKey> stageKeys();

/// JSON Schema (2020-12) of a format file. What it lets pass may still be refused: it knows no links.
[[nodiscard]] QJsonObject formatSchema();
/// The same for people, as Markdown: a heading and a table for each object.
[[nodiscard]] QString formatKeysText();

} // namespace touchline
