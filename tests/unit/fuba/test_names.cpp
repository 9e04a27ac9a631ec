// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/fuba_game.h"
#include "core/games/fuba/match/fuba_match.h"
#include "core/match/match_runner.h"
#include "tests/support/any_decision.h"
#include "tests/support/any_fixture.h"
#include "tests/support/games/fuba_position.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_names {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;
using namespace touchline::fuba::area;
using fb::Action;
using fb::Phase;

namespace {

fb::RuleOptions withNames(fb::RuleOptions options = {})
{
    options.namePick = true;
    return options;
}

const Event *last(const FubaPosition &match, EventKind kind)
{
    const Event *found = nullptr;
    for (const Event &event : match.events.events())
        if (event.kind == kind)
            found = &event;
    return found;
}
int playerOf(const FubaPosition &match, EventKind kind)
{
    const Event *event = last(match, kind);
    return event == nullptr ? -2 : event->player;
}

/// Home shoots from the penalty area; the die makes it a goal.
void score(FubaPosition &match)
{
    match.place(Side::Home, {{PX, 3}, {CD, 7}}).place(Side::Away, {{CD, 10}}).ball(PX, 1);
    match.beginStage(Side::Home).act(Action::GoalAttempt).roll({6});
}

/// A foul of the away side, its yellow card rolled with a 5.
void bookAway(FubaPosition &match, int held = 0)
{
    match.place(Side::Home, {{CC, 10}}).place(Side::Away, {{CC, 10}}).ball(CC, 3);
    match.state.sides[Side::Away].yellowsHeld = static_cast<std::int16_t>(held);
    dropAll(match.state);
    match.state.phase = Phase::Running;
    fb::foul(match.state, Side::Away, match.events);
    fb::settle(match.state, match.events);
    match.roll({5});
}

/// Two positions in step, the names of the second by the rules; the events of both.
void playInStep(const fb::MatchTables &drawn, const fb::MatchTables &asked, std::uint64_t seed, long &picks)
{
    EventList drawnEvents;
    EventList askedEvents;
    fb::State first = fb::startMatch(drawn, drawnEvents);
    fb::State second = fb::startMatch(asked, askedEvents);
    Generator generator(seed);
    while (awaits(first) != Awaits::Nothing) {
        while (fb::isNamePick(second.phase)) {
            ++picks;
            fb::applyChoice(second, fb::byTheRules, askedEvents);
        }
        QCOMPARE(second.phase, first.phase);
        if (awaits(first) == Awaits::Roll) {
            const int die = generator.roll(6);
            fb::applyRoll(first, die, drawnEvents);
            fb::applyRoll(second, die, askedEvents);
            continue;
        }
        OptionList options;
        fb::listOptions(first, options);
        const OptionCode option = options[generator.below(static_cast<std::uint32_t>(options.size()))];
        fb::applyChoice(first, option, drawnEvents);
        fb::applyChoice(second, option, askedEvents);
    }
    while (fb::isNamePick(second.phase)) {
        ++picks;
        fb::applyChoice(second, fb::byTheRules, askedEvents);
    }
    QCOMPARE(second.phase, Phase::Over);
    QVERIFY(std::ranges::equal(drawnEvents.events(), askedEvents.events()));
}

} // namespace

/// Names by hand (3.1, option name_pick).
class TestNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The keeper kicks last; when all have kicked it begins anew.
    void everybodyKicksOnceBeforeAnybodyDoesTwice()
    {
        FubaPosition match(withNames());
        fb::SideState &side = match.side(Side::Home);
        const fb::Names field = fb::mayScore(side);
        const fb::Names keeper = side.onPitch & ~field;
        QVERIFY(keeper != 0);
        QCOMPARE(fb::mayKick(side), field);
        side.kicked = field;
        QCOMPARE(fb::mayKick(side), keeper);
        side.kicked = side.onPitch;
        QCOMPARE(fb::mayKick(side), field);
    }

    void whoGoesOffAndComesBack()
    {
        FubaPosition match(withNames());
        fb::SideState &side = match.side(Side::Away);
        const fb::Names all = side.onPitch;
        const int name = std::countr_zero(fb::mayScore(side));
        const fb::Names own = fb::Names{1} << static_cast<unsigned>(name);
        fb::goOff(side, name);
        QCOMPARE(side.onPitch, all & ~own);
        QCOMPARE(side.sentOff, fb::Names{0});
        fb::comeBack(side, name);
        QCOMPARE(side.onPitch, all);
        QVERIFY((fb::mayBeBooked(side) & own) != 0);
        fb::book(side, name);
        QCOMPARE(side.booked, own);
        QVERIFY((fb::mayBeBooked(side) & own) == 0);
        fb::sendOff(side, name);
        QCOMPARE(side.onPitch, all & ~own);
        QCOMPARE(side.sentOff, own);
        // Nobody in particular is nobody.
        for (const auto &change : {fb::goOff, fb::comeBack, fb::book, fb::sendOff})
            change(side, fb::noName);
        QCOMPARE(side.onPitch, all & ~own);
        QCOMPARE(side.sentOff, own);
        QCOMPARE(side.booked, own);
    }

    void nobodyIsAskedWithoutTheOption()
    {
        FubaPosition match;
        score(match);
        QVERIFY(!fb::isNamePick(match.state.phase));
        QCOMPARE(match.eventCount(EventKind::Goal), 1);
    }

    void whoScoresAndWhoMadeIt()
    {
        FubaPosition match(withNames());
        score(match);
        QCOMPARE(match.state.phase, Phase::ScorerPick);
        QCOMPARE(match.state.decider, Side::Home);
        QCOMPARE(match.eventCount(EventKind::Goal), 0);
        // Ten outfield players and the draw; the keeper scores no goal.
        QCOMPARE(match.options().size(), std::size_t{11});
        QVERIFY(!match.isLegal(fb::nameCode(0)));
        match.choose(fb::nameCode(7));
        QCOMPARE(playerOf(match, EventKind::Goal), 7);
        QCOMPARE(match.state.score.home, 1);
        QVERIFY(!fb::isNamePick(match.state.phase)); // the ball came from nowhere else
        FubaPosition passed(withNames());
        passed.place(Side::Home, {{PX, 3}, {CD, 7}}).place(Side::Away, {{CD, 10}}).ball(PX, 1);
        passed.state.start = CC;
        passed.beginStage(Side::Home).act(Action::GoalAttempt).roll({6});
        passed.choose(fb::nameCode(9));
        QCOMPARE(passed.state.phase, Phase::AssistPick);
        QVERIFY(!passed.isLegal(fb::nameCode(9)));
        passed.choose(fb::nameCode(3));
        QCOMPARE(playerOf(passed, fb::event::Assist), 3);
        QCOMPARE(passed.state.phase, Phase::SetUpPlan);
        QCOMPARE(passed.state.decider, Side::Away);
    }

    void whoIsBookedAndSentOff()
    {
        FubaPosition match(withNames());
        bookAway(match);
        QCOMPARE(match.state.phase, Phase::BookedPick);
        QCOMPARE(match.state.decider, Side::Away);
        match.choose(fb::nameCode(4));
        QCOMPARE(playerOf(match, EventKind::Yellow), 4);
        QCOMPARE(last(match, EventKind::Yellow)->numbers[0], std::int16_t{0});
        QVERIFY((match.side(Side::Away).booked >> 4U & 1U) != 0);
        // Two yellow cards: among those who are booked.
        FubaPosition second(withNames());
        second.side(Side::Away).booked = 0b110000;
        bookAway(second, 3);
        second.roll({2});
        QCOMPARE(second.state.phase, Phase::SentOffPick);
        QCOMPARE(second.options().size(), std::size_t{3});
        second.choose(fb::nameCode(5));
        QCOMPARE(playerOf(second, EventKind::Red), 5);
        QCOMPARE(last(second, EventKind::Red)->numbers[0], std::int16_t{1});
        QCOMPARE(second.eventCount(EventKind::Yellow), 1);
        QCOMPARE(playerOf(second, EventKind::Yellow), 5);
        QCOMPARE(last(second, EventKind::Yellow)->numbers[0], std::int16_t{1});
        QVERIFY((second.side(Side::Away).onPitch >> 5U & 1U) == 0);
        QCOMPARE(int{second.side(Side::Away).available}, 9);
        // Straight: anybody, and his card is no second one.
        FubaPosition straight(withNames());
        straight.side(Side::Away).booked = 0b110000;
        bookAway(straight, 1);
        straight.roll({1});
        QCOMPARE(straight.options().size(), std::size_t{11});
        straight.choose(fb::nameCode(4));
        QCOMPARE(last(straight, EventKind::Red)->numbers[0], std::int16_t{0});
        QCOMPARE(straight.eventCount(EventKind::Yellow), 0);
    }

    /// Without the option too: a first card is told as one, whatever the team holds, and a player's second
    /// one is told with his red card.
    void firstAndSecondYellow()
    {
        FubaPosition first;
        bookAway(first);
        QCOMPARE(first.eventCount(EventKind::Yellow), 1);
        QCOMPARE(last(first, EventKind::Yellow)->numbers[0], std::int16_t{0});
        // The test of a team that holds one is passed: still the first card of him who gets it.
        FubaPosition tested;
        bookAway(tested, 1);
        tested.roll({3});
        QCOMPARE(tested.eventCount(EventKind::Red), 0);
        QCOMPARE(tested.eventCount(EventKind::Yellow), 1);
        QCOMPARE(last(tested, EventKind::Yellow)->numbers[0], std::int16_t{0});
        FubaPosition second;
        second.side(Side::Away).booked = 0b100000;
        bookAway(second, 3);
        second.roll({2});
        QCOMPARE(last(second, EventKind::Yellow)->numbers[0], std::int16_t{1});
        QCOMPARE(last(second, EventKind::Red)->numbers[0], std::int16_t{1});
        QCOMPARE(playerOf(second, EventKind::Yellow), 5);
        // Two cards of the team, but nobody of it on the pitch is booked: a straight one for the records.
        FubaPosition nobody;
        bookAway(nobody, 3);
        nobody.roll({2});
        QCOMPARE(nobody.eventCount(EventKind::Yellow), 0);
        QCOMPARE(last(nobody, EventKind::Red)->numbers[0], std::int16_t{0});
    }

    void onlyOneIsNotAskedFor()
    {
        FubaPosition match(withNames());
        match.side(Side::Away).booked = 0b100000;
        bookAway(match, 3);
        match.roll({2});
        QVERIFY(match.state.phase != Phase::SentOffPick);
        QCOMPARE(playerOf(match, EventKind::Red), 5);
    }

    void whoIsHurtAndWhoComesOn()
    {
        fb::RuleOptions options = withNames();
        options.injuries = options.substitutions = true;
        FubaPosition match(options);
        match.place(Side::Home, {{CC, 6}, {CD, 4}}).place(Side::Away, {{CC, 10}}).ball(CC, 3);
        dropAll(match.state);
        push(match.state, fb::Task::EndTurn);
        push(match.state, fb::Task::Injure, Side::Home);
        match.state.phase = Phase::Running;
        fb::settle(match.state, match.events);
        match.choose(CD).roll({4});
        QCOMPARE(match.state.phase, Phase::InjuredPick);
        match.choose(fb::nameCode(2));
        QCOMPARE(playerOf(match, EventKind::Injury), 2);
        match.choose(fb::useCode);
        QCOMPARE(match.state.phase, Phase::OnPick);
        // Of the bench all but the keeper (11); by the rules the defender (12).
        QCOMPARE(match.options().size(), std::size_t{5});
        QVERIFY(!match.isLegal(fb::nameCode(11)));
        match.choose(fb::nameCode(15));
        QCOMPARE(playerOf(match, EventKind::SubstituteOn), 15);
        QCOMPARE(match.side(Side::Home).line[15], std::int8_t{0});
        QCOMPARE(int{match.side(Side::Home).available}, 10);
    }

    void whoMakesRoom()
    {
        fb::RuleOptions options = withNames();
        options.condition = options.substitutions = true;
        FubaPosition match(options);
        match.place(Side::Home, {{CC, 10}}).place(Side::Away, {{CC, 10}}).ball(CC, 3);
        match.state.period = Period::SecondHalf;
        match.state.square = 50;
        match.beginStage(Side::Home).act(Action::Substitution).choose(1);
        match.choose(static_cast<OptionCode>(fb::Substitute::Formation)).choose(fb::shiftCode(0, 2));
        QCOMPARE(match.state.phase, Phase::OffPick);
        // Four defenders in the team.
        QCOMPARE(match.options().size(), std::size_t{5});
        match.choose(fb::nameCode(3));
        QCOMPARE(match.state.phase, Phase::OnPick);
        match.choose(fb::byTheRules);
        const Event &event = *last(match, EventKind::SubstituteOn);
        QCOMPARE(event.numbers[0], std::int16_t{3});
        QCOMPARE(event.player, std::int16_t{15});
        QCOMPARE(int{fb::conditionOf(match.side(Side::Home), fb::Line::Attack)}, 3);
    }

    void whoTakesPenalties()
    {
        FubaPosition match(withNames());
        match.place(Side::Home, {{PX, 1}, {CC, 9}}).place(Side::Away, {{CD, 10}}).ball(PX, 1);
        dropAll(match.state);
        push(match.state, fb::Task::TakePenalty);
        match.state.phase = Phase::Running;
        fb::settle(match.state, match.events);
        match.choose(1).choose(0).roll({6});
        QCOMPARE(match.state.phase, Phase::PenaltyPick);
        match.choose(fb::nameCode(0)); // the keeper may
        QCOMPARE(playerOf(match, EventKind::Goal), 0);
        QCOMPARE(match.eventCount(EventKind::Goal), 1);
    }

    void eachKicksOnceInAShootOut()
    {
        FubaPosition match(withNames());
        match.place(Side::Home, {{CC, 10}}).place(Side::Away, {{CC, 10}}).ball(CC, 1);
        match.state.period = Period::ShootOut;
        dropAll(match.state);
        push(match.state, fb::Task::Kick, Side::Home);
        match.state.phase = Phase::Running;
        fb::settle(match.state, match.events);
        match.choose(1).choose(0).roll({6}).choose(fb::nameCode(6));
        QCOMPARE(playerOf(match, EventKind::ShootOutKick), 6);
        match.choose(1).choose(0).roll({6}).choose(fb::byTheRules);
        QCOMPARE(playerOf(match, EventKind::ShootOutKick), 10); // first of the list
        match.choose(1).choose(0).roll({6});
        QVERIFY(!match.isLegal(fb::nameCode(6)));
        QVERIFY(!match.isLegal(fb::nameCode(0))); // keepers last
    }

    /// Names change nothing else, and those of the rules are those without the option.
    void namesByTheRulesAreThoseOfTheDraw()
    {
        Generator generator(77);
        long picks = 0;
        for (std::uint64_t seed = 0; seed < 300; ++seed) {
            fb::MatchTables drawn = fubaTables(seed % 3 == 0 ? fubaFull() : fubaStandard());
            drawn.decision = anyDecision(generator);
            drawn.nameKey = generator.next();
            fb::MatchTables asked = drawn;
            asked.options.namePick = true;
            playInStep(drawn, asked, seed, picks);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY(picks > 1000);
    }

    /// Of a whole match: the options are players by name, and the log plays again.
    void picksAreInTheLog()
    {
        const fb::FubaGame game;
        FixtureSetup setup;
        const auto teams = sampleTeams(game);
        setup.fixture = QUuid::createUuidV5(QUuid(), QStringLiteral("names"));
        setup.sides = {{game.sideFor(teams[2]), game.sideFor(teams[3])}};
        const Squad squad = setup.sides[Side::Home].squad;
        setup.level = QStringLiteral("standard");
        setup.options = *resolveOptions(game.info().options, **findLevel(game.info().levels, setup.level),
                                        {{QStringLiteral("name_pick"), true}});
        setup.decision.needsWinner = true;
        RandomAgent home{Generator(5)};
        RandomAgent away{Generator(6)};
        SeededDice dice{Generator(7)};
        const auto played = playMatch(game, std::move(setup), dice, {{&home, &away}});
        QVERIFY(played.has_value());
        QSet<QString> names;
        for (const LogEntry &entry : played->log.entries)
            if (entry.id.startsWith(QStringLiteral("NAME-")) && entry.side == Side::Home)
                names.insert(entry.option);
        QVERIFY(names.size() > 1);
        for (const QString &name : names)
            QVERIFY(name == QStringLiteral("by the rules") ||
                    std::ranges::any_of(squad.entries, [&](const SquadEntry &entry) {
                        return entry.person.shortName == name;
                    }));
        const auto log = logFromJson(toJson(played->log, game), game);
        QVERIFY(log.has_value());
        const auto again = replay(game, *log);
        QVERIFY(again.has_value());
        QCOMPARE(again->report, played->report);
        QVERIFY(again->events == played->events);
    }

    /// The computer leaves names to the rules: with the option its matches are the same.
    void theComputerLeavesNamesToTheRules()
    {
        const fb::FubaGame game;
        const auto teams = sampleTeams(game);
        for (const char *agent : {"coach", "random"}) {
            std::vector<Event> before;
            for (const bool on : {false, true}) {
                FixtureSetup setup;
                setup.fixture = QUuid::createUuidV5(QUuid(), QStringLiteral("computer"));
                setup.sides = {{game.sideFor(teams[2]), game.sideFor(teams[3])}};
                setup.level = QStringLiteral("full");
                setup.options =
                    *resolveOptions(game.info().options, **findLevel(game.info().levels, setup.level),
                                    {{QStringLiteral("name_pick"), on}});
                SeededDice dice{Generator(8)};
                const auto home = game.makeAgent(QString::fromUtf8(agent), Side::Home, Generator(1));
                const auto away = game.makeAgent(QString::fromUtf8(agent), Side::Away, Generator(2));
                const auto played = playMatch(game, std::move(setup), dice, {{home->get(), away->get()}});
                QVERIFY(played.has_value());
                if (!on)
                    before = played->events;
                else
                    QVERIFY(before == played->events);
            }
        }
    }
};

TOUCHLINE_TEST(TestNames)

} // namespace test_names

#include "test_names.moc"
