// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/outputs.h"
#include "app/cli/input/league_access.h"
#include "models/league/access/league_place.h"
#include "models/league/league_move.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/file_inspection.h"

#include <QDateTime>

namespace touchline::cli {

namespace {

/// Where the copy went.
Result<QString> backedUp(store::Database &database, const QString &to, Existing existing)
{
    // Beside a server there is no place; a copy of what it keeps is a league file.
    if (!to.isEmpty() && database.backend() == store::Backend::Postgres) {
        TOUCHLINE_TRY(moveLeague(database, to));
        return to;
    }
    if (to.isEmpty())
        return store::backUp(database, QDateTime::currentDateTime());
    TOUCHLINE_TRY(store::saveCopy(database, to, existing));
    return to;
}

int runBackup(const QCommandLineParser &parser, Streams &streams)
{
    const QString place = parser.positionalArguments().constFirst();
    if (isServerPlace(place) && !parser.isSet(u"to"_s))
        return refuseUsage(streams, u"Choose the file for the copy of a shared league with --to FILE."_s);
    const QString to = parser.value(u"to"_s);
    if (parser.isSet(u"to"_s))
        TOUCHLINE_TRY_ON(streams, checkFile(to, streams, Output::League));
    // A look is enough, so that a league can be backed up while somebody works with it.
    const auto league = leagueToInspect(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    // A copy of a damaged league would push out a good one.
    if (!(*league)->condition().empty())
        return printError(streams, store::notWorkable(place, (*league)->condition()));
    const auto copy = backedUp((*league)->database(), to, streams.existing);
    TOUCHLINE_TRY_ON(streams, copy);
    streams.out << *copy << '\n';
    return done;
}

} // namespace

const Verb backupVerb{"backup",
                      "Backs up a league to a file and checks the copy.",
                      {placeRow,
                       {"to",
                        "The file for the copy; by default a numbered file in the folder PLACE.backups, of "
                        "which the newest ten are kept. For a shared league: a new file.",
                        "file"},
                       forceRow},
                      runBackup,
                      {1, 1, "Missing PLACE of the league to back up."}};

} // namespace touchline::cli
