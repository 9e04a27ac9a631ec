// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/forecast_text.h"

#include "models/words/common/text_table.h"
#include "models/words/competition/cup_text.h"
#include "models/words/fixtures/place_meaning.h"

#include <algorithm>

namespace touchline {

namespace {

using Align = TextTable::Align;

/// More places have no columns of their own in a terminal.
constexpr std::size_t mostPlaceColumns = 12;
constexpr std::size_t matchesShown = 16;
constexpr std::size_t opponentsShown = 3;

/// "Quarter-finals".
QString capitalised(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

double meanPoints(const TablePlaceForecast &one)
{
    return one.times == 0 ? 0.0 : static_cast<double>(one.halves) / 2 / one.times;
}

/// The average place, from 1; behind all where it was never in the table.
double meanPlace(const TablePlaceForecast &one)
{
    if (one.times == 0)
        return 1e9;
    double sum = 0;
    for (std::size_t place = 0; place < one.places.size(); ++place)
        sum += static_cast<double>(place + 1) * one.places[place];
    return sum / one.times;
}

/// The first table of a team, in which it began.
double firstPlace(const ForecastCounts &counts, int team)
{
    for (const auto &table : counts.tables)
        if (table[at(team)].times > 0)
            return meanPlace(table[at(team)]);
    return 1e9;
}

QString teamsText(const Competition &competition, const ForecastCounts &counts)
{
    const Language language;
    const bool hasTitle = !counts.teams.empty() && !counts.teams.front().places.empty();
    // A league has its title in its table.
    if (counts.stages.empty() && (!hasTitle || !counts.tables.empty()))
        return {};
    std::vector<Align> columns{Align::Left};
    QStringList heading{QStringLiteral("Chances")};
    // Who is in a round that is reached stands in the bracket.
    std::vector<std::size_t> open;
    for (std::size_t stage = 0; stage < counts.stages.size(); ++stage) {
        if (std::all_of(counts.teams.begin(), counts.teams.end(), [&](const TeamForecast &team) {
                return team.reached[stage] == 0 || team.reached[stage] == counts.runs;
            }))
            continue;
        open.push_back(stage);
        columns.push_back(Align::Right);
        heading << capitalised(counts.stages[stage].name);
    }
    if (hasTitle) {
        columns.push_back(Align::Right);
        heading << QStringLiteral("Title");
    }
    TextTable table(columns);
    table.add(heading);
    int left = 0;
    for (const int team : byChances(competition, counts)) {
        QStringList row{competition.entrant(team).name};
        int times = counts.title(team).times;
        for (const std::size_t stage : open) {
            times += counts.teams[at(team)].reached[stage];
            row << chanceText(counts.chanceOf(counts.teams[at(team)].reached[stage]), language);
        }
        if (hasTitle)
            row << chanceText(counts.title(team), language);
        if (times > 0)
            table.add(row);
        else
            ++left;
    }
    return table.text() +
           (left == 0 ? QString()
                      : QStringLiteral("Not listed, since they never got so far: %1\n").arg(left)) +
           u'\n';
}

/// Places with one meaning in a table.
struct Meaning
{
    QString words;
    std::vector<int> places;
};

std::vector<Meaning> meaningsOf(const std::map<int, PlaceMeaning> &places)
{
    std::vector<Meaning> all;
    for (const auto &[place, meaning] : places) {
        if (meaning.kind == PlaceMeaning::Kind::Nothing || meaning.kind == PlaceMeaning::Kind::MayGoOn)
            continue;
        auto found = std::find_if(all.begin(), all.end(), [&words = meaning.words](const Meaning &one) {
            return one.words == words;
        });
        if (found == all.end())
            found = all.insert(all.end(), {meaning.words, {}});
        found->places.push_back(place);
    }
    return all;
}

QString tableForecastText(const Competition &competition, const ForecastCounts &counts, std::size_t index,
                          const std::map<int, PlaceMeaning> &places)
{
    const Language language;
    const std::vector<TablePlaceForecast> &table = counts.tables[index];
    std::vector<int> teams;
    std::size_t size = 0;
    for (std::size_t team = 0; team < table.size(); ++team)
        if (table[team].times > 0) {
            teams.push_back(static_cast<int>(team));
            size = std::max(size, table[team].places.size());
        }
    if (teams.empty())
        return {};
    const std::vector<int> &names = competition.nameRank();
    std::sort(teams.begin(), teams.end(), [&](int one, int other) {
        const double first = meanPlace(table[at(one)]);
        const double second = meanPlace(table[at(other)]);
        return first != second ? first < second : names[at(one)] < names[at(other)];
    });
    const std::vector<Meaning> meanings = meaningsOf(places);
    const std::size_t placeColumns = size <= mostPlaceColumns ? size : 0;
    QStringList heading{tableTitle(competition.tables()[index]), QStringLiteral("Points")};
    for (const Meaning &meaning : meanings)
        heading << meaning.words;
    for (std::size_t place = 1; place <= placeColumns; ++place)
        heading << QString::number(place);
    std::vector<Align> columns(static_cast<std::size_t>(heading.size()), Align::Right);
    columns.front() = Align::Left;
    TextTable text(columns);
    text.add(heading);
    for (const int team : teams) {
        const TablePlaceForecast &one = table[at(team)];
        const auto timesIn = [&one](std::size_t place) {
            return place <= one.places.size() ? one.places[place - 1] : 0;
        };
        QStringList row{competition.entrant(team).name, language.decimal(meanPoints(one), 1)};
        for (const Meaning &meaning : meanings) {
            int times = 0;
            for (const int place : meaning.places)
                times += timesIn(at(place));
            row << chanceText(counts.chanceOf(times), language);
        }
        for (std::size_t place = 1; place <= placeColumns; ++place)
            row << chanceText(counts.chanceOf(timesIn(place)), language);
        text.add(row);
    }
    return text.text() + u'\n';
}

QString meanGoals(long long goals, int played, const Language &language)
{
    return language.decimal(played == 0 ? 0.0 : static_cast<double>(goals) / played, 1);
}

QString matchesText(const Competition &competition, const Progress &now, const ForecastCounts &counts)
{
    const Language language;
    TextTable table({Align::Right, Align::Left, Align::Left, Align::Right, Align::Right, Align::Right,
                     Align::Right, Align::Left, Align::Right});
    table.add({QStringLiteral("Match"), QString(), QString(), QStringLiteral("Home"), QStringLiteral("Draw"),
               QStringLiteral("Away"), QStringLiteral("Goals"), QStringLiteral("Likeliest"),
               QStringLiteral("Weight")});
    std::size_t shown = 0;
    for (const MatchForecast &match : counts.matches) {
        if (now.fixtures[at(match.fixture)].state != FixtureState::Ready || match.played == 0 ||
            shown == matchesShown)
            continue;
        ++shown;
        const auto chance = [&](int times) { return chanceText({times, match.played}, language); };
        const std::vector<LikelyScore> likely = likelyScores(match, 1);
        table.add({QString::number(competition.fixtures()[at(match.fixture)].number),
                   competition.entrant(match.teams[Side::Home]).name,
                   competition.entrant(match.teams[Side::Away]).name, chance(match.won[Side::Home]),
                   chance(match.drawn), chance(match.won[Side::Away]),
                   likely.empty() ? QString()
                                  : QStringLiteral("%1–%2").arg(
                                        meanGoals(match.goals[Side::Home], match.played, language),
                                        meanGoals(match.goals[Side::Away], match.played, language)),
                   likely.empty() ? QString()
                                  : QStringLiteral("%1–%2 (%3)")
                                        .arg(likely.front().score.home)
                                        .arg(likely.front().score.away)
                                        .arg(chance(likely.front().times)),
                   language.percent(match.importance())});
    }
    if (shown == 0)
        return {};
    return QStringLiteral(
               "Next matches, after 90 minutes; weight: by how much a win rather than a defeat lifts "
               "a team's chance to go on\n") +
           table.text() + u'\n';
}

int playedMatches(const Progress &now)
{
    return static_cast<int>(
        std::count_if(now.fixtures.begin(), now.fixtures.end(),
                      [](const FixtureStatus &one) { return one.state == FixtureState::Played; }));
}

/// The widest interval of a chance in that many continuations, half of it in points of a percent.
double widestHalf(int runs)
{
    const Interval interval = confidence({runs / 2, runs});
    return (interval.high - interval.low) * 50;
}

} // namespace

QString chanceText(const Chance &chance, const Language &language)
{
    constexpr double seldom = 0.0005;
    constexpr double few = 0.0995;
    constexpr double nearlyAll = 0.9945;
    if (chance.of == 0)
        return QStringLiteral("–");
    const double share = chance.share();
    if (chance.times == 0 || chance.times == chance.of)
        return language.percent(share);
    if (share < seldom)
        return u'<' + language.percent(0.001, 1);
    if (share > 1 - seldom)
        return u'>' + language.percent(0.999, 1);
    // Rounded it would be told as certain, or as nothing.
    return language.percent(share, share < few || share > nearlyAll ? 1 : 0);
}

std::vector<int> byChances(const Competition &competition, const ForecastCounts &counts)
{
    std::vector<int> teams(counts.teams.size());
    for (std::size_t i = 0; i < teams.size(); ++i)
        teams[i] = static_cast<int>(i);
    const std::vector<int> &names = competition.nameRank();
    std::sort(teams.begin(), teams.end(), [&](int one, int other) {
        const TeamForecast &first = counts.teams[at(one)];
        const TeamForecast &second = counts.teams[at(other)];
        if (!first.places.empty() && first.places.front() != second.places.front())
            return first.places.front() > second.places.front();
        for (std::size_t stage = first.reached.size(); stage-- > 0;)
            if (first.reached[stage] != second.reached[stage])
                return first.reached[stage] > second.reached[stage];
        const double place = firstPlace(counts, one);
        const double otherPlace = firstPlace(counts, other);
        return place != otherPlace ? place < otherPlace : names[at(one)] < names[at(other)];
    });
    return teams;
}

QString forecastSource(std::optional<int> fitted, const Language &language)
{
    if (!fitted)
        return language.text(QT_TRANSLATE_NOOP("core", "played by the rules of the game"));
    if (*fitted == 0)
        return language.text(QT_TRANSLATE_NOOP(
            "core", "with all teams taken as equally strong, since no result is known yet"));
    return language.text(
        QT_TRANSLATE_NOOP("core", "with scores by a Poisson model of the results so far (matches: %1)"),
        {language.number(*fitted)});
}

QString forecastText(const Competition &competition, const Progress &now, const Forecast &forecast,
                     std::optional<int> fitted)
{
    const Language language;
    const ForecastCounts &counts = forecast.counts;
    const bool isOver = std::none_of(now.fixtures.begin(), now.fixtures.end(), [](const FixtureStatus &one) {
        return one.state == FixtureState::Ready || one.state == FixtureState::Waiting;
    });
    if (isOver)
        return QStringLiteral("%1 is over: nothing is left to be played.\n")
            .arg(nameShown(competition.definition().name));
    QString text = QStringLiteral("%1: the rest played out %2 times, %3.\n")
                       .arg(nameShown(competition.definition().name), language.number(counts.runs),
                            forecastSource(fitted, language));
    text +=
        QStringLiteral("Matches played so far: %1. Each chance is right to within %2 points, in 95 of 100 "
                       "cases.\n\n")
            .arg(language.number(playedMatches(now)), language.decimal(widestHalf(counts.runs), 1));
    text += teamsText(competition, counts);
    const PlaceMeanings meanings = placeMeanings(competition, language);
    for (std::size_t table = 0; table < counts.tables.size(); ++table)
        text += tableForecastText(competition, counts, table, meanings[table]);
    text += matchesText(competition, now, counts);
    text.chop(1);
    return text;
}

QString forecastText(const Competition &competition, const Forecast &forecast, int team)
{
    const Language language;
    const ForecastCounts &counts = forecast.counts;
    TextTable table({Align::Left, Align::Right, Align::Left, Align::Left});
    const auto add = [&](const QString &what, const Chance &chance, const QString &opponents) {
        const Interval interval = confidence(chance);
        table.add({what, chanceText(chance, language),
                   QStringLiteral("%1 to %2")
                       .arg(language.percent(interval.low, 1), language.percent(interval.high, 1)),
                   opponents});
    };
    for (std::size_t stage = 0; stage < counts.stages.size(); ++stage) {
        QStringList names;
        const auto opponents = counts.opponents(competition, team, static_cast<int>(stage));
        for (std::size_t i = 0; i < std::min(opponents.size(), opponentsShown); ++i)
            names << QStringLiteral("%1 %2").arg(
                nameShown(competition.entrant(opponents[i].team).name),
                chanceText({opponents[i].times, counts.teams[at(team)].reached[stage]}, language));
        add(capitalised(counts.stages[stage].name), counts.chanceOf(counts.teams[at(team)].reached[stage]),
            names.isEmpty() ? QString() : QStringLiteral("v ") + names.join(QStringLiteral(", ")));
    }
    if (const Chance title = counts.title(team); title.of > 0)
        add(QStringLiteral("Title"), title, {});
    for (std::size_t i = 0; i < counts.tables.size(); ++i) {
        const TablePlaceForecast &one = counts.tables[i][at(team)];
        for (std::size_t place = 0; place < one.places.size(); ++place)
            if (one.places[place] > 0)
                add(QStringLiteral("%1, place %2").arg(tableTitle(competition.tables()[i])).arg(place + 1),
                    counts.chanceOf(one.places[place]), {});
    }
    return QStringLiteral(
               "%1 in %2, played out %3 times: chance, where it lies in 95 of 100 cases, likeliest "
               "opponents there\n")
               .arg(nameShown(competition.entrant(team).name), nameShown(competition.definition().name),
                    language.number(counts.runs)) +
           table.text();
}

std::vector<LikelyScore> likelyScores(const MatchForecast &match, std::size_t most)
{
    std::vector<LikelyScore> all;
    for (int home = 0; home <= mostForecastGoals; ++home)
        for (int away = 0; away <= mostForecastGoals; ++away)
            if (const int times = match.scores[at(home)][at(away)]; times > 0)
                all.push_back({{home, away}, times});
    std::stable_sort(all.begin(), all.end(), [](const LikelyScore &one, const LikelyScore &other) {
        return one.times > other.times;
    });
    all.resize(std::min(all.size(), most));
    return all;
}

} // namespace touchline
