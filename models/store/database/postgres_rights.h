// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace touchline::store {

/// The roles of one league on a server. An owner is an organiser too, and an organiser a reader.
struct LeagueRoles
{
    QString owner;     ///< migrates the league and lets others in
    QString organiser; ///< changes facts, and adds to the history
    QString reader;    ///< reads

    bool operator==(const LeagueRoles &) const = default;
};

/// Somebody who had a role of the whole server, as versions up to 0.1.0 made them.
struct FormerMember
{
    /// As a statement wants it.
    QString login;
    /// The role of the league that is the same.
    QString role;

    bool operator==(const FormerMember &) const = default;
};

/// Who may do what in the league of a connection.
struct ServerRights
{
    /// The login of the connection, and the database.
    QString login;
    QString database;
    /// Nothing: the league was made by somebody who may make no roles, and belongs to `owners` alone.
    std::optional<LeagueRoles> roles;
    /// Logins that are owners now.
    QStringList owners;
    /// Only who has a role can connect to the database.
    bool isClosed = false;
    /// The league got its roles when this connection was opened.
    bool isNew = false;
    /// Then: who had access before.
    std::vector<FormerMember> former{};
};

/// Gives a league its roles and the functions through which its journal is written, where it lacks them: a
/// new one, or one of a version in which the roles belonged to the whole server. One transaction. From then
/// on writers of this connection take turns. Errors: ReadOnly (only an owner can; or, of an older league,
/// only who may make roles), Newer.
[[nodiscard]] Result<void> settleRights(Database &database);

/// What each role may do with the tables that are there; for migrations. Inside the caller's transaction.
[[nodiscard]] Result<void> grantTables(Database &database);

[[nodiscard]] Result<ServerRights> serverRights(Database &database);

/// Whether the login of the connection is an owner of the league.
[[nodiscard]] Result<bool> isOwner(Database &database);

/// Errors: Refused (the login has no role in the league; says whom to ask).
[[nodiscard]] Result<void> checkHasRole(Database &database);

/// A name as PostgreSQL wants it in a statement.
[[nodiscard]] Result<QString> quotedName(Database &database, const QString &name);

} // namespace touchline::store
