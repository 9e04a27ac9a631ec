// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/input/competition_options.h"
#include "core/base/json_values.h"
#include "core/competition/schedule/schedule_figures.h"
#include "core/exchange/csv/csv_writer.h"

#include <numeric>

namespace touchline::cli {

namespace {

/// A schedule as it is printed.
struct ScheduleOutput
{
    const ScheduleInput &input;
    const Schedule &schedule;
    /// By matchday and match.
    std::vector<std::vector<MatchTime>> times;
};

using Align = TextTable::Align;

QString dateText(QDate date)
{
    return date.isValid() ? date.toString(Qt::ISODate) : QString();
}

QString timeText(QTime time)
{
    return time.isValid() ? time.toString(u"HH:mm"_s) : QString();
}

int legOf(const ScheduleOutput &output, std::size_t matchday)
{
    return static_cast<int>(matchday) / roundsPerLeg(output.input.plan.shape.teams) + 1;
}

/// The matches of a matchday as they kick off; those at the same time stay as the table has them.
std::vector<std::size_t> asTheyBegin(const ScheduleOutput &output, std::size_t matchday)
{
    const std::vector<MatchTime> &times = output.times[matchday];
    std::vector<std::size_t> order(times.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&times](std::size_t a, std::size_t b) {
        return std::pair(times[a].date, times[a].time) < std::pair(times[b].date, times[b].time);
    });
    return order;
}

QStringList freeTeams(const ScheduleOutput &output, std::size_t matchday)
{
    QStringList teams;
    for (const int team : freePlaces(output.schedule.matchdays[matchday], output.input.plan.shape.teams))
        teams.append(output.input.teams.at(team));
    return teams;
}

bool isBroken(const ScheduleOutput &output, std::size_t wish)
{
    const std::vector<std::size_t> &broken = output.schedule.broken;
    return std::binary_search(broken.begin(), broken.end(), wish);
}

QJsonObject matchdayJson(const ScheduleOutput &output, std::size_t matchday)
{
    QJsonArray matches;
    const Round &round = output.schedule.matchdays[matchday];
    for (const std::size_t i : asTheyBegin(output, matchday)) {
        const MatchTime &time = output.times[matchday][i];
        matches.append(QJsonObject{{u"home"_s, output.input.teams.at(round[i].home)},
                                   {u"away"_s, output.input.teams.at(round[i].away)},
                                   {u"date"_s, orNull(time.date)},
                                   {u"time"_s, orNull(time.time)},
                                   {u"time_zone"_s, orNull(time.timeZone)}});
    }
    return {{u"matchday"_s, static_cast<int>(matchday) + 1},
            {u"leg"_s, legOf(output, matchday)},
            {u"date"_s, orNull(output.input.dates[matchday].date)},
            {u"matches"_s, matches},
            {u"free"_s, orNull(freeTeams(output, matchday).value(0))}};
}

QJsonArray keptJson(const ScheduleOutput &output)
{
    QJsonArray wishes;
    const std::vector<ScheduleWish> &all = output.input.plan.wishes;
    for (std::size_t i = 0; i < all.size(); ++i)
        wishes.append(QJsonObject{{u"wish"_s, wishSentence(all[i], output.input.teams).english()},
                                  {u"must"_s, all[i].must},
                                  {u"kept"_s, !isBroken(output, i)}});
    return wishes;
}

QString headLine(const ScheduleOutput &output)
{
    const SchedulePlan &plan = output.input.plan;
    QString numbers = u"numbers as given"_s;
    if (plan.order == NumberOrder::Drawn)
        numbers = u"numbers drawn (seed %1)"_s.arg(plan.seed);
    return u"%1 teams, %2 matchdays, %3.\n"_s.arg(plan.shape.teams)
        .arg(output.schedule.matchdays.size())
        .arg(numbers);
}

QString matchdayText(const ScheduleOutput &output, std::size_t matchday)
{
    const QString date = dateText(output.input.dates[matchday].date);
    TextTable table({Align::Left, Align::Left, Align::Left, Align::Left, Align::Left});
    const Round &round = output.schedule.matchdays[matchday];
    bool hasTimes = false;
    for (const MatchTime &time : output.times[matchday])
        hasTimes = hasTimes || time.time.isValid();
    TextTable plain({Align::Left, Align::Left, Align::Left});
    for (const std::size_t i : asTheyBegin(output, matchday)) {
        const MatchTime &time = output.times[matchday][i];
        const QStringList match{output.input.teams.at(round[i].home), u"v"_s,
                                output.input.teams.at(round[i].away)};
        plain.add(match);
        table.add(QStringList{dateText(time.date), timeText(time.time)} + match);
    }
    QString text = u"\nMatchday %1%2\n"_s.arg(matchday + 1).arg(date.isEmpty() ? QString() : u", "_s + date);
    text += (hasTimes ? table : plain).text(u"  "_s);
    for (const QString &team : freeTeams(output, matchday))
        text += u"  free: %1\n"_s.arg(team);
    return text;
}

QString figuresText(const ScheduleOutput &output)
{
    const ScheduleFigures figures = scheduleFigures(output.schedule.matchdays, output.input.plan.shape.teams);
    return u"\nBreaks (twice in a row at home or away): %1; most matches in a row: %2.\n"_s
        .arg(figures.breaks)
        .arg(figures.longestRun);
}

QString brokenText(const ScheduleOutput &output)
{
    if (output.schedule.broken.empty())
        return output.input.plan.wishes.empty() ? QString() : u"All wishes are kept.\n"_s;
    QString text = output.schedule.gaveUp
                       ? u"Wishes not kept (the search ended before every possibility was tried):\n"_s
                       : u"Wishes not kept:\n"_s;
    for (const std::size_t wish : output.schedule.broken)
        text += u"  %1\n"_s.arg(wishSentence(output.input.plan.wishes[wish], output.input.teams).english());
    return text;
}

/// {"teams", "legs", "second_leg", "order", "seed", "numbers": {team: number}, "first_round", "exchanged",
/// "breaks", "longest_run", "imbalance", "matchdays": [{"matchday", "leg", "date", "matches": [{"home",
/// "away", "date", "time", "time_zone"}], "free"}], "wishes": [{"wish", "must", "kept"}], "gave_up"}: what is
/// not known is null.
QJsonObject scheduleJson(const ScheduleOutput &output)
{
    const SchedulePlan &plan = output.input.plan;
    const Schedule &schedule = output.schedule;
    QJsonObject numbers;
    for (qsizetype team = 0; team < output.input.teams.size(); ++team)
        numbers.insert(output.input.teams.at(team), schedule.numbers.numbers[at(team)] + 1);
    QJsonArray matchdays;
    for (std::size_t i = 0; i < schedule.matchdays.size(); ++i)
        matchdays.append(matchdayJson(output, i));
    const ScheduleFigures figures = scheduleFigures(schedule.matchdays, plan.shape.teams);
    const bool isDrawn = plan.order == NumberOrder::Drawn;
    return {{u"teams"_s, QJsonArray::fromStringList(output.input.teams)},
            {u"legs"_s, plan.shape.legs},
            {u"second_leg"_s, enumWord(legOrderWords, plan.shape.order)},
            {u"order"_s, enumWord(numberOrderWords, plan.order)},
            {u"seed"_s, isDrawn ? seedToJson(plan.seed) : QJsonValue()},
            {u"numbers"_s, numbers},
            {u"first_round"_s, schedule.numbers.layout.firstRound + 1},
            {u"exchanged"_s, schedule.numbers.layout.exchanged},
            {u"breaks"_s, figures.breaks},
            {u"longest_run"_s, figures.longestRun},
            {u"imbalance"_s, figures.imbalance},
            {u"matchdays"_s, matchdays},
            {u"wishes"_s, keptJson(output)},
            {u"gave_up"_s, schedule.gaveUp}};
}

/// matchday,leg,date,time,time_zone,home,away,free: a line for each match and each free team.
QString scheduleCsv(const ScheduleOutput &output)
{
    QString csv = u"matchday,leg,date,time,time_zone,home,away,free\n"_s;
    for (std::size_t matchday = 0; matchday < output.schedule.matchdays.size(); ++matchday) {
        const QStringList head{QString::number(matchday + 1), QString::number(legOf(output, matchday))};
        const Round &round = output.schedule.matchdays[matchday];
        for (const std::size_t i : asTheyBegin(output, matchday)) {
            const MatchTime &time = output.times[matchday][i];
            csv += csvLine(head + QStringList{dateText(time.date), timeText(time.time), time.timeZone,
                                              output.input.teams.at(round[i].home),
                                              output.input.teams.at(round[i].away), QString()});
        }
        const QString date = dateText(output.input.dates[matchday].date);
        for (const QString &team : freeTeams(output, matchday))
            csv += csvLine(head + QStringList{date, {}, {}, {}, {}, team});
    }
    return csv;
}

QString scheduleText(const ScheduleOutput &output)
{
    QString text = headLine(output);
    for (std::size_t matchday = 0; matchday < output.schedule.matchdays.size(); ++matchday)
        text += matchdayText(output, matchday);
    return text + figuresText(output) + brokenText(output);
}

constexpr std::uint64_t mostDaysBetween = 366;

bool has(const QCommandLineParser &parser, const char *option)
{
    return parser.isSet(QLatin1String(option));
}

QString valueOf(const QCommandLineParser &parser, const char *option)
{
    return parser.value(QLatin1String(option));
}

/// What the option's word means; the first where it is not set, nothing where it is another word.
template <class Enum, class Words>
std::optional<Enum> enumOf(const QCommandLineParser &parser, const char *option, const Words &words)
{
    return has(parser, option) ? enumFromWord<Enum>(words, valueOf(parser, option)) : std::optional(Enum{});
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
    if (!enumOf<NumberOrder>(parser, "order", numberOrderWords))
        return u"--order is drawn or given."_s;
    if (!enumOf<LegOrder>(parser, "second-leg", legOrderWords))
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
    input.plan.shape.order = *enumOf<LegOrder>(parser, "second-leg", legOrderWords);
    input.plan.order = *enumOf<NumberOrder>(parser, "order", numberOrderWords);
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
    Subject::Plans,
    {{"Home and away", "schedule --teams teams.txt --legs 2 --seed 1"},
     {"With dates", "schedule --teams teams.txt --first 2026-08-15 --every 7"},
     {"For a spreadsheet", "schedule --teams teams.txt --csv"}},
    {{"teams <file>", "The teams, one per line; # starts a comment."},
     {"legs <n>", "Matches per pairing, 1 to 6; 1 by default."},
     {"second-leg <order>",
      "The order of rounds in the second leg: mirrored (as in the first leg), reversed, english (the last "
      "round first), french (the first round last) or handbook (mirrored, with the last two rounds of every "
      "leg but the last swapped)."},
     {"order <order>", "The teams' numbers in the Berger table: drawn, or given (as in the file)."},
     {"seed <number>", "The same seed gives the same schedule."},
     {"wishes <file>",
      "Shared grounds, derbies, home dates, as JSON: {\"wishes\": [{\"wish\": not_all_home, meet or not_meet "
      "with \"teams\", home, away, free, not_home, not_away or not_free with \"team\"; \"matchdays\" or "
      "\"dates\"; \"must\": false for what may be broken}]}."},
     {"relax-wishes", "If not all wishes can be kept, keep the first ones."},
     {"calendar <file>",
      "Dates and times as JSON: {\"first\", \"every\" or \"weekdays\", \"midweek\", \"blackouts\", \"last\", "
      "or \"dates\"; \"kick_offs\", \"midweek_kick_offs\", \"time_zone\", \"time_zones\", \"home_days\"}."},
     {"first <date>", "The date of the first matchday."},
     {"every <days>", "Days from one matchday to the next; 7 by default."},
     jsonRow,
     {"csv", "Print CSV for spreadsheets."}},
    runSchedule,
    {0, 0}};

} // namespace touchline::cli
