// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/content_store.h"

#include "models/store/json_bytes.h"
#include "models/store/packed_text.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <qglobal.h>

namespace touchline::store {

namespace {

constexpr qsizetype mostKept = 4096;

tl::unexpected<Error> damaged()
{
    return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "A part of the league is missing or damaged."));
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
        {name, packedText(bytes)});
    if (!kept)
        return fail(kept.error());
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
    if (!rows)
        return fail(rows.error());
    if (rows->empty())
        return damaged();
    auto bytes = unpackedText(rows->front().front().toByteArray());
    if (!bytes || nameOf(*bytes) != name)
        return damaged();
    if (m_read.size() >= mostKept)
        m_read.clear();
    m_read.insert(name, *bytes);
    return bytes;
}

Result<QJsonObject> ContentStore::object(const QByteArray &name)
{
    const auto bytes = get(name);
    if (!bytes)
        return fail(bytes.error());
    const QJsonDocument document = QJsonDocument::fromJson(*bytes);
    if (!document.isObject())
        return damaged();
    return document.object();
}

} // namespace touchline::store
