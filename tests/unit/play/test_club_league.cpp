// SPDX-License-Identifier: GPL-3.0-or-later
// A league of clubs: no game or any, cards by the organiser's own rules, wishes for its schedule, cups that
// are drawn.

#include "core/competition/schedule/dated_fixtures.h"
#include "core/competition/schedule/wished_schedule.h"
#include "core/competition/templates/built_templates.h"
#include "core/competition/templates/templates.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/discipline/own_cards.h"
#include "core/games/registry.h"
#include "core/play/changes/season_change.h"
#include "core/play/discipline/competition_discipline.h"
#include "core/play/discipline/competition_ledger.h"
#include "core/play/matches/play_rules.h"
#include "core/play/matches/sheet_draft.h"
#include "core/play/matches/table_match.h"
#include "core/play/new_competition.h"
#include "tests/support/cup_wishes.h"
#include "tests/support/playable_league.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

namespace test_club_league {

using namespace touchline;
using namespace touchline::testing;

namespace {

std::vector<Entrant> clubs(int count)
{
    std::vector<Entrant> list;
    for (int i = 0; i < count; ++i) {
        Entrant club;
        club.name = u"Club %1"_s.arg(i + 1, 2, 10, QLatin1Char('0'));
        club.id = QUuid::createUuidV5(cup::space, club.name);
        list.push_back(club);
    }
    return list;
}

/// Of a game at its first level, or at that one.
CompetitionWishes wishesFor(const char *format, int count, const Game &game, const char *level = nullptr)
{
    CompetitionWishes wishes;
    wishes.format = QString::fromLatin1(format);
    wishes.draw = u"random"_s;
    wishes.clubs = clubs(count);
    wishes.seed = 7;
    wishes.choice.game = &game;
    const LevelSpec &spec =
        level == nullptr ? game.info().levels.front() : **findLevel(game.info().levels, QLatin1String(level));
    wishes.choice.level = QString::fromUtf8(spec.name);
    wishes.choice.options = resolveOptions(game.info().options, spec, {}).value();
    const QString agent = QString::fromUtf8(game.info().agents.front().name);
    wishes.choice.agents = PerSide<QString>{{agent, agent}};
    return wishes;
}

const Game &byHand()
{
    return *competitionGames().back();
}

/// Shows a player of the entrant cards in one of its matches.
void show(Competition &competition, int fixture, int team, const QUuid &player,
          const std::vector<ReportEventKind> &cards)
{
    MatchReport report = bareReport(competition, fixture);
    report.completeness = Completeness::Full;
    const Side side = report.teams[Side::Home].team == competition.entrant(team).id ? Side::Home : Side::Away;
    for (const ReportEventKind card : cards)
        report.events.push_back({card, {}, 0, side, player, u"Bell"_s, {}});
    QVERIFY(competition.record(std::move(report)).has_value());
}

QStringList inOrderOfPlaces(const Competition &competition)
{
    QStringList names;
    for (const std::vector<int> &places : competition.placement())
        for (const int team : places)
            names << competition.entrant(team).name;
    return names;
}

QStringList namesOf(const std::vector<Entrant> &teams)
{
    QStringList names;
    for (const Entrant &team : teams)
        names << team.name;
    return names;
}

} // namespace

class TestClubLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLeagueWithoutAGame()
    {
        QVERIFY(isClubTemplate(u"clubs-14"_s));
        QVERIFY(!isClubTemplate(u"league-14"_s));
        const NewCompetition made = newCompetition(wishesFor("clubs-14", 14, byHand())).value();
        QCOMPARE(made.competition.definition().game, u"by-hand"_s);
        // No rule of it asks for attempts or shots.
        const ScoreSheet sheet = tableMatch(made.competition, 0).value().sheet;
        QCOMPARE(sheet.fields.size(), std::size_t(1));
        QCOMPARE(QString::fromUtf8(sheet.fields.front().name), u"referee"_s);
        QCOMPARE(sheet.attemptBoxes, 0);
        QCOMPARE(made.competition.fixtures().size(), std::size_t{14} * 13);
        const PlayRules rules = playRulesOf(made.competition).value();
        // Nobody has a document, and no computer player waits for its turn.
        QCOMPARE(withoutDocuments(rules).size(), std::size_t{14});
        QVERIFY(waitsForPerson(made.competition, 0, {{0, 1}}, rules));
        QCOMPARE(rules.discipline->name, u"domestic"_s);
        const TableMatch match = tableMatch(made.competition, 0).value();
        QVERIFY(match.sheet.hasCards);
        QVERIFY(match.sheet.hasScorers);
        QVERIFY(match.sheet.hasLineUps);
        EventList sink;
        QCOMPARE(byHand().kickOff({}, sink).error().fault, Fault::Refused);
    }

    void theNumbersOfALeagueOfClubs_data() { rowsFrom<QString, bool>("test_club_league"); }

    void theNumbersOfALeagueOfClubs()
    {
        const auto [name, isPossible] = row<QString, bool>();
        QCOMPARE(formatTemplate(name).has_value(), isPossible);
    }

    void aRedCardOfTheLastMatchdayIsServedInTheNewSeason()
    {
        Competition season = newCompetition(wishesFor("clubs-4x1", 4, byHand())).value().competition;
        const QUuid player = QUuid::createUuid();
        const std::vector<int> own = fixturesOf(season, 0);
        for (int i = 0; i < int(season.fixtures().size()); ++i)
            show(season, i, 0, player,
                 i == own.back() ? std::vector{ReportEventKind::Red} : std::vector<ReportEventKind>());
        const SeasonChange change = changeOfSeason(season, {}).value();
        QCOMPARE(change.suspended.size(), std::size_t{1});
        Competition next = change.next;
        const DisciplineRules rules = disciplineOf(next).value().value();
        const int team = next.indexOfTeam(season.entrant(0).id);
        const std::vector<int> matches = fixturesOf(next, team);
        QVERIFY(ledgerBefore(next, team, matches[0], rules).isSuspended(player));
        show(next, matches[0], team, {}, {});
        QVERIFY(!ledgerBefore(next, team, matches[1], rules).isSuspended(player));
    }

    void ownLimitsOfYellowCards()
    {
        CompetitionWishes wishes = wishesFor("clubs-4x2", 4, byHand());
        OwnCards cards = ownCardsOf(disciplineRulesFile(u"domestic"_s).value());
        QCOMPARE(cards.yellows, (std::vector<OwnCards::Limit>{{5, 1}, {10, 2}, {15, 3}}));
        cards.yellows = yellowLimitsFrom(u"2, 4:2"_s).value();
        cards.redGames = 3;
        wishes.ownDiscipline = withOwnCards(disciplineRulesFile(u"domestic"_s).value(), cards);
        QVERIFY(ownDiscipline(*wishes.ownDiscipline).has_value());
        wishes.discipline = ownCardRulesName;
        Competition season = newCompetition(wishes).value().competition;
        const DisciplineRules rules = disciplineOf(season).value().value();
        QCOMPARE(rules.title, u"Own rules: 2, 4 yellow cards"_s);
        const QUuid player = QUuid::createUuid();
        const std::vector<int> own = fixturesOf(season, 0);
        show(season, own[0], 0, player, {ReportEventKind::Yellow});
        QVERIFY(!ledgerBefore(season, 0, own[1], rules).isSuspended(player));
        show(season, own[1], 0, player, {ReportEventKind::Yellow});
        QVERIFY(ledgerBefore(season, 0, own[2], rules).isSuspended(player));
        show(season, own[2], 0, {}, {});
        QVERIFY(!ledgerBefore(season, 0, own[3], rules).isSuspended(player));
        show(season, own[3], 0, player, {ReportEventKind::Red});
        QCOMPARE(ledgerOf(season, 0, rules).carry(player).banned, 3);
    }

    /// Life cycle (c) of Old School Football: yellow cards in matches 1, 2 and 5 cost match 6, and the next
    /// ones count from nothing.
    void everyThirdYellowCard()
    {
        const QJsonObject oldSchool = disciplineRulesFile(u"oldschool"_s).value();
        OwnCards cards = ownCardsOf(oldSchool);
        cards.yellows = yellowLimitsFrom(u"every 3"_s).value();
        const QJsonObject file = withOwnCards(oldSchool, cards);
        QCOMPARE(ownCardsOf(file).yellows, cards.yellows);
        QCOMPARE(file.value(u"title"_s).toString(), u"Own rules: every 3 yellow cards"_s);
        CompetitionWishes wishes = wishesFor("clubs-4x4", 4, byHand());
        wishes.ownDiscipline = file;
        wishes.discipline = ownCardRulesName;
        Competition season = newCompetition(wishes).value().competition;
        const DisciplineRules rules = disciplineOf(season).value().value();
        const QUuid player = QUuid::createUuid();
        const std::vector<int> own = fixturesOf(season, 0);
        QVERIFY(own.size() >= 10);
        // By match: booked, and out. The red card of the seventh takes its yellow one along.
        const std::vector<int> booked{0, 1, 4, 6, 8, 9};
        for (int match = 0; match < 10; ++match) {
            const bool isOut = match == 5 || match == 7;
            const int fixture = own[at(match)];
            QCOMPARE(ledgerBefore(season, 0, fixture, rules).isSuspended(player), isOut);
            const bool isBooked = std::find(booked.begin(), booked.end(), match) != booked.end();
            std::vector<ReportEventKind> events;
            if (isBooked)
                events.push_back(ReportEventKind::Yellow);
            if (match == 6)
                events.push_back(ReportEventKind::Red);
            show(season, fixture, 0, isOut ? QUuid() : player, events);
        }
        QCOMPARE(ledgerOf(season, 0, rules).carry(player).banned, 0);
        QCOMPARE(ledgerOf(season, 0, rules).carry(player).bookings, 2);
    }

    void limitsAreReadAsTheyAreWritten_data() { rowsFrom<QString, QString>("test_club_league"); }

    void limitsAreReadAsTheyAreWritten()
    {
        const auto [text, again] = row<QString, QString>();
        const auto limits = yellowLimitsFrom(text);
        QCOMPARE(limits.has_value(), !again.isEmpty());
        if (limits)
            QCOMPARE(yellowLimitsText(*limits), again);
    }

    void aLevelWithoutCardsHasALineForThemWhereTheRulesNeedIt()
    {
        const Game &atcs = *allGames().front();
        CompetitionWishes wishes = wishesFor("league-4x1", 4, atcs, "basic");
        Competition plain = newCompetition(wishes).value().competition;
        QVERIFY(!tableMatch(plain, 0).value().sheet.hasCards);
        QVERIFY(!missingCards(plain).has_value());
        wishes.discipline = u"domestic"_s;
        Competition season = newCompetition(wishes).value().competition;
        const TableMatch match = tableMatch(season, 0).value();
        QVERIFY(match.sheet.hasCards);
        // That the computer's matches have none is said.
        QVERIFY(missingCards(season).has_value());
        SheetDraft sheet(match);
        const int team = season.indexOfTeam(match.teams[Side::Home].team);
        const QUuid player = QUuid::createUuid();
        sheet.add({ReportEventKind::Red, {}, 0, Side::Home, player, u"Bell"_s, {}});
        QVERIFY2(sheet.problems().empty(),
                 sheet.problems().empty() ? "" : qPrintable(sheet.problems()[0].problem.what.english()));
        QVERIFY(season.record(sheet.report()).has_value());
        const DisciplineRules rules = disciplineOf(season).value().value();
        QVERIFY(ledgerOf(season, team, rules).isSuspended(player));
        // A level with cards has nothing to say.
        wishes = wishesFor("league-4x1", 4, atcs, "advanced");
        wishes.discipline = u"domestic"_s;
        QVERIFY(!missingCards(newCompetition(wishes).value().competition).has_value());
    }

    void rulesThatNobodyMissesAMatchByAreRefused()
    {
        const Game &fuba = *allGames()[1];
        CompetitionWishes wishes = wishesFor("league-4x1", 4, fuba);
        wishes.choice.options.set(u"name_suspension"_s, 0);
        wishes.discipline = u"domestic"_s;
        const auto made = newCompetition(wishes);
        QVERIFY(!made.has_value());
        QCOMPARE(made.error().problems.front().where, u"discipline"_s);
        wishes.choice.options.set(u"name_suspension"_s, 1);
        QVERIFY(newCompetition(wishes).has_value());
    }

    void aCupOfClubsIsDrawn()
    {
        CompetitionWishes wishes = wishesFor("cup-14", 14, byHand());
        const Competition cup = newCompetition(wishes).value().competition;
        const QStringList listed = namesOf(wishes.clubs);
        QVERIFY(inOrderOfPlaces(cup) != listed);
        QStringList sorted = inOrderOfPlaces(cup);
        sorted.sort();
        QCOMPARE(sorted, listed);
        wishes.seed = 8;
        QVERIFY(inOrderOfPlaces(newCompetition(wishes).value().competition) != inOrderOfPlaces(cup));
        // Two byes: the seeds have them.
        wishes.seeds = 2;
        const Competition seeded = newCompetition(wishes).value().competition;
        const Progress now = progress(seeded);
        for (const Fixture &fixture : seeded.fixtures()) {
            const PerSide<int> teams = now.fixtures[at(seeded.indexOfNumber(fixture.number))].teams;
            if (fixture.round == 0)
                for (const Side side : bothSides)
                    QVERIFY(teams[side] != 0 && teams[side] != 1);
        }
        wishes.seeds = 15;
        QVERIFY(!newCompetition(wishes).has_value());
    }

    void divisionsAreAssigned()
    {
        const CompetitionWishes wishes = wishesFor("pyramid-6-4", 10, byHand());
        const Competition pyramid = newCompetition(wishes).value().competition;
        const QStringList listed = namesOf(wishes.clubs);
        QStringList first = inOrderOfPlaces(pyramid).mid(0, 6);
        QVERIFY(first != listed.mid(0, 6));
        first.sort();
        QCOMPARE(first, listed.mid(0, 6));
    }

    void wishesForTheSchedule()
    {
        Competition season = newCompetition(wishesFor("clubs-6x2", 6, byHand())).value().competition;
        QCOMPARE(wishableSeason(season.definition().format), (SeasonShape{6, 2, LegOrder::Mirrored}));
        const std::vector<ScheduleWish> wishes{{WishKind::NotAllHome, {0, 1}, {}, 1, true},
                                               {WishKind::Meet, {2, 3}, {4}, 1, true},
                                               {WishKind::NotHome, {5}, {0}, 1, true}};
        const WishedSchedule made = withWishes(season.definition(), wishes, false).value();
        QVERIFY(made.broken.empty());
        const Competition wished = Competition::create(made.definition).value();
        const Progress now = progress(wished);
        std::map<int, std::vector<PerSide<int>>> matchdays;
        for (std::size_t i = 0; i < wished.fixtures().size(); ++i) {
            const Fixture &fixture = wished.fixtures()[i];
            matchdays[fixture.leg * 100 + fixture.round].push_back(now.fixtures[i].teams);
        }
        std::vector<Round> rounds;
        for (const auto &[key, matches] : matchdays) {
            rounds.emplace_back();
            for (const PerSide<int> &teams : matches)
                rounds.back().push_back({teams[Side::Home], teams[Side::Away]});
        }
        for (const ScheduleWish &wish : wishes)
            QVERIFY2(keeps(rounds, wish), qPrintable(wishSentence(wish, namesOf(clubs(6))).english()));
        // Everybody still meets everybody twice.
        QCOMPARE(wished.fixtures().size(), std::size_t{30});
        // What cannot be kept together is told, where somebody wants it all the same.
        const std::vector<ScheduleWish> impossible{{WishKind::Home, {0}, {0}, 1, true},
                                                   {WishKind::Away, {0}, {0}, 1, true}};
        QVERIFY(!withWishes(season.definition(), impossible, false).has_value());
        QCOMPARE(withWishes(season.definition(), impossible, true)->broken.size(), std::size_t{1});
        const Competition cup = newCompetition(wishesFor("cup-6", 6, byHand())).value().competition;
        QCOMPARE(withWishes(cup.definition(), wishes, true).error().fault, Fault::Refused);
    }

    void homeDays()
    {
        Competition season = newCompetition(wishesFor("clubs-4x2", 4, byHand())).value().competition;
        Calendar calendar;
        calendar.first = QDate(2026, 9, 7); // a Monday
        calendar.homeDays[season.entrant(0).name] = 4;
        CompetitionDefinition definition = season.definition();
        definition.calendar = datedFixtures(season, calendar).value();
        const Competition dated = Competition::create(definition).value();
        QCOMPARE(matchesOffHomeDay(dated, calendar), 0);
        const Progress now = progress(dated);
        int thursdays = 0;
        for (std::size_t i = 0; i < dated.fixtures().size(); ++i) {
            const bool isHome = now.fixtures[i].teams[Side::Home] == 0;
            QCOMPARE(dated.appointment(int(i))->date.dayOfWeek(), isHome ? 4 : 1);
            thursdays += isHome ? 1 : 0;
        }
        QCOMPARE(thursdays, 3);
        // On a free day the match stays on the day of its matchday.
        calendar.blackouts = {{QDate(2026, 9, 8), QDate(2026, 9, 13), {}}};
        definition.calendar = datedFixtures(season, calendar).value();
        const Competition other = Competition::create(definition).value();
        const bool isHomeAtFirst =
            std::any_of(now.fixtures.begin(), now.fixtures.begin() + 2,
                        [](const FixtureStatus &one) { return one.teams[Side::Home] == 0; });
        QCOMPARE(matchesOffHomeDay(other, calendar), isHomeAtFirst ? 1 : 0);
        calendar.homeDays[u"Nobody"_s] = 2;
        QVERIFY(!datedFixtures(season, calendar).has_value());
    }
};

TOUCHLINE_TEST(TestClubLeague)

} // namespace test_club_league

#include "test_club_league.moc"
