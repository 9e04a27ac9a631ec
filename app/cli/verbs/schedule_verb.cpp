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
        return u"Choose the teams with --teams FILE."_s;
    if (has(parser, "json") && has(parser, "csv"))
        return u"Use --json or --csv, not both."_s;
    if (has(parser, "calendar") && (has(parser, "first") || has(parser, "every")))
        return u"Use --calendar, or --first and --every, not both."_s;
    if (has(parser, "every") && !has(parser, "first"))
        return u"--every counts from the date of --first."_s;
    if (has(parser, "first") && !typedDate(valueOf(parser, "first")).isValid())
        return u"--first takes a date such as 2026-08-15, not \"%1\"."_s.arg(valueOf(parser, "first"));
    if (has(parser, "relax-wishes") && !has(parser, "wishes"))
        return u"--relax-wishes needs --wishes."_s;
    if (!wordOf(parser, "order", numberOrderWords))
        return u"--order is drawn or given."_s;
    if (!wordOf(parser, "second-leg", legOrderWords))
        return u"--second-leg is mirrored, reversed, english, french or handbook."_s;
    if (has(parser, "seed") && valueOf(parser, "order") == "given"_L1)
        return u"--seed needs --order drawn."_s;
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
    if (!path.isEmpty())
        TOUCHLINE_TRY(assign(input.calendar, readCalendarFile(path)));
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

int runSchedule(const QCommandLineParser &parser, Streams &streams)
{
    if (const QString why = contradiction(parser); !why.isEmpty())
        return refuseUsage(streams, why);
    ScheduleInput input;
    const auto legs = numberOption(parser, u"legs"_s, 1, streams);
    const auto every = numberOption(parser, u"every"_s, 7, streams);
    const auto seed = numberOption(parser, u"seed"_s, freshSeed(), streams);
    if (!legs || !every || !seed)
        return wrongUsage;
    if (*legs < 1 || *legs > static_cast<std::uint64_t>(mostLegs))
        return refuseUsage(streams, u"--legs is a number from 1 to %1."_s.arg(mostLegs));
    if (*every < 1 || *every > mostDaysBetween)
        return refuseUsage(streams, u"--every is a number from 1 to %1."_s.arg(mostDaysBetween));
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

const Verb scheduleVerb{
    "schedule",
    "Makes the fixture list of a league or group, with wishes and dates.",
    {{"teams", "The teams, one per line; # starts a comment.", "file"},
     {"legs", "Matches per pairing, 1 to 6; 1 by default.", "n"},
     {"second-leg",
      "The order of rounds in the second leg: mirrored (as in the first leg), reversed, english (the last "
      "round first), french (the first round last) or handbook (mirrored, with the last two rounds of every "
      "leg but the last swapped).",
      "order"},
     {"order", "The teams' numbers in the Berger table: drawn, or given (as in the file).", "order"},
     {"seed", "The same seed gives the same schedule.", "number"},
     {"wishes",
      "Shared grounds, derbies, home dates, as JSON: {\"wishes\": [{\"wish\": not_all_home, meet or not_meet "
      "with \"teams\", home, away, free, not_home, not_away or not_free with \"team\"; \"matchdays\" or "
      "\"dates\"; \"must\": false for what may be broken}]}.",
      "file"},
     {"relax-wishes", "If not all wishes can be kept, keep the first ones."},
     {"calendar",
      "Dates and times as JSON: {\"first\", \"every\" or \"weekdays\", \"midweek\", \"blackouts\", \"last\", "
      "or \"dates\"; \"kick_offs\", \"midweek_kick_offs\", \"time_zone\", \"time_zones\", \"home_days\"}.",
      "file"},
     {"first", "The date of the first matchday.", "date"},
     {"every", "Days from one matchday to the next; 7 by default.", "days"},
     jsonRow,
     {"csv", "Print CSV for spreadsheets."}},
    runSchedule,
    {0, 0}};

} // namespace touchline::cli
