// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/league_access.h"
#include "models/league/access/league_place.h"
#include "models/league/integrity/league_rescue.h"
#include "models/league/league_history.h"
#include "models/league/league_move.h"
#include "models/store/sqlite/backup.h"
#include "models/store/sqlite/file_inspection.h"

namespace touchline::cli {

namespace {

int runLeagueNew(const QCommandLineParser &parser, Streams &streams)
{
    if (!parser.isSet(u"name"_s))
        return refuseUsage(streams, u"Name the league with --name TEXT."_s);
    const QString place = parser.positionalArguments().constFirst();
    const auto league = newLeague(place, parser.value(u"name"_s), streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    streams.out << u"%1: %2\n"_s.arg((*league)->name(), place);
    if ((*league)->newRights())
        printAccess(*(*league)->newRights(), streams);
    return done;
}

int runLeagueMove(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const auto from = leagueToRead(arguments[0]);
    TOUCHLINE_TRY_ON(streams, from, arguments[0]);
    const auto moved =
        withPassword(arguments[1], [&] { return moveLeague((*from)->database(), arguments[1]); });
    TOUCHLINE_TRY_ON(streams, moved, arguments[1]);
    streams.out
        << u"%1 is now at %2. The league at %3 is unchanged; delete it when you no longer need it.\n"_s.arg(
               (*from)->name(), arguments[1], arguments[0]);
    if (!isServerPlace(arguments[1]))
        return done;
    const auto there = leagueToRead(arguments[1]);
    TOUCHLINE_TRY_ON(streams, there, arguments[1]);
    const auto rights = store::serverRights((*there)->database());
    TOUCHLINE_TRY_ON(streams, rights, arguments[1]);
    printAccess(*rights, streams);
    return done;
}

int runLeagueRepaired(const QCommandLineParser &parser, Streams &streams)
{
    const QString reason = parser.value(u"reason"_s).trimmed();
    const bool isNoted = parser.isSet(u"yes"_s);
    if (isNoted && reason.isEmpty())
        return refuseUsage(streams, u"Say what was repaired with --reason TEXT."_s);
    const QString place = parser.positionalArguments().constFirst();
    const auto league = isNoted ? leagueToRepair(place, streams) : leagueToInspect(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto found = (*league)->history().contradictions();
    TOUCHLINE_TRY_ON(streams, found, place);
    for (const Problem &problem : *found)
        streams.out << problem.where << ": " << problem.what.english() << '\n';
    if (!isNoted) {
        streams.out << (found->empty() ? u"The league is as its history says.\n"_s
                                       : u"Not noted yet: add --yes --reason TEXT.\n"_s);
        return done;
    }
    const auto entry = (*league)->history().noteRepair(reason);
    TOUCHLINE_TRY_ON(streams, entry, place);
    streams.out << entry->english() << '\n';
    return done;
}

int runLeagueRescue(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const auto from = leagueToInspect(arguments[0]);
    TOUCHLINE_TRY_ON(streams, from, arguments[0]);
    const auto rescue = salvage(**from, arguments[1], accessOf(streams));
    TOUCHLINE_TRY_ON(streams, rescue, arguments[1]);
    streams.out << u"Saved to %1: %2 teams"_s.arg(arguments[1]).arg(rescue->teams);
    for (const QString &name : rescue->competitions)
        streams.out << u", %1"_s.arg(name);
    streams.out << '\n';
    for (const Message &one : leftOut(*rescue))
        streams.out << one.english() << '\n';
    return done;
}

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

const Verb leagueNewVerb{
    "league new",
    "Makes a new league in a file or on a server.",
    Subject::Begin,
    {{"A league in a file", "league new tuesday.touchline --name \"Tuesday club\""},
     {"Another one, on another evening", "league new thursday.touchline --name \"Thursday club\""},
     {"With your name in its history", "league new tuesday.touchline --name \"Tuesday club\" --as Anna"}},
    {placeRow, {"name <text>", "The name of the league."}, whoRow},
    runLeagueNew,
    {1, 1, "Missing PLACE for the new league."}};

const Verb leagueMoveVerb{
    "league move",
    "Copies a league to a server or a file and checks the copy.",
    Subject::Safety,
    {{"A copy that goes on elsewhere (postgresql://server/league moves it to a server)",
      "league move club.touchline moved.touchline"},
     {"A World Cup", "league move wc.touchline world-cup.touchline"},
     {"An evening", "league move evening.touchline hall.touchline"}},
    {argument("FROM", "A league file or the address of a shared league; it is not changed."),
     argument("TO", "A new file, or postgresql://user@host/database without a league.")},
    runLeagueMove,
    {2, 2, "Missing FROM or TO."}};

const Verb leagueRepairedVerb{
    "league repaired",
    "Notes a repair by hand in the history, so that the league holds again.",
    Subject::Safety,
    {{"What does not match the history", "league repaired repaired.touchline --reason \"mended by hand\""},
     {"Noted, so that the league holds again",
      "league repaired repaired.touchline --reason \"mended by hand\" --yes"},
     {"With your name", "league repaired repaired.touchline --reason \"mended by hand\" --yes --as Anna"}},
    {placeRow,
     {"reason <text>", "What was repaired, for the history."},
     {"yes", "Note it; without this, only list it."},
     whoRow},
    runLeagueRepaired,
    {1, 1, "Missing PLACE of the league."}};

const Verb leagueRescueVerb{
    "league rescue",
    "Saves what is whole in a damaged league as a new one.",
    Subject::Safety,
    {{"What is whole, in a new file", "league rescue repaired.touchline rescued.touchline"},
     {"With your name", "league rescue repaired.touchline rescued.touchline --as Anna"},
     {"Of a league that holds: a copy", "league rescue club.touchline rescued.touchline"}},
    {argument("FROM", "A damaged league; it is not changed."),
     argument("TO", "A new file, or postgresql://user@host/database without a league."), whoRow},
    runLeagueRescue,
    {2, 2, "Missing FROM or TO."}};

const Verb backupVerb{
    "backup",
    "Backs up a league to a file and checks the copy.",
    Subject::Leagues,
    {{"A copy beside the others, with a number", "backup club.touchline"},
     {"A copy where you want it", "backup club.touchline --to copy.touchline"},
     {"In place of an older one", "backup club.touchline --to copy.touchline --force"}},
    {placeRow,
     {"to <file>", "The file for the copy; by default a numbered file in the folder PLACE.backups, of which "
                   "the newest ten are kept. For a shared league: a new file."},
     forceRow},
    runBackup,
    {1, 1, "Missing PLACE of the league to back up."}};

} // namespace touchline::cli
