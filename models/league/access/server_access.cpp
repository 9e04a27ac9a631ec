// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/access/server_access.h"

#include <QRegularExpression>
#include <qglobal.h>

namespace touchline {

namespace {

/// As PostgreSQL wants a role in a statement; ours are no words of its own.
QString inStatement(const QString &role)
{
    static const QRegularExpression simple(QStringLiteral("\\A[a-z_][a-z0-9_]*\\z"));
    if (simple.match(role).hasMatch())
        return role;
    return u'"' + QString(role).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString granted(const QString &role, const QString &login)
{
    return QStringLiteral("  GRANT %1 TO %2;").arg(inStatement(role), login);
}

/// A statement is the same in every language.
Message statement(const QString &text)
{
    return {"%1", {text}};
}

} // namespace

std::vector<Message> serverAccess(const store::ServerRights &rights)
{
    const QString owners = rights.owners.join(QStringLiteral(", "));
    if (!rights.roles)
        return {{QT_TRANSLATE_NOOP("core",
                                   "The league belongs to %1 alone: \"%2\" may make no roles on this server. "
                                   "If a login that may opens it, others can be let in."),
                 {owners, rights.login}}};
    const store::LeagueRoles &roles = *rights.roles;
    std::vector<Message> lines{
        {QT_TRANSLATE_NOOP("core",
                           "Roles of this league: %1 (reads), %2 (changes results too), %3 (updates the "
                           "league and lets others in)."),
         {roles.reader, roles.organiser, roles.owner}},
        {rights.isClosed
             ? QT_TRANSLATE_NOOP("core",
                                 "Only logins with one of these roles can connect to the database %1.")
             : QT_TRANSLATE_NOOP("core",
                                 "Other logins may still connect to the database %1, but see nothing of "
                                 "the league."),
         {rights.database}},
        {QT_TRANSLATE_NOOP("core",
                           "To let the login anna in, an owner (%1) runs one of these lines in the database, "
                           "for example with psql:"),
         {owners}},
        statement(granted(roles.organiser, QStringLiteral("anna"))),
        statement(granted(roles.reader, QStringLiteral("anna")))};
    if (rights.former.empty())
        return lines;
    lines.push_back(
        {QT_TRANSLATE_NOOP("core", "Until now the roles belonged to the whole server. Those who had them "
                                   "cannot open this league any more; to let them in again, run:"),
         {}});
    for (const store::FormerMember &member : rights.former)
        lines.push_back(statement(granted(member.role, member.login)));
    return lines;
}

} // namespace touchline
