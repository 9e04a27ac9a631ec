// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"
#include "models/store/rows/row.h"

#include <QDateTime>
#include <QJsonObject>

#include <optional>
#include <vector>

namespace touchline::store {

/// Where a what-if leaves the match that it was forked from.
struct ForkedFrom
{
    /// A fixture, or another match without a competition; it may be gone.
    QUuid match;
    /// After so many of its rolls and choices.
    int inputs = 0;

    bool operator==(const ForkedFrom &) const = default;
};

/// A match that belongs to no competition, friendly or what-if, and is over.
struct StoredFriendly
{
    QUuid id;
    QString name;
    QDateTime begun;
    std::optional<ForkedFrom> from;
    QString game;
    int rulesVersion = 0;
    QString level;
    /// The report as JSON.
    QJsonObject report;
    /// The name of the content that has the log without its report.
    QByteArray log;
};

/// The columns `origin` and `origin_inputs`, which hold nothing for a friendly.
[[nodiscard]] QVariantList originColumns(const std::optional<ForkedFrom> &from);

[[nodiscard]] Row rowOf(const StoredFriendly &friendly);
[[nodiscard]] StoredFriendly friendlyOf(const Row &row);

/// The oldest first. Errors: those of readRows().
[[nodiscard]] Result<std::vector<StoredFriendly>> friendliesIn(Database &database);
[[nodiscard]] Result<std::optional<StoredFriendly>> friendlyIn(Database &database, const QUuid &id);

} // namespace touchline::store
