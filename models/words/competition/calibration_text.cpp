// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/calibration_text.h"

#include "models/words/common/text_table.h"
#include "models/words/match_luck_text.h"

#include <algorithm>

namespace touchline {

namespace {

using enum TextTable::Align;

constexpr int scoreDigits = 4;

QString sentenceCase(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// "All Time Championship Soccer, Basic".
QString rulesShown(const GameChoice &choice)
{
    const auto level = findLevel(choice.game->info().levels, choice.level);
    return QString::fromUtf8(choice.game->info().title) +
           (level ? QStringLiteral(", %1").arg(QString::fromUtf8((*level)->title)) : QString());
}

/// With the minus sign of tables: a score may be worse than its reference.
QString withMinus(QString number)
{
    return number.replace(u'-', u'−');
}

QString skillShown(double score, double reference, const Language &language)
{
    return withMinus(language.percent(skill(score, reference), 1));
}

QString scoreShown(double score, const Language &language)
{
    return withMinus(language.decimal(score, scoreDigits));
}

/// "0.0512 ± 0.0011"; without an error where nothing is known of it.
QString scoreShown(const Estimate &score, const Language &language)
{
    const QString mean = scoreShown(score.mean, language);
    return score.standardError ? QStringLiteral("%1 ± %2").arg(
                                     mean, scoreShown(confidentErrors * *score.standardError, language))
                               : mean;
}

/// "+0.0512 ± 0.0011".
QString differenceShown(const Estimate &difference, const Language &language)
{
    const QString mean = signedDecimal(difference.mean, scoreDigits, language);
    return difference.standardError
               ? QStringLiteral("%1 ± %2").arg(
                     mean, scoreShown(confidentErrors * *difference.standardError, language))
               : mean;
}

QString reliabilityTable(const Calibration &calibration, const Language &language)
{
    TextTable table({Right, Right, Right, Right, Left});
    table.add({QStringLiteral("Forecast"), QStringLiteral("Cases"), QStringLiteral("Mean forecast"),
               QStringLiteral("Happened"), QStringLiteral("Confidence interval")});
    double from = 0;
    for (std::size_t i = 0; i < calibration.bins().size(); ++i) {
        const Calibration::Bin &bin = calibration.bins()[i];
        const double to = Calibration::bounds[i];
        if (bin.cases > 0) {
            const Interval interval = confidence(bin.share());
            table.add({QStringLiteral("%1–%2").arg(language.decimal(from * 100, 0), language.percent(to)),
                       language.number(bin.cases), language.percent(bin.meanSaid(), 1),
                       language.percent(bin.share().share(), 1),
                       QStringLiteral("%1 to %2")
                           .arg(language.percent(interval.low, 1), language.percent(interval.high, 1))});
        }
        from = to;
    }
    return table.text();
}

QString stageShown(const CupCalibration &calibration, int stage)
{
    return nameShown(calibration.stages[at(stage)]);
}

QString questionShown(const ForecastQuestion &question)
{
    using enum ForecastQuestion::Kind;
    switch (question.kind) {
    case Stage:
        return sentenceCase(nameShown(question.stage));
    case Title:
        return QStringLiteral("Title");
    case HomeWin:
        return QStringLiteral("Home win");
    case Draw:
        return QStringLiteral("Draw");
    case AwayWin:
        return QStringLiteral("Away win");
    }
    return {};
}

QString poolText(const QString &heading, const CupCalibration::Pool &pool, const Language &language)
{
    const Calibration &all = pool.calibration;
    if (all.cases() == 0)
        return {};
    const Calibration::Parts parts = all.parts();
    const Estimate fair = all.fairBrier();
    return QStringLiteral("%1\n%2").arg(heading, reliabilityTable(all, language)) +
           QStringLiteral("Brier score %1, base rates %2: skill %3. Log loss %4, base rates %5.\n"
                          "Reliability %6 (0 = perfect); a perfect forecast without noise would have about "
                          "%7 by chance.\n\n")
               .arg(scoreShown(fair, language), scoreShown(pool.baseBrier, language),
                    skillShown(fair.mean, pool.baseBrier, language), scoreShown(all.logLoss(), language),
                    scoreShown(pool.baseLogLoss, language),
                    language.decimal(parts.reliability, scoreDigits + 2),
                    language.decimal(parts.reliabilityByChance, scoreDigits + 2));
}

QString questionTable(const CupCalibration &calibration, const Language &language)
{
    TextTable table({Left, Left, Right, Right, Right, Right, Right, Right, Right, Right, Right, Right});
    table.add({QStringLiteral("Event"), QStringLiteral("Forecast before"), QStringLiteral("Cases"),
               QStringLiteral("Happened"), QStringLiteral("Fair Brier"), QStringLiteral("Skill"),
               QStringLiteral("Brier"), QStringLiteral("Reliability"), QStringLiteral("Resolution"),
               QStringLiteral("Uncertainty"), QStringLiteral("Log loss"), QStringLiteral("Base log loss")});
    for (const CupCalibration::Answers &one : calibration.answers) {
        const Calibration &answers = one.calibration;
        const Calibration::Parts parts = answers.parts();
        const double fair = answers.fairBrier().mean;
        table.add({questionShown(one.question), stageShown(calibration, one.question.before),
                   language.number(answers.cases()),
                   language.percent(Chance{answers.happened(), answers.cases()}.share(), 1),
                   scoreShown(fair, language), skillShown(fair, parts.uncertainty, language),
                   scoreShown(answers.brier(), language), scoreShown(parts.reliability, language),
                   scoreShown(parts.resolution, language), scoreShown(parts.uncertainty, language),
                   scoreShown(answers.logLoss(), language), scoreShown(answers.baseLogLoss(), language)});
    }
    return table.text();
}

QString forecasterShown(Forecaster by)
{
    switch (by) {
    case Forecaster::Cards:
        return QStringLiteral("Cards");
    case Forecaster::EqualThirds:
        return QStringLiteral("A third each");
    case Forecaster::DrawRate:
        return QStringLiteral("Draw rate");
    case Forecaster::Poisson:
        return QStringLiteral("Poisson model");
    }
    return {};
}

QString forecasterTable(const RealCalibration &calibration, const Language &language)
{
    TextTable table({Left, Right, Right, Right, Right, Right});
    table.add({QStringLiteral("Forecast"), QStringLiteral("Brier"), QStringLiteral("Cards better by"),
               QStringLiteral("Log loss"), QStringLiteral("Cards better by"),
               QStringLiteral("Favourite right")});
    for (const Forecaster by : allForecasters) {
        const bool isCards = by == Forecaster::Cards;
        table.add({forecasterShown(by), scoreShown(calibration.brier(by).mean, language),
                   isCards ? QString() : differenceShown(calibration.brierAhead(by), language),
                   scoreShown(calibration.logLoss(by).mean, language),
                   isCards ? QString() : differenceShown(calibration.logLossAhead(by), language),
                   language.percent(calibration.hits(by).mean, 1)});
    }
    return table.text();
}

QString yearTable(const RealCalibration &calibration, const Language &language)
{
    TextTable table({Left, Right, Right, Right, Right, Right, Right});
    QStringList head{QStringLiteral("Year"), QStringLiteral("Matches")};
    for (const Forecaster by : allForecasters)
        head << forecasterShown(by);
    table.add(head << QStringLiteral("Cards' favourite right"));
    for (const int year : calibration.years()) {
        const auto matches = std::count_if(calibration.matches.begin(), calibration.matches.end(),
                                           [year](const RealForecast &one) { return one.year == year; });
        QStringList row{QString::number(year), language.number(matches)};
        for (const Forecaster by : allForecasters)
            row << scoreShown(calibration.brier(by, year).mean, language);
        table.add(row << language.percent(calibration.hits(Forecaster::Cards, year).mean, 1));
    }
    return table.text();
}

} // namespace

QString calibrationText(const CupCalibration &calibration, const CupCalibrationWishes &wishes)
{
    const Language language;
    return QStringLiteral("%1 (%4)\nCompetitions played: %2. Continuations of each forecast: %3.\n"
                          "A forecast is calibrated if what it gives 30% happens in 30 of 100 cases.\n\n")
               .arg(nameShown(calibration.title), language.number(calibration.cups),
                    language.number(wishes.runs), rulesShown(wishes.cup.choice)) +
           poolText(QStringLiteral("Rounds and titles"), calibration.teams, language) +
           poolText(QStringLiteral("Results of matches, after 90 minutes"), calibration.matches, language) +
           questionTable(calibration, language) + u'\n' +
           linesText(
               {QStringLiteral(
                    "Confidence intervals and ± hold in 95 of 100 cases; ± takes each competition as "
                    "one case."),
                QStringLiteral("Left out: rounds whose teams were already known, and teams that were out."),
                QStringLiteral("Base rates: a forecast that knows only how often each event happens."),
                QStringLiteral(
                    "Brier score: mean squared error, 0 is perfect. Fair Brier, and the score below "
                    "each table: without the noise of"),
                QStringLiteral("%1 continuations (Ferro). Brier: with it; it is reliability − resolution + "
                               "uncertainty (Murphy).")
                    .arg(language.number(wishes.runs)),
                QStringLiteral("Log loss: a chance of k of n continuations counts as (k + 0.5) / (n + 1)."),
                QStringLiteral("With few continuations the tables show small chances as too small and large "
                               "ones as too large.")});
}

QString calibrationText(const RealCalibration &calibration, const RealCalibrationWishes &wishes)
{
    const Language language;
    const std::vector<int> years = calibration.years();
    if (years.empty())
        return {};
    const QString span = years.size() == 1
                             ? QStringLiteral("World Cup %1").arg(years.front())
                             : QStringLiteral("World Cups %1 to %2").arg(years.front()).arg(years.back());
    return QStringLiteral(
               "%1: %2 real matches after 90 minutes, each simulated %3 times (%4)\n"
               "The cards were made with knowledge of the very World Cup that is forecast here, so "
               "they know more than a\nforecast could; the others know only the World Cups "
               "before.\n\n")
               .arg(span, language.number(static_cast<qint64>(calibration.matches.size())),
                    language.number(wishes.runs), rulesShown(wishes.choice)) +
           forecasterTable(calibration, language) + u'\n' +
           QStringLiteral("What the cards gave each team to win, and draws, and what happened\n") +
           reliabilityTable(calibration.cards, language) +
           (years.size() > 1
                ? QStringLiteral("\nBrier scores by World Cup\n") + yearTable(calibration, language)
                : QString()) +
           u'\n' +
           linesText(
               {QStringLiteral(
                    "Confidence intervals and ± hold in 95 of 100 cases; ± compares match by match. "
                    "If it is larger than the difference,"),
                QStringLiteral("it is too close to call."),
                QStringLiteral(
                    "Brier score: squared errors of win, draw and loss added up, 0 is perfect, 2 the "
                    "worst; cards: without the noise of"),
                QStringLiteral("%1 matches (Ferro).").arg(language.number(wishes.runs)),
                QStringLiteral("Log loss: a chance of k of n matches counts as (k + 0.5) / (n + 1.5)."),
                QStringLiteral(
                    "Favourite right: the likeliest of the three outcomes happened; equal ones count "
                    "in part."),
                QStringLiteral(
                    "Draw rate: how often matches were drawn at the World Cups before; either team "
                    "wins alike."),
                QStringLiteral("Poisson model: goals by attack and defence of each country and by home "
                               "advantage, from all World Cups before."),
                QStringLiteral("The first World Cup, 1930, is only learned from. Nobody is suspended or "
                               "injured.")});
}

} // namespace touchline
