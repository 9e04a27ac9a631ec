// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/consequences/consequences.h"
#include "core/competition/consequences/level_places.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/small_formats.h"

namespace test_consequences {

using namespace touchline;
using Kind = Ruling::Kind;

namespace {

Competition playedWorldCup()
{
    Competition competition = cup::make("worldcup-32");
    cup::playGroupsInOrder(competition);
    for (int number = 49; number <= 64; ++number)
        cup::play(competition, number, {1, 0});
    return competition;
}

std::vector<int> numbers(const Competition &competition, const std::vector<Conflict> &conflicts)
{
    std::vector<int> list;
    for (const Conflict &conflict : conflicts)
        list.push_back(competition.fixtures()[at(conflict.fixture)].number);
    return list;
}

/// Does what a remedy says about a match in conflict; nothing where it can only be waited for.
std::optional<Change> changeFor(const Competition &competition, const Conflict &conflict, Remedy remedy)
{
    const int number = competition.fixtures()[at(conflict.fixture)].number;
    switch (remedy) {
    case Remedy::Wait:
    case Remedy::DrawLots:
        return std::nullopt;
    case Remedy::PlayAgain:
        return cup::ruling(competition, number, Kind::Replay);
    case Remedy::EnterResult:
        return cup::report(competition, number, {2, 0});
    case Remedy::Award:
        return cup::walkover(competition, number, Side::Away);
    case Remedy::KeepAsItIs:
        return cup::ruling(competition, number, Kind::AsItIs);
    case Remedy::TakeOut:
        return ReportWithdrawal{number};
    case Remedy::Lift:
        return cup::ruling(competition, number, Kind::Lifted);
    }
    return std::nullopt;
}

/// Every remedy of every conflict is accepted and ends the conflict.
void verifyRemedies(const Competition &competition)
{
    for (const Conflict &conflict : conflictsOf(competition, progress(competition))) {
        QVERIFY(!conflict.remedies.empty());
        for (const Remedy remedy : conflict.remedies) {
            const auto change = changeFor(competition, conflict, remedy);
            if (!change)
                continue;
            ASSIGN_RESULT(changed, withChange(competition, *change));
            QVERIFY(progress(*changed).fixtures[at(conflict.fixture)].state != FixtureState::InConflict);
        }
    }
}

} // namespace

class TestConsequences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCorrectedGroupResult()
    {
        const Competition competition = playedWorldCup();
        ASSIGN_RESULT(found, consequences(competition, cup::report(competition, 1, {0, 1})));
        QCOMPARE(found->tables.size(), std::size_t{1});
        QCOMPARE(found->tables[0].table, 0);
        QVERIFY(found->tables[0].changesOrder());
        QCOMPARE(cup::name(competition, found->tables[0].before[0].team), u"T01"_s);
        QCOMPARE(cup::name(competition, found->tables[0].after[0].team), u"T16"_s);
        // Nothing is changed yet.
        QVERIFY(competition == playedWorldCup());
        QVERIFY((numbers(competition, found->conflicts) == std::vector<int>{49, 53, 57, 59, 61, 62, 63, 64}));
        const Conflict &first = found->conflicts[0];
        QCOMPARE(cup::name(competition, first.entered[Side::Home]), u"T01"_s);
        QCOMPARE(cup::name(competition, first.due[Side::Home]), u"T16"_s);
        QVERIFY((first.remedies == std::vector<Remedy>{Remedy::PlayAgain, Remedy::EnterResult, Remedy::Award,
                                                       Remedy::KeepAsItIs}));
        // Those behind it may be right after all.
        QVERIFY(found->conflicts[2].remedies.front() == Remedy::Wait);
        QCOMPARE(found->places.size(), std::size_t{4});
        QCOMPARE(cup::name(competition, found->places[0].before), u"T01"_s);
        QCOMPARE(found->places[0].after, -1);
        verifyRemedies(withChange(competition, cup::report(competition, 1, {0, 1})).value());
    }

    void aScoreThatMovesNobody()
    {
        const Competition competition = playedWorldCup();
        const auto found = consequences(competition, cup::report(competition, 1, {2, 0}));
        QCOMPARE(found->tables.size(), std::size_t{1});
        QVERIFY(!found->tables[0].changesOrder());
        QVERIFY(found->sides.empty() && found->conflicts.empty() && found->states.empty());
        const auto nothing = consequences(competition, *competition.report(0));
        QVERIFY(nothing->isEmpty());
    }

    void theWayBackFreesWhatWasInConflict()
    {
        Competition competition = playedWorldCup();
        cup::play(competition, 1, {0, 1});
        const auto found = consequences(competition, cup::report(competition, 1, {1, 0}));
        QCOMPARE(found->freed.size(), std::size_t{8});
        QVERIFY(found->conflicts.empty());
    }

    void aFirstLegCorrected()
    {
        TieRules legs{.legs = 2};
        Competition competition = cup::hold(cup::cupOfFour(legs));
        cup::play(competition, 1, {2, 0});
        cup::play(competition, 11, {1, 0}); // T01 goes through, 2-1
        const auto found = consequences(competition, cup::report(competition, 1, {1, 0}));
        QCOMPARE(numbers(competition, found->conflicts), std::vector<int>{11});
        QVERIFY(found->conflicts[0].why == ConflictReason::NothingDecides);
        QCOMPARE(found->ties.size(), std::size_t{1});
        const auto changed = withChange(competition, cup::report(competition, 1, {1, 0})).value();
        ASSIGN_RESULT(awarded, withChange(changed, cup::walkover(changed, 11, Side::Away)));
        QVERIFY(progress(*awarded).ties[0].winner == Side::Home);
    }

    void aSecondFinalThatIsNotNeeded()
    {
        Competition competition = cup::hold(cup::doubleElimination());
        for (const int number : {1, 2, 4, 3, 5})
            cup::play(competition, number, {1, 0});
        cup::play(competition, 6, {0, 1}); // the losers' side wins
        cup::play(competition, 7, {1, 0});
        const auto found = consequences(competition, cup::report(competition, 6, {1, 0}));
        QCOMPARE(numbers(competition, found->conflicts), std::vector<int>{7});
        QVERIFY(found->conflicts[0].why == ConflictReason::NotNeeded);
        QVERIFY(found->conflicts[0].remedies == std::vector<Remedy>{Remedy::TakeOut});
        verifyRemedies(withChange(competition, cup::report(competition, 6, {1, 0})).value());
    }

    void aRulingThatNoLongerFits()
    {
        Competition competition = cup::hold(cup::cupOfFour());
        cup::play(competition, 1, {1, 0});
        cup::play(competition, 2, {1, 0});
        cup::rule(competition, cup::walkover(competition, 20, Side::Home));
        cup::play(competition, 2, {0, 1});
        const auto conflicts = conflictsOf(competition, progress(competition));
        QCOMPARE(conflicts.size(), std::size_t{1});
        QVERIFY((conflicts[0].remedies == std::vector<Remedy>{Remedy::Award, Remedy::Lift}));
        verifyRemedies(competition);
    }

    void aLotThatDecidesNothingAnyMore()
    {
        Competition competition = cup::make("worldcup-32");
        cup::playGroupsInOrder(competition);
        for (const Fixture &fixture : competition.fixtures())
            if (fixture.table == 0)
                cup::play(competition, fixture.number, {fixture.number == 2 ? 1 : 0, 0});
        const Competition undrawn = competition;
        // T01 and T16, who drew with everybody, are level.
        QVERIFY(competition.addLot({0, {0, 15, 16, 31}}).has_value());
        QVERIFY(competition.addLot({0, {15, 0}}).has_value());
        const Progress now = progress(competition);
        QVERIFY(!lotDecides(competition, now, 0)); // the later one counts
        QVERIFY(lotDecides(competition, now, 1));
        const auto found = consequences(competition, cup::report(competition, 1, {1, 0}));
        QCOMPARE(found->idleLots, std::vector<int>{1});
        QCOMPARE(competition.lots().size(), std::size_t{2});
        // Undone they are gone, not kept without deciding anything.
        QVERIFY(differences(competition, undrawn).idleLots.empty());
    }

    void deductionsWithdrawalsAndLotsHaveConsequencesToo()
    {
        const Competition competition = playedWorldCup();
        const auto deducted = consequences(competition, Deduction{0, 0, 9, u"licence"_s});
        QVERIFY(deducted->tables[0].changesOrder());
        QVERIFY(!deducted->conflicts.empty());
        Competition open = cup::make("worldcup-32");
        cup::playGroupsInOrder(open);
        const auto withdrawn = consequences(open, TeamWithdrawal{0});
        QCOMPARE(withdrawn->ties.size(), std::size_t{1});
        QVERIFY(withdrawn->ties[0].after.by == TieDecision::Walkover);
        QCOMPARE(withdrawn->states.size(), std::size_t{1});
        QVERIFY(consequences(open, Lot{0, {0, 15}})->isEmpty());
    }

    void whatCannotBeDoneHasNoConsequences()
    {
        const Competition competition = cup::make("worldcup-32");
        QVERIFY(consequences(competition, ReportWithdrawal{1}).error().fault == Fault::Refused);
        QVERIFY(consequences(competition, ReportWithdrawal{999}).error().fault == Fault::NotFound);
        QVERIFY(consequences(competition, Deduction{0, 0, 0, {}}).error().fault == Fault::BadInput);
        QVERIFY(consequences(competition, TeamWithdrawal{77}).error().fault == Fault::BadInput);
    }

    /// Nothing is left to be played before such a match, so it does not say that this should be settled.
    void aConflictThatWaitsForLots()
    {
        Competition competition = cup::hold(cup::leagueWithFinal({TieBreak::Points, TieBreak::Lots}));
        for (const Fixture &fixture : competition.fixtures()) {
            if (!fixture.isGroupMatch())
                continue;
            const bool isHomeBetter = fixture.slots[Side::Home].number < fixture.slots[Side::Away].number;
            cup::play(competition, fixture.number, isHomeBetter ? Score{1, 0} : Score{0, 1});
        }
        cup::play(competition, 20, {1, 0});
        QVERIFY(lotsWanted(competition, progress(competition)).empty());
        const int drawn =
            std::max(cup::numberOf(competition, "T02", "T03"), cup::numberOf(competition, "T03", "T02"));
        QVERIFY(drawn > 0);
        cup::play(competition, drawn, {1, 1});
        const Progress now = progress(competition);
        const std::vector<Conflict> conflicts = conflictsOf(competition, now);
        QCOMPARE(numbers(competition, conflicts), std::vector<int>{20});
        QVERIFY(conflicts.front().remedies.front() == Remedy::DrawLots);
        const std::vector<Message> wanted = lotsWanted(competition, now);
        QCOMPARE(wanted.size(), std::size_t{1});
        QCOMPARE(wanted.front().english(), u"Places 2 and 3 of group C are level: draw lots "
                                           "(Team T02, Team T03)."_s);
        // The lot for the second that was: all is well.
        QVERIFY(competition.addLot({0, {1, 2}}));
        QVERIFY(conflictsOf(competition, progress(competition)).empty());
    }

    void levelPlacesThatLeadNowhereAreNotAskedFor()
    {
        Competition competition = cup::hold(cup::leagueWithFinal({TieBreak::Points, TieBreak::Ranking}));
        // T01 and T02 go on; T03 and T04 are level.
        cup::play(
            competition,
            std::max(cup::numberOf(competition, "T01", "T02"), cup::numberOf(competition, "T02", "T01")),
            {1, 1});
        for (const Fixture &fixture : competition.fixtures()) {
            if (!fixture.isGroupMatch() || cup::state(competition, fixture.number) != FixtureState::Ready)
                continue;
            const int home = fixture.slots[Side::Home].number;
            const int away = fixture.slots[Side::Away].number;
            const bool isLevel = home > 2 && away > 2;
            cup::play(competition, fixture.number,
                      isLevel       ? Score{0, 0}
                      : home < away ? Score{1, 0}
                                    : Score{0, 1});
        }
        QVERIFY(lotsWanted(competition, progress(competition)).empty());
        // Without a ranking the first two are level, too, and it is named.
        CompetitionDefinition definition = competition.definition();
        for (Entrant &entrant : definition.entrants)
            entrant.ranking = 0;
        Competition unranked = Competition::create(std::move(definition)).value();
        for (std::size_t i = 0; i < competition.fixtures().size(); ++i)
            if (const MatchReport *report = competition.report(int(i)))
                QVERIFY(unranked.record(*report));
        const std::vector<Message> wanted = lotsWanted(unranked, progress(unranked));
        QCOMPARE(wanted.size(), std::size_t{1});
        QCOMPARE(wanted.front().english(),
                 u"Places 1 and 2 of group C are level: the ranking is missing (Team T01, Team "
                 "T02)."_s);
    }
};

TOUCHLINE_TEST(TestConsequences)

} // namespace test_consequences

#include "test_consequences.moc"
