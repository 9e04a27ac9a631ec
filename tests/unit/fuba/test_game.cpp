// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/card/card_library.h"
#include "core/games/fuba/fuba_game.h"
#include "core/games/fuba/generator/line_up_facts.h"
#include "core/games/fuba/match/fuba_match.h"
#include "core/games/fuba/match/fuba_options.h"
#include "core/games/fuba/rules/rules.h"
#include "core/games/fuba/team/fuba_team.h"
#include "core/games/fuba/team/line_ups.h"
#include "core/games/registry.h"
#include "core/match/match_runner.h"
#include "core/match/report/report_history.h"
#include "core/teams/historic_teams.h"
#include "tests/support/any_fixture.h"
#include "tests/support/games/plain_squad.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonDocument>
#include <QtTest>

#include <set>

namespace test_game {

using namespace touchline;
using namespace touchline::testing;
namespace fb = touchline::fuba;

namespace {

bool starts(const fb::FubaTeam &team, const char *shortName)
{
    for (std::size_t player = 0; player < team.squad.entries.size(); ++player)
        if (team.squad.entries[player].person.shortName == QString::fromUtf8(shortName))
            return team.places[player] != fb::Place::Bench;
    return false;
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
        // Listed by position, the first ten would be ten defenders and midfielders: then everybody counts.
        QCOMPARE(fb::teamFromSquad(club(), squadOf(3, 8, 8, 4)).primary.code(), 442);
    }

    /// What a competition that began with an older version goes on with.
    void formerTeamsAreAsTheyWere()
    {
        const fb::FubaTeam defence = fb::formerTeamFromSquad(club(), squadOf(1, 5, 3, 2));
        QCOMPARE(defence.primary.code(), 532);
        QCOMPARE(defence.skills, (std::vector{fb::Skill::Tackle, fb::Skill::Stopper}));
        const auto card = *atcs::loadCard(QStringLiteral("FRA-1998"));
        const fb::FubaTeam france = fb::formerTeamFromSquad(card->team, card->squad());
        QCOMPARE(france.primary.code(), 433);
        QVERIFY(!starts(france, "Deschamps"));
        QVERIFY(france.roles == fb::FubaTeam().roles);
    }

    /// The skills of a team are its own, and all of them are played somewhere.
    void teamsDifferInTheirSkills()
    {
        std::set<fb::Skill> skills;
        for (const QString &id : historicTeamIds(TeamSet::Historic66)) {
            const auto card = *atcs::loadCard(id);
            const fb::FubaTeam team = fb::teamFromSquad(card->team, card->squad());
            QCOMPARE(team.skills.size(), std::size_t{2});
            QVERIFY(team.skills[0] != team.skills[1]);
            skills.insert(team.skills.begin(), team.skills.end());
            QVERIFY(fb::teamFromSquad(card->team, card->squad()).skills == team.skills);
        }
        QCOMPARE(skills.size(), std::size_t{fb::skillCount});
    }

    /// The line-ups follow from the facts.
    void theLineUpsAreMadeOfTheFacts()
    {
        const auto contents = [](const char *name) {
            QFile file(QString::fromUtf8(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const auto made = fb::generator::lineUpFile(contents("resources/facts/worldcup/all/teams.csv"),
                                                    contents("resources/facts/worldcup/all/squads.csv"));
        QVERIFY(made.has_value());
        QCOMPARE(*made, contents("resources/teams/fuba/line_ups.csv"));
    }

    /// Every team of every World Cup has its line-up, with players that it has, and FUBA can play it.
    void historicTeamsPlayAsTheyDid()
    {
        int five = 0;
        int strangers = 0;
        for (const QString &id : historicTeamIds(TeamSet::All537)) {
            const auto card = *atcs::loadCard(id);
            const fb::LineUp *usual = fb::lineUpOf(id);
            QVERIFY2(usual != nullptr, qPrintable(id));
            const fb::FubaTeam team = fb::teamFromSquad(card->team, card->squad());
            QCOMPARE(team.primary, usual->formation);
            // Cards of old have no room for one or two who played.
            int missing = starts(team, qPrintable(usual->keeper)) ? 0 : 1;
            for (const QStringList &line : usual->lines)
                for (const QString &player : line)
                    missing += starts(team, qPrintable(player)) ? 0 : 1;
            QVERIFY2(missing <= (card->team.year < 1994 ? 2 : 0), qPrintable(id));
            strangers += missing;
            const Problems problems = fb::validate(team);
            QVERIFY2(problems.empty(),
                     problems.empty() ? "" : qPrintable(id + u' ' + problems.front().what.english()));
            five += team.primary.of(fb::Line::Defence) == 5 ? 1 : 0;
        }
        QVERIFY(five > 0);
        QCOMPARE(strangers, 26);
    }

    void franceOf1998()
    {
        const auto card = *atcs::loadCard(QStringLiteral("FRA-1998"));
        const fb::FubaTeam france = fb::teamFromSquad(card->team, card->squad());
        QCOMPARE(france.primary.code(), 433);
        for (const char *name : {"Barthez", "Thuram", "Blanc", "Desailly", "Lizarazu", "Deschamps", "Petit",
                                 "Karembeu", "Zidane", "Djorkaeff"})
            QVERIFY2(starts(france, name), name);
        QVERIFY(!starts(france, "Trezeguet"));
        const auto taker = static_cast<std::size_t>(france.takers.front());
        QCOMPARE(france.squad.entries[taker].person.shortName, QStringLiteral("Djorkaeff"));
        // Whoever has left the squad is replaced; with many gone it is lined up by position, as any other
        // team.
        const auto without = [&](const QStringList &names) {
            Squad squad = card->squad();
            std::erase_if(squad.entries,
                          [&](const SquadEntry &one) { return names.contains(one.person.shortName); });
            return fb::teamFromSquad(card->team, squad);
        };
        const fb::FubaTeam rest = without({QStringLiteral("Deschamps")});
        QVERIFY(fb::validate(rest).empty());
        QVERIFY(starts(rest, "Karembeu") && starts(rest, "Blanc"));
        QVERIFY(rest.roles == france.roles);
        const fb::FubaTeam others = without({QStringLiteral("Deschamps"), QStringLiteral("Petit"),
                                             QStringLiteral("Blanc"), QStringLiteral("Barthez")});
        QVERIFY(fb::validate(others).empty());
        QVERIFY(others.roles == fb::FubaTeam().roles);
    }

    /// Somebody is suspended: another takes his place, and nobody else leaves his. Version 1 of the rules
    /// lined everybody up anew.
    void whoIsAbsentIsReplaced()
    {
        const fb::FubaGame game;
        const auto card = *atcs::loadCard(QStringLiteral("FRA-1998"));
        SideSetup side;
        side.team = card->team;
        side.squad = card->squad();
        side = game.sideFor(*game.documentFor(side));
        for (const SquadEntry &entry : side.squad.entries)
            if (entry.person.shortName == QLatin1String("Blanc"))
                side.absent.push_back({entry.person.id, QStringLiteral("sent off")});
        QCOMPARE(side.absent.size(), std::size_t{1});
        const auto starters = [&](int version) {
            FixtureSetup setup = fixture(game, QStringLiteral("standard"));
            setup.sides[Side::Home] = side;
            setup.rulesVersion = version;
            EventList events;
            const auto match = *game.kickOff(setup, events);
            const fb::Names pitch =
                dynamic_cast<const fb::FubaMatch &>(*match).state().sides[Side::Home].onPitch;
            QStringList names;
            for (std::size_t player = 0; player < side.squad.entries.size(); ++player)
                if ((pitch >> player & 1U) != 0)
                    names << side.squad.entries[player].person.shortName;
            return names;
        };
        const QStringList now = starters(0);
        QCOMPARE(now.size(), 11);
        QVERIFY(!now.contains(QStringLiteral("Blanc")));
        for (const char *name : {"Barthez", "Thuram", "Desailly", "Lizarazu", "Deschamps", "Petit",
                                 "Karembeu", "Zidane", "Djorkaeff", "Guivarc'h"})
            QVERIFY2(now.contains(QString::fromUtf8(name)), name);
        QVERIFY(!starters(1).contains(QStringLiteral("Karembeu")));
    }

    /// A match of version 1 of the rules plays again by them; versions that nobody knows are refused.
    void logsOfVersionOneReplay()
    {
        const fb::FubaGame game;
        auto setup = fixture(game, QStringLiteral("full"));
        setup.rulesVersion = 1;
        auto played = playedBy(game, std::move(setup), "random", 3);
        QVERIFY(played.has_value());
        QCOMPARE(played->log.rulesVersion, 1);
        QCOMPARE(played->report.rulesVersion, 1);
        auto log = logFromJson(toJson(played->log, game), game);
        QVERIFY(log.has_value());
        const auto again = replay(game, *log);
        QVERIFY(again.has_value());
        QVERIFY(again->report == played->report);
        QVERIFY(again->events == played->events);
        QCOMPARE(again->log.rulesVersion, 1);
        for (const int other : {0, game.info().rulesVersion + 1}) {
            log->rulesVersion = other;
            QCOMPARE(replay(game, *log).error().fault, Fault::Refused);
        }
        // Kept by an older version of the program.
        QFile file(QStringLiteral("tests/fuzz/corpus/log/fuba.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto kept = logFromJson(QJsonDocument::fromJson(file.readAll()).object(), game);
        QVERIFY(kept.has_value());
        QCOMPARE(kept->rulesVersion, 1);
        const auto old = replay(game, *kept);
        QVERIFY2(old.has_value(), old ? "" : qPrintable(old.error().message.english()));
        // What reports of that time did not tell cannot differ.
        QVERIFY(isReplayOf(kept->report, old->report));
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
        for (const QString &id : historicTeamIds(TeamSet::Historic66)) {
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
            push(state, fb::Task::Finish);
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
                QStringLiteral("A player listed as absent is not in the squad of ")));
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

    /// A setup that nobody resolved may ask for what needs the condition rules.
    void whatNeedsConditionIsOffWithoutIt()
    {
        OptionValues values;
        for (const char *name : {"roles", "aggressive_pressing", "skills", "c1", "c2"})
            values.set(QString::fromLatin1(name), 1);
        const auto asked = [&values] {
            const fb::RuleOptions rules = fb::ruleOptions(values);
            return std::array{rules.roles, rules.aggressivePressing, rules.skills, rules.c1, rules.c2};
        };
        QCOMPARE(asked(), (std::array{false, false, false, false, false}));
        values.set(QStringLiteral("condition"), 1);
        QCOMPARE(asked(), (std::array{true, true, true, true, true}));
        for (const char *name : {"roles", "aggressive_pressing", "skills", "c1", "c2"}) {
            values.set(QString::fromLatin1(name), 0);
            const auto now = asked();
            QCOMPARE(std::count(now.begin(), now.end(), true), 4);
            values.set(QString::fromLatin1(name), 1);
        }
        // Skills for the whole competition are one for each player.
        values.set(QStringLiteral("skills_per_team"), 5);
        QCOMPARE(int{fb::ruleOptions(values).skillsPerTeam}, 5);
        values.set(QStringLiteral("c3"), 1);
        QCOMPARE(int{fb::ruleOptions(values).skillsPerTeam}, 1);
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
