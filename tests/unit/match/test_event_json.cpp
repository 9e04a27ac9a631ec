// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/event.h"
#include "core/match/report_builder.h"
#include "tests/support/atcs_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_event_json {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr std::array<const char *, 2> words{"left", "right"};
constexpr std::array<EventField, 6> fields{EventField{"count"},
                                           EventField{"sure", FieldKind::Flag},
                                           EventField{"where", FieldKind::Word, words},
                                           EventField{"mate", FieldKind::OwnPlayer},
                                           EventField{"keeper", FieldKind::OpposingPlayer},
                                           EventField{"first", FieldKind::SideName}};
constexpr std::array<EventSpec, 1> own{EventSpec{gameEvent(0), "everything", fields}};

Event goal(std::int16_t how)
{
    Event event;
    event.kind = EventKind::Goal;
    event.hasSide = true;
    event.minute = 7;
    event.player = 0;
    event.numbers[2] = how;
    return event;
}

} // namespace

class TestEventJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfFieldHasItsForm()
    {
        const FixtureSetup setup = frxAgainstTux(QStringLiteral("basic"));
        Event event;
        event.kind = gameEvent(0);
        event.period = Period::SecondHalf;
        event.side = Side::Away;
        event.hasSide = true;
        event.minute = 90;
        event.stoppage = 3;
        event.player = 4;
        event.numbers = {-5, 1, 1, 0, 13, 1};
        QCOMPARE(toJson(event, own, setup),
                 (QJsonObject{{QStringLiteral("kind"), QStringLiteral("everything")},
                              {QStringLiteral("period"), 2},
                              {QStringLiteral("minute"), 90},
                              {QStringLiteral("stoppage"), 3},
                              {QStringLiteral("side"), QStringLiteral("away")},
                              {QStringLiteral("player"), QStringLiteral("Sukur")},
                              {QStringLiteral("count"), -5},
                              {QStringLiteral("sure"), true},
                              {QStringLiteral("where"), QStringLiteral("right")},
                              {QStringLiteral("mate"), QStringLiteral("Mansiz")},
                              {QStringLiteral("keeper"), QStringLiteral("Barthez")},
                              {QStringLiteral("first"), QStringLiteral("away")}}));
    }

    void whatBelongsToNobodySaysSo()
    {
        const FixtureSetup setup = frxAgainstTux(QStringLiteral("basic"));
        Event event;
        event.kind = gameEvent(0);
        event.numbers = {0, 0, 0, Event::nobody, Event::nobody, -1};
        const QJsonObject object = toJson(event, own, setup);
        QVERIFY(!object.contains(QStringLiteral("side")));
        QVERIFY(!object.contains(QStringLiteral("player")));
        for (const char *key : {"mate", "keeper", "first"})
            QVERIFY2(object.value(QLatin1String(key)).isNull(), key);
        QCOMPARE(object.value(QStringLiteral("sure")), QJsonValue(false));
    }

    void everyCommonKindHasASpec()
    {
        QStringList names;
        for (int kind = 0; kind <= static_cast<int>(EventKind::ShootOutEnd); ++kind) {
            const EventSpec *spec = eventSpec(static_cast<EventKind>(kind), {});
            QVERIFY2(spec != nullptr, qPrintable(QString::number(kind)));
            QCOMPARE(static_cast<int>(spec->kind), kind);
            QVERIFY(spec->fields.size() <= Event().numbers.size());
            names << QString::fromUtf8(spec->name);
        }
        QCOMPARE(names.removeDuplicates(), 0);
        QCOMPARE(commonEvents().size(), static_cast<std::size_t>(names.size()));
        QCOMPARE(eventSpec(gameEvent(0), {}), nullptr);
    }

    void thereIsANameForEveryRowAndNoneBeyond()
    {
        const FixtureSetup setup = frxAgainstTux(QStringLiteral("basic"));
        QCOMPARE(playerName(setup, Side::Home, 13), QStringLiteral("Barthez"));
        QCOMPARE(playerName(setup, Side::Home, Event::nobody), QString());
        QCOMPARE(playerName(setup, Side::Away, 14), QString());
    }

    void aReportKeepsHowAGoalCameAbout_data()
    {
        QTest::addColumn<int>("how");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("detail");
        QTest::newRow("play") << 0 << QStringLiteral("goal") << QString();
        QTest::newRow("penalty") << 1 << QStringLiteral("penalty_goal") << QString();
        QTest::newRow("corner") << 2 << QStringLiteral("goal") << QStringLiteral("corner");
        QTest::newRow("free kick") << 3 << QStringLiteral("goal") << QStringLiteral("free_kick");
        QTest::newRow("extra after a red card")
            << 4 << QStringLiteral("goal") << QStringLiteral("red_card_extra");
    }

    void aReportKeepsHowAGoalCameAbout()
    {
        QFETCH(int, how);
        QFETCH(QString, kind);
        QFETCH(QString, detail);
        const std::array<Event, 1> events{goal(static_cast<std::int16_t>(how))};
        const auto kept = reportEvents(events, frxAgainstTux(QStringLiteral("basic")), GameInfo{});
        QCOMPARE(kept.size(), std::size_t{1});
        QCOMPARE(reportEventWord(kept[0].kind), kind);
        QCOMPARE(kept[0].detail, detail);
        QCOMPARE(kept[0].minute, std::optional(7));
        QCOMPARE(kept[0].playerName, playerName(frxAgainstTux(QStringLiteral("basic")), Side::Home, 0));
    }

    void aReportKeepsWhatHappenedToPlayersAlone()
    {
        std::vector<Event> events;
        for (int kind = 0; kind <= static_cast<int>(EventKind::ShootOutEnd); ++kind) {
            Event event;
            event.kind = static_cast<EventKind>(kind);
            event.player = 1;
            event.hasSide = true;
            event.numbers[0] = 1;
            events.push_back(event);
        }
        Event nobodysKick = events.back();
        nobodysKick.kind = EventKind::ShootOutKick;
        nobodysKick.player = Event::nobody;
        events.push_back(nobodysKick);
        QStringList kept;
        for (const ReportEvent &event :
             reportEvents(events, frxAgainstTux(QStringLiteral("basic")), GameInfo{}))
            kept << reportEventWord(event.kind);
        QCOMPARE(kept,
                 (QStringList{QStringLiteral("goal"), QStringLiteral("own_goal"), QStringLiteral("yellow"),
                              QStringLiteral("second_yellow"), QStringLiteral("injury"),
                              QStringLiteral("substitute_on"), QStringLiteral("shoot_out_goal")}));
    }

    void aReportSaysWhoSatOutAndWhy()
    {
        FixtureSetup setup = frxAgainstTux(QStringLiteral("basic"));
        sitOut(setup.sides[Side::Away], {4});
        setup.attempt = 1;
        const GameInfo &info = atcs::AtcsGame().info();
        const MatchReport report = reportFrame(info, setup);
        QCOMPARE(report.game, QStringLiteral("atcs"));
        QCOMPARE(report.level, QStringLiteral("basic"));
        const PlayerOnTheDay &sukur = report.teams[Side::Away].players[4];
        QCOMPARE(sukur.name, QStringLiteral("Sukur"));
        QVERIFY(!sukur.available);
        QCOMPARE(sukur.because, QStringLiteral("suspended"));
        QCOMPARE(std::count_if(report.teams[Side::Away].players.begin(),
                               report.teams[Side::Away].players.end(),
                               [](const PlayerOnTheDay &player) { return player.available; }),
                 13);
        setup.attempt = 2;
        QVERIFY(reportFrame(info, setup).id != report.id);
    }
};

TOUCHLINE_TEST(TestEventJson)

} // namespace test_event_json

#include "test_event_json.moc"
