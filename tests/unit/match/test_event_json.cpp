// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/event.h"
#include "core/match/report_builder.h"
#include "tests/support/atcs_fixture.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

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
    Event event{.kind = EventKind::Goal, .hasSide = true, .minute = 7, .player = 0};
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
        const FixtureSetup setup = frxAgainstTux(u"basic"_s);
        Event event{.kind = gameEvent(0),
                    .period = Period::SecondHalf,
                    .side = Side::Away,
                    .hasSide = true,
                    .minute = 90,
                    .stoppage = 3,
                    .player = 4,
                    .numbers = {-5, 1, 1, 0, 13, 1}};
        QCOMPARE(toJson(event, own, setup), (QJsonObject{{u"kind"_s, u"everything"_s},
                                                         {u"period"_s, 2},
                                                         {u"minute"_s, 90},
                                                         {u"stoppage"_s, 3},
                                                         {u"side"_s, u"away"_s},
                                                         {u"player"_s, u"Sukur"_s},
                                                         {u"count"_s, -5},
                                                         {u"sure"_s, true},
                                                         {u"where"_s, u"right"_s},
                                                         {u"mate"_s, u"Mansiz"_s},
                                                         {u"keeper"_s, u"Barthez"_s},
                                                         {u"first"_s, u"away"_s}}));
    }

    void whatBelongsToNobodySaysSo()
    {
        const FixtureSetup setup = frxAgainstTux(u"basic"_s);
        Event event{.kind = gameEvent(0), .numbers = {0, 0, 0, Event::nobody, Event::nobody, -1}};
        const QJsonObject object = toJson(event, own, setup);
        QVERIFY(!object.contains(u"side"_s));
        QVERIFY(!object.contains(u"player"_s));
        for (const char *key : {"mate", "keeper", "first"})
            QVERIFY2(object.value(QLatin1String(key)).isNull(), key);
        QCOMPARE(object.value(u"sure"_s), QJsonValue(false));
    }

    void everyCommonKindHasASpec()
    {
        QStringList names;
        for (int kind = 0; kind <= int(EventKind::ShootOutEnd); ++kind) {
            const EventSpec *spec = eventSpec(static_cast<EventKind>(kind), {});
            QVERIFY2(spec != nullptr, qPrintable(QString::number(kind)));
            QCOMPARE(int(spec->kind), kind);
            QVERIFY(spec->fields.size() <= Event().numbers.size());
            names << QString::fromUtf8(spec->name);
        }
        QCOMPARE(names.removeDuplicates(), 0);
        QCOMPARE(commonEvents().size(), static_cast<std::size_t>(names.size()));
        QCOMPARE(eventSpec(gameEvent(0), {}), nullptr);
    }

    void thereIsANameForEveryRowAndNoneBeyond()
    {
        const FixtureSetup setup = frxAgainstTux(u"basic"_s);
        QCOMPARE(playerName(setup, Side::Home, 13), u"Barthez"_s);
        QCOMPARE(playerName(setup, Side::Home, Event::nobody), QString());
        QCOMPARE(playerName(setup, Side::Away, 14), QString());
    }

    void aReportKeepsHowAGoalCameAbout_data() { rowsFrom<int, QString, QString>("test_event_json"); }

    void aReportKeepsHowAGoalCameAbout()
    {
        const auto [how, kind, detail] = row<int, QString, QString>();
        const std::array<Event, 1> events{goal(static_cast<std::int16_t>(how))};
        const auto kept = reportEvents(events, frxAgainstTux(u"basic"_s), GameInfo{});
        QCOMPARE(kept.size(), std::size_t{1});
        QCOMPARE(reportEventWord(kept[0].kind), kind);
        QCOMPARE(kept[0].detail, detail);
        QCOMPARE(kept[0].minute, std::optional(7));
        QCOMPARE(kept[0].playerName, playerName(frxAgainstTux(u"basic"_s), Side::Home, 0));
    }

    void aReportKeepsWhatHappenedToPlayersAlone()
    {
        std::vector<Event> events;
        for (int kind = 0; kind <= int(EventKind::ShootOutEnd); ++kind) {
            Event event{.kind = static_cast<EventKind>(kind), .hasSide = true, .player = 1};
            event.numbers[0] = 1;
            events.push_back(event);
        }
        Event nobodysKick = events.back();
        nobodysKick.kind = EventKind::ShootOutKick;
        nobodysKick.player = Event::nobody;
        events.push_back(nobodysKick);
        QStringList kept;
        for (const ReportEvent &event : reportEvents(events, frxAgainstTux(u"basic"_s), GameInfo{}))
            kept << reportEventWord(event.kind);
        QCOMPARE(kept, (QStringList{u"goal"_s, u"own_goal"_s, u"yellow"_s, u"second_yellow"_s, u"injury"_s,
                                    u"substitute_on"_s, u"shoot_out_goal"_s}));
    }

    void aReportSaysWhoSatOutAndWhy()
    {
        FixtureSetup setup = frxAgainstTux(u"basic"_s);
        sitOut(setup.sides[Side::Away], {4});
        setup.attempt = 1;
        const GameInfo &info = atcs::AtcsGame().info();
        const MatchReport report = reportFrame(info, setup);
        QCOMPARE(report.game, u"atcs"_s);
        QCOMPARE(report.level, u"basic"_s);
        const PlayerOnTheDay &sukur = report.teams[Side::Away].players[4];
        QCOMPARE(sukur.name, u"Sukur"_s);
        QVERIFY(!sukur.available);
        QCOMPARE(sukur.because, u"suspended"_s);
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
