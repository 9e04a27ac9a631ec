// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a whole league: what is imported opens, everything in it is read or refused with a word, and
// it is written and imported again the same.
#include "models/league/integrity/verification.h"
#include "models/league/league.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "models/league/league_matches.h"
#include "models/league/league_teams.h"
#include "models/store/whole_database.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdint>
#include <cstdlib>

using namespace touchline;

namespace {

/// The name of a file that is not there.
QString freshFile(const char *name)
{
    static const QTemporaryDir folder;
    const QString file = folder.filePath(QLatin1String(name));
    for (const char *suffix : {"", "-wal", "-shm"})
        QFile::remove(file + QLatin1String(suffix));
    return file;
}

void checkRoundTrip(League &league)
{
    QBuffer written;
    written.open(QIODevice::WriteOnly);
    const QString second = freshFile("second.touchline");
    if (!exportLeague(league.database(), written) || !importLeague(written.data(), second))
        std::abort();
    const auto again = League::open(second, {QStringLiteral("Fuzz"), true, {}});
    if (!again)
        std::abort();
    const auto before = store::fingerprint(league.database());
    const auto after = store::fingerprint((*again)->database());
    if (!before || !after || *before != *after)
        std::abort();
}

/// Whatever a user may ask of a league.
void readAll(League &league)
{
    (void)verify(league);
    (void)league.teams().all();
    if (const auto lines = league.matches().underWay())
        for (const store::LiveLine &line : *lines)
            (void)league.matches().resume(line.fixture);
    (void)league.history().undo();
    (void)league.history().redo();
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    // Finds the drivers of the databases.
    static const QCoreApplication application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString file = freshFile("first.touchline");
    if (!importLeague(bytes, file))
        return 0;
    const auto league = League::open(file, {QStringLiteral("Fuzz"), false, {}});
    if (!league)
        return 0;
    checkRoundTrip(**league);
    readAll(**league);
    return 0;
}
