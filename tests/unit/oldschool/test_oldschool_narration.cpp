// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/oldschool_game.h"
#include "models/words/narrator.h"
#include "models/words/oldschool/oldschool_telling.h"
#include "models/words/oldschool/oldschool_words.h"
#include "models/words/parts/common_words.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
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

QStringList allKinds()
{
    QStringList kinds;
    for (const std::span<const EventSpec> specs : {oldschoolGame().info().events, commonEvents()})
        for (const EventSpec &spec : specs)
            if (!kinds.contains(QLatin1String(spec.name)))
                kinds << QString::fromUtf8(spec.name);
    return kinds;
}

QStringList fieldsOf(const char *kind)
{
    QStringList names;
    for (const std::span<const EventSpec> specs : {oldschoolGame().info().events, commonEvents()})
        for (const EventSpec &spec : specs)
            if (qstrcmp(spec.name, kind) == 0)
                for (const EventField &field : spec.fields)
                    names << QString::fromUtf8(field.name);
    return names;
}

std::array<const Telling *, 3> allTellings()
{
    return {&oldschoolShortTelling(), &oldschoolNarration(), &oldschoolExplanation()};
}

} // namespace

/// A match of Old School Football in words.
class TestOldschoolNarration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHasASentence()
    {
        for (const Telling *telling : {&oldschoolNarration(), &oldschoolExplanation()})
            for (const QString &kind : allKinds()) {
                const Sentence *sentence = sentenceFor(telling->sentences, kind);
                QVERIFY2(sentence != nullptr, qPrintable(kind));
                // Moves are left to the explanation.
                static const QStringList moves{QStringLiteral("turn"),    QStringLiteral("move"),
                                               QStringLiteral("dribble"), QStringLiteral("turn_ball"),
                                               QStringLiteral("rolling"), QStringLiteral("keeper_move")};
                const bool isSilent = kind == QLatin1String("match_end") ||
                                      (telling == &oldschoolNarration() && moves.contains(kind));
                QCOMPARE(qstrlen(sentence->text) == 0, isSilent);
            }
    }

    void everyPlaceOfASentenceIsFilled()
    {
        static const QRegularExpression place(QStringLiteral("\\{(\\w+)\\+?\\}"));
        const QStringList kinds = allKinds();
        for (const Telling *telling : allTellings())
            for (const Sentence &sentence : telling->sentences) {
                QVERIFY2(kinds.contains(QLatin1String(sentence.kind)), sentence.kind);
                const QStringList fields = fieldsOf(sentence.kind);
                for (auto one = place.globalMatch(QString::fromUtf8(sentence.text)); one.hasNext();) {
                    const QString name = one.next().captured(1);
                    QVERIFY2(fields.contains(name) || oldschoolWords().contains(name) ||
                                 commonWords().contains(name),
                             qPrintable(QString::fromUtf8(sentence.kind) + u' ' + name));
                }
            }
    }

    /// Whole matches at every level: nothing is left out, the score is told as it was, choices in order.
    void wholeMatches()
    {
        const AnyFixture any(oldschoolGame());
        int kicks = 0;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Generator generator(seed);
            FixtureSetup setup = any.make(generator);
            setup.decision.needsWinner = true;
            const auto played = playByChance(oldschoolGame(), std::move(setup), seed);
            QVERIFY(played.has_value());
            kicks += played->report.shootOut ? 1 : 0;
            for (const Telling *telling : allTellings()) {
                const QString text = matchText(*played, oldschoolGame(), *telling);
                QVERIFY2(!text.contains(u'{') && !text.contains(u'%') && !text.contains(u'_') &&
                             !text.contains(QStringLiteral("needs 0")),
                         qPrintable(text));
                QVERIFY(text.contains(
                    QStringLiteral("%1–%2").arg(played->report.score.home).arg(played->report.score.away)));
            }
            const QString full = matchText(*played, oldschoolGame(), oldschoolNarration());
            // A forfeit has a score that nobody scored.
            if (!full.contains(QStringLiteral("too few players")))
                QCOMPARE(full.count(QStringLiteral("GOAL!")),
                         played->report.score.home + played->report.score.away);
        }
        QVERIFY(kicks > 0);
    }
};

TOUCHLINE_TEST(TestOldschoolNarration)

} // namespace test_oldschool_narration

#include "test_oldschool_narration.moc"
