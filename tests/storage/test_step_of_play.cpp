// SPDX-License-Identifier: GPL-3.0-or-later
// A competition that the computer plays to its end: every match is on disk as it is played, and all of them
// are one step of undo and one line of the history.
#include "core/play/matches/corrected_report.h"
#include "core/play/new_competition.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/league/players/league_player.h"
#include "tests/storage/league_case.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>

namespace test_step_of_play {

using namespace touchline;
using namespace touchline::storage;
using namespace touchline::testing;
using store::Backend;

namespace {

NewCompetition newCup(const char *format)
{
    CompetitionWishes wishes = cupWishes("basic", 4);
    wishes.format = QString::fromLatin1(format);
    wishes.draw = u"random"_s;
    return newCompetition(wishes).value();
}

QStringList titles(League &league)
{
    QStringList words;
    const auto entries = league.history().entries();
    for (const JournalEntry &entry : entries.value())
        words << entry.english();
    return words;
}

} // namespace

class TestStepOfPlay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void eachMatchIsOnDisk_data() { EACH_BACKEND(); }
    void eachMatchIsOnDisk()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        const NewCompetition made = newCup("cup-8");
        const QUuid id = made.competition.definition().id;
        VERIFY_RESULT((*league)->competitions().add(made.competition));
        int told = 0;
        const auto played = playToTheEnd(**league, id, made.rules, [&place, &id, &told](int count, int all) {
            ++told;
            QCOMPARE(all, 7);
            QCOMPARE(count, told);
            // A file has one program that writes; others look.
            auto other = League::open(place.path, {u"Bert"_s, true, {}});
            VERIFY_RESULT(other);
            QCOMPARE(playedMatches((*other)->competitions().find(id).value()), count);
            // One line all the time.
            QCOMPARE((*other)->history().entries()->size(), 3U);
        });
        VERIFY_RESULT(played);
        QCOMPARE(*played, 7);
        QCOMPARE(told, 7);
        // The same as without a league.
        Competition alone = made.competition;
        VERIFY_RESULT(playAll(alone, made.rules));
        QCOMPARE(progress((*league)->competitions().find(id).value()).finalPlaces,
                 progress(alone).finalPlaces);
        ASSIGN_RESULT(verification, verify(**league));
        QVERIFY(verification->problems.empty());
    }

    void allOfItIsOneStep_data() { EACH_BACKEND(); }
    void allOfItIsOneStep()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        const NewCompetition made = newCup("league-4x2");
        const QUuid id = made.competition.definition().id;
        VERIFY_RESULT((*league)->competitions().add(made.competition));
        const QStringList before = facts(**league);
        VERIFY_RESULT(playToTheEnd(**league, id, made.rules));
        const QStringList after = facts(**league);
        QVERIFY(before != after);
        QCOMPARE(titles(**league).first(), u"Computer played to the end: 12 matches"_s);
        QCOMPARE(titles(**league).size(), 3);
        // A match's own history has the line, whichever part of the step it is in.
        const Competition competition = (*league)->competitions().find(id).value();
        for (const Fixture &fixture : competition.fixtures()) {
            ASSIGN_RESULT(about, (*league)->history().entries({0, 0, fixture.id}));
            QCOMPARE(about->size(), 1U);
            QCOMPARE(about->front().english(), titles(**league).first());
        }
        ASSIGN_RESULT(changes, (*league)->history().changesOf((*league)->history().entries()->front().seq));
        QVERIFY(changes->size() >= 12);
        for (int round = 0; round < 2; ++round) {
            ASSIGN_RESULT(undone, (*league)->history().undo());
            QCOMPARE(undone->english(), u"Undone: Computer played to the end: 12 matches"_s);
            // A whole message, whose parts are translated, also when it is read again.
            const Message whole{"Undone: %1", {}, {{"Computer played to the end: %1 matches", {u"12"_s}}}};
            QVERIFY(undone->message() == whole);
            QVERIFY((*league)->history().entries()->front().message() == whole);
            QCOMPARE(difference(before, facts(**league)), QString());
            // Also in another program.
            league->reset();
            league = place.open();
            VERIFY_RESULT(league);
            ASSIGN_RESULT(redone, (*league)->history().redo());
            QCOMPARE(difference(after, facts(**league)), QString());
        }
        // What came after a part of it holds all of it.
        auto report = correctedReport(competition, 3, {Score{9, 9}, false, {}});
        VERIFY_RESULT(report);
        league->reset();
        ASSIGN_RESULT(other, place.open(u"Bert"_s));
        VERIFY_RESULT((*other)->results().record(id, std::move(*report)));
        other->reset();
        league = place.open();
        VERIFY_RESULT(league);
        const auto refused = (*league)->history().undo();
        QVERIFY(!refused);
        QVERIFY2(withoutLogin(wordsOf(refused.error())).contains(u"by Bert came after it"_s),
                 qPrintable(wordsOf(refused.error())));
    }

    /// Somebody enters results while the computer plays: what is played stays, and theirs is taken in.
    void othersMayEnterMeanwhile()
    {
        NEW_LEAGUE(place, league, Backend::Postgres);
        const NewCompetition made = newCup("league-4x2");
        const QUuid id = made.competition.definition().id;
        VERIFY_RESULT((*league)->competitions().add(made.competition));
        std::vector<QUuid> played;
        QUuid theirs;
        const auto done = playToTheEnd(**league, id, made.rules, [&](int count, int /*all*/) {
            ASSIGN_RESULT(other, place.open(u"Bert"_s));
            const Competition now = (*other)->competitions().find(id).value();
            // What was on disk is there still.
            for (const QUuid &report : played)
                QVERIFY((*other)->results().log(report).value().has_value());
            played.clear();
            for (int i = 0; i < int(now.fixtures().size()); ++i)
                if (now.report(i) != nullptr && now.report(i)->id != theirs)
                    played.push_back(now.report(i)->id);
            if (count != 4)
                return;
            auto report = correctedReport(now, 11, {Score{3, 2}, false, {}});
            VERIFY_RESULT(report);
            VERIFY_RESULT((*other)->results().record(id, std::move(*report)));
            theirs = (*other)->competitions().find(id)->report(11)->id;
        });
        VERIFY_RESULT(done);
        QCOMPARE(*done, 11);
        const Competition end = (*league)->competitions().find(id).value();
        QCOMPARE(playedMatches(end), 12);
        QCOMPARE(end.report(11)->id, theirs);
        QCOMPARE(end.report(11)->score, (Score{3, 2}));
        // One step takes back the computer's matches and not theirs.
        VERIFY_RESULT((*league)->history().undo());
        const Competition back = (*league)->competitions().find(id).value();
        QCOMPARE(playedMatches(back), 1);
        QCOMPARE(back.report(11)->id, theirs);
    }

    /// Taken back in another window while it still plays: it ends, and plays nothing on top of that.
    void whoeverTakesItBackEndsIt()
    {
        NEW_LEAGUE(place, league, Backend::Postgres);
        const NewCompetition made = newCup("league-4x2");
        const QUuid id = made.competition.definition().id;
        VERIFY_RESULT((*league)->competitions().add(made.competition));
        const QStringList before = facts(**league);
        const auto done = playToTheEnd(**league, id, made.rules, [&](int count, int /*all*/) {
            if (count != 5)
                return;
            ASSIGN_RESULT(other, place.open());
            VERIFY_RESULT((*other)->history().undo());
        });
        VERIFY_RESULT(done);
        QCOMPARE(*done, 5);
        QCOMPARE(difference(before, facts(**league)), QString());
        VERIFY_RESULT((*league)->history().redo());
        QCOMPARE(playedMatches((*league)->competitions().find(id).value()), 5);
    }

    /// A window need not be drawn anew after each match, but hears of all of them.
    void everyChangeIsToldOfInTheEnd()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        const NewCompetition made = newCup("league-4x2");
        const QUuid id = made.competition.definition().id;
        VERIFY_RESULT((*league)->competitions().add(made.competition));
        std::vector<QUuid> told;
        connect(league->get(), &League::changed, this,
                [&told](const std::vector<Touch> &touches, bool isOwn) {
                    QVERIFY(isOwn);
                    for (const Touch &touch : touches)
                        if (touch.kind == Touch::Kind::Fixture)
                            told.push_back(touch.subject);
                });
        VERIFY_RESULT(playToTheEnd(**league, id, made.rules));
        QCOMPARE(told.size(), std::size_t{12});
    }
};

TOUCHLINE_TEST(TestStepOfPlay)

} // namespace test_step_of_play

#include "test_step_of_play.moc"
