// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card_library.h"
#include "core/games/fuba/fuba_game.h"
#include "core/games/fuba/fuba_match.h"
#include "core/games/fuba/fuba_team.h"
#include "core/games/fuba/rules.h"
#include "core/games/registry.h"
#include "core/match/match_runner.h"
#include "tests/support/any_fixture.h"
#include "tests/support/test_registry.h"

#include <QtTest>

namespace test_game {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;

namespace {

/// A squad of so many of each position, in this order.
Squad squadOf(int keepers, int defenders, int midfielders, int forwards)
{
    Squad squad;
    const auto add = [&](Position position, int count) {
        for (int man = 0; man < count; ++man) {
            const QString name = QStringLiteral("%1%2").arg(positionCode(position)).arg(man + 1);
            squad.entries.push_back(
                {{QUuid::createUuidV5(QUuid(), name), name, name}, position, std::nullopt, false});
        }
    };
    add(Position::Goalkeeper, keepers);
    add(Position::Defender, defenders);
    add(Position::Midfielder, midfielders);
    add(Position::Forward, forwards);
    return squad;
}

Team club()
{
    Team team;
    team.id = QUuid::createUuidV5(QUuid(), QStringLiteral("club"));
    team.name = QStringLiteral("Club");
    return team;
}

FixtureSetup fixture(const Game &game, const QString &level, const QJsonObject &wishes = {})
{
    const auto teams = sampleTeams(game);
    FixtureSetup setup;
    setup.fixture = QUuid::createUuidV5(QUuid(), QStringLiteral("fixture"));
    setup.sides = {{game.sideFor(teams[2]), game.sideFor(teams[3])}};
    setup.level = level;
    setup.options = *resolveOptions(game.info().options, **findLevel(game.info().levels, level), wishes);
    return setup;
}

Result<PlayedMatch> playedBy(const Game &game, FixtureSetup setup, const char *agent, std::uint64_t seed)
{
    SeededDice dice{Generator(seed)};
    const auto home = game.makeAgent(QString::fromUtf8(agent), Side::Home, Generator(seed, 5));
    const auto away = game.makeAgent(QString::fromUtf8(agent), Side::Away, Generator(seed, 6));
    return playMatch(game, std::move(setup), dice, {{home->get(), away->get()}});
}

} // namespace

/// Team documents, whole matches, what a match leaves behind.
class TestGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void formationFollowsTheSquad()
    {
        QCOMPARE(fb::teamFromSquad(club(), squadOf(2, 4, 4, 2)).primary.code(), 442);
        QCOMPARE(fb::teamFromSquad(club(), squadOf(1, 3, 5, 2)).primary.code(), 352);
        QCOMPARE(fb::teamFromSquad(club(), squadOf(1, 6, 3, 1)).primary.code(), 532);
        // Five of ten: scaled to ten.
        QCOMPARE(fb::teamFromSquad(club(), squadOf(1, 2, 2, 1)).primary.code(), 442);
        const fb::FubaTeam attack = fb::teamFromSquad(club(), squadOf(1, 4, 2, 4));
        QCOMPARE(attack.primary.code(), 424);
        const fb::FubaTeam defence = fb::teamFromSquad(club(), squadOf(1, 5, 3, 2));
        QCOMPARE(defence.skills, (std::vector{fb::Skill::Tackle, fb::Skill::Stopper}));
    }

    void aTeamNeverFailsToLineUp()
    {
        for (const Squad &squad : {Squad(), squadOf(0, 1, 0, 0), squadOf(5, 0, 0, 0), squadOf(1, 20, 0, 0)}) {
            const fb::FubaTeam team = fb::teamFromSquad(club(), squad);
            QVERIFY(team.squad.entries.size() >= std::size_t{fb::fewestPlayers});
            const Problems problems = fb::validate(team);
            QVERIFY2(problems.empty(), problems.empty() ? "" : qPrintable(problems.front().what.english()));
        }
    }

    void everyNationalTeamHasASquad()
    {
        const fb::FubaGame game;
        int count = 0;
        for (const QString &id : atcs::cardIds(atcs::CardSet::Historic66)) {
            const auto card = *atcs::loadCard(id);
            SideSetup side;
            side.team = card->team;
            side.squad = card->squad();
            const auto document = game.documentFor(side);
            QVERIFY(document.has_value());
            const QJsonObject written = game.writeTeam(**document);
            const auto again = game.readTeam(written);
            QVERIFY2(again.has_value(), qPrintable(id));
            QCOMPARE(game.writeTeam(**again), written);
            ++count;
        }
        QCOMPARE(count, 66);
    }

    void badDocumentsAreRefused()
    {
        const fb::FubaGame game;
        QJsonObject object = fb::toJson(fb::teamFromSquad(club(), squadOf(2, 5, 5, 4)));
        QVERIFY(game.readTeam(object));
        for (const auto &[key, value] :
             {std::pair{QStringLiteral("formation"), QJsonValue(QStringLiteral("4-4-3"))},
              std::pair{QStringLiteral("formation"), QJsonValue(QStringLiteral("3-5-2"))},
              std::pair{QStringLiteral("skills"), QJsonValue(QJsonArray{QStringLiteral("flying")})},
              std::pair{QStringLiteral("roles"),
                        QJsonValue(QJsonObject{{QStringLiteral("offensive_wing_back"), 3}})},
              std::pair{QStringLiteral("players"), QJsonValue(QJsonArray())},
              std::pair{QStringLiteral("colour"), QJsonValue(1)}}) {
            QJsonObject bad = object;
            bad.insert(key, value);
            const auto read = game.readTeam(bad);
            QVERIFY2(!read, qPrintable(key));
            QVERIFY(!read.error().problems.empty());
        }
    }

    /// Invariant 19: what was logged plays again to the letter, at every level.
    void aLogReplays()
    {
        const fb::FubaGame game;
        for (const LevelSpec &level : game.info().levels)
            for (std::uint64_t seed = 0; seed < 5; ++seed) {
                FixtureSetup setup = fixture(game, QString::fromUtf8(level.name));
                setup.decision.needsWinner = seed % 2 == 1;
                const auto played =
                    playedBy(game, std::move(setup), seed % 3 == 0 ? "random" : "coach", seed);
                QVERIFY(played.has_value());
                const auto object = toJson(played->log, game);
                const auto log = logFromJson(object, game);
                QVERIFY(log.has_value());
                const auto again = replay(game, *log);
                QVERIFY(again.has_value());
                QCOMPARE(again->report, played->report);
                QVERIFY(again->events == played->events);
            }
    }

    /// Invariant 20: nobody sees what is secret of the other side.
    void secretsAreKept()
    {
        const fb::FubaGame game;
        EventList events;
        auto match = *game.kickOff(fixture(game, QStringLiteral("full")), events);
        int secrets = 0;
        SeededDice dice{Generator(3)};
        RandomAgent anybody{Generator(4)};
        while (match->awaits() != Awaits::Nothing) {
            const Question question = match->question();
            const auto &state = dynamic_cast<const fb::FubaMatch &>(*match).state();
            for (const Side side : bothSides) {
                const QJsonObject other =
                    match->view(side)[QStringLiteral("sides")][sideWord(opposite(side))].toObject();
                QVERIFY(!other.contains(QStringLiteral("skills")));
                QVERIFY(!other.contains(QStringLiteral("next_formation")));
                QCOMPARE(other.contains(QStringLiteral("formation")), state.revealed);
            }
            if (state.phase == fb::Phase::Spot) {
                ++secrets;
                QVERIFY(!match->view(state.decider).contains(QStringLiteral("dive")));
                QVERIFY(match->view(opposite(state.decider)).contains(QStringLiteral("dive")));
            }
            if (question.awaits == Awaits::Roll) {
                QVERIFY(match->roll(*dice.roll(*question.prompt), events));
            } else {
                OptionList options;
                match->options(options);
                QVERIFY(match->choose(*anybody.choose(*match, question, options), events));
            }
        }
        QVERIFY(secrets >= 0);
    }

    void wrongInputLeavesTheMatchAlone()
    {
        const fb::FubaGame game;
        EventList events;
        auto match = *game.kickOff(fixture(game, QStringLiteral("basic")), events);
        const QJsonObject before = match->view(std::nullopt);
        QVERIFY(!match->roll(3, events));
        QVERIFY(!match->choose(999'999, events));
        QCOMPARE(match->view(std::nullopt), before);
        for (int side = 0; side < 2; ++side)
            QVERIFY(match->choose(442, events));
        const QJsonObject atToss = match->view(std::nullopt);
        QVERIFY(!match->roll(7, events));
        QVERIFY(!match->choose(0, events));
        QCOMPARE(match->view(std::nullopt), atToss);
    }

    /// Names of options are told apart, and are the same at any time.
    void namesOfOptionsAreUnique()
    {
        const fb::FubaGame game;
        Generator generator(11);
        for (int number = 0; number < 20; ++number) {
            EventList events;
            auto match =
                *game.kickOff(fixture(game, QStringLiteral("full"),
                                      {{QStringLiteral("c3"), false}, {QStringLiteral("name_pick"), true}}),
                              events);
            SeededDice dice{Generator(generator.next())};
            while (match->awaits() != Awaits::Nothing) {
                const Question question = match->question();
                if (question.awaits == Awaits::Roll) {
                    QVERIFY(match->roll(*dice.roll(*question.prompt), events));
                    continue;
                }
                OptionList options;
                match->options(options);
                QStringList names;
                for (const OptionCode option : options)
                    names << match->optionName(question, option);
                QVERIFY2(QSet<QString>(names.begin(), names.end()).size() == names.size(),
                         qPrintable(names.join(u',')));
                QVERIFY(match->choose(options[generator.below(static_cast<std::uint32_t>(options.size()))],
                                      events));
            }
        }
    }

    /// C1: what a match costs the team in its next one is in its report, and is paid there (section 9).
    void conditionIsCarriedOver()
    {
        const fb::FubaGame game;
        bool lostSome = false;
        for (std::uint64_t seed = 0; seed < 60 && !lostSome; ++seed) {
            FixtureSetup setup = fixture(game, QStringLiteral("standard"));
            setup.sides[Side::Home].carryIn = {{QStringLiteral("yellows"), 12}};
            const auto played = playedBy(game, std::move(setup), "coach", seed);
            QVERIFY(played.has_value());
            const QJsonObject home = played->report.carryOut[QStringLiteral("home")].toObject();
            int yellows = 0;
            for (const ReportEvent &event : played->report.events)
                yellows += event.kind == ReportEventKind::Yellow && event.side == Side::Home ? 1 : 0;
            QVERIFY(home[QStringLiteral("yellows")].toInt() >= 12 + yellows);
            // With twelve yellow cards before, any card costs a point.
            if (yellows > 0) {
                QVERIFY(home[QStringLiteral("condition_loss")].toInt() >= 1);
                lostSome = true;
                FixtureSetup next = fixture(game, QStringLiteral("standard"));
                next.sides[Side::Home].carryIn = home;
                const auto after = playedBy(game, std::move(next), "coach", seed);
                QVERIFY(after.has_value());
                const auto paid =
                    std::count_if(after->events.begin(), after->events.end(), [](const Event &event) {
                        return event.kind == fb::event::Condition && event.side == Side::Home &&
                               event.numbers[3] == static_cast<int>(fb::Why::EarlierMatch);
                    });
                QCOMPARE(static_cast<int>(paid), home[QStringLiteral("condition_loss")].toInt());
            }
        }
        QVERIFY(lostSome);
        FixtureSetup bad = fixture(game, QStringLiteral("standard"));
        bad.sides[Side::Away].carryIn = {{QStringLiteral("condition_loss"), 9}};
        EventList events;
        QVERIFY(!game.kickOff(std::move(bad), events));
    }

    /// The rolls of C1 one by one (life cycle of section 9).
    void rollsOfTheNextMatch()
    {
        const auto lossWith = [](int reds, int yellowsBefore, int yellows, int injuries,
                                 std::initializer_list<int> dice, bool single = false) {
            fb::RuleOptions options = fubaRules();
            options.c1Single = single;
            fb::MatchTables tables;
            tables.options = options;
            tables.charts = std::shared_ptr<const fb::Charts>(std::shared_ptr<void>(), &fb::shippedCharts());
            tables.teams[Side::Home].yellowsBefore = static_cast<std::int16_t>(yellowsBefore);
            fb::State state;
            state.tables = &tables;
            state.sides[Side::Home].reds = static_cast<std::int16_t>(reds);
            state.sides[Side::Home].yellowsReceived = static_cast<std::int16_t>(yellows);
            state.sides[Side::Home].injuries = static_cast<std::int16_t>(injuries);
            fb::push(state, fb::Task::Finish);
            fb::settle(state, NoEventsSink);
            for (const int die : dice)
                fb::applyRoll(state, die, NoEventsSink);
            return state.phase == fb::Phase::Over ? int{state.sides[Side::Home].nextMatchLoss} : -1;
        };
        QCOMPARE(lossWith(0, 0, 2, 0, {}), 0);
        QCOMPARE(lossWith(0, 2, 1, 0, {1, 1}), 1);
        QCOMPARE(lossWith(1, 3, 1, 0, {4, 4}), 1);
        QCOMPARE(lossWith(0, 0, 0, 1, {2}), 1);
        QCOMPARE(lossWith(0, 0, 0, 1, {3}), 0);
        QCOMPARE(lossWith(1, 12, 1, 1, {6, 6, 1}), 3);
        QCOMPARE(lossWith(1, 12, 1, 1, {6, 6, 1}, true), 1);
    }

    /// Whoever is suspended sits out, another name plays; without the option he plays.
    void suspendedPlayersSitOut()
    {
        const fb::FubaGame game;
        for (const bool on : {true, false}) {
            FixtureSetup setup =
                fixture(game, QStringLiteral("standard"), {{QStringLiteral("name_suspension"), on}});
            const auto &team = dynamic_cast<const fb::FubaTeam &>(*setup.sides[Side::Home].document);
            const auto starter = static_cast<std::size_t>(
                std::find(team.places.begin(), team.places.end(), fb::Place::Attack) - team.places.begin());
            setup.sides[Side::Home].absent.push_back(
                {team.squad.entries[starter].person.id, QStringLiteral("sent off")});
            EventList events;
            const auto match = *game.kickOff(std::move(setup), events);
            const auto &state = dynamic_cast<const fb::FubaMatch &>(*match).state();
            QCOMPARE((state.sides[Side::Home].onPitch >> starter & 1U) == 0, on);
            QCOMPARE(std::popcount(state.sides[Side::Home].onPitch), 11);
        }
    }

    /// In every game.
    void onlyPlayersOfTheSquadSitOut()
    {
        for (const Game *game : allGames()) {
            FixtureSetup setup;
            const auto teams = sampleTeams(*game);
            setup.sides = {{game->sideFor(teams[2]), game->sideFor(teams[3])}};
            setup.level = QString::fromUtf8(game->info().levels.front().name);
            setup.options = *resolveOptions(game->info().options, game->info().levels.front(), QJsonObject());
            setup.sides[Side::Away].absent.push_back(
                {QUuid::createUuidV5(QUuid(), QStringLiteral("stranger")), QStringLiteral("sent off")});
            EventList events;
            const auto match = game->kickOff(std::move(setup), events);
            QVERIFY(!match);
            QCOMPARE(match.error().problems.size(), std::size_t{1});
            QCOMPARE(match.error().problems.front().where, QStringLiteral("away"));
            QVERIFY(match.error().problems.front().what.english().startsWith(
                QStringLiteral("Somebody is to sit out who is not in the squad of ")));
        }
    }

    void optionsThatNeedOthersAreRefused()
    {
        const fb::FubaGame game;
        const LevelSpec &basic = **findLevel(game.info().levels, QStringLiteral("basic"));
        const auto refused = resolveOptions(game.info().options, basic, {{QStringLiteral("skills"), true}});
        QVERIFY(!refused);
        QCOMPARE(refused.error().problems.front().what.english(),
                 QStringLiteral("The option \"skills\" needs the option \"condition\"."));
        const LevelSpec &full = **findLevel(game.info().levels, QStringLiteral("full"));
        const auto without =
            resolveOptions(game.info().options, full, {{QStringLiteral("condition"), false}});
        QVERIFY(without.has_value());
        QVERIFY(!without->isOn("c3"));
        QVERIFY(!without->isOn("roles"));
    }

private:
    static fb::RuleOptions fubaRules()
    {
        fb::RuleOptions options;
        options.condition = options.c1 = true;
        return options;
    }
    static constexpr NoEvents NoEventsSink{};
};

TOUCHLINE_TEST(TestGame)

} // namespace test_game

#include "test_game.moc"
