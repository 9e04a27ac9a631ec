// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/content_store.h"

#include "core/base/parsed_json.h"
#include "models/store/rows/json_bytes.h"
#include "models/store/rows/packed_bytes.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <qglobal.h>

namespace touchline::store {

namespace {

/// So many bytes are kept for the next time.
constexpr qsizetype mostKept = qsizetype{32} << 20;

tl::unexpected<Error> damaged()
{
    return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "A part of the league is damaged."));
}

} // namespace

QByteArray ContentStore::nameOf(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

Result<QByteArray> ContentStore::put(const QByteArray &bytes)
{
    const QByteArray name = nameOf(bytes);
    auto kept = m_database->change(
        QStringLiteral("INSERT INTO content (hash, data) VALUES (?, ?) ON CONFLICT DO NOTHING"),
        {name, packedBytes(bytes)});
    TOUCHLINE_TRY(kept);
    return name;
}

Result<QByteArray> ContentStore::put(const QJsonObject &object)
{
    return put(jsonBytes(QJsonDocument(object)));
}

Result<QByteArray> ContentStore::get(const QByteArray &name)
{
    if (const auto known = m_read.constFind(name); known != m_read.constEnd())
        return *known;
    const auto rows = m_database->rows(QStringLiteral("SELECT data FROM content WHERE hash = ?"), {name});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return damaged();
    auto unpacked = unpackedBytes(rows->front().front().toByteArray());
    if (!unpacked)
        return unpacked;
    QByteArray bytes = *std::move(unpacked);
    if (nameOf(bytes) != name)
        return damaged();
    if (m_readBytes + bytes.size() > mostKept) {
        m_read.clear();
        m_readBytes = 0;
    }
    if (bytes.size() <= mostKept) {
        m_read.insert(name, bytes);
        m_readBytes += bytes.size();
    }
    return bytes;
}

Result<QJsonObject> ContentStore::object(const QByteArray &name)
{
    const auto bytes = get(name);
    TOUCHLINE_TRY(bytes);
    const auto document = parsedJson(*bytes);
    if (!document || !document->isObject())
        return damaged();
    return document->object();
}

} // namespace touchline::store
