// SPDX-License-Identifier: GPL-3.0-or-later
// What a score sheet has a place for, and what checkSheet() says of the rest.
#include "core/match/report/minute.h"
#include "core/match/report/score_sheet.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/report_fixture.h"

namespace test_sheet_check {

using namespace touchline;
using namespace touchline::testing;

namespace {

constexpr std::array tempers{SheetWord{"calm", "calm"}, SheetWord{"strict", "strict"}};
constexpr std::array injuries{SheetWord{"out", "out"}, SheetWord{"stays", "plays on"}};
constexpr std::array goals{SheetWord{"corner", "from a corner"}};
constexpr std::array fields{
    SheetField{"referee", "Referee"},
    SheetField{"temper", "Temper", SheetScope::Match, SheetValue::Word, 0, 0, tempers},
    SheetField{"condition", "Condition", SheetScope::Side, SheetValue::Number, 0, 6},
    SheetField{"attempts", "Attempts", SheetScope::SidePeriod, SheetValue::Number, 0, 99},
    SheetField{"on_goal", "On goal", SheetScope::SidePeriod, SheetValue::Number, 0, 99, {}, "attempts"}};

/// A game with everything that a sheet can have.
ScoreSheet fullSheet()
{
    ScoreSheet sheet;
    sheet.hasInjuries = true;
    sheet.hasLineUps = true;
    sheet.starters = 2;
    sheet.hasSubstitutions = true;
    sheet.mostSubstitutions = 1;
    sheet.goalKinds = goals;
    sheet.injuryKinds = injuries;
    sheet.fields = fields;
    return sheet;
}

QStringList foundIn(const MatchReport &report, const ScoreSheet &sheet = fullSheet())
{
    return problemLines(checkSheet(report, sheet));
}

MatchReport with(MatchFact fact, MatchReport report = leagueReport())
{
    report.facts.push_back(std::move(fact));
    return report;
}

MatchReport with(const ReportEvent &event)
{
    MatchReport report = leagueReport();
    report.events.push_back(event);
    return report;
}

ReportEvent injured(const char *name, const char *word)
{
    ReportEvent event = eventOf(ReportEventKind::Injury, Side::Home, name, 81);
    event.detail = QString::fromUtf8(word);
    return event;
}

MatchFact fact(const char *name, const char *value, std::optional<Side> side = {}, int period = 0)
{
    return {QString::fromUtf8(name), side, period, QString::fromUtf8(value)};
}

/// Adams and Baker began, Cole sat on the bench, Dean was suspended.
MatchReport withLineUp()
{
    MatchReport report = leagueReport();
    report.lineUps[Side::Home] = {{idOf(u"Adams"_s), idOf(u"Baker"_s)}, {idOf(u"Cole"_s)}};
    return report;
}

using Lines = QStringList;

} // namespace

class TestSheetCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aFieldIsFoundByItsName()
    {
        const ScoreSheet sheet = fullSheet();
        QCOMPARE(QString::fromUtf8(sheet.field(u"condition"_s)->title), u"Condition"_s);
        QVERIFY(sheet.field(u"Condition"_s) == nullptr);
        QVERIFY(sheet.field({}) == nullptr);
    }

    void thePlainSheetTakesWhatFootballKnows()
    {
        MatchReport report = withLineUp();
        report.events.push_back(eventOf(ReportEventKind::Yellow, Side::Away, "Ford", 82));
        report.events.push_back(injured("Adams", "ankle"));
        for (int change = 0; change < 6; ++change)
            report.events.push_back(eventOf(ReportEventKind::SubstituteOn, Side::Home, "Cole", 83));
        report.facts = {fact("referee", "A. Whistler"), fact("weather", "rain"),
                        fact("shots", "14", Side::Home, 1), fact("shots_on_goal", "14", Side::Home, 1)};
        QCOMPARE(foundIn(report, plainScoreSheet()), Lines());
        report.facts.back().value = u"15"_s;
        QCOMPARE(foundIn(report, plainScoreSheet()),
                 Lines{u"facts.shots_on_goal.home.1: This is more than the 14 entered."_s});
    }

    void stoppageTimeHasALimit()
    {
        ReportEvent late = eventOf(ReportEventKind::Yellow, Side::Away, "Ford", 90);
        late.stoppage = longestStoppageTime;
        QCOMPARE(foundIn(with(late)), Lines());
        late.stoppage = longestStoppageTime + 1;
        const Lines said = foundIn(with(late));
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().endsWith(u": Stoppage time goes up to 45 minutes, not 46."_s),
                 qPrintable(said.front()));
    }

    void factsHaveTheirPlace_data()
    {
        columns<MatchFact, QString>();
        const auto row = [](const char *name, const MatchFact &written, const char *said = "") {
            QTest::newRow(name) << written << QString::fromUtf8(said);
        };
        row("a text", fact("referee", "anybody"));
        row("a word", fact("temper", "strict"));
        row("the least", fact("condition", "0", Side::Away));
        row("the most", fact("condition", "6", Side::Away));
        row("a half", fact("attempts", "99", Side::Home, 2));
        row("unknown", fact("weather", "rain"),
            "facts.weather: The score sheet of this game has no such line.");
        row("of a side", fact("referee", "x", Side::Home),
            "facts.referee.home: Enter this in its own field of the score sheet.");
        row("of a half", fact("referee", "x", {}, 1),
            "facts.referee.1: Enter this in its own field of the score sheet.");
        row("of nobody", fact("condition", "2"),
            "facts.condition: Enter this in its own field of the score sheet.");
        row("of a side and a half", fact("condition", "2", Side::Home, 1),
            "facts.condition.home.1: Enter this in its own field of the score sheet.");
        row("of no half", fact("attempts", "2", Side::Home),
            "facts.attempts.home: Enter this in its own field of the score sheet.");
        row("no side", fact("attempts", "2", {}, 1),
            "facts.attempts.1: Enter this in its own field of the score sheet.");
        row("extra time that was not played", fact("attempts", "2", Side::Home, 3),
            "facts.attempts.home.3: Enter this in its own field of the score sheet.");
        row("too few", fact("condition", "-1", Side::Home),
            "facts.condition.home: This must be from 0 to 6.");
        row("too many", fact("condition", "7", Side::Home),
            "facts.condition.home: This must be from 0 to 6.");
        row("no number", fact("attempts", "many", Side::Away, 2),
            "facts.attempts.away.2: This must be from 0 to 99.");
        row("half a number", fact("attempts", "2.5", Side::Away, 2),
            "facts.attempts.away.2: This must be from 0 to 99.");
        row("no word", fact("temper", "Strict"), "facts.temper: \"Strict\" is not a possible entry here.");
    }
    void factsHaveTheirPlace()
    {
        const auto [written, said] = row<MatchFact, QString>();
        QCOMPARE(foundIn(with(written)), said.isEmpty() ? Lines() : Lines{said});
    }

    void extraTimeHasItsPeriods()
    {
        ScoreSheet sheet = fullSheet();
        for (const int periods : {1, 2}) {
            sheet.extraTimePeriods = periods;
            for (int period = 1; period <= 4; ++period)
                QCOMPARE(
                    foundIn(with(fact("attempts", "3", Side::Home, period), cupReport()), sheet).isEmpty(),
                    period <= 2 + periods);
        }
        sheet.extraTimePeriods = 0;
        QCOMPARE(foundIn(cupReport(), sheet), Lines{u"extra_time: These rules have no extra time."_s});
    }

    void aNumberIsMeasuredByItsOwnHalf()
    {
        MatchReport report = leagueReport();
        report.facts = {fact("on_goal", "5", Side::Home, 1), fact("on_goal", "3", Side::Away, 1),
                        fact("attempts", "4", Side::Home, 1), fact("attempts", "1", Side::Home, 2)};
        QCOMPARE(foundIn(report), Lines{u"facts.on_goal.home.1: This is more than the 4 entered."_s});
        report.facts.front().value = u"4"_s;
        QCOMPARE(foundIn(report), Lines());
    }

    void cardsOnlyWhereTheGameHasThem()
    {
        ScoreSheet sheet = fullSheet();
        const MatchReport booked = with(eventOf(ReportEventKind::Yellow, Side::Home, "Cole", 85));
        const MatchReport sentOff = with(eventOf(ReportEventKind::Red, Side::Away, "Ford"));
        QCOMPARE(foundIn(booked, sheet), Lines());
        QCOMPARE(foundIn(sentOff, sheet), Lines());
        sheet.hasCards = false;
        QCOMPARE(foundIn(booked, sheet),
                 Lines{u"event 4, yellow of Cole, minute 85: This game has no cards."_s});
        QCOMPARE(foundIn(sentOff, sheet), Lines{u"event 4, red of Ford: This game has no cards."_s});
    }

    void scorersOnlyWhereTheGameHasThem()
    {
        ScoreSheet sheet = fullSheet();
        sheet.hasScorers = false;
        QCOMPARE(foundIn(leagueReport(), sheet).size(), 3);
        QCOMPARE(foundIn(leagueReport(), sheet).constFirst(),
                 u"event 1, goal of Adams, minute 12: This game does not name scorers."_s);
        QCOMPARE(foundIn(scoreOnly(), sheet), Lines());
    }

    void aGoalComesAboutByAWordOfTheGame()
    {
        MatchReport report = leagueReport();
        report.events[1].detail = u"corner"_s;
        QCOMPARE(foundIn(report), Lines());
        report.events[1].detail = u"rebound"_s;
        QCOMPARE(foundIn(report),
                 Lines{u"event 2, goal of Evans, minute 45: \"rebound\" is not a kind of goal."_s});
        // Where no words are given, any will do.
        QCOMPARE(foundIn(report, plainScoreSheet()), Lines());
    }

    void injuriesHaveTheirWords()
    {
        QCOMPARE(foundIn(with(injured("Adams", "stays"))), Lines());
        const QString say = u"event 4, injury of Adams, minute 81: Choose what happened to Adams."_s;
        QCOMPARE(foundIn(with(injured("Adams", "ankle"))), Lines{say});
        QCOMPARE(foundIn(with(injured("Adams", ""))), Lines{say});
        ScoreSheet sheet = fullSheet();
        sheet.hasInjuries = false;
        QCOMPARE(foundIn(with(injured("Adams", "stays")), sheet),
                 Lines{u"event 4, injury of Adams, minute 81: This game has no injuries."_s});
    }

    void substitutionsAreCounted()
    {
        MatchReport report = with(eventOf(ReportEventKind::SubstituteOn, Side::Away, "Grant", 85));
        QCOMPARE(foundIn(report), Lines());
        report.events.push_back(eventOf(ReportEventKind::SubstituteOn, Side::Away, "Ford", 86));
        QCOMPARE(foundIn(report), Lines{u"events: United made 2 substitutions; 1 are allowed."_s});
        ScoreSheet sheet = fullSheet();
        sheet.mostSubstitutions = 0;
        QCOMPARE(foundIn(report, sheet), Lines());
        sheet.hasSubstitutions = false;
        QCOMPARE(foundIn(report, sheet), Lines{u"events: This game has no substitutions."_s});
    }

    /// Only where the rules say so, and only what comes later: a goal and the change of one minute may have
    /// come in either order.
    void whoWasReplacedDoesNothingMore()
    {
        ReportEvent change = eventOf(ReportEventKind::SubstituteOn, Side::Home, "Cole", 60);
        change.second = idOf(u"Baker"_s);
        change.secondName = u"Baker"_s;
        MatchReport report = leagueReport();
        report.events.insert(report.events.begin() + 2, change);
        QCOMPARE(foundIn(report), Lines());
        ScoreSheet sheet = fullSheet();
        sheet.isReplacedForGood = true;
        QCOMPARE(foundIn(report, sheet),
                 Lines{u"event 4, goal of Baker, minute 80: Baker was already substituted."_s});
        report.events.back().minute = 60;
        QCOMPARE(foundIn(report, sheet), Lines());
        report.events.back().minute = 59;
        std::swap(report.events[2], report.events[3]);
        QCOMPARE(foundIn(report, sheet), Lines());
        report.events.push_back(eventOf(ReportEventKind::Yellow, Side::Home, "Baker", 90, 2));
        QCOMPARE(foundIn(report, sheet),
                 Lines{u"event 5, yellow of Baker, minute 90: Baker was already substituted."_s});
    }

    void aLineUpThatFits()
    {
        MatchReport report = withLineUp();
        QCOMPARE(foundIn(report), Lines());
        report.events.push_back(eventOf(ReportEventKind::SubstituteOn, Side::Home, "Cole", 85));
        QCOMPARE(foundIn(report), Lines());
        ScoreSheet sheet = fullSheet();
        sheet.hasLineUps = false;
        QCOMPARE(foundIn(report, sheet),
                 Lines{u"line_up.home: The score sheet of this game has no line-ups."_s});
    }

    void tooManyBegan()
    {
        MatchReport report = withLineUp();
        LineUp &lineUp = report.lineUps[Side::Home];
        std::swap(lineUp.started, lineUp.bench);
        lineUp.started.insert(lineUp.started.end(), lineUp.bench.begin(), lineUp.bench.end());
        lineUp.bench.clear();
        QCOMPARE(foundIn(report),
                 Lines{u"line_up.home: 3 players of Rovers started; 2 at most are allowed."_s});
    }

    void nobodyIsInALineUpTwice()
    {
        MatchReport report = withLineUp();
        report.lineUps[Side::Home].bench.push_back(idOf(u"Adams"_s));
        QCOMPARE(foundIn(report), Lines{u"line_up.home: Adams is in the line-up twice."_s});
    }

    void whoSatOutIsInNoLineUp()
    {
        MatchReport report = withLineUp();
        report.lineUps[Side::Home].bench.push_back(idOf(u"Dean"_s));
        QCOMPARE(foundIn(report), Lines{u"line_up.home: Dean may not play: suspended: red card v City."_s});
    }

    void aStrangerIsInNoLineUp()
    {
        MatchReport report = withLineUp();
        report.lineUps[Side::Home].bench.push_back(idOf(u"Evans"_s));
        QCOMPARE(foundIn(report), Lines{u"line_up.home: A player in the line-up is not in the squad."_s});
        // Nobody wrote down who was in it.
        report.teams[Side::Home].players.clear();
        QCOMPARE(foundIn(report), Lines());
    }

    void whoDoesSomethingIsInTheLineUp()
    {
        MatchReport report = withLineUp();
        report.lineUps[Side::Home].started.pop_back();
        QCOMPARE(foundIn(report),
                 Lines{u"event 3, goal of Baker, minute 80: Baker is not in the line-up."_s});
        report = withLineUp();
        report.events.push_back(eventOf(ReportEventKind::SubstituteOn, Side::Home, "Adams", 85));
        QCOMPARE(foundIn(report),
                 Lines{u"event 4, substitute_on of Adams, minute 85: Adams started the match."_s});
        // Of the other side nobody wrote one down: nothing is known of Evans.
        QVERIFY(withLineUp().lineUps[Side::Away].isEmpty());
    }

    void assistsWhereTheSheetHasThem()
    {
        MatchReport report = leagueReport();
        report.events[0].second = idOf(u"Baker"_s);
        report.events[0].secondName = u"Baker"_s;
        ScoreSheet sheet = fullSheet();
        QCOMPARE(
            foundIn(report, sheet),
            QStringList{u"event 1, goal of Adams, minute 12: This game does not name who made a goal."_s});
        sheet.hasAssists = true;
        QCOMPARE(foundIn(report, sheet), QStringList());
    }

    void forfeitsWhereTheRulesKnowThem()
    {
        MatchReport report = leagueReport();
        report.decidedBy = DecidedBy::Forfeit;
        ScoreSheet sheet = fullSheet();
        QCOMPARE(foundIn(report, sheet),
                 QStringList{u"decided_by: In this game no match is forfeited while it is played: "
                             "a ruling can award it."_s});
        sheet.mayBeForfeited = true;
        QCOMPARE(foundIn(report, sheet), QStringList());
    }

    void figuresOfPlayers()
    {
        static constexpr std::array figures{SheetFigure{"tackles_won", "Tackles won", 0, 20},
                                            SheetFigure{"man_of_the_match", "Man of the match", 1, 1, true}};
        ScoreSheet sheet = fullSheet();
        sheet.playerFigures = figures;
        MatchReport report = leagueReport();
        const auto add = [&report](const char *name, const char *player, int value) {
            report.figures.push_back({QString::fromUtf8(name), Side::Home, idOf(QString::fromUtf8(player)),
                                      QString::fromUtf8(player), value});
        };
        add("tackles_won", "Adams", 20);
        add("tackles_won", "Baker", 0);
        add("man_of_the_match", "Baker", 1);
        QCOMPARE(foundIn(report, sheet), QStringList());
        add("tackles_won", "Cole", 21);
        add("man_of_the_match", "Cole", 1);
        add("saves", "Cole", 1);
        QCOMPARE(
            foundIn(report, sheet),
            (QStringList{u"figures.tackles_won.Cole: This must be from 0 to 20."_s,
                         u"figures.man_of_the_match.Cole: Only one player of a match can have this, as 1."_s,
                         u"figures.saves.Cole: The score sheet of this game has no such line."_s}));
    }

    void everythingIsNamedAtOnce()
    {
        MatchReport report = withLineUp();
        report.lineUps[Side::Home].bench.push_back(idOf(u"Dean"_s));
        report.facts = {fact("weather", "rain"), fact("condition", "9", Side::Away)};
        report.events.push_back(injured("Adams", ""));
        QCOMPARE(foundIn(report).size(), 4);
    }
};

TOUCHLINE_TEST(TestSheetCheck)

} // namespace test_sheet_check

#include "test_sheet_check.moc"
