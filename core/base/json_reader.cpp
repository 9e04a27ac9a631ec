// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"

#include "core/base/parsed_json.h"
#include "core/base/visible_text.h"

#include <QJsonDocument>
#include <QtGlobal>

#include <algorithm>
#include <cmath>
#include <utility>

namespace touchline {

namespace {

constexpr const char *unknownKey = QT_TRANSLATE_NOOP("core", "Unknown entry.");
constexpr const char *notAWholeNumber = QT_TRANSLATE_NOOP("core", "This must be a whole number.");
constexpr const char *outOfRange =
    QT_TRANSLATE_NOOP("core", "This must be a whole number from %1 to %2, not %3.");
constexpr const char *notAText = QT_TRANSLATE_NOOP("core", "This must be text in quotation marks.");
constexpr const char *notAFlag = QT_TRANSLATE_NOOP("core", "This must be true or false.");
constexpr const char *notAnObject = QT_TRANSLATE_NOOP("core", "This must be an object in braces { }.");
constexpr const char *notAnArray = QT_TRANSLATE_NOOP("core", "This must be a list in brackets [ ].");

/// Beyond this a double no longer tells neighbouring whole numbers apart.
constexpr double largestWhole = 9007199254740992.0;

QString numberText(double value)
{
    return QString::number(value, 'g', 17);
}

} // namespace

JsonReader::JsonReader(const QJsonObject &object, Problems &problems, QString path)
    : m_object(object)
    , m_problems(&problems)
    , m_path(std::move(path))
{
}

QStringList JsonReader::knownKeys() const
{
    QStringList keys = m_known + m_asked;
    keys.removeDuplicates();
    keys.sort();
    return keys;
}

bool JsonReader::has(const char *key) const
{
    m_asked.append(QString::fromLatin1(key));
    return m_object.contains(QLatin1String(key));
}

QString JsonReader::path(const char *key) const
{
    return m_path.isEmpty() ? QString::fromLatin1(key) : m_path + u'.' + QLatin1String(key);
}

void JsonReader::problem(const char *key, Message what, Message hint)
{
    m_problems->push_back({path(key), std::move(what), std::move(hint)});
}

QJsonValue JsonReader::value(const char *key)
{
    m_known.append(QString::fromLatin1(key));
    return m_object.value(QLatin1String(key));
}

std::optional<QJsonValue> JsonReader::required(const char *key)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined())
        return found;
    problem(key, {QT_TRANSLATE_NOOP("core", "This entry is missing."), {}});
    return std::nullopt;
}

int JsonReader::integer(const char *key, int min, int max)
{
    const std::optional<QJsonValue> found = required(key);
    return found ? integerOr(key, min, max, min) : min;
}

int JsonReader::integerOr(const char *key, int min, int max, int fallback)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return fallback;
    const double number = found.toDouble();
    if (!found.isDouble() || std::floor(number) != number || std::abs(number) > largestWhole) {
        problem(key, {notAWholeNumber, {}});
        return fallback;
    }
    if (number < min || number > max) {
        problem(key, {outOfRange, {QString::number(min), QString::number(max), numberText(number)}});
        return fallback;
    }
    return static_cast<int>(number);
}

QString JsonReader::text(const char *key)
{
    return required(key) ? textOr(key, {}) : QString();
}

QString JsonReader::textOr(const char *key, const QString &fallback)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return fallback;
    if (!found.isString()) {
        problem(key, {notAText, {}});
        return fallback;
    }
    return found.toString();
}

bool JsonReader::flag(const char *key)
{
    return required(key) && flagOr(key, false);
}

bool JsonReader::flagOr(const char *key, bool fallback)
{
    const QJsonValue found = value(key);
    if (found.isUndefined())
        return fallback;
    if (!found.isBool()) {
        problem(key, {notAFlag, {}});
        return fallback;
    }
    return found.toBool();
}

QJsonObject JsonReader::object(const char *key)
{
    const std::optional<QJsonValue> found = required(key);
    if (found && !found->isObject())
        problem(key, {notAnObject, {}});
    return found ? found->toObject() : QJsonObject();
}

QJsonArray JsonReader::array(const char *key)
{
    return required(key) ? arrayOr(key) : QJsonArray();
}

QJsonArray JsonReader::arrayOr(const char *key)
{
    const QJsonValue found = value(key);
    if (!found.isUndefined() && !found.isArray())
        problem(key, {notAnArray, {}});
    return found.toArray();
}

int JsonReader::word(const char *key, std::span<const char *const> words)
{
    QStringList all;
    for (const char *word : words)
        all.append(QString::fromLatin1(word));
    return wordIn(key, all);
}

int JsonReader::wordIn(const char *key, const QStringList &words)
{
    const std::size_t problemsBefore = m_problems->size();
    const QString found = text(key);
    if (m_problems->size() > problemsBefore)
        return 0;
    const auto index = static_cast<int>(words.indexOf(found));
    if (index < 0)
        problem(key, {QT_TRANSLATE_NOOP("core", "\"%1\" is not one of these words: %2."),
                      {found, words.join(QStringLiteral(", "))}});
    return std::max(index, 0);
}

void JsonReader::each(const char *key, const std::function<void(JsonReader &, int index)> &read)
{
    const QJsonArray items = array(key);
    for (qsizetype i = 0; i < items.size(); ++i) {
        const QString itemPath = path(key) + u'[' + QString::number(i) + u']';
        if (!items.at(i).isObject()) {
            m_problems->push_back({itemPath, {notAnObject, {}}, {}});
            continue;
        }
        JsonReader reader(items.at(i).toObject(), *m_problems, itemPath);
        read(reader, static_cast<int>(i));
    }
}

void JsonReader::refuseUnknownKeys()
{
    const QStringList keys = m_object.keys();
    for (const QString &key : keys) {
        if (m_known.contains(key))
            continue;
        const QString where = m_path.isEmpty() ? key : m_path + u'.' + key;
        m_problems->push_back(
            {where,
             {unknownKey, {}},
             {QT_TRANSLATE_NOOP("core", "Possible entries: %1."), {knownKeys().join(QStringLiteral(", "))}}});
    }
}

bool isUnknownKey(const Problem &problem)
{
    return problem.what.text == unknownKey;
}

Result<QJsonObject> parseJsonObject(const QByteArray &bytes)
{
    const Result<QJsonDocument> document = parsedJson(bytes);
    TOUCHLINE_TRY(document);
    if (!document->isObject()) {
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core", "The file must be one object in braces { } (line 1, column 1)."));
    }
    return document->object();
}

QByteArray writtenJson(const QJsonObject &object)
{
    QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Indented);
    // Qt escapes what is below U+0020 itself. Outside a text there is none of the others.
    const auto mayBeFirst = [](char byte) { return byte == '\x7f' || byte == '\xc2' || byte == '\xe2'; };
    if (std::none_of(bytes.cbegin(), bytes.cend(), mayBeFirst))
        return bytes;
    QString text;
    for (const QChar letter : QString::fromUtf8(bytes))
        text += isInvisibleCommand(letter) && letter != u'\n'
                    ? QStringLiteral("\\u%1").arg(letter.unicode(), 4, 16, QLatin1Char('0'))
                    : QString(letter);
    return text.toUtf8();
}

} // namespace touchline
