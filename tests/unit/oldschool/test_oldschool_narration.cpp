// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/board/geometry.h"
#include "core/games/oldschool/oldschool_game.h"
#include "core/games/oldschool/rules/events.h"
#include "models/words/oldschool/oldschool_telling.h"
#include "models/words/story_teller.h"
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

    /// Events have squares as the side that plays sees them; the board counts them from the home end.
    void squaresAreThoseOfTheBoard()
    {
        PerSide<int> told;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            Generator generator(seed);
            const PlayedMatch played =
                playByChance(oldschoolGame(), AnyFixture(oldschoolGame()).make(generator), seed).value();
            StoryTeller teller(played.log.setup, oldschoolGame(), oldschoolTellings().explained);
            teller.follow(played.events, played.log.entries, played.eventsBefore);
            for (const StoryLine &line : teller.lines())
                for (std::size_t i = line.firstEvent; i < line.lastEvent; ++i) {
                    const Event &event = played.events[i];
                    if (event.kind != oldschool::event::Move)
                        continue;
                    const oldschool::Point to =
                        oldschool::seenBy(event.side, oldschool::at(event.numbers[2], event.numbers[3]));
                    const QString square = QStringLiteral("to %1/%2").arg(to.x).arg(to.y);
                    QVERIFY2(line.text.contains(square), qPrintable(line.text));
                    ++told[event.side];
                }
        }
        QVERIFY(told[Side::Home] > 0 && told[Side::Away] > 0);
    }

    void wholeMatches() { QCOMPARE(narratedGame().matchWithoutSentence(100), QString()); }
};

TOUCHLINE_TEST(TestOldschoolNarration)

} // namespace test_oldschool_narration

#include "test_oldschool_narration.moc"
