// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/rows/club_rows.h"

#include "core/base/json_reader.h"
#include "models/store/rows/json_bytes.h"
#include "models/store/rows/packed_bytes.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <qglobal.h>

#include <array>
#include <utility>

namespace touchline::store {

namespace {

const QString dataKey = QStringLiteral("data");
const QString contactsKey = QStringLiteral("contacts");

constexpr std::array contactParts{
    std::pair("name", &ClubContact::name), std::pair("role", &ClubContact::role),
    std::pair("mail", &ClubContact::mail), std::pair("phone", &ClubContact::phone)};

/// The nonce keeps those who know the name of the text alone from trying numbers until one has that name.
QJsonObject toJson(const std::vector<ClubContact> &contacts)
{
    QJsonArray list;
    for (const ClubContact &contact : contacts) {
        QJsonObject one;
        for (const auto &[key, part] : contactParts)
            one.insert(QLatin1String(key), contact.*part);
        list.append(one);
    }
    return {{QStringLiteral("nonce"), QUuid::createUuid().toString(QUuid::WithoutBraces)},
            {contactsKey, list}};
}

std::vector<ClubContact> contactsOf(const QJsonObject &object)
{
    std::vector<ClubContact> contacts;
    for (const auto &value : object.value(contactsKey).toArray()) {
        const QJsonObject one = value.toObject();
        ClubContact contact;
        for (const auto &[key, part] : contactParts)
            contact.*part = one.value(QLatin1String(key)).toString();
        contacts.push_back(std::move(contact));
    }
    return contacts;
}

Result<QByteArray> putPrivate(Database &database, const QJsonObject &object)
{
    const QByteArray bytes = jsonBytes(QJsonDocument(object));
    const QByteArray name = ContentStore::nameOf(bytes);
    const auto kept = database.change(
        QStringLiteral("INSERT INTO private_content (hash, data) VALUES (?, ?) ON CONFLICT DO NOTHING"),
        {name, packedBytes(bytes)});
    TOUCHLINE_TRY(kept);
    return name;
}

/// Nothing where this copy of the league goes without it.
Result<std::optional<QJsonObject>> readPrivate(Database &database, const QByteArray &name)
{
    const auto may = mayReadPrivate(database);
    TOUCHLINE_TRY(may);
    if (!*may)
        return std::optional<QJsonObject>();
    const auto rows =
        database.rows(QStringLiteral("SELECT data FROM private_content WHERE hash = ?"), {name});
    TOUCHLINE_TRY(rows);
    if (rows->empty())
        return std::optional<QJsonObject>();
    const auto bytes = unpackedBytes(rows->front().front().toByteArray());
    TOUCHLINE_TRY(bytes);
    auto object = parseJsonObject(*bytes);
    TOUCHLINE_TRY(object);
    return std::optional(std::move(*object));
}

QVariant bytesOrNull(const QByteArray &bytes)
{
    return bytes.isEmpty() ? QVariant() : QVariant(bytes);
}

} // namespace

Result<bool> mayReadPrivate(Database &database)
{
    if (database.backend() == Backend::Sqlite)
        return true;
    const auto may = database.rows(QStringLiteral(
        "SELECT has_table_privilege(session_user, 'touchline.private_content', 'SELECT')::int"));
    TOUCHLINE_TRY(may);
    return may->front().front().toInt() != 0;
}

Result<void> checkMayReadPrivate(Database &database)
{
    const auto may = mayReadPrivate(database);
    TOUCHLINE_TRY(may);
    if (!*may)
        return fail(Fault::ReadOnly,
                    QT_TRANSLATE_NOOP("core", "Only organisers of this shared league see the contacts."));
    return {};
}

Result<QByteArray> readPicture(ContentStore &contents, const QByteArray &name)
{
    const auto object = contents.object(name);
    TOUCHLINE_TRY(object);
    return QByteArray::fromBase64(object->value(dataKey).toString().toLatin1());
}

Result<StoredClub> readClub(Database &database, ContentStore &contents, const QUuid &team)
{
    StoredClub stored;
    stored.club.team = team;
    auto row = readRow(database, clubTable(), {team});
    TOUCHLINE_TRY(row);
    if (!*row)
        return stored;
    const RowReader read(**row);
    stored.club.ground = read.text("ground");
    stored.club.address = read.text("address");
    stored.club.table = read.text("home_table");
    if (!read.isNull("picture")) {
        auto picture = readPicture(contents, read.bytes("picture"));
        TOUCHLINE_TRY(picture);
        stored.club.picture = std::move(*picture);
    }
    if (!read.isNull("contacts")) {
        const auto object = readPrivate(database, read.bytes("contacts"));
        TOUCHLINE_TRY(object);
        if (*object)
            stored.club.contacts = contactsOf(**object);
    }
    stored.row = std::move(*row);
    return stored;
}

Result<std::optional<Row>> keepClub(Database &database, ContentStore &contents, const Club &club,
                                    const StoredClub &before)
{
    QByteArray picture;
    if (!club.picture.isEmpty()) {
        auto name = contents.put(QJsonObject{{dataKey, QString::fromLatin1(club.picture.toBase64())}});
        TOUCHLINE_TRY(name);
        picture = std::move(*name);
    }
    QByteArray contacts;
    if (club.contacts == before.club.contacts && before.row) {
        contacts = RowReader(*before.row).bytes("contacts");
    } else if (!club.contacts.empty()) {
        auto name = putPrivate(database, toJson(club.contacts));
        TOUCHLINE_TRY(name);
        contacts = std::move(*name);
    }
    const bool isEmpty = club.ground.isEmpty() && club.address.isEmpty() && club.table.isEmpty() &&
                         picture.isEmpty() && contacts.isEmpty();
    if (isEmpty)
        return std::optional<Row>();
    return std::optional(
        Row{&clubTable(),
            {club.team, club.ground, club.address, club.table, bytesOrNull(picture), bytesOrNull(contacts)}});
}

} // namespace touchline::store
