// SPDX-License-Identifier: GPL-3.0-or-later
// What stands in the way of a command is said in the league's words: who did what. The database never has
// the last word.
#include "core/play/matches/corrected_report.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/live_computer.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_matches.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "models/store/rows/row_store.h"
#include "models/store/sqlite/blocking_row.h"
#include "tests/storage/league_case.h"
#include "tests/storage/random_commands.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"

#include <rapidcheck.h>

namespace test_league_obstacles {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

const QString anna = u"Anna"_s;
const QString bert = u"Bert"_s;

/// Two organisers of a league, one after the other: a file is open once only.
class Desk
{
public:
    explicit Desk(Backend backend) : m_place(backend), m_league(m_place.create()) {}

    /// Null where the place cannot be opened.
    [[nodiscard]] League *as(const QString &who)
    {
        if (m_league && (*m_league)->who() == who)
            return m_league->get();
        m_league = fail(Fault::System, "closed");
        m_league = m_place.open(who);
        return m_league ? m_league->get() : nullptr;
    }

private:
    LeaguePlace m_place;
    Result<std::unique_ptr<League>> m_league;
};

Competition newCup(const char *name = "Cup")
{
    CompetitionDefinition definition = testing::playableLeague("atcs", "basic");
    definition.id = QUuid::createUuid();
    definition.name = QString::fromUtf8(name);
    return Competition::create(std::move(definition)).value();
}

/// Squad of one; the same names are the same person.
Squad squadOf(const QUuid &person, const char *name = "Keeper")
{
    Squad squad;
    const QString text = QString::fromUtf8(name);
    squad.entries.push_back({{person, text, text}, Position::Goalkeeper, 1, true});
    return squad;
}

MatchReport resultOf(const Competition &competition, int fixture, Score score = {1, 0})
{
    return correctedReport(competition, fixture, {score, false, {}}).value();
}

/// Begins the first match that can be played.
Result<LiveMatch> begun(League &league, const Competition &competition)
{
    const auto rules = playRulesOf(competition);
    if (!rules)
        return fail(rules.error());
    auto setup = kickOffSetup(competition, firstReady(competition), *rules, 0);
    return setup ? league.matches().begin(competition.definition().id, *rules->choice.game, std::move(*setup))
                 : fail(setup.error());
}

} // namespace

/// Refused in exactly these words, and nothing has changed.
#define VERIFY_HINDERED(league, expression, reason, words)                                                   \
    do {                                                                                                     \
        const QStringList before = facts(league);                                                            \
        const auto result = (expression);                                                                    \
        QVERIFY(!result.has_value());                                                                        \
        QCOMPARE(withoutLogin(wordsOf(result.error())).trimmed(), QString::fromUtf8(words));                 \
        QCOMPARE(result.error().fault, reason);                                                              \
        QCOMPARE(difference(before, facts(league)), QString());                                              \
    } while (false)

/// Somebody cannot undo, or redo, in exactly these words.
#define UNDO_HINDERED(who, words)                                                                            \
    VERIFY_HINDERED(*desk.as(who), desk.as(who)->history().undo(), Fault::Refused, words)
#define REDO_HINDERED(who, words)                                                                            \
    VERIFY_HINDERED(*desk.as(who), desk.as(who)->history().redo(), Fault::Refused, words)

class TestLeagueObstacles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning()));
        testing::setOfProperties("max_success", 4);
    }

    void aTeamThatPlaysStays_data() { EACH_BACKEND(); }
    void aTeamThatPlaysStays()
    {
        Desk desk(BACKEND_OF_ROW);
        const Competition cup = newCup();
        Team brazil = team("Brazil");
        brazil.id = cup.entrant(0).id;
        VERIFY_RESULT(desk.as(anna)->teams().add({brazil}));
        VERIFY_RESULT(desk.as(bert)->competitions().add(cup));
        UNDO_HINDERED(
            anna, "\"New team: Brazil\" cannot be undone: \"New competition: Cup\" by Bert came after it.");
        // The history still says that it holds.
        QCOMPARE((*desk.as(anna)->history().toUndo())->english(), u"New team: Brazil"_s);
        VERIFY_RESULT(desk.as(bert)->history().undo());
        VERIFY_RESULT(desk.as(anna)->history().undo());
        QVERIFY(desk.as(anna)->teams().all()->empty());
    }

    void teamsOfACompetitionStayWhereAnotherNeedsThem()
    {
        Desk desk(Backend::Sqlite);
        VERIFY_RESULT(desk.as(anna)->competitions().add(newCup("First")));
        VERIFY_RESULT(desk.as(bert)->competitions().add(newCup("Second")));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        QCOMPARE(desk.as(anna)->teams().all()->size(), 8U);
    }

    void aCodeThatSomebodyElseTook_data() { EACH_BACKEND(); }
    void aCodeThatSomebodyElseTook()
    {
        Desk desk(BACKEND_OF_ROW);
        const Team town = team("Town", "TWN");
        VERIFY_RESULT(desk.as(anna)->teams().add({town}));
        VERIFY_RESULT(desk.as(anna)->teams().remove(town.id));
        VERIFY_RESULT(desk.as(bert)->teams().add({team("Twente", "TWN")}));
        UNDO_HINDERED(anna,
                      "\"Remove team: Town\" cannot be undone: \"New team: Twente\" by Bert came after it.");
        // A new one, undone, is not made again either.
        VERIFY_RESULT(desk.as(anna)->teams().add({team("City", "CTY")}));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        VERIFY_RESULT(desk.as(bert)->teams().add({team("Citizens", "CTY")}));
        REDO_HINDERED(anna, "\"New team: City\" cannot be redone: \"New team: Citizens\" by Bert came after "
                            "it.");
        // Nor is a change to a code that is gone.
        Team rovers = team("Rovers");
        VERIFY_RESULT(desk.as(anna)->teams().add({rovers}));
        rovers.code = u"ROV"_s;
        VERIFY_RESULT(desk.as(anna)->teams().change(rovers));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        VERIFY_RESULT(desk.as(bert)->teams().add({team("Rovigo", "ROV")}));
        REDO_HINDERED(anna, "\"Change team: Rovers\" cannot be redone: \"New team: Rovigo\" by Bert came "
                            "after it.");
    }

    void aTeamThatIsGone_data() { EACH_BACKEND(); }
    void aTeamThatIsGone()
    {
        Desk desk(BACKEND_OF_ROW);
        const Competition cup = newCup();
        Team brazil = team("Brazil");
        brazil.id = cup.entrant(0).id;
        VERIFY_RESULT(desk.as(bert)->teams().add({brazil}));
        VERIFY_RESULT(desk.as(anna)->competitions().add(cup));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        VERIFY_RESULT(desk.as(bert)->teams().remove(brazil.id));
        REDO_HINDERED(anna, "\"New competition: Cup\" cannot be redone: \"Remove team: Brazil\" by Bert came "
                            "after it.");
        // Its list of players went with it.
        const Team town = team("Town");
        VERIFY_RESULT(desk.as(bert)->teams().add({town}));
        VERIFY_RESULT(desk.as(anna)->teams().setSquad(town.id, {}, squadOf(QUuid::createUuid())));
        VERIFY_RESULT(desk.as(bert)->teams().remove(town.id));
        UNDO_HINDERED(anna,
                      "\"Squad of Town\" cannot be undone: \"Remove team: Town\" by Bert came after it.");
    }

    void aListOfPlayersThatSomebodyElseMade_data() { EACH_BACKEND(); }
    void aListOfPlayersThatSomebodyElseMade()
    {
        Desk desk(BACKEND_OF_ROW);
        const Team town = team("Town");
        VERIFY_RESULT(desk.as(bert)->teams().add({town}));
        VERIFY_RESULT(desk.as(anna)->teams().setSquad(town.id, {}, squadOf(QUuid::createUuid())));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        VERIFY_RESULT(desk.as(bert)->teams().setSquad(town.id, {}, squadOf(QUuid::createUuid(), "Other")));
        REDO_HINDERED(anna, "\"Squad of Town\" cannot be redone: \"Squad of Town\" by Bert came after it.");
    }

    void aPlayerWhomNobodyKnowsAnyMore_data() { EACH_BACKEND(); }
    void aPlayerWhomNobodyKnowsAnyMore()
    {
        Desk desk(BACKEND_OF_ROW);
        const Team town = team("Town");
        const Team city = team("City");
        const QUuid keeper = QUuid::createUuid();
        VERIFY_RESULT(desk.as(anna)->teams().add({town, city}));
        VERIFY_RESULT(desk.as(anna)->teams().setSquad(town.id, {}, squadOf(keeper)));
        VERIFY_RESULT(desk.as(bert)->teams().setSquad(city.id, {}, squadOf(keeper)));
        VERIFY_RESULT(desk.as(bert)->history().undo());
        VERIFY_RESULT(desk.as(anna)->history().undo());
        REDO_HINDERED(bert,
                      "\"Squad of City\" cannot be redone: \"Undone: Squad of Town\" by Anna came after "
                      "it.");
    }

    void aResultThatSomebodyElseEntered_data() { EACH_BACKEND(); }
    void aResultThatSomebodyElseEntered()
    {
        Desk desk(BACKEND_OF_ROW);
        const Competition cup = newCup();
        const QUuid id = cup.definition().id;
        const int first = firstReady(cup);
        VERIFY_RESULT(desk.as(bert)->competitions().add(cup));
        VERIFY_RESULT(desk.as(anna)->results().record(id, resultOf(cup, first)));
        const QString title = (*desk.as(anna)->history().toUndo())->english();
        VERIFY_RESULT(desk.as(anna)->history().undo());
        VERIFY_RESULT(desk.as(bert)->results().record(id, resultOf(cup, first, {3, 3})));
        const QString theirs = (*desk.as(bert)->history().toUndo())->english();
        REDO_HINDERED(
            anna, qPrintable(u"\"%1\" cannot be redone: \"%2\" by Bert came after it."_s.arg(title, theirs)));
    }

    void aCompetitionThatIsGone_data() { EACH_BACKEND(); }
    void aCompetitionThatIsGone()
    {
        Desk desk(BACKEND_OF_ROW);
        const Competition cup = newCup();
        const QUuid id = cup.definition().id;
        VERIFY_RESULT(desk.as(bert)->competitions().add(cup));
        VERIFY_RESULT(desk.as(anna)->results().record(id, resultOf(cup, firstReady(cup))));
        const QString title = (*desk.as(anna)->history().toUndo())->english();
        VERIFY_RESULT(desk.as(bert)->competitions().remove(id));
        UNDO_HINDERED(
            anna,
            qPrintable(u"\"%1\" cannot be undone: \"Deleted competition: Cup\" by Bert came after it."_s.arg(
                title)));
        // It was taken up once more meanwhile.
        VERIFY_RESULT(desk.as(anna)->competitions().add(cup));
        UNDO_HINDERED(bert,
                      "\"Deleted competition: Cup\" cannot be undone: \"New competition: Cup\" by Anna came "
                      "after it.");
    }

    void aMatchUnderWay_data() { EACH_BACKEND(); }
    void aMatchUnderWay()
    {
        Desk desk(BACKEND_OF_ROW);
        const Competition cup = newCup();
        const QUuid id = cup.definition().id;
        constexpr const char *words =
            "Match 1 of Cup is being played (started by Bert). Finish or discard it first.";
        VERIFY_RESULT(desk.as(anna)->competitions().add(cup));
        VERIFY_RESULT(begun(*desk.as(bert), cup));
        UNDO_HINDERED(anna, words);
        const QUuid fixture = desk.as(anna)->matches().underWay()->front().fixture;
        VERIFY_RESULT(desk.as(anna)->matches().abandon(fixture));
        VERIFY_RESULT(desk.as(anna)->results().record(id, resultOf(cup, firstReady(cup))));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        VERIFY_RESULT(begun(*desk.as(bert), cup));
        REDO_HINDERED(anna, words);
        VERIFY_RESULT(desk.as(anna)->matches().abandon(fixture));
        VERIFY_RESULT(desk.as(anna)->history().redo());
    }

    /// What was there when a match began stays as long as it is played, whoever asks; what came since goes.
    void whatAMatchRestsOn_data() { EACH_BACKEND(); }
    void whatAMatchRestsOn()
    {
        Desk desk(BACKEND_OF_ROW);
        const Competition cup = newCup();
        const QUuid id = cup.definition().id;
        VERIFY_RESULT(desk.as(anna)->competitions().add(cup));
        VERIFY_RESULT(desk.as(anna)->results().record(id, resultOf(cup, firstReady(cup))));
        const auto after = [&] { return desk.as(anna)->competitions().find(id).value(); };
        const Competition played = after();
        QVERIFY(firstReady(played) != firstReady(cup));
        VERIFY_RESULT(begun(*desk.as(bert), played));
        const QString words = u"Match %1 of Cup is being played (started by Bert). "
                              "Finish or discard it first."_s.arg(
                                  played.fixtures()[static_cast<std::size_t>(firstReady(played))].number);
        UNDO_HINDERED(anna, qPrintable(words));
        // A result that came since is not what it rests on.
        Progress now = progress(played);
        int other = firstReady(played) + 1;
        while (now.fixtures[static_cast<std::size_t>(other)].state != FixtureState::Ready)
            ++other;
        VERIFY_RESULT(desk.as(anna)->results().record(id, resultOf(played, other)));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        VERIFY_RESULT(desk.as(anna)->history().redo());
        VERIFY_RESULT(desk.as(anna)->history().undo());
        UNDO_HINDERED(anna, qPrintable(words));
        // Other competitions go their way.
        VERIFY_RESULT(desk.as(anna)->competitions().add(newCup("Other Cup")));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        const QUuid fixture = desk.as(anna)->matches().underWay()->front().fixture;
        VERIFY_RESULT(desk.as(anna)->matches().abandon(fixture));
        VERIFY_RESULT(desk.as(anna)->history().undo());
        // What was undone before the match began is not redone below it either.
        VERIFY_RESULT(begun(*desk.as(bert), after()));
        QVERIFY(!desk.as(anna)->history().redo());
    }

    /// Whatever an organiser does meanwhile, the match that somebody plays is not taken from him: no undo
    /// would bring it back.
    void aMatchUnderWayIsNotTakenAway_data() { EACH_BACKEND(); }
    void aMatchUnderWayIsNotTakenAway()
    {
        Desk desk(BACKEND_OF_ROW);
        const Competition cup = newCup();
        const QUuid id = cup.definition().id;
        constexpr const char *words =
            "Match 1 of Cup is being played (started by Bert). Finish or discard it first.";
        VERIFY_RESULT(desk.as(anna)->competitions().add(cup));
        QUuid fixture;
        std::vector<LogEntry> entries;
        {
            ASSIGN_RESULT(match, begun(*desk.as(bert), cup));
            for (int roll = 0; roll < 5 && match->question().awaits == Awaits::Roll; ++roll)
                VERIFY_RESULT(match->roll(1));
            fixture = match->match().setup().fixture;
            entries = match->entries();
        }
        QVERIFY(entries.size() > 2);
        League &league = *desk.as(anna);
        VERIFY_HINDERED(league, league.competitions().remove(id), Fault::Refused, words);
        const PerSide<int> teams = progress(cup).fixtures.front().teams;
        const auto update = [&](auto change) {
            return league.competitions().update(id, {"Changed", {}}, change);
        };
        VERIFY_HINDERED(league,
                        update([&](Competition &one) { return one.withdrawTeam({teams[Side::Home]}); }),
                        Fault::Refused, words);
        VERIFY_HINDERED(league, update([&](Competition &one) {
                            Ruling ruling{.match = 1,
                                          .kind = Ruling::Kind::Walkover,
                                          .teams = teams,
                                          .winner = Side::Home};
                            return one.rule(ruling);
                        }),
                        Fault::Refused, words);
        VERIFY_HINDERED(league, update([&](Competition &one) {
                            Entrant late;
                            late.id = QUuid::createUuid();
                            late.name = u"Late"_s;
                            return one.replaceEntrant(teams[Side::Away], late);
                        }),
                        Fault::Refused, words);
        // What does not concern it goes on: another squad, another match, another name.
        VERIFY_RESULT(
            league.teams().setSquad(cup.entrant(teams[Side::Home]).id, id, squadOf(QUuid::createUuid())));
        VERIFY_RESULT(league.results().record(id, resultOf(cup, 1)));
        VERIFY_RESULT(league.competitions().rename(id, u"Other cup"_s));
        ASSIGN_RESULT(match, desk.as(bert)->matches().resume(fixture));
        QCOMPARE(match->entries(), entries);
    }

    /// Two programs with the same match: the second one may not answer on what it has not seen, however many
    /// answers there are, and nobody's answers are mixed.
    void aMatchThatWentOnElsewhere_data() { EACH_BACKEND(); }
    void aMatchThatWentOnElsewhere()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        const Competition cup = newCup();
        VERIFY_RESULT((*league)->competitions().add(cup));
        ASSIGN_RESULT(hers, begun(**league, cup));
        VERIFY_RESULT(hers->roll(1));
        VERIFY_RESULT(hers->roll(1));
        const QUuid fixture = hers->match().setup().fixture;
        ASSIGN_RESULT(his, (*league)->matches().resume(fixture));
        // As many as before, and the last one like before: the first one is another.
        VERIFY_RESULT(hers->undoTo(0));
        VERIFY_RESULT(hers->roll(2));
        VERIFY_RESULT(hers->roll(1));
        QCOMPARE(his->roll(1).error().fault, Fault::Conflict);
        QCOMPARE(his->undoLast().error().fault, Fault::Conflict);
        QCOMPARE(his->setAgent(Side::Home, u"random"_s).error().fault, Fault::Conflict);
        QCOMPARE((*league)->matches().resume(fixture)->entries(), hers->entries());
        // Both play it to the end: whose is not kept does not count.
        ASSIGN_RESULT(computer, LiveComputer::make(playRulesOf(cup)->choice, 1));
        his->keepWith({});
        while (!his->isOver())
            VERIFY_RESULT(computer->answer(*his));
        const auto notHis = (*league)->matches().finish(cup.definition().id, *his);
        QCOMPARE(notHis.error().fault, Fault::Conflict);
        while (!hers->isOver())
            VERIFY_RESULT(computer->answer(*hers));
        VERIFY_RESULT((*league)->matches().finish(cup.definition().id, *hers));
        QCOMPARE((*league)->matches().finish(cup.definition().id, *hers).error().fault, Fault::NotFound);
        QCOMPARE(hers->undoLast().error().fault, Fault::NotFound);
        // Discarded, and begun anew: it is not the same match, though nothing is entered in either.
        VERIFY_RESULT((*league)->history().undo());
        ASSIGN_RESULT(first, begun(**league, cup));
        VERIFY_RESULT((*league)->matches().abandon(fixture));
        QCOMPARE(first->roll(1).error().fault, Fault::NotFound);
        ASSIGN_RESULT(second, begun(**league, cup));
        QCOMPARE(first->roll(1).error().fault, Fault::Conflict);
    }

    void whatTheLeagueDoesNotHave_data() { EACH_BACKEND(); }
    void whatTheLeagueDoesNotHave()
    {
        NEW_LEAGUE(place, opened, BACKEND_OF_ROW);
        League &league = **opened;
        const Competition cup = newCup();
        const QUuid id = cup.definition().id;
        VERIFY_RESULT(league.competitions().add(cup));
        const Team town = team("Town", "TWN");
        VERIFY_RESULT(league.teams().add({town}));
        const Squad squad = squadOf(QUuid::createUuid());
        VERIFY_HINDERED(league, league.teams().setSquad(town.id, id, squad), Fault::Refused,
                        "Town is not in Cup, so it has no squad list there.");
        VERIFY_HINDERED(league, league.teams().setSquad(town.id, QUuid::createUuid(), squad), Fault::NotFound,
                        "This competition is no longer in the league.");
        VERIFY_HINDERED(league, league.teams().setSquad(QUuid::createUuid(), id, squad), Fault::NotFound,
                        "This team is no longer in the league.");
        VERIFY_RESULT(league.teams().setSquad(cup.entrant(0).id, id, squad));
        VERIFY_HINDERED(league, league.teams().setDocument(town.id, {}, {}), Fault::BadInput,
                        "A team's card belongs to one game: say which.");
        Team old = team("Old");
        old.year = -1;
        VERIFY_HINDERED(league, league.teams().add({old}), Fault::BadInput,
                        "These teams cannot be saved. A team's year cannot be -1.");
        const Team twice = team("Twice");
        VERIFY_HINDERED(league, league.teams().add({twice, twice}), Fault::BadInput,
                        "These teams cannot be saved. This team is listed twice.");
        VERIFY_HINDERED(league, league.teams().add({team("Twente", "TWN")}), Fault::Refused,
                        "Another team has the code \"TWN\" already.");
        VERIFY_HINDERED(league, league.competitions().add(newCup("")), Fault::BadInput,
                        "A competition needs a name.");
        MatchReport nameless = resultOf(cup, firstReady(cup));
        nameless.completeness = Completeness::Scorers;
        nameless.events = {ReportEvent{}};
        nameless.events.front().player = QUuid::createUuid();
        for (const Side side : bothSides)
            nameless.teams[side].players.clear();
        VERIFY_HINDERED(league, league.results().record(id, nameless), Fault::BadInput,
                        "A result names a player without a name: it cannot be kept.");
    }

    void aFormerTeamWithACodeOfAnotherIsKept()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        Competition cup = newCup();
        VERIFY_RESULT((*league)->teams().add({team("Brasil", "BRA-1970")}));
        Entrant in = cup.entrant(0);
        in.id = QUuid::createUuid();
        in.name = u"Chile"_s;
        in.code = u"CHI"_s;
        // Nobody in the league knows who was replaced.
        VERIFY_RESULT(cup.replaceEntrant(0, in));
        VERIFY_RESULT((*league)->competitions().add(cup));
    }

    void aSecondOrganiserIsToldThatItIsGone()
    {
        NEW_LEAGUE(place, hers, Backend::Postgres);
        const Competition cup = newCup();
        const QUuid id = cup.definition().id;
        VERIFY_RESULT((*hers)->competitions().add(cup));
        ASSIGN_RESULT(his, place.open(bert));
        VERIFY_RESULT((*hers)->competitions().find(id));
        VERIFY_RESULT((*his)->competitions().remove(id));
        VERIFY_HINDERED(**hers, begun(**hers, cup), Fault::NotFound,
                        "This competition is no longer in the league.");
        const QString title =
            u"Entered: %1 1-0 %2"_s.arg(resultOf(cup, firstReady(cup)).teams[Side::Home].name,
                                        resultOf(cup, firstReady(cup)).teams[Side::Away].name);
        VERIFY_HINDERED(**hers, (*hers)->results().record(id, resultOf(cup, firstReady(cup))),
                        Fault::Conflict,
                        qPrintable(u"It was changed by Bert just now. Nothing is lost. Theirs: "
                                   "Deleted competition: Cup  Yours: %1"_s.arg(title)));
    }

    void theDatabaseNeverHasTheLastWord_data() { EACH_BACKEND(); }
    void theDatabaseNeverHasTheLastWord()
    {
        QFETCH(Backend, backend);
        QVERIFY(rc::check([backend] {
            Desk desk(backend);
            RandomCommands random(*rc::gen::arbitrary<std::uint64_t>());
            using enum CommandKind;
            // Few kinds, much taken back: so that the two get in each other's way.
            const std::vector<CommandKind> kinds{NewCompetition,
                                                 RemoveCompetition,
                                                 TypedResult,
                                                 NewTeams,
                                                 RemoveTeam,
                                                 CommandKind::Squad,
                                                 CommandKind::Squad,
                                                 Undo,
                                                 Undo,
                                                 Undo,
                                                 Undo,
                                                 Redo,
                                                 Redo,
                                                 Redo,
                                                 Redo};
            for (int i = 0; i < 100; ++i) {
                League *league = desk.as(*rc::gen::inRange(0, 2) == 0 ? bert : anna);
                RC_ASSERT(league != nullptr);
                const QStringList before = facts(*league);
                const auto made = random.make(*league, random.draw(kinds));
                if (made)
                    continue;
                if (!isOnlyRefused(made.error()) || wordsOf(made.error()).contains(u"database"_s))
                    RC_FAIL(wordsOf(made.error()).toStdString());
                RC_ASSERT(before == facts(*league));
            }
        }));
    }

    void whatATableNamesIsWhatTheSchemaSays()
    {
        NEW_LEAGUE(place, league, Backend::Sqlite);
        for (const store::TableSpec *table : store::factTables()) {
            ASSIGN_RESULT(keys,
                          (*league)->database().rows(
                              u"SELECT \"from\" || '>' || \"table\" FROM pragma_foreign_key_list('%1') "
                              "WHERE \"table\" <> 'content' ORDER BY 1"_s.arg(QLatin1String(table->name))));
            QStringList schema;
            for (const QVariantList &row : *keys)
                schema << row.front().toString();
            QStringList spec;
            for (const store::Naming &naming : table->names)
                spec << QLatin1String(naming.column) + u'>' + QLatin1String(naming.table);
            spec.sort();
            QCOMPARE(spec, schema);
        }
    }
};

TOUCHLINE_TEST(TestLeagueObstacles)

} // namespace test_league_obstacles

#include "test_league_obstacles.moc"
