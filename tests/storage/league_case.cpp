// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/storage/league_case.h"

#include "core/competition/progress.h"
#include "models/store/rows/row_store.h"
#include "tests/support/text.h"

#include <unistd.h>

namespace touchline::storage {

LeaguePlace::LeaguePlace(store::Backend backend)
    : server(backend == store::Backend::Postgres ? std::make_unique<TestServer>() : nullptr)
    , path(server ? server->url() : folder.path("league.touchline"))
{
}

Result<std::unique_ptr<League>> LeaguePlace::create() const
{
    return League::create(path, u"Thursday league"_s, access());
}

Result<std::unique_ptr<League>> LeaguePlace::open(const QString &who) const
{
    return League::open(path, access(who));
}

void waitUntilAlone(const LeaguePlace &place)
{
    if (!place.server)
        return;
    const QString others = u"SELECT count(*) FROM pg_stat_activity WHERE datname = "
                           "current_database() AND pid <> pg_backend_pid()"_s;
    while (place.server->value(others) != "0"_L1)
        ::usleep(2'000);
}

QStringList facts(League &league)
{
    QStringList lines;
    for (const store::TableSpec *table : store::factTables()) {
        const auto rows = store::readRows(league.database(), *table);
        if (!rows)
            return {wordsOf(rows.error())};
        for (const store::Row &row : *rows) {
            QString line = QString::fromLatin1(table->name);
            for (const QVariant &value : row.values)
                line += QLatin1Char('|') + (value.metaType() == QMetaType::fromType<QByteArray>()
                                                ? QString::fromLatin1(value.toByteArray().toHex())
                                                : value.toString());
            lines << line;
        }
    }
    lines.sort();
    return lines;
}

QString withoutLogin(QString words)
{
    return words.remove(u" (postgres)"_s);
}

QString difference(const QStringList &one, const QStringList &other)
{
    QStringList lines;
    for (const QString &line : one)
        if (!other.contains(line))
            lines << u"- "_s + line;
    for (const QString &line : other)
        if (!one.contains(line))
            lines << u"+ "_s + line;
    return lines.join(QLatin1Char('\n'));
}

int firstReady(const Competition &competition)
{
    const std::vector<int> ready = fixturesIn(FixtureState::Ready, progress(competition));
    return ready.empty() ? -1 : ready.front();
}

} // namespace touchline::storage
