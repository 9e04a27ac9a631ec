// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/friendly_rows.h"

#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

namespace touchline::store {

QVariantList originColumns(const std::optional<ForkedFrom> &from)
{
    return from ? QVariantList{from->match, number(from->inputs)} : QVariantList{{}, {}};
}

Row rowOf(const StoredFriendly &friendly)
{
    QVariantList values{friendly.id, friendly.name, friendly.begun.toUTC().toString(Qt::ISODateWithMs)};
    values << originColumns(friendly.from) << friendly.game << number(friendly.rulesVersion) << friendly.level
           << compactText(friendly.report) << friendly.log;
    return {&friendlyTable(), values};
}

StoredFriendly friendlyOf(const Row &row)
{
    const RowReader read(row);
    StoredFriendly friendly;
    friendly.id = read.uuid("uuid");
    friendly.name = read.text("name");
    friendly.begun = QDateTime::fromString(read.text("begun"), Qt::ISODateWithMs);
    if (!read.isNull("origin"))
        friendly.from = ForkedFrom{read.uuid("origin"), static_cast<int>(read.number("origin_inputs"))};
    friendly.game = read.text("game");
    friendly.rulesVersion = static_cast<int>(read.number("rules_version"));
    friendly.level = read.text("level");
    friendly.report = objectOf(read.text("report"));
    friendly.log = read.bytes("log");
    return friendly;
}

Result<std::vector<StoredFriendly>> friendliesIn(Database &database)
{
    const auto rows = readRows(database, friendlyTable(), QStringLiteral("ORDER BY begun, uuid"));
    TOUCHLINE_TRY(rows);
    std::vector<StoredFriendly> friendlies;
    friendlies.reserve(rows->size());
    for (const Row &row : *rows)
        friendlies.push_back(friendlyOf(row));
    return friendlies;
}

Result<std::optional<StoredFriendly>> friendlyIn(Database &database, const QUuid &id)
{
    const auto row = readRow(database, friendlyTable(), {id});
    TOUCHLINE_TRY(row);
    return *row ? std::optional(friendlyOf(**row)) : std::optional<StoredFriendly>();
}

} // namespace touchline::store
