// SPDX-License-Identifier: GPL-3.0-or-later
// What may be taken back while a match is played, whose dice are real, and the notes of both.
#include "core/play/matches/taking_back.h"

#include "core/competition/competition_json.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/undo_check.h"
#include "core/play/new_competition.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"

namespace test_taking_back {

using namespace touchline;
using namespace touchline::testing;

class TestTakingBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCompetitionKeepsItsRule()
    {
        Competition competition = newCompetition(cupWishes("premier")).value().competition;
        const Competition before = competition;
        QCOMPARE(takingBackIn(competition), TakingBack::Free);
        QCOMPARE(setTakingBack(competition, TakingBack::Free).error().fault, Fault::Refused);
        for (const TakingBack rule : {TakingBack::Never, TakingBack::ByConsent}) {
            QVERIFY(setTakingBack(competition, rule));
            QCOMPARE(takingBackIn(competition), rule);
            QCOMPARE(competition.organiserDecisions().size(), before.organiserDecisions().size() + 1);
            // It goes with the competition wherever that goes, and no rule of discipline stumbles over it.
            ASSIGN_RESULT(again, competitionFromJson(toJson(competition)));
            QCOMPARE(takingBackIn(*again), rule);
            QVERIFY(playRulesOf(*again));
            QVERIFY(disciplineOf(*again));
        }
        QVERIFY(setTakingBack(competition, TakingBack::Free));
        QVERIFY(competition == before);
    }

    void aRollIsTakenBackOnlyAsTheRuleAllows()
    {
        const Competition competition = newCompetition(cupWishes("premier")).value().competition;
        const PlayRules rules = playRulesOf(competition).value();
        auto live =
            LiveMatch::begin(*rules.choice.game, kickOffSetup(competition, 0, rules, 0).value()).value();
        while (live.question().awaits == Awaits::Roll)
            QVERIFY(live.roll(4));
        const std::size_t rolls = live.entries().size();
        QVERIFY(rolls > 0);
        QVERIFY(live.choose(live.optionNames().first()));
        for (const TakingBack rule : {TakingBack::Free, TakingBack::ByConsent, TakingBack::Never}) {
            QVERIFY(checkUndo(live, rolls, {rule}));
            QVERIFY(checkUndo(live, live.entries().size() + 5, {rule}));
            QCOMPARE(checkUndo(live, rolls - 1, {rule}).has_value(), rule == TakingBack::Free);
            QCOMPARE(checkUndo(live, rolls - 1, {rule}, true).has_value(), rule != TakingBack::Never);
        }
        QVERIFY(!goesPastRoll(live, rolls));
        QVERIFY(goesPastRoll(live, 0));
    }

    void theLogNotesWhoseDiceAreReal()
    {
        const Competition competition = newCompetition(cupWishes("premier")).value().competition;
        const PlayRules rules = playRulesOf(competition).value();
        auto live =
            LiveMatch::begin(*rules.choice.game, kickOffSetup(competition, 0, rules, 0).value()).value();
        std::size_t kept = 0;
        live.keepWith([&kept](const InputChange &change) {
            kept += change.notes != nullptr ? change.notes->dice.size() : 0;
            return Result<void>();
        });
        const std::vector<DiceNote> dice{{Side::Home, true, {u"D42"_s}}, {Side::Away, false, {}}};
        QVERIFY(live.setDice(dice));
        QCOMPARE(kept, 2U);
        QVERIFY(live.setDice(dice));
        QCOMPARE(kept, 2U);
        QVERIFY(live.roll(40));
        QVERIFY(live.undoTo(0));
        QCOMPARE(live.notes().dice, dice);
        const QJsonObject written = toJson(live.log(), *rules.choice.game);
        ASSIGN_RESULT(read, logFromJson(written, *rules.choice.game));
        QCOMPARE(read->notes.dice, dice);
        QVERIFY(live.setDice({}));
        QVERIFY(!toJson(live.log(), *rules.choice.game).contains(u"dice"_s));
    }
};

TOUCHLINE_TEST(TestTakingBack)

} // namespace test_taking_back

#include "test_taking_back.moc"
