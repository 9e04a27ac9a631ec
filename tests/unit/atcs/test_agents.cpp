// SPDX-License-Identifier: GPL-3.0-or-later
// The computer players at the levels without tactics: they name penalty takers.
#include "tests/support/scripted_match.h"

#include "core/games/atcs/agents.h"
#include "core/games/atcs/atcs_match.h"

#include <QTest>

using namespace touchline;
using namespace touchline::testing;

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

    void theCoachPrefersAChanceToAPlaceOnTheCard()
    {
        EventList events;
        const auto match = atTakerChoice(events);
        const auto agent = *atcs::makeAgent(QStringLiteral("coach"), Side::Home, Generator(1));
        OptionList options; // Thuram (7), F7 (8), Zidane (6): Zidane has the best chance
        for (const int row : {2, 6, 1})
            options.add(row);
        QCOMPARE(*agent->choose(*match, match->question(), options), OptionCode{1});
    }

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

    void unknownAgentsAreNamed()
    {
        const auto agent = atcs::makeAgent(QStringLiteral("pele"), Side::Home, Generator(1));
        QVERIFY(!agent);
        QCOMPARE(agent.error().message.english(),
                 QStringLiteral("There is no computer player \"pele\". Possible: coach, solo, random."));
    }
};

QTEST_GUILESS_MAIN(TestAgents)
#include "test_agents.moc"
