// SPDX-License-Identifier: GPL-3.0-or-later
// The line to the server breaks at the very end of a change: what the server has kept is told as done, once;
// what it never heard of is told as lost, and can be done again.
#include "core/play/matches/corrected_report.h"
#include "models/league/league_competitions.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/league/league_teams.h"
#include "tests/storage/cut_line.h"
#include "tests/storage/league_case.h"
#include "tests/storage/random_commands.h"
#include "tests/support/test_registry.h"

namespace test_league_cut_line {

using namespace touchline;
using namespace touchline::storage;
using store::Backend;

namespace {

/// A league on the server, opened by Bert through a line, and by Anna without it.
struct Lines
{
    Lines() : line(place.path)
    {
        anna = place.create();
        bert = League::open(line.url(), place.access(u"Bert"_s));
    }

    /// How often the history has the entry, for somebody who comes in now.
    [[nodiscard]] int timesInHistory(const JournalEntry &entry) const
    {
        const auto fresh = place.open(u"Carla"_s);
        const auto history = (*fresh)->history().entries();
        int times = 0;
        for (const JournalEntry &one : *history)
            times += one.id == entry.id && one.seq == entry.seq ? 1 : 0;
        return times;
    }

    [[nodiscard]] QStringList teams() const
    {
        QStringList names;
        const auto fresh = place.open(u"Carla"_s);
        const auto all = (*fresh)->teams().all();
        for (const Team &one : *all)
            names << one.name;
        return names;
    }

    const LeaguePlace place{Backend::Postgres};
    CutLine line;
    Result<std::unique_ptr<League>> anna = fail(Fault::System, "");
    Result<std::unique_ptr<League>> bert = fail(Fault::System, "");
};

} // namespace

class TestLeagueCutLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY2(objectionToRunning().isEmpty(), qPrintable(objectionToRunning())); }

    void whatTheServerHasKeptIsToldAsDone()
    {
        Lines lines;
        VERIFY_RESULT(lines.anna);
        VERIFY_RESULT(lines.bert);
        League &bert = **lines.bert;
        lines.line.cutNext(CutLine::Cut::AfterCommit);
        const auto entry = bert.teams().add({team("Rovers")});
        QCOMPARE(lines.line.cuts(), 1);
        VERIFY_RESULT(entry);
        QCOMPARE(lines.timesInHistory(*entry), 1);
        QCOMPARE(lines.teams(), QStringList{u"Rovers"_s});
        // On the new line all goes on.
        VERIFY_RESULT(bert.teams().add({team("United")}));
        VERIFY_RESULT(bert.history().undo());
        QCOMPARE(bert.history().toUndo()->value().id, entry->id);
    }

    void whatTheServerNeverHeardIsToldAsLost()
    {
        Lines lines;
        VERIFY_RESULT(lines.anna);
        VERIFY_RESULT(lines.bert);
        League &bert = **lines.bert;
        lines.line.cutNext(CutLine::Cut::BeforeCommit);
        const Team rovers = team("Rovers");
        const auto entry = bert.teams().add({rovers});
        QCOMPARE(lines.line.cuts(), 1);
        VERIFY_FAULT(entry, Fault::Lost);
        QCOMPARE(lines.teams(), QStringList());
        QCOMPARE((*lines.anna)->history().entries()->size(), std::size_t{1});
        VERIFY_RESULT(bert.teams().add({rovers}));
        QCOMPARE(lines.teams(), QStringList{u"Rovers"_s});
    }

    void anUndoIsDoneOrNotDone()
    {
        Lines lines;
        VERIFY_RESULT(lines.anna);
        VERIFY_RESULT(lines.bert);
        League &bert = **lines.bert;
        VERIFY_RESULT(RandomCommands(1).make(bert, CommandKind::NewCompetition));
        const QUuid id = bert.competitions().all()->front().id;
        const int fixture = firstReady(*bert.competitions().find(id));
        const auto entered = bert.results().record(
            id, *correctedReport(*bert.competitions().find(id), fixture, {{2, 1}, false, {}}));
        VERIFY_RESULT(entered);

        lines.line.cutNext(CutLine::Cut::BeforeCommit);
        const auto lost = bert.history().undo();
        QCOMPARE(lines.line.cuts(), 1);
        VERIFY_FAULT(lost, Fault::Lost);
        QVERIFY(bert.competitions().find(id)->report(fixture) != nullptr);
        QCOMPARE(bert.history().toUndo()->value().id, entered->id);
        QVERIFY(!bert.history().toRedo()->has_value());

        lines.line.cutNext(CutLine::Cut::AfterCommit);
        const auto undone = bert.history().undo();
        QCOMPARE(lines.line.cuts(), 2);
        VERIFY_RESULT(undone);
        QCOMPARE(lines.timesInHistory(*undone), 1);
        QVERIFY(bert.competitions().find(id)->report(fixture) == nullptr);
        QCOMPARE(bert.history().toRedo()->value().id, entered->id);
        VERIFY_RESULT(bert.history().redo());
        QVERIFY(bert.competitions().find(id)->report(fixture) != nullptr);
    }

    /// Whoever is told of a conflict sees the others' change without asking for it.
    void afterAConflictTheOthersVersionIsSeen()
    {
        Lines lines;
        VERIFY_RESULT(lines.anna);
        VERIFY_RESULT(lines.bert);
        League &anna = **lines.anna;
        League &bert = **lines.bert;
        VERIFY_RESULT(RandomCommands(1).make(anna, CommandKind::NewCompetition));
        const QUuid id = anna.competitions().all()->front().id;
        const int fixture = firstReady(*anna.competitions().find(id));
        const auto report = [fixture](const Competition &competition, Score score) {
            return *correctedReport(competition, fixture, {score, false, {}});
        };
        const Competition before = *bert.competitions().find(id);
        VERIFY_RESULT(anna.results().record(id, report(before, {2, 1})));
        QVERIFY(bert.competitions().find(id)->report(fixture) == nullptr); // he has not heard of it
        QCOMPARE(bert.results().record(id, report(before, {0, 0})).error().fault, Fault::Conflict);
        QVERIFY(bert.competitions().find(id)->report(fixture) != nullptr);
        QCOMPARE(bert.competitions().find(id)->report(fixture)->score, (Score{2, 1}));
        // The whole competition goes meanwhile.
        VERIFY_RESULT(anna.competitions().remove(id));
        QCOMPARE(bert.results().record(id, report(before, {0, 0})).error().fault, Fault::Conflict);
        QCOMPARE(bert.competitions().find(id).error().fault, Fault::NotFound);
    }
};

TOUCHLINE_TEST(TestLeagueCutLine)

} // namespace test_league_cut_line

#include "test_league_cut_line.moc"
