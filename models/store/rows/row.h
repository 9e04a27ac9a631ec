// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/store/rows/table_spec.h"

#include <QByteArray>
#include <QVariant>

#include <optional>
#include <vector>

namespace touchline::store {

/// The values of a row in the order of TableSpec::columns: QUuid, QString, qlonglong or QByteArray as the
/// column has it; an invalid QVariant where it holds nothing.
struct Row
{
    const TableSpec *table = nullptr;
    QVariantList values;

    /// The values of its key.
    [[nodiscard]] QVariantList key() const { return values.mid(0, static_cast<qsizetype>(table->keys)); }
    bool operator==(const Row &) const = default;
};

/// What a command does to one row. Inserted: nothing before; removed: nothing after.
struct RowChange
{
    std::optional<Row> before;
    std::optional<Row> after;

    [[nodiscard]] const Row &either() const { return after ? *after : *before; }
    bool operator==(const RowChange &) const = default;
};

/// In the order in which they are made: a row before those that refer to it, removed the other way round.
using RowChanges = std::vector<RowChange>;

/// Takes the changes back: the last first.
[[nodiscard]] RowChanges inverted(const RowChanges &changes);

/// What makes `before` into `after`; both in any order, keys of each list different. Rows of a table are
/// inserted before, and removed after, those of the tables behind it.
[[nodiscard]] RowChanges differences(const std::vector<Row> &before, const std::vector<Row> &after);

/// For the journal: JSON.
[[nodiscard]] QByteArray textOf(const RowChanges &changes);
/// Errors: Damaged (not what textOf() writes).
[[nodiscard]] Result<RowChanges> changesOf(const QByteArray &text);
/// The same, packed (packed_bytes.h). Errors: Damaged.
[[nodiscard]] Result<RowChanges> unpacked(const QByteArray &bytes);

} // namespace touchline::store
