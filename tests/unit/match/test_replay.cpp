// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/registry.h"
#include "tests/support/any_fixture.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_replay {

using namespace touchline;
using namespace touchline::testing;

namespace {

/// A knockout match that goes to a shoot-out, so that its log holds choices.
PlayedMatch withShootOut()
{
    const atcs::AtcsGame game;
    for (std::uint64_t seed = 1;; ++seed)
        if (auto played = playByChance(game, frxAgainstTux(u"basic"_s, true), seed);
            played && played->report.shootOut)
            return std::move(*played);
}

std::size_t firstChoice(const MatchLog &log)
{
    const auto found = std::find_if(log.entries.begin(), log.entries.end(),
                                    [](const LogEntry &entry) { return entry.kind == Awaits::Choice; });
    return static_cast<std::size_t>(found - log.entries.begin());
}

std::ptrdiff_t offset(std::size_t place)
{
    return static_cast<std::ptrdiff_t>(place);
}

} // namespace

class TestReplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aReplayIsTheMatch_data()
    {
        columns<QString, int>();
        for (const Game *game : allGames())
            for (std::size_t level = 0; level < game->info().levels.size(); ++level)
                QTest::addRow("%s %s", game->info().id, game->info().levels[level].name)
                    << QString::fromUtf8(game->info().id) << int(level);
    }

    void aReplayIsTheMatch()
    {
        const auto [gameId, level] = row<QString, int>();
        const Game &game = **findGame(gameId);
        const AnyFixture any(game);
        const auto seeds = static_cast<std::uint64_t>(matchesOf(game, 200));
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            Generator generator(seed);
            ASSIGN_RESULT(
                played,
                playByChance(game, any.make(game.info().levels[static_cast<std::size_t>(level)], generator),
                             seed));
            // By way of its file, as a stored match is.
            ASSIGN_RESULT(log, logFromJson(toJson(played->log, game), game));
            ASSIGN_RESULT(again, replay(game, *log));
            QCOMPARE(again->events, played->events);
            QCOMPARE(again->report, played->report);
            QCOMPARE(again->log.entries, played->log.entries);
        }
    }

    void theLabelsStayAsTheyWere()
    {
        PlayedMatch played = withShootOut();
        played.log.seed = u"17"_s;
        played.log.agents = {{u"coach"_s, u"solo"_s}};
        ASSIGN_RESULT(again, replay(atcs::AtcsGame(), played.log));
        QCOMPARE(again->log.seed, u"17"_s);
        QCOMPARE(again->log.agents, played.log.agents);
    }

    void anotherVersionOfTheRulesIsRefused()
    {
        PlayedMatch played = withShootOut();
        const int version = atcs::AtcsGame().info().rulesVersion;
        for (const int other : {version + 1, version - 1}) {
            played.log.rulesVersion = other;
            const auto again = replay(atcs::AtcsGame(), played.log);
            VERIFY_FAULT(again, Fault::Refused);
            QCOMPARE(
                again.error().message.english(),
                u"This match was played with version %1 of the rules of All Time Championship Soccer; "
                "this program has version %2. The report stands, but it cannot be played again."_s.arg(other)
                    .arg(version));
        }
    }

    void aRollTooFewIsNamed()
    {
        PlayedMatch played = withShootOut();
        const auto rolls = std::count_if(played.log.entries.begin(), played.log.entries.end(),
                                         [](const LogEntry &entry) { return entry.kind == Awaits::Roll; });
        played.log.entries.pop_back();
        const auto again = replay(atcs::AtcsGame(), played.log);
        VERIFY_FAULT(again, Fault::Exhausted);
        QCOMPARE(again.error().message.english(),
                 u"There are too few rolls: roll %1 is missing, penalty (D74), a number from 1 to 10."_s.arg(
                     rolls));
    }

    void aRollTooManyIsNamed()
    {
        PlayedMatch played = withShootOut();
        const auto rolls = std::count_if(played.log.entries.begin(), played.log.entries.end(),
                                         [](const LogEntry &entry) { return entry.kind == Awaits::Roll; });
        played.log.entries.push_back(played.log.entries.back());
        const auto again = replay(atcs::AtcsGame(), played.log);
        QVERIFY(!again);
        QCOMPARE(again.error().message.english(),
                 u"Too many rolls: the match took %1, but %2 were given."_s.arg(rolls).arg(rolls + 1));
    }

    void anImpossibleRollIsNamed()
    {
        PlayedMatch played = withShootOut();
        played.log.entries[0].value = 11;
        const auto again = replay(atcs::AtcsGame(), played.log);
        QVERIFY(!again);
        QCOMPARE(again.error().message.english(),
                 u"Roll 1, kick-off (D03), must be a number 1 to 10, not 11."_s);
    }

    void anotherChoiceIsNamed()
    {
        PlayedMatch played = withShootOut();
        LogEntry &choice = played.log.entries[firstChoice(played.log)];
        choice.option = u"Pelé"_s;
        const auto again = replay(atcs::AtcsGame(), played.log);
        VERIFY_FAULT(again, Fault::BadInput);
        const QString start =
            u"Choice 1, penalty taker (D71) of the %1 side, cannot be \"Pelé\". Possible: "_s.arg(
                sideWord(choice.side));
        QVERIFY2(again.error().message.english().startsWith(start),
                 qPrintable(again.error().message.english()));
    }

    void aChoiceTooFewOrTooManyIsNamed()
    {
        PlayedMatch played = withShootOut();
        const auto choices =
            std::count_if(played.log.entries.begin(), played.log.entries.end(),
                          [](const LogEntry &entry) { return entry.kind == Awaits::Choice; });
        MatchLog more = played.log;
        more.entries.push_back(more.entries[firstChoice(more)]);
        const auto tooMany = replay(atcs::AtcsGame(), more);
        QVERIFY(!tooMany);
        QCOMPARE(
            tooMany.error().message.english(),
            u"Too many choices: the match asked for %1, but %2 were given."_s.arg(choices).arg(choices + 1));
        MatchLog fewer = played.log;
        while (firstChoice(fewer) < fewer.entries.size())
            fewer.entries.erase(fewer.entries.begin() + offset(firstChoice(fewer)));
        const auto tooFew = replay(atcs::AtcsGame(), fewer);
        QVERIFY(!tooFew);
        QVERIFY(tooFew.error().message.english().startsWith(
            "There are too few choices: choice 1 is missing, penalty taker (D71) of the "_L1));
    }

    void anotherOrderOfRollsAndChoicesIsRefused()
    {
        PlayedMatch played = withShootOut();
        const std::size_t choice = firstChoice(played.log);
        std::swap(played.log.entries[choice], played.log.entries[choice - 1]);
        const auto again = replay(atcs::AtcsGame(), played.log);
        QVERIFY(!again);
        QCOMPARE(again.error().message.english(),
                 u"The rolls and choices of the log stand in another order than the match asks for them."_s);
    }

    void anotherDieOrDecisionPointIsRefused()
    {
        const PlayedMatch played = withShootOut();
        MatchLog otherDie = played.log;
        otherDie.entries[1].faces = 6;
        QVERIFY(!replay(atcs::AtcsGame(), otherDie));
        MatchLog otherPoint = played.log;
        otherPoint.entries[1].id = u"D99"_s;
        QVERIFY(!replay(atcs::AtcsGame(), otherPoint));
        MatchLog otherSide = played.log;
        LogEntry &choice = otherSide.entries[firstChoice(otherSide)];
        choice.side = opposite(choice.side);
        QVERIFY(!replay(atcs::AtcsGame(), otherSide));
    }

    void aRollOfAnotherValueNeverPassesForTheMatchThatWas()
    {
        const atcs::AtcsGame game;
        const PlayedMatch played = withShootOut();
        int refused = 0;
        int otherReport = 0;
        for (std::size_t place = 0; place < played.log.entries.size(); ++place) {
            MatchLog log = played.log;
            LogEntry &entry = log.entries[place];
            if (entry.kind != Awaits::Roll)
                continue;
            // From one half of the die to the other: of a kick-off only the half counts.
            entry.value = entry.value <= entry.faces / 2 ? entry.faces : 1;
            const auto again = replay(game, log);
            if (!again) {
                QVERIFY(!again.error().message.isEmpty());
                ++refused;
                continue;
            }
            QVERIFY(again->events != played.events);
            QCOMPARE(again->log.entries, log.entries);
            otherReport += again->report != log.report ? 1 : 0;
        }
        QVERIFY(refused > 0);
        QVERIFY(otherReport > 0);
    }
};

TOUCHLINE_TEST(TestReplay)

} // namespace test_replay

#include "test_replay.moc"
