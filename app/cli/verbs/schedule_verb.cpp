// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verbs.h"

#include "app/cli/base/files.h"
#include "app/cli/base/options.h"
#include "app/cli/output/schedule_output.h"
#include "core/base/json_reader.h"

#include <algorithm>

namespace touchline::cli {

namespace {

constexpr std::uint64_t mostDaysBetween = 366;

bool has(const QCommandLineParser &parser, const char *option)
{
    return parser.isSet(QLatin1String(option));
}

QString valueOf(const QCommandLineParser &parser, const char *option)
{
    return parser.value(QLatin1String(option));
}

/// Index of the option's word; the first where it is not set, nothing where it is another word.
std::optional<std::size_t> wordOf(const QCommandLineParser &parser, const char *option,
                                  std::span<const char *const> words)
{
    if (!has(parser, option))
        return 0;
    const QString word = valueOf(parser, option);
    const auto found = std::find_if(words.begin(), words.end(),
                                    [&word](const char *known) { return word == QLatin1String(known); });
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(found - words.begin()));
}

/// What contradicts itself on the command line; empty if nothing does.
QString contradiction(const QCommandLineParser &parser)
{
    if (!has(parser, "teams"))
        return QStringLiteral("Choose the teams with --teams FILE.");
    if (has(parser, "json") && has(parser, "csv"))
        return QStringLiteral("Use --json or --csv, not both.");
    if (has(parser, "calendar") && (has(parser, "first") || has(parser, "every")))
        return QStringLiteral("Use --calendar, or --first and --every, not both.");
    if (has(parser, "every") && !has(parser, "first"))
        return QStringLiteral("--every counts from the date of --first.");
    if (has(parser, "first") && !typedDate(valueOf(parser, "first")).isValid())
        return QStringLiteral("--first takes a date such as 2026-08-15, not \"%1\".")
            .arg(valueOf(parser, "first"));
    if (has(parser, "relax-wishes") && !has(parser, "wishes"))
        return QStringLiteral("--relax-wishes needs --wishes.");
    if (!wordOf(parser, "order", numberOrderWords))
        return QStringLiteral("--order is drawn or given.");
    if (!wordOf(parser, "second-leg", legOrderWords))
        return QStringLiteral("--second-leg is mirrored, reversed, english, french or handbook.");
    if (has(parser, "seed") && valueOf(parser, "order") == QLatin1String("given"))
        return QStringLiteral("--seed needs --order drawn.");
    return {};
}

/// Teams, calendar and wishes from their files.
Result<void> readInput(const QCommandLineParser &parser, ScheduleInput &input)
{
    auto teams = readTeams(valueOf(parser, "teams"));
    TOUCHLINE_TRY(teams);
    input.teams = std::move(*teams);
    input.plan.shape.teams = static_cast<int>(input.teams.size());
    const QString path = valueOf(parser, "calendar");
    if (!path.isEmpty()) {
        auto calendar = readCalendarFile(path);
        TOUCHLINE_TRY(calendar);
        input.calendar = std::move(*calendar);
    }
    auto dates = matchdayDates(input.calendar, matchdayCount(input.plan.shape));
    if (!dates)
        return fail(path.isEmpty() ? dates.error() : inFile(dates.error(), path));
    input.dates = std::move(*dates);
    return has(parser, "wishes") ? addWishes(input, valueOf(parser, "wishes")) : Result<void>();
}

int print(const ScheduleInput &input, const QCommandLineParser &parser, Streams &streams)
{
    const auto schedule = makeSchedule(input.plan, input.teams);
    TOUCHLINE_TRY_ON(streams, schedule, valueOf(parser, "wishes"));
    auto times = matchTimes(input.calendar, input.dates, schedule->matchdays, input.teams);
    TOUCHLINE_TRY_ON(streams, times, valueOf(parser, "calendar"));
    const ScheduleOutput output{input, *schedule, std::move(*times)};
    if (has(parser, "json"))
        streams.out << writtenJson(scheduleJson(output));
    else
        (has(parser, "csv") ? streams.exactOut() : streams.out)
            << (has(parser, "csv") ? scheduleCsv(output) : scheduleText(output));
    return done;
}

void describeSchedule(ArgumentParser &parser)
{
    parser.addOptions({
        {QStringLiteral("teams"), QStringLiteral("The teams, one per line; # starts a comment."),
         QStringLiteral("file")},
        {QStringLiteral("legs"), QStringLiteral("Matches per pairing, 1 to 6; 1 by default."),
         QStringLiteral("n")},
        {QStringLiteral("second-leg"),
         QStringLiteral("The order of rounds in the second leg: mirrored (as in the first leg), reversed, "
                        "english (the last round first), french (the first round last) or handbook "
                        "(mirrored, with the last two rounds of every leg but the last swapped)."),
         QStringLiteral("order")},
        {QStringLiteral("order"),
         QStringLiteral("The teams' numbers in the Berger table: drawn, or given (as in the file)."),
         QStringLiteral("order")},
        {QStringLiteral("seed"), QStringLiteral("The same seed gives the same schedule."),
         QStringLiteral("number")},
        {QStringLiteral("wishes"),
         QStringLiteral(
             "Shared grounds, derbies, home dates, as JSON: {\"wishes\": [{\"wish\": not_all_home, "
             "meet or not_meet with \"teams\", home, away, free, not_home, not_away or not_free "
             "with \"team\"; \"matchdays\" or \"dates\"; \"must\": false for what may be broken}]}."),
         QStringLiteral("file")},
        {QStringLiteral("relax-wishes"),
         QStringLiteral("If not all wishes can be kept, keep the first ones.")},
        {QStringLiteral("calendar"),
         QStringLiteral("Dates and times as JSON: {\"first\", \"every\" or \"weekdays\", \"midweek\", "
                        "\"blackouts\", \"last\", or \"dates\"; \"kick_offs\", \"midweek_kick_offs\", "
                        "\"time_zone\", \"time_zones\", \"home_days\"}."),
         QStringLiteral("file")},
        {QStringLiteral("first"), QStringLiteral("The date of the first matchday."), QStringLiteral("date")},
        {QStringLiteral("every"), QStringLiteral("Days from one matchday to the next; 7 by default."),
         QStringLiteral("days")},
        {QStringLiteral("json"), QStringLiteral("Print JSON.")},
        {QStringLiteral("csv"), QStringLiteral("Print CSV for spreadsheets.")},
    });
}

int runSchedule(const QCommandLineParser &parser, Streams &streams)
{
    if (const QString why = contradiction(parser); !why.isEmpty())
        return refuseUsage(streams, why);
    ScheduleInput input;
    const auto legs = numberOption(parser, QStringLiteral("legs"), 1, streams);
    const auto every = numberOption(parser, QStringLiteral("every"), 7, streams);
    const auto seed = numberOption(parser, QStringLiteral("seed"), freshSeed(), streams);
    if (!legs || !every || !seed)
        return wrongUsage;
    if (*legs < 1 || *legs > static_cast<std::uint64_t>(mostLegs))
        return refuseUsage(streams, QStringLiteral("--legs is a number from 1 to %1.").arg(mostLegs));
    if (*every < 1 || *every > mostDaysBetween)
        return refuseUsage(streams, QStringLiteral("--every is a number from 1 to %1.").arg(mostDaysBetween));
    input.plan.shape.legs = static_cast<int>(*legs);
    input.plan.shape.order = static_cast<LegOrder>(wordOf(parser, "second-leg", legOrderWords).value_or(0));
    input.plan.order = static_cast<NumberOrder>(wordOf(parser, "order", numberOrderWords).value_or(0));
    input.plan.relaxWishes = has(parser, "relax-wishes");
    input.plan.seed = *seed;
    input.calendar.first = typedDate(valueOf(parser, "first"));
    input.calendar.every = static_cast<int>(*every);
    TOUCHLINE_TRY_ON(streams, readInput(parser, input));
    return print(input, parser, streams);
}

} // namespace

const Verb scheduleVerb{"schedule",
                        "Makes the fixture list of a league or group, with wishes and dates.",
                        describeSchedule,
                        runSchedule,
                        {0, 0}};

} // namespace touchline::cli
