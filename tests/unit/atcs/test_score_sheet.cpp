// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheets of the levels (specification 2.10): what there is to write down, in the words of the
// engine.
#include "core/games/atcs/atcs_game.h"
#include "core/games/atcs/charts/chart_words.h"
#include "core/games/atcs/rules/events.h"
#include "tests/support/any_fixture.h"
#include "tests/support/sheet_words.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_score_sheet {

using namespace touchline;
using namespace touchline::testing;

namespace {

const atcs::AtcsGame game;

QSet<QString> wordsOfField(const ScoreSheet &sheet, const char *name)
{
    const SheetField *field = sheet.field(QString::fromUtf8(name));
    return field != nullptr ? wordsOf(field->words) : QSet<QString>();
}

} // namespace

class TestAtcsScoreSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void basicHasAttemptsAndNoCards()
    {
        const ScoreSheet sheet = sheetAt(game, "basic");
        QVERIFY(sheet.hasScorers);
        QVERIFY(!sheet.hasCards);
        QVERIFY(!sheet.hasInjuries);
        QVERIFY(!sheet.hasLineUps);
        QVERIFY(!sheet.hasSubstitutions);
        QVERIFY(!sheet.hasWinnerAlone);
        QVERIFY(sheet.goalKinds.empty());
        QVERIFY(sheet.criteria.empty());
        QCOMPARE(sheet.attemptBoxes, 25);
        QCOMPARE(fieldNames(sheet), (QStringList{QStringLiteral("attempts"), QStringLiteral("shots_on_goal"),
                                                 QStringLiteral("final_sog")}));
        for (const SheetField &field : sheet.fields) {
            QCOMPARE(field.scope, SheetScope::SidePeriod);
            QCOMPARE(field.value, SheetValue::Number);
        }
        QCOMPARE(QString::fromUtf8(sheet.field(QStringLiteral("shots_on_goal"))->notAbove),
                 QStringLiteral("attempts"));
    }

    void advancedHasPlansCardsAndInjuries()
    {
        const ScoreSheet sheet = sheetAt(game, "advanced");
        QVERIFY(sheet.hasCards);
        QVERIFY(sheet.hasInjuries);
        QVERIFY(!sheet.hasSubstitutions);
        QCOMPARE(sheet.attemptBoxes, 25);
        QCOMPARE(fieldNames(sheet), (QStringList{QStringLiteral("strategy"), QStringLiteral("formation"),
                                                 QStringLiteral("attempts"), QStringLiteral("shots_on_goal"),
                                                 QStringLiteral("final_sog")}));
    }

    void theRefereeComesWithHisOption()
    {
        const QStringList both{QStringLiteral("referee"), QStringLiteral("referee_type")};
        for (const char *level : {"advanced", "premier"})
            for (const bool isOn : {false, true}) {
                const ScoreSheet sheet = sheetAt(game, level, {{QStringLiteral("referees"), isOn}});
                const QStringList names = fieldNames(sheet);
                QCOMPARE(names.mid(0, 2) == both, isOn);
                QCOMPARE(names.size(), isOn ? 7 : 5);
                QVERIFY(sheet.hasCards);
                if (!isOn)
                    continue;
                QCOMPARE(sheet.field(both[0])->scope, SheetScope::Match);
                QCOMPARE(sheet.field(both[1])->scope, SheetScope::Match);
            }
        // Premier League has them unless somebody wants none.
        QVERIFY(sheetAt(game, "premier").field(both[0]) != nullptr);
        QVERIFY(sheetAt(game, "advanced").field(both[0]) == nullptr);
    }

    void extraTimeHasThePeriodsOfTheOption()
    {
        for (const char *level : {"basic", "advanced", "premier"}) {
            QCOMPARE(sheetAt(game, level).extraTimePeriods, 1);
            for (const int periods : {1, 2})
                QCOMPARE(
                    sheetAt(game, level, {{QStringLiteral("extra_time_periods"), periods}}).extraTimePeriods,
                    periods);
        }
    }

    void quickPlayHasAWinnerAndWhatMadeHim()
    {
        for (const bool hasScores : {false, true}) {
            const ScoreSheet sheet = sheetAt(game, "quick", {{QStringLiteral("quick_scores"), hasScores}});
            QCOMPARE(sheet.hasWinnerAlone, !hasScores);
            QVERIFY(!sheet.hasScorers);
            QVERIFY(!sheet.hasCards);
            QVERIFY(!sheet.hasInjuries);
            QVERIFY(sheet.fields.empty());
            QCOMPARE(sheet.attemptBoxes, 0);
            QCOMPARE(sheet.extraTimePeriods, 0);
            QSet<QString> ofEngine;
            for (auto one = static_cast<int>(atcs::QuickCriterion::BestResult);
                 one <= static_cast<int>(atcs::QuickCriterion::Coin); ++one)
                ofEngine.insert(
                    QString::fromUtf8(atcs::criterionWord(static_cast<atcs::QuickCriterion>(one))));
            QCOMPARE(wordsOf(sheet.criteria), ofEngine);
        }
    }

    void wordsAreThoseOfTheEngine()
    {
        const ScoreSheet sheet = sheetAt(game, "premier");
        QCOMPARE(wordsOf(sheet.injuryKinds), eventWords(game, "injury", "code"));
        QCOMPARE(wordsOfField(sheet, "strategy"), eventWords(game, "plan", "strategy"));
        QCOMPARE(wordsOfField(sheet, "referee_type"), eventWords(game, "referee", "type"));
        const QStringList formations = atcs::formationWords();
        QCOMPARE(wordsOfField(sheet, "formation"), QSet<QString>(formations.begin(), formations.end()));
        // Every word has a name for people that says more.
        for (const SheetWord &word : sheet.injuryKinds)
            QVERIFY(!QString::fromUtf8(word.title).contains(u'_'));
        for (const SheetWord &word : sheet.goalKinds)
            QVERIFY(!QString::fromUtf8(word.title).contains(u'_'));
    }

    /// What the engine plays is told by the lines of its sheet.
    void playedMatchesFillTheSheet()
    {
        const AnyFixture fixtures(game);
        Generator generator(79);
        int withReferee = 0;
        int withPlans = 0;
        for (int i = 0; i < 200; ++i) {
            const FixtureSetup setup = fixtures.make(generator);
            const auto played = playByChance(game, setup, generator.next());
            QVERIFY(played.has_value());
            const MatchReport &report = played->report;
            if (setup.level == QLatin1String("quick")) {
                QVERIFY(report.facts.empty());
                continue;
            }
            const ScoreSheet sheet = game.scoreSheet(setup.level, setup.options);
            const Problems problems = checkSheet(report, sheet);
            QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().what.english()));
            PerSide<int> attempts;
            for (const Event &event : played->events)
                if (event.kind == atcs::event::Attempt)
                    ++attempts[event.side];
            const int periods = report.extraTime ? 3 : 2;
            for (const Side side : bothSides) {
                int told = 0;
                for (int period = 1; period <= 4; ++period) {
                    const QString *tried = report.fact(QStringLiteral("attempts"), side, period);
                    const QString *shots = report.fact(QStringLiteral("shots_on_goal"), side, period);
                    const QString *plan = report.fact(QStringLiteral("strategy"), side, period);
                    QVERIFY2(period > periods || tried != nullptr, qPrintable(setup.level));
                    if (tried == nullptr)
                        continue;
                    told += tried->toInt();
                    QVERIFY(shots != nullptr && shots->toInt() <= tried->toInt());
                    QVERIFY(report.fact(QStringLiteral("final_sog"), side, period) != nullptr);
                    QCOMPARE(plan != nullptr, setup.level != QLatin1String("basic"));
                    withPlans += plan != nullptr ? 1 : 0;
                }
                QCOMPARE(told, attempts[side]);
            }
            const bool hasReferee = sheet.field(QStringLiteral("referee")) != nullptr;
            QCOMPARE(report.fact(QStringLiteral("referee")) != nullptr, hasReferee);
            QCOMPARE(report.fact(QStringLiteral("referee_type")) != nullptr, hasReferee);
            withReferee += hasReferee ? 1 : 0;
        }
        QVERIFY(withReferee > 0 && withPlans > 0);
    }

    void playedMatchesFitTheirSheet()
    {
        const PlayedWords played = playedWords(game, 150);
        QCOMPARE(played.problems, QStringList());
        QVERIFY(played.reports > 400);
        // All that can come up did. Who stays unhurt is rolled for and not in the report.
        QSet<QString> injuries = wordsOf(sheetAt(game, "premier").injuryKinds);
        QVERIFY(injuries.remove(QStringLiteral("stays")));
        QVERIFY(injuries.remove(QStringLiteral("opponent_red")));
        QCOMPARE(played.injuries, injuries);
        QCOMPARE(played.goals, wordsOf(sheetAt(game, "premier").goalKinds));
    }
};

TOUCHLINE_TEST(TestAtcsScoreSheet)

} // namespace test_score_sheet

#include "test_score_sheet.moc"
