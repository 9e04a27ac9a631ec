// SPDX-License-Identifier: GPL-3.0-or-later
// What is settled of a match at the table: teams, squads, who sits out and why, the sheet.
#include "core/play/matches/table_match.h"
#include "core/play/squads/competition_squads.h"

#include "core/play/matches/fixture_player.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"
#include "tests/unit/play/played_cup.h"

namespace test_table_match {

using namespace touchline;
using namespace touchline::testing;

namespace {

Competition leagueAt(const char *game, const char *level)
{
    return Competition::create(playableLeague(game, level)).value();
}

/// Of teams that the game has no documents of.
Competition clubLeague()
{
    CompetitionDefinition definition = cup::leagueDefinition();
    definition.options = {};
    return Competition::create(std::move(definition)).value();
}

Side sideOf(const TableMatch &match, const Competition &competition, int team)
{
    return match.teams[Side::Home].team == competition.entrant(team).id ? Side::Home : Side::Away;
}

const TeamOnTheDay &teamIn(const TableMatch &match, const Competition &competition, int team)
{
    return match.teams[sideOf(match, competition, team)];
}

/// Names and reasons of those who sit out.
QStringList outOf(const TeamOnTheDay &team)
{
    QStringList out;
    for (const PlayerOnTheDay &player : team.players)
        if (!player.available)
            out.append(player.name + u": "_s + player.because);
    return out;
}

/// A goalless match in which the team's player of that row gets this card.
MatchReport withCard(const Competition &competition, int fixture, int team, std::size_t row,
                     ReportEventKind kind)
{
    const TableMatch match = tableMatch(competition, fixture).value();
    const Side side = sideOf(match, competition, team);
    MatchReport report = bareReport(competition, fixture);
    report.completeness = Completeness::Full;
    const Person &person = match.squads[side].entries[row].person;
    report.events = {{kind, {}, 0, side, person.id, person.shortName, {}}};
    return report;
}

Squad list(const QStringList &names)
{
    Squad squad;
    for (const QString &name : names) {
        const QUuid id = QUuid::createUuidV5(QUuid(), name);
        squad.entries.push_back(
            {{id, name, name}, Position::Midfielder, int(squad.entries.size()) + 1, false});
    }
    return squad;
}

} // namespace

class TestTableMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSquadsAreThereWithTheirShirts()
    {
        const Competition league = leagueAt("atcs", "advanced");
        const TableMatch match = tableMatch(league, 0).value();
        QCOMPARE(match.index, 0);
        QCOMPARE(match.fixture, league.fixtures()[0].id);
        QCOMPARE(match.game, allGames().front());
        QCOMPARE(match.level, u"advanced"_s);
        QVERIFY(!match.decision.needsWinner);
        const PerSide<int> teams = teamsOf(league, 0);
        for (const Side side : bothSides) {
            const Entrant &entrant = league.entrant(teams[side]);
            QCOMPARE(match.teams[side].team, entrant.id);
            QCOMPARE(match.teams[side].name, entrant.name);
            const Squad expected = historicTeamOf(entrant)->squad;
            QCOMPARE(match.squads[side], expected);
            QCOMPARE(match.teams[side].players.size(), expected.entries.size());
            for (std::size_t row = 0; row < expected.entries.size(); ++row) {
                QCOMPARE(match.teams[side].players[row].player, expected.entries[row].person.id);
                QCOMPARE(match.teams[side].players[row].name, expected.entries[row].person.shortName);
            }
            QCOMPARE(outOf(match.teams[side]), QStringList());
        }
    }

    void theSheetIsThatOfLevelAndOptions()
    {
        CompetitionDefinition definition = playableLeague("atcs", "premier");
        definition.options = {{u"referees"_s, false}};
        const TableMatch match = tableMatch(Competition::create(definition).value(), 0).value();
        QVERIFY(match.sheet.hasCards);
        QVERIFY(match.sheet.field(u"referee"_s) == nullptr);
        QVERIFY(match.sheet.field(u"strategy"_s) != nullptr);
        QVERIFY(!match.options.isOn("referees"));
        QVERIFY(tableMatch(leagueAt("fuba", "standard"), 0)->sheet.hasSubstitutions);
        QVERIFY(!tableMatch(leagueAt("atcs", "quick"), 0)->sheet.hasScorers);
    }

    void whoWasSentOffSitsOutWithTheReason()
    {
        Competition league = leagueAt("atcs", "advanced");
        const int team = 2;
        const std::vector<int> own = fixturesOf(league, team);
        const MatchReport rough = withCard(league, own[0], team, 4, ReportEventKind::Red);
        const ReportEvent red = rough.events.front();
        const QString opponent = rough.teams[opposite(red.side)].name;
        QVERIFY(league.record(rough).has_value());

        const TableMatch next = tableMatch(league, own[1]).value();
        QCOMPARE(outOf(teamIn(next, league, team)),
                 QStringList{red.playerName + u": sent off v "_s + opponent});
        QCOMPARE(teamIn(next, league, team).players[4].player, red.player);
        QCOMPARE(outOf(next.teams[opposite(sideOf(next, league, team))]), QStringList());
        // Of the match itself he missed nothing, also when its report is corrected.
        QCOMPARE(outOf(teamIn(tableMatch(league, own[0]).value(), league, team)), QStringList());
        // One match: he is back after it.
        QVERIFY(league.record(withCard(league, own[1], team, 5, ReportEventKind::Yellow)).has_value());
        QCOMPARE(outOf(teamIn(tableMatch(league, own[2]).value(), league, team)), QStringList());
    }

    void whoWasBookedTwiceInARowSitsOut()
    {
        Competition league = leagueAt("atcs", "advanced");
        const int team = 1;
        const std::vector<int> own = fixturesOf(league, team);
        for (const int fixture : {own[0], own[1]})
            QVERIFY(league.record(withCard(league, fixture, team, 3, ReportEventKind::Yellow)).has_value());
        const QStringList out = outOf(teamIn(tableMatch(league, own[2]).value(), league, team));
        QCOMPARE(out.size(), 1);
        QVERIFY2(out.front().contains(u"book"_s) || out.front().contains(u"yellow"_s),
                 qPrintable(out.front()));
    }

    void theSameSitOutAsInAPlayedMatch_data()
    {
        QTest::addColumn<int>("cup");
        for (int i = 0; i < int(playedCups.size()); ++i)
            if (const PlayedCup &one = playedCups[static_cast<std::size_t>(i)]; isTried(one))
                QTest::newRow(one.name) << i;
    }
    void theSameSitOutAsInAPlayedMatch()
    {
        QFETCH(const int, cup);
        NewCompetition played = newCup(playedCups[static_cast<std::size_t>(cup)], 3);
        QVERIFY(playAll(played.competition, played.rules).has_value());
        const Competition &competition = played.competition;
        for (int fixture = 0; fixture < int(competition.fixtures().size()); ++fixture) {
            const TableMatch match = tableMatch(competition, fixture).value();
            const FixtureSetup setup =
                setupOf(competition, fixture, teamsOf(competition, fixture), played.rules).value();
            QCOMPARE(match.decision, setup.decision);
            for (const Side side : bothSides) {
                QCOMPARE(match.squads[side], setup.sides[side].squad);
                QCOMPARE(match.carryIn[side], setup.sides[side].carryIn);
                QCOMPARE(match.teams[side].team, setup.sides[side].team.id);
                QCOMPARE(match.teams[side], competition.report(fixture)->teams[side]);
            }
        }
    }

    void aListStandsInWhereTheGameHasNoDocument()
    {
        Competition league = clubLeague();
        const TableMatch unknown = tableMatch(league, 0).value();
        QVERIFY(unknown.teams[Side::Home].players.empty());
        const PerSide<std::optional<Squad>> lists{{list({u"Adams"_s, u"Baker"_s}), Squad{}}};
        const TableMatch match = tableMatch(league, 0, lists).value();
        QCOMPARE(match.squads[Side::Home], *lists[Side::Home]);
        QCOMPARE(match.teams[Side::Home].players.size(), std::size_t{2});
        QCOMPARE(match.teams[Side::Home].players[1].name, u"Baker"_s);
        QVERIFY(match.squads[Side::Away].entries.empty());

        // An empty list is none: the players that reports have named.
        MatchReport report = bareReport(league, 0);
        report.completeness = Completeness::Full;
        const QUuid away = QUuid::createUuid();
        report.events = {{ReportEventKind::Red, {}, 0, Side::Away, away, u"Ford"_s, {}}};
        QVERIFY(league.record(report).has_value());
        const TableMatch again = tableMatch(league, 0, lists).value();
        QCOMPARE(again.squads[Side::Away].entries.size(), std::size_t{1});
        QCOMPARE(again.teams[Side::Away].players.front().player, away);
        // The game's own document goes before a list.
        const Competition carded = leagueAt("atcs", "basic");
        QVERIFY(tableMatch(carded, 0, lists)->squads[Side::Home] != *lists[Side::Home]);
    }

    /// Whoever has joined since the card was made is on the list alone.
    void aNewcomerStandsBehindThoseOfTheDocument()
    {
        const Competition carded = leagueAt("atcs", "basic");
        const TableMatch before = tableMatch(carded, 0).value();
        const Person known = before.squads[Side::Home].entries.front().person;
        PerSide<std::optional<Squad>> lists;
        lists[Side::Home] = list({u"Mann"_s, known.shortName.toUpper(), u"Zorn"_s});
        // Two of one name are two.
        SquadEntry namesake = lists[Side::Home]->entries.front();
        namesake.person.id = QUuid::createUuid();
        lists[Side::Home]->entries.push_back(namesake);
        const TableMatch match = tableMatch(carded, 0, lists).value();
        const std::vector<SquadEntry> &all = match.squads[Side::Home].entries;
        QCOMPARE(all.size(), before.squads[Side::Home].entries.size() + 3);
        QCOMPARE(all[all.size() - 3].person.name, u"Mann"_s);
        QCOMPARE(all[all.size() - 3].shirt, std::optional(1));
        QCOMPARE(all[all.size() - 2].person.name, u"Zorn"_s);
        QCOMPARE(all.back().person.id, namesake.person.id);
        QCOMPARE(match.teams[Side::Home].players.size(), all.size());
        QVERIFY(match.teams[Side::Home].players.back().available);
        QCOMPARE(match.squads[Side::Away], before.squads[Side::Away]);
    }

    void whoeverHasTheSurnameOfAnotherIsSomebodyElse()
    {
        const Person gerd{QUuid::createUuid(), u"Gerd Müller"_s, u"Müller"_s};
        const Person dieter{QUuid::createUuid(), u"Dieter Müller"_s, u"Müller"_s};
        const Person same{QUuid::createUuid(), u"gerd muller"_s, u"G. Müller"_s};
        const Person either{QUuid::createUuid(), u"Müller"_s, u"Müller"_s};
        std::vector<Person> players{gerd};
        addListed(players, std::vector<Person>{dieter, same, either, gerd});
        QCOMPARE(players.size(), std::size_t{2});
        QCOMPARE(players[1].id, dieter.id);
        // A card that has surnames alone.
        std::vector<Person> ofCard{either};
        addListed(ofCard, std::vector<Person>{gerd});
        QCOMPARE(ofCard.size(), std::size_t{1});
    }

    void aBanReachesAListedPlayer()
    {
        Competition league = clubLeague();
        const int team = 0;
        const std::vector<int> own = fixturesOf(league, team);
        const Squad squad = list({u"Adams"_s, u"Baker"_s});
        const auto at = [&](int fixture) {
            const Side side = teamsOf(league, fixture)[Side::Home] == team ? Side::Home : Side::Away;
            PerSide<std::optional<Squad>> lists;
            lists[side] = squad;
            return tableMatch(league, fixture, lists).value();
        };
        MatchReport report = bareReport(league, own[0]);
        report.completeness = Completeness::Full;
        const Person &baker = squad.entries[1].person;
        report.events = {
            {ReportEventKind::Red, {}, 0, sideOf(at(own[0]), league, team), baker.id, baker.shortName, {}}};
        QVERIFY(league.record(report).has_value());
        QCOMPARE(outOf(teamIn(at(own[1]), league, team)).size(), 1);
        QVERIFY(outOf(teamIn(at(own[1]), league, team)).front().startsWith(u"Baker: sent off"_s));
    }

    void withoutAGameThereIsThePlainSheet()
    {
        for (const char *game : {"", "chess"}) {
            CompetitionDefinition definition = cup::leagueDefinition();
            definition.game = QString::fromUtf8(game);
            const TableMatch match = tableMatch(Competition::create(definition).value(), 0).value();
            QVERIFY(match.game == nullptr);
            QVERIFY(match.sheet.field(u"shots"_s) != nullptr);
            QVERIFY(match.sheet.hasSubstitutions);
            QVERIFY(match.level.isEmpty());
        }
    }

    void whatTheTeamsBringAlong()
    {
        Competition league = leagueAt("fuba", "standard");
        const std::vector<int> own = fixturesOf(league, 3);
        MatchReport report = bareReport(league, own[0]);
        const QJsonObject carried{{u"yellows"_s, 2}, {u"condition_loss"_s, 1}};
        const Side side = teamsOf(league, own[0])[Side::Home] == 3 ? Side::Home : Side::Away;
        report.carryOut = {{sideWord(side), carried}};
        QVERIFY(league.record(report).has_value());
        const TableMatch match = tableMatch(league, own[1]).value();
        QCOMPARE(match.carryIn[sideOf(match, league, 3)], carried);
        QVERIFY(match.carryIn[opposite(sideOf(match, league, 3))].isEmpty());
    }

    void knockoutMatchesAskForAWinner()
    {
        const NewCompetition cup = newCup(playedCups.front(), 1);
        QVERIFY(tableMatch(cup.competition, 0)->decision.needsWinner);
    }

    void matchesThatCannotBeEntered()
    {
        const Competition competition = newCup(playedCups.front(), 1).competition;
        for (const int fixture : {-1, int(competition.fixtures().size())}) {
            VERIFY_FAULT(tableMatch(competition, fixture), Fault::NotFound);
        }
        const int last = int(competition.fixtures().size()) - 1;
        const auto open = tableMatch(competition, last);
        VERIFY_FAULT(open, Fault::Refused);
        QCOMPARE(open.error().message.english(),
                 u"The teams of match %1 are not known yet."_s.arg(
                     competition.fixtures()[static_cast<std::size_t>(last)].number));
        CompetitionDefinition definition = playableLeague("atcs", "expert");
        VERIFY_FAULT(tableMatch(Competition::create(definition).value(), 0), Fault::NotFound);
    }
};

TOUCHLINE_TEST(TestTableMatch)

} // namespace test_table_match

#include "test_table_match.moc"
