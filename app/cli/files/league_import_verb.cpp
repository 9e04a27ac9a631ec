// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/cup_file.h"
#include "core/exchange/shapes/list_shape.h"
#include "models/league/import/list_kind.h"
#include "models/league/league_json.h"

namespace touchline::cli {

namespace {

/// A list that is named like another file, without its kind: FILE.csv.
bool isListName(const QString &path)
{
    static const QStringList endings{u".csv"_s,  u".tsv"_s, u".txt"_s, u".ics"_s,
                                     u".xlsx"_s, u".ods"_s, u".trf"_s};
    return std::any_of(endings.begin(), endings.end(),
                       [&path](const QString &ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

using Fate = ListImport::Fate;
using Kind = ListImport::Kind;

/// A kind of list and its option.
struct ListOption
{
    Kind kind;
    const char *name;
};
constexpr std::array<ListOption, 4> listOptions{{{Kind::Teams, "teams"},
                                                 {Kind::Squads, "squads"},
                                                 {Kind::Fixtures, "fixtures"},
                                                 {Kind::Results, "results"}}};

QString nameOf(const ListOption &option)
{
    return QString::fromLatin1(option.name);
}

/// A list that is to be imported.
struct ImportedFile
{
    Kind kind;
    QString path;
};

std::vector<ListOption> listsAsked(const QCommandLineParser &parser)
{
    std::vector<ListOption> asked;
    std::copy_if(listOptions.begin(), listOptions.end(), std::back_inserter(asked),
                 [&parser](const ListOption &option) { return parser.isSet(nameOf(option)); });
    return asked;
}

DayOrder dayOrderAsked(const QCommandLineParser &parser)
{
    const QString order = parser.value(u"dates"_s);
    return order == u"day-first"_s     ? DayOrder::DayFirst
           : order == u"month-first"_s ? DayOrder::MonthFirst
                                       : DayOrder::Unknown;
}

/// How often everybody meets everybody in a new league, as --legs says it; nothing where that is no such
/// number.
std::optional<int> legsAsked(const QCommandLineParser &parser)
{
    bool isNumber = false;
    const int legs = parser.value(u"legs"_s).toInt(&isNumber);
    return isNumber && legs >= 1 && legs <= mostLegs ? std::optional(legs) : std::nullopt;
}

/// As --encoding says it; nothing without it.
std::optional<TextEncoding> encodingAsked(const QCommandLineParser &parser)
{
    return encodingNamed(parser.value(u"encoding"_s));
}

/// "UTF-8, Windows-1252, ..."
QString encodingNames()
{
    QStringList names;
    for (const TextEncoding encoding : textEncodings)
        names << encodingName(encoding);
    return names.join(u", "_s);
}

/// The list of a file, with the sheet and the encoding that are asked for.
CsvList listOf(QByteArray bytes, const QCommandLineParser &parser)
{
    CsvList list = listFrom(std::move(bytes), encodingAsked(parser));
    if (parser.isSet(u"sheet"_s))
        chooseSheet(list, parser.value(u"sheet"_s));
    else
        chooseLikelySheet(list);
    return list;
}

/// Says how to answer the question that open dates bring.
void printDatesHint(const ListImport &list, const QCommandLineParser &parser, const QString &path,
                    Streams &streams)
{
    if (list.hasOpenDates && dayOrderAsked(parser) == DayOrder::Unknown)
        streams.err << u"%1: Say --dates day-first or --dates month-first.\n"_s.arg(path);
}

Result<ListImport> readList(League &league, const ImportedFile &list, const QCommandLineParser &parser)
{
    auto file = readFile(list.path);
    TOUCHLINE_TRY(file);
    auto named = namedColumns(parser, columnsOf(list.kind).names());
    TOUCHLINE_TRY(named);
    CsvList csv = listOf(*std::move(file), parser);
    csv.named = *std::move(named);
    if (parser.isSet(u"new"_s))
        return touchline::readList(league, list.kind, csv,
                                   {{},
                                    dayOrderAsked(parser),
                                    {},
                                    NewLeagueWish{parser.value(u"new"_s), legsAsked(parser).value_or(0)}});
    const bool isOfNone =
        list.kind == Kind::Teams || (list.kind == Kind::Squads && !parser.isSet(u"competition"_s));
    if (isOfNone)
        return touchline::readList(
            league, list.kind, csv,
            {{}, {}, parser.isSet(u"new-teams"_s) ? UnknownTeams::Add : UnknownTeams::LeaveOut});
    const auto competition = competitionCalled(parser.value(u"competition"_s), league);
    TOUCHLINE_TRY(competition);
    return touchline::readList(league, list.kind, csv, {competition->id, dayOrderAsked(parser), {}});
}

/// Names the teams of a list that the league does not have: they come with it, or how they would.
void printUnknownTeams(const ListImport &list, bool areAdded, const QString &path, Streams &streams)
{
    if (list.unknownTeams.isEmpty())
        return;
    const QString names = list.unknownTeams.join(u", "_s);
    streams.err << (areAdded ? u"%1: New teams: %2.\n"_s
                             : u"%1: The league does not have these teams: %2. --new-teams adds them with "
                               "their players.\n"_s)
                       .arg(path, names);
}

QString fateWord(const ListImport::Line &line)
{
    if (line.isOpen && line.fate == Fate::Known)
        return u"no result"_s;
    static const std::array words{u"new"_s, u"known"_s, u"left out"_s};
    return words[static_cast<std::size_t>(line.fate)];
}

void printLine(const ListImport::Line &line, QTextStream &out)
{
    out << u"Line %1: %2"_s.arg(line.line).arg(fateWord(line));
    if (!line.what.isEmpty())
        out << ": " << line.what.english();
    out << '\n';
}

QString sumsOf(const ListImport &list)
{
    const ListImport::NewLeague *made = list.newLeague();
    if (made != nullptr && made->rounds > 0)
        return u"%1 teams (%2 new), %3 rounds, %4 results."_s
            .arg(made->competition.definition().entrants.size())
            .arg(made->added.size())
            .arg(made->rounds)
            .arg(made->played);
    if (made != nullptr)
        return u"%1 clubs (%2 new), %3 matches (each pairing %4), %5 results."_s
            .arg(made->competition.definition().entrants.size())
            .arg(made->added.size())
            .arg(made->competition.fixtures().size())
            .arg(made->legs == 1   ? u"once"_s
                 : made->legs == 2 ? u"twice"_s
                                   : u"%1 times"_s.arg(made->legs))
            .arg(made->played);
    const int open = list.countOpen();
    const int teams = list.countNewTeams();
    return (teams == 0 ? QString() : u"New teams: %1. Players: "_s.arg(teams)) +
           u"%1 new, %2 known, %3 left out%4."_s.arg(list.count(Fate::New))
               .arg(list.count(Fate::Known) - open)
               .arg(list.count(Fate::LeftOut))
               .arg(open == 0 ? QString() : u", %1 without a result"_s.arg(open));
}

int showPreview(const ListImport &list, bool takesGoodRows, const QString &path, Streams &streams)
{
    printNotes(streams, list.problems(), path);
    for (const ListImport::Line &line : list.lines)
        printLine(line, streams.out);
    streams.out << sumsOf(list) << " Nothing was imported.\n";
    const bool canBeTaken = list.isClean() || (takesGoodRows && list.count(Fate::New) > 0);
    return canBeTaken ? done : refused;
}

int take(League &league, const ListImport &list, bool takesGoodRows, const QString &path, Streams &streams)
{
    const auto entry = importList(league, list, takesGoodRows ? ListRows::Good : ListRows::All);
    if (!entry) {
        const int code = printError(streams, entry.error(), path);
        if (const int good = list.count(Fate::New); good > 0 && !list.isClean() && !takesGoodRows)
            streams.err << u"%1: Nothing was imported. --good-rows imports %2 of %3 rows.\n"_s.arg(path)
                               .arg(good)
                               .arg(list.lines.size());
        return code;
    }
    printNotes(streams, list.problems(), path);
    streams.out << entry->english() << '\n';
    if (list.count(Fate::New) == static_cast<int>(list.lines.size()) && list.newLeague() == nullptr)
        return done;
    for (const ListImport::Line &line : list.lines)
        if (line.fate == Fate::LeftOut)
            printLine(line, streams.out);
    streams.out << sumsOf(list) << '\n';
    return done;
}

/// What does not go with a kind of list; empty where all is well.
QString objectionToKind(Kind kind, const QCommandLineParser &parser)
{
    if (kind == Kind::Teams && parser.isSet(u"competition"_s))
        return u"--competition can't be used with --teams."_s;
    if (parser.isSet(u"new-teams"_s) && (kind != Kind::Squads || parser.isSet(u"competition"_s)))
        return u"--new-teams is for --squads without --competition."_s;
    const bool isOfMatches = kind == Kind::Fixtures || kind == Kind::Results;
    if (parser.isSet(u"new"_s) && !isOfMatches)
        return u"--new makes a league of a list of fixtures or results."_s;
    if (parser.isSet(u"new"_s) && parser.isSet(u"competition"_s))
        return u"Use --new or --competition, not both."_s;
    if (kind != Kind::Fixtures && parser.isSet(u"dates"_s) && !parser.isSet(u"new"_s))
        return u"--dates is for --fixtures and --new."_s;
    return {};
}

int importOne(const ImportedFile &file, const QCommandLineParser &parser, const QString &place,
              Streams &streams)
{
    const bool isPreview = parser.isSet(u"preview"_s);
    TOUCHLINE_TRY_ON(streams, namedColumns(parser, columnsOf(file.kind).names()));
    const auto league = isPreview ? leagueToRead(place) : leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto list = readList(**league, file, parser);
    TOUCHLINE_TRY_ON(streams, list);
    printNotes(streams, list->notes, file.path);
    printDatesHint(*list, parser, file.path, streams);
    const bool areTeamsAdded = parser.isSet(u"new-teams"_s);
    if (areTeamsAdded)
        printUnknownTeams(*list, true, file.path, streams);
    const bool takesGoodRows = parser.isSet(u"good-rows"_s);
    const int code = isPreview ? showPreview(*list, takesGoodRows, file.path, streams)
                               : take(**league, *list, takesGoodRows, file.path, streams);
    if (!areTeamsAdded)
        printUnknownTeams(*list, false, file.path, streams);
    return code;
}

/// --teams, --squads, --fixtures, --results, --competition, --preview and --good-rows.
const std::vector<OptionRow> listRows{
    {"teams <file.csv>", "Import teams from CSV: name, code, year, country, ..."},
    {"squads <file.csv>", "Import players from CSV: team, name, shirt, position, ... They are added to the "
                          "team's own squad or, with --competition, to its squad there."},
    {"fixtures <file.csv>", "Import a schedule from CSV: number or home and away, date, time, ground, ...; "
                            "before the season begins also its matchdays."},
    {"results <file.csv>", "Import results from CSV: stage, group, home, away, home_goals, away_goals, ..."},
    columnsRow,
    {"preview", "Show what a list would change and every problem in it; nothing is imported."},
    {"new-teams", "With --squads: add the teams that the league does not have, with the short name, colour "
                  "and manager that the list gives them. Without it their players are left out: a name may "
                  "be a typing fault. --preview names them."},
    {"new <name>", "Make a new league, or of a TRF file a Swiss, of this name out of a list of fixtures or "
                   "results: its clubs (those of "
                   "the league that are called so, and new ones), its matches with their dates, and the "
                   "results, which are entered by hand in it. Matches that the list lacks come without a "
                   "date. One undo takes all of it back."},
    {"legs <n>", "With --new: matches per pairing, 1 to 6; without it, as in the list."},
    {"dates <order>", "With --fixtures or --new: whether 05/09/2026 is 5 September (day-first) or 9 May "
                      "(month-first), where the list leaves it open."},
    {"encoding <name>", "How the file is written, where it is not recognised: UTF-8, Windows-1252, "
                        "Windows-1250 (central Europe), Windows-1251 (Cyrillic), Windows-1254 (Turkish), "
                        "UTF-16 LE or UTF-16 BE."},
    {"sheet <name>", "The sheet of a workbook (.xlsx or .ods); without it the first that looks like a list."},
    {"good-rows",
     "Import the good rows of a list and report the others; without it, one bad row stops the import."},
    competitionRow};

/// One of the lists is named.
bool asksForList(const QCommandLineParser &parser)
{
    return !listsAsked(parser).empty();
}

/// An option of lists where there is none; empty where there is no such option.
QString objectionToListOptions(const QCommandLineParser &parser)
{
    for (const QString &option : {u"preview"_s, u"good-rows"_s, u"columns"_s, u"competition"_s, u"dates"_s,
                                  u"encoding"_s, u"sheet"_s, u"new-teams"_s, u"new"_s, u"legs"_s})
        if (parser.isSet(option))
            return u"--%1 needs a list: --teams, --squads, --fixtures or --results."_s.arg(option);
    return {};
}

/// What does not go together; empty where all is well.
QString objectionToLists(const QCommandLineParser &parser)
{
    const std::vector<ListOption> asked = listsAsked(parser);
    const QStringList arguments = parser.positionalArguments();
    const bool isByHeadings = asked.empty() && isListName(arguments.value(1));
    // Its bytes say whether it is a cup or a list of another program.
    const bool isJson = arguments.value(1).endsWith(".json"_L1, Qt::CaseInsensitive);
    if (parser.isSet(u"encoding"_s) && !encodingAsked(parser))
        return u"--encoding is one of %1, not \"%2\"."_s.arg(encodingNames(), parser.value(u"encoding"_s));
    if (asked.empty() && !isByHeadings && !isJson)
        if (QString objection = objectionToListOptions(parser); !objection.isEmpty())
            return objection;
    if (asked.size() > 1)
        return u"Import one list at a time, not --%1 and --%2."_s.arg(nameOf(asked[0]), nameOf(asked[1]));
    if ((!asked.empty() && arguments.size() > 1) || (isByHeadings && arguments.size() > 2))
        return u"A list is imported on its own, without other files."_s;
    if (!asked.empty())
        if (QString objection = objectionToKind(asked.front().kind, parser); !objection.isEmpty())
            return objection;
    if (parser.isSet(u"new"_s) && parser.value(u"new"_s).simplified().isEmpty())
        return u"Name the new league: --new NAME."_s;
    if (parser.isSet(u"legs"_s) && !parser.isSet(u"new"_s))
        return u"--legs is for --new."_s;
    if (parser.isSet(u"legs"_s) && !legsAsked(parser))
        return u"--legs is a number from 1 to %1, not \"%2\"."_s.arg(mostLegs).arg(parser.value(u"legs"_s));
    if (parser.isSet(u"dates"_s) && dayOrderAsked(parser) == DayOrder::Unknown)
        return u"--dates is day-first or month-first, not \"%1\"."_s.arg(parser.value(u"dates"_s));
    return {};
}

/// Brings the list into the league, or shows what that would do. Gives the exit code.
int importListFile(const QCommandLineParser &parser, const QString &place, Streams &streams)
{
    const ListOption option = listsAsked(parser).front();
    return importOne({option.kind, parser.value(nameOf(option))}, parser, place, streams);
}

/// What does not go together with what the headings of such a list show, or that they show nothing; empty
/// where all is well.
QString objectionToHeadings(const QCommandLineParser &parser, const CsvList &csv)
{
    if (const auto kind = kindByHeadings(csv))
        return objectionToKind(*kind, parser);
    return u"The headings of %1 don't show what kind of list it is: name it with --teams, "
           "--squads, --fixtures or --results."_s.arg(parser.positionalArguments().value(1));
}

/// importListFile() for such a list, which is the kind of list that its headings show.
int importListByHeadings(const QCommandLineParser &parser, const CsvList &csv, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const ImportedFile file{kindByHeadings(csv).value_or(Kind::Teams), arguments.at(1)};
    return importOne(file, parser, arguments.constFirst(), streams);
}

/// `league export --all` names itself at the beginning.
bool isWholeLeague(const QByteArray &bytes)
{
    constexpr qsizetype beginning = 100;
    return bytes.left(beginning).contains("\"touchline league\"");
}

/// A list instead of a cup: it is called one and is not JSON, or it is of another program's shape.
bool isList(const QString &path, const QByteArray &bytes, const CsvList &list)
{
    return (isListName(path) && !bytes.trimmed().startsWith('{')) || list.table != nullptr;
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
    if (const CsvList list = listOf(*first, parser); isList(arguments.at(1), *first, list)) {
        const QString objection = objectionToHeadings(parser, list);
        return objection.isEmpty() ? importListByHeadings(parser, list, streams)
                                   : refuseUsage(streams, objection);
    }
    if (const QString objection = objectionToListOptions(parser); !objection.isEmpty())
        return refuseUsage(streams, objection);
    const auto league = leagueToChange(place, streams);
    TOUCHLINE_TRY_ON(streams, league, place);
    return importCups(arguments.mid(1), **league, streams);
}

} // namespace

const Verb leagueImportVerb{
    "league import",
    "Imports cups and CSV lists, or a whole league.",
    Subject::Begin,
    {{"Clubs from a spreadsheet", "league import club.touchline --teams more-clubs.csv"},
     {"What would come of a list", "league import club.touchline --squads players.csv --preview"},
     {"Results", "league import club.touchline --results results.csv"}},
    {placeRow,
     argument("FILE",
              "Cups saved by \"cup --out\", with their results; a list, whose kind its headings show: CSV, "
              "xlsx, ods, Football.TXT, football.json, iCalendar, Challonge or TRF; or a whole league from "
              "\"league export "
              "--all\" for a new place.",
              "[FILE...]"),
     listRows, whoRow},
    runLeagueImport};

} // namespace touchline::cli
