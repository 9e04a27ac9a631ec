// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/champions_game.h"
#include "models/words/champions/champions_telling.h"
#include "tests/support/games/narrated_game.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_narration {

using namespace touchline;
using namespace touchline::testing;

namespace {

const Game &championsGame()
{
    static const champions::ChampionsGame game;
    return game;
}

const NarratedGame &narratedGame()
{
    static const NarratedGame game{championsGame(),
                                   championsTellings().brief,
                                   championsTellings().full,
                                   championsTellings().explained,
                                   {QStringLiteral("shift")},
                                   {},
                                   QStringLiteral("too few men")};
    return game;
}

} // namespace

/// A match of Champions 2020 in words.
class TestNarration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHasASentence() { QCOMPARE(narratedGame().kindWithoutSentence(), QString()); }
    void everyPlaceOfASentenceIsFilled() { QCOMPARE(narratedGame().unknownPlace(), QString()); }
    void wholeMatches() { QCOMPARE(narratedGame().matchWithoutSentence(30), QString()); }
};

TOUCHLINE_TEST(TestNarration)

} // namespace test_narration

#include "test_narration.moc"
