// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

namespace touchline::store {

/// The steps that lead from nothing to the schema of today. Step n makes version n out of version n - 1.
class Migrations
{
public:
    /// Those of the program: resources/schema/0001.sql, 0002.sql, ... Errors: System if they cannot be read.
    [[nodiscard]] static Result<Migrations> compiledIn();
    /// Of texts in the dialect of dialect.h.
    explicit Migrations(QStringList steps) : m_steps(std::move(steps)) {}

    /// The newest version, 1 or higher.
    [[nodiscard]] int newest() const { return static_cast<int>(m_steps.size()); }
    /// The text of a step, 1 to newest().
    [[nodiscard]] QString step(int version) const { return m_steps.at(version - 1); }
    /// The version the database has; 0: nothing is in it yet. Errors: those of Database.
    [[nodiscard]] static Result<int> versionOf(Database &database);
    /// Takes the database to `version` (0: the newest), each step in one transaction with its number: a step
    /// happens as a whole or not at all. Errors: Newer if the database is beyond the newest, those of
    /// Database.
    [[nodiscard]] Result<void> migrate(Database &database, int version = 0) const;

private:
    QStringList m_steps;
};

} // namespace touchline::store
