// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players behind the face of agents, and the one that plays by chance (specification 12.1).
#include "tests/support/atcs_position.h"

#include "core/games/atcs/agents/agents.h"
#include "core/games/atcs/agents/random_choice.h"
#include "core/games/atcs/atcs_game.h"
#include "core/games/atcs/match/atcs_match.h"
#include "tests/support/test_registry.h"

#include <QTest>

#include <cmath>

namespace test_agents {

using namespace touchline;
using namespace touchline::testing;
using atcs::Phase;

namespace {

/// A Basic knockout at the choice of its first penalty taker, for the home side.
std::unique_ptr<Match> atTakerChoice(EventList &events)
{
    const atcs::AtcsGame game;
    auto match = *game.kickOff(frxAgainstTux(QStringLiteral("basic"), true), events);
    while (match->awaits() == Awaits::Roll) {
        const bool isShot = match->question().prompt->die == d100;
        (void)match->roll(isShot ? 100 : 1, events);
    }
    return match;
}

QString choiceOf(const QString &agentName)
{
    EventList events;
    const auto match = atTakerChoice(events);
    const auto agent = *atcs::makeAgent(agentName, Side::Home, Generator(1));
    OptionList options;
    match->options(options);
    const Question question = match->question();
    return match->optionName(question, *agent->choose(*match, question, options));
}

} // namespace

class TestAgents : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCoachSendsOutTheBest() { QCOMPARE(choiceOf(QStringLiteral("coach")), QStringLiteral("Henry")); }

    void theSoloOpponentTakesTheFirstOnTheCard()
    {
        QCOMPARE(choiceOf(QStringLiteral("solo")), QStringLiteral("Henry"));
    }

    void theRandomAgentNamesEverybodyInTime()
    {
        EventList events;
        const auto match = atTakerChoice(events);
        const auto agent = *atcs::makeAgent(QStringLiteral("random"), Side::Home, Generator(3));
        OptionList options;
        match->options(options);
        std::map<OptionCode, int> chosen;
        for (int i = 0; i < 1000; ++i)
            ++chosen[*agent->choose(*match, match->question(), options)];
        QCOMPARE(chosen.size(), options.size());
        for (const auto &[row, times] : chosen)
            QVERIFY(times > 50 && times < 150);
    }

    void chanceUsesTacticsHalfTheTime_data()
    {
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<Side>("decider");
        QTest::newRow("long ball, counter attack") << Phase::AttackTactic << france;
        QTest::newRow("packed in") << Phase::DefenceTactic << turkey;
        QTest::newRow("pushing up") << Phase::PushingUp << france;
        QTest::newRow("offside trap") << Phase::OffsideTrap << turkey;
    }

    void chanceUsesTacticsHalfTheTime()
    {
        QFETCH(Phase, phase);
        QFETCH(Side, decider);
        constexpr int draws = 20'000;
        AtcsPosition position;
        position.side(decider).remaining = 4;
        position.state.lastMissed = static_cast<std::int8_t>(index(turkey));
        position.ask(phase, france, decider);
        const auto chosen = position.choices(atcs::RandomChoice(Generator(5)), draws);
        const std::size_t others = phase == Phase::AttackTactic ? 8 : 4;
        QCOMPARE(chosen.size(), 1 + others);
        for (const auto &[option, times] : chosen) {
            const double expected = option == 0 ? draws / 2.0 : draws / 2.0 / static_cast<double>(others);
            QVERIFY2(std::abs(times - expected) < 5 * std::sqrt(expected),
                     qPrintable(QString::number(option)));
        }
    }

    void chanceTakesOtherOptionsAsOften_data()
    {
        QTest::addColumn<Phase>("phase");
        QTest::addColumn<int>("count");
        QTest::newRow("plans") << Phase::PlanFirst << 27;
        QTest::newRow("scorer's one-timer") << Phase::ScorerOneTimer << 2;
        QTest::newRow("mark and one-timer") << Phase::DefenceAnswer << 4;
        QTest::newRow("one-timer on a call") << Phase::CallOneTimer << 3;
    }

    void chanceTakesOtherOptionsAsOften()
    {
        QFETCH(Phase, phase);
        QFETCH(int, count);
        constexpr int draws = 20'000;
        AtcsPosition position;
        position.state.shooter = row::mansiz;
        position.ask(phase, turkey, phase == Phase::DefenceAnswer ? france : turkey);
        const auto chosen = position.choices(atcs::RandomChoice(Generator(5)), draws);
        QCOMPARE(chosen.size(), static_cast<std::size_t>(count));
        const double expected = static_cast<double>(draws) / count;
        for (const auto &[option, times] : chosen)
            QVERIFY2(std::abs(times - expected) < 5 * std::sqrt(expected),
                     qPrintable(QString::number(option)));
    }

    void unknownAgentsAreNamed()
    {
        const auto agent = atcs::makeAgent(QStringLiteral("pele"), Side::Home, Generator(1));
        QVERIFY(!agent);
        QCOMPARE(agent.error().message.english(),
                 QStringLiteral("There is no computer player \"pele\". Possible: coach, solo, random."));
    }
};

TOUCHLINE_TEST(TestAgents)

} // namespace test_agents

#include "test_agents.moc"
