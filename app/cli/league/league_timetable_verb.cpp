// SPDX-License-Identifier: GPL-3.0-or-later
// Everything on one day: which match at which table and when.
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/cups/cup_file.h"
#include "app/cli/input/league_access.h"
#include "core/competition/schedule/rest_of_season.h"
#include "core/competition/timetable/day_grid.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/changes/league_timetable.h"
#include "models/words/competition/round_words.h"
#include "models/words/competition/timetable_text.h"
#include "models/words/fixtures/fixture_words.h"

namespace touchline::cli {

namespace {

const QStringList timetableOptions{
    u"tables"_s, u"day"_s,     u"start"_s,  u"minutes"_s, u"change-over"_s, u"rest"_s,       u"break"_s,
    u"end"_s,    u"arrives"_s, u"leaves"_s, u"byes"_s,    u"referees"_s,    u"final-last"_s, u"seed"_s};
constexpr int usualMinutes = 20;

bool isTimetableAsked(const QCommandLineParser &parser)
{
    return std::any_of(timetableOptions.begin(), timetableOptions.end(),
                       [&parser](const QString &option) { return parser.isSet(option); });
}

/// "19:30"; invalid for anything else.
QTime typedHour(const QString &text)
{
    return QTime::fromString(text.trimmed(), u"H:mm"_s);
}

/// "3" for Table 1 to Table 3, or their names.
QStringList typedTables(const QString &text)
{
    bool isNumber = false;
    const int count = text.trimmed().toInt(&isNumber);
    QStringList tables;
    for (int table = 1; isNumber && table <= std::min(count, mostTables + 1); ++table)
        tables << u"Table %1"_s.arg(table);
    if (!isNumber)
        for (const QString &name : text.split(u','))
            tables << name.simplified();
    return tables;
}

/// What teams have for rounds that they miss; nothing where nothing, or something else, was typed.
std::optional<ByeRequest::Kind> byesAsked(const QCommandLineParser &parser)
{
    const QString word = parser.value(u"byes"_s);
    for (const auto kind : {ByeRequest::Kind::Half, ByeRequest::Kind::Zero})
        if (word == QLatin1String(byeKindWords[static_cast<std::size_t>(kind)]))
            return kind;
    return std::nullopt;
}

/// What contradicts itself on the command line; empty if nothing does.
QString contradictionOfTimetable(const QCommandLineParser &parser)
{
    if (parser.isSet(u"yes"_s) && parser.isSet(u"show"_s))
        return u"Use --yes or --show, not both."_s;
    if (!isTimetableAsked(parser))
        return parser.isSet(u"yes"_s) ? u"Choose the tables and the start: --tables 3 --start 19:00."_s
                                      : QString();
    if (!parser.isSet(u"tables"_s) || !parser.isSet(u"start"_s))
        return u"A timetable needs --tables and --start, such as --tables 3 --start 19:00."_s;
    if (const QStringList tables = typedTables(parser.value(u"tables"_s));
        tables.isEmpty() || tables.contains(QString()) || tables.size() > mostTables)
        return u"--tables takes a number from 1 to %1, or names with commas between them, not \"%2\"."_s
            .arg(mostTables)
            .arg(parser.value(u"tables"_s));
    if (parser.isSet(u"day"_s) && !typedDate(parser.value(u"day"_s)).isValid())
        return u"--day takes a date such as 2026-11-28, not \"%1\"."_s.arg(parser.value(u"day"_s));
    for (const QString &option : {u"start"_s, u"end"_s})
        if (parser.isSet(option) && !typedHour(parser.value(option)).isValid())
            return u"--%1 takes a time such as 19:30, not \"%2\"."_s.arg(option, parser.value(option));
    if (parser.isSet(u"byes"_s) && !byesAsked(parser))
        return u"--byes takes half or zero, not \"%1\"."_s.arg(parser.value(u"byes"_s));
    return {};
}

/// A number of the rules, or nothing with the reason printed.
bool readNumber(const QCommandLineParser &parser, const QString &option, int least, int most, int &value,
                Streams &streams)
{
    const auto number = numberOption(parser, option, static_cast<std::uint64_t>(value), streams);
    if (!number)
        return false;
    if (*number < static_cast<std::uint64_t>(least) || *number > static_cast<std::uint64_t>(most)) {
        refuseUsage(streams, u"--%1 is a number from %2 to %3."_s.arg(option).arg(least).arg(most));
        return false;
    }
    value = static_cast<int>(*number);
    return true;
}

Result<void> readBreaks(const QCommandLineParser &parser, TimetableRules &rules)
{
    for (const QString &text : parser.values(u"break"_s)) {
        const QTime from = typedHour(text.section(u'-', 0, 0));
        const QTime to = typedHour(text.section(u'-', 1));
        if (!from.isValid() || !to.isValid())
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "--break takes two times such as 20:30-20:45, not \"%1\"."),
                        {text});
        rules.breaks.push_back({from, to});
    }
    return {};
}

Result<void> readHours(const QCommandLineParser &parser, const Competition &competition, DayPlan &plan)
{
    for (const QString &option : {u"arrives"_s, u"leaves"_s})
        for (const QString &text : parser.values(option)) {
            const qsizetype sign = text.lastIndexOf(u'=');
            const QTime hour = typedHour(text.mid(sign + 1));
            if (sign < 1 || !hour.isValid())
                return fail(Fault::Usage,
                            QT_TRANSLATE_NOOP("core", "--%1 takes a team and a time such as Rovers=19:30, "
                                                      "not \"%2\"."),
                            {option, text});
            const auto team = entrantCalled(text.left(sign).trimmed(), competition);
            TOUCHLINE_TRY(team);
            auto present = std::find_if(plan.teams.begin(), plan.teams.end(),
                                        [&team](const TeamHours &one) { return one.team == *team; });
            if (present == plan.teams.end())
                present = plan.teams.insert(plan.teams.end(), TeamHours{*team});
            QTime &known = option == u"arrives"_s ? present->arrives : present->leaves;
            if (known.isValid())
                return fail(Fault::Usage, QT_TRANSLATE_NOOP("core", "--%1 names %2 twice."),
                            {option, competition.entrant(*team).name});
            known = hour;
        }
    return {};
}

/// The day that is set already, where --day does not say another one.
QDate dayAsked(const QCommandLineParser &parser, const Competition &competition)
{
    return parser.isSet(u"day"_s) ? typedDate(parser.value(u"day"_s))
                                  : seasonDaysOf(competition).calendar.first;
}

/// Indices of fixtures as JSON: {"match", "time", "table", "home", "away", "referee"}.
QJsonArray gridMatchesJson(const Competition &competition, const Progress &now, const DayGrid &grid)
{
    const Officials officials(competition);
    QJsonArray matches;
    for (std::size_t hour = 0; hour < grid.hours.size(); ++hour)
        for (std::size_t table = 0; table < grid.cells[hour].size(); ++table)
            for (const int fixture : grid.cells[hour][table])
                matches.append(
                    QJsonObject{{u"match"_s, competition.fixtures()[at(fixture)].number},
                                {u"time"_s, orNull(grid.hours[hour])},
                                {u"table"_s, grid.tables.at(static_cast<qsizetype>(table))},
                                {u"home"_s, sideTitle(competition, now, fixture, Side::Home, Language{})},
                                {u"away"_s, sideTitle(competition, now, fixture, Side::Away, Language{})},
                                {u"referee"_s, orNull(officials.nameOf(fixture))}});
    return matches;
}

QJsonArray gridsJson(const Competition &competition)
{
    const Progress now = progress(competition);
    return arrayOf(dayGrids(competition, now), [&](const DayGrid &grid) {
        return QJsonObject{{u"date"_s, orNull(grid.day)},
                           {u"tables"_s, QJsonArray::fromStringList(grid.tables)},
                           {u"matches"_s, gridMatchesJson(competition, now, grid)}};
    });
}

QString gridsText(const Competition &competition, int width)
{
    const Progress now = progress(competition);
    QStringList texts;
    for (const DayGrid &grid : dayGrids(competition, now))
        texts << timetableText(competition, now, grid, Language{}, width);
    return texts.join(u'\n');
}

/// Byes that teams ask for with the timetable.
std::vector<TeamBye> newByes(const Competition &before, const Competition &after)
{
    std::vector<TeamBye> byes;
    for (int stage = 0; stage < static_cast<int>(after.definition().format.stages.size()); ++stage) {
        const std::vector<TeamBye> known = RequestedByes(before, stage).all();
        for (const TeamBye &one : RequestedByes(after, stage).all())
            if (std::find(known.begin(), known.end(), one) == known.end())
                byes.push_back(one);
    }
    return byes;
}

Result<QString> madeOutput(const Competition &before, const TimetabledDay &made, const Streams &streams)
{
    const auto following = consequencesOutput(before, made.after, streams.asJson);
    TOUCHLINE_TRY(following);
    if (streams.asJson) {
        auto object = parseJsonObject(following->toUtf8());
        TOUCHLINE_TRY(object);
        object->insert(u"days"_s, gridsJson(made.after));
        object->insert(u"not_kept"_s,
                       arrayOf(made.timetable.notKept, [](const Message &one) { return one.english(); }));
        object->insert(u"byes"_s, arrayOf(newByes(before, made.after), [&](const TeamBye &one) {
                           return QJsonObject{{u"team"_s, before.entrant(one.team).name},
                                              {u"round"_s, one.request.round}};
                       }));
        object->insert(u"slots"_s, static_cast<int>(made.timetable.hours.size()));
        object->insert(u"fewest_slots"_s, made.timetable.fewestSlots);
        return QString::fromUtf8(writtenJson(*object));
    }
    QString text = gridsText(made.after, streams.width);
    for (const Message &one : made.timetable.notKept)
        text += u"Not kept: %1\n"_s.arg(one.english());
    for (const TeamBye &one : newByes(before, made.after))
        text += u"%1: %2\n"_s.arg(before.entrant(one.team).name, byeWords(made.after, one, Language{}));
    return text + *following;
}

int showTimetable(const Competition &competition, Streams &streams)
{
    if (streams.asJson) {
        streams.out << writtenJson({{u"days"_s, gridsJson(competition)}});
        return done;
    }
    const QString text = gridsText(competition, streams.width);
    streams.out << (text.isEmpty() ? u"No match has a table and a time yet.\n"_s : text);
    return done;
}

int runLeagueTimetable(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    if (const QString wrong = contradictionOfTimetable(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    DayPlan plan;
    TimetableRules &rules = plan.rules;
    rules.minutes = usualMinutes;
    const auto seed = numberOption(parser, u"seed"_s, 0, streams);
    if (!seed || !readNumber(parser, u"minutes"_s, 1, longestSlot, rules.minutes, streams) ||
        !readNumber(parser, u"change-over"_s, 0, longestSlot, rules.changeOver, streams) ||
        !readNumber(parser, u"rest"_s, 0, longestRest, rules.rest, streams))
        return wrongUsage;
    rules.tables = typedTables(parser.value(u"tables"_s));
    rules.start = typedHour(parser.value(u"start"_s));
    rules.end = typedHour(parser.value(u"end"_s));
    rules.referees = parser.isSet(u"referees"_s);
    rules.finalLast = parser.isSet(u"final-last"_s);
    plan.missedRounds = byesAsked(parser);
    rules.seed = *seed;
    TOUCHLINE_TRY_ON(streams, readBreaks(parser, rules));
    const bool isMade = parser.isSet(u"yes"_s);
    const QString &place = arguments.constFirst();
    const auto league = isMade ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto before = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, before);
    if (!isTimetableAsked(parser))
        return showTimetable(*before, streams);
    TOUCHLINE_TRY_ON(streams, readHours(parser, *before, plan));
    plan.day = dayAsked(parser, *before);
    if (!plan.day.isValid())
        return refuseUsage(streams, u"No day is set yet. Choose it with --day 2026-11-28."_s);
    const auto made = withOtherTimetable(**league, *before, plan);
    TOUCHLINE_TRY_ON(streams, made);
    const auto text = madeOutput(*before, *made, streams);
    TOUCHLINE_TRY_ON(streams, text);
    for (const Message &clash : clashesElsewhere(**league, *before, made->after))
        streams.err << clash.english() << '\n';
    if (isMade)
        TOUCHLINE_TRY_ON(streams, changeTimetable(**league, before->definition().id, plan));
    streams.out << *text;
    if (!isMade && !streams.asJson)
        streams.out << "Nothing was changed yet. Make the timetable with --yes.\n";
    return done;
}

} // namespace

const Verb leagueTimetableVerb{
    "league timetable",
    "Shows which match is at which table and when, or makes such a timetable for one day.",
    Subject::Week,
    {{"Three tables from seven o'clock on",
      "league timetable club.touchline --day 2026-11-28 --start 19:00 --tables 3"},
     {"With a break, and idle teams as referees", "league timetable club.touchline --day 2026-11-28 --start "
                                                  "19:00 --tables 2 --break 20:30-20:45 --referees"},
     {"Made so", "league timetable club.touchline --day 2026-11-28 --start 19:00 --tables 3 --yes"}},
    {placeRow,
     competitionArgumentRows,
     {"tables <tables>", "How many tables, or their names with commas between them."},
     {"day <date>", "The day; by default that of the next match."},
     {"start <time>", "When the first matches begin (19:00)."},
     {"minutes <n>", "Minutes for a match; 20 by default."},
     {"change-over <n>", "Minutes between two matches at a table; 0 by default."},
     {"rest <n>",
      "For how many slots a team rests between two matches; 0 by default. A break that is as long "
      "counts."},
     {"break <from-to>", "Nobody plays (20:30-20:45); may be repeated."},
     {"end <time>", "When the hall closes."},
     {"arrives <team=time>", "A team that comes late (Rovers=19:30); may be repeated."},
     {"leaves <team=time>", "A team that leaves early; may be repeated."},
     {"byes <points>", "In a Swiss, teams that come late or leave early ask for a bye in the rounds they "
                       "miss: half (a half-point "
                       "bye) or zero. Without it they may be paired."},
     {"referees", "Teams that do not play are the referees."},
     {"final-last", "Nothing else is played beside the final or after it."},
     {"seed <number>", "Another seed makes another timetable; 0 by default."},
     {"yes", "Make the timetable; without it, only show it."},
     {"show", "Only show it (the default)."},
     jsonRow,
     whoRow},
    runLeagueTimetable,
    placeAndCompetition};

} // namespace touchline::cli
