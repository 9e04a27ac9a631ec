// SPDX-License-Identifier: GPL-3.0-or-later
// 100,000 matches by chance at every level leave valid reports.
#include "core/games/atcs/atcs_game.h"
#include "core/games/atcs/match/atcs_options.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace property_atcs_reports {

using namespace touchline;
using namespace touchline::testing;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr int matchesPerLevel = 1'000;
#else
constexpr int matchesPerLevel = 100'000;
#endif

QString linesOf(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines << problem.where + QStringLiteral(": ") + problem.what.english();
    return lines.join(u'\n');
}

/// How often something that not every match has was in a report.
struct Seen
{
    int reds = 0;
    int secondYellows = 0;
    int injuries = 0;
    int penalties = 0;
    int shootOuts = 0;

    void count(const MatchReport &report)
    {
        shootOuts += report.shootOut ? 1 : 0;
        for (const ReportEvent &event : report.events) {
            reds += event.kind == ReportEventKind::Red ? 1 : 0;
            secondYellows += event.kind == ReportEventKind::SecondYellow ? 1 : 0;
            injuries += event.kind == ReportEventKind::Injury ? 1 : 0;
            penalties += event.kind == ReportEventKind::PenaltyGoal ? 1 : 0;
        }
    }
};

} // namespace

class PropertyAtcsReports : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReportIsValid_data()
    {
        QTest::addColumn<int>("level");
        for (std::size_t place = 0; place < atcs::levelSpecs().size(); ++place)
            QTest::newRow(atcs::levelSpecs()[place].name) << static_cast<int>(place);
    }

    void everyReportIsValid()
    {
        QFETCH(int, level);
        const LevelSpec &spec = atcs::levelSpecs()[static_cast<std::size_t>(level)];
        const atcs::AtcsGame game;
        const AnyFixture any(game);
        Seen seen;
        // A fixture is kicked off once and played many times.
        constexpr int matchesPerFixture = 100;
        for (int fixture = 0; fixture < matchesPerLevel / matchesPerFixture; ++fixture) {
            Generator generator(static_cast<std::uint64_t>(fixture), static_cast<std::uint64_t>(100 + level));
            FixtureSetup setup = any.make(spec, generator);
            // Every second one as usual: extra time, shoot-out.
            if (fixture % 2 == 0)
                decideAnyhow(setup, generator);
            EventList opening;
            const auto match = game.kickOff(setup, opening);
            QVERIFY(match.has_value());
            SeededDice dice{Generator(static_cast<std::uint64_t>(fixture), 1)};
            RandomAgent home{Generator(static_cast<std::uint64_t>(fixture), 2)};
            RandomAgent away{Generator(static_cast<std::uint64_t>(fixture), 3)};
            MatchRunner runner(game, dice, {{&home, &away}});
            for (int i = 0; i < matchesPerFixture; ++i) {
                runner.resume((*match)->clone());
                QVERIFY(runner.run().has_value());
                const MatchReport report = runner.match().report(runner.events());
                const Problems problems = validate(report, {.decision = setup.decision});
                QVERIFY2(problems.empty(), qPrintable(linesOf(problems)));
                seen.count(report);
            }
        }
        const bool hasCards = !spec.defaults.empty() || QLatin1String(spec.name) == QLatin1String("advanced");
        QCOMPARE(seen.reds > matchesPerLevel / 50, hasCards);
        QCOMPARE(seen.secondYellows > matchesPerLevel / 500, hasCards);
        QCOMPARE(seen.injuries > matchesPerLevel / 50, hasCards);
        QCOMPARE(seen.penalties > matchesPerLevel / 50, hasCards);
        QCOMPARE(seen.shootOuts > 0, QLatin1String(spec.name) != QLatin1String("quick"));
    }
};

TOUCHLINE_TEST(PropertyAtcsReports)

} // namespace property_atcs_reports

#include "property_atcs_reports.moc"
