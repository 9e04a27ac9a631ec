// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/schedule_output.h"

#include "app/cli/base/json.h"
#include "core/base/json_values.h"
#include "core/competition/schedule/schedule_figures.h"
#include "core/exchange/csv/csv_writer.h"
#include "models/words/common/text_table.h"

#include <algorithm>
#include <numeric>

namespace touchline::cli {

namespace {

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

} // namespace

QJsonObject scheduleJson(const ScheduleOutput &output)
{
    const SchedulePlan &plan = output.input.plan;
    const Schedule &schedule = output.schedule;
    QJsonObject numbers;
    for (qsizetype team = 0; team < output.input.teams.size(); ++team)
        numbers.insert(output.input.teams.at(team),
                       schedule.numbers.numbers[static_cast<std::size_t>(team)] + 1);
    QJsonArray matchdays;
    for (std::size_t i = 0; i < schedule.matchdays.size(); ++i)
        matchdays.append(matchdayJson(output, i));
    const ScheduleFigures figures = scheduleFigures(schedule.matchdays, plan.shape.teams);
    const bool isDrawn = plan.order == NumberOrder::Drawn;
    return {{u"teams"_s, QJsonArray::fromStringList(output.input.teams)},
            {u"legs"_s, plan.shape.legs},
            {u"second_leg"_s, QLatin1String(legOrderWords[static_cast<std::size_t>(plan.shape.order)])},
            {u"order"_s, QLatin1String(numberOrderWords[static_cast<std::size_t>(plan.order)])},
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

} // namespace touchline::cli
