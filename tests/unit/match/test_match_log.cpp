// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_match_log {

using namespace touchline;
using namespace touchline::testing;

namespace {

void compareSetups(const FixtureSetup &actual, const FixtureSetup &expected)
{
    QCOMPARE(actual.fixture, expected.fixture);
    QCOMPARE(actual.attempt, expected.attempt);
    QCOMPARE(actual.level, expected.level);
    QCOMPARE(actual.options, expected.options);
    QCOMPARE(actual.ground, expected.ground);
    QCOMPARE(actual.decision, expected.decision);
    QCOMPARE(actual.conditions, expected.conditions);
    for (const Side side : bothSides) {
        QCOMPARE(actual.sides[side].team, expected.sides[side].team);
        QCOMPARE(actual.sides[side].squad.entries, expected.sides[side].squad.entries);
        QCOMPARE(actual.sides[side].absent, expected.sides[side].absent);
        QCOMPARE(actual.sides[side].carryIn, expected.sides[side].carryIn);
    }
}

FixtureSetup someSetup()
{
    FixtureSetup setup = frxAgainstTux(u"basic"_s, true);
    sitOut(setup.sides[Side::Home], {0, 13});
    return setup;
}

/// What is wrong with a setup in which one entry of the top, or of the home side, has another value.
QStringList problemsWith(const Game &game, const QString &key, const QJsonValue &value)
{
    QJsonObject object = toJson(someSetup(), game);
    QJsonObject home = object.value(u"home"_s).toObject();
    const bool isOfHome = key.startsWith("home."_L1);
    QJsonObject &target = isOfHome ? home : object;
    const QString name = isOfHome ? key.mid(5) : key;
    if (value.isUndefined())
        target.remove(name);
    else
        target.insert(name, value);
    if (isOfHome)
        object.insert(u"home"_s, home);
    const auto read = setupFromJson(object, game);
    QStringList lines;
    if (!read)
        for (const Problem &problem : read.error().problems)
            lines << problem.where + u": "_s + problem.what.english();
    return lines;
}

} // namespace

class TestMatchLog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSetupComesBackAsItWas()
    {
        for (const Game *game : allGames()) {
            const AnyFixture any(*game);
            for (std::uint64_t seed = 1; seed <= 100; ++seed) {
                Generator generator(seed);
                FixtureSetup setup = any.make(generator);
                decideAnyhow(setup, generator);
                if (seed % 3 == 0) {
                    setup.sides[Side::Away].carryIn.insert(u"cards"_s, QJsonArray{1, 2});
                    setup.conditions.insert(u"weather"_s, u"rain"_s);
                }
                ASSIGN_RESULT(object, parseJsonObject(writtenJson(toJson(setup, *game))));
                ASSIGN_RESULT(again, setupFromJson(*object, *game));
                compareSetups(*again, setup);
                QCOMPARE(toJson(*again, *game), toJson(setup, *game));
            }
        }
    }

    void aSetupOfTheUsualKindSaysNothingOfHowItIsDecided()
    {
        const atcs::AtcsGame game;
        const QJsonObject object = toJson(someSetup(), game);
        QCOMPARE(object.value(u"needs_winner"_s), QJsonValue(true));
        QVERIFY(!object.contains(u"decision"_s));
        // So are the logs that were written before there was any other kind.
        ASSIGN_RESULT(read, setupFromJson(object, game));
        QVERIFY(read->decision == DecisionRules{.needsWinner = true});
    }

    void anUnusualWayToDecideComesBack()
    {
        const atcs::AtcsGame game;
        FixtureSetup setup = someSetup();
        setup.decision.extraTime = DecisionRules::ExtraTime::GoldenGoal;
        setup.decision.firstLeg = Score{0, 3};
        setup.decision.awayGoals = true;
        const QJsonObject object = toJson(setup, game);
        QCOMPARE(object.value(u"decision"_s), QJsonValue(QJsonObject{{u"extra_time"_s, u"golden_goal"_s},
                                                                     {u"first_leg"_s, QJsonArray{0, 3}},
                                                                     {u"away_goals"_s, true}}));
        ASSIGN_RESULT(read, setupFromJson(object, game));
        compareSetups(*read, setup);
    }

    void whatIsWrongWithASetupIsNamedWithItsPath_data()
    {
        rowsFrom<QString, QJsonValue, QString>("test_match_log");
    }

    void whatIsWrongWithASetupIsNamedWithItsPath()
    {
        const auto [key, value, problem] = row<QString, QJsonValue, QString>();
        QCOMPARE(problemsWith(atcs::AtcsGame(), key, value), QStringList{problem});
    }

    void theProblemsOfATeamAreNamedWithTheirPath()
    {
        const atcs::AtcsGame game;
        QJsonObject team = toJson(someSetup(), game).value(u"home"_s).toObject().value(u"team"_s).toObject();
        team.insert(u"power"_s, 11);
        const QStringList lines = problemsWith(game, u"home.team"_s, team);
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines[0].startsWith("home.team.power: "_L1), qPrintable(lines[0]));
    }

    void aLogComesBackAsItWas()
    {
        for (const Game *game : allGames()) {
            const AnyFixture any(*game);
            for (std::uint64_t seed = 1; seed <= 50; ++seed) {
                Generator generator(seed);
                ASSIGN_RESULT(played, playByChance(*game, any.make(generator), seed));
                played->log.seed = QString::number(seed);
                played->log.agents = {{u"random"_s, u"a person"_s}};
                ASSIGN_RESULT(object, parseJsonObject(writtenJson(toJson(played->log, *game))));
                QCOMPARE(gameOfLog(*object).value(), QString::fromUtf8(game->info().id));
                ASSIGN_RESULT(log, logFromJson(*object, *game));
                QCOMPARE(log->game, played->log.game);
                QCOMPARE(log->rulesVersion, game->info().rulesVersion);
                QCOMPARE(log->seed, played->log.seed);
                QCOMPARE(log->agents, played->log.agents);
                QCOMPARE(log->entries, played->log.entries);
                QCOMPARE(log->report, played->report);
                compareSetups(log->setup, played->log.setup);
            }
        }
    }

    void whatIsNoLogIsRefused()
    {
        const auto nothing = gameOfLog({});
        QVERIFY(!nothing);
        QCOMPARE(nothing.error().message.english(), u"This is not a Touchline match log."_s);
        const auto newer = gameOfLog({{u"format"_s, u"touchline match log"_s}, {u"format_version"_s, 3}});
        QVERIFY(!newer);
        QCOMPARE(newer.error().message.english(),
                 u"This match log was written by another version of Touchline."_s);
        QVERIFY(!logFromJson({}, atcs::AtcsGame()));
    }

    void whatIsWrongWithALogIsNamedWithItsPath()
    {
        const atcs::AtcsGame game;
        ASSIGN_RESULT(played, playByChance(game, someSetup(), 3));
        QJsonObject object = toJson(played->log, game);
        QJsonArray entries = object.value(u"entries"_s).toArray();
        const auto change = [&entries](qsizetype place, const char *key, const QJsonValue &value) {
            QJsonObject entry = entries.at(place).toObject();
            entry.insert(QLatin1String(key), value);
            entries[place] = entry;
        };
        change(0, "value", 0);
        change(1, "die", u"d100"_s);
        change(2, "note", true);
        entries[3] = QJsonObject{{u"choice"_s, u"D71"_s}, {u"side"_s, u"left"_s}, {u"option"_s, 7}};
        entries[4] = u"D32 17"_s;
        object.insert(u"entries"_s, entries);
        object.insert(u"colour"_s, true);
        QJsonObject setup = object.value(u"setup"_s).toObject();
        setup.remove(u"ground"_s);
        object.insert(u"setup"_s, setup);
        QJsonObject report = object.value(u"report"_s).toObject();
        report.remove(u"score"_s);
        object.insert(u"report"_s, report);
        const auto read = logFromJson(object, game);
        QVERIFY(!read);
        QStringList places;
        for (const Problem &problem : read.error().problems)
            places << problem.where;
        QCOMPARE(places, (QStringList{u"setup.ground"_s, u"entries[0].value"_s, u"entries[1].die"_s,
                                      u"entries[2].note"_s, u"entries[3].side"_s, u"entries[3].option"_s,
                                      u"entries[4]"_s, u"report.score"_s, u"colour"_s}));
    }

    void anEntryByItselfComesBackOrIsRefused()
    {
        const LogEntry roll{Awaits::Roll, u"D42"_s, 100, 7, Side::Home, {}};
        const LogEntry choice{Awaits::Choice, u"D3"_s, 0, 0, Side::Away, u"4-4-2"_s};
        for (const LogEntry &entry : {roll, choice})
            QVERIFY(logEntryFromJson(toJson(entry)).value() == entry);
        QJsonObject both = toJson(roll);
        both.insert(u"option"_s, u"4-4-2"_s);
        both.remove(u"die"_s);
        const auto read = logEntryFromJson(both);
        QCOMPARE(read.error().fault, Fault::BadInput);
        QCOMPARE(read.error().problems.size(), std::size_t{2});
        QCOMPARE(read.error().problems[0].where, u"die"_s);
        QCOMPARE(read.error().problems[1].where, u"option"_s);
    }

    /// As a league keeps it: the report in tables of its own, the rest without it.
    void aLogWhoseReportIsKeptElsewhereTakesItAsItIs()
    {
        const atcs::AtcsGame game;
        ASSIGN_RESULT(played, playByChance(game, someSetup(), 3));
        QJsonObject object = toJson(played->log, game);
        MatchReport corrected = played->report;
        corrected.attendance = 1234;
        QVERIFY(!logFromJson(object, game, corrected));
        object.remove(u"report"_s);
        QVERIFY(!logFromJson(object, game));
        ASSIGN_RESULT(read, logFromJson(object, game, corrected));
        QCOMPARE(read->report, corrected);
        QVERIFY(read->entries == played->log.entries);
        QVERIFY(!logFromJson({}, game, corrected));
    }

    void agentsAreTwoNames_data()
    {
        QTest::addColumn<QJsonValue>("agents");
        QTest::newRow("missing") << QJsonValue(QJsonValue::Undefined);
        QTest::newRow("no list") << QJsonValue(u"coach"_s);
        QTest::newRow("one") << QJsonValue(QJsonArray{u"coach"_s});
        QTest::newRow("numbers") << QJsonValue(QJsonArray{1, 2});
    }

    void agentsAreTwoNames()
    {
        QFETCH(QJsonValue, agents);
        const atcs::AtcsGame game;
        ASSIGN_RESULT(played, playByChance(game, someSetup(), 3));
        QJsonObject object = toJson(played->log, game);
        QVERIFY(logFromJson(object, game).has_value());
        object.remove(u"agents"_s);
        if (!agents.isUndefined())
            object.insert(u"agents"_s, agents);
        const auto read = logFromJson(object, game);
        QVERIFY(!read);
        QCOMPARE(read.error().problems.size(), std::size_t{1});
        QCOMPARE(read.error().problems[0].where, u"agents"_s);
    }
};

TOUCHLINE_TEST(TestMatchLog)

} // namespace test_match_log

#include "test_match_log.moc"
