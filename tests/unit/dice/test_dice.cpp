// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dice.h"
#include "core/dice/generator.h"
#include "core/dice/stream.h"
#include "core/dice/typed_dice.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <rapidcheck.h>

#include <set>

namespace test_dice {

using namespace touchline;

namespace {

constexpr RollPrompt shooterRoll{"D42", "shooter", d100};

/// Chi-square of `rolls` throws of a die against "every face equally likely".
double chiSquare(Generator generator, int faces, int rolls)
{
    std::vector<int> counts(static_cast<std::size_t>(faces), 0);
    for (int i = 0; i < rolls; ++i)
        ++counts[static_cast<std::size_t>(generator.roll(faces) - 1)];
    const double expected = static_cast<double>(rolls) / faces;
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

} // namespace

class TestDice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void generatorGivesThePublishedSequence()
    {
        // pcg32-demo of the reference implementation: pcg32_srandom(42, 54).
        Generator generator(42, 54);
        for (const std::uint32_t number :
             {0xa15c02b7U, 0x7b47f409U, 0xba1d3330U, 0x83d2f293U, 0xbfa4784bU, 0xcbed606eU})
            QCOMPARE(generator.next(), number);
    }

    void splitMixGivesThePublishedSequence()
    {
        std::uint64_t state = 1234567;
        for (const std::uint64_t number :
             {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL, 4593380528125082431ULL,
              16408922859458223821ULL})
            QCOMPARE(splitMix(state), number);
    }

    void goldenRolls()
    {
        // Our own mapping to faces: these numbers may never change, every stored seed depends on them.
        Generator generator(2026);
        std::vector<int> rolls;
        for (const int faces : {6, 10, 100, 6, 10, 100, 6, 10, 100, 1000})
            rolls.push_back(generator.roll(faces));
        QCOMPARE(rolls, (std::vector<int>{1, 4, 93, 4, 9, 46, 3, 8, 24, 676}));
    }

    void goldenStream()
    {
        const QUuid fixture = QUuid::fromString(QStringLiteral("5f0c2a52-4d5e-5a63-9df0-b3e1f8a1c001"));
        Generator generator = stream("match", 2026, fixture, 0);
        std::vector<int> rolls;
        for (int i = 0; i < 8; ++i)
            rolls.push_back(generator.roll(100));
        QCOMPARE(rolls, (std::vector<int>{41, 27, 40, 70, 60, 100, 47, 82}));
    }

    void streamsDifferByEveryPartOfTheirKey()
    {
        const QUuid one = QUuid::createUuidV5(QUuid(), QStringLiteral("one"));
        const QUuid two = QUuid::createUuidV5(QUuid(), QStringLiteral("two"));
        std::set<std::uint32_t> firsts;
        for (Generator generator :
             {stream("match", 1, one, 0), stream("match", 1, one, 1), stream("match", 1, two, 0),
              stream("match", 2, one, 0), stream("draw", 1, one, 0), stream("match", 1)})
            firsts.insert(generator.next());
        QCOMPARE(firsts.size(), std::size_t{6});
        QCOMPARE(stream("match", 1, one, 0), stream("match", 1, one, 0));
    }

    void everyFaceIsEquallyLikely_data()
    {
        QTest::addColumn<int>("faces");
        QTest::addColumn<double>("limit");
        // 99.99 % points of chi-square with faces-1 degrees of freedom; seeds are fixed, so this never
        // flickers.
        QTest::newRow("d2") << 2 << 15.14;
        QTest::newRow("d3") << 3 << 18.42;
        QTest::newRow("d4") << 4 << 21.11;
        QTest::newRow("d6") << 6 << 25.74;
        QTest::newRow("d10") << 10 << 33.72;
        QTest::newRow("d100") << 100 << 158.6;
        QTest::newRow("d1000") << 1000 << 1176.0;
    }

    void everyFaceIsEquallyLikely()
    {
        QFETCH(int, faces);
        QFETCH(double, limit);
        for (const std::uint64_t seed : {1ULL, 2ULL, 3ULL, 2026ULL})
            QVERIFY(chiSquare(Generator(seed), faces, 200'000) < limit);
    }

    void theMappingRejectsWhatWouldBias()
    {
        // With 3 * 2^30 of 2^32 numbers, plain multiplication would hit every third result twice as often.
        Generator generator(7);
        int low = 0;
        const int rolls = 300'000;
        for (int i = 0; i < rolls; ++i)
            low += generator.below(3U << 30U) < (1U << 30U) ? 1 : 0;
        QVERIFY(std::abs(low - rolls / 3) < 1500);
    }

    void belowStaysBelow()
    {
        QVERIFY(rc::check("0 <= below(n) < n", [](std::uint64_t seed) {
            Generator generator(seed);
            const auto bound = *rc::gen::inRange<std::uint32_t>(1, 0xffffffffU);
            for (int i = 0; i < 20; ++i)
                RC_ASSERT(generator.below(bound) < bound);
        }));
    }

    void scriptedDiceGiveTheirList()
    {
        ScriptedDice dice({17, 100});
        QCOMPARE(*dice.roll(shooterRoll), 17);
        QVERIFY(!dice.finished());
        QCOMPARE(*dice.roll(shooterRoll), 100);
        QVERIFY(dice.finished());
        const auto tooFew = dice.roll(shooterRoll);
        QVERIFY(!tooFew);
        QCOMPARE(tooFew.error().fault, Fault::Exhausted);
        QCOMPARE(tooFew.error().message.english(),
                 QStringLiteral(
                     "There are too few rolls: roll 3 is missing, shooter (D42), a number from 1 to 100."));
    }

    void scriptedDiceRefuseTheImpossible_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("zero") << 0;
        QTest::newRow("above") << 101;
        QTest::newRow("negative") << -4;
    }

    void scriptedDiceRefuseTheImpossible()
    {
        QFETCH(int, number);
        ScriptedDice dice({number});
        const auto refused = dice.roll(shooterRoll);
        QVERIFY(!refused);
        QCOMPARE(refused.error().message.english(),
                 QStringLiteral("Roll 1, shooter (D42), must be a number 1 to 100, not %1.").arg(number));
        QCOMPARE(dice.used(), std::size_t{0});
    }

    void tooManyRollsAreNamed()
    {
        ScriptedDice dice({1, 2, 3});
        (void)dice.roll(shooterRoll);
        QCOMPARE(dice.finished().error().message.english(),
                 QStringLiteral("Too many rolls: the match took 1, but 3 were given."));
    }

    void recordingDiceRememberWhatFell()
    {
        SeededDice source(Generator(5));
        RecordingDice recording(source);
        std::vector<int> seen;
        for (int i = 0; i < 10; ++i)
            seen.push_back(*recording.roll(shooterRoll));
        QCOMPARE(recording.recorded(), seen);
        ScriptedDice again(recording.recorded());
        for (const int number : seen)
            QCOMPARE(*again.roll(shooterRoll), number);
    }

    void aRefusedRollIsNotRecorded()
    {
        ScriptedDice source({101});
        RecordingDice recording(source);
        QVERIFY(!recording.roll(shooterRoll));
        QVERIFY(recording.recorded().empty());
    }

    void typedRolls_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("faces");
        QTest::addColumn<int>("value");
        QTest::newRow("plain") << QStringLiteral("42") << 100 << 42;
        QTest::newRow("spaces") << QStringLiteral(" 7 ") << 10 << 7;
        QTest::newRow("0 on a d10") << QStringLiteral("0") << 10 << 10;
        QTest::newRow("00 on a percentage roll") << QStringLiteral("00") << 100 << 100;
        QTest::newRow("0 on a percentage roll") << QStringLiteral("0") << 100 << 100;
        QTest::newRow("07") << QStringLiteral("07") << 100 << 7;
        QTest::newRow("0 on a d6") << QStringLiteral("0") << 6 << -1;
        QTest::newRow("too high") << QStringLiteral("11") << 10 << -1;
        QTest::newRow("a word") << QStringLiteral("six") << 6 << -1;
        QTest::newRow("nothing") << QString() << 6 << -1;
    }

    void typedRolls()
    {
        QFETCH(QString, typed);
        QFETCH(int, faces);
        QFETCH(int, value);
        const auto parsed = parseTypedRoll(typed, {"X", "test", Die{static_cast<std::uint16_t>(faces)}});
        QCOMPARE(parsed.value_or(-1), value);
    }

    void typedDiceAskUntilTheNumberFits()
    {
        QStringList lines{QStringLiteral("abc"), QStringLiteral("200"), QStringLiteral("00")};
        QStringList refusals;
        TypedDice dice(
            [&](const RollPrompt &, const std::optional<Error> &refused) -> std::optional<QString> {
                if (refused)
                    refusals << refused->message.english();
                return lines.isEmpty() ? std::nullopt : std::optional(lines.takeFirst());
            });
        QCOMPARE(*dice.roll(shooterRoll), 100);
        QCOMPARE(refusals.size(), 2);
        QVERIFY(refusals.at(1).contains(QStringLiteral("200")));
        const auto stopped = dice.roll(shooterRoll);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().fault, Fault::Exhausted);
        // The second roll; that the first was typed three times makes no difference.
        QVERIFY2(stopped.error().message.english().startsWith(QStringLiteral("Stopped at roll 2, ")),
                 qPrintable(stopped.error().message.english()));
    }

    void rollFiles()
    {
        const auto rolls = parseRolls("# kick-off\n7\n 12 # shot\n\n62\r\n");
        QVERIFY(rolls.has_value());
        QCOMPARE(*rolls, (std::vector<int>{7, 12, 62}));
        const auto bad = parseRolls("7\nseven\n8\n9,5\n");
        QVERIFY(!bad);
        QCOMPARE(bad.error().problems.size(), std::size_t{2});
        QCOMPARE(bad.error().problems[1].where, QStringLiteral("line 4"));
    }
};

TOUCHLINE_TEST(TestDice)

} // namespace test_dice

#include "test_dice.moc"
