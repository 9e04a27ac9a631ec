// SPDX-License-Identifier: GPL-3.0-or-later
// The score sheets of the levels and options, and what one takes into the next match (C1).
#include "core/games/fuba/fuba_game.h"
#include "core/games/fuba/rules/events.h"
#include "core/match/report/report_events.h"
#include "tests/support/sheet_words.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_score_sheet {

using namespace touchline;
using namespace touchline::testing;

namespace {

const fuba::FubaGame game;

QJsonObject wish(const char *option, bool isOn)
{
    return {{QString::fromUtf8(option), isOn}};
}

QStringList plainNames()
{
    return {QStringLiteral("formation"), QStringLiteral("goal_attempts")};
}

QStringList conditionNames()
{
    return plainNames() << QStringLiteral("condition_defence") << QStringLiteral("condition_midfield")
                        << QStringLiteral("condition_attack");
}

QStringList carriedNames()
{
    return conditionNames() << QStringLiteral("condition_loss");
}

ReportEvent card(ReportEventKind kind, Side side)
{
    ReportEvent event;
    event.kind = kind;
    event.side = side;
    event.player = QUuid::createUuid();
    return event;
}

/// Somebody was shown a card for whom there was no name left: no report has it.
bool hasNamelessCard(const std::vector<Event> &events)
{
    return std::any_of(events.begin(), events.end(), [](const Event &event) {
        return (event.kind == EventKind::Yellow || event.kind == EventKind::Red) &&
               event.player == Event::nobody;
    });
}

/// Two yellow cards and a red one for the home side, one yellow for the other; the home side is to lose two
/// points.
MatchReport roughMatch()
{
    MatchReport report;
    report.events = {card(ReportEventKind::Yellow, Side::Home), card(ReportEventKind::Yellow, Side::Away),
                     card(ReportEventKind::Red, Side::Home), card(ReportEventKind::Yellow, Side::Home)};
    report.facts = {{QStringLiteral("condition_loss"), Side::Home, 0, QStringLiteral("2")}};
    return report;
}

QJsonObject carried(int yellows, int loss)
{
    return {{QStringLiteral("yellows"), yellows}, {QStringLiteral("condition_loss"), loss}};
}

QJsonObject yellowsOf(const MatchReport &report)
{
    QJsonObject yellows;
    for (const Side side : bothSides)
        yellows.insert(sideWord(side),
                       report.carryOut.value(sideWord(side)).toObject().value(QStringLiteral("yellows")));
    return yellows;
}

} // namespace

class TestFubaScoreSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void levels()
    {
        const ScoreSheet basic = sheetAt(game, "basic");
        QVERIFY(basic.hasScorers);
        QVERIFY(basic.hasCards);
        QVERIFY(basic.hasLineUps);
        QCOMPARE(basic.starters, 11);
        QVERIFY(!basic.hasInjuries);
        QVERIFY(!basic.hasSubstitutions);
        QCOMPARE(fieldNames(basic), plainNames());
        for (const char *level : {"standard", "full"}) {
            const ScoreSheet sheet = sheetAt(game, level);
            QVERIFY(sheet.hasLineUps);
            QVERIFY(sheet.hasInjuries);
            QVERIFY(sheet.hasSubstitutions);
            QCOMPARE(fieldNames(sheet), carriedNames());
        }
        QCOMPARE(sheetAt(game, "full").attemptBoxes, 0);
        QVERIFY(!sheetAt(game, "full").hasWinnerAlone);
    }

    void optionsBringWhatTheyAreAbout()
    {
        QVERIFY(!sheetAt(game, "standard", wish("injuries", false)).hasInjuries);
        QVERIFY(sheetAt(game, "basic", wish("injuries", true)).hasInjuries);
        QVERIFY(!sheetAt(game, "standard", wish("substitutions", false)).hasSubstitutions);
        QCOMPARE(sheetAt(game, "basic", wish("substitutions", true)).mostSubstitutions, 3);
        QCOMPARE(sheetAt(game, "standard", wish("extra_time", false)).extraTimePeriods, 0);
        QCOMPARE(sheetAt(game, "standard").extraTimePeriods, 2);
        QCOMPARE(fieldNames(sheetAt(game, "standard", wish("c1", false))), conditionNames());
        QCOMPARE(fieldNames(sheetAt(game, "standard", wish("condition", false))), plainNames());
    }

    void linesHaveTheirPlaceAndLimits()
    {
        const ScoreSheet sheet = sheetAt(game, "standard");
        QCOMPARE(sheet.field(QStringLiteral("formation"))->scope, SheetScope::SidePeriod);
        for (const char *line : {"condition_defence", "condition_midfield", "condition_attack"}) {
            const SheetField *field = sheet.field(QString::fromUtf8(line));
            QCOMPARE(field->scope, SheetScope::Side);
            QCOMPARE(field->maximum, 6);
        }
        QCOMPARE(sheet.field(QStringLiteral("condition_loss"))->maximum, 3);
    }

    void wordsAreThoseOfTheEngine()
    {
        QCOMPARE(wordsOf(sheetAt(game, "full").injuryKinds), eventWords(game, "injury", "code"));
    }

    void playedMatchesFitTheirSheet()
    {
        const PlayedWords played = playedWords(game, 60);
        QCOMPARE(played.problems, QStringList());
        QVERIFY(played.reports > 100);
        QCOMPARE(played.injuries, wordsOf(sheetAt(game, "full").injuryKinds));
        const QSet<QString> possible = wordsOf(sheetAt(game, "full").goalKinds);
        QVERIFY(possible.contains(played.goals));
        QVERIFY(!played.goals.isEmpty());
    }

    void yellowCardsCountOn() // a straight red card was a yellow one first
    {
        const OptionValues options = optionsAt(game, "standard");
        const PerSide<QJsonObject> carryIn{{carried(3, 1), QJsonObject()}};
        QCOMPARE(
            game.carryOutOf(roughMatch(), carryIn, options),
            (QJsonObject{{QStringLiteral("home"), carried(6, 2)}, {QStringLiteral("away"), carried(1, 0)}}));
        // Of the sheet alone: what was lost in this match counted in this match.
        MatchReport calm;
        QCOMPARE(
            game.carryOutOf(calm, carryIn, options),
            (QJsonObject{{QStringLiteral("home"), carried(3, 0)}, {QStringLiteral("away"), carried(0, 0)}}));
    }

    void nothingIsCarriedWithoutC1()
    {
        const PerSide<QJsonObject> carryIn{{carried(3, 1), carried(1, 0)}};
        for (const char *option : {"c1", "condition"})
            QVERIFY(game.carryOutOf(roughMatch(), carryIn, optionsAt(game, "standard", wish(option, false)))
                        .isEmpty());
        QVERIFY(game.carryOutOf(roughMatch(), carryIn, optionsAt(game, "basic")).isEmpty());
    }

    void nothingIsCarriedFromWhatNobodyNoted() // carryPastMatch() takes the count on
    {
        MatchReport report = roughMatch();
        for (const Completeness completeness : {Completeness::Score, Completeness::Scorers}) {
            report.completeness = completeness;
            QVERIFY(game.carryOutOf(report, {}, optionsAt(game, "standard")).isEmpty());
        }
    }

    /// The game's own reports fill in its score sheet, and nothing for which the sheet has no place.
    void playedMatchesFillTheSheet()
    {
        const AnyFixture fixtures(game);
        Generator generator(78);
        int assists = 0;
        int wholeReports = 0;
        for (int i = 0; i < 60; ++i) {
            FixtureSetup setup = fixtures.make(game.info().levels.front(), generator);
            setup.options = optionsAt(game, "standard");
            const auto played = playByChance(game, setup, generator.next());
            QVERIFY(played.has_value());
            const MatchReport &report = played->report;
            const Problems problems = checkSheet(report, game.scoreSheet(setup.level, setup.options));
            QVERIFY2(problems.empty(),
                     qPrintable(problems.empty() ? QString()
                                                 : problems[0].where + u' ' + problems[0].what.english()));
            PerSide<int> attempts;
            for (const Event &event : played->events)
                if (event.kind == fuba::event::Shot || event.kind == fuba::event::PenaltyKick)
                    ++attempts[event.side];
            const int periods = report.extraTime ? 4 : 2;
            for (const Side side : bothSides) {
                int told = 0;
                for (int period = 1; period <= periods; ++period) {
                    const QString *tried = report.fact(QStringLiteral("goal_attempts"), side, period);
                    const QString *formation = report.fact(QStringLiteral("formation"), side, period);
                    if (period <= 2)
                        QVERIFY(tried != nullptr && formation != nullptr);
                    told += tried != nullptr ? tried->toInt() : 0;
                    if (formation != nullptr)
                        QCOMPARE(formation->count(u'-'), 2);
                }
                QCOMPARE(told, attempts[side]);
                for (const char *line :
                     {"condition_defence", "condition_midfield", "condition_attack", "condition_loss"})
                    QVERIFY(report.fact(QString::fromUtf8(line), side) != nullptr);
                const auto &squad = report.teams[side].players;
                const auto able = std::count_if(squad.begin(), squad.end(), [](const PlayerOnTheDay &player) {
                    return player.available;
                });
                if (report.completeness == Completeness::Full && able >= 7)
                    QVERIFY(report.lineUps[side].started.size() >= 7 &&
                            report.lineUps[side].started.size() <= 11);
            }
            wholeReports += report.completeness == Completeness::Full ? 1 : 0;
            for (const ReportEvent &event : report.events) {
                QVERIFY(!event.period);
                assists += isGoal(event.kind) && !event.second.isNull() ? 1 : 0;
            }
        }
        QVERIFY(assists > 10);
        QVERIFY(wholeReports > 10);
    }

    void yellowCardsCountAsInThePlayedMatch()
    {
        const AnyFixture fixtures(game);
        Generator generator(77);
        int compared = 0;
        int sentOff = 0;
        while (compared < 200) {
            FixtureSetup setup = fixtures.make(game.info().levels.front(), generator);
            for (const Side side : bothSides) {
                setup.sides[side].absent.clear();
                setup.sides[side].carryIn = carried(static_cast<int>(generator.below(4)), 0);
            }
            setup.options = optionsAt(game, "standard");
            const auto played = playByChance(game, setup, generator.next());
            QVERIFY(played.has_value());
            if (played->report.completeness != Completeness::Full || hasNamelessCard(played->events))
                continue;
            ++compared;
            MatchReport report = played->report;
            report.carryOut = game.carryOutOf(
                report, {{setup.sides[Side::Home].carryIn, setup.sides[Side::Away].carryIn}}, setup.options);
            QCOMPARE(yellowsOf(report), yellowsOf(played->report));
            sentOff += static_cast<int>(
                std::count_if(report.events.begin(), report.events.end(), [](const ReportEvent &event) {
                    return event.kind == ReportEventKind::Red || event.kind == ReportEventKind::SecondYellow;
                }));
        }
        QVERIFY(sentOff > 10);
    }
};

TOUCHLINE_TEST(TestFubaScoreSheet)

} // namespace test_score_sheet

#include "test_score_sheet.moc"
