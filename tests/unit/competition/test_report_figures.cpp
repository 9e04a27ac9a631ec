// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/progress.h"
#include "core/competition/rules/named_rules.h"
#include "core/competition/rules/report_figures.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

namespace test_report_figures {

using namespace touchline;

namespace {

using enum ReportEventKind;

const QUuid one = QUuid::createUuidV5(QUuid(), u"one"_s);
const QUuid two = QUuid::createUuidV5(QUuid(), u"two"_s);

ReportEvent card(ReportEventKind kind, const QUuid &player, Side side = Side::Home)
{
    ReportEvent event;
    event.kind = kind;
    event.side = side;
    event.player = player;
    return event;
}

int homeScore(std::vector<ReportEvent> events, const char *rules = "fifa-2022")
{
    MatchReport report;
    report.events = std::move(events);
    return conductScore(report, Side::Home, ruleSet(QLatin1String(rules)).value()).value();
}

/// A World Cup by other rules, in which nothing is played yet.
Competition cupBy(const char *rules)
{
    CompetitionDefinition definition = touchline::cup::make("worldcup-32").definition();
    std::get<RoundRobinStage>(definition.format.stages.front().plan).rules =
        ruleSet(QLatin1String(rules)).value();
    return Competition::create(std::move(definition)).value();
}

/// The first group when all its matches ended 0-0.
Competition allDrawn(const char *rules, Completeness completeness)
{
    Competition cup = cupBy(rules);
    for (const Fixture &fixture : cup.fixtures()) {
        if (fixture.table != 0)
            continue;
        MatchReport report = touchline::cup::report(cup, fixture.number, {0, 0});
        report.completeness = completeness;
        if (!cup.record(std::move(report)))
            qFatal("match %d is refused", fixture.number);
    }
    return cup;
}

} // namespace

class TestReportFigures : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneEntryForEachPlayer()
    {
        QCOMPARE(homeScore({}), 0);
        QCOMPARE(homeScore({card(Yellow, one), card(Yellow, two), card(Goal, one)}), -2);
        QCOMPARE(homeScore({card(Yellow, one), card(Yellow, one), card(SecondYellow, one)}), -3);
        QCOMPARE(homeScore({card(Red, one)}), -4);
        QCOMPARE(homeScore({card(Yellow, one), card(Red, one), card(Yellow, two)}), -6);
        QCOMPARE(homeScore({card(Red, one, Side::Away)}), 0);
    }

    void theSchemeIsThatOfTheRules()
    {
        QCOMPARE(homeScore({card(Red, one)}, "uefa-euro-2024"), -3);
        QCOMPARE(homeScore({card(Yellow, one), card(Red, one)}, "uefa-euro-2024"), -4);
    }

    void whatWasNotRecordedIsNotKnown()
    {
        MatchReport report;
        report.completeness = Completeness::Scorers;
        QVERIFY(!conductScore(report, Side::Home, RuleSet{}));
    }

    /// Everything else is level; without the conduct lots are needed.
    void itDecidesInACompetition()
    {
        Competition cup = allDrawn("fifa-2022", Completeness::Full);
        QCOMPARE(levelSets(progress(cup).tables[0].table).size(), std::size_t{1});
        int number = 0;
        for (const Fixture &fixture : cup.fixtures())
            if (fixture.table == 0)
                number = fixture.number;
        MatchReport report = *cup.report(cup.indexOfNumber(number));
        const QUuid booked = report.teams[Side::Home].team;
        report.events.push_back(card(Yellow, one));
        report.teams[Side::Home].players.push_back({one, u"One"_s, true, {}});
        QVERIFY(cup.record(report));
        const GroupTable group = progress(cup).tables[0];
        QCOMPARE(cup.entrant(group.teamOfRow(3)).id, booked);
        QVERIFY(group.table.separations[2] == (Separation{TieBreak::Conduct, 0, -1}));
        report.completeness = Completeness::Score;
        report.events.clear();
        QVERIFY(cup.record(report));
        QVERIFY(isLevelWithNext(progress(cup).tables[0].table, 2));
    }

    void theRankingOfTheEntrantsDecidesLast()
    {
        const Competition cup = allDrawn("fifa-2026", Completeness::Full);
        const GroupTable group = progress(cup).tables[0];
        QVERIFY(levelSets(group.table).empty());
        for (std::size_t row = 0; row + 1 < group.table.rows.size(); ++row)
            QVERIFY(cup.entrant(group.teamOfRow(row)).ranking <
                    cup.entrant(group.teamOfRow(row + 1)).ranking);
    }

    void whereEveryMatchNeedsAWinnerADrawIsRefused()
    {
        Competition cup = cupBy("champions-2020");
        const int number = cup.fixtures().front().number;
        MatchReport drawn = touchline::cup::report(cupBy("fifa-2022"), number, {1, 1});
        QVERIFY(!cup.record(drawn));
        QVERIFY(cup.record(touchline::cup::report(cup, number, {1, 1})));
        const Table table = progress(cup).tables[at(cup.fixtures().front().table)].table;
        QCOMPARE(table.rows[0].tally.points, 3);
        QCOMPARE(table.rows[1].tally.points, 2);
    }
};

TOUCHLINE_TEST(TestReportFigures)

} // namespace test_report_figures

#include "test_report_figures.moc"
