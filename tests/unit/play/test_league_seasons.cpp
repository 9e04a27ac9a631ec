// SPDX-License-Identifier: GPL-3.0-or-later
// A league of two divisions played out over seasons with an engine, and the order in which bans are served.

#include "core/competition/officials.h"
#include "core/facts/decision_json.h"
#include "core/games/atcs/card/card_library.h"
#include "core/play/changes/season_change.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/squads/known_team.h"
#include "tests/support/carded_cup.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/league_builder.h"

namespace test_league_seasons {

using namespace touchline;
using namespace touchline::testing;

namespace {

using Kind = ReportEventKind;

const QStringList cards{u"BRA-1970"_s, u"ITA-1938"_s, u"FRA-1998"_s, u"GER-1954"_s,
                        u"URU-1930"_s, u"HUN-1954"_s, u"NED-1974"_s, u"ARG-1986"_s};

/// The two divisions with teams that the engine can play; by the rules of England.
Competition leagueOfCards(std::uint64_t seed, std::vector<Appointment> calendar = {})
{
    CompetitionDefinition definition = cup::leagueDefinition(seed);
    for (std::size_t i = 0; i < definition.entrants.size(); ++i) {
        const Team team = historicTeamNamed(cards.at(static_cast<qsizetype>(i))).value()->team;
        Entrant &entrant = definition.entrants[i];
        entrant.id = team.id;
        entrant.code = team.code;
        entrant.name = team.displayName();
    }
    definition.discipline = disciplineRulesFile(u"england"_s).value();
    definition.calendar = std::move(calendar);
    return Competition::create(std::move(definition)).value();
}

PlayRules rulesFor(const Competition &competition)
{
    PlayRules rules{testing::cupWishes("premier").choice, {}, disciplineOf(competition).value()};
    for (const Entrant &entrant : competition.definition().entrants)
        rules.documents.push_back(atcs::loadCard(entrant.code).value());
    return rules;
}

/// A person of a team by his place on the card.
Person personOf(const Entrant &team, std::size_t row)
{
    return historicTeamNamed(team.code).value()->squad.entries[row].person;
}

/// Shows that player a red card in a match of his team that ends without goals.
void sendOff(Competition &competition, int number, int team, std::size_t row)
{
    const Entrant &entrant = competition.entrant(team);
    const Person person = personOf(entrant, row);
    MatchReport report = cup::report(competition, number, {0, 0});
    report.completeness = Completeness::Full;
    const Side side = report.teams[Side::Home].team == entrant.id ? Side::Home : Side::Away;
    report.events = {{Kind::Red, {}, 0, side, person.id, person.shortName, {}}};
    QVERIFY(competition.record(std::move(report)).has_value());
}

std::vector<int> matchesOf(const Competition &competition, int team)
{
    const Progress now = progress(competition);
    std::vector<int> numbers;
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (now.fixtures[i].teams[Side::Home] == team || now.fixtures[i].teams[Side::Away] == team)
            numbers.push_back(competition.fixtures()[i].number);
    return numbers;
}

bool isAbsent(const Competition &competition, int number, const QUuid &person)
{
    const int fixture = competition.indexOfNumber(number);
    const FixtureSetup setup =
        setupOf(competition, fixture, progress(competition).fixtures[at(fixture)].teams,
                rulesFor(competition))
            .value();
    return std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
        const std::vector<Absence> &absent = setup.sides[side].absent;
        return std::any_of(absent.begin(), absent.end(),
                           [&](const Absence &one) { return one.player == person; });
    });
}

Appointment on(int match, const char *date)
{
    Appointment one;
    one.match = match;
    one.date = QDate::fromString(QLatin1String(date), Qt::ISODate);
    return one;
}

} // namespace

class TestLeagueSeasons : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeSeasonsWithAnEngine()
    {
        Competition season = leagueOfCards(4);
        int carried = 0;
        for (int year = 0; year < 3; ++year) {
            const PlayRules rules = rulesFor(season);
            QVERIFY(playAll(season, rules).has_value());
            for (int team = 0; team < 8; ++team) {
                const TeamLedger ledger = ledgerOf(season, team, *rules.discipline);
                QVERIFY(ledger.violations().empty());
                for (const MissedMatch &missed : missedMatches(ledger))
                    QVERIFY(ledger.matches()[at(missed.match)].season.isEmpty());
            }
            const SeasonChange change = changeOfSeason(season, {}).value();
            const auto ups = std::count_if(change.moves.begin(), change.moves.end(),
                                           [](const SeasonChange::Move &move) { return move.isUp; });
            QCOMPARE(static_cast<std::ptrdiff_t>(change.moves.size()), 2 * ups);
            QVERIFY(ups == 1 || ups == 2);
            for (const SeasonChange::Suspended &one : change.suspended) {
                // He is absent from the first match of the new season.
                const Competition &next = change.next;
                for (int team = 0; team < 8; ++team)
                    if (next.entrant(team).name == one.team)
                        QVERIFY(isAbsent(next, matchesOf(next, team).front(), one.player.player));
                ++carried;
            }
            season = change.next;
        }
        QVERIFY(carried > 0);
    }

    /// The list goes along, appointments do not.
    void theRefereesStay()
    {
        Competition league = cup::makeLeague();
        const QUuid weber = QUuid::createUuidV5(cup::space, u"Weber"_s);
        const QUuid gone = QUuid::createUuidV5(cup::space, u"Gone"_s);
        QVERIFY(enterReferee(league, {weber, u"Weber"_s, u"Team T01"_s, true}));
        QVERIFY(enterReferee(league, {gone, u"Gone"_s, {}, true}));
        QVERIFY(appointReferees(league, {{league.fixtures().back().number, weber, false, {}}}));
        QVERIFY(removeReferee(league, gone));
        cup::playLeagueInOrder(league);
        const auto change = changeOfSeason(league, {});
        QVERIFY2(change.has_value(), change ? "" : qPrintable(change.error().message.english()));
        const Officials officials(change->next);
        QCOMPARE(officials.listed().size(), 1U);
        QVERIFY(officials.listed().front() == (RefereeEntry{weber, u"Weber"_s, u"Team T01"_s, true}));
        QVERIFY(officials.matchesOf(weber, change->next).empty());
        QVERIFY(officials.find(gone) == nullptr);
    }

    void aDecisionKeepsAPlayerOutOfTheNextMatches()
    {
        Competition season = leagueOfCards(1);
        const Person person = personOf(season.entrant(0), 0);
        const std::vector<int> own = matchesOf(season, 0);
        const auto decide = [&](Decision::Kind kind, int games, int after) {
            const Decision decision{kind, person.id, person.shortName, games, u"a reason"_s};
            return season.addOrganiserDecision({0, after, {}, decision}).has_value();
        };
        QVERIFY(decide(Decision::Kind::Added, 1, 0));
        QVERIFY(isAbsent(season, own[0], person.id));
        QVERIFY(isAbsent(season, own[1], person.id)); // the first is not played yet
        QVERIFY(playAll(season, rulesFor(season)).has_value());
        QVERIFY(!isAbsent(season, own[1], person.id));
        QVERIFY(decide(Decision::Kind::Added, 2, own[0]));
        QVERIFY(isAbsent(season, own[1], person.id));
    }

    void aPostponedMatchCountsWhenItIsPlayed()
    {
        // The first match of the team is played last: the red card of its second match keeps him out of the
        // third and not of the first.
        const Competition plain = leagueOfCards(1);
        const std::vector<int> own = matchesOf(plain, 0);
        Competition season =
            leagueOfCards(1, {on(own[0], "2026-05-30"), on(own[1], "2026-02-01"), on(own[2], "2026-03-01")});
        CompetitionDefinition definition = season.definition();
        definition.discipline = disciplineRulesFile(u"domestic"_s).value(); // one match
        season = Competition::create(std::move(definition)).value();
        const Person person = personOf(season.entrant(0), 0);
        const Progress before = progress(season);
        QCOMPARE(nextFixture(season, before, 0), season.indexOfNumber(own[1]));
        QCOMPARE(lastPlayed(season, 0), -1);
        sendOff(season, own[1], 0, 0);
        QCOMPARE(lastPlayed(season, 0), season.indexOfNumber(own[1]));
        QCOMPARE(nextFixture(season, progress(season), 0), season.indexOfNumber(own[2]));
        QVERIFY(isAbsent(season, own[2], person.id));
        QVERIFY(!isAbsent(season, own[1], person.id));
        QVERIFY(playAll(season, rulesFor(season)).has_value());
        QVERIFY(!isAbsent(season, own[0], person.id));
        const TeamLedger ledger = ledgerOf(season, 0, rulesFor(season).discipline.value());
        QVERIFY(ledger.violations().empty());
        QCOMPARE(ledger.matches()[0].fixture, season.fixtures()[at(season.indexOfNumber(own[1]))].id);
        QCOMPARE(ledger.matches()[1].fixture, season.fixtures()[at(season.indexOfNumber(own[2]))].id);
        QCOMPARE(ledger.suspensions()[0].missed, std::vector<int>{1});
    }

    void whatAMatchLeavesBehindComesIntoTheNext()
    {
        // A game that counts something for the whole team, not for players.
        Competition season = leagueOfCards(1);
        const std::vector<int> own = matchesOf(season, 0);
        const QUuid id = season.entrant(0).id;
        const auto carryIn = [&](int number) {
            const int fixture = season.indexOfNumber(number);
            const FixtureSetup setup =
                setupOf(season, fixture, progress(season).fixtures[at(fixture)].teams, rulesFor(season))
                    .value();
            return setup.sides[setup.sides[Side::Home].team.id == id ? Side::Home : Side::Away].carryIn;
        };
        QVERIFY(carryIn(own[0]).isEmpty());
        for (int match = 0; match < 2; ++match) {
            MatchReport report = cup::report(season, own[at(match)], {1, 1});
            const bool isHome = report.teams[Side::Home].team == id;
            const QJsonObject mine{{u"lost"_s, match + 1}};
            const QJsonObject other{{u"lost"_s, 9}};
            report.carryOut = {{u"home"_s, isHome ? mine : other}, {u"away"_s, isHome ? other : mine}};
            QVERIFY(season.record(std::move(report)).has_value());
            QCOMPARE(carryIn(own[at(match) + 1]), mine);
        }
        QVERIFY(carryIn(own[0]).isEmpty());
        // A list is what the rules of ATCS write down for readers: nothing reads it again.
        MatchReport report = cup::report(season, own[1], {1, 1});
        report.carryOut = {{u"home"_s, QJsonArray{1}}, {u"away"_s, QJsonArray{1}}};
        QVERIFY(season.record(std::move(report)).has_value());
        QVERIFY(carryIn(own[2]).isEmpty());
    }

    void roundsBeforeTheFirstGroupsAreQualifying()
    {
        const Competition league = leagueOfCards(1);
        QCOMPARE(stageOf(league, 0), StageKind::Group);
        QCOMPARE(stageOf(league, league.indexOfNumber(13)), StageKind::Knockout);
        const char *json = R"({
            "name": "q", "title": "Q", "pool": 4,
            "stages": [
                {"name": "play-offs", "type": "knockout", "rounds": [{"name": "play-offs", "ties": [
                    {"match": 1, "home": "#1", "away": "#2"}, {"match": 2, "home": "#3", "away": "#4"}]}]},
                {"name": "league phase", "type": "round_robin", "legs": 1, "advance": 0,
                 "groups": [{"name": "A", "size": 2, "members": ["W1", "W2"]}],
                 "rules": {"name": "l", "points": {"win": 3, "draw": 1, "defeat": 0},
                           "tie_breaks": ["points", "lots"], "head_to_head_again": false}}],
            "final_places": ["1A"]})";
        CompetitionDefinition definition = cup::leagueDefinition();
        definition.format = formatFromJson(parseJsonObject(json).value()).value();
        definition.entrants.resize(4);
        definition.draw = serpentineDraw(definition.entrants, entrySizes(definition.format)).value();
        const Competition cup = Competition::create(definition).value();
        QCOMPARE(stageOf(cup, cup.indexOfNumber(1)), StageKind::Qualifying);
        QCOMPARE(stageOf(cup, cup.indexOfNumber(3)), StageKind::Group);
    }
};

TOUCHLINE_TEST(TestLeagueSeasons)

} // namespace test_league_seasons

#include "test_league_seasons.moc"
