// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

#include <span>

namespace touchline {

/// What stands behind a key of a format file.
enum class FormatValue {
    Text,
    Number, ///< whole, minimum..maximum
    Flag,
    Word,       ///< one of `words`
    Words,      ///< a list of them
    Texts,      ///< a list of texts
    Place,      ///< "1A", "W49", "#5": where a team comes from
    Places,     ///< a list of them; "1..8 League" is short for eight
    Object,     ///< `object`
    Objects,    ///< a list of it
    Rules,      ///< `object`, or the name of published rules
    Numbers,    ///< a list of places of a table
    Schedule,   ///< rounds of pairings: [[[1, 2], [3, 4]], ...]
    Fixtures,   ///< rounds of numbered pairings: [[[17, 4, 1]], ...]
    Limits,     ///< numbers by conference, and "others"
    Allocation, ///< groups by sets of groups: {"ABCD": "DCBA"}
    Options     ///< options of the game by name
};

/// One key of a format file: the source of docs/formats.md and of the JSON Schema.
struct FormatKey
{
    const char *name;
    FormatValue value;
    /// What it is where it is left out; null for a key that must be there.
    const char *usual;
    const char *meaning;
    int minimum = 0;
    int maximum = 0;
    /// Word, Words: separated by blanks. Object, Objects, Rules: the name of the object.
    const char *words = nullptr;
};

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
