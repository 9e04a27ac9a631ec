// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that belong to no competition are kept as those of competitions are, and touch none.
#include "core/competition/competition_json.h"
#include "core/competition/progress.h"
#include "core/games/registry.h"
#include "core/play/matches/fixture_player.h"
#include "core/play/matches/friendly_setup.h"
#include "core/play/matches/live_computer.h"
#include "core/play/new_competition.h"
#include "core/play/squads/known_team.h"
#include "models/league/friendlies.h"
#include "models/league/integrity/league_rescue.h"
#include "models/league/integrity/verification.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_json.h"
#include "models/league/league_matches.h"
#include "models/store/migrations.h"
#include "models/store/rows/row_store.h"
#include "tests/storage/league_case.h"
#include "tests/support/table.h"
#include "tests/support/test_registry.h"

#include <QBuffer>

namespace test_friendlies {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::storage;
using store::Backend;

namespace {

constexpr std::uint64_t friendlySeed = 11;

/// A whole match of two historic teams, played by the computer.
MatchLog playedFriendly(const Game &game, const QUuid &id)
{
    FriendlyWishes wishes;
    wishes.choice.game = &game;
    const LevelSpec &level = game.info().levels.front();
    wishes.choice.level = QString::fromUtf8(level.name);
    wishes.choice.options = *resolveOptions(game.info().options, level, {});
    for (const Side side : bothSides) {
        wishes.choice.agents[side] = QString::fromUtf8(game.info().agents.front().name);
        const auto team = historicTeamNamed(side == Side::Home ? u"HUN-1954"_s : u"BRA-1970"_s);
        wishes.teams[side] = game.documentFor(sideOf(**team)).value();
    }
    auto match = LiveMatch::begin(game, friendlySetup(wishes, id).value(),
                                  {QString::number(friendlySeed), wishes.choice.agents});
    auto computer = LiveComputer::make(wishes.choice, friendlySeed);
    while (match && computer && !match->isOver())
        if (!computer->answer(*match))
            qFatal("the computer does not answer");
    return match->log();
}

MatchLog begun(MatchLog log, std::size_t inputs)
{
    log.entries.resize(inputs);
    return log;
}

NewCompetition smallLeague()
{
    CompetitionWishes wishes;
    wishes.seed = 3;
    wishes.format = u"league-4x1"_s;
    wishes.draw = u"random"_s;
    wishes.choice.game = allGames().front();
    const LevelSpec &level = wishes.choice.game->info().levels.back();
    wishes.choice.level = QString::fromLatin1(level.name);
    wishes.choice.options = *resolveOptions(wishes.choice.game->info().options, level, {});
    return newCompetition(wishes).value();
}

/// "2 over, 1 under way".
QString countOf(League &league)
{
    const auto all = Friendlies(league).all();
    if (!all)
        return wordsOf(all.error());
    const auto underWay =
        std::count_if(all->begin(), all->end(), [](const Friendly &one) { return one.isUnderWay; });
    return u"%1 over, %2 under way"_s.arg(static_cast<qsizetype>(all->size()) - underWay).arg(underWay);
}

} // namespace

class TestFriendlies : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachInputIsKept_data()
    {
        columns<Backend, int>();
        for (std::size_t game = 0; game < allGames().size(); ++game) {
            QTest::addRow("SQLite, game %d", int(game)) << Backend::Sqlite << int(game);
            QTest::addRow("PostgreSQL, game %d", int(game)) << Backend::Postgres << int(game);
        }
    }
    void eachInputIsKept()
    {
        const auto [backend, game] = row<Backend, int>();
        const Game &played = *allGames()[static_cast<std::size_t>(game)];
        const LeaguePlace place(backend);
        const QUuid id = QUuid::createUuid();
        const MatchLog log = playedFriendly(played, id);
        ASSIGN_RESULT(league, place.create());
        const NewCompetition beside = smallLeague();
        VERIFY_RESULT((*league)->competitions().add(beside.competition));
        const QStringList before = facts(**league);
        {
            // A what-if begins with inputs; a friendly with none.
            ASSIGN_RESULT(match, Friendlies(**league).begin(u" First leg "_s, std::nullopt, begun(log, 0)));
            for (std::size_t i = 0; i < log.entries.size() / 2; ++i)
                VERIFY_RESULT(match->enter(log.entries[i]));
            VERIFY_RESULT(match->undoLast());
        }
        league->reset();
        league = place.open();
        VERIFY_RESULT(league);
        QCOMPARE(facts(**league), before);
        QCOMPARE(countOf(**league), u"0 over, 1 under way"_s);
        QCOMPARE(Friendlies(**league).all()->front().name, u"First leg"_s);
        ASSIGN_RESULT(live, Friendlies(**league).resume(id));
        QCOMPARE(live->entries().size(), log.entries.size() / 2 - 1);
        QVERIFY(!Friendlies(**league).finish(*live));
        ASSIGN_RESULT(second, Friendlies(**league).resume(id));
        VERIFY_RESULT(live->enter(log.entries[live->entries().size()]));
        QCOMPARE(second->enter(log.entries[second->entries().size()]).error().fault, Fault::Conflict);
        while (!live->isOver())
            VERIFY_RESULT(live->enter(log.entries[live->entries().size()]));
        VERIFY_RESULT(Friendlies(**league).finish(*live));
        QCOMPARE(countOf(**league), u"1 over, 0 under way"_s);
        ASSIGN_RESULT(kept, Friendlies(**league).log(id));
        QCOMPARE(kept->entries, log.entries);
        QCOMPARE(kept->report.score, log.report.score);
        // Nothing of a competition is another.
        QCOMPARE(toJson(*(*league)->competitions().find(beside.competition.definition().id)),
                 toJson(beside.competition));
        ASSIGN_RESULT(found, verify(**league));
        QVERIFY2(found->isSound(),
                 found->problems.empty() ? "" : qPrintable(found->problems.front().what.english()));
        QCOMPARE(found->replayed, 1);
    }

    void undoAndRedo_data() { EACH_BACKEND(); }
    void undoAndRedo()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        const QUuid id = QUuid::createUuid();
        const MatchLog log = playedFriendly(*allGames().front(), id);
        ASSIGN_RESULT(match, Friendlies(**league).begin(u"Cup final replayed"_s, std::nullopt, log));
        VERIFY_RESULT(Friendlies(**league).finish(*match));
        VERIFY_RESULT(Friendlies(**league).rename(id, u"Evening"_s));
        QCOMPARE((*(*league)->history().toUndo())->english(),
                 u"Friendly renamed: Cup final replayed is now Evening"_s);
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(Friendlies(**league).find(id)->name, u"Cup final replayed"_s);
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(countOf(**league), u"0 over, 0 under way"_s);
        QCOMPARE(Friendlies(**league).log(id).error().fault, Fault::NotFound);
        VERIFY_RESULT((*league)->history().redo());
        VERIFY_RESULT((*league)->history().redo());
        QCOMPARE(Friendlies(**league).find(id)->name, u"Evening"_s);
        QCOMPARE(Friendlies(**league).log(id)->entries, log.entries);
        VERIFY_RESULT(Friendlies(**league).remove(id));
        QCOMPARE(countOf(**league), u"0 over, 0 under way"_s);
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(countOf(**league), u"1 over, 0 under way"_s);
        ASSIGN_RESULT(found, verify(**league));
        QVERIFY(found->isSound());
    }

    /// What was changed in the file without Touchline is named.
    void theSealCoversIt_data() { EACH_BACKEND(); }
    void theSealCoversIt()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        const MatchLog log = playedFriendly(*allGames().front(), QUuid::createUuid());
        ASSIGN_RESULT(match, Friendlies(**league).begin(u"Sealed"_s, std::nullopt, log));
        VERIFY_RESULT(Friendlies(**league).finish(*match));
        VERIFY_RESULT((*league)->database().run(u"UPDATE friendly SET name = 'Broken'"_s));
        ASSIGN_RESULT(found, verify(**league));
        QCOMPARE(found->problems.size(), 1U);
        QCOMPARE(found->problems.front().where, u"Friendly Sealed"_s);
    }

    /// One store keeps matches under way with and without a competition, each kind for itself.
    void bothKindsUnderWay_data() { EACH_BACKEND(); }
    void bothKindsUnderWay()
    {
        using store::LiveStore;
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        const NewCompetition cup = smallLeague();
        VERIFY_RESULT((*league)->competitions().add(cup.competition));
        ASSIGN_RESULT(
            setup, setupOf(cup.competition, 0, progress(cup.competition).fixtures.front().teams, cup.rules));
        const QUuid fixture = setup->fixture;
        const QUuid competition = cup.competition.definition().id;
        VERIFY_RESULT((*league)->matches().begin(competition, *cup.rules.choice.game, *setup));
        const QUuid id = QUuid::createUuid();
        const MatchLog log = begun(playedFriendly(*allGames().front(), id), 4);
        const store::ForkedFrom from{fixture, 3};
        VERIFY_RESULT(Friendlies(**league).begin(u"What if"_s, from, log));

        ASSIGN_RESULT(fixtures, LiveStore((*league)->database()).all());
        QCOMPARE(fixtures->size(), 1U);
        QCOMPARE(fixtures->front().fixture, fixture);
        QCOMPARE(fixtures->front().competition, competition);
        QVERIFY(fixtures->front().name.isEmpty() && !fixtures->front().from);
        LiveStore friendlies((*league)->database(), LiveStore::Of::Friendlies);
        ASSIGN_RESULT(line, friendlies.find(id));
        QVERIFY(line->has_value());
        QCOMPARE((*line)->name, u"What if"_s);
        QCOMPARE((*line)->from, std::optional(from));
        QCOMPARE((*line)->inputs, 4);
        QCOMPARE((*line)->begunBy, (*league)->who());
        QVERIFY((*line)->competition.isNull());
        QVERIFY(!friendlies.find(fixture)->has_value());
        QCOMPARE(friendlies.all()->size(), 1U);
        // None can be begun twice.
        QCOMPARE(friendlies.begin(log, *allGames().front(), **line).error().fault, Fault::Constraint);
        VERIFY_RESULT((*league)->matches().abandon(fixture));
        QCOMPARE(LiveStore((*league)->database()).kept(fixture).error().fault, Fault::NotFound);
        QCOMPARE(countOf(**league), u"0 over, 1 under way"_s);
    }

    void wrongInput_data() { EACH_BACKEND(); }
    void wrongInput()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        Friendlies friendlies(**league);
        const QUuid id = QUuid::createUuid();
        const MatchLog log = playedFriendly(*allGames().front(), id);
        QCOMPARE(friendlies.begin(u"  "_s, std::nullopt, log).error().fault, Fault::BadInput);
        QCOMPARE(friendlies.resume(id).error().fault, Fault::NotFound);
        QCOMPARE(friendlies.remove(id).error().fault, Fault::NotFound);
        QCOMPARE(friendlies.rename(id, u"x"_s).error().fault, Fault::NotFound);
        ASSIGN_RESULT(match, friendlies.begin(u"A"_s, ForkedFrom{QUuid::createUuid(), 7}, log));
        QCOMPARE(friendlies.all()->front().from->inputs, 7);
        QCOMPARE(friendlies.rename(id, QString()).error().fault, Fault::BadInput);
        VERIFY_RESULT(friendlies.rename(id, u"B"_s));
        QCOMPARE(friendlies.find(id)->name, u"B"_s);
        VERIFY_RESULT(friendlies.abandon(id));
        QCOMPARE(countOf(**league), u"0 over, 0 under way"_s);
        QVERIFY(!friendlies.finish(*match));
    }

    /// Both kinds go along into the other file, and into a rescued league those that are over.
    void theyGoAlong()
    {
        const LeaguePlace place(Backend::Sqlite);
        const LeaguePlace other(Backend::Sqlite);
        ASSIGN_RESULT(league, place.create());
        Friendlies friendlies(**league);
        const MatchLog over = playedFriendly(*allGames().front(), QUuid::createUuid());
        const MatchLog half = begun(playedFriendly(*allGames().front(), QUuid::createUuid()), 5);
        ASSIGN_RESULT(match, friendlies.begin(u"Over"_s, ForkedFrom{over.setup.fixture, 3}, over));
        VERIFY_RESULT(friendlies.finish(*match));
        VERIFY_RESULT(friendlies.begin(u"Half"_s, std::nullopt, half));
        QBuffer file;
        QVERIFY(file.open(QIODevice::ReadWrite));
        VERIFY_RESULT(exportLeague((*league)->database(), file));
        VERIFY_RESULT(importLeague(file.data(), other.path));
        ASSIGN_RESULT(imported, other.open());
        QCOMPARE(countOf(**imported), u"1 over, 1 under way"_s);
        QCOMPARE(Friendlies(**imported).resume(half.setup.fixture)->entries(), half.entries);
        const QString rescued = place.folder.path("rescued.touchline");
        ASSIGN_RESULT(rescue, salvage(**league, rescued, place.access()));
        QVERIFY(rescue->left.empty());
        ASSIGN_RESULT(saved, League::open(rescued, place.access()));
        QCOMPARE(countOf(**saved), u"1 over, 0 under way"_s);
        QCOMPARE(Friendlies(**saved).log(over.setup.fixture)->entries, over.entries);
    }
};

TOUCHLINE_TEST(TestFriendlies)

} // namespace test_friendlies

#include "test_friendlies.moc"
