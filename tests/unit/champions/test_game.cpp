// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/champions_game.h"
#include "core/games/champions/match/board_data.h"
#include "core/games/champions/match/champions_match.h"
#include "core/games/champions/team/champions_team.h"
#include "core/match/match_runner.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/games/game_documents.h"
#include "tests/support/games/plain_squad.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <set>

namespace test_game {

using namespace touchline;
using namespace touchline::testing;
namespace ch = touchline::champions;

namespace {

/// Short name of the man with this shirt.
QString wearing(const ch::ChampionsTeam &team, int shirt)
{
    return team.squad.entries[static_cast<std::size_t>(team.playerOf(shirt - 1))].person.shortName;
}

} // namespace

/// Team documents, whole matches, what they report.
class TestGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void shirtsFollowTheLines()
    {
        const ch::ChampionsTeam team = ch::teamFromSquad(club(), squadOf(3, 7, 6, 6));
        QVERIFY(ch::validate(team).empty());
        QCOMPARE(wearing(team, 1), QStringLiteral("GK1"));
        QCOMPARE(wearing(team, 20), QStringLiteral("GK2"));
        QCOMPARE(wearing(team, 2), QStringLiteral("DF1"));
        QCOMPARE(wearing(team, 8), QStringLiteral("MF1"));
        QCOMPARE(wearing(team, 19), QStringLiteral("FW6"));
        // Two are not selected: a third keeper, a seventh defender.
        QCOMPARE(team.squad.entries.size(), std::size_t{22});
    }
    /// A number that his line allows is his own; the others take what is left, in the order of the squad.
    void ownNumbersStay()
    {
        Squad squad = squadOf(2, 6, 6, 6);
        const auto give = [&](const char *name, int shirt) {
            for (SquadEntry &entry : squad.entries)
                if (entry.person.shortName == QString::fromUtf8(name))
                    entry.shirt = shirt;
        };
        for (SquadEntry &entry : squad.entries)
            entry.shirt.reset();
        give("GK2", 1);
        give("MF5", 10);
        give("MF6", 10); // taken
        give("DF3", 10); // not for a defender
        give("FW1", 19);
        const ch::ChampionsTeam team = ch::teamFromSquad(club(), squad);
        QVERIFY(ch::validate(team).empty());
        QCOMPARE(wearing(team, 1), QStringLiteral("GK2"));
        QCOMPARE(wearing(team, 20), QStringLiteral("GK1"));
        QCOMPARE(wearing(team, 10), QStringLiteral("MF5"));
        QCOMPARE(wearing(team, 8), QStringLiteral("MF1"));
        QCOMPARE(wearing(team, 13), QStringLiteral("MF6"));
        QCOMPARE(wearing(team, 4), QStringLiteral("DF3"));
        QCOMPARE(wearing(team, 19), QStringLiteral("FW1"));
        QCOMPARE(wearing(team, 14), QStringLiteral("FW2"));
        QCOMPARE(team.squad.entries.size(), std::size_t{20});
    }
    /// A gap is filled from the line next to it; what is then missing is made up.
    void gapsAreFilled()
    {
        const ch::ChampionsTeam team = ch::teamFromSquad(club(), squadOf(1, 4, 9, 3));
        QVERIFY(ch::validate(team).empty());
        QCOMPARE(wearing(team, 20), QStringLiteral("No. 20"));
        QCOMPARE(wearing(team, 6), QStringLiteral("MF7"));
        QCOMPARE(wearing(team, 7), QStringLiteral("MF8"));
        QCOMPARE(wearing(team, 17), QStringLiteral("MF9"));
        QCOMPARE(wearing(team, 18), QStringLiteral("No. 18"));
    }
    void documentsAreReadBack() { QVERIFY(readsItsDocuments(ch::ChampionsGame())); }
    void charts()
    {
        const ch::ChampionsGame game;
        for (const QString &name : game.chartNames()) {
            QVERIFY(game.chartTitle(name).text != nullptr);
            QVERIFY(game.checkChart(name, *game.shippedChart(name)).has_value());
        }
        for (const auto &[name, file] :
             {std::pair{"save", "quarters,die,result\n3,1,goal\n"},
              std::pair{"zones", "zone,first_column,last_column,first_row,last_row\ncorner_spot,5,5,0,0\n"},
              std::pair{"formations", "formation\n5-4-1\n"},
              std::pair{"places", "line,men,columns,row\ndefenders,2,4 4,2\n"}})
            QVERIFY2(!game.checkChart(QString::fromUtf8(name), QByteArray(file)).has_value(), name);
    }
    /// Whatever the setup: the report is possible, and the log plays to the same match.
    void anyMatchIsReported()
    {
        const ch::ChampionsGame game;
        const AnyFixture fixtures(game);
        QVERIFY(fixtures.hasTeams());
        Generator generator(19);
        int substitutes = 0;
        for (int number = 0; number < 60; ++number) {
            FixtureSetup setup = fixtures.make(generator);
            decideAnyhow(setup, generator);
            const DecisionRules decision = setup.decision;
            SeededDice dice{Generator(static_cast<std::uint64_t>(number))};
            const auto home = game.makeAgent(QStringLiteral("random"), Side::Home, Generator(1, 5));
            const auto away = game.makeAgent(QStringLiteral("random"), Side::Away, Generator(2, 6));
            const auto played = playMatch(game, std::move(setup), dice, {{home->get(), away->get()}});
            QVERIFY(played.has_value());
            const Problems problems = validate(played->report, {decision, false});
            for (const Problem &problem : problems)
                qWarning("%s: %s", qPrintable(problem.where), problem.what.text);
            QVERIFY(problems.empty());
            const auto again = replay(game, played->log);
            QVERIFY(again.has_value());
            QCOMPARE(again->report, played->report);
            for (const ReportEvent &event : played->report.events) {
                // One period of 90 minutes, one of extra time: the clock says the rest.
                QVERIFY(!event.period);
                substitutes += event.kind == ReportEventKind::SubstituteOn && !event.second.isNull() ? 1 : 0;
            }
        }
        QVERIFY(substitutes > 0);
    }
    /// With fewer than seven men the match is lost before it begins: 0-3, which nobody scored.
    void forfeitsAreReported()
    {
        const ch::ChampionsGame game;
        Generator generator(20);
        FixtureSetup setup = AnyFixture(game).make(generator);
        SideSetup &home = setup.sides[Side::Home];
        home.absent.clear();
        setup.sides[Side::Away].absent.clear();
        for (std::size_t player = 6; player < home.squad.entries.size(); ++player)
            home.absent.push_back({home.squad.entries[player].person.id, QStringLiteral("ill")});
        const DecisionRules decision = setup.decision;
        SeededDice dice{Generator(1)};
        const auto one = game.makeAgent(QStringLiteral("random"), Side::Home, Generator(1, 5));
        const auto other = game.makeAgent(QStringLiteral("random"), Side::Away, Generator(2, 6));
        const auto played = playMatch(game, std::move(setup), dice, {{one->get(), other->get()}});
        QVERIFY(played.has_value());
        const MatchReport &report = played->report;
        QCOMPARE(report.decidedBy, DecidedBy::Forfeit);
        QCOMPARE(report.completeness, Completeness::Full);
        QCOMPARE(report.winner, std::optional(Side::Away));
        QVERIFY(report.score.away >= 3);
        QVERIFY(report.events.empty());
        QVERIFY(validate(report, {decision, false}).empty());
        QVERIFY(game.scoreSheet(report.level, OptionValues()).mayBeForfeited);
    }
    /// Names of options differ among those that are offered, and every choice has a place on the board or a
    /// name.
    void optionsHaveNames()
    {
        const ch::ChampionsGame game;
        Generator generator(4);
        FixtureSetup setup = AnyFixture(game).make(game.info().levels[0], generator);
        for (const Side side : bothSides)
            setup.sides[side].absent.clear();
        EventList events;
        auto match = game.kickOff(setup, events);
        QVERIFY(match.has_value());
        std::set<QString> subjects;
        while ((*match)->awaits() != Awaits::Nothing) {
            const Question question = (*match)->question();
            if (question.awaits == Awaits::Roll) {
                QVERIFY((*match)->roll(generator.roll(question.prompt->die.faces), events).has_value());
                continue;
            }
            // Whom is picked for which line, from the goalkeeper on.
            if (question.prompt->label == "line-up")
                subjects.insert(QString::fromUtf8((*match)->subject().text));
            OptionList options;
            (*match)->options(options);
            std::set<QString> names;
            for (const OptionCode option : options)
                names.insert((*match)->optionName(question, option));
            QCOMPARE(names.size(), options.size());
            const BoardPosition board = (*match)->board(std::nullopt);
            QVERIFY(board.highlights.size() <= options.size());
            QVERIFY(!(*match)->view(std::nullopt).isEmpty());
            const auto chosen = options[generator.below(static_cast<std::uint32_t>(options.size()))];
            QVERIFY((*match)->choose(chosen, events).has_value());
        }
        QVERIFY(subjects.count(QStringLiteral("a goalkeeper")) == 1);
        for (const QString &subject : subjects)
            QVERIFY2(subject.startsWith(QStringLiteral("a ")), qPrintable(subject));
    }
    void boardHasTheCellsOfTheRules()
    {
        const BoardGeometry board = *ch::boardGeometry(ch::shippedCharts());
        QCOMPARE(board.cells.size(), std::size_t{ch::cellCount});
        QCOMPARE(board.zones[0].cells.size(), std::size_t{8});
        QCOMPARE(board.zones[1].cells.size(), std::size_t{36});
    }
};

TOUCHLINE_TEST(TestGame)

} // namespace test_game

#include "test_game.moc"
