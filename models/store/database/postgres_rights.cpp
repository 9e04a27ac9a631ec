// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/database/postgres_rights.h"

#include "models/store/database/connection.h"
#include "models/store/database/dialect.h"
#include "models/store/database/postgres_schema.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <utility>

namespace touchline::store {

namespace {

/// Which version of resources/schema/server.sql this program needs.
constexpr int newestRights = 2;

/// A name in PostgreSQL has at most 63 bytes; this leaves room for "_99_organiser".
constexpr qsizetype longestBase = 48;

/// Rows of these are only ever added.
constexpr std::array<const char *, 3> onlyAddedTo{"content", "match_log", "private_content"};
/// Read by organisers alone.
constexpr std::array<const char *, 1> organisersAlone{"private_content"};
/// Written by functions and by the owner alone.
constexpr std::array<const char *, 5> ownersAlone{"journal", "journal_touch", "seal", "rights",
                                                  "schema_version"};

/// The schema of the league with its owner.
const QString ownSchema =
    QStringLiteral("FROM pg_namespace n JOIN pg_roles r ON r.oid = n.nspowner WHERE n.nspname = 'touchline'");

Result<QVariant> value(Database &database, const QString &question, const QVariantList &values = {})
{
    const auto rows = database.rows(question, values);
    TOUCHLINE_TRY(rows);
    return rows->empty() ? QVariant() : rows->front().front();
}

Result<bool> isSo(Database &database, const QString &question, const QVariantList &values = {})
{
    const auto answer = value(database, QStringLiteral("SELECT (%1)::int").arg(question), values);
    TOUCHLINE_TRY(answer);
    return answer->toInt() != 0;
}

Result<QStringList> names(Database &database, const QString &question, const QVariantList &values = {})
{
    const auto rows = database.rows(question, values);
    TOUCHLINE_TRY(rows);
    QStringList list;
    for (const QVariantList &row : *rows)
        list << row.front().toString();
    return list;
}

Result<void> runEach(Database &database, const QStringList &statements)
{
    for (const QString &statement : statements)
        if (auto done = database.run(statement); !done)
            return done;
    return {};
}

/// In words that a statement can hold.
struct QuotedRoles
{
    QString owner;
    QString organiser;
    QString reader;
};

Result<QuotedRoles> quoted(Database &database, const LeagueRoles &roles)
{
    QStringList words;
    for (const QString &role : {roles.owner, roles.organiser, roles.reader}) {
        const auto word = quotedName(database, role);
        TOUCHLINE_TRY(word);
        words << *word;
    }
    return QuotedRoles{words[0], words[1], words[2]};
}

Result<int> rightsVersion(Database &database)
{
    const auto there =
        isSo(database, QStringLiteral("SELECT count(*) > 0 FROM pg_tables WHERE schemaname = 'touchline' AND "
                                      "tablename = 'rights'"));
    TOUCHLINE_TRY(there);
    if (!*there)
        return 0;
    const auto version = value(database, QStringLiteral("SELECT max(version) FROM touchline.rights"));
    TOUCHLINE_TRY(version);
    return version->toInt();
}

/// The owner of the schema tells: its name ends so, and the two others are there.
Result<std::optional<LeagueRoles>> rolesOf(Database &database)
{
    const auto owner = value(database, QStringLiteral("SELECT r.rolname ") + ownSchema);
    TOUCHLINE_TRY(owner);
    QString base = owner->toString();
    const QString suffix = QStringLiteral("_owner");
    // Those of the whole server were called touchline_owner and so on.
    if (!base.endsWith(suffix) || base == QLatin1String("touchline_owner"))
        return std::optional<LeagueRoles>();
    base.chop(suffix.size());
    LeagueRoles roles{base + suffix, base + QStringLiteral("_organiser"), base + QStringLiteral("_reader")};
    const auto there =
        isSo(database, QStringLiteral("SELECT count(*) = 2 FROM pg_roles WHERE rolname IN (?, ?)"),
             {roles.organiser, roles.reader});
    TOUCHLINE_TRY(there);
    return *there ? std::optional(std::move(roles)) : std::nullopt;
}

/// Names that no role has: those of a league that is gone may still have members.
Result<LeagueRoles> freeRoles(Database &database)
{
    const auto name = value(database, QStringLiteral("SELECT current_database()"));
    TOUCHLINE_TRY(name);
    QString base = QStringLiteral("touchline_") + name->toString();
    while (base.toUtf8().size() > longestBase)
        base.chop(base.back().isLowSurrogate() ? 2 : 1);
    for (int number = 1;; ++number) {
        const QString stem = number == 1 ? base : QStringLiteral("%1_%2").arg(base).arg(number);
        LeagueRoles roles{stem + QStringLiteral("_owner"), stem + QStringLiteral("_organiser"),
                          stem + QStringLiteral("_reader")};
        const auto taken =
            isSo(database, QStringLiteral("SELECT count(*) > 0 FROM pg_roles WHERE rolname IN (?, ?, ?)"),
                 {roles.owner, roles.organiser, roles.reader});
        TOUCHLINE_TRY(taken);
        if (!*taken)
            return roles;
    }
}

Result<LeagueRoles> makeRoles(Database &database)
{
    auto roles = freeRoles(database);
    if (!roles)
        return roles;
    const auto q = quoted(database, *roles);
    TOUCHLINE_TRY(q);
    // Whoever is an owner may let others in: no administrator is needed for that.
    if (auto made = runEach(
            database,
            {QStringLiteral("CREATE ROLE %1 NOLOGIN").arg(q->reader),
             QStringLiteral("CREATE ROLE %1 NOLOGIN").arg(q->organiser),
             QStringLiteral("CREATE ROLE %1 NOLOGIN").arg(q->owner),
             QStringLiteral("GRANT %1 TO %2").arg(q->reader, q->organiser),
             QStringLiteral("GRANT %1, %2 TO %3 WITH ADMIN OPTION").arg(q->reader, q->organiser, q->owner),
             QStringLiteral("GRANT %1 TO CURRENT_USER WITH ADMIN OPTION").arg(q->owner)});
        !made)
        return fail(made.error());
    return roles;
}

/// What one of the owner's schemas holds becomes the new owner's.
Result<void> giveSchema(Database &database, const QString &schema, const QString &owner)
{
    const auto tables = names(database,
                              QStringLiteral("SELECT format('%I.%I', schemaname, tablename) FROM pg_tables "
                                             "WHERE schemaname = ?"),
                              {schema});
    const auto name = quotedName(database, schema);
    if (!tables || !name)
        return fail(tables ? name.error() : tables.error());
    QStringList statements{QStringLiteral("ALTER SCHEMA %1 OWNER TO %2").arg(*name, owner)};
    for (const QString &table : *tables)
        statements << QStringLiteral("ALTER TABLE %1 OWNER TO %2").arg(table, owner);
    return runEach(database, statements);
}

/// The schema of the league, and the copies that migrations made.
Result<void> giveSchemas(Database &database, const QString &owner)
{
    const auto schemas =
        names(database, QStringLiteral("SELECT nspname FROM pg_namespace WHERE nspname = 'touchline' OR "
                                       "(nspname ~ '^touchline_before_[0-9]+$' AND nspowner = (SELECT "
                                       "nspowner FROM pg_namespace WHERE nspname = 'touchline'))"));
    TOUCHLINE_TRY(schemas);
    // While the schema's owner is looked for, it is the old one.
    for (auto schema = schemas->rbegin(); schema != schemas->rend(); ++schema)
        if (auto given = giveSchema(database, *schema, owner); !given)
            return given;
    return {};
}

/// A database that holds something else besides the league is somebody else's matter too.
Result<bool> isLeaguesAlone(Database &database)
{
    return isSo(database,
                QStringLiteral("SELECT current_database() NOT IN ('postgres', 'template0', 'template1') AND "
                               "NOT EXISTS (SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = "
                               "c.relnamespace WHERE n.nspname <> 'touchline' AND n.nspname NOT LIKE "
                               "'touchline\\_before\\_%' AND n.nspname <> 'information_schema' AND n.nspname "
                               "NOT LIKE 'pg\\_%')"));
}

/// Only the roles of the league can connect; an owner can make the schema with the copies.
Result<void> closeDatabase(Database &database, const QuotedRoles &roles)
{
    const auto may = isSo(database, QStringLiteral("SELECT has_database_privilege(current_database(), "
                                                   "'CREATE WITH GRANT OPTION') AND "
                                                   "has_database_privilege(current_database(), "
                                                   "'CONNECT WITH GRANT OPTION')"));
    TOUCHLINE_TRY(may);
    if (!*may)
        return {};
    const auto name = value(database, QStringLiteral("SELECT quote_ident(current_database())"));
    const auto alone = isLeaguesAlone(database);
    if (!name || !alone)
        return fail(name ? alone.error() : name.error());
    const QString quotedDatabase = name->toString();
    QStringList statements{
        QStringLiteral("GRANT CREATE ON DATABASE %1 TO %2").arg(quotedDatabase, roles.owner),
        QStringLiteral("GRANT CONNECT ON DATABASE %1 TO %2").arg(quotedDatabase, roles.reader)};
    if (*alone)
        statements << QStringLiteral("REVOKE ALL ON DATABASE %1 FROM PUBLIC").arg(quotedDatabase);
    return runEach(database, statements);
}

/// Who had access through the roles of the whole server.
Result<std::vector<FormerMember>> formerMembers(Database &database, const LeagueRoles &roles)
{
    const auto rows = database.rows(
        QStringLiteral("SELECT quote_ident(m.rolname), min(CASE g.rolname WHEN 'touchline_owner' THEN 1 WHEN "
                       "'touchline_organiser' THEN 2 ELSE 3 END) FROM pg_auth_members a JOIN pg_roles g ON "
                       "g.oid = a.roleid JOIN pg_roles m ON m.oid = a.member WHERE g.rolname IN "
                       "('touchline_owner', 'touchline_organiser', 'touchline_reader') AND m.rolname NOT IN "
                       "('touchline_owner', 'touchline_organiser', 'touchline_reader', current_user) "
                       "GROUP BY m.rolname ORDER BY m.rolname"));
    TOUCHLINE_TRY(rows);
    std::vector<FormerMember> members;
    for (const QVariantList &row : *rows)
        members.push_back({row[0].toString(), row[1].toInt() == 1   ? roles.owner
                                              : row[1].toInt() == 2 ? roles.organiser
                                                                    : roles.reader});
    return members;
}

/// The roles of the whole server lose what they could do here.
Result<void> revokeFormer(Database &database)
{
    const auto former =
        names(database, QStringLiteral("SELECT rolname FROM pg_roles WHERE rolname IN ('touchline_owner', "
                                       "'touchline_organiser', 'touchline_reader')"));
    const auto name = value(database, QStringLiteral("SELECT quote_ident(current_database())"));
    if (!former || !name)
        return fail(former ? name.error() : former.error());
    for (const QString &role : *former)
        if (auto revoked = runEach(
                database, {QStringLiteral("REVOKE ALL ON ALL TABLES IN SCHEMA touchline FROM ") + role,
                           QStringLiteral("REVOKE ALL ON ALL SEQUENCES IN SCHEMA touchline FROM ") + role,
                           QStringLiteral("REVOKE ALL ON SCHEMA touchline FROM ") + role,
                           QStringLiteral("REVOKE ALL ON DATABASE %1 FROM %2").arg(name->toString(), role)});
            !revoked)
            return revoked;
    return {};
}

Result<void> makeFunctions(Database &database)
{
    QFile file(QStringLiteral(":/schema/server.sql"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(Fault::System, QT_TRANSLATE_NOOP("core", "%1 cannot be read."), {file.fileName()});
    if (auto made = runEach(database, statementsOf(QString::fromUtf8(file.readAll()))); !made)
        return made;
    const auto kept = database.change(
        QStringLiteral(
            "INSERT INTO touchline.rights (version, applied) VALUES (?, to_char(now() AT TIME ZONE "
            "'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS\"Z\"'))"),
        {newestRights});
    return kept ? Result<void>() : fail(kept.error());
}

Result<void> workAsOwner(Database &database)
{
    const auto owner = value(database, QStringLiteral("SELECT quote_ident(r.rolname) ") + ownSchema);
    TOUCHLINE_TRY(owner);
    return database.run(QStringLiteral("SET LOCAL ROLE ") + owner->toString());
}

/// Rights of the league, as its owner.
Result<void> grantLeague(Database &database)
{
    if (auto owner = workAsOwner(database); !owner)
        return owner;
    if (auto made = makeFunctions(database); !made)
        return made;
    QStringList statements{QStringLiteral("REVOKE ALL ON SCHEMA touchline FROM PUBLIC"),
                           QStringLiteral("REVOKE ALL ON ALL TABLES IN SCHEMA touchline FROM PUBLIC"),
                           QStringLiteral("REVOKE ALL ON ALL FUNCTIONS IN SCHEMA touchline FROM PUBLIC")};
    if (auto revoked = runEach(database, statements); !revoked)
        return revoked;
    const auto roles = rolesOf(database);
    TOUCHLINE_TRY(roles);
    if (!*roles)
        return {};
    const auto q = quoted(database, **roles);
    TOUCHLINE_TRY(q);
    if (auto granted =
            runEach(database, {QStringLiteral("GRANT USAGE ON SCHEMA touchline TO ") + q->reader,
                               QStringLiteral("GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA touchline TO ") +
                                   q->organiser});
        !granted)
        return granted;
    return grantTables(database);
}

/// Before version 16, who may make roles may also take those of every other league on the server, rename its
/// people and set their passwords. An owner needs that only until the league has its roles.
Result<void> giveUpMakingRoles(Database &database)
{
    const auto mayAlter =
        isSo(database, QStringLiteral("SELECT current_setting('server_version_num')::int < "
                                      "160000 AND (rolsuper OR rolcreaterole) FROM pg_roles "
                                      "WHERE rolname = current_user"));
    TOUCHLINE_TRY(mayAlter);
    if (!*mayAlter)
        return {};
    const auto owners = names(
        database, QStringLiteral("SELECT quote_ident(m.rolname) ") +
                      QStringLiteral("FROM pg_namespace n JOIN pg_roles r ON r.oid = n.nspowner ") +
                      QStringLiteral("JOIN pg_roles m ON m.rolcreaterole AND NOT m.rolsuper AND "
                                     "pg_has_role(m.oid, r.oid, 'MEMBER') WHERE n.nspname = 'touchline' "
                                     "ORDER BY m.rolname = current_user, m.rolname"));
    TOUCHLINE_TRY(owners);
    QStringList statements;
    for (const QString &owner : *owners)
        statements << QStringLiteral("ALTER ROLE %1 NOCREATEROLE").arg(owner);
    return runEach(database, statements);
}

/// Everybody may make large objects in every database, and fill the disk with them, who may only read too.
/// Only an administrator can take that away.
Result<void> forbidLargeObjects(Database &database)
{
    const auto alone = isLeaguesAlone(database);
    const auto may =
        isSo(database, QStringLiteral("SELECT rolsuper FROM pg_roles WHERE rolname = current_user"));
    if (!alone || !may)
        return fail(alone ? may.error() : alone.error());
    if (!*alone || !*may)
        return {};
    return runEach(database,
                   {QStringLiteral("REVOKE EXECUTE ON FUNCTION pg_catalog.lo_creat(integer), "
                                   "pg_catalog.lo_create(oid), pg_catalog.lo_from_bytea(oid, bytea) "
                                   "FROM PUBLIC")});
}

tl::unexpected<Error> ownerMustOpen()
{
    return fail(Fault::ReadOnly,
                QT_TRANSLATE_NOOP("core", "The league is from an older version of Touchline. Its owner "
                                          "must open it once with this version."));
}

/// The rest of settleRights(), in its transaction.
Result<void> settle(Database &database, std::vector<FormerMember> &former)
{
    // The owner alone has a right to this lock, and whoever comes second finds the work done.
    if (auto locked = lockSchema(database); !locked)
        return locked;
    const auto version = rightsVersion(database);
    if (!version || *version >= newestRights)
        return version ? Result<void>() : fail(version.error());
    const auto present = rolesOf(database);
    const auto mayMake =
        isSo(database,
             QStringLiteral("SELECT rolsuper OR rolcreaterole FROM pg_roles WHERE rolname = current_user"));
    const auto isOfServer = isSo(database, QStringLiteral("SELECT count(*) > 0 ") + ownSchema +
                                               QStringLiteral(" AND r.rolname = 'touchline_owner'"));
    if (!present || !mayMake || !isOfServer)
        return fail(!present ? present.error() : !mayMake ? mayMake.error() : isOfServer.error());
    if (*isOfServer && !*mayMake)
        return fail(Fault::ReadOnly,
                    QT_TRANSLATE_NOOP("core", "The league is from an older version of Touchline and needs "
                                              "roles of its own. Somebody who may make roles on this server, "
                                              "such as its administrator, must open it once."));
    if (!*present && *mayMake) {
        const auto roles = makeRoles(database);
        TOUCHLINE_TRY(roles);
        const auto q = quoted(database, *roles);
        TOUCHLINE_TRY(q);
        if (*isOfServer) {
            auto members = formerMembers(database, *roles);
            TOUCHLINE_TRY(members);
            former = std::move(*members);
        }
        if (auto closed = closeDatabase(database, *q); !closed)
            return closed;
        if (auto given = giveSchemas(database, q->owner); !given)
            return given;
        // Not before: an owner would lose its own rights, and hand on none.
        if (*isOfServer)
            if (auto revoked = revokeFormer(database); !revoked)
                return revoked;
    }
    TOUCHLINE_TRY(forbidLargeObjects(database));
    TOUCHLINE_TRY(giveUpMakingRoles(database));
    return grantLeague(database);
}

} // namespace

Result<void> settleRights(Database &database)
{
    auto &connection = Database::Connection::of(database);
    const auto version = rightsVersion(database);
    TOUCHLINE_TRY(version);
    if (*version > newestRights)
        return fail(Fault::Newer,
                    QT_TRANSLATE_NOOP("core", "The league is from a newer version of Touchline. "
                                              "It can be opened for reading only."));
    if (*version < newestRights) {
        const auto owner = isOwner(database);
        TOUCHLINE_TRY(owner);
        if (!*owner)
            return ownerMustOpen();
        auto transaction = Transaction::begin(database);
        TOUCHLINE_TRY(transaction);
        std::vector<FormerMember> former;
        if (auto settled = settle(database, former); !settled)
            return settled;
        if (auto done = transaction->commit(); !done)
            return done;
        connection.hasNewRights = true;
        connection.former = std::move(former);
    }
    connection.takesTurns = true;
    return {};
}

Result<void> grantTables(Database &database)
{
    const auto roles = rolesOf(database);
    TOUCHLINE_TRY(roles);
    if (!*roles)
        return {};
    const auto q = quoted(database, **roles);
    const auto tables =
        names(database, QStringLiteral("SELECT tablename FROM pg_tables WHERE schemaname = 'touchline'"));
    if (!q || !tables)
        return fail(q ? tables.error() : q.error());
    QStringList statements;
    for (const QString &table : *tables) {
        const auto name = quotedName(database, table);
        TOUCHLINE_TRY(name);
        const auto isIn = [&table](const auto &list) {
            return std::any_of(list.begin(), list.end(),
                               [&table](const char *one) { return table == QLatin1String(one); });
        };
        statements << QStringLiteral("GRANT SELECT ON touchline.%1 TO %2")
                          .arg(*name, isIn(organisersAlone) ? q->organiser : q->reader);
        if (!isIn(ownersAlone))
            statements << QStringLiteral("GRANT %1 ON touchline.%2 TO %3")
                              .arg(isIn(onlyAddedTo) ? QStringLiteral("INSERT")
                                                     : QStringLiteral("INSERT, UPDATE, DELETE"),
                                   *name, q->organiser);
    }
    statements << QStringLiteral("GRANT USAGE ON ALL SEQUENCES IN SCHEMA touchline TO ") + q->organiser;
    return runEach(database, statements);
}

Result<ServerRights> serverRights(Database &database)
{
    const auto &connection = Database::Connection::of(database);
    const auto here = database.rows(
        QStringLiteral("SELECT session_user, current_database(), (NOT EXISTS (SELECT 1 FROM pg_database d, "
                       "aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a WHERE d.datname = "
                       "current_database() AND "
                       "a.grantee = 0 AND a.privilege_type = 'CONNECT'))::int"));
    TOUCHLINE_TRY(here);
    auto roles = rolesOf(database);
    TOUCHLINE_TRY(roles);
    // A superuser has every role without being in it, and is not named.
    auto owners =
        names(database, QStringLiteral("SELECT m.rolname FROM pg_roles m JOIN pg_namespace n ON n.nspname = "
                                       "'touchline' WHERE m.rolcanlogin AND (m.oid = n.nspowner OR EXISTS "
                                       "(SELECT 1 FROM pg_auth_members a WHERE a.roleid = n.nspowner AND "
                                       "a.member = m.oid)) ORDER BY m.rolname"));
    TOUCHLINE_TRY(owners);
    const QVariantList &row = here->front();
    return ServerRights{row[0].toString(),   row[1].toString(),       std::move(*roles), std::move(*owners),
                        row[2].toInt() != 0, connection.hasNewRights, connection.former};
}

Result<bool> isOwner(Database &database)
{
    return isSo(database, QStringLiteral("SELECT count(*) > 0 ") + ownSchema +
                              QStringLiteral(" AND pg_has_role(current_user, r.oid, 'MEMBER')"));
}

Result<void> checkHasRole(Database &database)
{
    const auto isStranger = isSo(
        database, QStringLiteral("SELECT count(*) > 0 FROM pg_namespace WHERE nspname = 'touchline' AND NOT "
                                 "has_schema_privilege(oid, 'USAGE')"));
    TOUCHLINE_TRY(isStranger);
    if (!*isStranger)
        return {};
    const auto rights = serverRights(database);
    TOUCHLINE_TRY(rights);
    const QString owners = rights->owners.join(QStringLiteral(", "));
    if (!rights->roles)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP("core", "You are logged in as \"%1\", but the league belongs to %2 "
                                              "alone. Ask the administrator of the server."),
                    {rights->login, owners});
    const auto reader = quotedName(database, rights->roles->reader);
    const auto organiser = quotedName(database, rights->roles->organiser);
    const auto login = quotedName(database, rights->login);
    if (!reader || !organiser || !login)
        return fail(!reader ? reader.error() : !organiser ? organiser.error() : login.error());
    return fail(Fault::Refused,
                QT_TRANSLATE_NOOP("core",
                                  "You are logged in as \"%1\", but have no role in this league. Ask an "
                                  "owner (%2) to let you in: GRANT %3 TO %5; to read, GRANT %4 TO "
                                  "%5; to change results too."),
                {rights->login, owners, *reader, *organiser, *login});
}

Result<QString> quotedName(Database &database, const QString &name)
{
    const auto word = value(database, QStringLiteral("SELECT quote_ident(?)"), {name});
    TOUCHLINE_TRY(word);
    return word->toString();
}

} // namespace touchline::store
