// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input/list_import.h"

#include "app/cli/input/league_access.h"
#include "core/exchange/csv/named_columns.h"
#include "models/league/import/list_kind.h"

namespace touchline::cli {

namespace {

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

/// Says how to answer the question that open dates bring.
void printDatesHint(const ListImport &list, const QCommandLineParser &parser, const QString &path,
                    Streams &streams)
{
    if (list.hasOpenDates && dayOrderAsked(parser) == DayOrder::Unknown)
        streams.err << u"%1: Say --dates day-first or --dates month-first.\n"_s.arg(path);
}

Result<ListImport> readList(League &league, const ImportedFile &list, const QCommandLineParser &parser)
{
    const auto file = readFile(list.path);
    TOUCHLINE_TRY(file);
    const auto named = namedColumns(parser, columnsOf(list.kind).names());
    const auto csv = named ? withNamedColumns(*file, *named, columnsOf(list.kind)) : fail(named.error());
    TOUCHLINE_TRY(csv);
    const bool isOfNone =
        list.kind == Kind::Teams || (list.kind == Kind::Squads && !parser.isSet(u"competition"_s));
    if (isOfNone)
        return touchline::readList(league, list.kind, *csv);
    const auto competition = competitionCalled(parser.value(u"competition"_s), league);
    TOUCHLINE_TRY(competition);
    return touchline::readList(league, list.kind, *csv, competition->id, dayOrderAsked(parser));
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
    out << u"line %1: %2"_s.arg(line.line).arg(fateWord(line));
    if (!line.what.isEmpty())
        out << ": " << line.what;
    out << '\n';
}

QString sumsOf(const ListImport &list)
{
    const int open = list.countOpen();
    return u"%1 new, %2 known, %3 left out%4."_s.arg(list.count(Fate::New))
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
    if (list.count(Fate::New) == static_cast<int>(list.lines.size()))
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
    if (kind != Kind::Fixtures && parser.isSet(u"dates"_s))
        return u"--dates is for --fixtures."_s;
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
    const bool takesGoodRows = parser.isSet(u"good-rows"_s);
    return isPreview ? showPreview(*list, takesGoodRows, file.path, streams)
                     : take(**league, *list, takesGoodRows, file.path, streams);
}

} // namespace

Result<NamedColumns> namedColumns(const QCommandLineParser &parser, const QStringList &known)
{
    NamedColumns named;
    QStringList pairs;
    for (const QString &value : parser.values(u"columns"_s)) {
        const bool isOne = value.count(u'=') == 1;
        pairs << (isOne ? QStringList{value} : value.split(u','));
    }
    for (const QString &pair : pairs) {
        const QString name = pair.section(u'=', 0, 0).trimmed().toLower();
        const QString heading = pair.section(u'=', 1).trimmed();
        if (name.isEmpty() || heading.isEmpty())
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "\"%1\" isn't COLUMN=HEADING. Try name=Player."), {pair});
        if (!known.contains(name))
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "This kind of list has no column %1. Columns: %2."),
                        {name, known.join(u", "_s)});
        if (!named.emplace(name, heading).second)
            return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--columns names %1 twice."), {name});
    }
    return named;
}

const std::vector<OptionRow> listRows{
    {"teams", "Import teams from CSV: name, code, year, country, ...", "file.csv"},
    {"squads",
     "Import players from CSV: team, name, shirt, position, ... They are added to the team's own squad or, "
     "with --competition, to its squad there.",
     "file.csv"},
    {"fixtures",
     "Import a schedule from CSV: number or home and away, date, time, ground, ...; before the season begins "
     "also its matchdays.",
     "file.csv"},
    {"results", "Import results from CSV: stage, group, home, away, home_goals, away_goals, ...", "file.csv"},
    columnsRow,
    {"preview", "Show what a list would change and every problem in it; nothing is imported."},
    {"dates",
     "With --fixtures: whether 05/09/2026 is 5 September (day-first) or 9 May (month-first), where the list "
     "leaves it open.",
     "order"},
    {"good-rows",
     "Import the good rows of a list and report the others; without it, one bad row stops the import."},
    competitionRow};

bool asksForList(const QCommandLineParser &parser)
{
    return !listsAsked(parser).empty();
}

QString objectionToLists(const QCommandLineParser &parser)
{
    const std::vector<ListOption> asked = listsAsked(parser);
    const QStringList arguments = parser.positionalArguments();
    const bool isByHeadings = asked.empty() && isListName(arguments.value(1));
    for (const QString &option : {u"preview"_s, u"good-rows"_s, u"columns"_s, u"competition"_s, u"dates"_s})
        if (asked.empty() && !isByHeadings && parser.isSet(option))
            return u"--%1 needs a list: --teams, --squads, --fixtures or --results."_s.arg(option);
    if (asked.size() > 1)
        return u"Import one list at a time, not --%1 and --%2."_s.arg(nameOf(asked[0]), nameOf(asked[1]));
    if ((!asked.empty() && arguments.size() > 1) || (isByHeadings && arguments.size() > 2))
        return u"A list is imported on its own, without other files."_s;
    if (!asked.empty())
        if (QString objection = objectionToKind(asked.front().kind, parser); !objection.isEmpty())
            return objection;
    if (parser.isSet(u"dates"_s) && dayOrderAsked(parser) == DayOrder::Unknown)
        return u"--dates is day-first or month-first, not \"%1\"."_s.arg(parser.value(u"dates"_s));
    return {};
}

int importListFile(const QCommandLineParser &parser, const QString &place, Streams &streams)
{
    const ListOption option = listsAsked(parser).front();
    return importOne({option.kind, parser.value(nameOf(option))}, parser, place, streams);
}

bool isListName(const QString &path)
{
    return path.endsWith(".csv"_L1, Qt::CaseInsensitive);
}

QString objectionToHeadings(const QCommandLineParser &parser, const QByteArray &csv)
{
    if (const auto kind = kindByHeadings(csv))
        return objectionToKind(*kind, parser);
    return u"The headings of %1 don't show what kind of list it is: name it with --teams, "
           "--squads, --fixtures or --results."_s.arg(parser.positionalArguments().value(1));
}

int importListByHeadings(const QCommandLineParser &parser, const QByteArray &csv, Streams &streams)
{
    const QStringList arguments = parser.positionalArguments();
    const ImportedFile file{kindByHeadings(csv).value_or(Kind::Teams), arguments.at(1)};
    return importOne(file, parser, arguments.constFirst(), streams);
}

} // namespace touchline::cli
