// SPDX-License-Identifier: GPL-3.0-or-later
// The open league with both databases: what is entered is there after opening it again, and can be taken
// back.
#include "core/competition/competition_json.h"
#include "core/competition/progress.h"
#include "core/games/registry.h"
#include "core/play/matches/competition_player.h"
#include "core/play/matches/corrected_report.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/play_rules.h"
#include "core/play/matches/sheet_draft.h"
#include "core/play/new_competition.h"
#include "models/league/league.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "models/league/league_matches.h"
#include "models/league/league_move.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "models/league/players/listed_players.h"
#include "models/league/players/new_players.h"
#include "models/store/sqlite/sqlite_file.h"
#include "models/store/whole_database.h"
#include "tests/storage/league_case.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <QBuffer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>

#include <algorithm>

namespace test_league {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

NewCompetition worldCup()
{
    CompetitionWishes wishes;
    wishes.seed = 7;
    wishes.choice.game = allGames().front();
    const LevelSpec *spec = &wishes.choice.game->info().levels.front();
    wishes.choice.level = QString::fromLatin1(spec->name);
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, *spec, {});
    const QString agent = QString::fromLatin1(wishes.choice.game->info().agents.front().name);
    wishes.choice.agents = {{agent, agent}};
    return *newCompetition(wishes);
}

/// A match of FUBA with all that its score sheet tells, as somebody writes it at the table.
MatchReport writtenAtTheTable(const Competition &competition, int fixture)
{
    SheetDraft draft(tableMatch(competition, fixture).value());
    for (const Side side : bothSides) {
        const std::vector<PlayerOnTheDay> &players = draft.match().teams[side].players;
        LineUp lineUp;
        for (std::size_t i = 0; i < players.size(); ++i)
            (i < 11 ? lineUp.started : lineUp.bench).push_back(players[i].player);
        const auto happens = [&](ReportEventKind kind, std::size_t row, int minute, const char *detail) {
            draft.add(
                {kind, minute, 0, side, players[row].player, players[row].name, QString::fromUtf8(detail)});
        };
        happens(ReportEventKind::Goal, 10, 12, "corner");
        happens(ReportEventKind::Yellow, 4, 44, "");
        happens(ReportEventKind::Injury, 5, 60, "out");
        happens(ReportEventKind::SubstituteOn, 11, 61, "");
        draft.setLineUp(side, lineUp);
        for (int half = 1; half <= 2; ++half)
            draft.setFact({u"goal_attempts"_s, side, half, QString::number(4 + half)});
        draft.setFact({u"formation"_s, side, 1, u"4-4-2 \"diamond\", ü"_s});
        draft.setFact({u"condition_loss"_s, side, 0, u"1"_s});
    }
    draft.setAttendance(31'415);
    return draft.report();
}

/// The league gives every report an id of its own.
MatchReport withoutId(MatchReport report)
{
    report.id = {};
    return report;
}

NewCompetition fubaLeague()
{
    CompetitionWishes wishes;
    wishes.seed = 3;
    wishes.format = u"league-4x1"_s;
    wishes.draw = u"random"_s;
    wishes.choice.game = *findGame(u"fuba"_s);
    const LevelSpec *spec = &wishes.choice.game->info().levels.front();
    wishes.choice.level = QString::fromLatin1(spec->name);
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, *spec, {});
    return *newCompetition(wishes);
}

} // namespace

class TestLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString objection = objectionToRunning();
        QVERIFY2(objection.isEmpty(), qPrintable(objection));
    }

    void aWorldCupComesBackAsItWas_data() { backends(); }
    void aWorldCupComesBackAsItWas()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        NewCompetition cup = worldCup();
        VERIFY_RESULT(playAll(cup.competition, cup.rules));
        {
            ASSIGN_RESULT(league, place.create());
            VERIFY_RESULT((*league)->competitions().add(cup.competition));
        }
        ASSIGN_RESULT(league, place.open());
        QCOMPARE((*league)->name(), u"Thursday league"_s);
        ASSIGN_RESULT(lines, (*league)->competitions().all());
        QCOMPARE(lines->size(), 1U);
        QCOMPARE(lines->front().played, 64);
        ASSIGN_RESULT(again, (*league)->competitions().find(lines->front().id));
        QCOMPARE(toJson(*again), toJson(cup.competition));
        QCOMPARE((*league)->teams().all()->size(), 32U);
    }

    /// A code names one team: a team that comes later, with its competition, has none.
    void aCodeStaysWithItsTeam_data() { backends(); }
    void aCodeStaysWithItsTeam()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        const Competition first = cup::make("cup-4-third-place");
        Team rovers = team("Rovers");
        rovers.code = first.entrant(1).code;
        VERIFY_RESULT((*league)->teams().add({rovers}));
        VERIFY_RESULT((*league)->competitions().add(first));
        CompetitionDefinition others = cup::make("cup-4-third-place", 2).definition();
        for (Entrant &one : others.entrants)
            one.id = QUuid::createUuid();
        others.entrants[2].code = u"NEW"_s;
        VERIFY_RESULT((*league)->competitions().add(Competition::create(others).value()));
        ASSIGN_RESULT(teams, (*league)->teams().all());
        const auto codeOf = [&teams](const QUuid &id) {
            for (const Team &one : *teams)
                if (one.id == id)
                    return one.code;
            return u"none"_s;
        };
        QCOMPARE(codeOf(rovers.id), u"T02"_s);
        QCOMPARE(codeOf(first.entrant(0).id), u"T01"_s);
        QCOMPARE(codeOf(first.entrant(1).id), QString());
        QCOMPARE(codeOf(others.entrants[0].id), QString());
        QCOMPARE(codeOf(others.entrants[2].id), u"NEW"_s);
    }

    void everybodyOnTheListsOfTeams_data() { backends(); }
    void everybodyOnTheListsOfTeams()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        const NewCompetition cup = worldCup();
        const QUuid id = cup.competition.definition().id;
        ASSIGN_RESULT(league, place.create());
        VERIFY_RESULT((*league)->competitions().add(cup.competition));
        Team club;
        club.id = QUuid::createUuid();
        club.name = u"Leeds"_s;
        Team empty;
        empty.id = QUuid::createUuid();
        empty.name = u"York"_s;
        VERIFY_RESULT((*league)->teams().add({club, empty}));
        const QUuid guest = cup.competition.entrant(3).id;
        Squad own;
        own.entries = {{{QUuid::createUuid(), u"Luis García"_s, u"García"_s}, Position::Forward, 9},
                       {{QUuid::createUuid(), u"Adam Young"_s, u"Young"_s}, Position::Goalkeeper, 1}};
        VERIFY_RESULT((*league)->teams().setSquad(club.id, {}, own));
        Squad guests;
        guests.entries = {own.entries.back()};
        VERIFY_RESULT((*league)->teams().setSquad(guest, {}, guests));

        ASSIGN_RESULT(ofClub, listedPlayers(**league, {club.id, empty.id}));
        QCOMPARE(*ofClub, (std::vector<ListedPlayer>{{club.id, {}, own.entries[0].person},
                                                     {club.id, {}, own.entries[1].person}}));
        // A team's own list stands before those for competitions.
        ASSIGN_RESULT(ofGuest, listedPlayers(**league, {guest}));
        ASSIGN_RESULT(entered, (*league)->teams().squad(guest, id));
        QVERIFY(entered->has_value());
        const auto &list = (*entered)->squad.entries;
        QCOMPARE(ofGuest->size(), list.size() + 1);
        QCOMPARE(ofGuest->front(), (ListedPlayer{guest, {}, own.entries.back().person}));
        for (std::size_t i = 0; i < list.size(); ++i)
            QCOMPARE((*ofGuest)[i + 1], (ListedPlayer{guest, id, list[i].person}));
        QVERIFY(listedPlayers(**league, {})->empty());
    }

    /// Whom a score sheet names and no list has.
    void aPlayerOfTheSheetComesOnTheLists_data() { backends(); }
    void aPlayerOfTheSheetComesOnTheLists()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        const NewCompetition cup = fubaLeague();
        const QUuid id = cup.competition.definition().id;
        ASSIGN_RESULT(league, place.create());
        VERIFY_RESULT((*league)->competitions().add(cup.competition));
        const TableMatch match = tableMatch(cup.competition, firstReady(cup.competition)).value();
        const QUuid team = match.teams[Side::Home].team;
        SquadEntry newcomer;
        newcomer.person.name = u" Nick  Newman "_s;
        newcomer.position = Position::Forward;
        PerSide<std::vector<SquadEntry>> players;
        players[Side::Home] = {newcomer};
        const std::size_t before = listedPlayers(**league, {team})->size();
        ASSIGN_RESULT(entry, addPlayers(**league, id, match, players));
        QCOMPARE(entry->english(), u"New player: Nick Newman (%1)"_s.arg(match.teams[Side::Home].name));
        ASSIGN_RESULT(listed, listedPlayers(**league, {team}));
        QVERIFY(listed->size() > before);
        for (const ListedPlayer &one : *listed)
            QVERIFY(!one.person.id.isNull());
        QVERIFY(std::any_of(listed->begin(), listed->end(),
                            [](const ListedPlayer &one) { return one.person.name == "Nick Newman"_L1; }));
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(listedPlayers(**league, {team})->size(), before);
        players[Side::Home].front().person.name = u" "_s;
        const auto nobody = addPlayers(**league, id, match, players);
        QVERIFY(!nobody);
        QVERIFY2(wordsOf(nobody.error()).contains(u"The player has no name."_s),
                 qPrintable(wordsOf(nobody.error())));
    }

    void resultsAreEnteredCorrectedAndUndone_data() { backends(); }
    void resultsAreEnteredCorrectedAndUndone()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        const NewCompetition cup = worldCup();
        const QUuid id = cup.competition.definition().id;
        ASSIGN_RESULT(league, place.create());
        VERIFY_RESULT((*league)->competitions().add(cup.competition));
        const QStringList fresh = facts(**league);

        const int fixture = firstReady(cup.competition);
        ASSIGN_RESULT(played, playFixture(cup.competition, fixture, cup.rules, 0));
        ASSIGN_RESULT(entered, (*league)->results().record(id, played->report, played->log));
        QVERIFY2(entered->english().startsWith(u"Entered: "_s), qPrintable(entered->english()));
        const QStringList withResult = facts(**league);
        QVERIFY(withResult != fresh);

        const Competition now = *(*league)->competitions().find(id);
        const auto other = correctedReport(now, fixture, {{7, 1}, false, {}});
        VERIFY_RESULT(other);
        ASSIGN_RESULT(correction, (*league)->results().correction(id, *other));
        QVERIFY(!correction->consequences.tables.empty());
        const auto corrected = (*league)->results().correct(*correction, {{}, u"typing error"_s});
        VERIFY_RESULT(corrected);
        QVERIFY(corrected->english().startsWith(u"Corrected: "_s));
        const QStringList withCorrection = facts(**league);

        const Competition after = *(*league)->competitions().find(id);
        QCOMPARE(after.report(fixture)->score, (Score{7, 1}));
        QCOMPARE(after.setAside().size(), 1U);

        // The program is closed in between: undo survives that.
        league->reset();
        league = place.open();
        VERIFY_RESULT(league);
        QCOMPARE(toJson(*(*league)->competitions().find(id)), toJson(after));
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(difference(withResult, facts(**league)), QString());
        QCOMPARE(toJson(*(*league)->competitions().find(id)), toJson(now));
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(difference(fresh, facts(**league)), QString());
        VERIFY_RESULT((*league)->history().redo());
        QCOMPARE(difference(withResult, facts(**league)), QString());
        VERIFY_RESULT((*league)->history().redo());
        QCOMPARE(difference(withCorrection, facts(**league)), QString());
        QVERIFY(!(*league)->history().redo());
        VERIFY_RESULT((*league)->history().undo());
        VERIFY_RESULT((*league)->history().undo());
        VERIFY_RESULT((*league)->history().undo());
        QVERIFY((*league)->competitions().all()->empty());
        QVERIFY(!(*league)->history().undo());
        // The match was played like that, whatever became of its result.
        VERIFY_RESULT((*league)->history().redo());
        VERIFY_RESULT((*league)->history().redo());
        const MatchReport *report = (*league)->competitions().find(id)->report(fixture);
        QVERIFY(report != nullptr);
        ASSIGN_RESULT(log, (*league)->results().log(report->id));
        QVERIFY(log->has_value());
        QCOMPARE((*log)->entries, played->log.entries);
        QCOMPARE((*log)->report, *report);
    }

    void whatAScoreSheetTellsStays_data() { backends(); }
    void whatAScoreSheetTellsStays()
    {
        QFETCH(Backend, backend);
        const LeaguePlace place(backend);
        const LeaguePlace other(backend);
        const NewCompetition cup = fubaLeague();
        const QUuid id = cup.competition.definition().id;
        const int fixture = firstReady(cup.competition);
        MatchReport written = writtenAtTheTable(cup.competition, fixture);
        // Who made the first goal, who left, a figure of a player, and a card that the clock puts elsewhere.
        const TeamOnTheDay &team = written.teams[written.events[0].side];
        for (ReportEvent &event : written.events) {
            if (event.side != written.events[0].side)
                continue;
            if (event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::SubstituteOn) {
                event.second = team.players[9].player;
                event.secondName = team.players[9].name;
            }
        }
        for (ReportEvent &event : written.events)
            if (event.minute && *event.minute >= 44)
                setPeriod(event, Period::SecondHalf);
        written.figures = {
            {u"tackles_won"_s, written.events[0].side, team.players[3].player, team.players[3].name, 4}};
        QVERIFY(validate(written).empty());
        QCOMPARE(written.facts.size(), std::size_t{8});
        QCOMPARE(written.lineUps[Side::Away].started.size(), std::size_t{11});
        QVERIFY(!written.carryOut.isEmpty());
        ASSIGN_RESULT(league, place.create());
        VERIFY_RESULT((*league)->competitions().add(cup.competition));
        VERIFY_RESULT((*league)->results().record(id, written));

        league->reset();
        league = place.open();
        VERIFY_RESULT(league);
        const auto storedIn = [&](League &one) {
            return withoutId(*one.competitions().find(id)->report(fixture));
        };
        QCOMPARE(storedIn(**league), withoutId(written));

        // Corrected: what was on the sheet before is kept, and comes back.
        MatchReport corrected = written;
        corrected.id = QUuid::createUuid();
        corrected.facts.pop_back();
        corrected.figures.clear();
        corrected.events[0].second = {};
        corrected.events[0].secondName.clear();
        // Such an end has no word in the column of 0.1.0.
        corrected.decidedBy = DecidedBy::Forfeit;
        corrected.score = corrected.after90.emplace(Score{3, 0});
        corrected.winner = Side::Home;
        corrected.lineUps[Side::Home] = {};
        ASSIGN_RESULT(correction, (*league)->results().correction(id, corrected));
        VERIFY_RESULT((*league)->results().correct(*correction, {{}, u"typing error"_s}));
        league->reset();
        league = place.open();
        VERIFY_RESULT(league);
        QCOMPARE(storedIn(**league), withoutId(corrected));
        QCOMPARE((*league)->competitions().find(id)->setAside().size(), std::size_t{1});
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(storedIn(**league), withoutId(written));

        QBuffer file;
        QVERIFY(file.open(QIODevice::ReadWrite));
        VERIFY_RESULT(exportLeague((*league)->database(), file));
        VERIFY_RESULT(importLeague(file.data(), other.path));
        ASSIGN_RESULT(imported, other.open());
        QCOMPARE(storedIn(**imported), withoutId(written));
        // The other file of a competition: cup --out.
        ASSIGN_RESULT(read, competitionFromJson(toJson(*(*league)->competitions().find(id))));
        QCOMPARE(withoutId(*read->report(fixture)), withoutId(written));
    }

    void aHalfPlayedMatchGoesOnWhereItStood_data() { backends(); }
    void aHalfPlayedMatchGoesOnWhereItStood()
    {
        const LeaguePlace place(BACKEND_OF_ROW);
        const NewCompetition cup = worldCup();
        const QUuid id = cup.competition.definition().id;
        const int fixture = firstReady(cup.competition);
        // What the computer plays, entered by hand.
        ASSIGN_RESULT(played, playFixture(cup.competition, fixture, cup.rules, 0));
        const std::vector<LogEntry> &inputs = played->log.entries;
        ASSIGN_RESULT(league, place.create());
        VERIFY_RESULT((*league)->competitions().add(cup.competition));
        const Game &game = *cup.rules.choice.game;
        {
            auto match =
                (*league)->matches().begin(id, game, played->log.setup, {{}, {{u"person"_s, u"coach"_s}}});
            VERIFY_RESULT(match);
            for (std::size_t i = 0; i < inputs.size() / 2; ++i)
                VERIFY_RESULT(match->enter(inputs[i]));
            VERIFY_RESULT(match->undoLast());
            VERIFY_RESULT(match->setAgent(Side::Away, u"person"_s));
            // Looked at, not taken back.
            VERIFY_RESULT(match->goTo(3));
        }
        league->reset();
        league = place.open();
        VERIFY_RESULT(league);
        ASSIGN_RESULT(underWay, (*league)->matches().underWay());
        QCOMPARE(underWay->size(), 1U);
        QCOMPARE(underWay->front().competition, id);
        QCOMPARE(withoutLogin(underWay->front().begunBy), u"Anna"_s);
        const QUuid match = underWay->front().fixture;
        const auto byHand =
            (*league)->results().record(id, *correctedReport(cup.competition, fixture, {{1, 0}, false, {}}));
        VERIFY_FAULT(byHand, Fault::Refused);
        ASSIGN_RESULT(live, (*league)->matches().resume(match));
        QCOMPARE(live->entries().size(), inputs.size() / 2 - 1);
        QCOMPARE(live->agent(Side::Away), u"person"_s);
        QVERIFY(!(*league)->matches().finish(id, *live));
        // Another machine has no business in it: its next input would be one that is there already.
        auto second = place.server ? place.open(u"Bert"_s) : Result<std::unique_ptr<League>>();
        if (place.server) {
            VERIFY_RESULT(second);
            ASSIGN_RESULT(theirs, (*second)->matches().resume(match));
            VERIFY_RESULT(live->enter(inputs[live->entries().size()]));
            QCOMPARE(theirs->enter(inputs[theirs->entries().size()]).error().fault, Fault::Conflict);
            QCOMPARE(theirs->entries().size(), live->entries().size() - 1);
        }
        while (!live->isOver())
            VERIFY_RESULT(live->enter(inputs[live->entries().size()]));
        VERIFY_RESULT((*league)->matches().finish(id, *live));
        QVERIFY((*league)->matches().underWay()->empty());
        const MatchReport *report = (*league)->competitions().find(id)->report(fixture);
        QVERIFY(report != nullptr);
        QCOMPARE(report->score, played->report.score);
        QCOMPARE((**(*league)->results().log(report->id)).entries, inputs);
    }

    void aLeagueMovesAndStaysTheSame_data() { backends(); }
    void aLeagueMovesAndStaysTheSame()
    {
        QFETCH(Backend, backend);
        const LeaguePlace from(backend);
        const LeaguePlace to(backend == Backend::Sqlite ? Backend::Postgres : Backend::Sqlite);
        const LeaguePlace third(backend);
        NewCompetition cup = worldCup();
        const QUuid id = cup.competition.definition().id;
        ASSIGN_RESULT(league, from.create());
        VERIFY_RESULT((*league)->competitions().add(cup.competition));
        const int fixture = firstReady(cup.competition);
        ASSIGN_RESULT(played, playFixture(cup.competition, fixture, cup.rules, 0));
        VERIFY_RESULT((*league)->results().record(id, played->report, played->log));
        VERIFY_RESULT((*league)->history().undo());
        const QString who = (*league)->who();
        VERIFY_RESULT(moveLeague((*league)->database(), to.path));
        // Not twice to the same place.
        QCOMPARE(moveLeague((*league)->database(), to.path).error().fault, Fault::Refused);
        ASSIGN_RESULT(moved, to.open());
        QCOMPARE(difference(facts(**league), facts(**moved)), QString());
        // It goes on there, with its history. Who did something in a file is nobody whom a server knows.
        if ((*moved)->backend() == Backend::Sqlite)
            moved = nullptr, moved = to.open(who);
        VERIFY_RESULT(moved);
        const auto redone = (*moved)->history().redo();
        QCOMPARE(redone.has_value(), (*moved)->backend() == Backend::Sqlite);
        VERIFY_RESULT(
            (*moved)->results().record(id, *correctedReport(cup.competition, fixture, {{9, 9}, false, {}})));

        QBuffer file;
        QVERIFY(file.open(QIODevice::ReadWrite));
        VERIFY_RESULT(exportLeague((*moved)->database(), file));
        VERIFY_RESULT(importLeague(file.data(), third.path));
        ASSIGN_RESULT(imported, third.open(third.server ? u"Anna"_s : (*moved)->who()));
        QCOMPARE(*store::fingerprint((*imported)->database()), *store::fingerprint((*moved)->database()));
        VERIFY_RESULT((*imported)->history().undo());
    }

    void aDamagedExportIsRefusedWhole()
    {
        NEW_LEAGUE(from, league, Backend::Sqlite);
        VERIFY_RESULT((*league)->teams().add({team("Rovers"), team("United")}));
        QBuffer file;
        QVERIFY(file.open(QIODevice::ReadWrite));
        VERIFY_RESULT(exportLeague((*league)->database(), file));
        const std::array<std::pair<const char *, const char *>, 5> damages{
            {{"touchline league", "another"},
             {"\"format_version\": 4", "\"format_version\": 5"},
             {"\"team\"", "\"teem\""},
             {"\"year\":0", "\"year\":\"old\""},
             {"\"name\":\"Rovers\"", "\"name\":\"\""}}};
        for (const auto &[what, with] : damages) {
            QByteArray damaged = file.data();
            QVERIFY2(damaged.contains(what), what);
            damaged.replace(what, with);
            const QString path = from.folder.path("imported.touchline");
            QVERIFY2(!importLeague(damaged, path), what);
            QVERIFY2(!QFile::exists(path), what);
        }
        // A file that was there before stays, also when there is no league in it yet.
        const QString begun = from.folder.path("begun.touchline");
        VERIFY_RESULT(store::createFile(begun));
        QByteArray unfit = file.data();
        unfit.replace(damages.back().first, damages.back().second);
        QVERIFY(!importLeague(unfit, begun));
        QVERIFY(QFile::exists(begun));
        VERIFY_RESULT(importLeague(file.data(), begun));
    }

    /// Everything that is wrong is told at once, each at its place.
    void whatIsWrongWithAnExportIsTold()
    {
        NEW_LEAGUE(from, league, Backend::Sqlite);
        VERIFY_RESULT((*league)->teams().add({team("Rovers"), team("United")}));
        QBuffer file;
        QVERIFY(file.open(QIODevice::ReadWrite));
        VERIFY_RESULT(exportLeague((*league)->database(), file));
        const QJsonObject whole = QJsonDocument::fromJson(file.data()).object();
        const QString path = from.folder.path("imported.touchline");
        const auto described =
            [&](const std::function<void(QJsonObject & tables, QJsonObject & team)> &change) {
                QJsonObject tables = whole.value(u"tables"_s).toObject();
                QJsonArray teams = tables.value(u"team"_s).toArray();
                QJsonObject second = teams.at(1).toObject();
                change(tables, second);
                if (tables.contains(u"team"_s)) {
                    teams.replace(1, second);
                    tables.insert(u"team"_s, teams);
                }
                QJsonObject changed = whole;
                changed.insert(u"tables"_s, tables);
                QStringList lines;
                if (const auto imported = importLeague(QJsonDocument(changed).toJson(), path); !imported)
                    for (const Problem &problem : imported.error().problems)
                        lines << problem.where + u": "_s + problem.what.english();
                return lines;
            };
        QCOMPARE(
            described([](QJsonObject &tables, QJsonObject &) { tables.insert(u"teem"_s, QJsonArray()); }),
            QStringList{u"teem: This part is unknown."_s});
        QCOMPARE(described([](QJsonObject &tables, QJsonObject &) { tables.remove(u"team"_s); }),
                 QStringList{u"team: This part is missing."_s});
        QCOMPARE(described([](QJsonObject &, QJsonObject &row) { row.insert(u"colour"_s, u"green"_s); }),
                 QStringList{u"team[1]: There are unknown keys."_s});
        QCOMPARE(described([](QJsonObject &, QJsonObject &row) { row.remove(u"year"_s); }),
                 QStringList{u"team[1]: \"year\" is missing."_s});
        QCOMPARE(
            described([](QJsonObject &tables, QJsonObject &row) {
                tables.insert(u"teem"_s, QJsonArray());
                row.insert(u"year"_s, u"old"_s);
            }),
            (QStringList{u"teem: This part is unknown."_s, u"team[1]: \"year\" cannot have this value."_s}));
        QVERIFY(!QFile::exists(path));
        QCOMPARE(described([](QJsonObject &, QJsonObject &) {}), QStringList());
        QVERIFY(QFile::exists(path));
    }

    void aSecondOrganiserIsToldWhoChangedIt()
    {
        const LeaguePlace place(Backend::Postgres);
        const NewCompetition cup = worldCup();
        const QUuid id = cup.competition.definition().id;
        ASSIGN_RESULT(anna, place.create());
        VERIFY_RESULT((*anna)->competitions().add(cup.competition));
        ASSIGN_RESULT(bert, place.open(u"Bert"_s));
        const int fixture = firstReady(cup.competition);
        const Competition before = *(*bert)->competitions().find(id);
        VERIFY_RESULT((*anna)->results().record(id, *correctedReport(before, fixture, {{2, 1}, false, {}})));
        const auto refused =
            (*bert)->results().record(id, *correctedReport(before, fixture, {{3, 3}, false, {}}));
        VERIFY_FAULT(refused, Fault::Conflict);
        const QString words = wordsOf(refused.error());
        for (const char *word : {"Anna", "just now", "2-1", "3-3"})
            QVERIFY2(words.contains(QLatin1String(word)), qPrintable(words));
        // He is told the same when he has heard of hers, and means to enter the first result.
        const auto late =
            (*bert)->results().recordFirst(id, *correctedReport(before, fixture, {{4, 4}, false, {}}));
        VERIFY_FAULT(late, Fault::Conflict);
        for (const char *word : {"Anna", "just now", "2-1", "4-4"})
            QVERIFY2(wordsOf(late.error()).contains(QLatin1String(word)), qPrintable(wordsOf(late.error())));
        // He has her version now, and may put his in its place.
        QCOMPARE((*bert)->competitions().find(id)->report(fixture)->score, (Score{2, 1}));
        VERIFY_RESULT((*bert)->results().record(id, *correctedReport(before, fixture, {{3, 3}, false, {}})));
        // Another match is nobody else's business.
        const Competition hers = *(*anna)->competitions().find(id);
        const int second = fixturesIn(FixtureState::Ready, progress(hers))[1];
        VERIFY_RESULT(
            (*anna)->results().recordFirst(id, *correctedReport(hers, second, {{0, 0}, false, {}})));
        // What came after hers holds it.
        VERIFY_RESULT((*anna)->history().undo());
        const auto held = (*anna)->history().undo();
        VERIFY_FAULT(held, Fault::Refused);
        QVERIFY2(wordsOf(held.error()).contains(u"Bert"_s), qPrintable(wordsOf(held.error())));
        QSignalSpy changes(anna->get(), &League::changed);
        VERIFY_RESULT((*anna)->refresh());
        QCOMPARE(changes.size(), 1);
        QCOMPARE((*anna)->competitions().find(id)->report(fixture)->score, (Score{3, 3}));
        // A connection that is made again brings the news with it.
        VERIFY_RESULT((*bert)->teams().add({team("Rovers")}));
        VERIFY_RESULT((*anna)->reconnect());
        QCOMPARE(changes.size(), 2);
    }

private:
    static void backends() { EACH_BACKEND(); }
};

TOUCHLINE_TEST(TestLeague)

} // namespace test_league

#include "test_league.moc"
