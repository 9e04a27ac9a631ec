// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/list_import.h"
#include "models/league/league_json.h"

namespace touchline::cli {

namespace {

/// `league export --all` names itself at the beginning.
bool isWholeLeague(const QByteArray &bytes)
{
    constexpr qsizetype beginning = 100;
    return bytes.left(beginning).contains("\"touchline league\"");
}

/// A list instead of a cup: whatever it is called, it is not JSON.
bool isList(const QString &path, const QByteArray &bytes)
{
    return isListName(path) && !bytes.trimmed().startsWith('{');
}

int importWhole(const QByteArray &bytes, const QString &place, const QString &path, Streams &streams)
{
    if (auto imported = importLeague(bytes, place); !imported)
        return printError(streams, imported.error().fault == Fault::BadInput ? inFile(imported.error(), path)
                                                                             : imported.error());
    const auto league = leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    streams.out << u"%1: %2\n"_s.arg((*league)->name(), place);
    return done;
}

int importCups(const QStringList &paths, League &league, Streams &streams)
{
    // All files are read before the first is taken up.
    std::vector<Competition> competitions;
    for (const QString &path : paths) {
        auto one = readCupFile(path);
        TOUCHLINE_TRY_ON(streams, one);
        competitions.push_back(std::move(*one));
    }
    for (std::size_t i = 0; i < competitions.size(); ++i) {
        const auto entry = league.competitions().add(competitions[i]);
        if (!entry)
            return printError(streams, entry.error(), paths.at(static_cast<qsizetype>(i)));
        streams.out << entry->english() << '\n';
    }
    return done;
}

int runLeagueImport(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    if (const QString objection = objectionToLists(parser); !objection.isEmpty())
        return refuseUsage(streams, objection);
    if (asksForList(parser) && arguments.size() == 1)
        return importListFile(parser, arguments.constFirst(), streams);
    if (arguments.size() < 2)
        return refuseUsage(streams, u"Missing PLACE or FILE."_s);
    const QString &place = arguments.constFirst();
    const auto first = readFile(arguments.at(1), mostLeagueBytes);
    TOUCHLINE_TRY_ON(streams, first);
    if (isWholeLeague(*first)) {
        if (arguments.size() > 2)
            return refuseUsage(streams, u"A whole league is imported on its own, to a new place."_s);
        return importWhole(*first, place, arguments.at(1), streams);
    }
    if (isList(arguments.at(1), *first)) {
        const QString objection = objectionToHeadings(parser, *first);
        return objection.isEmpty() ? importListByHeadings(parser, *first, streams)
                                   : refuseUsage(streams, objection);
    }
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    return importCups(arguments.mid(1), **league, streams);
}

} // namespace

const Verb leagueImportVerb{
    "league import",
    "Imports cups and CSV lists, or a whole league.",
    {placeRow,
     argument("FILE",
              "Cups saved by \"cup --out\", with their results; a CSV list, whose kind its headings show; or "
              "a whole league from \"league export --all\" for a new place.",
              "[FILE...]"),
     listRows, whoRow},
    runLeagueImport};

} // namespace touchline::cli
