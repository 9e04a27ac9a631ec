// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/outputs.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/league_access.h"
#include "app/cli/input/rules_choice.h"
#include "app/cli/output/list_export.h"
#include "core/base/json_reader.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/league/import/written_file.h"
#include "models/league/league_json.h"
#include "models/league/named_rules.h"

#include <QBuffer>

namespace touchline::cli {

namespace {

Result<void> writeWhole(League &league, const QString &path, Streams &streams)
{
    if (path != standardStream)
        return writeWholeLeague(league, path, streams.existing);
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    TOUCHLINE_TRY(exportLeague(league.database(), bytes));
    return writeFile(path, bytes.data(), streams);
}

/// Points and tie-breaks, or rules of discipline, as their file has them. Errors: Usage (no such name).
Result<QJsonObject> rulesFileAsked(League &league, const QCommandLineParser &parser)
{
    const auto own = league.rules().own();
    TOUCHLINE_TRY(own);
    if (parser.isSet(u"rules"_s)) {
        const auto rules = tableRules(parser.value(u"rules"_s), *own);
        return rules ? Result<QJsonObject>(toJson(*rules)) : fail(rules.error());
    }
    const QString name = parser.value(u"discipline"_s);
    if (const OwnDiscipline *ofLeague = own->disciplineCalled(name))
        return ofLeague->rules;
    const auto published = disciplineName(name);
    return asUsage(published ? disciplineRulesFile(*published)
                             : Result<QJsonObject>(fail(published.error())));
}

int runLeagueExport(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    const bool isWhole = parser.isSet(u"all"_s);
    if (isWhole && (arguments.size() > 1 || !parser.isSet(u"out"_s)))
        return refuseUsage(streams, u"--all needs --out FILE and takes no competition."_s);
    const bool isLists = asksForListFile(parser);
    const bool isRules = parser.isSet(u"rules"_s) || parser.isSet(u"discipline"_s);
    if (isRules && (isWhole || isLists || arguments.size() > 1 ||
                    (parser.isSet(u"rules"_s) && parser.isSet(u"discipline"_s))))
        return refuseUsage(streams, u"--rules and --discipline export one file of rules, and "
                                    "nothing else."_s);
    if (isLists && (isWhole || parser.isSet(u"out"_s)))
        return refuseUsage(streams, u"--all and --out can't be used with a list."_s);
    const auto league = leagueToRead(arguments.constFirst());
    TOUCHLINE_TRY_ON(streams, league, arguments.constFirst());
    if (isRules) {
        const auto rules = rulesFileAsked(**league, parser);
        TOUCHLINE_TRY_ON(streams, rules);
        if (!parser.isSet(u"out"_s)) {
            streams.out << writtenJson(*rules);
            return done;
        }
        const auto written = writeFile(parser.value(u"out"_s), writtenJson(*rules), streams);
        return written ? done : printError(streams, written.error());
    }
    if (isWhole) {
        const auto written = writeWhole(**league, parser.value(u"out"_s), streams);
        return written ? done : printError(streams, written.error());
    }
    if (isLists)
        return writeListFiles(**league, arguments.value(1), parser, streams);
    const auto competition = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, competition);
    if (!parser.isSet(u"out"_s)) {
        streams.out << writtenJson(cupFileJson(*competition));
        return done;
    }
    TOUCHLINE_TRY_ON(streams, writeCupFile(parser.value(u"out"_s), *competition, streams));
    return done;
}

} // namespace

const Verb leagueExportVerb{
    "league export",
    "Exports a competition or the whole league as JSON, or CSV lists.",
    {placeRow,
     competitionArgumentRows,
     {"all", "Export the whole league with its history and match logs, for \"league import\"."},
     {"out", "The file to write, in the form of \"cup --out\"; by default it is printed.", "file"},
     {"rules",
      "Export points and tie-breaks of that name, the league's own or published ones, as a file for --rules.",
      "name"},
     {"discipline", "The same for rules of cards and suspensions, as a file for --discipline.", "name"},
     listFileRows,
     forceRow},
    runLeagueExport,
    placeAndCompetition,
    [](const QCommandLineParser &parser) {
        return valuesOf(parser, {u"out"_s, u"teams"_s, u"squads"_s, u"fixtures"_s, u"results"_s});
    }};

} // namespace touchline::cli
