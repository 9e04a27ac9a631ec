// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/ratings_output.h"

#include "core/competition/progress.h"
#include "core/competition/statistics/statistics_key.h"
#include "core/exchange/csv/csv_writer.h"
#include "models/words/competition/rating_text.h"

#include <cmath>

namespace touchline::cli {

namespace {

using Align = TextTable::Align;

/// Place in the list; -1 where the team has no match that counts.
int indexIn(const RatingsChoice &choice, const TeamOnTheDay &team)
{
    for (std::size_t i = 0; i < choice.teams.size(); ++i)
        if (keyOf({choice.teams[i].team, choice.teams[i].name, {}}) == keyOf(team))
            return static_cast<int>(i);
    return -1;
}

/// Of a team without a match that of a new one.
TeamRating ratingOf(const RatingsChoice &choice, const TeamOnTheDay &team)
{
    const int index = indexIn(choice, team);
    return index < 0 ? TeamRating{team.team, team.name, {}, {}, 0, 0, 0, {}} : choice.teams[at(index)];
}

int matchesOf(const RatingsChoice &choice)
{
    int sides = 0;
    for (const TeamRating &team : choice.teams)
        sides += team.elo.matches;
    return sides / 2;
}

QString listText(const RatingsChoice &choice)
{
    TextTable table({Align::Right, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right,
                     Align::Right, Align::Right, Align::Right});
    table.add(
        {QString(), u"Team"_s, u"Rating"_s, u"P"_s, u"W"_s, u"D"_s, u"L"_s, u"Glicko-2"_s, u"Deviation"_s});
    for (std::size_t i = 0; i < choice.teams.size(); ++i) {
        const TeamRating &team = choice.teams[i];
        QStringList cells{QString::number(i + 1), team.name, ratingFigure(team.elo.rating, Language{})};
        for (const int number : {team.elo.matches, team.won, team.drawn, team.lost})
            cells << QString::number(number);
        for (const double points : {team.glicko.rating, team.glicko.deviation})
            cells << ratingFigure(points, Language{});
        table.add(cells);
    }
    return table.text();
}

QString historyText(const RatingsChoice &choice, const TeamRating &team)
{
    if (team.history.empty())
        return {};
    TextTable table({Align::Left, Align::Left, Align::Left, Align::Right, Align::Right});
    table.add({u"Day"_s, u"Competition"_s, u"Match"_s, u"Rating"_s, u"Change"_s});
    for (const RatingStep &step : team.history)
        table.add({step.match.day.toString(Qt::ISODate),
                   choice.cups.labels.at(static_cast<qsizetype>(step.match.competition)),
                   pairingText(*step.match.report), ratingFigure(step.rating, Language{}),
                   signedText(qRound(step.change))});
    return u'\n' + table.text();
}

QString teamText(const RatingsChoice &choice)
{
    const TeamRating team = ratingOf(choice, *choice.team);
    const int index = indexIn(choice, *choice.team);
    const QString place =
        index < 0 ? u", no match yet"_s
                  : u", place %1 of %2"_s.arg(index + 1).arg(static_cast<int>(choice.teams.size()));
    return u"%1: %2%3\n%4\n"_s.arg(nameShown(team.name), ratingFigure(team.elo.rating, Language{}), place,
                                   certaintyWords(team.glicko, Language{})) +
           historyText(choice, team);
}

QString expectedText(const RatingsChoice &choice)
{
    const TeamRating team = ratingOf(choice, *choice.team);
    const TeamRating opponent = ratingOf(choice, *choice.against);
    TextTable table({Align::Left, Align::Right, Align::Right});
    table.add({u"Expected result"_s, team.name, opponent.name});
    const auto add = [&table](const QString &system, double expected) {
        table.add({system, Language{}.percent(expected), Language{}.percent(1 - expected)});
    };
    add(u"Elo"_s, expectedResult(team.elo, opponent.elo));
    add(u"Glicko-2"_s, expectedResult(team.glicko, opponent.glicko));
    return table.text() + u"A win counts 100%, a draw 50%.\n"_s;
}

/// Two digits: more would be noise.
double roundedPoints(double points)
{
    constexpr double digits = 100;
    return std::round(points * digits) / digits;
}

double roundedSmall(double number)
{
    constexpr double digits = 1e6;
    return std::round(number * digits) / digits;
}

double resultOf(const RatingStep &step)
{
    const Outcome outcome = outcomeOf(*step.match.report, step.side);
    return outcome == Outcome::Won ? 1 : outcome == Outcome::Drawn ? 0.5 : 0;
}

QJsonObject stepJson(const RatingsChoice &choice, const RatingStep &step)
{
    return {{u"competition"_s, choice.cups.labels.at(static_cast<qsizetype>(step.match.competition))},
            {u"number"_s, step.match.number},
            {u"day"_s, orNull(step.match.day)},
            {u"opponent"_s, step.match.report->teams[opposite(step.side)].name},
            {u"result"_s, resultOf(step)},
            {u"rating"_s, roundedPoints(step.rating)},
            {u"change"_s, roundedPoints(step.change)}};
}

QJsonObject teamRatingJson(const RatingsChoice &choice, const TeamRating &team)
{
    const int index = indexIn(choice, {team.team, team.name, {}});
    return {{u"place"_s, index < 0 ? QJsonValue() : QJsonValue(index + 1)},
            {u"team"_s, team.name},
            {u"rating"_s, roundedPoints(team.elo.rating)},
            {u"matches"_s, team.elo.matches},
            {u"won"_s, team.won},
            {u"drawn"_s, team.drawn},
            {u"lost"_s, team.lost},
            {u"glicko"_s, QJsonObject{{u"rating"_s, roundedPoints(team.glicko.rating)},
                                      {u"deviation"_s, roundedPoints(team.glicko.deviation)},
                                      {u"volatility"_s, roundedSmall(team.glicko.volatility)}}},
            {u"history"_s,
             arrayOf(team.history, [&](const RatingStep &step) { return stepJson(choice, step); })}};
}

/// Null where no two teams were chosen.
QJsonValue expectedJson(const RatingsChoice &choice)
{
    if (!choice.team || !choice.against)
        return {};
    const TeamRating team = ratingOf(choice, *choice.team);
    const TeamRating opponent = ratingOf(choice, *choice.against);
    return QJsonObject{{u"team"_s, team.name},
                       {u"against"_s, opponent.name},
                       {u"elo"_s, roundedSmall(expectedResult(team.elo, opponent.elo))},
                       {u"glicko"_s, roundedSmall(expectedResult(team.glicko, opponent.glicko))}};
}

/// All, or the chosen ones.
std::vector<TeamRating> listedTeams(const RatingsChoice &choice)
{
    if (!choice.team)
        return choice.teams;
    std::vector<TeamRating> teams{ratingOf(choice, *choice.team)};
    if (choice.against)
        teams.push_back(ratingOf(choice, *choice.against));
    return teams;
}

void addPoints(CsvWriter &csv, double points, int digits = 1)
{
    csv.add(QString::number(points, 'f', digits));
}

QByteArray listCsv(const RatingsChoice &choice)
{
    constexpr int digitsOfVolatility = 5;
    CsvWriter csv;
    csv.addRow({u"place"_s, u"team"_s, u"rating"_s, u"matches"_s, u"won"_s, u"drawn"_s, u"lost"_s,
                u"glicko_rating"_s, u"glicko_deviation"_s, u"glicko_volatility"_s});
    for (std::size_t i = 0; i < choice.teams.size(); ++i) {
        const TeamRating &team = choice.teams[i];
        csv.add(static_cast<int>(i) + 1);
        csv.add(team.name);
        addPoints(csv, team.elo.rating);
        for (const int number : {team.elo.matches, team.won, team.drawn, team.lost})
            csv.add(number);
        addPoints(csv, team.glicko.rating);
        addPoints(csv, team.glicko.deviation);
        addPoints(csv, team.glicko.volatility, digitsOfVolatility);
        csv.endRow();
    }
    return csv.bytes();
}

QByteArray historyCsv(const RatingsChoice &choice)
{
    CsvWriter csv;
    csv.addRow({u"day"_s, u"competition"_s, u"match"_s, u"opponent"_s, u"result"_s, u"rating"_s});
    for (const RatingStep &step : ratingOf(choice, *choice.team).history) {
        csv.add(step.match.day);
        csv.add(choice.cups.labels.at(static_cast<qsizetype>(step.match.competition)));
        csv.add(step.match.number);
        csv.add(step.match.report->teams[opposite(step.side)].name);
        addPoints(csv, resultOf(step));
        addPoints(csv, step.rating);
        csv.endRow();
    }
    return csv.bytes();
}

} // namespace

RatingsChoice rated(SeveralCups cups)
{
    RatingsChoice choice{std::move(cups), {}, {}, {}};
    RatedResults results;
    for (const Competition &competition : choice.cups.competitions)
        results.add(competition, progress(competition));
    choice.teams = ratings(results.inOrder());
    return choice;
}

QString ratingsText(const RatingsChoice &choice)
{
    if (choice.team)
        return choice.against ? expectedText(choice) : teamText(choice);
    if (choice.teams.empty())
        return u"No matches played.\n"_s;
    return u"%1, %2\n\n"_s.arg(
               counted(static_cast<int>(choice.cups.competitions.size()), "competition", "competitions"),
               counted(matchesOf(choice), "match", "matches")) +
           listText(choice);
}

QJsonObject ratingsJson(const RatingsChoice &choice)
{
    return {{u"competitions"_s, QJsonArray::fromStringList(choice.cups.labels)},
            {u"matches"_s, matchesOf(choice)},
            {u"teams"_s, arrayOf(listedTeams(choice),
                                 [&](const TeamRating &team) { return teamRatingJson(choice, team); })},
            {u"expected"_s, expectedJson(choice)}};
}

QByteArray ratingsCsv(const RatingsChoice &choice)
{
    return choice.team ? historyCsv(choice) : listCsv(choice);
}

} // namespace touchline::cli
