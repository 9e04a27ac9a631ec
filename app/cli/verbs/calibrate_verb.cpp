// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/base/waiting_line.h"
#include "app/cli/input/competition_options.h"
#include "core/base/json_values.h"
#include "core/competition/editions/real_edition.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/forecast/forecast.h"
#include "models/words/competition/calibration_text.h"

#include <chrono>

namespace touchline::cli {

namespace {

constexpr int leastRunsToCheck = 2;

/// Says how much is done, and how long the rest takes.
CalibrationProgress untilDone()
{
    using Clock = std::chrono::steady_clock;
    return [begun = Clock::now(), said = Clock::now()](double share) mutable {
        const auto now = Clock::now();
        if (share <= 0 || now - said < std::chrono::seconds(1))
            return true;
        said = now;
        constexpr double hundred = 100;
        const std::chrono::duration<double, std::ratio<60>> minutes = now - begun;
        const auto left = static_cast<qint64>(std::ceil(minutes.count() * (1 - share) / share));
        constexpr qint64 hour = 60;
        const QString percent = u"%1%"_s.arg(static_cast<int>(share * hundred));
        WaitingLine::ofProgram().say(left >= 2 * hour
                                         ? u"%1, about %2 hours left"_s.arg(percent).arg(left / hour)
                                     : left > 1 ? u"%1, about %2 minutes left"_s.arg(percent).arg(left)
                                                : percent);
        return true;
    };
}

QJsonValue errorJson(const Estimate &estimate)
{
    return estimate.standardError ? QJsonValue(sixDigits(*estimate.standardError)) : QJsonValue();
}

/// Calls `tell` for each bin that has cases, with its bounds.
template <class Tell>
void eachBin(const Calibration &calibration, const Tell &tell)
{
    double from = 0;
    for (std::size_t i = 0; i < calibration.bins().size(); ++i) {
        if (calibration.bins()[i].cases > 0)
            tell(from, Calibration::bounds[i], calibration.bins()[i]);
        from = Calibration::bounds[i];
    }
}

QJsonArray binsJson(const Calibration &calibration)
{
    QJsonArray bins;
    eachBin(calibration, [&bins](double from, double to, const Calibration::Bin &bin) {
        const Interval interval = confidence(bin.share());
        bins.append(QJsonObject{{u"from"_s, from},
                                {u"to"_s, to},
                                {u"cases"_s, bin.cases},
                                {u"forecast"_s, sixDigits(bin.meanSaid())},
                                {u"happened"_s, sixDigits(bin.share().share())},
                                {u"low"_s, sixDigits(interval.low)},
                                {u"high"_s, sixDigits(interval.high)}});
    });
    return bins;
}

QJsonObject scoresJson(const Calibration &calibration, double baseBrier, double baseLogLoss)
{
    const Estimate fair = calibration.fairBrier();
    const Calibration::Parts parts = calibration.parts();
    return {{u"cases"_s, calibration.cases()},
            {u"happened"_s, calibration.happened()},
            {u"fair_brier"_s, sixDigits(fair.mean)},
            {u"fair_brier_error"_s, errorJson(fair)},
            {u"skill"_s, sixDigits(skill(fair.mean, baseBrier))},
            {u"brier"_s, sixDigits(calibration.brier())},
            {u"reliability"_s, sixDigits(parts.reliability)},
            {u"reliability_by_chance"_s, sixDigits(parts.reliabilityByChance)},
            {u"resolution"_s, sixDigits(parts.resolution)},
            {u"uncertainty"_s, sixDigits(parts.uncertainty)},
            {u"base_brier"_s, sixDigits(baseBrier)},
            {u"log_loss"_s, sixDigits(calibration.logLoss())},
            {u"base_log_loss"_s, sixDigits(baseLogLoss)},
            {u"bins"_s, binsJson(calibration)}};
}

QJsonObject poolJson(const CupCalibration::Pool &pool)
{
    return scoresJson(pool.calibration, pool.baseBrier, pool.baseLogLoss);
}

QString wordOf(ForecastQuestion::Kind kind)
{
    switch (kind) {
    case ForecastQuestion::Kind::Stage:
        return u"stage"_s;
    case ForecastQuestion::Kind::Title:
        return u"title"_s;
    case ForecastQuestion::Kind::HomeWin:
        return u"home_win"_s;
    case ForecastQuestion::Kind::Draw:
        return u"draw"_s;
    case ForecastQuestion::Kind::AwayWin:
        return u"away_win"_s;
    }
    return {};
}

QJsonObject calibrationJson(const CupCalibration &calibration, const CupCalibrationWishes &wishes)
{
    return {{u"competition"_s, calibration.title},
            {u"game"_s, QString::fromUtf8(wishes.cup.choice.game->info().id)},
            {u"level"_s, wishes.cup.choice.level},
            {u"cups"_s, calibration.cups},
            {u"runs"_s, wishes.runs},
            {u"seed"_s, seedToJson(wishes.cup.seed)},
            {u"teams"_s, poolJson(calibration.teams)},
            {u"matches"_s, poolJson(calibration.matches)},
            {u"events"_s, arrayOf(calibration.answers, [&](const CupCalibration::Answers &one) {
                 QJsonObject event =
                     scoresJson(one.calibration, one.calibration.baseBrier(), one.calibration.baseLogLoss());
                 event.insert(u"event"_s, wordOf(one.question.kind));
                 event.insert(u"stage"_s,
                              one.question.stage.isEmpty() ? QJsonValue() : QJsonValue(one.question.stage));
                 event.insert(u"forecast_before"_s, calibration.stages[at(one.question.before)]);
                 return event;
             })}};
}

QString wordOf(Forecaster by)
{
    switch (by) {
    case Forecaster::Cards:
        return u"cards"_s;
    case Forecaster::EqualThirds:
        return u"thirds"_s;
    case Forecaster::DrawRate:
        return u"draw_rate"_s;
    case Forecaster::Poisson:
        return u"poisson"_s;
    }
    return {};
}

QJsonValue aheadJson(Forecaster of, const Estimate &ahead)
{
    return of == Forecaster::Cards ? QJsonValue()
                                   : QJsonObject{{u"difference"_s, sixDigits(ahead.mean)},
                                                 {u"standard_error"_s, errorJson(ahead)}};
}

QJsonObject realMatchJson(const RealForecast &match)
{
    QJsonObject object{{u"year"_s, match.year},
                       {u"teams"_s, QJsonArray{match.teams[Side::Home], match.teams[Side::Away]}},
                       {u"score"_s, QJsonArray{match.score.home, match.score.away}}};
    for (const Forecaster by : allForecasters)
        object.insert(wordOf(by), arrayOf(match.said[static_cast<std::size_t>(by)].chances, sixDigits));
    return object;
}

QJsonObject calibrationJson(const RealCalibration &calibration, const RealCalibrationWishes &wishes)
{
    return {{u"game"_s, QString::fromUtf8(wishes.choice.game->info().id)},
            {u"level"_s, wishes.choice.level},
            {u"runs"_s, wishes.runs},
            {u"seed"_s, seedToJson(wishes.seed)},
            {u"forecasts"_s,
             arrayOf(allForecasters,
                     [&](Forecaster by) {
                         return QJsonObject{
                             {u"by"_s, wordOf(by)},
                             {u"brier"_s, sixDigits(calibration.brier(by).mean)},
                             {u"log_loss"_s, sixDigits(calibration.logLoss(by).mean)},
                             {u"favourite_right"_s, sixDigits(calibration.hits(by).mean)},
                             {u"brier_behind_cards"_s, aheadJson(by, calibration.brierAhead(by))},
                             {u"log_loss_behind_cards"_s, aheadJson(by, calibration.logLossAhead(by))}};
                     })},
            {u"bins"_s, binsJson(calibration.cards)},
            {u"matches"_s, arrayOf(calibration.matches, realMatchJson)}};
}

/// Adds the bins of one event to a table.
void addBins(CsvWriter &csv, const QStringList &event, const Calibration &calibration)
{
    constexpr int digits = 4;
    eachBin(calibration, [&](double from, double to, const Calibration::Bin &bin) {
        const Interval interval = confidence(bin.share());
        for (const QString &cell : event)
            csv.add(cell);
        csv.add(QString::number(from));
        csv.add(QString::number(to));
        csv.add(bin.cases);
        for (const double share : {bin.meanSaid(), bin.share().share(), interval.low, interval.high})
            csv.add(QString::number(share, 'f', digits));
        csv.endRow();
    });
}

QByteArray calibrationCsv(const CupCalibration &calibration)
{
    CsvWriter csv;
    csv.addRow({u"event"_s, u"stage"_s, u"forecast_before"_s, u"from"_s, u"to"_s, u"cases"_s, u"forecast"_s,
                u"happened"_s, u"low"_s, u"high"_s});
    for (const CupCalibration::Answers &one : calibration.answers)
        addBins(csv,
                {wordOf(one.question.kind), one.question.stage, calibration.stages[at(one.question.before)]},
                one.calibration);
    return csv.bytes();
}

/// A row for each match: what each forecast gave each team to win, and a draw.
QByteArray calibrationCsv(const RealCalibration &calibration)
{
    constexpr int digits = 4;
    QStringList head{u"year"_s, u"team_1"_s, u"team_2"_s, u"goals_1"_s, u"goals_2"_s};
    for (const Forecaster by : allForecasters)
        for (const QString &outcome : {u"win_1"_s, u"draw"_s, u"win_2"_s})
            head << wordOf(by) + u'_' + outcome;
    CsvWriter csv;
    csv.addRow(head);
    for (const RealForecast &match : calibration.matches) {
        csv.add(match.year);
        csv.add(match.teams[Side::Home]);
        csv.add(match.teams[Side::Away]);
        csv.add(match.score.home);
        csv.add(match.score.away);
        for (const OutcomeForecast &said : match.said)
            for (const double chance : said.chances)
                csv.add(QString::number(chance, 'f', digits));
        csv.endRow();
    }
    return csv.bytes();
}

/// Prints the answer as it is asked for.
template <class Calibrated, class Wishes>
int print(const Calibrated &calibration, const Wishes &wishes, const QCommandLineParser &parser,
          Streams &streams)
{
    if (streams.asJson)
        streams.out << jsonText(calibrationJson(calibration, wishes));
    else if (parser.isSet(u"csv"_s))
        streams.exactOut() << QString::fromUtf8(calibrationCsv(calibration));
    else
        streams.out << calibrationText(calibration, wishes);
    return done;
}

int calibrateOnReal(GameChoice &&choice, int runs, std::uint64_t seed, const QCommandLineParser &parser,
                    Streams &streams)
{
    RealCalibrationWishes wishes;
    wishes.choice = std::move(choice);
    wishes.runs = runs;
    wishes.seed = seed;
    if (parser.isSet(u"template"_s)) {
        wishes.edition = parser.value(u"template"_s);
        TOUCHLINE_TRY_ON(streams, asUsage(realEdition(wishes.edition)));
    }
    const auto calibration = calibrateReal(wishes, untilDone());
    TOUCHLINE_TRY_ON(streams, calibration);
    return print(*calibration, wishes, parser, streams);
}

int calibrateOnCups(GameChoice &&choice, int runs, std::uint64_t seed, const QCommandLineParser &parser,
                    Streams &streams)
{
    const auto cups =
        numberOption(parser, u"cups"_s, static_cast<std::uint64_t>(usualCalibrationCups), streams);
    if (!cups)
        return wrongUsage;
    if (*cups < 1 || *cups > mostCalibrationCups)
        return refuseUsage(streams, u"--cups takes a number from 1 to %1."_s.arg(mostCalibrationCups));
    CupCalibrationWishes wishes;
    wishes.cup.choice = std::move(choice);
    wishes.cup.seed = seed;
    // Other groups each time: else it would be one forecast again and again.
    wishes.cup.draw = u"random"_s;
    TOUCHLINE_TRY_ON(streams, chooseFormat(parser, wishes.cup));
    wishes.cups = static_cast<int>(*cups);
    wishes.runs = runs;
    const auto calibration = calibrateCups(wishes, untilDone());
    TOUCHLINE_TRY_ON(streams, calibration);
    return print(*calibration, wishes, parser, streams);
}

int runCalibrate(const QCommandLineParser &parser, Streams &streams)
{
    if (wantsOptionList(parser))
        return printOptionList(parser, streams);
    if (streams.asJson && parser.isSet(u"csv"_s))
        return refuseUsage(streams, u"Use --json or --csv, not both."_s);
    if (const QString wrong = twoOf({u"real"_s, u"cups"_s}, parser); !wrong.isEmpty())
        return refuseUsage(streams, wrong);
    if (parser.value(u"template"_s) == "list"_L1)
        return printFormats(Qualifying::Listed, streams.asJson, streams);
    const auto seed = numberOption(parser, u"seed"_s, 1, streams);
    const auto runs = seed ? numberOption(parser, u"runs"_s, usualContinuations, streams) : std::nullopt;
    if (!runs)
        return wrongUsage;
    if (*runs < leastRunsToCheck || *runs > mostContinuations)
        return refuseUsage(
            streams, u"--runs takes a number from %1 to %2."_s.arg(leastRunsToCheck).arg(mostContinuations));
    auto choice = gameChoice(parser);
    TOUCHLINE_TRY_ON(streams, choice);
    const auto each = static_cast<int>(*runs);
    return parser.isSet(u"real"_s) ? calibrateOnReal(std::move(*choice), each, *seed, parser, streams)
                                   : calibrateOnCups(std::move(*choice), each, *seed, parser, streams);
}

} // namespace

const Verb calibrateVerb{
    "calibrate",
    "Checks how good forecasts are: on simulated competitions, or on real World Cups.",
    Subject::Results,
    {{"Do things come as often as forecast?", "calibrate --cups 20 --runs 200"},
     {"Another level, as JSON", "calibrate --cups 5 --runs 100 --level advanced --json"},
     {"The cards against the real World Cup of 1954", "calibrate --real --template worldcup-1954"}},
    {addGameRows,
     {"template <name>", "The format: a name (\"list\" prints them all) or a .json file of your own; 32 "
                         "teams by default. With --real: one World Cup (worldcup-1954) instead of all."},
     {"cups <number>", "How many competitions are played (100 by default), with random historic teams."},
     {"runs <number>", "Continuations of each forecast, or simulations of each real match (1000 by "
                       "default)."},
     {"real", "Forecast the matches of real World Cups with the cards of their teams, and compare with "
              "forecasts that know less."},
     {"seed <number>", "The same number gives the same answer (1 by default)."},
     {"csv", "Print CSV for spreadsheets: what was forecast and what happened."},
     jsonRow},
    runCalibrate,
    {0, 0}};

} // namespace touchline::cli
