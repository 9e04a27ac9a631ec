// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/oldschool_game.h"
#include "models/words/oldschool/oldschool_telling.h"
#include "tests/support/games/narrated_game.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_oldschool_narration {

using namespace touchline;
using namespace touchline::testing;

namespace {

const Game &oldschoolGame()
{
    static const oldschool::OldschoolGame game;
    return game;
}

const NarratedGame &narratedGame()
{
    static const NarratedGame game{oldschoolGame(),
                                   oldschoolTellings().brief,
                                   oldschoolTellings().full,
                                   oldschoolTellings().explained,
                                   {QStringLiteral("turn"), QStringLiteral("move"), QStringLiteral("dribble"),
                                    QStringLiteral("turn_ball"), QStringLiteral("rolling"),
                                    QStringLiteral("keeper_move")},
                                   {},
                                   QStringLiteral("too few players")};
    return game;
}

} // namespace

/// A match of Old School Football in words.
class TestOldschoolNarration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHasASentence() { QCOMPARE(narratedGame().kindWithoutSentence(), QString()); }
    void everyPlaceOfASentenceIsFilled() { QCOMPARE(narratedGame().unknownPlace(), QString()); }
    void wholeMatches() { QCOMPARE(narratedGame().matchWithoutSentence(100), QString()); }
};

TOUCHLINE_TEST(TestOldschoolNarration)

} // namespace test_oldschool_narration

#include "test_oldschool_narration.moc"
