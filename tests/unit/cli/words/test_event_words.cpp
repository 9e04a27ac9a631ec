// SPDX-License-Identifier: GPL-3.0-or-later
// What a person reads for each code and number of an event, word by word, in both games.
#include "core/base/json_reader.h"
#include "core/games/registry.h"
#include "models/words/atcs/atcs_memory.h"
#include "models/words/atcs/atcs_telling.h"
#include "models/words/common/common_words.h"
#include "models/words/fuba/fuba_telling.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTest>

namespace test_event_words {

using namespace touchline;

namespace {

enum class From { Common, Atcs, Fuba };

QJsonObject object(const char *json)
{
    return parseJsonObject(json).value();
}

/// Peru against Chile.
FixtureSetup setupOf()
{
    FixtureSetup setup;
    setup.sides[Side::Home].team.name = QStringLiteral("Peru");
    setup.sides[Side::Away].team.name = QStringLiteral("Chile");
    return setup;
}

/// The story has heard this: an event of that kind of that side.
struct Heard
{
    const char *kind;
    Side side;
    const char *fields;
};

QString described(From from, const char *word, const char *fields, const Event &event,
                  const FixtureSetup &setup = setupOf(), const std::vector<Heard> &before = {})
{
    MatchStory story(setup, *allGames().front(), makeAtcsMemory());
    for (const Heard &one : before) {
        Event heard;
        heard.side = one.side;
        heard.period = event.period;
        story.see(heard, QString::fromUtf8(one.kind), object(one.fields));
    }
    const EventWords &words = from == From::Common ? commonWords()
                              : from == From::Atcs ? atcsWords()
                                                   : fubaWords();
    const QString name = QString::fromUtf8(word);
    if (!words.contains(name))
        qFatal("There is no word %s.", word);
    return words.at(name)(StoryEvent{event, object(fields), story});
}

const std::vector<Heard> plans{{"plan", Side::Home, R"({"strategy": "aggressive", "formation": "4-3-3"})"},
                               {"plan", Side::Away, R"({"strategy": "normal", "formation": "3-5-2"})"},
                               {"referee", Side::Home, R"({"type": "control_freak"})"}};

} // namespace

class TestEventWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWordOfFuba_data() { rowsOf(QStringLiteral("tests/data/words/fuba.tsv")); }
    void aWordOfFuba()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, fields);
        QTEST(described(From::Fuba, word.constData(), fields.constData(), Event{}), "words");
    }

    void aWordOfAtcs_data() { rowsOf(QStringLiteral("tests/data/words/atcs.tsv")); }
    void aWordOfAtcs()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, fields);
        QTEST(described(From::Atcs, word.constData(), fields.constData(), Event{}, setupOf(), plans),
              "words");
    }

    void theCallOfTheReferee_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *code, const char *words) {
            QTest::newRow(code) << QByteArray(code) << QString::fromUtf8(words);
        };
        row("dissent", "the goal stands, and an opponent who protests is booked");
        row("bad_call_for", "the goal stands, though it should not have");
        row("stands", "the goal stands");
        row("back_for_penalty", "bad call, he had blown for a foul before the shot: a penalty instead");
        row("back_for_free_kick", "bad call: a free kick instead");
        row("offside", "offside");
        row("foul", "a foul before the shot");
        row("hand_ball", "hand ball, the scorer is booked");
        row("protest", "bad call, and one who protests is booked");
        row("hand_ball_free_kick", "hand ball, the scorer is booked, free kick for the opponents");
        row("violent", "violent play, the scorer is sent off");
    }
    void theCallOfTheReferee()
    {
        QFETCH(QByteArray, code);
        const QByteArray fields = "{\"code\": \"" + code + "\"}";
        QTEST(described(From::Atcs, "call_words", "{}", Event{}, setupOf(),
                        {{"referee_call", Side::Home, fields.constData()}}),
              "words");
    }

    /// What a kick is called, until the next attempt.
    void aKickIsNamed()
    {
        const std::vector<Heard> penalty{{"penalty", Side::Home, "{}"}};
        const auto at = [](const char *word, const char *fields, const std::vector<Heard> &before) {
            return described(From::Atcs, word, fields, Event{}, setupOf(), before);
        };
        QCOMPARE(at("goal_roll", "{}", penalty), QStringLiteral("Goal roll, penalty"));
        QCOMPARE(at("goal_roll", "{}", {{"corner", Side::Home, "{}"}}), QStringLiteral("Goal roll, corner"));
        QCOMPARE(at("goal_sum", R"({"natural": 6, "goalie_rating": 0, "kick_bonus": 2})", penalty),
                 QStringLiteral("6 + 0 (empty goal) + 2 (penalty) = 8"));
        QCOMPARE(at("missed_penalty", R"({"player": "Cubillas"})", penalty),
                 QStringLiteral("Penalty missed by Cubillas (Peru)"));
        QCOMPARE(at("missed_penalty", R"({"player": "Cubillas", "keeper": "Roth"})", penalty),
                 QStringLiteral("Penalty missed by Cubillas (Peru), saved by Roth"));
        QCOMPARE(at("goal_roll", "{}", {{"penalty", Side::Home, "{}"}, {"attempt", Side::Home, "{}"}}),
                 QStringLiteral("Goal roll"));
    }

    void whatQuickPlayAddsToTheDie()
    {
        FixtureSetup setup = setupOf();
        setup.options.set(QStringLiteral("quick_home_advantage"), 1);
        const char *fields = R"({"home_sum": 12, "home_die": 3, "away_sum": 5, "away_die": 6})";
        const auto at = [&](const char *word) { return described(From::Atcs, word, fields, Event{}, setup); };
        QCOMPARE(at("home_power"), QStringLiteral(" + 9 (power)"));
        setup.ground = Side::Home;
        QCOMPARE(at("home_power"), QStringLiteral(" + 8 (power) + 1 (home)"));
        QCOMPARE(at("away_power"), QStringLiteral(" − 1 (power)"));
        setup.ground = Side::Away;
        QCOMPARE(at("home_power"), QStringLiteral(" + 9 (power)"));
        QCOMPARE(at("away_power"), QStringLiteral(" − 2 (power) + 1 (home)"));
        setup.options.set(QStringLiteral("quick_home_advantage"), 0);
        QCOMPARE(at("away_power"), QStringLiteral(" − 1 (power)"));
    }

    void namesOfAMatch()
    {
        Event event;
        const auto at = [&](const char *word, const char *fields = "{}",
                            const FixtureSetup &setup = setupOf()) {
            return described(From::Common, word, fields, event, setup);
        };
        QCOMPARE(at("player", R"({"player": "Cubillas"})"), QStringLiteral("nobody"));
        event.player = 0;
        QCOMPARE(at("player", R"({"player": "Cubillas"})"), QStringLiteral("Cubillas"));
        for (const Side side : bothSides) {
            event.side = side;
            const bool isHome = side == Side::Home;
            QCOMPARE(at("team"), QLatin1String(isHome ? "Peru" : "Chile"));
            QCOMPARE(at("opponent"), QLatin1String(isHome ? "Chile" : "Peru"));
            QCOMPARE(at("home_team"), QStringLiteral("Peru"));
            QCOMPARE(at("away_team"), QStringLiteral("Chile"));
            event.numbers[0] = isHome ? 0 : 1;
            QCOMPARE(at("first_team"), QLatin1String(isHome ? "Peru" : "Chile"));
        }
        event.side = Side::Home;
        QCOMPARE(at("kick", R"({"scored": true})"), QStringLiteral("scores"));
        QCOMPARE(at("kick", R"({"scored": false})"), QStringLiteral("misses"));
        const char *kick = R"({"scored": true, "natural": 5, "modified": 8, "needed": 6})";
        QCOMPARE(at("kick_bare", kick), QStringLiteral("scores (5 + 3 = 8, needs 6)"));
        QCOMPARE(described(From::Atcs, "kick_explained", kick, event),
                 QStringLiteral("scores (5 + 3 (penalty, keeper, one-timers, injuries) = 8, needs 6)"));
        event.player = Event::nobody;
        QCOMPARE(at("kick_bare", kick), QStringLiteral("scores"));
    }

    void theGroundIsNamedWhereItCounts()
    {
        FixtureSetup setup = setupOf();
        setup.ground = Side::Away;
        const auto ground = [&setup] { return described(From::Common, "ground", "{}", Event{}, setup); };
        QCOMPARE(ground(), QString());
        for (const char *option : {"home_field_advantage", "quick_home_advantage"}) {
            setup.options = {};
            setup.options.set(QString::fromUtf8(option), 1);
            setup.ground = Side::Away;
            QCOMPARE(ground(), QStringLiteral(", Chile at home"));
            setup.ground.reset();
            QCOMPARE(ground(), QStringLiteral(", on neutral ground"));
        }
    }

    void whistlesAndPeriods()
    {
        FixtureSetup setup = setupOf();
        Event event;
        const auto at = [&](Period period, const char *word,
                            const char *score = R"({"home": 1, "away": 1})") {
            event.period = period;
            MatchStory story(setup, *allGames().front(), makeAtcsMemory());
            Event end;
            end.period = Period::SecondHalf;
            story.see(end, QStringLiteral("period_end"), object(R"({"home": 1, "away": 1})"));
            return commonWords().at(QString::fromUtf8(word))(StoryEvent{event, object(score), story});
        };
        QCOMPARE(at(Period::FirstHalf, "period_name"), QStringLiteral("First half"));
        QCOMPARE(at(Period::SecondHalf, "period_name"), QStringLiteral("Second half"));
        QCOMPARE(at(Period::ExtraTime, "period_name"), QStringLiteral("Extra time"));
        QCOMPARE(at(Period::ExtraTimeSecond, "period_name"), QStringLiteral("Extra time, second period"));
        QCOMPARE(at(Period::FirstHalf, "whistle"), QStringLiteral("Half-time"));
        QCOMPARE(at(Period::SecondHalf, "whistle"), QStringLiteral("After 90 minutes"));
        QCOMPARE(at(Period::ExtraTimeSecond, "whistle"), QStringLiteral("After extra time"));
        const QString half = QStringLiteral("Half-time of extra time");
        const QString over = QStringLiteral("After extra time");
        QCOMPARE(at(Period::ExtraTime, "whistle"), over);
        setup.options.set(QStringLiteral("extra_time_periods"), 2);
        QCOMPARE(at(Period::ExtraTime, "whistle"), half);
        setup.options.set(QStringLiteral("extra_time_periods"), 1);
        setup.decision.extraTime = DecisionRules::ExtraTime::SilverGoal;
        QCOMPARE(at(Period::ExtraTime, "whistle"), half);
        QCOMPARE(at(Period::ExtraTime, "extra_time_kind"), QStringLiteral(", silver goal"));
        setup.decision.extraTime = DecisionRules::ExtraTime::GoldenGoal;
        QCOMPARE(at(Period::ExtraTime, "extra_time_kind"), QStringLiteral(", golden goal"));
        setup.options.set(QStringLiteral("extra_time_periods"), 2);
        QCOMPARE(at(Period::ExtraTime, "whistle"), half);
        QCOMPARE(at(Period::ExtraTime, "whistle", R"({"home": 2, "away": 1})"), over);
        // A goal is golden in the extra time of a match that needs a winner.
        setup.decision.needsWinner = true;
        QCOMPARE(at(Period::ExtraTime, "golden"), QStringLiteral(", golden goal"));
        QCOMPARE(at(Period::SecondHalf, "golden"), QString());
        setup.decision.needsWinner = false;
        QCOMPARE(at(Period::ExtraTime, "golden"), QString());
        setup.decision = {};
        setup.decision.needsWinner = true;
        QCOMPARE(at(Period::ExtraTime, "golden"), QString());
        QCOMPARE(at(Period::ExtraTime, "extra_time_kind"), QString());
    }

    void whatASecondLegBeginsWith()
    {
        FixtureSetup setup = setupOf();
        Event event;
        event.period = Period::SecondHalf;
        const auto at = [&](const char *word) {
            return described(From::Common, word, R"({"home": 2, "away": 0})", event, setup);
        };
        QCOMPARE(at("first_leg"), QString());
        QCOMPARE(at("aggregate"), QString());
        setup.decision.firstLeg = Score{0, 1};
        QCOMPARE(at("first_leg"), QString());
        setup.decision.needsWinner = true;
        QCOMPARE(at("first_leg"), QStringLiteral(", 0–1 from the first leg"));
        QVERIFY2(at("aggregate").startsWith(QStringLiteral(", 2–1")), qPrintable(at("aggregate")));
        // At half-time nobody counts yet.
        event.period = Period::FirstHalf;
        QCOMPARE(at("aggregate"), QString());
    }

private:
    /// Lines of a word, the fields of the event and what a person reads, with tabs between.
    static void rowsOf(const QString &path)
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("fields");
        QTest::addColumn<QString>("words");
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        for (QByteArray line = file.readLine(); !line.isEmpty(); line = file.readLine()) {
            line.chop(1);
            const QList<QByteArray> row = line.split('\t');
            QVERIFY2(row.size() == 3, line.constData());
            QTest::addRow("%s %s", row[0].constData(), row[1].constData())
                << row[0] << row[1] << QString::fromUtf8(row[2]);
        }
    }
};

TOUCHLINE_TEST(TestEventWords)

} // namespace test_event_words

#include "test_event_words.moc"
