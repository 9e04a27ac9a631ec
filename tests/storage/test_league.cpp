// SPDX-License-Identifier: GPL-3.0-or-later
// The open league with both databases: what is entered is there after opening it again, and can be taken
// back.
#include "core/competition/competition_json.h"
#include "core/competition/progress.h"
#include "core/games/registry.h"
#include "core/play/competition_player.h"
#include "core/play/corrected_report.h"
#include "core/play/fixture_player.h"
#include "core/play/new_competition.h"
#include "core/play/play_rules.h"
#include "models/league/league.h"
#include "tests/storage/league_case.h"

#include <QSignalSpy>
#include <QTest>

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

NewCompetition worldCup()
{
    CompetitionWishes wishes;
    wishes.seed = 7;
    wishes.choice.game = allGames().front();
    const LevelSpec *spec = &wishes.choice.game->info().levels.front();
    wishes.choice.level = QString::fromLatin1(spec->name);
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, *spec, {});
    const QString agent = QString::fromLatin1(wishes.choice.game->info().agents.front().name);
    wishes.choice.agents = {{agent, agent}};
    return *newCompetition(wishes);
}

} // namespace

class TestLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString objection = objectionToRunning();
        QVERIFY2(objection.isEmpty(), qPrintable(objection));
    }

    void aWorldCupComesBackAsItWas_data() { backends(); }
    void aWorldCupComesBackAsItWas()
    {
        QFETCH(Backend, backend);
        const LeaguePlace place(backend);
        NewCompetition cup = worldCup();
        VERIFY_RESULT(playAll(cup.competition, cup.rules));
        {
            auto league = place.create();
            VERIFY_RESULT(league);
            VERIFY_RESULT((*league)->addCompetition(cup.competition));
        }
        auto league = place.open();
        VERIFY_RESULT(league);
        QCOMPARE((*league)->name(), QStringLiteral("Thursday league"));
        const auto lines = (*league)->competitions();
        VERIFY_RESULT(lines);
        QCOMPARE(lines->size(), 1U);
        QCOMPARE(lines->front().played, 64);
        const auto again = (*league)->competition(lines->front().id);
        VERIFY_RESULT(again);
        QCOMPARE(toJson(*again), toJson(cup.competition));
        QCOMPARE((*league)->teams()->size(), 32U);
    }

    void resultsAreEnteredCorrectedAndUndone_data() { backends(); }
    void resultsAreEnteredCorrectedAndUndone()
    {
        QFETCH(Backend, backend);
        const LeaguePlace place(backend);
        const NewCompetition cup = worldCup();
        const QUuid id = cup.competition.definition().id;
        auto league = place.create();
        VERIFY_RESULT(league);
        VERIFY_RESULT((*league)->addCompetition(cup.competition));
        const QStringList fresh = facts(**league);

        const int fixture = firstReady(cup.competition);
        auto played = playFixture(cup.competition, fixture, cup.rules, 0);
        VERIFY_RESULT(played);
        const auto entered = (*league)->record(id, played->report, played->log);
        VERIFY_RESULT(entered);
        QVERIFY2(entered->english().startsWith(QStringLiteral("Enter result: ")),
                 qPrintable(entered->english()));
        const QStringList withResult = facts(**league);
        QVERIFY(withResult != fresh);

        const Competition now = *(*league)->competition(id);
        const auto other = correctedReport(now, fixture, {{7, 1}, false, {}});
        VERIFY_RESULT(other);
        const auto correction = (*league)->correction(id, *other);
        VERIFY_RESULT(correction);
        QVERIFY(!correction->consequences.tables.empty());
        const auto corrected = (*league)->correct(*correction, {{}, QStringLiteral("typing error")});
        VERIFY_RESULT(corrected);
        QVERIFY(corrected->english().startsWith(QStringLiteral("Correct result: ")));
        const QStringList withCorrection = facts(**league);

        const Competition after = *(*league)->competition(id);
        QCOMPARE(after.report(fixture)->score, (Score{7, 1}));
        QCOMPARE(after.setAside().size(), 1U);

        // The program is closed in between: undo survives that.
        league->reset();
        league = place.open();
        VERIFY_RESULT(league);
        QCOMPARE(toJson(*(*league)->competition(id)), toJson(after));
        VERIFY_RESULT((*league)->undo());
        QCOMPARE(difference(withResult, facts(**league)), QString());
        QCOMPARE(toJson(*(*league)->competition(id)), toJson(now));
        VERIFY_RESULT((*league)->undo());
        QCOMPARE(difference(fresh, facts(**league)), QString());
        VERIFY_RESULT((*league)->redo());
        QCOMPARE(difference(withResult, facts(**league)), QString());
        VERIFY_RESULT((*league)->redo());
        QCOMPARE(difference(withCorrection, facts(**league)), QString());
        QVERIFY(!(*league)->redo());
        VERIFY_RESULT((*league)->undo());
        VERIFY_RESULT((*league)->undo());
        VERIFY_RESULT((*league)->undo());
        QVERIFY((*league)->competitions()->empty());
        QVERIFY(!(*league)->undo());
        // The match was played like that, whatever became of its result.
        VERIFY_RESULT((*league)->redo());
        VERIFY_RESULT((*league)->redo());
        const MatchReport *report = (*league)->competition(id)->report(fixture);
        QVERIFY(report != nullptr);
        const auto log = (*league)->log(report->id);
        VERIFY_RESULT(log);
        QVERIFY(log->has_value());
        QCOMPARE((*log)->entries, played->log.entries);
        QCOMPARE((*log)->report, *report);
    }

    void aSecondOrganiserIsToldWhoChangedIt()
    {
        const LeaguePlace place(Backend::Postgres);
        const NewCompetition cup = worldCup();
        const QUuid id = cup.competition.definition().id;
        auto anna = place.create();
        VERIFY_RESULT(anna);
        VERIFY_RESULT((*anna)->addCompetition(cup.competition));
        auto bert = place.open(QStringLiteral("Bert"));
        VERIFY_RESULT(bert);
        const int fixture = firstReady(cup.competition);
        const Competition before = *(*bert)->competition(id);
        VERIFY_RESULT((*anna)->record(id, *correctedReport(before, fixture, {{2, 1}, false, {}})));
        const auto refused = (*bert)->record(id, *correctedReport(before, fixture, {{3, 3}, false, {}}));
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, Fault::Conflict);
        const QString words = wordsOf(refused.error());
        for (const char *word : {"Anna", "just now", "2-1", "3-3"})
            QVERIFY2(words.contains(QLatin1String(word)), qPrintable(words));
        // He has her version now, and may put his in its place.
        QCOMPARE((*bert)->competition(id)->report(fixture)->score, (Score{2, 1}));
        VERIFY_RESULT((*bert)->record(id, *correctedReport(before, fixture, {{3, 3}, false, {}})));
        // Another match is nobody else's business.
        const Competition hers = *(*anna)->competition(id);
        const int second = fixturesIn(FixtureState::Ready, progress(hers))[1];
        VERIFY_RESULT((*anna)->record(id, *correctedReport(hers, second, {{0, 0}, false, {}})));
        // What came after hers holds it.
        VERIFY_RESULT((*anna)->undo());
        const auto held = (*anna)->undo();
        QVERIFY(!held);
        QCOMPARE(held.error().fault, Fault::Refused);
        QVERIFY2(wordsOf(held.error()).contains(QStringLiteral("Bert")), qPrintable(wordsOf(held.error())));
        QSignalSpy changes(anna->get(), &League::changed);
        VERIFY_RESULT((*anna)->refresh());
        QCOMPARE(changes.size(), 1);
        QCOMPARE((*anna)->competition(id)->report(fixture)->score, (Score{3, 3}));
    }

private:
    static void backends() { EACH_BACKEND(); }
};

QTEST_GUILESS_MAIN(TestLeague)
#include "test_league.moc"
