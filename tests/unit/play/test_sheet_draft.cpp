// SPDX-License-Identifier: GPL-3.0-or-later
// A score sheet that somebody writes: what follows from what, and where it says what is wrong.
#include "core/play/matches/sheet_draft.h"

#include "core/match/report/report_events.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/discipline/fielded_suspended.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"
#include "tests/unit/play/played_cup.h"

#include <QJsonDocument>

#include <algorithm>
#include <functional>

namespace test_sheet_draft {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr int seeds = 3; ///< of the long runs

using Kind = ReportEventKind;
using Lines = QStringList;

SheetDraft leagueDraft(const char *game = "atcs", const char *level = "advanced")
{
    return SheetDraft(tableMatch(Competition::create(playableLeague(game, level)).value(), 0).value());
}

SheetDraft cupDraft(const PlayedCup &cup = {"", "atcs", "advanced"})
{
    return SheetDraft(tableMatch(newCup(cup, 1).competition, 0).value());
}

/// An event of the player in that row of the squad; minute 0 = not noted.
ReportEvent of(const SheetDraft &draft, Kind kind, Side side, std::size_t row, int minute = 0,
               int stoppage = 0)
{
    const PlayerOnTheDay &player = draft.match().teams[side].players[row];
    return {
        kind, minute == 0 ? std::nullopt : std::optional(minute), stoppage, side, player.player, player.name,
        {}};
}

Lines lines(const SheetDraft &draft)
{
    Lines all;
    for (const SheetProblem &one : draft.problems())
        all.append(u"%1: %2"_s.arg(one.event).arg(one.problem.what.english()));
    return all;
}

/// "goal 12, yellow 30, second_yellow 30".
QString story(const std::vector<ReportEvent> &events)
{
    Lines all;
    for (const ReportEvent &event : events)
        all.append(reportEventWord(event.kind) + QLatin1Char(' ') +
                   (event.minute ? QString::number(*event.minute) : u"-"_s));
    return all.join(u", "_s);
}

SheetDraft::Figures ended(Score score)
{
    SheetDraft::Figures figures;
    figures.score = score;
    return figures;
}

MatchReport withoutId(MatchReport report)
{
    report.id = {};
    report.carryOut = {};
    return report;
}

/// The lines around the first one in which two texts differ.
QString firstDifference(const QByteArray &got, const QByteArray &wanted)
{
    const QList<QByteArray> mine = got.split('\n');
    const QList<QByteArray> theirs = wanted.split('\n');
    qsizetype line = 0;
    while (line < mine.size() && line < theirs.size() && mine[line] == theirs[line])
        ++line;
    constexpr qsizetype around = 6;
    return QString::fromUtf8(mine.mid(std::max<qsizetype>(line - around, 0), 2 * around).join('\n') +
                             "\n-- wanted --\n" +
                             theirs.mid(std::max<qsizetype>(line - around, 0), 2 * around).join('\n'));
}

} // namespace

class TestSheetDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// It begins with the score at which the match was abandoned, and needs no winner.
    void theSheetOfAnAbandonedMatch()
    {
        Competition competition = newCup({"", "atcs", "advanced"}, 1).competition;
        Ruling abandoned{.match = competition.fixtures()[0].number,
                         .kind = Ruling::Kind::Abandoned,
                         .teams = progress(competition).fixtures[0].teams,
                         .abandonedAt = Score{1, 1}};
        QVERIFY(competition.rule(abandoned).has_value());
        SheetDraft draft(tableMatch(competition, 0).value());
        QVERIFY((draft.figures().score == Score{1, 1}));
        draft.setNoted(Completeness::Score);
        QCOMPARE(lines(draft), Lines());
        ASSIGN_RESULT(recorded, competition.record(draft.report()));
        QVERIFY(!progress(competition).ties[0].winner);
    }

    void anEmptySheetIsAGoallessDraw()
    {
        const SheetDraft draft = leagueDraft();
        QCOMPARE(draft.noted(), Completeness::Full);
        QCOMPARE(lines(draft), Lines());
        const MatchReport report = draft.report();
        QCOMPARE(report.score, (Score{0, 0}));
        QVERIFY(!report.winner);
        QCOMPARE(report.decidedBy, DecidedBy::NinetyMinutes);
        QVERIFY(report.game.isEmpty());
        QCOMPARE(report.fixture, draft.match().fixture);
        for (const Side side : bothSides) {
            QCOMPARE(report.teams[side].team, draft.match().teams[side].team);
            QVERIFY2(report.teams[side].players.empty(), "nobody said who was there");
        }
    }

    /// The sheet of a later match was entered first. The player who was sent off in the earlier one is blamed
    /// for it only where that sheet says that he took part.
    void aLateReportBlamesNobodyOfWhomASheetSaysNothing()
    {
        const auto blamed = [](const std::function<void(SheetDraft &, Side)> &write) {
            Competition competition = Competition::create(playableLeague("atcs", "advanced")).value();
            const Progress now = progress(competition);
            const int team = now.fixtures[0].teams[Side::Home];
            const auto next =
                std::find_if(now.fixtures.begin() + 1, now.fixtures.end(), [&](const auto &one) {
                    return one.teams[Side::Home] == team || one.teams[Side::Away] == team;
                });
            const Side side = next->teams[Side::Home] == team ? Side::Home : Side::Away;
            SheetDraft later(tableMatch(competition, static_cast<int>(next - now.fixtures.begin())).value());
            later.add(of(later, Kind::Goal, side, 0, 12));
            write(later, side);
            const bool isRecorded = competition.record(later.report()).has_value();
            SheetDraft late(tableMatch(competition, 0).value());
            late.add(of(late, Kind::Red, Side::Home, 3, 50));
            if (!isRecorded || !competition.record(late.report()))
                return -1;
            const DisciplineRules rules = **disciplineOf(competition);
            return static_cast<int>(fieldedPlayers(competition, progress(competition), rules).size());
        };
        QCOMPARE(blamed([](SheetDraft &, Side) {}), 0);
        QCOMPARE(
            blamed([](SheetDraft &sheet, Side side) { sheet.add(of(sheet, Kind::Yellow, side, 3, 30)); }), 1);
        QCOMPARE(blamed([](SheetDraft &sheet, Side side) {
                     sheet.setLineUp(side, {{sheet.match().teams[side].players[3].player}, {}});
                 }),
                 1);
        QCOMPARE(blamed([](SheetDraft &sheet, Side side) {
                     sheet.noteFielded(side, sheet.match().teams[side].players[3].player);
                 }),
                 1);
    }

    void theResultFollowsTheGoals()
    {
        SheetDraft draft = leagueDraft();
        QCOMPARE(draft.add(of(draft, Kind::Goal, Side::Home, 0, 12)), 0);
        QCOMPARE(draft.add(of(draft, Kind::Goal, Side::Away, 1, 45, 2)), 1);
        QCOMPARE(draft.add(of(draft, Kind::PenaltyGoal, Side::Home, 2, 30)), 1);
        QCOMPARE(draft.figures().score, (Score{2, 1}));
        QVERIFY(draft.followsGoals());
        QCOMPARE(story(draft.events()), u"goal 12, penalty_goal 30, goal 45"_s);
        QCOMPARE(draft.report().winner, std::optional(Side::Home));
        draft.remove(0);
        QCOMPARE(draft.figures().score, (Score{1, 1}));
        QVERIFY(!draft.report().winner);
        QCOMPARE(draft.replace(1, of(draft, Kind::Goal, Side::Home, 1, 5)), 0);
        QCOMPARE(draft.figures().score, (Score{2, 0}));
        QCOMPARE(lines(draft), Lines());
    }

    void anOwnGoalCountsForTheOthers()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::OwnGoal, Side::Home, 5, 60));
        QCOMPARE(draft.figures().score, (Score{0, 1}));
        QCOMPARE(draft.report().winner, std::optional(Side::Away));
        QCOMPARE(lines(draft), Lines());
    }

    void aTypedResultStays()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 12));
        draft.setFigures(draft.figures());
        QVERIFY(draft.followsGoals());
        draft.setFigures(ended({3, 1}));
        QVERIFY(!draft.followsGoals());
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 13));
        QCOMPARE(draft.figures().score, (Score{3, 1}));
        // Nobody noted who scored the others.
        QCOMPARE(lines(draft), Lines());
        QCOMPARE(draft.goalsNotListed(), (PerSide<int>{{1, 1}}));
        QCOMPARE(draft.events().size(), std::size_t{2});
        const MatchReport report = draft.report();
        QCOMPARE(report.events.size(), std::size_t{4});
        QCOMPARE(std::count_if(report.events.begin(), report.events.end(), isOfUnknownScorer), 2);
        QCOMPARE(validate(report).size(), std::size_t{0});
        // More than the result are too many.
        draft.setFigures(ended({1, 1}));
        QCOMPARE(lines(draft), Lines{u"-1: The goals listed make 2-0, but the result is 1-1."_s});
        draft.followGoals();
        QCOMPARE(draft.figures().score, (Score{2, 0}));
        QCOMPARE(lines(draft), Lines());
    }

    void aSecondYellowCardBringsTheSendingOff()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Yellow, Side::Home, 3, 20));
        draft.add(of(draft, Kind::Yellow, Side::Home, 4, 25));
        QCOMPARE(draft.add(of(draft, Kind::Yellow, Side::Home, 3, 70)), 2);
        QCOMPARE(story(draft.events()), u"yellow 20, yellow 25, yellow 70, second_yellow 70"_s);
        QCOMPARE(draft.events()[3].player, draft.events()[2].player);
        QCOMPARE(lines(draft), Lines());
        // The earlier one comes later: the sending-off goes with the second.
        QCOMPARE(draft.replace(0, of(draft, Kind::Yellow, Side::Home, 3, 80)), 2);
        QCOMPARE(story(draft.events()), u"yellow 25, yellow 70, yellow 80, second_yellow 80"_s);
        QCOMPARE(lines(draft), Lines());
        draft.remove(1);
        QCOMPARE(story(draft.events()), u"yellow 25, yellow 80"_s);
    }

    void theSendingOffGoesWithItsCard()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Yellow, Side::Away, 3, 20));
        draft.add(of(draft, Kind::Yellow, Side::Away, 3, 70));
        draft.remove(2);
        QCOMPARE(story(draft.events()), u"yellow 20"_s);
        // By itself there is none.
        QCOMPARE(draft.add(of(draft, Kind::SecondYellow, Side::Away, 3, 60)), -1);
        QCOMPARE(story(draft.events()), u"yellow 20"_s);
    }

    void aThirdYellowCardIsAProblemAtItsPlace()
    {
        SheetDraft draft = leagueDraft();
        for (const int minute : {20, 70, 80})
            draft.add(of(draft, Kind::Yellow, Side::Away, 3, minute));
        const Lines all = lines(draft);
        QVERIFY(all.contains(u"3: A player cannot get a third yellow card."_s));
    }

    void aProblemIsAtItsEvent()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Yellow, Side::Home, 3, 10));
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 20, 3));
        draft.add(of(draft, Kind::Goal, Side::Away, 0, 30));
        const QString stoppage = u"Stoppage time belongs to minute 45, 90, 105 or 120."_s;
        QCOMPARE(lines(draft), Lines{u"1: "_s + stoppage});
        // A card that is not noted keeps its place on the sheet.
        draft.setNoted(Completeness::Scorers);
        QCOMPARE(lines(draft), Lines{u"1: "_s + stoppage});
        // The first of the sheet is one like the others.
        draft.remove(0);
        QCOMPARE(lines(draft), Lines{u"0: "_s + stoppage});
    }

    /// Goals without a scorer stand between those of the sheet, and move no problem to another line.
    void aProblemIsAtItsEventBesideGoalsWithoutAScorer()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Yellow, Side::Home, 3, 10));
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 20, 3));
        draft.add(of(draft, Kind::Yellow, Side::Home, 4));
        draft.setFigures(ended({2, 1}));
        draft.setNoted(Completeness::Scorers);
        QCOMPARE(lines(draft), Lines{u"1: Stoppage time belongs to minute 45, 90, 105 or 120."_s});
        QCOMPARE(draft.goalsNotListed(), (PerSide<int>{{1, 1}}));
    }

    void theResultAndTheCards()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 12));
        draft.add(of(draft, Kind::Red, Side::Away, 2, 50));
        draft.setNoted(Completeness::Cards);
        draft.setFigures(ended({2, 0}));
        QCOMPARE(story(draft.report().events), u"red 50"_s);
        QCOMPARE(draft.report().completeness, Completeness::Cards);
        QCOMPARE(draft.report().teams[Side::Away].players.size(), std::size_t(1));
        QCOMPARE(draft.goalsNotListed(), PerSide<int>());
        QCOMPARE(lines(draft), Lines());
        // What is typed counts: the sheet has goals again.
        draft.add(of(draft, Kind::Goal, Side::Home, 1, 60));
        QCOMPARE(draft.noted(), Completeness::Full);
        QCOMPARE(story(draft.report().events), u"goal 12, red 50, goal 60"_s);
        SheetDraft without = leagueDraft();
        without.setNoted(Completeness::Scorers);
        without.add(of(without, Kind::Yellow, Side::Home, 3, 10));
        QCOMPARE(without.noted(), Completeness::Full);
    }

    /// A correction may know who scored: the goal without a scorer gives way.
    void aScorerIsFoundLater()
    {
        SheetDraft draft = leagueDraft();
        draft.setFigures(ended({2, 0}));
        MatchReport report = draft.report();
        QCOMPARE(report.events.size(), std::size_t{2});
        report.events.front().minute = 40;
        SheetDraft correction = leagueDraft();
        correction.take(report);
        // That it fell in minute 40 is known.
        QCOMPARE(correction.events().size(), std::size_t{1});
        QCOMPARE(correction.report().events, report.events);
        correction.add(of(correction, Kind::Goal, Side::Home, 0, 70));
        QCOMPARE(correction.figures().score, (Score{2, 0}));
        QCOMPARE(correction.goalsNotListed(), PerSide<int>());
        QCOMPARE(lines(correction), Lines());
    }

    void eventsWithoutAMinuteComeBehind()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Goal, Side::Home, 0));
        QCOMPARE(draft.add(of(draft, Kind::Yellow, Side::Home, 1, 90, 3)), 0);
        QCOMPARE(draft.add(of(draft, Kind::Goal, Side::Away, 1)), 2);
        QCOMPARE(draft.add(of(draft, Kind::Yellow, Side::Home, 2, 90)), 0);
        QCOMPARE(story(draft.events()), u"yellow 90, yellow 90, goal -, goal -"_s);
        QCOMPARE(draft.figures().score, (Score{1, 1}));
        QCOMPARE(lines(draft), Lines());
    }

    void lateGoalsMeanExtraTime()
    {
        SheetDraft draft = cupDraft();
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 50));
        draft.add(of(draft, Kind::Goal, Side::Away, 0, 90, 4));
        QVERIFY(!draft.figures().wasExtended);
        draft.add(of(draft, Kind::Goal, Side::Away, 1, 91));
        QVERIFY(draft.figures().wasExtended);
        QCOMPARE(draft.figures().after90, std::optional(Score{1, 1}));
        QCOMPARE(lines(draft), Lines());
        const MatchReport report = draft.report();
        QCOMPARE(report.extraTime, std::optional(Score{1, 2}));
        QCOMPARE(report.decidedBy, DecidedBy::ExtraTime);
        QCOMPARE(report.winner, std::optional(Side::Away));
        // A wrong minute is put right: no extra time was played.
        draft.replace(2, of(draft, Kind::Goal, Side::Away, 1, 19));
        QVERIFY(!draft.figures().wasExtended);
        QVERIFY(!draft.figures().after90);
        QCOMPARE(draft.report().decidedBy, DecidedBy::NinetyMinutes);
        QCOMPARE(lines(draft), Lines());
    }

    /// A league has no extra time: minute 93 is 90+3.
    void aLateGoalInALeagueIsInStoppageTime()
    {
        SheetDraft draft = leagueDraft();
        QCOMPARE(draft.add(of(draft, Kind::Goal, Side::Home, 9, 93)), 0);
        QVERIFY(!draft.figures().wasExtended);
        QCOMPARE(draft.events().front().minute, std::optional(90));
        QCOMPARE(draft.events().front().stoppage, 3);
        QCOMPARE(lines(draft), Lines());
        QCOMPARE(draft.report(0).decidedBy, DecidedBy::NinetyMinutes);
        draft.replace(0, of(draft, Kind::Goal, Side::Home, 9, 105));
        QCOMPARE(draft.events().front().stoppage, 15);
        // So late nobody plays on: it is a slip, and said.
        draft.replace(0, of(draft, Kind::Goal, Side::Home, 9, 118));
        QVERIFY(!lines(draft).isEmpty());
        // Kicks of a shoot-out keep their minute, and a cup may be extended.
        SheetDraft cup = cupDraft();
        cup.add(of(cup, Kind::Goal, Side::Home, 9, 93));
        QVERIFY(cup.figures().wasExtended);
        QCOMPARE(cup.events().front().minute, std::optional(93));
    }

    void figuresOfAnExtraTimeThatWasNotPlayedAreLeftOut()
    {
        SheetDraft draft = leagueDraft();
        draft.setFact({u"attempts"_s, Side::Home, 3, u"6"_s});
        QVERIFY(draft.report().facts.empty());
        QCOMPARE(lines(draft), Lines());
        SheetDraft::Figures figures = draft.figures();
        figures.wasExtended = true;
        draft.setFigures(figures);
        QCOMPARE(draft.report().facts.size(), std::size_t{1});
    }

    void extraTimeWithoutAGoalIsTicked()
    {
        SheetDraft draft = cupDraft();
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 50));
        draft.add(of(draft, Kind::Goal, Side::Away, 0, 51));
        SheetDraft::Figures figures = draft.figures();
        figures.wasExtended = true;
        figures.shootOut = Score{3, 4};
        draft.setFigures(figures);
        draft.followGoals();
        QVERIFY(draft.figures().wasExtended);
        QCOMPARE(draft.figures().after90, std::optional(Score{1, 1}));
        QCOMPARE(draft.figures().shootOut, std::optional(Score{3, 4}));
        QCOMPARE(draft.report().winner, std::optional(Side::Away));
        QCOMPARE(lines(draft), Lines());
        draft.add(of(draft, Kind::Goal, Side::Away, 0, 52));
        QVERIFY(draft.figures().wasExtended);
        QCOMPARE(draft.figures().after90, std::optional(Score{1, 2}));
        QVERIFY(!lines(draft).isEmpty());
    }

    void kicksMakeTheShootOut()
    {
        SheetDraft draft = cupDraft();
        SheetDraft::Figures figures;
        figures.wasExtended = true;
        draft.setFigures(figures);
        draft.followGoals();
        draft.add(of(draft, Kind::ShootOutGoal, Side::Home, 0));
        draft.add(of(draft, Kind::ShootOutMiss, Side::Away, 0));
        QCOMPARE(draft.figures().shootOut, std::optional(Score{1, 0}));
        QCOMPARE(draft.figures().score, (Score{0, 0}));
        QCOMPARE(lines(draft), Lines());
        QCOMPARE(draft.report().decidedBy, DecidedBy::ShootOut);
        // Kicks stay behind everything else.
        QCOMPARE(draft.add(of(draft, Kind::Yellow, Side::Away, 4, 100)), 0);
        // The last one is taken away: there was none.
        draft.remove(2);
        draft.remove(1);
        QVERIFY(!draft.figures().shootOut);
        QCOMPARE(story(draft.events()), u"yellow 100"_s);
    }

    void aLevelShootOutAsksForLots()
    {
        SheetDraft draft = cupDraft();
        SheetDraft::Figures figures = ended({1, 1});
        draft.setNoted(Completeness::Score);
        figures.wasExtended = true;
        figures.shootOut = Score{7, 7};
        draft.setFigures(figures);
        QVERIFY(draft.asksForWinner());
        QVERIFY(!lines(draft).isEmpty());
        figures.winner = Side::Away;
        draft.setFigures(figures);
        QCOMPARE(lines(draft), Lines());
        QCOMPARE(draft.report().criterion, u"lots"_s);
        QCOMPARE(draft.report().winner, std::optional(Side::Away));
        QCOMPARE(draft.report().decidedBy, DecidedBy::ShootOut);
        SheetDraft again = cupDraft();
        again.take(draft.report());
        QCOMPARE(withoutId(again.report()), withoutId(draft.report()));
        // Somebody wins it after all.
        figures.shootOut = Score{8, 7};
        draft.setFigures(figures);
        QVERIFY(!draft.asksForWinner());
        QCOMPARE(draft.report().winner, std::optional(Side::Home));
        QVERIFY(draft.report().criterion.isEmpty());
    }

    void quickPlayAsksWhoWonBy()
    {
        const PlayedCup quick{"", "atcs", "quick", {{u"quick_scores"_s, true}}};
        SheetDraft draft = cupDraft(quick);
        QCOMPARE(draft.noted(), Completeness::Score);
        draft.setNoted(Completeness::Full);
        QCOMPARE(draft.noted(), Completeness::Score);
        QVERIFY(draft.asksForWinner());
        QCOMPARE(lines(draft), Lines{u"-1: A knockout match needs a winner."_s});
        SheetDraft::Figures figures = ended({1, 1});
        figures.winner = Side::Home;
        draft.setFigures(figures);
        QCOMPARE(draft.report().criterion, u"best_result"_s);
        figures.criterion = u"coin"_s;
        draft.setFigures(figures);
        QCOMPARE(lines(draft), Lines());
        QCOMPARE(draft.report().criterion, u"coin"_s);
        QCOMPARE(draft.report().decidedBy, DecidedBy::Criteria);
        // Goals say it now.
        figures.score = {2, 1};
        draft.setFigures(figures);
        QVERIFY(!draft.asksForWinner());
        QCOMPARE(draft.report().decidedBy, DecidedBy::NinetyMinutes);
        QVERIFY(draft.report().criterion.isEmpty());
        figures.wasExtended = true;
        draft.setFigures(figures);
        QVERIFY(!lines(draft).isEmpty());
    }

    void quickPlayWithoutScoresHasAWinnerAlone()
    {
        const PlayedCup quick{"", "atcs", "quick", {{u"quick_scores"_s, false}}};
        SheetDraft draft = cupDraft(quick);
        QVERIFY(draft.asksForWinner());
        SheetDraft::Figures figures;
        figures.winner = Side::Away;
        draft.setFigures(figures);
        QCOMPARE(lines(draft), Lines());
        const MatchReport report = draft.report();
        QVERIFY(report.withoutScore);
        QCOMPARE(report.winner, std::optional(Side::Away));
        // What made him the winner goes with him.
        MatchReport played = report;
        played.decidedBy = DecidedBy::Criteria;
        played.criterion = u"coin"_s;
        draft.take(played);
        QCOMPARE(withoutId(draft.report()), withoutId(played));
        figures.winner = Side::Home;
        draft.setFigures(figures);
        QVERIFY(draft.report().criterion.isEmpty());
        QCOMPARE(lines(draft), Lines());
        // In a league nobody has to win.
        CompetitionDefinition definition = playableLeague("atcs", "quick");
        definition.options = quick.options;
        SheetDraft league(tableMatch(Competition::create(definition).value(), 0).value());
        QVERIFY(league.asksForWinner());
        QCOMPARE(lines(league), Lines());
        QVERIFY(!league.report().winner);
    }

    void whatIsNotNotedIsLeftOut()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Yellow, Side::Home, 3, 5));
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 12));
        draft.setNoted(Completeness::Scorers);
        QCOMPARE(story(draft.report().events), u"goal 12"_s);
        QCOMPARE(draft.report().teams[Side::Home].players.size(), std::size_t(1));
        draft.setNoted(Completeness::Score);
        QVERIFY(draft.report().events.empty());
        QVERIFY(draft.report().teams[Side::Home].players.empty());
        QCOMPARE(draft.report().score, (Score{1, 0}));
        // It is still there.
        draft.setNoted(Completeness::Full);
        QCOMPARE(story(draft.report().events), u"yellow 5, goal 12"_s);
    }

    void aProblemIsAtItsEventWhenOnlyScorersAreNoted()
    {
        SheetDraft draft = leagueDraft();
        draft.add(of(draft, Kind::Yellow, Side::Home, 3, 5));
        draft.add(of(draft, Kind::Goal, Side::Home, 0, 12));
        draft.add(of(draft, Kind::Red, Side::Away, 2, 20));
        draft.add(of(draft, Kind::Goal, Side::Away, 1, 50, 2));
        const QString sentence = u"3: Stoppage time belongs to minute 45, 90, 105 or 120."_s;
        QCOMPARE(lines(draft), Lines{sentence});
        draft.setNoted(Completeness::Scorers);
        QCOMPARE(lines(draft), Lines{sentence});
        // Of two that are the same, each has its own.
        draft.add(of(draft, Kind::Goal, Side::Away, 1, 50, 2));
        const QString other = u"4: Stoppage time belongs to minute 45, 90, 105 or 120."_s;
        QCOMPARE(lines(draft), (Lines{sentence, other}));
        draft.setNoted(Completeness::Full);
        QCOMPARE(lines(draft), (Lines{sentence, other}));
    }

    void whoIsSuspendedScoresNoGoal()
    {
        Competition league = Competition::create(playableLeague("atcs", "advanced")).value();
        const std::vector<int> own = fixturesOf(league, 0);
        SheetDraft first(tableMatch(league, own[0]).value());
        const Side side =
            first.match().teams[Side::Home].team == league.entrant(0).id ? Side::Home : Side::Away;
        const ReportEvent red = of(first, Kind::Red, side, 6, 33);
        first.add(red);
        QVERIFY(league.record(first.report()).has_value());
        SheetDraft next(tableMatch(league, own[1]).value());
        const Side now =
            next.match().teams[Side::Home].team == league.entrant(0).id ? Side::Home : Side::Away;
        next.add(of(next, Kind::Goal, now, 5, 10));
        const int at = next.add(of(next, Kind::Goal, now, 6, 11));
        QCOMPARE(lines(next), Lines{u"%1: %2 sat out this match."_s.arg(at).arg(red.playerName)});
    }

    void factsAreNotedOnceInTheOrderOfTheSheet()
    {
        SheetDraft draft = leagueDraft("atcs", "premier");
        const auto fact = [](const char *name, std::optional<Side> side, int period, const char *value) {
            return MatchFact{QString::fromUtf8(name), side, period, QString::fromUtf8(value)};
        };
        draft.setFact(fact("attempts", Side::Away, 2, "9"));
        draft.setFact(fact("attempts", Side::Home, 2, "8"));
        draft.setFact(fact("attempts", Side::Home, 1, "7"));
        draft.setFact(fact("strategy", Side::Home, 1, "normal"));
        draft.setFact(fact("referee", {}, 0, "Italy"));
        draft.setFact(fact("attempts", Side::Home, 1, "17"));
        draft.setFact(fact("referee_type", {}, 0, "control_freak"));
        draft.setFact(fact("referee_type", {}, 0, ""));
        QCOMPARE(draft.fact(u"attempts"_s, Side::Home, 1), u"17"_s);
        QVERIFY(draft.fact(u"referee_type"_s).isEmpty());
        QCOMPARE(draft.report().facts, (std::vector<MatchFact>{fact("referee", {}, 0, "Italy"),
                                                               fact("strategy", Side::Home, 1, "normal"),
                                                               fact("attempts", Side::Home, 1, "17"),
                                                               fact("attempts", Side::Home, 2, "8"),
                                                               fact("attempts", Side::Away, 2, "9")}));
        QCOMPARE(lines(draft), Lines());
        draft.setFact(fact("attempts", Side::Home, 1, "lots"));
        QCOMPARE(lines(draft), Lines{u"-1: This must be from 0 to 99."_s});
    }

    void lineUpsAndSpectatorsAreKept()
    {
        SheetDraft draft = leagueDraft("fuba", "standard");
        const auto &players = draft.match().teams[Side::Home].players;
        LineUp lineUp;
        for (std::size_t i = 0; i < 12; ++i)
            (i < 11 ? lineUp.started : lineUp.bench).push_back(players[i].player);
        draft.setLineUp(Side::Home, lineUp);
        draft.setAttendance(31'000);
        QCOMPARE(draft.report().lineUps[Side::Home], lineUp);
        QVERIFY(draft.report().lineUps[Side::Away].isEmpty());
        QCOMPARE(draft.report().attendance, std::optional(31'000));
        QCOMPARE(lines(draft), Lines());
        draft.add(of(draft, Kind::SubstituteOn, Side::Home, 11, 60));
        QCOMPARE(lines(draft), Lines());
        const int at = draft.add(of(draft, Kind::Goal, Side::Home, 12, 61));
        QCOMPARE(lines(draft), Lines{u"%1: %2 is not in the line-up."_s.arg(at).arg(players[12].name)});
        draft.setNoted(Completeness::Score);
        QVERIFY(draft.report().lineUps[Side::Home].isEmpty());
    }

    void everySheetOfAMatchHasItsNumber()
    {
        const SheetDraft draft = leagueDraft();
        QCOMPARE(draft.report(1).id, draft.report(1).id);
        QVERIFY(draft.report(0).id != draft.report(1).id);
        QCOMPARE(draft.report().id, draft.report(0).id);
    }

    void whatIsLeftForTheNextMatch()
    {
        SheetDraft draft = leagueDraft("fuba", "standard");
        draft.add(of(draft, Kind::Yellow, Side::Home, 3, 5));
        draft.setFact({u"condition_loss"_s, Side::Home, 0, u"1"_s});
        const QJsonObject home = draft.report().carryOut.value(u"home"_s).toObject();
        QCOMPARE(home, (QJsonObject{{u"yellows"_s, 1}, {u"condition_loss"_s, 1}}));
        draft.setNoted(Completeness::Scorers);
        QVERIFY(draft.report().carryOut.isEmpty());
    }

    void whoCorrectsAGoalKeepsWhatDiceSettled()
    {
        const Competition cup = playedCup({"", "fuba", "standard"}, 2);
        int losses = 0;
        for (int fixture = 0; fixture < int(cup.fixtures().size()); ++fixture) {
            const MatchReport &played = *cup.report(fixture);
            SheetDraft draft(tableMatch(cup, fixture).value());
            draft.take(played);
            draft.add(of(draft, Kind::Goal, Side::Home, 0, 1));
            QCOMPARE(draft.report().carryOut, played.carryOut);
            draft.add(of(draft, Kind::Yellow, Side::Home, 0, 1));
            QVERIFY(draft.report().carryOut != played.carryOut);
            for (const Side side : bothSides)
                losses += played.carryOut.value(sideWord(side)).toObject().value(u"condition_loss"_s).toInt();
        }
        QVERIFY2(losses > 0, "no match of this cup cost anything");
    }

    void aReportThatIsTakenUpComesBack_data() { cups(); }
    void aReportThatIsTakenUpComesBack()
    {
        QFETCH(const int, cup);
        int events = 0;
        for (int seed = 1; seed <= withoutLongRun(seeds); ++seed) {
            const Competition competition =
                playedCup(playedCups[static_cast<std::size_t>(cup)], static_cast<std::uint64_t>(seed));
            for (int fixture = 0; fixture < int(competition.fixtures().size()); ++fixture) {
                const MatchReport &played = *competition.report(fixture);
                SheetDraft draft(tableMatch(competition, fixture).value());
                draft.take(played);
                QCOMPARE(lines(draft), Lines());
                const QByteArray wanted = QJsonDocument(toJson(asOnASheet(played))).toJson();
                const QByteArray got = QJsonDocument(toJson(asOnASheet(draft.report()))).toJson();
                QVERIFY2(got == wanted, qPrintable(firstDifference(got, wanted)));
                QCOMPARE(draft.report().after90.value_or(draft.report().score),
                         played.after90.value_or(played.score));
                events += int(played.events.size());
            }
        }
        const bool hasEvents = playedCups[static_cast<std::size_t>(cup)].level != std::string_view("quick");
        QCOMPARE(events > 0, hasEvents);
    }

    void goalsAloneGiveTheResultBack_data() { cups(); }
    void goalsAloneGiveTheResultBack()
    {
        QFETCH(const int, cup);
        const Competition competition = playedCup(playedCups[static_cast<std::size_t>(cup)], 4);
        for (int fixture = 0; fixture < int(competition.fixtures().size()); ++fixture) {
            const MatchReport &played = *competition.report(fixture);
            SheetDraft draft(tableMatch(competition, fixture).value());
            if (!draft.match().sheet.hasScorers)
                continue;
            SheetDraft::Figures figures;
            figures.wasExtended = played.extraTime.has_value();
            draft.setFigures(figures);
            draft.followGoals();
            // In any order: minutes put them in theirs.
            for (auto event = played.events.rbegin(); event != played.events.rend(); ++event)
                if (event->minute && !isShootOutKick(event->kind))
                    draft.add(*event);
            for (const ReportEvent &event : played.events)
                if (!event.minute || isShootOutKick(event.kind))
                    draft.add(event);
            QCOMPARE(draft.figures().score, played.score);
            QCOMPARE(draft.figures().wasExtended, played.extraTime.has_value());
            if (played.extraTime)
                QCOMPARE(draft.figures().after90, played.after90);
            QCOMPARE(draft.report().decidedBy, played.decidedBy);
        }
    }

    void aSheetBringsTheBansOfThePlayedMatch_data() { cups(); }
    void aSheetBringsTheBansOfThePlayedMatch()
    {
        QFETCH(const int, cup);
        const Competition played = playedCup(playedCups[static_cast<std::size_t>(cup)], 6);
        Competition entered = Competition::create(played.definition()).value();
        for (const Lot &lot : played.lots())
            QVERIFY(entered.addLot(lot).has_value());
        const PlayRules rules = playRulesOf(played).value();
        for (int fixture = 0; fixture < int(played.fixtures().size()); ++fixture) {
            SheetDraft draft(tableMatch(entered, fixture).value());
            draft.take(*played.report(fixture));
            QCOMPARE(lines(draft), Lines());
            QVERIFY(entered.record(draft.report()).has_value());
        }
        // The same tables and bracket, with extra time and shoot-outs as they were.
        QCOMPARE(progress(entered), progress(played));
        if (!rules.discipline)
            return;
        for (int team = 0; team < int(played.definition().entrants.size()); ++team) {
            const TeamLedger wanted = ledgerOf(played, team, *rules.discipline);
            const TeamLedger got = ledgerOf(entered, team, *rules.discipline);
            QCOMPARE(got.suspensions(), wanted.suspensions());
            QVERIFY(got.violations().empty());
        }
    }

    void aReportOfOtherTeamsLeavesItsFiguresAlone()
    {
        const Competition league = Competition::create(playableLeague("atcs", "advanced")).value();
        SheetDraft other(tableMatch(league, 1).value());
        other.add(of(other, Kind::Goal, Side::Home, 0, 12));
        other.setAttendance(500);
        SheetDraft draft(tableMatch(league, 0).value());
        draft.take(other.report());
        QCOMPARE(draft.figures().score, (Score{1, 0}));
        QCOMPARE(draft.attendance(), std::optional(500));
        QVERIFY(draft.events().empty());
        QVERIFY(!draft.followsGoals());
    }

    void whoHasLeftSinceIsStillInTheReport()
    {
        const Competition league = Competition::create(playableLeague("atcs", "advanced")).value();
        TableMatch match = tableMatch(league, 0).value();
        SheetDraft former(match);
        former.add(of(former, Kind::Goal, Side::Home, 3, 12));
        const PlayerOnTheDay scorer = match.teams[Side::Home].players[3];
        match.teams[Side::Home].players.erase(match.teams[Side::Home].players.begin() + 3);
        match.squads[Side::Home].entries.erase(match.squads[Side::Home].entries.begin() + 3);
        SheetDraft draft(match);
        draft.take(former.report());
        QCOMPARE(lines(draft), Lines());
        const auto &players = draft.match().teams[Side::Home].players;
        QCOMPARE(players.back(), scorer);
        QCOMPARE(players.size(), draft.match().squads[Side::Home].entries.size());
        QCOMPARE(draft.match().squads[Side::Home].entries.back().person.id, scorer.player);
    }

private:
    static void cups()
    {
        QTest::addColumn<int>("cup");
        for (int i = 0; i < int(playedCups.size()); ++i)
            if (const PlayedCup &one = playedCups[static_cast<std::size_t>(i)]; isTried(one))
                QTest::newRow(one.name) << i;
    }
};

TOUCHLINE_TEST(TestSheetDraft)

} // namespace test_sheet_draft

#include "test_sheet_draft.moc"
