// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <span>

namespace touchline {

/// What stands behind a key of a JSON file that people write.
enum class FileValue {
    Text,
    Number,     ///< whole, minimum..maximum
    HalfPoints, ///< of a table, whole or with a half: minimum 0 or, for 1, half a point, to maximum
    NumberOr,   ///< the same, or one of `words`
    Flag,
    Word,        ///< one of `words`
    Words,       ///< a list of them
    Texts,       ///< a list of texts
    Place,       ///< "1A", "W49", "#5": where a team comes from
    Places,      ///< a list of them; "1..8 League" is short for eight
    Object,      ///< `object`
    Objects,     ///< a list of it
    Rules,       ///< `object`, or the name of published rules
    Numbers,     ///< a list of numbers 1..maximum
    Schedule,    ///< rounds of pairings: [[[1, 2], [3, 4]], ...]
    Fixtures,    ///< rounds of numbered pairings: [[[17, 4, 1]], ...]
    Limits,      ///< numbers by conference, and "others"
    TextsByName, ///< groups by sets of groups: {"ABCD": "DCBA"}
    Options,     ///< options of the game by name
    Amount       ///< of money: a whole number of 0..maximum, or a text with two decimals: "12.50"
};

struct JsonAccess;

/// One key of such a file: the source of the manual, of the JSON Schema and, with a member, of the reader and
/// the writer.
struct FileKey
{
    const char *name;
    FileValue value = FileValue::Text;
    /// What it is where it is left out; null for a key that must be there.
    const char *usual = nullptr;
    const char *meaning = "";
    int minimum = 0;
    int maximum = 0;
    /// Word, Words, NumberOr: separated by blanks. Object, Objects, Rules: the name of the object.
    const char *words = nullptr;
    /// The member of the struct that is read from it and written to it (json_fields.h); null where that is
    /// done by hand.
    const JsonAccess *access = nullptr;
    /// It is written even where it is as usual.
    bool isAlwaysWritten = false;
};

/// One kind of object in such a file.
struct FileObject
{
    /// "rules", "points", ...
    const char *name;
    const char *meaning;
    std::span<const FileKey> keys;
};

/// The name of an object as references of a schema have it.
[[nodiscard]] QString definitionName(const char *object);
/// {"$ref": "#/$defs/name"}
[[nodiscard]] QJsonObject schemaReference(const char *object);
/// Adds the schema of each key, and the names of those that must be there.
void addKeySchemas(std::span<const FileKey> keys, QJsonObject &properties, QJsonArray &required);
/// The schema of one object with these keys and no others.
[[nodiscard]] QJsonObject objectSchema(const char *meaning, const QJsonObject &properties,
                                       const QJsonArray &required);
/// A scheme of points needs no points for a draw where every match has a winner.
void letDrawsBeMissing(QJsonObject &definitions);

/// JSON Schema (2020-12) of a file: the first object is the file.
[[nodiscard]] QJsonObject fileSchema(const QString &title, std::span<const FileObject> objects);

/// For people, as Markdown: the table of some keys.
[[nodiscard]] QString keysTable(std::span<const FileKey> keys);
/// A heading and a table for each object.
[[nodiscard]] QString fileKeysText(std::span<const FileObject> objects);

} // namespace touchline
