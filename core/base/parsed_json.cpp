// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parsed_json.h"

#include <QJsonParseError>
#include <QtGlobal>

namespace touchline {

namespace {

// Measured with Qt 6.4 and rounded up: files of 256 MiB of the smallest parts of each kind.
constexpr qint64 bytesOfValue = 16;
constexpr qint64 bytesOfText = 24;
constexpr qint64 bytesOfContainer = 224;

/// The place of the quotation mark that ends the text which begins behind `at`.
qsizetype endOfText(const QByteArray &json, qsizetype at)
{
    const char *letters = json.constData();
    while (++at < json.size() && letters[at] != '"')
        if (letters[at] == '\\')
            ++at;
    return at;
}

} // namespace

qint64 treeBytesOf(const QByteArray &json)
{
    const char *letters = json.constData();
    qint64 bytes = 0;
    for (qsizetype at = 0; at < json.size(); ++at) {
        switch (letters[at]) {
        case '"':
            bytes += bytesOfText;
            at = endOfText(json, at);
            break;
        case '{':
        case '[':
            bytes += bytesOfContainer;
            break;
        case ',':
        case ':':
            bytes += bytesOfValue;
            break;
        default:
            break;
        }
    }
    return bytes;
}

Result<QJsonDocument> parsedJson(const QByteArray &bytes)
{
    if (treeBytesOf(bytes) > mostJsonTreeBytes)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core",
                                      "This JSON has too many entries: it would take more than %1 MiB "
                                      "of memory."),
                    {QString::number(mostJsonTreeBytes >> 20)});
    QJsonParseError parseError;
    const QByteArray json = bytes.startsWith("\xef\xbb\xbf") ? bytes.mid(3) : bytes;
    QJsonDocument document = QJsonDocument::fromJson(json, &parseError);
    if (parseError.error == QJsonParseError::NoError)
        return document;
    const QByteArray before = json.left(parseError.offset);
    const QString line = QString::number(before.count('\n') + 1);
    const qsizetype lineBegin = before.lastIndexOf('\n') + 1;
    const QString column = QString::number(QString::fromUtf8(before.mid(lineBegin)).size() + 1);
    return fail(Fault::BadInput,
                QT_TRANSLATE_NOOP("core", "This is not valid JSON: %1 (line %2, column %3)."),
                {parseError.errorString(), line, column});
}

} // namespace touchline
