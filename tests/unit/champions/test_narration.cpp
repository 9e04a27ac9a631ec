// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/champions_game.h"
#include "models/words/champions/champions_telling.h"
#include "models/words/champions/champions_words.h"
#include "models/words/narrator.h"
#include "models/words/parts/common_words.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
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

QStringList allKinds()
{
    QStringList kinds;
    for (const std::span<const EventSpec> specs : {championsGame().info().events, commonEvents()})
        for (const EventSpec &spec : specs)
            if (!kinds.contains(QLatin1String(spec.name)))
                kinds << QString::fromUtf8(spec.name);
    return kinds;
}

QStringList fieldsOf(const char *kind)
{
    QStringList names;
    for (const std::span<const EventSpec> specs : {championsGame().info().events, commonEvents()})
        for (const EventSpec &spec : specs)
            if (qstrcmp(spec.name, kind) == 0)
                for (const EventField &field : spec.fields)
                    names << QString::fromUtf8(field.name);
    return names;
}

std::array<const Telling *, 3> allTellings()
{
    return {&championsShortTelling(), &championsNarration(), &championsExplanation()};
}

} // namespace

/// A match of Champions 2020 in words.
class TestNarration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHasASentence()
    {
        for (const Telling *telling : {&championsNarration(), &championsExplanation()})
            for (const QString &kind : allKinds()) {
                const Sentence *sentence = sentenceFor(telling->sentences, kind);
                QVERIFY2(sentence != nullptr, qPrintable(kind));
                // Shifts are left to the explanation.
                const bool isSilent = kind == QLatin1String("match_end") ||
                                      (telling == &championsNarration() && kind == QLatin1String("shift"));
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
                    QVERIFY2(fields.contains(name) || championsWords().contains(name) ||
                                 commonWords().contains(name),
                             qPrintable(QString::fromUtf8(sentence.kind) + u' ' + name));
                }
            }
    }

    /// Whole matches at every level: nothing is left out, the score is told as it was, choices in order.
    void wholeMatches()
    {
        const AnyFixture any(championsGame());
        int kicks = 0;
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            Generator generator(seed);
            FixtureSetup setup = any.make(generator);
            setup.decision.needsWinner = seed % 2 == 0;
            const auto played = playByChance(championsGame(), std::move(setup), seed);
            QVERIFY(played.has_value());
            kicks += played->report.shootOut ? 1 : 0;
            for (const Telling *telling : allTellings()) {
                const QString text = matchText(*played, championsGame(), *telling);
                QVERIFY2(!text.contains(u'{') && !text.contains(u'%') && !text.contains(u'_') &&
                             !text.contains(QStringLiteral("needs 0")),
                         qPrintable(text));
                QVERIFY(text.contains(
                    QStringLiteral("%1–%2").arg(played->report.score.home).arg(played->report.score.away)));
            }
            const QString full = matchText(*played, championsGame(), championsNarration());
            // A forfeit has a score that nobody scored.
            if (!full.contains(QStringLiteral("too few men")))
                QCOMPARE(full.count(QStringLiteral("GOAL!")),
                         played->report.score.home + played->report.score.away);
        }
        QVERIFY(kicks > 0);
    }
};

TOUCHLINE_TEST(TestNarration)

} // namespace test_narration

#include "test_narration.moc"
