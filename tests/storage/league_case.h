// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"
#include "models/league/league.h"
#include "tests/storage/storage_case.h"
#include "tests/storage/test_server.h"
#include "tests/support/text.h"

namespace touchline::storage {

/// A place for a league of either kind, gone afterwards.
struct LeaguePlace
{
    explicit LeaguePlace(store::Backend backend);

    [[nodiscard]] LeagueAccess access(const QString &who = u"Anna"_s) const { return {who, false, {}}; }
    [[nodiscard]] Result<std::unique_ptr<League>> create() const;
    [[nodiscard]] Result<std::unique_ptr<League>> open(const QString &who = u"Anna"_s) const;

    Folder folder;
    std::unique_ptr<TestServer> server;
    QString path;
};

/// The server goes on with what a killed program had sent, and then lets it go.
void waitUntilAlone(const LeaguePlace &place);

/// Every fact of the league, as text; persons and teams that a competition brought may stay behind it.
[[nodiscard]] QStringList facts(League &league);

/// Words of a league on a server, without the login that stands behind the name of whoever did it.
[[nodiscard]] QString withoutLogin(QString words);

/// What one list has and the other has not.
[[nodiscard]] QString difference(const QStringList &one, const QStringList &other);

/// A team of that name.
[[nodiscard]] inline Team team(const char *name, const char *code = "")
{
    Team team;
    team.id = QUuid::createUuid();
    team.name = QString::fromUtf8(name);
    team.code = QString::fromUtf8(code);
    return team;
}

/// Index of a match that can be played now; -1 if there is none.
[[nodiscard]] int firstReady(const Competition &competition);

} // namespace touchline::storage

/// The kind of database of the row that EACH_BACKEND() made.
#define BACKEND_OF_ROW                                                                                       \
    (*static_cast<touchline::store::Backend *>(                                                              \
        QTest::qData("backend", qMetaTypeId<touchline::store::Backend>())))

/// A league that was just made, and its place.
#define NEW_LEAGUE(place, league, backend)                                                                   \
    const touchline::storage::LeaguePlace place(backend);                                                    \
    auto league = place.create();                                                                            \
    VERIFY_RESULT(league)
