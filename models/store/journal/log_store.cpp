// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/journal/log_store.h"

#include "core/base/parsed_json.h"
#include "core/match/game.h"
#include "models/store/journal/seal.h"
#include "models/store/rows/json_bytes.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"

#include <QJsonDocument>
#include <qglobal.h>

namespace touchline::store {

namespace {

const QString documentKey = QStringLiteral("team");

/// Takes the team document out of a side of the setup: many logs share it.
QJsonObject takeDocument(QJsonObject &setup, Side side)
{
    QJsonObject one = setup.value(sideWord(side)).toObject();
    QJsonObject document = one.take(documentKey).toObject();
    setup.insert(sideWord(side), one);
    return document;
}

void putDocument(QJsonObject &setup, Side side, const QJsonObject &document)
{
    QJsonObject one = setup.value(sideWord(side)).toObject();
    one.insert(documentKey, document);
    setup.insert(sideWord(side), one);
}

} // namespace

Result<std::optional<QByteArray>> LogStore::add(const MatchLog &log, const Game &game)
{
    QJsonObject object = toJson(log, game);
    object.remove(QStringLiteral("report"));
    QJsonObject setup = object.value(QStringLiteral("setup")).toObject();
    PerSide<QByteArray> documents;
    for (const Side side : bothSides) {
        auto name = m_contents->put(takeDocument(setup, side));
        TOUCHLINE_TRY(name);
        documents[side] = *name;
    }
    object.insert(QStringLiteral("setup"), setup);
    const Backend backend = m_database->backend();
    const QByteArray text = jsonBytes(QJsonDocument(object));
    const auto added = m_database->change(
        QStringLiteral("INSERT INTO match_log (report, fixture, game, rules_version, home_document, "
                       "away_document, data) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (report) DO NOTHING"),
        {toSql(backend, QVariant(log.report.id)), toSql(backend, QVariant(log.report.fixture)), log.game,
         log.rulesVersion, documents[Side::Home], documents[Side::Away], packedBytes(text)});
    TOUCHLINE_TRY(added);
    if (*added == 0)
        return std::optional<QByteArray>();
    return std::optional(sealOfLog(log.report.id, log.report.fixture, log.game, log.rulesVersion,
                                   documents[Side::Home], documents[Side::Away], text));
}

Result<std::optional<StoredLog>> LogStore::find(const QUuid &report)
{
    const auto rows = m_database->rows(
        QStringLiteral("SELECT game, rules_version, home_document, away_document, data FROM match_log "
                       "WHERE report = ?"),
        {toSql(m_database->backend(), QVariant(report))});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return std::optional<StoredLog>();
    const QVariantList &row = rows->front();
    const auto bytes = unpackedBytes(row[4].toByteArray());
    TOUCHLINE_TRY(bytes);
    const auto document = parsedJson(*bytes);
    if (!document || !document->isObject())
        return fail(Fault::Damaged, QT_TRANSLATE_NOOP("core", "The log of a match cannot be read."));
    StoredLog log{report, row[0].toString(), row[1].toInt(), document->object()};
    QJsonObject setup = log.log.value(QStringLiteral("setup")).toObject();
    for (const Side side : bothSides) {
        const auto team = m_contents->object(row[side == Side::Home ? 2 : 3].toByteArray());
        TOUCHLINE_TRY(team);
        putDocument(setup, side, *team);
    }
    log.log.insert(QStringLiteral("setup"), setup);
    return std::optional(std::move(log));
}

Result<std::vector<QUuid>> LogStore::reportsWithLog()
{
    const auto rows = m_database->rows(QStringLiteral(
        "SELECT report FROM match_log WHERE report IN (SELECT uuid FROM report) ORDER BY report"));
    TOUCHLINE_TRY(rows);
    std::vector<QUuid> reports;
    for (const QVariantList &row : *rows)
        reports.push_back(fromSql(row[0], ColumnType::Uuid).toUuid());
    return reports;
}

} // namespace touchline::store
