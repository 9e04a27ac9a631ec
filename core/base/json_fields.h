// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/file_keys.h"
#include "core/base/json_reader.h"
#include "core/base/table_points.h"

#include <QDate>
#include <QUuid>

#include <array>
#include <concepts>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace touchline {

/// Fields of a struct as a table: each row is a key with its range and the member that it fills,
///
///     template <>
///     inline constexpr std::array jsonFields<LateWin>{
///         field<&LateWin::win>("win", nullptr, "For the winner.", 0, 100), ...};
///
/// and readFields() and writeFields() do the rest. A key that may be missing (FileKey::usual) leaves its
/// member as a new struct has it, and is not written where the member is like that. Objects and lists of
/// structs with a table of their own are members like any other.
struct NoFields
{
};
template <class T>
inline constexpr NoFields jsonFields{};

template <class T>
concept HasFields = !std::is_same_v<std::remove_cvref_t<decltype(jsonFields<T>)>, NoFields>;

/// How the member of a row is read and written, whatever its type.
struct JsonAccess
{
    void (*read)(JsonReader &reader, const FileKey &key, void *object);
    /// Undefined for a member that is as usual and need not be written.
    QJsonValue (*write)(const FileKey &key, const void *object);
};

// Values of one key. A type with a form of its own brings these two functions beside its struct.
void readValue(JsonReader &reader, const FileKey &key, int &value);
void readValue(JsonReader &reader, const FileKey &key, bool &value);
void readValue(JsonReader &reader, const FileKey &key, QString &value);
void readValue(JsonReader &reader, const FileKey &key, QStringList &value);
void readValue(JsonReader &reader, const FileKey &key, QUuid &value);
void readValue(JsonReader &reader, const FileKey &key, QJsonObject &value);
/// "2026-06-11"; none where the key is missing.
void readValue(JsonReader &reader, const FileKey &key, QDate &value);
void readValue(JsonReader &reader, const FileKey &key, TablePoints &value);
template <std::convertible_to<QJsonValue> T>
[[nodiscard]] QJsonValue jsonOf(const FileKey &, const T &value)
{
    return value;
}
[[nodiscard]] QJsonValue jsonOf(const FileKey &key, const QStringList &value);
[[nodiscard]] QJsonValue jsonOf(const FileKey &key, const QUuid &value);
[[nodiscard]] QJsonValue jsonOf(const FileKey &key, const QDate &value);
[[nodiscard]] QJsonValue jsonOf(const FileKey &key, TablePoints value);

/// The place of a word of the key; `index` stays where the key may be missing and is.
void readWord(JsonReader &reader, const FileKey &key, int &index);
/// One of words that are separated by blanks.
[[nodiscard]] QString wordAt(const char *words, int index);

/// The rows in their order. Unknown keys are left to the caller.
void readRows(JsonReader &reader, std::span<const FileKey> rows, void *object);
[[nodiscard]] QJsonObject writtenRows(std::span<const FileKey> rows, const void *object);
void addRows(std::span<const FileKey> rows, const void *object, QJsonObject &written);
/// The object under the key, and nothing else in it; not called where the key is not there.
void readObject(JsonReader &parent, const FileKey &key, void (*read)(JsonReader &reader, void *object),
                void *object);

/// Reads the fields of a struct. One that needs more brings functions of these names, declared beside its
/// table.
template <HasFields T>
void readFields(JsonReader &reader, T &object)
{
    readRows(reader, jsonFields<T>, &object);
}

template <HasFields T>
[[nodiscard]] QJsonObject writeFields(const T &object)
{
    return writtenRows(jsonFields<T>, &object);
}

template <class Enum>
requires std::is_enum_v<Enum>
void readValue(JsonReader &reader, const FileKey &key, Enum &value)
{
    auto index = static_cast<int>(value);
    readWord(reader, key, index);
    value = static_cast<Enum>(index);
}

template <class Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] QJsonValue jsonOf(const FileKey &key, Enum value)
{
    return wordAt(key.words, static_cast<int>(value));
}

template <HasFields T>
void readValue(JsonReader &reader, const FileKey &key, T &value)
{
    readObject(
        reader, key, [](JsonReader &inner, void *object) { readFields(inner, *static_cast<T *>(object)); },
        &value);
}

template <HasFields T>
[[nodiscard]] QJsonValue jsonOf(const FileKey &, const T &value)
{
    return writeFields(value);
}

template <class T>
void readValue(JsonReader &reader, const FileKey &key, std::optional<T> &value)
{
    if (reader.has(key.name))
        readValue(reader, key, value.emplace());
}

template <class T>
[[nodiscard]] QJsonValue jsonOf(const FileKey &key, const std::optional<T> &value)
{
    return value ? jsonOf(key, *value) : QJsonValue(QJsonValue::Undefined);
}

template <HasFields T>
void readValue(JsonReader &reader, const FileKey &key, std::vector<T> &values)
{
    if (key.usual != nullptr && !reader.has(key.name))
        return;
    reader.each(key.name, [&values](JsonReader &item, int) {
        readFields(item, values.emplace_back());
        item.refuseUnknownKeys();
    });
}

template <HasFields T>
[[nodiscard]] QJsonValue jsonOf(const FileKey &, const std::vector<T> &values)
{
    QJsonArray array;
    for (const T &value : values)
        array.append(writeFields(value));
    return array;
}

// The struct of a member, and of a function that reads one.
template <class Struct, class Value>
Struct structOf(Value Struct::*);
template <class Struct>
Struct structOf(void (*)(JsonReader &, const FileKey &, Struct &));

template <auto Member, class Struct = decltype(structOf(Member))>
inline constexpr JsonAccess memberAccess{[](JsonReader &reader, const FileKey &key, void *object) {
                                             readValue(reader, key, static_cast<Struct *>(object)->*Member);
                                         },
                                         [](const FileKey &key, const void *object) -> QJsonValue {
                                             const auto &value = static_cast<const Struct *>(object)->*Member;
                                             if (key.usual != nullptr && !key.isAlwaysWritten &&
                                                 value == Struct{}.*Member)
                                                 return QJsonValue::Undefined;
                                             return jsonOf(key, value);
                                         }};

template <auto Read, auto Write, class Struct = decltype(structOf(Read))>
inline constexpr JsonAccess handAccess{[](JsonReader &reader, const FileKey &key, void *object) {
                                           Read(reader, key, *static_cast<Struct *>(object));
                                       },
                                       [](const FileKey &key, const void *object) -> QJsonValue {
                                           if constexpr (std::is_null_pointer_v<decltype(Write)>)
                                               return QJsonValue::Undefined;
                                           else
                                               return Write(key, *static_cast<const Struct *>(object));
                                       }};

/// What the manual and the schema say of a member of that type.
template <class T>
inline constexpr FileValue fileValueOf = HasFields<T>        ? FileValue::Object
                                         : std::is_enum_v<T> ? FileValue::Word
                                                             : FileValue::Text;
template <>
inline constexpr FileValue fileValueOf<int> = FileValue::Number;
template <>
inline constexpr FileValue fileValueOf<bool> = FileValue::Flag;
template <>
inline constexpr FileValue fileValueOf<QStringList> = FileValue::Texts;
template <>
inline constexpr FileValue fileValueOf<TablePoints> = FileValue::HalfPoints;
template <>
inline constexpr FileValue fileValueOf<QJsonObject> = FileValue::Options;
template <class T>
inline constexpr FileValue fileValueOf<std::optional<T>> = fileValueOf<T>;
template <class T>
inline constexpr FileValue fileValueOf<std::vector<T>> = FileValue::Objects;

/// A row that fills a member; `usual` and the rest as in FileKey.
template <auto Member>
[[nodiscard]] constexpr FileKey field(const char *name, const char *usual, const char *meaning,
                                      int minimum = 0, int maximum = 0, const char *words = nullptr)
{
    using Struct = decltype(structOf(Member));
    using Value = std::remove_cvref_t<decltype(std::declval<Struct>().*Member)>;
    return {name, fileValueOf<Value>, usual, meaning, minimum, maximum, words, &memberAccess<Member>};
}

/// The same of a member with words, or with a table of its own: then `words` is the name of the object.
template <auto Member>
[[nodiscard]] constexpr FileKey field(const char *name, const char *usual, const char *meaning,
                                      const char *words)
{
    return field<Member>(name, usual, meaning, 0, 0, words);
}

/// A row that is written even where it is as usual.
[[nodiscard]] constexpr FileKey alwaysWritten(FileKey key)
{
    key.isAlwaysWritten = true;
    return key;
}

/// A row that functions read and write: what depends on other keys, or fills more than a member.
template <auto Read, auto Write = nullptr>
[[nodiscard]] constexpr FileKey fieldBy(FileKey key)
{
    key.access = &handAccess<Read, Write>;
    return key;
}

/// Rows of files that nobody writes by hand: they need no words for a manual.
template <auto Member>
[[nodiscard]] constexpr FileKey field(const char *name, int minimum = 0, int maximum = 0)
{
    return field<Member>(name, nullptr, "", minimum, maximum);
}

template <auto Member>
[[nodiscard]] constexpr FileKey optionalField(const char *name, int minimum = 0, int maximum = 0)
{
    return field<Member>(name, "", "", minimum, maximum);
}

template <auto Member>
[[nodiscard]] constexpr FileKey wordField(const char *name, const char *words)
{
    return field<Member>(name, nullptr, "", words);
}

template <auto Member>
[[nodiscard]] constexpr FileKey optionalWordField(const char *name, const char *words)
{
    return field<Member>(name, "", "", words);
}

} // namespace touchline
