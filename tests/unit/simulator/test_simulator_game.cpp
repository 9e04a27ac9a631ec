// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/board_data.h"
#include "core/games/simulator/match/board_points.h"
#include "core/games/simulator/match/simulator_info.h"
#include "core/games/simulator/match/simulator_match.h"
#include "core/games/simulator/simulator_game.h"
#include "core/match/board.h"
#include "core/match/board_motion.h"
#include "core/match/match_runner.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"
#include "tests/unit/simulator/simulator_position.h"

#include <QtTest>

#include <cmath>
#include <set>

namespace test_simulator_game {

using namespace touchline;
using namespace touchline::testing;
namespace sim = touchline::simulator;

/// Team documents, whole matches, what they report and show.
class TestSimulatorGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsAreReadBack()
    {
        const sim::SimulatorGame game;
        for (const auto &team : sampleTeams(game)) {
            const QJsonObject written = game.writeTeam(*team);
            const auto read = game.readTeam(written);
            QVERIFY(read.has_value());
            QCOMPARE(game.writeTeam(**read), written);
        }
        QJsonObject broken = game.writeTeam(*sampleTeams(game)[0]);
        broken.insert(QStringLiteral("players"), QJsonArray());
        QVERIFY(!game.readTeam(broken).has_value());
        QJsonObject wrong = game.writeTeam(*sampleTeams(game)[0]);
        wrong.insert(QStringLiteral("budget"), 99);
        QVERIFY(!game.readTeam(wrong).has_value());
    }
    void everyOptionHasHelp()
    {
        const sim::SimulatorGame game;
        std::set<QString> names;
        for (const OptionSpec &option : game.info().options) {
            QVERIFY(qstrlen(option.title) > 0 && qstrlen(option.help) > 0);
            QVERIFY(names.insert(QString::fromUtf8(option.name)).second);
        }
        QCOMPARE(names.size(), std::size_t{23});
    }
    void aimErrorsOfTheLevels()
    {
        constexpr int person = 50;
        QCOMPARE(sim::skillOf(QStringLiteral("master"), person), 50);
        QCOMPARE(sim::skillOf(QStringLiteral("expert"), person), 75);
        QCOMPARE(sim::skillOf(QStringLiteral("coach"), person), 100);
        QCOMPARE(sim::skillOf(QStringLiteral("novice"), person), 150);
        QCOMPARE(sim::skillOf({}, person), person);
        for (const AgentSpec &agent : sim::gameInfo().agents)
            QCOMPARE(runByOf(sim::gameInfo(), QString::fromUtf8(agent.name)), QString::fromUtf8(agent.name));
        QCOMPARE(runByOf(sim::gameInfo(), QStringLiteral("somebody")), QString());
    }
    /// Whatever the setup: the report is possible, and the log plays to the same match.
    void anyMatchIsReported()
    {
        const sim::SimulatorGame game;
        const AnyFixture fixtures(game);
        QVERIFY(fixtures.hasTeams());
        Generator generator(19);
        for (int number = 0; number < 24; ++number) {
            FixtureSetup setup = fixtures.make(generator);
            decideAnyhow(setup, generator);
            const DecisionRules decision = setup.decision;
            const OptionValues options = setup.options;
            SeededDice dice{Generator(static_cast<std::uint64_t>(number))};
            const QString name = number % 3 == 0 ? QStringLiteral("coach") : QStringLiteral("random");
            const auto home = game.makeAgent(name, Side::Home, Generator(1, 5));
            const auto away = game.makeAgent(QStringLiteral("random"), Side::Away, Generator(2, 6));
            const auto played = playMatch(game, std::move(setup), dice, {{home->get(), away->get()}});
            QVERIFY2(played.has_value(), played.has_value() ? "" : played.error().message.text);
            const Problems problems = validate(played->report, {decision, false});
            for (const Problem &problem : problems)
                qWarning("%s: %s", qPrintable(problem.where), problem.what.text);
            QVERIFY(problems.empty());
            const auto again = replay(game, played->log);
            QVERIFY(again.has_value());
            QCOMPARE(again->report, played->report);
            const ScoreSheet sheet = game.scoreSheet(played->report.level, options);
            for (const MatchFact &fact : played->report.facts)
                QVERIFY2(sheet.field(fact.name) != nullptr, qPrintable(fact.name));
            for (const Problem &problem : checkSheet(played->report, sheet))
                QFAIL(qPrintable(problem.where + QLatin1Char(' ') + problem.what.english()));
        }
    }
    /// Every option has a name of its own, and what is shown of it lies on the board.
    void boardAndNames()
    {
        const sim::SimulatorGame game;
        const AnyFixture fixtures(game);
        Generator generator(3);
        EventList events;
        FixtureSetup setup = fixtures.make(generator);
        for (const Side side : bothSides)
            setup.sides[side].absent.clear();
        auto match = game.kickOff(std::move(setup), events);
        QVERIFY(match.has_value());
        const auto geometry = (*match)->boardGeometry();
        QCOMPARE(geometry->cells.size(), std::size_t{sim::cellCount});
        OptionList options;
        int highlights = 0;
        int aims = 0;
        for (int step = 0; step < 3'000 && (*match)->awaits() != Awaits::Nothing; ++step) {
            const Question question = (*match)->question();
            if (question.awaits == Awaits::Roll) {
                QVERIFY((*match)->roll(generator.roll(question.prompt->die.faces), events).has_value());
                continue;
            }
            (*match)->options(options);
            std::set<QString> names;
            for (const OptionCode option : options) {
                const QString name = (*match)->optionName(question, option);
                QVERIFY2(!name.isEmpty() && names.insert(name).second, qPrintable(name));
            }
            const BoardPosition board = (*match)->board(std::nullopt);
            if (board.aim) {
                ++aims;
                const double degrees = board.aim->direction.count > 0 ? 90 : board.aim->degrees;
                const BoardAimPreview preview = (*match)->aimed(degrees, 40);
                QVERIFY(preview.path.size() >= 2);
                QVERIFY(options.contains(board.aim->direction.count > 0 ? board.aim->direction.first
                                                                        : board.aim->power.first));
            }
            for (const BoardHighlight &highlight : board.highlights) {
                QVERIFY(options.contains(highlight.option));
                highlights += highlight.to.isNowhere() ? 0 : 1;
                if (!highlight.to.isNowhere())
                    QVERIFY(pointOf(*geometry, highlight.to).has_value());
            }
            for (const BoardPiece &piece : board.pieces) {
                const auto place = pointOf(*geometry, piece.place());
                QVERIFY(place && place->x >= 0 && place->x <= geometry->width && place->y >= 0 &&
                        place->y <= geometry->length);
            }
            const OptionCode chosen = options[generator.below(static_cast<std::uint32_t>(options.size()))];
            QVERIFY((*match)->choose(chosen, events).has_value());
        }
        QVERIFY(highlights > 1'000);
        QVERIFY(aims > 50);
    }
    void pointsAndCellsOfTheBoardAgree()
    {
        const auto geometry = sim::boardGeometry();
        for (const bool along : {true, false}) {
            SimulatorPosition position;
            position.state.homeAlong = along;
            for (int cell = 0; cell < sim::cellCount; ++cell)
                for (int spot = 0; spot < sim::spotCount; ++spot) {
                    const sim::Point place = sim::spotAt(cell, spot, true);
                    if (sim::isInField(place))
                        QCOMPARE(cellUnder(*geometry, sim::boardPoint(position.state, place)),
                                 sim::boardCell(position.state, cell));
                }
        }
        // Straight on for Home in the first half, and for Away in the second one.
        QCOMPARE(sim::turnedDirection(0, true), 0);
        QCOMPARE(sim::turnedDirection(90, true), 270);
        QCOMPARE(sim::turnedDirection(0, false), 180);
        for (const bool along : {true, false})
            for (int degrees = 0; degrees < 360; ++degrees)
                QCOMPARE(sim::turnedDirection(sim::turnedDirection(degrees, along), along), degrees);
    }
    /// Thick lines lie between cells of different zones, on both halves alike.
    void bordersOfTheZones()
    {
        const auto geometry = sim::boardGeometry();
        int borders = 0;
        for (const BoardLine &line : geometry->lines) {
            if (!line.isThick || line.points.size() != 2)
                continue;
            ++borders;
            const BoardPoint back{geometry->width - line.points[0].x, geometry->length - line.points[0].y};
            QVERIFY(std::any_of(geometry->lines.begin(), geometry->lines.end(), [&](const BoardLine &other) {
                return other.isThick && other.points.size() == 2 &&
                       std::any_of(other.points.begin(), other.points.end(), [&](const BoardPoint &point) {
                           return std::hypot(point.x - back.x, point.y - back.y) < 0.1;
                       });
            }));
        }
        // Two thirds (9 rows of one or two edges), flanks, boxes, goal areas.
        QVERIFY2(borders > 60 && borders < 140, QByteArray::number(borders).constData());
    }
    /// The ball takes the way and the time of the kick.
    void theBallFliesItsWay()
    {
        const sim::SimulatorGame game;
        const AnyFixture fixtures(game);
        Generator generator(5);
        EventList events;
        FixtureSetup setup = fixtures.make(generator);
        for (const Side side : bothSides)
            setup.sides[side].absent.clear();
        auto match = game.kickOff(std::move(setup), events);
        QVERIFY(match.has_value());
        OptionList options;
        int flights = 0;
        for (int step = 0; step < 3'000 && (*match)->awaits() != Awaits::Nothing; ++step) {
            const BoardPosition before = (*match)->board(std::nullopt);
            const std::size_t told = events.events().size();
            const Question question = (*match)->question();
            if (question.awaits == Awaits::Roll) {
                QVERIFY((*match)->roll(generator.roll(question.prompt->die.faces), events).has_value());
            } else {
                (*match)->options(options);
                const OptionCode chosen =
                    options[generator.below(static_cast<std::uint32_t>(options.size()))];
                QVERIFY((*match)->choose(chosen, events).has_value());
            }
            const BoardPosition now = (*match)->board(std::nullopt);
            const auto motion = (*match)->motion(before, now, events.events().subspan(told));
            for (const BoardMove &move : motion)
                if (move.isBall && move.path.size() > 1 && move.seconds > 0)
                    ++flights;
        }
        QVERIFY(flights > 10);
    }
    void levelsOfTheThreeRegulations()
    {
        const sim::SimulatorGame game;
        const auto valuesOf = [&](const char *level) {
            return *resolveOptions(game.info().options,
                                   **findLevel(game.info().levels, QString::fromUtf8(level)), {});
        };
        QVERIFY(valuesOf("complete").isOn("duels"));
        QVERIFY(!valuesOf("complete").isOn("weather"));
        QVERIFY(!valuesOf("base").isOn("squads"));
        QVERIFY(valuesOf("tournament").isOn("home_advantage"));
        QCOMPARE(valuesOf("tournament").value("clock"), 1);
    }
    void chartsAreChecked()
    {
        const sim::SimulatorGame game;
        for (const QString &name : game.chartNames()) {
            const auto file = game.shippedChart(name);
            QVERIFY(file.has_value());
            QVERIFY(game.checkChart(name, *file).has_value());
        }
        QVERIFY(!game.checkChart(QStringLiteral("stickers"), "sticker\nYYYY\n").has_value());
        QVERIFY(!game.checkChart(QStringLiteral("stickers"), "sticker\nYR\nRY\n").has_value());
        QVERIFY(!game.checkChart(QStringLiteral("formations"), "formation,slot,column,row\nX,1,1,4\n")
                     .has_value());
        QVERIFY(
            !game.checkChart(QStringLiteral("duels"), "figure,colours,most\ndribbling,RGS,3\n").has_value());
    }
};

TOUCHLINE_TEST(TestSimulatorGame)

} // namespace test_simulator_game

#include "test_simulator_game.moc"
