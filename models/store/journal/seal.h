// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QByteArray>
#include <QJsonObject>
#include <QUuid>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace touchline::store {

/// An entry of the journal with its seal, each text as it is kept.
struct SealedEntry
{
    qlonglong seq = 0;
    QUuid id;
    QString at;
    QString who;
    QString kind;
    std::optional<qlonglong> subject{};
    /// Not sealed: it follows from the entries behind it.
    QString state;
    QString title;
    QString arguments;
    /// The unpacked text; nothing where it cannot be unpacked.
    std::optional<QByteArray> changes{};
    /// Kind and subject, in any order.
    std::vector<std::pair<QString, QUuid>> touches;
    /// JSON: see Journal::add(); null for an entry without a seal.
    QString vouches;
    /// Empty for an entry without a seal.
    QByteArray hash;

    /// The texts of `title` with its arguments.
    [[nodiscard]] QString english() const;
    /// The subject of its touch of the kind `step`; null where it is in none.
    [[nodiscard]] QUuid step() const;
};

/// The seal of an entry behind another with the seal `previous` (32 zeros for the first): SHA-256 of that and
/// of all that it says, each value as "LENGTH:BYTES," (docs/league-files.md). An entry whose changes cannot
/// be unpacked has none (empty).
[[nodiscard]] QByteArray sealOf(const QByteArray &previous, const SealedEntry &entry);

/// What stands before the first entry.
[[nodiscard]] QByteArray sealOfNothing();

/// What an entry vouches for of a match log: the SHA-256 of the values of its row, made in the same way, with
/// the unpacked text. Values as in a row of `match_log`.
[[nodiscard]] QByteArray sealOfLog(const QUuid &report, const QUuid &fixture, const QString &game,
                                   qlonglong rulesVersion, const QByteArray &homeDocument,
                                   const QByteArray &awayDocument, const QByteArray &text);

/// The seal of the newest entry that has one; nothing where none has.
[[nodiscard]] Result<std::optional<QByteArray>> newestSeal(Database &database);
/// The number of the entry whose seal begins with these hexadecimal digits; nothing where none does.
[[nodiscard]] Result<std::optional<qlonglong>> entryWithSeal(Database &database, const QByteArray &digits);
[[nodiscard]] Result<QByteArray> sealOfEntry(Database &database, qlonglong seq);

/// Keeps the seal of an entry, inside the caller's transaction.
[[nodiscard]] Result<void> keepSeal(Database &database, qlonglong seq, const QString &vouches,
                                    const QByteArray &hash);

/// Gives all entries after that number with their seals, the oldest first, a few hundred at a time. Errors:
/// those of the database and of `take`, which ends it.
[[nodiscard]] Result<void> forEachEntry(Database &database, qlonglong after,
                                        const std::function<Result<void>(const SealedEntry &)> &take);

} // namespace touchline::store
