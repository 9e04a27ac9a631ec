// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/agent.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"
#include "tests/unit/match/counting_game.h"

namespace test_match_agents {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A match at its first choice.
CountingMatch atChoice()
{
    CountingMatch match({}, 9);
    EventList events;
    for (const int value : {3, 4})
        (void)match.roll(value, events);
    return match;
}

OptionList optionsOf(const Match &match)
{
    OptionList options;
    match.options(options);
    return options;
}

} // namespace

class TestMatchAgents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // 99.99 % points of chi-square with count-1 degrees of freedom; seeds are fixed.
    void chanceTakesEveryOptionAsOften_data() { rowsFrom<int, double>("test_match_agents"); }

    void chanceTakesEveryOptionAsOften()
    {
        const auto [count, limit] = row<int, double>();
        constexpr int choices = 30'000;
        const CountingMatch match = atChoice();
        OptionList options;
        for (int i = 0; i < count; ++i)
            options.add(100 - 7 * i);
        for (const std::uint64_t seed : {1ULL, 2ULL, 2026ULL}) {
            RandomAgent agent{Generator(seed)};
            std::map<OptionCode, int> seen;
            for (int i = 0; i < choices; ++i)
                ++seen[agent.choose(match, match.question(), options).value()];
            double sum = 0;
            const double expected = static_cast<double>(choices) / count;
            for (const OptionCode option : options)
                sum += (seen[option] - expected) * (seen[option] - expected) / expected;
            QCOMPARE(seen.size(), options.size());
            QVERIFY2(sum < limit, qPrintable(QString::number(sum)));
        }
    }

    void theSameGeneratorTakesTheSameChoices()
    {
        const CountingMatch match = atChoice();
        const OptionList options = optionsOf(match);
        RandomAgent one{Generator(5)};
        RandomAgent two{Generator(5)};
        for (int i = 0; i < 100; ++i)
            QCOMPARE(one.choose(match, match.question(), options).value(),
                     two.choose(match, match.question(), options).value());
    }

    void aScriptTakesTheOptionsByName()
    {
        const CountingMatch match = atChoice();
        const OptionList options = optionsOf(match);
        ChoiceScript script({u"blue"_s, u"red"_s});
        ScriptedAgent home(script);
        ScriptedAgent away(script);
        QCOMPARE(home.choose(match, match.question(), options).value(), 30);
        QVERIFY(!script.finished());
        QCOMPARE(away.choose(match, match.question(), options).value(), 10);
        QVERIFY(script.finished().has_value());
    }

    void aScriptThatEndsTooEarlySaysWhatIsDue()
    {
        const CountingMatch match = atChoice();
        ChoiceScript script({u"red"_s});
        QCOMPARE(script.next(match, match.question(), optionsOf(match)).value(), 10);
        const auto none = script.next(match, match.question(), optionsOf(match));
        VERIFY_FAULT(none, Fault::Exhausted);
        QCOMPARE(none.error().message.english(),
                 u"There are too few choices: choice 2 is missing, colour (C2) of the away side."_s);
    }

    void aScriptWithAnotherNameSaysWhatIsPossible()
    {
        const CountingMatch match = atChoice();
        ChoiceScript script({u"black"_s});
        for (int attempt = 0; attempt < 2; ++attempt) { // asked again, it is the same name that does not fit
            const auto none = script.next(match, match.question(), optionsOf(match));
            VERIFY_FAULT(none, Fault::BadInput);
            QCOMPARE(none.error().message.english(),
                     u"Choice 1, colour (C2) of the away side, cannot be \"black\". Possible: red, green, "
                     "blue."_s);
        }
    }

    void namesThatNobodyAskedForAreCounted()
    {
        const CountingMatch match = atChoice();
        ChoiceScript script({u"red"_s, u"red"_s, u"red"_s});
        (void)script.next(match, match.question(), optionsOf(match));
        const auto finished = script.finished();
        VERIFY_FAULT(finished, Fault::BadInput);
        QCOMPARE(finished.error().message.english(),
                 u"Too many choices: the match asked for 1, but 3 were given."_s);
    }
};

TOUCHLINE_TEST(TestMatchAgents)

} // namespace test_match_agents

#include "test_match_agents.moc"
