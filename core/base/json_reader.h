// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QJsonArray>
#include <QJsonObject>

#include <functional>
#include <initializer_list>
#include <optional>
#include <span>

namespace touchline {

/// Reads one JSON object strictly: wrong types, numbers out of range, missing and unknown keys are collected
/// as problems with their path ("players[4].shot"), so that a person sees everything that is wrong at once.
/// A read that fails gives a harmless value of the right type and goes on.
class JsonReader
{
public:
    /// `problems` outlives the reader. `path` is the place of `object` in its document, empty at the top.
    JsonReader(const QJsonObject &object, Problems &problems, QString path = {});

    [[nodiscard]] bool has(const char *key) const;
    /// Whole number min..max.
    int integer(const char *key, int min, int max);
    int integerOr(const char *key, int min, int max, int fallback);
    QString text(const char *key);
    QString textOr(const char *key, const QString &fallback);
    bool flagOr(const char *key, bool fallback);
    bool flag(const char *key);
    QJsonObject object(const char *key);
    QJsonArray array(const char *key);
    QJsonArray arrayOr(const char *key);
    /// Any JSON value; Undefined where the key is missing (no problem is noted).
    QJsonValue value(const char *key);
    /// A text that must be one of `words`; gives its index (0 where it is not, with a problem).
    int word(const char *key, std::span<const char *const> words);
    int wordIn(const char *key, const QStringList &words);
    int word(const char *key, std::initializer_list<const char *> words)
    {
        return word(key, std::span(words.begin(), words.size()));
    }
    /// Calls `read` with a reader for each object of the array `key`.
    void each(const char *key, const std::function<void(JsonReader &, int index)> &read);
    /// Notes every key that no call above has read, and names those that are known. Call last.
    void refuseUnknownKeys();

    void problem(const char *key, Message what, Message hint = {});
    [[nodiscard]] QString path(const char *key) const;
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] Problems &problems() { return *m_problems; }

private:
    std::optional<QJsonValue> required(const char *key);

    /// Those read or asked for, sorted: what can be said where one is not known.
    [[nodiscard]] QStringList knownKeys() const;

    QJsonObject m_object;
    Problems *m_problems;
    QString m_path;
    QStringList m_known;
    /// By has(), which may be all that asks for an entry that is not there.
    mutable QStringList m_asked;
};

/// Whether refuseUnknownKeys() noted it.
[[nodiscard]] bool isUnknownKey(const Problem &problem);

/// Parses a JSON document whose top is an object. Errors: BadInput with the line and column of the fault.
[[nodiscard]] Result<QJsonObject> parseJsonObject(const QByteArray &bytes);

/// The form in which the project writes JSON for people and for git: indented, keys in order, LF at the end.
[[nodiscard]] QByteArray writtenJson(const QJsonObject &object);

} // namespace touchline
