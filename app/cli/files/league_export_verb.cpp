// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/cups/cup_json.h"
#include "app/cli/input/rules_choice.h"
#include "core/competition/rules/rule_set_json.h"
#include "core/play/discipline/competition_discipline.h"
#include "models/league/import/list_export.h"
#include "models/league/import/written_file.h"
#include "models/league/league_json.h"
#include "models/league/named_rules.h"
#include "models/publish/competition_lists.h"

#include <QBuffer>

namespace touchline::cli {

namespace {

/// In the order of ListImport::Kind.
constexpr std::array listNames{"teams", "squads", "fixtures", "results"};

/// The list with that place in listNames. Errors: those of competitionCalled() and listFile().
Result<ListFile> listNamed(League &league, std::size_t place, const QString &competition,
                           const CsvStyle &style)
{
    const auto kind = static_cast<ListImport::Kind>(place);
    const bool isOfNone =
        kind == ListImport::Kind::Teams || (kind == ListImport::Kind::Squads && competition.isEmpty());
    if (isOfNone)
        return listFile(league, kind, {}, style);
    const auto line = competitionCalled(competition, league);
    TOUCHLINE_TRY(line);
    return listFile(league, kind, line->id, style);
}

/// --teams, --squads, --fixtures and --results.
const std::vector<OptionRow> listFileRows{
    {"teams <file>",
     "Write all teams, for \"league import\": as a workbook if the name ends with .xlsx, else "
     "as CSV. The same for the other lists."},
    {"squads <file>",
     "Write the players: the competition's squads if one is named, otherwise the teams' own."},
    {"fixtures <file>", "Write the competition's fixtures."},
    {"results <file>", "Write the competition's results."},
    {"tables <file>", "Write the competition's tables as they stand."}};

/// One of them is set.
bool asksForListFile(const QCommandLineParser &parser)
{
    return std::any_of(listNames.begin(), listNames.end(),
                       [&parser](const char *list) { return parser.isSet(QString::fromLatin1(list)); }) ||
           parser.isSet(u"tables"_s);
}

/// Writes each list that is asked for, as "league import" reads it. `competition`: as it was named, may be
/// empty. Gives the exit code.
int writeListFiles(League &league, const QString &competition, const QCommandLineParser &parser,
                   Streams &streams)
{
    for (std::size_t place = 0; place < listNames.size(); ++place) {
        const QString list = QString::fromLatin1(listNames[place]);
        if (!parser.isSet(list))
            continue;
        const QString path = parser.value(list);
        const auto file = listNamed(league, place, competition, spreadsheetStyle(path));
        TOUCHLINE_TRY_ON(streams, file);
        TOUCHLINE_TRY_ON(streams, writeFile(path, file->bytes, streams));
        printNotes(streams, file->leftOut, path);
    }
    if (parser.isSet(u"tables"_s)) {
        const QString path = parser.value(u"tables"_s);
        const auto held = competitionOf(league, competition);
        TOUCHLINE_TRY_ON(streams, held);
        TOUCHLINE_TRY_ON(streams, writeFile(path, tablesCsv(*held, spreadsheetStyle(path)), streams));
    }
    return done;
}

Result<void> writeWhole(League &league, const QString &path, PrivateTexts texts, Streams &streams)
{
    if (path != standardStream)
        return writeWholeLeague(league, path, streams.existing, texts);
    QBuffer bytes;
    bytes.open(QIODevice::WriteOnly);
    TOUCHLINE_TRY(exportLeague(league.database(), bytes, texts));
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
    if (parser.isSet(u"with-contacts"_s) && !isWhole)
        return refuseUsage(streams, u"--with-contacts is for --all."_s);
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
        const auto texts = parser.isSet(u"with-contacts"_s) ? PrivateTexts::Along : PrivateTexts::LeftOut;
        const auto written = writeWhole(**league, parser.value(u"out"_s), texts, streams);
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
    "Exports a competition or the whole league as JSON, or lists for spreadsheets.",
    Subject::Safety,
    {{"A competition as JSON", "league export club.touchline --out season2026.json"},
     {"Tables and fixtures as workbooks",
      "league export club.touchline --tables tables.xlsx --fixtures fixtures.xlsx"},
     {"The whole league", "league export club.touchline --all --out everything.json"}},
    {placeRow,
     competitionArgumentRows,
     {"all", "Export the whole league with its history and match logs, for \"league import\"."},
     {"with-contacts", "With --all: the contacts of clubs too, which are left out otherwise."},
     {"out <file>", "The file to write, in the form of \"cup --out\"; by default it is printed."},
     {"rules <name>", "Export points and tie-breaks of that name, the league's own or published ones, as a "
                      "file for --rules."},
     {"discipline <name>", "The same for rules of cards and suspensions, as a file for --discipline."},
     listFileRows,
     forceRow},
    runLeagueExport,
    placeAndCompetition,
    [](const QCommandLineParser &parser) {
        return valuesOf(parser,
                        {u"out"_s, u"teams"_s, u"squads"_s, u"fixtures"_s, u"results"_s, u"tables"_s});
    }};

} // namespace touchline::cli
