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
    const char *sql;
};

constexpr std::array packedColumns{
    PackedColumn{DamagedText::Of::Content, "SELECT hash, data FROM content"},
    PackedColumn{DamagedText::Of::Log, "SELECT report, data FROM match_log"},
    PackedColumn{DamagedText::Of::MatchUnderWay, "SELECT fixture, data FROM live_match"},
    PackedColumn{DamagedText::Of::FriendlyUnderWay, "SELECT uuid, data FROM live_friendly"},
    PackedColumn{DamagedText::Of::Entry, "SELECT seq, changes FROM journal"}};

DamagedText textWith(DamagedText::Of of, const QVariant &key)
{
    DamagedText text{of};
    if (of == DamagedText::Of::Content)
        text.name = key.toByteArray();
    else if (of == DamagedText::Of::Entry)
        text.seq = key.toLongLong();
    else
        text.id = taken(key, ColumnType::Uuid).toUuid();
    return text;
}

} // namespace

Result<std::vector<DamagedText>> damagedTexts(Database &database, TextCheck check)
{
    std::vector<DamagedText> damaged;
    for (const PackedColumn &column : packedColumns) {
        auto read = database.forEach(
            QString::fromLatin1(column.sql), {}, [&](const QVariantList &row) -> Result<void> {
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
