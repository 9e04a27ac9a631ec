// SPDX-License-Identifier: GPL-3.0-or-later
// A player who moves, in a league of either kind: one entry, one step of undo, and what the history replays.
#include "models/league/integrity/verification.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_moves.h"
#include "models/league/league_teams.h"
#include "models/league/players/team_players.h"
#include "tests/storage/league_case.h"
#include "tests/support/playable_league.h"
#include "tests/support/test_registry.h"

#include <algorithm>

namespace test_league_moves {

using namespace touchline;
using namespace touchline::storage;

namespace {

Competition newLeague(const char *name)
{
    CompetitionDefinition definition = testing::playableLeague("atcs", "basic");
    definition.id = QUuid::createUuid();
    definition.name = QString::fromUtf8(name);
    return Competition::create(std::move(definition)).value();
}

/// The first field player of the team goes to the other one.
PlayerMove firstMove(League &league, const Competition &competition, int from, int to)
{
    PlayerMove move;
    const Entrant &old = competition.entrant(from);
    const auto list = league.teams().squad(old.id, competition.definition().id);
    const SquadEntry &entry = (*list)->squad.entries.back();
    move.player = entry.person;
    move.position = entry.position;
    move.from = {old.id, old.name};
    if (to >= 0)
        move.to = {competition.entrant(to).id, competition.entrant(to).name};
    move.day = QDate(2024, 3, 3);
    return move;
}

bool isListed(League &league, const QUuid &team, const QUuid &competition, const QUuid &player)
{
    const auto list = league.teams().squad(team, competition);
    return list && *list && (*list)->squad.indexOf(player) >= 0;
}

} // namespace

class TestLeagueMoves : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTransferIsOneStep_data() { EACH_BACKEND(); }
    void aTransferIsOneStep()
    {
        QFETCH(store::Backend, backend);
        NEW_LEAGUE(place, league, backend);
        const Competition first = newLeague("League");
        const Competition second = newLeague("Cup");
        QVERIFY((*league)->competitions().add(first).has_value());
        QVERIFY((*league)->competitions().add(second).has_value());
        const QStringList before = facts(**league);
        const PlayerMove move = firstMove(**league, first, 0, 1);
        ASSIGN_RESULT(entry, (*league)->moves().enter(move));
        QVERIFY(entry->english().startsWith(u"Transfer: "_s));
        for (const Competition *one : {&first, &second}) {
            const QUuid id = one->definition().id;
            ASSIGN_RESULT(held, (*league)->competitions().find(id));
            QCOMPARE(movesIn(*held).size(), std::size_t(1));
            QVERIFY(!isListed(**league, move.from.id, id, move.player.id));
            QVERIFY(isListed(**league, move.to.id, id, move.player.id));
        }
        const QStringList after = facts(**league);
        // Opened anew it is the same, and the history says so.
        league->reset();
        league = place.open();
        QVERIFY(league.has_value());
        QCOMPARE(difference(after, facts(**league)), QString());
        ASSIGN_RESULT(wrong, (*league)->history().contradictions());
        QVERIFY(wrong->empty());
        QVERIFY((*league)->history().undo().has_value());
        QCOMPARE(difference(before, facts(**league)), QString());
        QVERIFY((*league)->history().redo().has_value());
        QCOMPARE(difference(after, facts(**league)), QString());
        QVERIFY((*league)->history().contradictions()->empty());
    }

    void aMoveAheadIsReadOnItsDay_data() { EACH_BACKEND(); }
    void aMoveAheadIsReadOnItsDay()
    {
        QFETCH(store::Backend, backend);
        const LeaguePlace place(backend);
        QDateTime clock(QDate(2024, 3, 1), QTime(12, 0));
        const auto open = [&] {
            return League::open(place.path, {u"Anna"_s, false, [&clock] { return clock; }});
        };
        {
            ASSIGN_RESULT(made, place.create());
        }
        ASSIGN_RESULT(league, open());
        const Competition competition = newLeague("League");
        const QUuid id = competition.definition().id;
        QVERIFY((*league)->competitions().add(competition).has_value());
        PlayerMove move = firstMove(**league, competition, 0, 1);
        const auto listed = [&](const MoveTeam &team) {
            return isListed(**league, team.id, id, move.player.id);
        };
        QVERIFY((*league)->moves().enter(move).has_value());
        QVERIFY(listed(move.from));
        QVERIFY(!listed(move.to));
        ASSIGN_RESULT(players, playersOfTeam(**league, move.to.id));
        QVERIFY(std::none_of(players->begin(), players->end(),
                             [&move](const SquadEntry &one) { return one.person.id == move.player.id; }));
        // On the day it is so, without a command.
        clock = QDateTime(move.day, QTime(12, 0));
        QVERIFY(!listed(move.from));
        QVERIFY(listed(move.to));
        QVERIFY((*league)->history().contradictions()->empty());
        // Somebody who takes him off the list by hand after that is believed.
        ASSIGN_RESULT(list, (*league)->teams().squad(move.to.id, id));
        std::erase_if((*list)->squad.entries,
                      [&move](const SquadEntry &one) { return one.person.id == move.player.id; });
        QVERIFY((*league)->teams().setSquad(move.to.id, id, (*list)->squad).has_value());
        QVERIFY(!listed(move.to));
        QVERIFY((*league)->history().undo().has_value());
        QVERIFY(listed(move.to));
        // Cancelled, all is as it was.
        QVERIFY((*league)->moves().cancel(move).has_value());
        QVERIFY(listed(move.from));
        QVERIFY(!listed(move.to));
        QVERIFY(movesOfLeague(**league)->empty());
        QVERIFY(!(*league)->moves().cancel(move));
        QVERIFY((*league)->history().undo().has_value());
        QVERIFY(listed(move.to));
        QVERIFY((*league)->history().contradictions()->empty());
    }

    void whoWasReleasedAheadCanBeSigned_data() { EACH_BACKEND(); }
    void whoWasReleasedAheadCanBeSigned()
    {
        QFETCH(store::Backend, backend);
        const LeaguePlace place(backend);
        {
            ASSIGN_RESULT(made, place.create());
        }
        // A server writes its own time into the history.
        QDateTime clock = QDateTime::currentDateTime();
        auto league = League::open(place.path, {u"Anna"_s, false, [&clock] { return clock; }});
        QVERIFY(league.has_value());
        const Competition competition = newLeague("League");
        const QUuid id = competition.definition().id;
        QVERIFY((*league)->competitions().add(competition).has_value());
        PlayerMove move = firstMove(**league, competition, 0, -1);
        move.day = clock.date().addDays(30);
        move.kind = PlayerMove::Kind::Release;
        // His own list has him too.
        Squad own = (*(*league)->teams().squad(move.from.id, id))->squad;
        QVERIFY((*league)->teams().setSquad(move.from.id, {}, own).has_value());
        QVERIFY((*league)->moves().enter(move).has_value());
        QVERIFY(freePlayers(**league)->empty());
        PlayerMove signing = move;
        signing.kind = PlayerMove::Kind::Transfer;
        signing.from = {};
        signing.to = {competition.entrant(1).id, competition.entrant(1).name};
        const auto early = (*league)->moves().enter(signing);
        QVERIFY(!early);
        QVERIFY(early.error().message.english().contains(u"is on the list of"_s));
        clock = QDateTime(move.day, QTime(12, 0));
        QCOMPARE(freePlayers(**league)->size(), std::size_t(1));
        ASSIGN_RESULT(made, (*league)->moves().enter(signing));
        QVERIFY(isListed(**league, signing.to.id, id, move.player.id));
        QVERIFY(!isListed(**league, move.from.id, id, move.player.id));
        QVERIFY(freePlayers(**league)->empty());
    }

    void nothingIsEnteredAheadWithoutACompetition_data() { EACH_BACKEND(); }
    void nothingIsEnteredAheadWithoutACompetition()
    {
        QFETCH(store::Backend, backend);
        NEW_LEAGUE(place, league, backend);
        const Team boys = team("Old Boys");
        QVERIFY((*league)->teams().add({boys}).has_value());
        PlayerMove move;
        move.player = {QUuid::createUuid(), u"Kowalski, Jan"_s, u"Kowalski, Jan"_s};
        move.to = {boys.id, boys.name};
        move.day = (*league)->today().addDays(10);
        const auto ahead = (*league)->moves().enter(move);
        QVERIFY(!ahead);
        QVERIFY(ahead.error().message.english().contains(u"enter this on"_s));
        move.day = (*league)->today();
        QVERIFY((*league)->moves().enter(move).has_value());
        QVERIFY(isListed(**league, boys.id, {}, move.player.id));
    }

    void whatIsRefusedLeavesNothing_data() { EACH_BACKEND(); }
    void whatIsRefusedLeavesNothing()
    {
        QFETCH(store::Backend, backend);
        NEW_LEAGUE(place, league, backend);
        const Competition competition = newLeague("League");
        QVERIFY((*league)->competitions().add(competition).has_value());
        const QStringList before = facts(**league);
        PlayerMove move = firstMove(**league, competition, 0, 1);
        const auto theirs = (*league)->teams().squad(move.to.id, competition.definition().id);
        for (const SquadEntry &entry : (*theirs)->squad.entries)
            if (entry.shirt)
                move.shirt = entry.shirt;
        if (move.shirt)
            QVERIFY(!(*league)->moves().enter(move));
        move.shirt.reset();
        move.to = move.from;
        QVERIFY(!(*league)->moves().enter(move));
        QCOMPARE(difference(before, facts(**league)), QString());
        QVERIFY((*league)->history().contradictions()->empty());
    }

    void whoeverIsFreeIsListed_data() { EACH_BACKEND(); }
    void whoeverIsFreeIsListed()
    {
        QFETCH(store::Backend, backend);
        NEW_LEAGUE(place, league, backend);
        const Competition competition = newLeague("League");
        QVERIFY((*league)->competitions().add(competition).has_value());
        PlayerMove move = firstMove(**league, competition, 0, -1);
        move.kind = PlayerMove::Kind::Release;
        QVERIFY((*league)->moves().enter(move).has_value());
        ASSIGN_RESULT(free, freePlayers(**league));
        QCOMPARE(free->size(), std::size_t(1));
        QCOMPARE(free->front().entry.person.id, move.player.id);
        QVERIFY((*league)->history().undo().has_value());
        QVERIFY(freePlayers(**league)->empty());
    }
};

TOUCHLINE_TEST(TestLeagueMoves)

} // namespace test_league_moves

#include "test_league_moves.moc"
