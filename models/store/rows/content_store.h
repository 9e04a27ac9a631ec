// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>

namespace touchline::store {

/// Long texts that many rows share (a format, a team's document, a team sheet), each kept once, named by the
/// SHA-256 of what it holds.
class ContentStore
{
public:
    /// `database` outlives it.
    explicit ContentStore(Database &database) : m_database(&database) {}

    /// The name under which `bytes` is kept; nothing is written.
    [[nodiscard]] static QByteArray nameOf(const QByteArray &bytes);
    /// Keeps it, inside the caller's transaction, and gives its name.
    [[nodiscard]] Result<QByteArray> put(const QByteArray &bytes);
    [[nodiscard]] Result<QByteArray> put(const QJsonObject &object);
    /// Errors: Damaged (there is no such text, or it is not what its name says); those of the database.
    [[nodiscard]] Result<QByteArray> get(const QByteArray &name);
    [[nodiscard]] Result<QJsonObject> object(const QByteArray &name);

private:
    Database *m_database;
    /// What was read lately; texts never change.
    QHash<QByteArray, QByteArray> m_read;
    qsizetype m_readBytes = 0;
};

} // namespace touchline::store
