// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/text.h"
#include "core/base/json_reader.h"
#include "core/match/report/score.h"

#include <QDateTime>
#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace touchline::cli {

/// As it is printed with --json.
[[nodiscard]] inline QString jsonText(const QJsonObject &object)
{
    return QString::fromUtf8(writtenJson(object));
}

/// What `make` gives for each of them.
template <class Range, class Make>
[[nodiscard]] QJsonArray arrayOf(const Range &range, Make make)
{
    QJsonArray array;
    for (const auto &one : range)
        array.append(make(one));
    return array;
}

/// A number of a simulation: more than six digits would be noise.
[[nodiscard]] inline double sixDigits(double number)
{
    constexpr double digits = 1e6;
    return std::round(number * digits) / digits;
}

/// {"where", "what"} of each.
[[nodiscard]] inline QJsonArray problemsJson(const Problems &problems)
{
    return arrayOf(problems, [](const Problem &one) {
        return QJsonObject{{u"where"_s, one.where}, {u"what"_s, one.what.english()}};
    });
}

/// The word of a value of an enum, from the list of its words.
template <class Words, class Enum>
[[nodiscard]] QString enumWord(const Words &words, Enum value)
{
    return QLatin1String(words[static_cast<std::size_t>(value)]);
}

/// The value whose word that is; nothing for another word.
template <class Enum, class Words>
[[nodiscard]] std::optional<Enum> enumFromWord(const Words &words, const QString &word)
{
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&word](const char *one) { return word == QLatin1String(one); });
    return found == words.end() ? std::nullopt : std::optional(static_cast<Enum>(found - words.begin()));
}

/// Null for what is empty, not valid or not there.
[[nodiscard]] inline QJsonValue orNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue() : QJsonValue(text);
}
[[nodiscard]] inline QJsonValue orNull(QDate day)
{
    return orNull(day.toString(Qt::ISODate));
}
[[nodiscard]] inline QJsonValue orNull(QTime time)
{
    return orNull(time.toString(u"HH:mm"_s));
}
template <class T>
[[nodiscard]] QJsonValue orNull(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}
[[nodiscard]] inline QJsonValue orNull(const std::optional<Score> &score)
{
    return score ? QJsonValue(QJsonArray{score->home, score->away}) : QJsonValue();
}

[[nodiscard]] inline QStringList sentences(const std::vector<Message> &messages)
{
    QStringList texts;
    for (const Message &message : messages)
        texts << message.english();
    return texts;
}
[[nodiscard]] inline QJsonArray sentencesJson(const std::vector<Message> &messages)
{
    return QJsonArray::fromStringList(sentences(messages));
}

} // namespace touchline::cli
