// SPDX-License-Identifier: GPL-3.0-or-later
// The host of a World Cup (specification 2.6, R66).
#include "core/games/atcs/atcs_game.h"
#include "core/games/atcs/match/host_draw.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_host_draw {

using namespace touchline;
using namespace touchline::atcs;

namespace {

Location drawn(const CountryChart &chart, std::vector<int> rolls)
{
    ScriptedDice dice(std::move(rolls));
    const auto host = drawHost(chart, dice);
    return host && dice.finished() ? *host : Location();
}

/// Void but for two numbers.
CountryChart almostEmpty()
{
    CountryChart chart{};
    chart.fill(noCountry);
    chart[20] = countryFromName(QStringLiteral("Yugoslavia")).value();
    chart[60] = countryFromName(QStringLiteral("Mexico")).value();
    return chart;
}

OptionValues optionsOf(const char *level, const char *option = nullptr)
{
    const GameInfo &info = AtcsGame().info();
    OptionValues options =
        resolveOptions(info.options, **findLevel(info.levels, QString::fromUtf8(level)), {}).value();
    if (option != nullptr)
        options.set(QString::fromUtf8(option), 1);
    return options;
}

} // namespace

class TestHostDraw : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyNumberGivesTheCountryOfTheChart()
    {
        const CountryChart &chart = shippedCharts().worldCupHost;
        for (int number = 1; number <= 100; ++number) {
            const CountryIndex country = chart[static_cast<std::size_t>(number)];
            QCOMPARE(drawn(chart, {number}),
                     (Location{countryName(country), countryLineage(country), number}));
        }
        QCOMPARE(drawn(chart, {53}).country, QStringLiteral("Mexico"));
        QCOMPARE(drawn(chart, {100}).country, QStringLiteral("United States"));
    }

    void aVoidEntryIsRolledAgain()
    {
        QCOMPARE(drawn(almostEmpty(), {1, 100, 20}),
                 (Location{QStringLiteral("Yugoslavia"), QStringLiteral("Serbia"), 20}));
    }

    void afterTwentyVoidRollsTheNextCountryUpTheChartIsTaken()
    {
        std::vector<int> rolls(20, 30);
        QCOMPARE(drawn(almostEmpty(), rolls).roll, 60);
        rolls.back() = 61; // beyond 100 comes 1
        QCOMPARE(drawn(almostEmpty(), rolls).roll, 20);
        rolls.back() = 60; // the twentieth roll itself counts
        QCOMPARE(drawn(almostEmpty(), rolls).roll, 60);
    }

    void diceThatFailAreHeard()
    {
        ScriptedDice dice({});
        const auto host = AtcsGame().drawLocation({}, dice);
        QVERIFY(!host);
        QCOMPARE(host.error().fault, Fault::Exhausted);
    }

    void aHouseChartReplacesTheShippedOne()
    {
        ScriptedDice dice({1});
        const QJsonObject charts{
            {QStringLiteral("world_cup_host"), QStringLiteral("numbers,country\n1-100,Soviet Union\n")}};
        QCOMPARE(AtcsGame().drawLocation(charts, dice).value(),
                 (Location{QStringLiteral("Soviet Union"), QStringLiteral("Russia"), 1}));
        const QJsonObject broken{
            {QStringLiteral("world_cup_host"), QStringLiteral("numbers,country\n1-99,Chile\n")}};
        const auto refused = AtcsGame().drawLocation(broken, dice);
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, Fault::BadInput);
    }

    void anOrganiserNamesACountry()
    {
        const AtcsGame game;
        QCOMPARE(game.locationNamed(QStringLiteral("mexico")).value(),
                 (Location{QStringLiteral("Mexico"), QStringLiteral("Mexico"), 0}));
        QCOMPARE(game.locationNamed(QStringLiteral("West Germany")).value().lineage,
                 QStringLiteral("Germany"));
        const auto unknown = game.locationNamed(QStringLiteral("Atlantis"));
        QVERIFY(!unknown);
        QCOMPARE(unknown.error().fault, Fault::NotFound);
    }

    void homeAdvantageIsAnOptionOfTheLevel()
    {
        const AtcsGame game;
        QVERIFY(game.hasHomeAdvantage(optionsOf("premier")));
        QVERIFY(!game.hasHomeAdvantage(optionsOf("basic")));
        QVERIFY(!game.hasHomeAdvantage(optionsOf("advanced")));
        QVERIFY(!game.hasHomeAdvantage(optionsOf("quick")));
        QVERIFY(game.hasHomeAdvantage(optionsOf("advanced", "home_field_advantage")));
        QVERIFY(game.hasHomeAdvantage(optionsOf("quick", "quick_home_advantage")));
    }
};

TOUCHLINE_TEST(TestHostDraw)

} // namespace test_host_draw

#include "test_host_draw.moc"
