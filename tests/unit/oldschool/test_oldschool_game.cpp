// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/oldschool_match.h"
#include "core/games/oldschool/oldschool_game.h"
#include "core/match/board.h"
#include "core/match/match_runner.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/games/game_documents.h"
#include "tests/support/games/oldschool_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <set>

namespace test_oldschool_game {

using namespace touchline;
using namespace touchline::testing;
namespace os = touchline::oldschool;

namespace {

/// How many of the other side have a halo; -1 where one is not an opponent's piece.
int threatsTo(const BoardPosition &board, Side side)
{
    int count = 0;
    for (const BoardMark &mark : board.marks) {
        if (mark.kind != BoardMarkKind::Threat)
            continue;
        if (std::none_of(board.pieces.begin(), board.pieces.end(), [&](const BoardPiece &piece) {
                return piece.cell == mark.cell && piece.side == opposite(side);
            }))
            return -1;
        ++count;
    }
    return count;
}

} // namespace

/// Team documents, whole matches, what they report and show.
class TestOldschoolGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsAreReadBack() { QVERIFY(readsItsDocuments(os::OldschoolGame())); }
    void everyOptionHasHelp()
    {
        const os::OldschoolGame game;
        std::set<QString> names;
        for (const OptionSpec &option : game.info().options) {
            QVERIFY(qstrlen(option.title) > 0 && qstrlen(option.help) > 0);
            QVERIFY(names.insert(QString::fromUtf8(option.name)).second);
        }
        QCOMPARE(names.size(), std::size_t{13});
    }
    /// Whatever the setup: the report is possible, and the log plays to the same match.
    void anyMatchIsReported()
    {
        const os::OldschoolGame game;
        const AnyFixture fixtures(game);
        QVERIFY(fixtures.hasTeams());
        Generator generator(19);
        int substitutes = 0;
        int tackles = 0;
        for (int number = 0; number < 30; ++number) {
            FixtureSetup setup = fixtures.make(generator);
            decideAnyhow(setup, generator);
            const DecisionRules decision = setup.decision;
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
            const ScoreSheet sheet = game.scoreSheet(played->report.level, {});
            int best = 0;
            for (const PlayerFigure &figure : played->report.figures) {
                QVERIFY(sheet.playerFigure(figure.name) != nullptr);
                tackles += figure.name == QLatin1String("tackles_won") ? figure.value : 0;
                best += figure.name == QLatin1String("player_of_the_match") ? 1 : 0;
            }
            QVERIFY(best <= 1);
            for (const MatchFact &fact : played->report.facts)
                QVERIFY(sheet.field(fact.name) != nullptr);
            for (const ReportEvent &event : played->report.events)
                substitutes += event.kind == ReportEventKind::SubstituteOn && !event.second.isNull() ? 1 : 0;
        }
        QVERIFY(substitutes > 0);
        QVERIFY(tackles > 0);
    }
    /// Whoever has gone off does not tackle any more: no card comes after it (life cycle e).
    void nobodyIsBookedOnTheBench()
    {
        const os::OldschoolGame game;
        const AnyFixture fixtures(game);
        Generator generator(19);
        int cards = 0;
        std::size_t off = 0;
        for (int number = 0; number < 30; ++number) {
            SeededDice dice{Generator(static_cast<std::uint64_t>(number))};
            const auto home = game.makeAgent(QStringLiteral("coach"), Side::Home, Generator(1, 5));
            const auto away = game.makeAgent(QStringLiteral("coach"), Side::Away, Generator(2, 6));
            const auto played = playMatch(game, fixtures.make(generator), dice, {{home->get(), away->get()}});
            QVERIFY(played.has_value());
            std::set<QUuid> gone;
            for (const ReportEvent &event : played->report.events) {
                const bool isCard = event.kind == ReportEventKind::Yellow ||
                                    event.kind == ReportEventKind::SecondYellow ||
                                    event.kind == ReportEventKind::Red;
                QVERIFY(!isCard || gone.count(event.player) == 0);
                cards += isCard ? 1 : 0;
                if (event.kind == ReportEventKind::SubstituteOn && !event.second.isNull())
                    gone.insert(event.second);
            }
            off += gone.size();
        }
        QVERIFY(off > 20);
        QVERIFY2(cards > 5, qPrintable(QString::number(cards)));
    }
    /// Every option has a name of its own, and what is shown of it lies on the board.
    void boardAndNames()
    {
        const os::OldschoolGame game;
        const AnyFixture fixtures(game);
        Generator generator(3);
        EventList events;
        auto match = game.kickOff(fixtures.make(generator), events);
        QVERIFY(match.has_value());
        const auto geometry = (*match)->boardGeometry();
        QCOMPARE(geometry->cells.size(), std::size_t{39 * 25 + 2 * 27});
        OptionList options;
        int highlights = 0;
        int threats = 0;
        std::set<QString> phases;
        for (int step = 0; step < 4'000 && (*match)->awaits() != Awaits::Nothing; ++step) {
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
            for (const BoardHighlight &highlight : board.highlights) {
                QVERIFY(options.contains(highlight.option));
                QVERIFY(pointOf(*geometry, highlight.to).has_value());
                ++highlights;
            }
            const int opponents = threatsTo(board, question.side.value_or(Side::Home));
            QVERIFY(opponents >= 0);
            QVERIFY(opponents == 0 || question.prompt->id == "C-PLAY");
            threats += opponents;
            phases.insert(board.clock->phase);
            QVERIFY(!(*match)->view(std::nullopt).isEmpty());
            const OptionCode option = options[generator.below(static_cast<std::uint32_t>(options.size()))];
            QVERIFY((*match)->choose(option, events).has_value());
            QVERIFY(!(*match)->choose(-7, events).has_value());
        }
        QVERIFY(highlights > 1'000);
        // Whoever may stop what can be played has a halo; the clock says whose moves it is time for.
        QVERIFY(threats > 10);
        QCOMPARE(phases,
                 (std::set<QString>{QString(), QStringLiteral("home moves"), QStringLiteral("away moves"),
                                    QStringLiteral("home may react"), QStringLiteral("away may react")}));
    }
};

TOUCHLINE_TEST(TestOldschoolGame)

} // namespace test_oldschool_game

#include "test_oldschool_game.moc"
