// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/files.h"
#include "app/cli/base/options.h"
#include "app/cli/cups/correction_output.h"
#include "app/cli/input/league_access.h"
#include "core/base/index.h"
#include "core/base/json_reader.h"
#include "core/competition/schedule/calendar_json.h"
#include "models/league/changes/clashes_elsewhere.h"
#include "models/league/changes/league_days.h"
#include "models/words/competition/days_text.h"

#include <QJsonArray>
#include <QtGlobal>

#include <algorithm>

namespace touchline::cli {

namespace {

constexpr int mostDaysBetweenMatchdays = 366;
const QStringList daysOptions{QStringLiteral("calendar"), QStringLiteral("wishes"), QStringLiteral("first"),
                              QStringLiteral("every")};

bool isAnyAsked(const QCommandLineParser &parser)
{
    return std::any_of(daysOptions.begin(), daysOptions.end(),
                       [&parser](const QString &option) { return parser.isSet(option); });
}

/// What contradicts itself on the command line; empty if nothing does.
QString contradiction(const QCommandLineParser &parser)
{
    const QString first = parser.value(QStringLiteral("first"));
    if (parser.isSet(QStringLiteral("yes")) && parser.isSet(QStringLiteral("show")))
        return QStringLiteral("Use --yes or --show, not both.");
    if (parser.isSet(QStringLiteral("yes")) && !isAnyAsked(parser))
        return QStringLiteral("Choose what to change, such as --first 2027-01-16.");
    if (!first.isEmpty() && !typedDate(first).isValid())
        return QStringLiteral("--first takes a date such as 2026-08-15, not \"%1\".").arg(first);
    if (parser.isSet(QStringLiteral("first")) && first.isEmpty())
        return QStringLiteral("--first takes a date such as 2026-08-15.");
    if (parser.isSet(QStringLiteral("calendar")) && parser.isSet(QStringLiteral("every")))
        return QStringLiteral("Use --calendar, or --first and --every, not both.");
    if (!parser.isSet(QStringLiteral("every")))
        return {};
    bool isNumber = false;
    const int every = parser.value(QStringLiteral("every")).toInt(&isNumber);
    return isNumber && every >= 1 && every <= mostDaysBetweenMatchdays
               ? QString()
               : QStringLiteral("--every is a number from 1 to %1.").arg(mostDaysBetweenMatchdays);
}

Result<void> takeCalendar(const QString &path, const std::vector<Entrant> &teams, SeasonDays &days)
{
    const auto object = readJsonFile(path);
    if (!object)
        return fail(inFile(object.error(), path));
    auto read = readSeasonDays(*object, teams);
    if (!read)
        return fail(inFile(read.error(), path));
    if (const auto known = checkZones(read->calendar); !known)
        return fail(inFile(known.error(), path));
    const QDate first = days.calendar.first;
    days.calendar = std::move(read->calendar);
    if (!days.calendar.first.isValid() && days.calendar.dates.empty())
        days.calendar.first = first;
    // A file without wishes leaves those that there are.
    if (object->contains(QStringLiteral("wishes")))
        days.wishes = std::move(read->wishes);
    return {};
}

/// The days as they are, with what the options change.
Result<SeasonDays> daysAsked(const Competition &competition, const QCommandLineParser &parser)
{
    SeasonDays days = seasonDaysOf(competition);
    const std::vector<Entrant> &teams = competition.definition().entrants;
    if (const QString path = parser.value(QStringLiteral("calendar")); !path.isEmpty())
        TOUCHLINE_TRY(takeCalendar(path, teams, days));
    if (const QString path = parser.value(QStringLiteral("wishes")); !path.isEmpty()) {
        const auto object = readJsonFile(path);
        if (!object)
            return fail(inFile(object.error(), path));
        auto wishes = readDayWishes(*object, teams);
        if (!wishes)
            return fail(inFile(wishes.error(), path));
        days.wishes = std::move(*wishes);
    }
    if (parser.isSet(QStringLiteral("first"))) {
        days.calendar.first = typedDate(parser.value(QStringLiteral("first")));
        days.calendar.dates.clear();
    }
    if (parser.isSet(QStringLiteral("every"))) {
        days.calendar.every = parser.value(QStringLiteral("every")).toInt();
        days.calendar.weekdays.clear();
        days.calendar.dates.clear();
    }
    return days;
}

QJsonValue dayJson(QDate day)
{
    return day.isValid() ? QJsonValue(day.toString(Qt::ISODate)) : QJsonValue();
}

QJsonValue hourJson(QTime time)
{
    return time.isValid() ? QJsonValue(time.toString(QStringLiteral("HH:mm"))) : QJsonValue();
}

QJsonArray movedJson(const Competition &before, const Competition &after)
{
    QJsonArray moved;
    for (const DayMove &move : dayMoves(before, after))
        for (const int fixture : move.fixtures)
            moved.append(QJsonObject{{QStringLiteral("match"), after.fixtures()[at(fixture)].number},
                                     {QStringLiteral("from"), dayJson(move.fromDay)},
                                     {QStringLiteral("from_time"), hourJson(move.fromTime)},
                                     {QStringLiteral("to"), dayJson(move.toDay)},
                                     {QStringLiteral("to_time"), hourJson(move.toTime)}});
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
        QJsonArray broken;
        for (const CalendarWish &wish : rest.broken)
            broken.append(wishSentence(wish, teams).english());
        object->insert(QStringLiteral("days"), toJson(days, teams));
        object->insert(QStringLiteral("moved"), movedJson(before, rest.after));
        object->insert(QStringLiteral("not_kept"), broken);
        object->insert(QStringLiteral("off_home_day"), rest.offHomeDay);
        object->insert(QStringLiteral("begun"), rest.begun);
        object->insert(QStringLiteral("postponed"), rest.putOff);
        return QString::fromUtf8(writtenJson(*object));
    }
    const QStringList moves = dayMoveLines(before, rest.after, Language{});
    QString text = moves.isEmpty() ? QStringLiteral("No match moves.\n") : QString();
    for (const QString &line : moves + restOfSeasonLines(rest, Language{}))
        text += line + u'\n';
    return text + *following;
}

void describeLeagueCalendar(ArgumentParser &parser)
{
    describePlace(parser);
    describeCompetitionArgument(parser);
    parser.addOptions({
        {QStringLiteral("calendar"),
         QStringLiteral("Rhythm, weekdays, kick-off times, breaks and home days as JSON, as for \"schedule "
                        "--calendar\" and as --json prints them; \"wishes\" may stand in it too."),
         QStringLiteral("file")},
        {QStringLiteral("wishes"),
         QStringLiteral("Shared grounds, derbies and home dates as JSON, with dates instead of matchdays."),
         QStringLiteral("file")},
        {QStringLiteral("first"), QStringLiteral("The date of the next matchday that has not begun."),
         QStringLiteral("date")},
        {QStringLiteral("every"), QStringLiteral("Days from one matchday to the next."),
         QStringLiteral("days")},
        {QStringLiteral("yes"), QStringLiteral("Change the days; without it, only show what would change.")},
        {QStringLiteral("show"), QStringLiteral("Only show what would change (the default).")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
    });
    describeWho(parser);
}

int runLeagueCalendar(const QCommandLineParser &parser, Streams &streams)
{
    const QStringList arguments = placeArguments(parser);
    if (const QString wrong = contradiction(parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    const bool isMade = parser.isSet(QStringLiteral("yes"));
    const bool asJson = parser.isSet(QStringLiteral("json"));
    const QString &place = arguments.constFirst();
    const auto league = isMade ? leagueToChange(place, parser) : leagueToRead(place);
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

const Verb leagueCalendarVerb{"league calendar",
                              "Shows the days of a season, or changes them for the rest of it.",
                              describeLeagueCalendar, runLeagueCalendar, placeAndCompetition};

} // namespace touchline::cli
