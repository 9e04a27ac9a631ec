// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/consequences/bracket_grid.h"
#include "tests/support/test_registry.h"
#include "tests/unit/competition/cup_builder.h"

#include <set>

namespace test_bracket_grid {

using namespace touchline;

namespace {

int knockoutOf(const Competition &competition)
{
    const std::vector<Stage> &stages = competition.definition().format.stages;
    for (std::size_t stage = 0; stage < stages.size(); ++stage)
        if (std::holds_alternative<KnockoutStage>(stages[stage].plan))
            return int(stage);
    return -1;
}

const BracketGrid::Box *boxOf(const BracketGrid &grid, int tie)
{
    for (const BracketGrid::Box &box : grid.boxes())
        if (box.tie == tie)
            return &box;
    return nullptr;
}

/// What holds of every tree: nothing covers anything else, and whoever leads to a tie stands one column
/// before it, its lines reaching from him to it.
void verifyTree(const Competition &competition, const BracketGrid &grid)
{
    std::set<std::pair<int, int>> taken;
    for (const BracketGrid::Box &box : grid.boxes()) {
        QVERIFY(box.rows >= 2 && box.rows % 2 == 0);
        QVERIFY(box.column >= 1 && box.column <= grid.columns());
        for (int row = box.line; row < box.line + box.rows; ++row)
            QVERIFY(taken.emplace(box.column, row).second);
        std::vector<int> feeders;
        for (const Side side : bothSides) {
            const Slot &slot = competition.plan().ties[at(box.tie)].slots[side];
            if (slot.kind != Slot::Kind::WinnerOf)
                continue;
            const BracketGrid::Box *feeder = boxOf(grid, competition.plan().tieByNumber[at(slot.number)]);
            if (feeder == nullptr)
                continue;
            QCOMPARE(feeder->column, box.column - 1);
            QVERIFY(feeder->line >= box.line && feeder->line + feeder->rows <= box.line + box.rows);
            feeders.push_back(feeder->middle());
        }
        const auto joins =
            std::count_if(grid.joins().begin(), grid.joins().end(), [&](const BracketGrid::Join &join) {
                return join.column == box.column - 1 && join.to == box.middle() && !feeders.empty() &&
                       join.upper == feeders.front() && join.lower == feeders.back();
            });
        QCOMPARE(joins, feeders.empty() ? 0 : 1);
        if (feeders.size() == 2)
            QVERIFY(feeders[0] <= box.middle() && box.middle() <= feeders[1]);
    }
}

} // namespace

class TestBracketGrid : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWorldCup()
    {
        const Competition competition = cup::make("worldcup-32");
        const int stage = knockoutOf(competition);
        const std::vector<int> roots = bracketRoots(competition, stage);
        QCOMPARE(roots.size(), std::size_t(2));
        const int last = competition.plan().tieByNumber[64];
        QVERIFY(std::find(roots.begin(), roots.end(), last) != roots.end());
        const BracketGrid grid(competition, last, 4);
        QCOMPARE(grid.columns(), 4);
        QCOMPARE(grid.boxes().size(), std::size_t(15));
        QCOMPARE(grid.joins().size(), std::size_t(7));
        const BracketGrid::Box *final = boxOf(grid, last);
        QCOMPARE(final->line, 1);
        QCOMPARE(final->rows, 16);
        QCOMPARE(final->middle(), 9);
        QVERIFY(boxOf(grid, competition.plan().tieByNumber[63]) == nullptr);
        verifyTree(competition, grid);

        const BracketGrid late(competition, last, 1);
        QCOMPARE(late.columns(), 2);
        QCOMPARE(late.boxes().size(), std::size_t(3));
        verifyTree(competition, late);
    }

    void theTreeOfTheTitleComesFirst()
    {
        const Competition competition = cup::make("cup-16-all-places");
        std::vector<int> won;
        for (const int root : bracketRoots(competition, 0))
            won.push_back(competition.plan().ties[static_cast<std::size_t>(root)].number);
        std::vector<int> titles;
        for (const Slot &place : competition.definition().format.finalPlaces)
            if (place.kind == Slot::Kind::WinnerOf)
                titles.push_back(place.number);
        QCOMPARE(won.size(), std::size_t(8));
        QCOMPARE(won, titles);
    }

    /// Also with byes, where one side of a tie comes from nowhere.
    void everySizeOfACup()
    {
        for (int teams = 2; teams <= 70; ++teams) {
            const Competition competition = cup::make(qPrintable(u"cup-%1"_s.arg(teams)));
            const std::vector<int> roots = bracketRoots(competition, 0);
            QCOMPARE(roots.size(), std::size_t(1));
            const BracketGrid grid(competition, roots.front(), 10);
            QCOMPARE(int(grid.boxes().size()), teams - 1);
            verifyTree(competition, grid);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(u"%1 teams"_s.arg(teams)));
            for (const int depth : {1, 2, 4})
                verifyTree(competition, BracketGrid(competition, roots.front(), depth));
        }
    }
};

TOUCHLINE_TEST(TestBracketGrid)

} // namespace test_bracket_grid

#include "test_bracket_grid.moc"
