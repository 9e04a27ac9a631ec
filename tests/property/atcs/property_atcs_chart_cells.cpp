// SPDX-License-Identifier: GPL-3.0-or-later
// Every cell of every chart that a match reads is reached by matches played by chance.
#include "core/games/atcs/agents/random_choice.h"
#include "core/games/atcs/match/match_tables.h"
#include "core/games/atcs/rules/rules.h"
#include "core/match/play_out.h"
#include "tests/support/atcs_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <set>

namespace property_atcs_chart_cells {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::atcs;

namespace {

// The rarest cell, a card roll of 13, comes about once in several hundred matches.
constexpr int matches = 20'000;

/// What the charts were asked for, from the events of many matches.
struct Reached
{
    std::set<std::pair<int, int>> strategies;
    std::set<std::pair<int, int>> formations;
    std::set<int> cardResults;
    std::set<int> injuryResults;
    std::set<int> callResults;
    std::set<int> goalChecks;
    std::set<int> countries;
    std::set<int> refereeResults;
    std::set<int> soloRolls;

    void note(std::span<const Event> events)
    {
        const Event *other = nullptr;
        for (const Event &event : events) {
            if (event.kind == event::Plan) {
                if (other != nullptr) {
                    strategies.insert({event.numbers[0], other->numbers[0]});
                    strategies.insert({other->numbers[0], event.numbers[0]});
                    formations.insert({event.numbers[1], other->numbers[1]});
                    formations.insert({other->numbers[1], event.numbers[1]});
                }
                other = other == nullptr ? &event : nullptr;
            }
            noteRoll(event);
        }
    }

private:
    void noteRoll(const Event &event)
    {
        if (event.kind == event::CardRoll)
            cardResults.insert(event.numbers[7]);
        else if (event.kind == event::InjuryRoll)
            injuryResults.insert(event.numbers[3]);
        else if (event.kind == event::RefereeCall)
            callResults.insert(event.numbers[5]);
        else if (event.kind == event::GoalCheck)
            goalChecks.insert(event.numbers[2]);
        else if (event.kind == event::SoloChart)
            soloRolls.insert(event.numbers[0]);
        else if (event.kind == event::Referee) {
            countries.insert(event.numbers[0]);
            refereeResults.insert(event.numbers[5]);
        }
    }
};

/// Results of a chart that nobody rolled: from everything at or below its first row to everything at or above
/// its last.
template <class Entry>
QList<int> missing(const ResultChart<Entry> &chart, const std::set<int> &results)
{
    QList<int> rows;
    for (int row = chart.lowest; row <= chart.highest; ++row) {
        const bool isReached = std::any_of(results.begin(), results.end(), [&](int result) {
            return std::clamp<int>(result, chart.lowest, chart.highest) == row;
        });
        if (!isReached)
            rows << row;
    }
    return rows;
}

/// Two sides of every plan, at home or not, with fair play from -2 to 2.
std::shared_ptr<const MatchTables> tablesFor(bool soloCharts)
{
    FixtureSetup setup = frxAgainstTux(QStringLiteral("premier"), true);
    setup.ground = Side::Home;
    auto home = *frx();
    home.fairPlay = -2;
    auto away = *tux();
    away.fairPlay = 2;
    if (soloCharts) {
        setup.options.set(QStringLiteral("random_strategy_formation"), 1);
        setup.sides[Side::Home].runBy = QStringLiteral("solo");
    }
    Problems problems;
    return matchTables(setup, home, away, problems);
}

} // namespace

class PropertyAtcsChartCells : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCellIsReached()
    {
        Reached reached;
        EventList events;
        const PerSide<std::shared_ptr<const MatchTables>> tables{{tablesFor(false), tablesFor(true)}};
        for (int i = 0; i < matches; ++i) {
            Generator dice(static_cast<std::uint64_t>(i));
            PerSide<RandomChoice> players{{RandomChoice(Generator(static_cast<std::uint64_t>(i), 1)),
                                           RandomChoice(Generator(static_cast<std::uint64_t>(i), 2))}};
            events.clear();
            State state = startMatch(*tables.values[static_cast<std::size_t>(i % 2)], {}, events);
            playOut(
                state, [&](Die die) { return dice.roll(die.faces); },
                [&](const State &at, const LegalOptions &options) {
                    return players[at.decider].choose(at, options);
                },
                events);
            reached.note(events.events());
        }
        QCOMPARE(reached.strategies.size(), std::size_t{9});
        QCOMPARE(reached.formations.size(), std::size_t{81});
        const Charts &charts = shippedCharts();
        QCOMPARE(missing(charts.card, reached.cardResults), QList<int>());
        QCOMPARE(missing(charts.injury, reached.injuryResults), QList<int>());
        QCOMPARE(missing(charts.referee, reached.refereeResults), QList<int>());
        QCOMPARE(missing(charts.goalCheck, reached.goalChecks), QList<int>());
        QCOMPARE(missing(charts.refereeCall, reached.callResults), QList<int>());
        std::set<int> referees(charts.refereeCountry.begin() + 1, charts.refereeCountry.end());
        // The two countries that play never referee.
        std::erase_if(referees, [&](int country) {
            return tables.values[0]->refused[static_cast<std::size_t>(country)];
        });
        QCOMPARE(reached.countries, referees);
        QCOMPARE(reached.soloRolls.size(), std::size_t{10});
    }

    /// The charts of places, and the ones of a conference's referees: every number gives its country.
    void everyNumberOfThePlacesHasACountry()
    {
        const Charts &charts = shippedCharts();
        std::vector<const CountryChart *> all{&charts.worldCupHost, &charts.refereeCountry};
        for (const CountryChart &chart : charts.conferenceHost)
            all.push_back(&chart);
        for (const CountryChart *chart : all)
            for (std::size_t number = 1; number < chart->size(); ++number)
                QVERIFY(!countryName((*chart)[number]).isEmpty());
    }
};

TOUCHLINE_TEST(PropertyAtcsChartCells)

} // namespace property_atcs_chart_cells

#include "property_atcs_chart_cells.moc"
