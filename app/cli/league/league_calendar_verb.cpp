// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/input/league_access.h"
#include "core/competition/schedule/calendar_json.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/changes/league_days.h"
#include "models/words/competition/days_text.h"

namespace touchline::cli {

namespace {

constexpr int mostDaysBetweenMatchdays = 366;
const QStringList daysOptions{u"calendar"_s, u"wishes"_s, u"first"_s, u"every"_s};

bool isAnyAsked(const QCommandLineParser &parser)
{
    return std::any_of(daysOptions.begin(), daysOptions.end(),
                       [&parser](const QString &option) { return parser.isSet(option); });
}

/// What contradicts itself on the command line; empty if nothing does.
QString contradictionOfDays(const QCommandLineParser &parser)
{
    const QString first = parser.value(u"first"_s);
    if (parser.isSet(u"yes"_s) && parser.isSet(u"show"_s))
        return u"Use --yes or --show, not both."_s;
    if (parser.isSet(u"yes"_s) && !isAnyAsked(parser))
        return u"Choose what to change, such as --first 2027-01-16."_s;
    if (!first.isEmpty() && !typedDate(first).isValid())
        return u"--first takes a date such as 2026-08-15, not \"%1\"."_s.arg(first);
    if (parser.isSet(u"first"_s) && first.isEmpty())
        return u"--first takes a date such as 2026-08-15."_s;
    if (parser.isSet(u"calendar"_s) && parser.isSet(u"every"_s))
        return u"Use --calendar, or --first and --every, not both."_s;
    if (!parser.isSet(u"every"_s))
        return {};
    bool isNumber = false;
    const int every = parser.value(u"every"_s).toInt(&isNumber);
    return isNumber && every >= 1 && every <= mostDaysBetweenMatchdays
               ? QString()
               : u"--every is a number from 1 to %1."_s.arg(mostDaysBetweenMatchdays);
}

Result<void> takeCalendar(const QString &path, const std::vector<Entrant> &teams, SeasonDays &days)
{
    const auto object = inFile(readJsonFile(path), path);
    TOUCHLINE_TRY(object);
    auto read = inFile(readSeasonDays(*object, teams), path);
    TOUCHLINE_TRY(read);
    TOUCHLINE_TRY(inFile(checkZones(read->calendar), path));
    const QDate first = days.calendar.first;
    days.calendar = std::move(read->calendar);
    if (!days.calendar.first.isValid() && days.calendar.dates.empty())
        days.calendar.first = first;
    // A file without wishes leaves those that there are.
    if (object->contains(u"wishes"_s))
        days.wishes = std::move(read->wishes);
    return {};
}

/// The days as they are, with what the options change.
Result<SeasonDays> daysAsked(const Competition &competition, const QCommandLineParser &parser)
{
    SeasonDays days = seasonDaysOf(competition);
    const std::vector<Entrant> &teams = competition.definition().entrants;
    if (const QString path = parser.value(u"calendar"_s); !path.isEmpty())
        TOUCHLINE_TRY(takeCalendar(path, teams, days));
    if (const QString path = parser.value(u"wishes"_s); !path.isEmpty()) {
        const auto object = inFile(readJsonFile(path), path);
        TOUCHLINE_TRY(object);
        TOUCHLINE_TRY(assign(days.wishes, inFile(readDayWishes(*object, teams), path)));
    }
    if (parser.isSet(u"first"_s)) {
        days.calendar.first = typedDate(parser.value(u"first"_s));
        days.calendar.dates.clear();
    }
    if (parser.isSet(u"every"_s)) {
        days.calendar.every = parser.value(u"every"_s).toInt();
        days.calendar.weekdays.clear();
        days.calendar.dates.clear();
    }
    return days;
}

QJsonArray movedJson(const Competition &before, const Competition &after)
{
    QJsonArray moved;
    for (const DayMove &move : dayMoves(before, after))
        for (const int fixture : move.fixtures)
            moved.append(QJsonObject{{u"match"_s, after.fixtures()[at(fixture)].number},
                                     {u"from"_s, orNull(move.fromDay)},
                                     {u"from_time"_s, orNull(move.fromTime)},
                                     {u"to"_s, orNull(move.toDay)},
                                     {u"to_time"_s, orNull(move.toTime)}});
    return moved;
}

Result<QString> changeOutput(const Competition &before, const SeasonDays &days, const RestOfSeason &rest,
                             bool asJson)
{
    const auto following = consequencesOutput(before, rest.after, asJson);
    TOUCHLINE_TRY(following);
    const std::vector<Entrant> &teams = before.definition().entrants;
    if (asJson) {
        auto object = parseJsonObject(following->toUtf8());
        TOUCHLINE_TRY(object);
        const QJsonArray broken = arrayOf(
            rest.broken, [&](const CalendarWish &wish) { return wishSentence(wish, teams).english(); });
        object->insert(u"days"_s, toJson(days, teams));
        object->insert(u"moved"_s, movedJson(before, rest.after));
        object->insert(u"not_kept"_s, broken);
        object->insert(u"off_home_day"_s, rest.offHomeDay);
        object->insert(u"begun"_s, rest.begun);
        object->insert(u"postponed"_s, rest.postponed);
        return QString::fromUtf8(writtenJson(*object));
    }
    const QStringList moves = dayMoveLines(before, rest.after, Language{});
    QString text = moves.isEmpty() ? u"No match moves.\n"_s : QString();
    for (const QString &line : moves + restOfSeasonLines(rest, Language{}))
        text += line + u'\n';
    return text + *following;
}

int runLeagueCalendar(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    if (const QString wrong = contradictionOfDays(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const bool isMade = parser.isSet(u"yes"_s);
    const bool asJson = streams.asJson;
    const QString &place = arguments.constFirst();
    const auto league = isMade ? leagueToChange(place, streams) : leagueToRead(place);
    TOUCHLINE_TRY_ON(streams, league, place);
    const auto before = competitionOf(**league, arguments.value(1));
    TOUCHLINE_TRY_ON(streams, before);
    const auto days = daysAsked(*before, parser);
    TOUCHLINE_TRY_ON(streams, days);
    const std::vector<Entrant> &teams = before->definition().entrants;
    if (!isAnyAsked(parser)) {
        if (asJson) {
            streams.out << writtenJson(toJson(*days, teams));
            return done;
        }
        for (const QString &line : seasonDaysLines(*days, teams, Language{}))
            streams.out << line << '\n';
        return done;
    }
    const auto rest = withOtherDays(**league, *before, *days);
    TOUCHLINE_TRY_ON(streams, rest);
    const auto text = changeOutput(*before, *days, *rest, asJson);
    TOUCHLINE_TRY_ON(streams, text);
    for (const Message &clash : clashesElsewhere(**league, *before, rest->after))
        streams.err << clash.english() << '\n';
    if (isMade)
        TOUCHLINE_TRY_ON(streams, changeDays(**league, before->definition().id, *days));
    streams.out << *text;
    if (!isMade && !asJson)
        streams.out << "Nothing was changed yet. Change the calendar with --yes.\n";
    return done;
}

} // namespace

const Verb leagueCalendarVerb{
    "league calendar",
    "Shows the days of a season, or changes them for the rest of it.",
    Subject::Week,
    {{"The days of the season", "league calendar club.touchline"},
     {"What other days would change", "league calendar club.touchline --first 2026-10-02 --every 14"},
     {"The same, made so", "league calendar club.touchline --first 2026-10-02 --every 14 --yes"}},
    {placeRow,
     competitionArgumentRows,
     {"calendar <file>", "Rhythm, weekdays, kick-off times, breaks and home days as JSON, as for \"schedule "
                         "--calendar\" and as --json prints them; \"wishes\" may stand in it too."},
     {"wishes <file>", "Shared grounds, derbies and home dates as JSON, with dates instead of matchdays."},
     {"first <date>", "The date of the next matchday that has not begun."},
     {"every <days>", "Days from one matchday to the next."},
     {"yes", "Change the days; without it, only show what would change."},
     {"show", "Only show what would change (the default)."},
     jsonRow,
     whoRow},
    runLeagueCalendar,
    placeAndCompetition};

} // namespace touchline::cli
