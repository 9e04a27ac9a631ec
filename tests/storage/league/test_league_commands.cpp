// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever an organiser does, and however often the program is closed in between: undoing all of it leads
// back to the start, making it again leads back to the end.
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_teams.h"
#include "tests/storage/league_case.h"
#include "tests/storage/random_commands.h"
#include "tests/support/test_registry.h"

#include <rapidcheck.h>

namespace test_league_commands {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

/// A league that is opened anew now and then.
class OftenOpened
{
public:
    explicit OftenOpened(Backend backend) : m_place(backend), m_league(m_place.create()) { check(m_league); }

    [[nodiscard]] League &league() { return **m_league; }
    void openAgain()
    {
        m_league->reset();
        m_league = m_place.open();
        check(m_league);
    }

private:
    static void check(const Result<std::unique_ptr<League>> &league)
    {
        if (!league)
            RC_FAIL(wordsOf(league.error()).toStdString());
    }

    LeaguePlace m_place;
    Result<std::unique_ptr<League>> m_league;
};

void mustHold(const Result<JournalEntry> &entry)
{
    if (!entry)
        RC_FAIL(wordsOf(entry.error()).toStdString());
}

void mustBeSame(const QStringList &expected, const QStringList &found)
{
    if (expected != found)
        RC_FAIL(difference(expected, found).left(2000).toStdString());
}

void undoAll(OftenOpened &opened, std::uint64_t every)
{
    for (std::uint64_t step = 1;; ++step) {
        const auto next = opened.league().history().toUndo();
        RC_ASSERT(next.has_value());
        if (!*next || (*next)->seq == 1)
            return;
        mustHold(opened.league().history().undo());
        if (step % every == 0)
            opened.openAgain();
    }
}

void redoAll(OftenOpened &opened, std::uint64_t every)
{
    for (std::uint64_t step = 1;; ++step) {
        const auto next = opened.league().history().toRedo();
        RC_ASSERT(next.has_value());
        if (!*next)
            return;
        mustHold(opened.league().history().redo());
        if (step % every == 0)
            opened.openAgain();
    }
}

/// Seed and number of the commands; the program is closed after every few of them.
void thereAndBackAgain(Backend backend, std::uint64_t seed, int commands, std::uint64_t every)
{
    OftenOpened opened(backend);
    RandomCommands random(seed);
    const QStringList start = facts(opened.league());
    std::vector<CommandKind> kinds = changingCommands();
    kinds.insert(kinds.end(), {CommandKind::Undo, CommandKind::Undo, CommandKind::Redo});
    for (int i = 0; i < commands; ++i) {
        mustHold(random.makeOne(opened.league(), kinds));
        if (static_cast<std::uint64_t>(i) % every == every - 1)
            opened.openAgain();
    }
    // What was taken back on the way would be made again after the end.
    mustHold(random.makeOne(opened.league(), {CommandKind::NewTeams}));
    const QStringList end = facts(opened.league());
    undoAll(opened, every);
    mustBeSame(start, facts(opened.league()));
    redoAll(opened, every);
    mustBeSame(end, facts(opened.league()));
    opened.openAgain();
    mustBeSame(end, facts(opened.league()));
    const auto lines = opened.league().competitions().all();
    RC_ASSERT(lines.has_value());
    for (const CompetitionLine &line : *lines)
        RC_ASSERT(opened.league().competitions().find(line.id).has_value());
}

} // namespace

class TestLeagueCommands : public QObject
{
    Q_OBJECT

private:
    static int count(League &league, const char *table)
    {
        const auto rows = league.database().rows(u"SELECT COUNT(*) FROM %1"_s.arg(QLatin1String(table)));
        return rows ? rows->front().front().toInt() : -1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning()));
        // Every command goes to the disk.
        testing::setOfProperties("max_success", 8);
    }

    void aCompetitionTakenBackLeavesWhatWasThereBefore_data() { EACH_BACKEND(); }
    void aCompetitionTakenBackLeavesWhatWasThereBefore()
    {
        NEW_LEAGUE(place, league, BACKEND_OF_ROW);
        RandomCommands random(1);
        // The teams of the first stay behind it, with nothing that names them; the second has the same.
        VERIFY_RESULT(random.make(**league, CommandKind::NewCompetition));
        VERIFY_RESULT(random.make(**league, CommandKind::RemoveCompetition));
        const QStringList without = facts(**league);
        VERIFY_RESULT(random.make(**league, CommandKind::NewCompetition));
        const QStringList with = facts(**league);
        VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(difference(without, facts(**league)), QString());
        VERIFY_RESULT((*league)->history().redo());
        QCOMPARE(difference(with, facts(**league)), QString());
        for (int i = 0; i < 3; ++i)
            VERIFY_RESULT((*league)->history().undo());
        QCOMPARE(count(**league, "team"), 0);
        QCOMPARE(count(**league, "person"), 0);
        for (int i = 0; i < 3; ++i)
            VERIFY_RESULT((*league)->history().redo());
        QCOMPARE(difference(with, facts(**league)), QString());
    }

    void whatAnotherHasChangedIsNotTakenAway()
    {
        NEW_LEAGUE(place, anna, Backend::Postgres);
        ASSIGN_RESULT(bert, place.open(u"Bert"_s));
        VERIFY_RESULT(RandomCommands(1).make(**anna, CommandKind::NewCompetition));
        Team team = (*bert)->teams().all()->front();
        team.manager = u"Bert"_s;
        VERIFY_RESULT((*bert)->teams().change(team));
        VERIFY_RESULT((*anna)->history().undo());
        QCOMPARE(*(*bert)->teams().all(), std::vector<Team>{team});
        VERIFY_RESULT((*bert)->history().undo());
        VERIFY_RESULT((*anna)->history().redo());
    }

    void aPlaceWhereALeagueWasBegunCanBeUsed()
    {
        const LeaguePlace place(Backend::Sqlite);
        VERIFY_RESULT(store::createFile(place.path));
        QCOMPARE(place.open().error().fault, Fault::NotFound);
        VERIFY_RESULT(place.create());
        QCOMPARE(place.create().error().fault, Fault::Refused);
        VERIFY_RESULT(place.open());
    }

    void allIsTakenBackAndMadeAgain_data() { EACH_BACKEND(); }
    void allIsTakenBackAndMadeAgain()
    {
        QFETCH(Backend, backend);
        QVERIFY(rc::check([backend] {
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            const int commands = *rc::gen::inRange(1, 40);
            const auto every = static_cast<std::uint64_t>(*rc::gen::inRange(3, 20));
            thereAndBackAgain(backend, seed, commands, every);
        }));
    }
};

TOUCHLINE_TEST(TestLeagueCommands)

} // namespace test_league_commands

#include "test_league_commands.moc"
