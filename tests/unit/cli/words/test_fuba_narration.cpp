// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"
#include "models/words/fuba/fuba_telling.h"
#include "models/words/fuba/fuba_words.h"
#include "models/words/narrator.h"
#include "models/words/parts/common_words.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QRegularExpression>
#include <QTest>

namespace test_fuba_narration {

using namespace touchline;
using namespace touchline::testing;

namespace {

const Game &fubaGame()
{
    return **findGame(QStringLiteral("fuba"));
}

QStringList allKinds()
{
    QStringList kinds;
    for (const std::span<const EventSpec> specs : {fubaGame().info().events, commonEvents()})
        for (const EventSpec &spec : specs)
            if (!kinds.contains(QLatin1String(spec.name)) && qstrcmp(spec.name, "own_goal") != 0)
                kinds << QString::fromUtf8(spec.name);
    return kinds;
}

QStringList fieldsOf(const char *kind)
{
    QStringList names;
    for (const std::span<const EventSpec> specs : {fubaGame().info().events, commonEvents()})
        for (const EventSpec &spec : specs)
            if (qstrcmp(spec.name, kind) == 0)
                for (const EventField &field : spec.fields)
                    names << QString::fromUtf8(field.name);
    return names;
}

std::array<const Telling *, 3> allTellings()
{
    return {&fubaShortTelling(), &fubaNarration(), &fubaExplanation()};
}

} // namespace

/// A match of FUBA in words.
class TestFubaNarration : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindOfEventHasASentence()
    {
        for (const Telling *telling : {&fubaNarration(), &fubaExplanation()})
            for (const QString &kind : allKinds()) {
                const Sentence *sentence = sentenceFor(telling->sentences, kind);
                QVERIFY2(sentence != nullptr, qPrintable(kind));
                QCOMPARE(qstrlen(sentence->text) == 0, kind == QLatin1String("match_end"));
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
                    QVERIFY2(fields.contains(name) || fubaWords().contains(name) ||
                                 commonWords().contains(name),
                             qPrintable(QString::fromUtf8(sentence.kind) + u' ' + name));
                }
            }
    }

    /// Whole matches at every level: nothing is left out, the score is told as it was, choices in order.
    void wholeMatches()
    {
        const AnyFixture any(fubaGame());
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            Generator generator(seed);
            const auto played = playByChance(fubaGame(), any.make(generator), seed);
            QVERIFY(played.has_value());
            for (const Telling *telling : allTellings()) {
                const QString text = matchText(*played, fubaGame(), *telling);
                QVERIFY2(!text.contains(u'{') && !text.contains(u'%') && !text.contains(u'_'),
                         qPrintable(text));
                QVERIFY(text.contains(
                    QStringLiteral("%1–%2").arg(played->report.score.home).arg(played->report.score.away)));
            }
            const QString full = matchText(*played, fubaGame(), fubaNarration());
            QCOMPARE(full.count(QStringLiteral("GOAL!")),
                     played->report.score.home + played->report.score.away);
        }
    }

    void explainedSums()
    {
        const AnyFixture any(fubaGame());
        Generator generator(4);
        const auto played = playByChance(fubaGame(), any.make(generator), 4);
        QVERIFY(played.has_value());
        const QString text = matchText(*played, fubaGame(), fubaExplanation());
        static const QRegularExpression pass(
            QStringLiteral("Pass to the [a-z ]+(, crossing)?(, offside trap)?: value [1-6] becomes [1-6]\n"));
        QVERIFY(text.contains(pass));
    }
};

TOUCHLINE_TEST(TestFubaNarration)

} // namespace test_fuba_narration

#include "test_fuba_narration.moc"
