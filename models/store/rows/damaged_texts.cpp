// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/damaged_texts.h"

#include "models/store/rows/content_store.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"

#include <array>

namespace touchline::store {

namespace {

struct PackedColumn
{
    DamagedText::Of of;
    const char *table;
    const char *key;
    const char *text;
};

constexpr std::array packedColumns{
    PackedColumn{DamagedText::Of::Content, "content", "hash", "data"},
    PackedColumn{DamagedText::Of::Content, "private_content", "hash", "data"},
    PackedColumn{DamagedText::Of::Log, "match_log", "report", "data"},
    PackedColumn{DamagedText::Of::MatchUnderWay, "live_match", "fixture", "data"},
    PackedColumn{DamagedText::Of::FriendlyUnderWay, "live_friendly", "uuid", "data"},
    PackedColumn{DamagedText::Of::Entry, "journal", "seq", "changes"}};

/// A league of a version before the table has none; its backup is looked at as it is.
Result<bool> hasTable(Database &database, const char *table)
{
    const QString name = QString::fromLatin1(table);
    const auto found =
        database.backend() == Backend::Sqlite
            ? database.rows(QStringLiteral("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?"),
                            {name})
            : database.rows(QStringLiteral("SELECT 1 WHERE to_regclass(?) IS NOT NULL"), {name});
    TOUCHLINE_TRY(found);
    return !found->empty();
}

DamagedText textWith(DamagedText::Of of, const QVariant &key)
{
    DamagedText text{of};
    if (of == DamagedText::Of::Content)
        text.name = key.toByteArray();
    else if (of == DamagedText::Of::Entry)
        text.seq = key.toLongLong();
    else
        text.id = fromSql(key, ColumnType::Uuid).toUuid();
    return text;
}

} // namespace

Result<std::vector<DamagedText>> damagedTexts(Database &database, TextCheck check)
{
    std::vector<DamagedText> damaged;
    for (const PackedColumn &column : packedColumns) {
        const auto isThere = hasTable(database, column.table);
        TOUCHLINE_TRY(isThere);
        if (!*isThere)
            continue;
        const QString sql =
            QStringLiteral("SELECT %1, %2 FROM %3")
                .arg(QLatin1String(column.key), QLatin1String(column.text), QLatin1String(column.table));
        auto read = database.forEach(sql, {}, [&](const QVariantList &row) -> Result<void> {
            const auto text = unpackedBytes(row[1].toByteArray());
            if (!text || (check == TextCheck::UnpackAndName && column.of == DamagedText::Of::Content &&
                          ContentStore::nameOf(*text) != row[0].toByteArray()))
                damaged.push_back(textWith(column.of, row[0]));
            return {};
        });
        TOUCHLINE_TRY(read);
    }
    return damaged;
}

} // namespace touchline::store
