// SPDX-License-Identifier: GPL-3.0-or-later
// The levels and their switches (specification 1.2): names and defaults, and that each of them matters.
#include "core/games/atcs/agents/agents.h"
#include "core/games/atcs/atcs_game.h"
#include "core/games/atcs/match/atcs_options.h"
#include "core/match/match_runner.h"
#include "tests/support/atcs_fixture.h"
#include "tests/support/test_registry.h"

#include <QJsonArray>
#include <QTest>

namespace test_options {

using namespace touchline;
using namespace touchline::testing;

namespace {

OptionValues defaultsAt(const char *level)
{
    return *resolveOptions(atcs::optionSpecs(), **findLevel(atcs::levelSpecs(), QString::fromUtf8(level)),
                           {});
}

/// France against a Turkey that plays rough, so that fair play counts.
FixtureSetup knockout()
{
    FixtureSetup setup = frxAgainstTux(QStringLiteral("premier"), true);
    auto rough = std::make_shared<atcs::TeamCard>(*tux());
    rough->fairPlay = 2;
    setup.sides[Side::Away] = atcs::AtcsGame().sideFor(std::move(rough));
    return setup;
}

/// A knockout match at Premier League between the two, at home and of Oceania, played by chance.
std::vector<LogEntry> entriesOf(const OptionValues &options, std::uint64_t seed)
{
    const atcs::AtcsGame game;
    FixtureSetup setup = knockout();
    setup.options = options;
    setup.ground = Side::Home;
    setup.conditions = {{QStringLiteral("conference"), QStringLiteral("OFC")}};
    setup.sides[Side::Away].runBy = QStringLiteral("solo");
    SeededDice dice{Generator(seed)};
    const auto home = atcs::makeAgent(QStringLiteral("random"), Side::Home, Generator(seed, 1));
    const auto away = atcs::makeAgent(QStringLiteral("random"), Side::Away, Generator(seed, 2));
    return playMatch(game, setup, dice, {{home->get(), away->get()}})->log.entries;
}

/// The events too: an option may change what a roll means and no roll.
QJsonArray eventsOf(const OptionValues &options, std::uint64_t seed)
{
    const atcs::AtcsGame game;
    FixtureSetup setup = knockout();
    setup.options = options;
    SeededDice dice{Generator(seed)};
    const auto home = atcs::makeAgent(QStringLiteral("random"), Side::Home, Generator(seed, 1));
    const auto away = atcs::makeAgent(QStringLiteral("random"), Side::Away, Generator(seed, 2));
    const auto played = playMatch(game, setup, dice, {{home->get(), away->get()}});
    QJsonArray events;
    for (const Event &event : played->events)
        events.append(toJson(event, game.info().events, played->log.setup));
    return events;
}

} // namespace

class TestOptions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatALevelTurnsOn()
    {
        const QStringList ofPremierLeague{QStringLiteral("home_field_advantage"),
                                          QStringLiteral("referees"),
                                          QStringLiteral("out_of_formation"),
                                          QStringLiteral("long_ball"),
                                          QStringLiteral("packed_in_defense"),
                                          QStringLiteral("counter_attack"),
                                          QStringLiteral("offside_trap"),
                                          QStringLiteral("pushing_up"),
                                          QStringLiteral("one_timer"),
                                          QStringLiteral("marking_players"),
                                          QStringLiteral("team_fair_play"),
                                          QStringLiteral("one_red_card")};
        const OptionValues premier = defaultsAt("premier");
        const OptionValues advanced = defaultsAt("advanced");
        for (const QString &name : ofPremierLeague) {
            QVERIFY2(premier.isOn(qPrintable(name)), qPrintable(name));
            QVERIFY2(!advanced.isOn(qPrintable(name)), qPrintable(name));
        }
        QVERIFY(!premier.isOn("random_strategy_formation"));
        // Both have the same switches; Basic has none of them.
        QCOMPARE(premier.all().size(), advanced.all().size());
        const OptionValues basic = defaultsAt("basic");
        for (const auto &[name, value] : basic.all())
            QVERIFY2(!ofPremierLeague.contains(name), qPrintable(name));
    }

    void theHouseOptionsBeginAsTheRulebookHasThem()
    {
        const OptionValues premier = defaultsAt("premier");
        QCOMPARE(premier.value("penalty_bonus"), 4);
        QCOMPARE(premier.value("extra_time_periods"), 1);
        QCOMPARE(premier.value("formation_352_sog"), 2);
        QCOMPARE(premier.value("fb_referee_modifier", 1), -1);
        for (const char *name :
             {"attempt_order", "shootout_early_stop", "shot_overflow", "one_timer_sign", "oceania_australia"})
            QCOMPARE(premier.value(name, -1), 0);
    }

    void everyOptionMatters_data()
    {
        QTest::addColumn<QString>("name");
        const LevelSpec &level = **findLevel(atcs::levelSpecs(), QStringLiteral("premier"));
        for (const char *name : level.options)
            QTest::newRow(name) << QString::fromUtf8(name);
    }

    void everyOptionMatters()
    {
        QFETCH(QString, name);
        const auto spec =
            std::find_if(atcs::optionSpecs().begin(), atcs::optionSpecs().end(),
                         [&](const OptionSpec &one) { return name == QLatin1String(one.name); });
        OptionValues low = defaultsAt("premier");
        low.set(name, spec->minimum);
        OptionValues high = defaultsAt("premier");
        high.set(name, spec->maximum);
        bool differs = false;
        for (std::uint64_t seed = 1; seed <= 200 && !differs; ++seed)
            differs =
                entriesOf(low, seed) != entriesOf(high, seed) || eventsOf(low, seed) != eventsOf(high, seed);
        QVERIFY(differs);
    }

    void optionsOfOtherLevelsAreRefused()
    {
        const auto refused = [](const char *level, const char *option) {
            const auto values =
                resolveOptions(atcs::optionSpecs(), **findLevel(atcs::levelSpecs(), QString::fromUtf8(level)),
                               {{QString::fromUtf8(option), true}});
            return !values && values.error().problems.front().where == QString::fromUtf8(option);
        };
        QVERIFY(refused("basic", "long_ball"));
        QVERIFY(refused("basic", "referees"));
        QVERIFY(refused("premier", "quick_scores"));
        QVERIFY(refused("quick", "long_ball"));
    }
};

TOUCHLINE_TEST(TestOptions)

} // namespace test_options

#include "test_options.moc"
