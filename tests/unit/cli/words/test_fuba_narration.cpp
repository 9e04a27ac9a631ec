// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"
#include "models/words/fuba/fuba_telling.h"
#include "tests/support/games/narrated_game.h"
#include "tests/support/test_registry.h"

#include <QTest>

namespace test_fuba_narration {

using namespace touchline;
using namespace touchline::testing;

namespace {

const Game &fubaGame()
{
    return **findGame(QStringLiteral("fuba"));
}

const NarratedGame &narratedGame()
{
    static const NarratedGame game{fubaGame(),
                                   fubaTellings().brief,
                                   fubaTellings().full,
                                   fubaTellings().explained,
                                   {},
                                   {QStringLiteral("own_goal")},
                                   {}};
    return game;
}

} // namespace

/// A match of FUBA in words.
class TestFubaNarration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHasASentence() { QCOMPARE(narratedGame().kindWithoutSentence(), QString()); }
    void everyPlaceOfASentenceIsFilled() { QCOMPARE(narratedGame().unknownPlace(), QString()); }
    void wholeMatches() { QCOMPARE(narratedGame().matchWithoutSentence(60), QString()); }

    void explainedSums()
    {
        const AnyFixture any(fubaGame());
        Generator generator(4);
        const auto played = playByChance(fubaGame(), any.make(generator), 4);
        QVERIFY(played.has_value());
        const QString text = matchText(*played, fubaGame(), fubaTellings().explained);
        static const QRegularExpression pass(
            QStringLiteral("Pass to the [a-z ]+(, crossing)?(, offside trap)?: value [1-6] becomes [1-6]\n"));
        QVERIFY(text.contains(pass));
    }
};

TOUCHLINE_TEST(TestFubaNarration)

} // namespace test_fuba_narration

#include "test_fuba_narration.moc"
