// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/simulator_game.h"
#include "models/words/simulator/simulator_telling.h"
#include "tests/support/games/told_game.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_simulator_narration {

using namespace touchline;
using namespace touchline::testing;

namespace {

const Game &simulatorGame()
{
    static const simulator::SimulatorGame game;
    return game;
}

const ToldGame &told()
{
    static const ToldGame game{simulatorGame(),
                               simulatorTellings().brief,
                               simulatorTellings().full,
                               simulatorTellings().explained,
                               {QStringLiteral("turn"), QStringLiteral("declare"), QStringLiteral("path"),
                                QStringLiteral("keeper_set"), QStringLiteral("ability"),
                                QStringLiteral("move"), QStringLiteral("stand_up"),
                                QStringLiteral("knock_over"), QStringLiteral("tackle_waived"),
                                QStringLiteral("step")},
                               {},
                               QStringLiteral("too few players")};
    return game;
}

} // namespace

/// A match of Simulator Soccer in words.
class TestSimulatorNarration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHasASentence() { QCOMPARE(told().kindWithoutSentence(), QString()); }
    void everyPlaceOfASentenceIsFilled() { QCOMPARE(told().unknownPlace(), QString()); }
    void wholeMatches() { QCOMPARE(told().untoldMatch(40), QString()); }
};

TOUCHLINE_TEST(TestSimulatorNarration)

} // namespace test_simulator_narration

#include "test_simulator_narration.moc"
