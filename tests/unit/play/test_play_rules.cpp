// SPDX-License-Identifier: GPL-3.0-or-later
// A competition that was read back is played on as it would have been, with teams of all kinds.
#include "core/play/matches/play_rules.h"

#include "core/competition/competition_json.h"
#include "core/competition/editions/season.h"
#include "core/games/registry.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/new_competition.h"
#include "core/play/squads/competition_squads.h"
#include "tests/support/atcs_cards.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/playable_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_play_rules {

using namespace touchline;
using namespace touchline::testing;

namespace {

Competition readBack(const Competition &competition)
{
    return competitionFromJson(toJson(competition)).value();
}

/// France 1998 as somebody sees them who thinks little of them.
KnownTeamPtr weakFrance()
{
    atcs::TeamCard card = *worldCupCard("FRA-1998");
    card.attempts = {5, 5};
    card.shotsOnGoal = 8;
    return teamWithCard(std::move(card));
}

/// A club that has the players of Brazil 1970; it has no code, and the program has no card of it.
KnownTeamPtr cloneClub()
{
    atcs::TeamCard card = *worldCupCard("BRA-1970");
    card.kind = atcs::CardKind::Custom;
    card.team = {};
    card.team.id = QUuid::createUuidV5(QUuid(), u"rovers"_s);
    card.team.name = u"Rovers"_s;
    return teamWithCard(std::move(card));
}

KnownTeamPtr italy()
{
    return historicTeamNamed(u"ITA-1938"_s).value();
}

/// The league with these teams in its first places.
Competition leagueWith(const char *game, const char *level, const KnownTeams &teams)
{
    CompetitionDefinition definition = playableLeague(game, level);
    for (std::size_t team = 0; team < teams.size(); ++team) {
        const Entrant former = definition.entrants[team];
        definition.entrants[team] = entrantWith(*teams[team], former.ranking, definition.game).value();
    }
    return Competition::create(std::move(definition)).value();
}

/// All reports of it, played out by its own rules.
std::vector<MatchReport> reportsOf(Competition competition)
{
    const auto rules = playRulesOf(competition);
    if (!rules || !playAll(competition, *rules))
        return {};
    std::vector<MatchReport> reports;
    for (int i = 0; i < int(competition.fixtures().size()); ++i)
        if (const MatchReport *report = competition.report(i))
            reports.push_back(*report);
    return reports;
}

} // namespace

class TestPlayRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWasReadBackIsPlayedOnTheSame_data()
    {
        columns<QByteArray, QByteArray>();
        QTest::newRow("atcs basic") << QByteArray("atcs") << QByteArray("basic");
        QTest::newRow("atcs premier") << QByteArray("atcs") << QByteArray("premier");
        QTest::newRow("fuba standard") << QByteArray("fuba") << QByteArray("standard");
    }

    void whatWasReadBackIsPlayedOnTheSame()
    {
        const auto [game, level] = row<QByteArray, QByteArray>();
        const Competition league =
            leagueWith(game.constData(), level.constData(), {cloneClub(), italy(), weakFrance()});
        const Competition read = readBack(league);
        QVERIFY(read == league);
        const std::vector<MatchReport> reports = reportsOf(league);
        QCOMPARE(reports.size(), std::size_t{13});
        QVERIFY(reportsOf(read) == reports);
    }

    /// FUBA may line a built-in team up in another way later: its document is kept from the beginning. A
    /// competition of before, which kept none, goes on with the line-ups that it began with.
    void aGameThatKeepsTeamsKeepsThemAll()
    {
        const Competition league = leagueWith("fuba", "standard", {cloneClub(), italy(), weakFrance()});
        for (int team = 0; team < 3; ++team)
            QVERIFY(!league.entrant(team).document.isEmpty());
        const KnownTeamPtr france = historicTeamNamed(u"FRA-1998"_s).value();
        Competition kept = leagueWith("fuba", "standard", {cloneClub(), italy(), france});
        CompetitionDefinition before = kept.definition();
        before.entrants[2].document = {};
        const Competition older = Competition::create(std::move(before)).value();
        const Game &fuba = **findGame(u"fuba"_s);
        const auto documentOf = [&](const Competition &competition) {
            return fuba.writeTeam(*playRulesOf(competition).value().documents[2]);
        };
        const SideSetup side = sideOf(*france);
        QCOMPARE(documentOf(kept), fuba.writeTeam(**fuba.documentFor(side)));
        QCOMPARE(documentOf(older), fuba.writeTeam(**fuba.unkeptDocumentFor(side)));
        QVERIFY(documentOf(older) != documentOf(kept));
    }

    void documentsOfAllTeamsAreKept()
    {
        const Competition league = leagueWith("atcs", "basic", {cloneClub(), italy(), weakFrance()});
        for (int team = 0; team < 3; ++team)
            QVERIFY(!league.entrant(team).document.isEmpty());
        const PlayRules rules = playRulesOf(league).value();
        QVERIFY(withoutDocuments(rules).empty());
        const auto &weak = dynamic_cast<const atcs::TeamCard &>(*rules.documents[2]);
        QVERIFY(weak == dynamic_cast<const atcs::TeamCard &>(*weakFrance()->document));
        const auto &third = dynamic_cast<const atcs::TeamCard &>(*rules.documents[3]);
        QCOMPARE(third.team.code, u"GER-1954"_s);
    }

    void aCompetitionMadeOfCardsKeepsThem()
    {
        CompetitionWishes wishes = cupWishes("quick", 7);
        wishes.format = u"cup-8"_s;
        wishes.draw = u"random"_s;
        for (const char *code : playableCards)
            wishes.teams.push_back(historicTeamNamed(QString::fromUtf8(code)).value());
        wishes.teams[2] = weakFrance();
        NewCompetition made = newCompetition(wishes).value();
        for (int team = 0; team < 8; ++team)
            QVERIFY(!made.competition.entrant(team).document.isEmpty());
        const Competition read = readBack(made.competition);
        QVERIFY(playAll(made.competition, made.rules).has_value());
        Competition again = read;
        QVERIFY(playAll(again, playRulesOf(read).value()).has_value());
        QVERIFY(again == made.competition);
    }

    /// Any level may be chosen per fixture (ATCS 9.1): the match number before the round, the round before
    /// the stage.
    void levelsOfSingleMatches()
    {
        CompetitionWishes wishes = cupWishes("quick");
        wishes.matchRules = {{u"knockout"_s, 0, u"premier"_s, {}},
                             {u"final"_s, 0, u"advanced"_s, {{u"referees"_s, true}}},
                             {{}, 3, u"basic"_s, {}},
                             {{}, 4, {}, {{u"quick_scores"_s, false}}}};
        const NewCompetition made = newCompetition(wishes).value();
        const Competition read = readBack(made.competition);
        QVERIFY(read == made.competition);
        const PlayRules rules = playRulesOf(read).value();
        const auto choiceOf = [&](int number) {
            return choiceFor(read, read.indexOfNumber(number), {{-1, -1}}, rules);
        };
        QCOMPARE(choiceOf(1).level, u"quick"_s);
        QVERIFY(choiceOf(1).options.isOn("quick_scores"));
        QCOMPARE(choiceOf(3).level, u"basic"_s);
        QCOMPARE(choiceOf(4).level, u"quick"_s);
        QVERIFY(!choiceOf(4).options.isOn("quick_scores"));
        QCOMPARE(choiceOf(50).level, u"premier"_s);
        QVERIFY(choiceOf(50).options.isOn("one_timer"));
        QCOMPARE(choiceOf(64).level, u"advanced"_s);
        QVERIFY(choiceOf(64).options.isOn("referees"));
        QVERIFY(!choiceOf(64).options.isOn("one_timer"));
        // Played so: with Premier League in the knockout there is a host.
        QVERIFY(read.definition().location);
        Competition played = read;
        QVERIFY(playAll(played, rules).has_value());
        QCOMPARE(played.report(played.indexOfNumber(3))->level, u"basic"_s);
        QVERIFY(played.report(played.indexOfNumber(4))->withoutScore);
        QCOMPARE(played.report(played.indexOfNumber(64))->level, u"advanced"_s);
    }

    void levelsThatThereAreNot()
    {
        for (const MatchRules &wrong :
             {MatchRules{u"last round"_s, 0, u"quick"_s, {}}, MatchRules{{}, 65, u"quick"_s, {}},
              MatchRules{u"final"_s, 0, u"expert"_s, {}},
              MatchRules{u"final"_s, 0, u"basic"_s, {{u"referees"_s, true}}}}) {
            CompetitionWishes wishes = cupWishes("basic");
            wishes.matchRules = {wrong};
            const auto made = newCompetition(wishes);
            QVERIFY(!made.has_value());
            QCOMPARE(made.error().problems.size(), std::size_t{1});
            QVERIFY(made.error().problems.front().where.contains(u"match_rules[0]"_s));
        }
    }

    /// Each team belongs to one who decides for it, wherever it plays (ATCS R60).
    void aComputerPlayerOfItsOwn()
    {
        CompetitionWishes wishes = cupWishes("advanced");
        wishes.agents = {{u"FRA-1998"_s, u"solo"_s}, {u"Brazil 1970"_s, u"random"_s}};
        const NewCompetition made = newCompetition(wishes).value();
        const Competition read = readBack(made.competition);
        QVERIFY(read == made.competition);
        const PlayRules rules = playRulesOf(read).value();
        int matches = 0;
        for (int i = 0; i < 48; ++i) {
            const PerSide<int> teams = teamsOf(read, i);
            const FixtureSetup setup = setupOf(read, i, teams, rules).value();
            const PerSide<QString> names = choiceFor(read, i, teams, rules).agents;
            for (const Side side : bothSides) {
                const QString &team = read.entrant(teams[side]).code;
                const bool isFrance = team == "FRA-1998"_L1;
                QCOMPARE(setup.sides[side].runBy, isFrance ? u"solo"_s : QString());
                QCOMPARE(names[side], isFrance                ? u"solo"_s
                                      : team == "BRA-1970"_L1 ? u"random"_s
                                                              : u"coach"_s);
                matches += isFrance ? 1 : 0;
            }
        }
        QCOMPARE(matches, 3);
        wishes.agents = {{u"FRA-1998"_s, u"anna"_s}};
        QCOMPARE(newCompetition(wishes).error().fault, Fault::NotFound);
        wishes.agents = {{u"GER-1990"_s, u"solo"_s}};
        QCOMPARE(newCompetition(wishes).error().fault, Fault::BadInput);
        // One for all.
        wishes.agents.clear();
        wishes.agent = u"solo"_s;
        const NewCompetition solo = newCompetition(wishes).value();
        for (const Entrant &entrant : solo.competition.definition().entrants)
            QCOMPARE(entrant.agent, u"solo"_s);
    }

    /// Only rules by which somebody is out to the end have a length for it.
    void theLengthOfASeasonIsAskedWhereItHasAnEffect()
    {
        CompetitionWishes wishes = cupWishes("advanced");
        QVERIFY(seasonOutGamesOf(wishes).has_value());
        wishes.choice.game = *findGame(u"fuba"_s);
        QVERIFY(!seasonOutGamesOf(wishes).has_value());
    }

    /// What would change nothing is refused.
    void optionsWithoutEffect()
    {
        CompetitionWishes wishes = cupWishes("advanced");
        wishes.choice.options.set(u"random_strategy_formation"_s, 1);
        const auto refused = newCompetition(wishes);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().problems.front().where, u"random_strategy_formation"_s);
        wishes.agents = {{u"FRA-1998"_s, u"solo"_s}};
        QVERIFY(newCompetition(wishes).has_value());
        CompetitionWishes league = cupWishes("advanced");
        league.format = u"league-4x2"_s;
        league.choice.options.set(u"shootout_early_stop"_s, 1);
        QCOMPARE(newCompetition(league).error().problems.size(), std::size_t{1});
        league.format = u"cup-8"_s;
        QVERIFY(newCompetition(league).has_value());
    }

    void theGameMakesItsOwnDocumentOfACard()
    {
        const Competition league = leagueWith("fuba", "standard", {cloneClub()});
        const Game &fuba = *findGame(u"fuba"_s).value();
        ASSIGN_RESULT(document, fuba.readTeam(league.entrant(0).document));
        QCOMPARE(fuba.sideFor(*document).team.name, u"Rovers"_s);
    }

    void aDocumentThatCannotBeReadIsNamedWithItsTeam()
    {
        CompetitionDefinition definition =
            leagueWith("atcs", "basic", {cloneClub(), italy(), weakFrance()}).definition();
        definition.entrants[0].document.insert(u"fair_play"_s, 99);
        definition.entrants[1].document = definition.entrants[2].document;
        definition.entrants[2].document.insert(u"attempts"_s, u"many"_s);
        const auto rules = playRulesOf(Competition::create(std::move(definition)).value());
        VERIFY_FAULT(rules, Fault::BadInput);
        QCOMPARE(rules.error().problems.size(), std::size_t{3});
        QVERIFY(rules.error().problems[0].where.startsWith(u"Rovers: "_s));
        QCOMPARE(rules.error().problems[1].where, u"Italy 1938"_s);
        QCOMPARE(rules.error().problems[1].what.english(),
                 u"The document that is kept is that of another team, France 1998."_s);
        QVERIFY(rules.error().problems[2].where.startsWith(u"France 1998: "_s));
    }

    void whatTheProgramDoesNotHaveIsSaid_data()
    {
        columns<QString, QString, QJsonObject, Fault>();
        const QString atcs = u"atcs"_s;
        const QString basic = u"basic"_s;
        QTest::newRow("game") << u"chess"_s << basic << QJsonObject() << Fault::NotFound;
        QTest::newRow("level") << atcs << u"hard"_s << QJsonObject() << Fault::NotFound;
        QTest::newRow("option") << atcs << basic << QJsonObject{{u"castling"_s, true}} << Fault::BadInput;
    }

    void whatTheProgramDoesNotHaveIsSaid()
    {
        const auto [game, level, options, fault] = row<QString, QString, QJsonObject, Fault>();
        CompetitionDefinition definition = playableLeague("atcs", "basic");
        definition.game = game;
        definition.level = level;
        definition.options = options;
        const auto rules = playRulesOf(Competition::create(std::move(definition)).value());
        QVERIFY(!rules.has_value());
        QCOMPARE(rules.error().fault, fault);
    }

    void documentsGoIntoTheNextSeasonAndWithALateEntry()
    {
        Competition league = leagueWith("atcs", "basic", {cloneClub()});
        const Entrant late = entrantWith(*weakFrance(), league.entrant(2).ranking, u"atcs"_s).value();
        QVERIFY(league.replaceEntrant(2, late).has_value());
        QCOMPARE(league.entrant(2).document, late.document);
        QVERIFY(readBack(league) == league);
        QVERIFY(playAll(league, playRulesOf(league).value()).has_value());
        const CompetitionDefinition next = nextSeason(league).value();
        for (const Entrant &entrant : next.entrants) {
            const int before = league.indexOfTeam(entrant.id);
            QVERIFY(before >= 0);
            QCOMPARE(entrant.document, league.entrant(before).document);
            QCOMPARE(entrant.document.isEmpty(), before != 0 && before != 2);
        }
    }

    void playersOfAClubAreThoseOfItsDocument()
    {
        const Competition league = leagueWith("fuba", "standard", {cloneClub()});
        const std::vector<Person> players = playersOf(league, 0);
        const Squad squad = cloneClub()->squad;
        QCOMPARE(players.size(), squad.entries.size());
        QVERIFY(playerCalled(squad.entries.front().person.name, league, 0).has_value());
        QVERIFY(playersOf(league, 1).size() > 10);
    }
};

TOUCHLINE_TEST(TestPlayRules)

} // namespace test_play_rules

#include "test_play_rules.moc"
