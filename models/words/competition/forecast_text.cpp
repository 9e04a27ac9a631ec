// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words/competition/forecast_text.h"

#include "models/words/common/text_table.h"
#include "models/words/competition/cup_text.h"
#include "models/words/fixtures/fixture_words.h"
#include "models/words/fixtures/place_meaning.h"

#include <algorithm>

namespace touchline {

namespace {

using Align = TextTable::Align;

/// More places have no columns of their own in a terminal.
constexpr std::size_t mostPlaceColumns = 12;
constexpr std::size_t matchesShown = 16;
constexpr std::size_t opponentsShown = 3;
constexpr std::size_t raceMomentsShown = 9;

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

QString meanGoals(long long goals, int played, const Language &language)
{
    return language.decimal(played == 0 ? 0.0 : static_cast<double>(goals) / played, 1);
}

/// Adds a chance, and for those who ask where it lies.
void addChance(FigureRow &row, const Chance &chance, const Language &language)
{
    const Interval interval = confidence(chance);
    row.cells << chanceText(chance, language);
    row.spoken << language.text(
        QT_TRANSLATE_NOOP("core", "%1, between %2 and %3"),
        {row.cells.back(), language.percent(interval.low, 1), language.percent(interval.high, 1)});
}

void addText(FigureRow &row, const QString &text)
{
    row.cells << text;
    row.spoken << QString();
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

QString forecastSource(std::optional<int> fittedTo, const Language &language)
{
    if (!fittedTo)
        return language.text(QT_TRANSLATE_NOOP("core", "by the rules of the game"));
    if (*fittedTo == 0)
        return language.text(
            QT_TRANSLATE_NOOP("core", "with all teams taken as equally strong, since no score is known yet"));
    return language.text(
        QT_TRANSLATE_NOOP("core",
                          "with scores by a Poisson model of the results so far (matches with a score: %1)"),
        {language.number(*fittedTo)});
}

bool isOpen(const Competition &competition, const Progress &now)
{
    return !now.roundsToDraw.empty() || !drawLots(competition, now).empty() ||
           std::any_of(now.fixtures.begin(), now.fixtures.end(), [](const FixtureStatus &one) {
               return one.state == FixtureState::Ready || one.state == FixtureState::Waiting;
           });
}

FigureTable chancesTable(const Competition &competition, const ForecastCounts &counts,
                         const Language &language)
{
    const bool hasTitle = !counts.teams.empty() && !counts.teams.front().places.empty();
    FigureTable table;
    table.teamColumn = 0;
    table.columns.push_back({language.text(QT_TRANSLATE_NOOP("core", "Chances")), {}, false});
    // Who is in a round that is reached stands in the bracket.
    std::vector<std::size_t> open;
    for (std::size_t stage = 0; stage < counts.stages.size(); ++stage) {
        if (std::all_of(counts.teams.begin(), counts.teams.end(), [&](const TeamForecast &team) {
                return team.reached[stage] == 0 || team.reached[stage] == counts.runs;
            }))
            continue;
        open.push_back(stage);
        table.columns.push_back({capitalized(language.text(counts.stages[stage].name.toUtf8().constData()))});
    }
    if (hasTitle)
        table.columns.push_back({language.text(QT_TRANSLATE_NOOP("core", "Title"))});
    else if (open.empty())
        return table;
    for (const int team : byChances(competition, counts)) {
        FigureRow row{{}, competition.entrant(team).id, {}, {}};
        addText(row, competition.entrant(team).name);
        int times = counts.title(team).times;
        for (const std::size_t stage : open) {
            times += counts.teams[at(team)].reached[stage];
            addChance(row, counts.chanceOf(counts.teams[at(team)].reached[stage]), language);
        }
        if (hasTitle)
            addChance(row, counts.title(team), language);
        if (times > 0)
            table.rows.push_back(std::move(row));
        else
            ++table.leftOut;
    }
    return table;
}

FigureTable placesTable(const Competition &competition, const ForecastCounts &counts, std::size_t table,
                        std::size_t mostPlaces, const Language &language)
{
    const std::vector<TablePlaceForecast> &all = counts.tables[table];
    std::vector<int> teams;
    std::size_t size = 0;
    for (std::size_t team = 0; team < all.size(); ++team)
        if (all[team].times > 0) {
            teams.push_back(static_cast<int>(team));
            size = std::max(size, all[team].places.size());
        }
    const std::vector<int> &names = competition.nameRank();
    std::sort(teams.begin(), teams.end(), [&](int one, int other) {
        const double first = meanPlace(all[at(one)]);
        const double second = meanPlace(all[at(other)]);
        return first != second ? first < second : names[at(one)] < names[at(other)];
    });
    const std::size_t placeColumns = size <= mostPlaces ? size : 0;
    std::vector<Meaning> meanings = meaningsOf(placeMeanings(competition, language)[table]);
    // One place alone has its column; what it means is its name.
    std::map<std::size_t, QString> named;
    std::erase_if(meanings, [&](const Meaning &one) {
        if (placeColumns == 0 || one.places.size() != 1)
            return false;
        named.emplace(at(one.places.front()), one.words);
        return true;
    });
    FigureTable text;
    text.teamColumn = 0;
    text.columns = {{tableWords(competition.tables()[table], language), {}, false},
                    {language.text(QT_TRANSLATE_NOOP("core", "Points")),
                     language.text(QT_TRANSLATE_NOOP("core", "Points on average"))}};
    for (const Meaning &meaning : meanings)
        text.columns.push_back({meaning.words});
    for (std::size_t place = 1; place <= placeColumns; ++place)
        text.columns.push_back({language.number(static_cast<qint64>(place)),
                                named.contains(place)
                                    ? named.at(place)
                                    : language.text(QT_TRANSLATE_NOOP("core", "Place %1"),
                                                    {language.number(static_cast<qint64>(place))})});
    for (const int team : teams) {
        const TablePlaceForecast &one = all[at(team)];
        const auto timesIn = [&one](std::size_t place) {
            return place <= one.places.size() ? one.places[place - 1] : 0;
        };
        FigureRow row{{}, competition.entrant(team).id, {}, {}};
        addText(row, competition.entrant(team).name);
        addText(row, language.decimal(meanPoints(one), 1));
        for (const Meaning &meaning : meanings) {
            int times = 0;
            for (const int place : meaning.places)
                times += timesIn(at(place));
            addChance(row, counts.chanceOf(times), language);
        }
        for (std::size_t place = 1; place <= placeColumns; ++place)
            addChance(row, counts.chanceOf(timesIn(place)), language);
        text.rows.push_back(std::move(row));
    }
    return text;
}

FigureTable matchesTable(const Competition &competition, const Progress &now, const ForecastCounts &counts,
                         std::size_t most, const Language &language)
{
    FigureTable table;
    table.columns = {{language.text(QT_TRANSLATE_NOOP("core", "Match"))},
                     {language.text(QT_TRANSLATE_NOOP("core", "Home")), {}, false},
                     {language.text(QT_TRANSLATE_NOOP("core", "Away")), {}, false},
                     {QStringLiteral("1"), language.text(QT_TRANSLATE_NOOP("core", "The home team wins"))},
                     {QStringLiteral("X"), language.text(QT_TRANSLATE_NOOP("core", "A draw"))},
                     {QStringLiteral("2"), language.text(QT_TRANSLATE_NOOP("core", "The away team wins"))},
                     {language.text(QT_TRANSLATE_NOOP("core", "Goals")),
                      language.text(QT_TRANSLATE_NOOP("core", "Goals on average"))},
                     {language.text(QT_TRANSLATE_NOOP("core", "Likeliest")),
                      language.text(QT_TRANSLATE_NOOP("core", "The likeliest score"))},
                     {language.text(QT_TRANSLATE_NOOP("core", "Weight")),
                      language.text(QT_TRANSLATE_NOOP(
                          "core", "By how much a win rather than a defeat lifts a team's chance "
                                  "to go on"))}};
    for (const MatchForecast &match : counts.matches) {
        if (now.fixtures[at(match.fixture)].state != FixtureState::Ready || match.played == 0 ||
            table.rows.size() == most)
            continue;
        FigureRow row{{}, {}, competition.fixtures()[at(match.fixture)].id, {}};
        addText(row, QString::number(competition.fixtures()[at(match.fixture)].number));
        for (const Side side : bothSides)
            addText(row, competition.entrant(match.teams[side]).name);
        for (const int times : {match.won[Side::Home], match.drawn, match.won[Side::Away]})
            addChance(row, {times, match.played}, language);
        // A game may count no goals.
        const std::vector<LikelyScore> likely = likelyScores(match, 1);
        addText(row, likely.empty() ? QString()
                                    : QStringLiteral("%1–%2").arg(
                                          meanGoals(match.goals[Side::Home], match.played, language),
                                          meanGoals(match.goals[Side::Away], match.played, language)));
        addText(row, likely.empty() ? QString()
                                    : QStringLiteral("%1–%2 (%3)")
                                          .arg(QString::number(likely.front().score.home),
                                               QString::number(likely.front().score.away),
                                               chanceText({likely.front().times, match.played}, language)));
        addText(row, match.stake < 0 ? QStringLiteral("–") : language.percent(match.importance()));
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::vector<int> titleContenders(const Competition &competition, const TitleRace &race)
{
    std::vector<int> teams;
    for (int team = 0; team < static_cast<int>(competition.definition().entrants.size()); ++team)
        if (std::any_of(race.points.begin(), race.points.end(),
                        [team](const RacePoint &point) { return point.titles[at(team)].times > 0; }))
            teams.push_back(team);
    const std::vector<int> &names = competition.nameRank();
    std::sort(teams.begin(), teams.end(), [&](int one, int other) {
        // Who is out stands by how long it was in.
        for (auto point = race.points.rbegin(); point != race.points.rend(); ++point)
            if (point->titles[at(one)].share() != point->titles[at(other)].share())
                return point->titles[at(one)].share() > point->titles[at(other)].share();
        return names[at(one)] < names[at(other)];
    });
    return teams;
}

QString momentTitle(const Competition &competition, const RacePoint &point, const Language &language)
{
    return point.fixture < 0 ? language.text(QT_TRANSLATE_NOOP("core", "Start"))
                             : roundTitle(competition, competition.fixtures()[at(point.fixture)], language);
}

QString momentLabel(const Competition &competition, const RacePoint &point, const Language &language)
{
    return point.fixture < 0 ? momentTitle(competition, point, language)
                             : roundLabel(competition.fixtures()[at(point.fixture)], language);
}

FigureTable titleRaceTable(const Competition &competition, const TitleRace &race, std::size_t mostMoments,
                           const Language &language)
{
    FigureTable table;
    table.teamColumn = 0;
    table.columns.push_back({language.text(QT_TRANSLATE_NOOP("core", "Title race")), {}, false});
    std::vector<const RacePoint *> shown;
    const std::size_t moments = race.points.size();
    const std::size_t columns = std::min(moments, mostMoments);
    for (std::size_t i = 0; i < columns; ++i)
        shown.push_back(&race.points[columns == 1 ? moments - 1 : i * (moments - 1) / (columns - 1)]);
    for (const RacePoint *point : shown)
        table.columns.push_back(
            {momentLabel(competition, *point, language), momentTitle(competition, *point, language)});
    for (const int team : titleContenders(competition, race)) {
        FigureRow row{{}, competition.entrant(team).id, {}, {}};
        addText(row, competition.entrant(team).name);
        for (const RacePoint *point : shown)
            addChance(row, point->titles[at(team)], language);
        table.rows.push_back(std::move(row));
    }
    return table;
}

QString titleRaceNote(const Language &language)
{
    return language.text(QT_TRANSLATE_NOOP(
        "core", "The chance of the title before the first match and after the matches of each round, by what "
                "was known then."));
}

QStringList forecastSummary(const Progress &now, const Forecast &forecast, const Language &language)
{
    const ForecastCounts &counts = forecast.counts;
    return {language.text(QT_TRANSLATE_NOOP("core", "The rest was played out %1 times, %2."),
                          {language.number(counts.runs), forecastSource(forecast.fittedTo, language)}),
            language.text(QT_TRANSLATE_NOOP("core", "Matches played so far: %1."),
                          {language.number(playedMatches(now))}),
            language.text(
                QT_TRANSLATE_NOOP("core", "Each chance is right to within %1 points, in 95 of 100 cases."),
                {language.decimal(widestHalf(counts.runs), 1)})};
}

QString forecastText(const Competition &competition, const Progress &now, const Forecast &forecast)
{
    const Language language;
    const ForecastCounts &counts = forecast.counts;
    const QString name = nameShown(competition.definition().name);
    if (!isOpen(competition, now))
        return QStringLiteral("%1 is over: nothing is left to be played.\n").arg(name);
    QString text = name + u'\n' + linesText(forecastSummary(now, forecast, language)) + u'\n';
    // A league has its title in its table.
    if (!counts.stages.empty() || counts.tables.empty()) {
        const FigureTable chances = chancesTable(competition, counts, language);
        text += terminalTable(chances);
        if (chances.leftOut > 0)
            text += QStringLiteral("Not listed, since they never got so far: %1\n").arg(chances.leftOut);
        text += u'\n';
    }
    for (std::size_t table = 0; table < counts.tables.size(); ++table) {
        const FigureTable places = placesTable(competition, counts, table, mostPlaceColumns, language);
        if (!places.rows.empty())
            text += terminalTable(places) + u'\n';
    }
    const FigureTable matches = matchesTable(competition, now, counts, matchesShown, language);
    if (!matches.rows.empty())
        text +=
            QStringLiteral("Next matches, after 90 minutes; weight: by how much a win rather than a defeat "
                           "lifts a team's chance to go on, or of the title\n") +
            terminalTable(matches) + u'\n';
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
        add(capitalized(counts.stages[stage].name), counts.chanceOf(counts.teams[at(team)].reached[stage]),
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

QString titleRaceText(const Competition &competition, const TitleRace &race)
{
    const Language language;
    const QString name = nameShown(competition.definition().name);
    const FigureTable table = titleRaceTable(competition, race, raceMomentsShown, language);
    if (table.rows.empty())
        return QStringLiteral("%1 has no title.\n").arg(name);
    return QStringLiteral(
               "The race for the title of %1: chances before the first match and after each round, "
               "the rest played out %2 times each, %3.\n\n")
               .arg(name, language.number(race.points.back().titles.front().of),
                    forecastSource(race.fittedTo, language)) +
           terminalTable(table);
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
