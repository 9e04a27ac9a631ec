// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/simulator_game.h"
#include "models/words/simulator/simulator_telling.h"
#include "tests/support/games/narrated_game.h"
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

const NarratedGame &narratedGame()
{
    static const NarratedGame game{simulatorGame(),
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
    void everyKindOfEventHasASentence() { QCOMPARE(narratedGame().kindWithoutSentence(), QString()); }
    void everyPlaceOfASentenceIsFilled() { QCOMPARE(narratedGame().unknownPlace(), QString()); }
    void wholeMatches() { QCOMPARE(narratedGame().matchWithoutSentence(40), QString()); }
};

TOUCHLINE_TEST(TestSimulatorNarration)

} // namespace test_simulator_narration

#include "test_simulator_narration.moc"
