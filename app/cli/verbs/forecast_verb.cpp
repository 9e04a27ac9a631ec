// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/verb.h"
#include "app/cli/base/waiting_line.h"
#include "app/cli/cups/cup_file.h"
#include "core/base/json_values.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/forecast/title_race.h"
#include "models/words/competition/forecast_text.h"
#include "models/words/competition/score_entry.h"

namespace touchline::cli {

namespace {

/// Opponents and scores of each that JSON lists.
constexpr std::size_t listed = 5;

/// Enters what is assumed: "12=2-1" each. Errors: Usage (no number and score); NotFound (no such match);
/// those of typedReport() and Competition::record(), with the assumption.
Result<void> assume(Competition &competition, const QStringList &assumptions)
{
    for (const QString &one : assumptions) {
        bool isNumber = false;
        const int match = one.section(u'=', 0, 0).trimmed().toInt(&isNumber);
        const QString score = one.section(u'=', 1);
        if (!isNumber || score.isEmpty())
            return fail(Fault::Usage,
                        QT_TRANSLATE_NOOP("core", "\"%1\" isn't a match and its score. Try 12=2-1."), {one});
        const int index = competition.indexOfNumber(match);
        if (index < 0)
            return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "There is no match %1."),
                        {QString::number(match)});
        const auto entered = typedReport(competition, index, score).and_then([&](MatchReport &&report) {
            return competition.record(std::move(report));
        });
        if (!entered) {
            const Error &error = entered.error();
            return fail(error.fault, QT_TRANSLATE_NOOP("core", "\"%1\" can't be assumed: %2"),
                        {one, error.message.english()}, error.problems);
        }
    }
    return {};
}

QJsonObject chanceJson(const Chance &chance)
{
    const Interval interval = confidence(chance);
    return {{u"share"_s, sixDigits(chance.share())},
            {u"low"_s, sixDigits(interval.low)},
            {u"high"_s, sixDigits(interval.high)}};
}

QJsonObject teamJson(const Competition &competition, const ForecastCounts &counts, int team)
{
    QJsonArray stages;
    for (std::size_t i = 0; i < counts.stages.size(); ++i) {
        const int reached = counts.teams[at(team)].reached[i];
        auto opponents = counts.opponents(competition, team, static_cast<int>(i));
        opponents.resize(std::min(opponents.size(), listed));
        QJsonObject stage = chanceJson(counts.chanceOf(reached));
        stage.insert(u"name"_s, counts.stages[i].name);
        stage.insert(u"opponents"_s, arrayOf(opponents, [&](const ForecastCounts::Opponent &one) {
                         return QJsonObject{{u"team"_s, competition.entrant(one.team).name},
                                            {u"share"_s, sixDigits(Chance{one.times, reached}.share())}};
                     }));
        stages.append(stage);
    }
    const Chance title = counts.title(team);
    return {{u"team"_s, competition.entrant(team).name},
            {u"title"_s, title.of == 0 ? QJsonValue() : QJsonValue(chanceJson(title))},
            {u"stages"_s, stages},
            {u"places"_s, arrayOf(counts.teams[at(team)].places,
                                  [&](int times) { return sixDigits(counts.chanceOf(times).share()); })}};
}

QJsonObject tableForecastJson(const Competition &competition, const ForecastCounts &counts, std::size_t table)
{
    QJsonArray teams;
    for (const int team : byChances(competition, counts)) {
        const TablePlaceForecast &one = counts.tables[table][at(team)];
        if (one.times == 0)
            continue;
        teams.append(QJsonObject{{u"team"_s, competition.entrant(team).name},
                                 {u"points"_s, sixDigits(static_cast<double>(one.halves) / 2 / one.times)},
                                 {u"places"_s, arrayOf(one.places, [&](int times) {
                                      return sixDigits(counts.chanceOf(times).share());
                                  })}});
    }
    return {{u"name"_s, competition.tables()[table].name}, {u"teams"_s, teams}};
}

QJsonObject matchForecastJson(const Competition &competition, const MatchForecast &match)
{
    const auto share = [&match](int times) { return sixDigits(Chance{times, match.played}.share()); };
    const auto mean = [&match](long long goals) {
        return match.played == 0 ? 0.0 : sixDigits(static_cast<double>(goals) / match.played);
    };
    return {{u"number"_s, competition.fixtures()[at(match.fixture)].number},
            {u"home"_s, competition.entrant(match.teams[Side::Home]).name},
            {u"away"_s, competition.entrant(match.teams[Side::Away]).name},
            {u"played"_s, match.played},
            {u"home_win"_s, share(match.won[Side::Home])},
            {u"draw"_s, share(match.drawn)},
            {u"away_win"_s, share(match.won[Side::Away])},
            {u"home_goals"_s, mean(match.goals[Side::Home])},
            {u"away_goals"_s, mean(match.goals[Side::Away])},
            {u"scores"_s, arrayOf(likelyScores(match, listed),
                                  [&](const LikelyScore &one) {
                                      return QJsonObject{
                                          {u"score"_s, QJsonArray{one.score.home, one.score.away}},
                                          {u"share"_s, share(one.times)}};
                                  })},
            {u"importance"_s, match.stake < 0 ? QJsonValue() : QJsonValue(sixDigits(match.importance()))}};
}

QJsonObject forecastJson(const Competition &competition, const Forecast &forecast,
                         const ForecastWishes &wishes)
{
    const ForecastCounts &counts = forecast.counts;
    QJsonArray tables;
    for (std::size_t table = 0; table < counts.tables.size(); ++table)
        tables.append(tableForecastJson(competition, counts, table));
    return {{u"competition"_s, competition.definition().name},
            {u"runs"_s, counts.runs},
            {u"seed"_s, seedToJson(wishes.seed)},
            {u"fitted_to"_s, forecast.fittedTo ? QJsonValue(*forecast.fittedTo) : QJsonValue()},
            {u"teams"_s, arrayOf(byChances(competition, counts),
                                 [&](int team) { return teamJson(competition, counts, team); })},
            {u"tables"_s, tables},
            {u"matches"_s, arrayOf(counts.matches, [&](const MatchForecast &match) {
                 return matchForecastJson(competition, match);
             })}};
}

void addShares(CsvWriter &csv, const Chance &chance)
{
    constexpr int digits = 4;
    const Interval interval = confidence(chance);
    for (const double share : {chance.share(), interval.low, interval.high})
        csv.add(QString::number(share, 'f', digits));
}

/// A row for each stage, the title and each place of each table.
QByteArray forecastCsv(const Competition &competition, const ForecastCounts &counts)
{
    CsvWriter csv;
    csv.addRow({u"team"_s, u"stage"_s, u"place"_s, u"chance"_s, u"low"_s, u"high"_s});
    const auto add = [&csv](const QString &team, const QString &stage, std::optional<int> place,
                            const Chance &chance) {
        csv.add(team);
        csv.add(stage);
        csv.add(place);
        addShares(csv, chance);
        csv.endRow();
    };
    for (const int team : byChances(competition, counts)) {
        const QString &name = competition.entrant(team).name;
        for (std::size_t i = 0; i < counts.stages.size(); ++i)
            add(name, counts.stages[i].name, {}, counts.chanceOf(counts.teams[at(team)].reached[i]));
        if (const Chance title = counts.title(team); title.of > 0)
            add(name, u"title"_s, {}, title);
        for (std::size_t table = 0; table < counts.tables.size(); ++table) {
            const std::vector<int> &places = counts.tables[table][at(team)].places;
            for (std::size_t place = 0; place < places.size(); ++place)
                add(name, competition.tables()[table].name, static_cast<int>(place) + 1,
                    counts.chanceOf(places[place]));
        }
    }
    return csv.bytes();
}

QJsonObject titleRaceJson(const Competition &competition, const TitleRace &race, const ForecastWishes &wishes)
{
    const std::vector<int> teams = titleContenders(competition, race);
    return {{u"competition"_s, competition.definition().name},
            {u"seed"_s, seedToJson(wishes.seed)},
            {u"fitted_to"_s, race.fittedTo ? QJsonValue(*race.fittedTo) : QJsonValue()},
            {u"moments"_s, arrayOf(race.points, [&](const RacePoint &point) {
                 return QJsonObject{{u"after"_s, point.fixture < 0 ? QJsonValue()
                                                                   : QJsonValue(momentTitle(
                                                                         competition, point, Language()))},
                                    {u"runs"_s, point.titles.front().of},
                                    {u"teams"_s, arrayOf(teams, [&](int team) {
                                         QJsonObject one = chanceJson(point.titles[at(team)]);
                                         one.insert(u"team"_s, competition.entrant(team).name);
                                         return one;
                                     })}};
             })}};
}

/// A row for each team and moment.
QByteArray titleRaceCsv(const Competition &competition, const TitleRace &race)
{
    CsvWriter csv;
    csv.addRow({u"team"_s, u"after"_s, u"chance"_s, u"low"_s, u"high"_s});
    for (const int team : titleContenders(competition, race))
        for (const RacePoint &point : race.points) {
            csv.add(competition.entrant(team).name);
            csv.add(point.fixture < 0 ? QString() : momentTitle(competition, point, Language()));
            addShares(csv, point.titles[at(team)]);
            csv.endRow();
        }
    return csv.bytes();
}

/// "0.5" or "0.5%": 0.005. Nothing where it is no number from 0 to 50.
std::optional<double> pointsOf(QString text)
{
    constexpr double most = 50;
    if (text.endsWith(u'%'))
        text.chop(1);
    bool isNumber = false;
    const double points = text.toDouble(&isNumber);
    return isNumber && points > 0 && points <= most ? std::optional(points / 100) : std::nullopt;
}

int runForecast(const QCommandLineParser &parser, Streams &streams)
{
    for (const QString &option : {u"csv"_s, u"team"_s})
        if (streams.asJson && parser.isSet(option))
            return refuseUsage(streams, u"Use --json or --%1, not both."_s.arg(option));
    for (const QString &option : {u"csv"_s, u"title-race"_s})
        if (const QString wrong = twoOf({option, u"team"_s}, parser); !wrong.isEmpty())
            return refuseUsage(streams, wrong);
    ForecastWishes wishes;
    const auto seed = numberOption(parser, u"seed"_s, wishes.seed, streams);
    const auto usual = parser.isSet(u"precision"_s) ? mostContinuations : usualContinuations;
    const auto runs =
        seed ? numberOption(parser, u"runs"_s, static_cast<std::uint64_t>(usual), streams) : std::nullopt;
    if (!runs)
        return wrongUsage;
    if (*runs < 1 || *runs > mostContinuations)
        return refuseUsage(streams, u"--runs takes a number from 1 to %1."_s.arg(mostContinuations));
    wishes.seed = *seed;
    wishes.runs = static_cast<int>(*runs);
    if (parser.isSet(u"precision"_s)) {
        const auto points = pointsOf(parser.value(u"precision"_s));
        if (!points)
            return refuseUsage(streams,
                               u"--precision takes points of a percent, above 0 and up to 50: 0.5"_s);
        wishes.standardError = *points;
    }
    auto competition = readCupFile(parser.positionalArguments().constFirst(), parser.value(u"competition"_s));
    TOUCHLINE_TRY_ON(streams, competition);
    TOUCHLINE_TRY_ON(streams, assume(*competition, parser.values(u"assume"_s)));
    std::optional<int> team;
    if (parser.isSet(u"team"_s)) {
        const auto found = entrantCalled(parser.value(u"team"_s), *competition);
        TOUCHLINE_TRY_ON(streams, found);
        team = *found;
    }
    const bool byResults = parser.isSet(u"by-results"_s);
    const auto rules = byResults ? Result<PlayRules>(PlayRules()) : playRulesOf(*competition);
    TOUCHLINE_TRY_ON(streams, rules);
    const PlayRules *played = byResults ? nullptr : &*rules;
    if (parser.isSet(u"title-race"_s)) {
        const auto race = titleRace(*competition, played, wishes, playedOutLine());
        TOUCHLINE_TRY_ON(streams, race);
        if (streams.asJson)
            streams.out << jsonText(titleRaceJson(*competition, *race, wishes));
        else if (parser.isSet(u"csv"_s))
            streams.exactOut() << QString::fromUtf8(titleRaceCsv(*competition, *race));
        else
            streams.out << titleRaceText(*competition, *race);
        return done;
    }
    const auto made = forecast(*competition, played, wishes, playedOutLine());
    TOUCHLINE_TRY_ON(streams, made);
    if (streams.asJson)
        streams.out << jsonText(forecastJson(*competition, *made, wishes));
    else if (parser.isSet(u"csv"_s))
        streams.exactOut() << QString::fromUtf8(forecastCsv(*competition, made->counts));
    else if (team)
        streams.out << forecastText(*competition, *made, *team);
    else
        streams.out << forecastText(*competition, progress(*competition), *made);
    return done;
}

} // namespace

const Verb forecastVerb{
    "forecast",
    "Says what will probably come: chances of titles, places and matches.",
    Subject::Results,
    {{"The chances of every team", "forecast wc.touchline"},
     {"As if a match had ended so", "forecast club.touchline --assume 4=2-0"},
     {"One team, with its likeliest opponents", "forecast wc.touchline --team BRA-1970 --runs 200"}},
    {argument("FILE", "A cup saved by \"cup --out\" or a league. The rest is played out many times."),
     competitionRow,
     {"runs <number>", "How many times at most (1000 by default; with --precision until it is reached)."},
     {"seed <number>", "The same number gives the same forecast (1 by default)."},
     {"precision <points>", "Ends earlier, as soon as every title chance has a standard error of at most so "
                            "many points (0.5)."},
     {"assume <match=score>", "As if a match had ended so: 12=2-1. Can be repeated; nothing is stored."},
     {"by-results", "Scores by a model of the results so far, not by the game. A competition whose results "
                    "are entered by hand always has these."},
     {"team <name>", "Only this team, with intervals and opponents."},
     {"title-race", "The chances of the title before the first match, after each round and now."},
     {"csv", "Print CSV for spreadsheets."},
     jsonRow},
    runForecast,
    {1, 1, "Missing FILE: a cup or a league."}};

} // namespace touchline::cli
