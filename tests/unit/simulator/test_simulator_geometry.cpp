// SPDX-License-Identifier: GPL-3.0-or-later
// The field: the vectors G1 to G11 of the specification, spots, zones.
#include "core/dice/generator.h"
#include "core/games/simulator/board/pitch.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <set>
#include <vector>

namespace test_simulator_geometry {

using namespace touchline;
using namespace touchline::simulator;

namespace {

constexpr int middle = cellAt(11, 4);

std::vector<int> ballSet(int x, int y)
{
    const BallCells cells = ballCells(at(x, y));
    std::vector<int> list;
    for (int i = 0; i < cells.size; ++i)
        list.push_back(cells[i]);
    return list;
}

int countWhere(bool (*is)(int))
{
    int number = 0;
    for (int cell = 0; cell < cellCount; ++cell)
        number += is(cell) ? 1 : 0;
    return number;
}

} // namespace

class TestSimulatorGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void distances()
    {
        QCOMPARE(distance(middle, cellAt(19, 4)), 4);
        QCOMPARE(distance(middle, cellAt(16, 1)), 4);
        QCOMPARE(distance(cellAt(21, 8), cellAt(1, 0)), 14);
        QCOMPARE(distance(middle, cellAt(14, 7)), 3);
        QCOMPARE(distance(cellAt(22, 3), cellAt(0, 5)), 12);
    }
    void neighbours()
    {
        std::set<int> found;
        for (int number = 0; number < 6; ++number)
            found.insert(nextCell(cellAt(0, 1), number, true));
        QCOMPARE(found, (std::set<int>{noCellHere, cellAt(2, 1), cellAt(1, 0), cellAt(1, 2)}));
        int three = 0;
        int four = 0;
        for (int cell = 0; cell < cellCount; ++cell) {
            three += distance(cell, middle) <= 3 ? 1 : 0;
            four += distance(cell, middle) <= 4 ? 1 : 0;
        }
        QCOMPARE(three, 37);
        QCOMPARE(four, 61);
    }
    void everyCellHasItsPlace()
    {
        int cells = 0;
        for (int row = 0; row < rowCount; ++row)
            for (int x = 0; x <= lastColumn; ++x)
                if (const int cell = cellAt(x, row); cell != noCellHere) {
                    QCOMPARE(cell, cells++);
                    QCOMPARE(columnOf(cell), x);
                    QCOMPARE(rowOf(cell), row);
                    QCOMPARE(cellOf(centreOf(cell)), cell);
                    QCOMPARE(turned(turned(cell)), cell);
                    QCOMPARE(centreOf(turned(cell)), turned(centreOf(cell)));
                }
        QCOMPARE(cells, cellCount);
        QCOMPARE(centreOf(middle), at(5500, 3753));
        QCOMPARE(centreOf(cellAt(0, 1)), at(0, 1155));
        QCOMPARE(centreOf(cellAt(21, 8)), at(10500, 7217));
        QCOMPARE(turned(cellAt(20, 3)), cellAt(2, 5));
    }
    void distancesAreTheShortestWays()
    {
        // By steps from cell to cell, for a third of all pairs.
        for (int from = 0; from < cellCount; from += 3) {
            std::vector<int> far(cellCount, -1);
            std::vector<int> front{from};
            far[static_cast<std::size_t>(from)] = 0;
            for (int steps = 1; !front.empty(); ++steps) {
                std::vector<int> next;
                for (const int cell : front)
                    for (int number = 0; number < 6; ++number)
                        if (const int there = nextCell(cell, number, true);
                            there != noCellHere && far[static_cast<std::size_t>(there)] < 0) {
                            far[static_cast<std::size_t>(there)] = steps;
                            next.push_back(there);
                        }
                front = next;
            }
            for (int to = 0; to < cellCount; ++to)
                QCOMPARE(distance(from, to), far[static_cast<std::size_t>(to)]);
        }
    }
    void ballSets()
    {
        QCOMPARE(ballSet(5500, 3753), (std::vector<int>{middle}));
        QCOMPARE(ballSet(5000, 3753), (std::vector<int>{cellAt(9, 4), middle}));
        QCOMPARE(ballSet(5030, 3753), (std::vector<int>{middle, cellAt(9, 4)}));
        QCOMPARE(ballSet(5050, 3753), (std::vector<int>{middle}));
        QCOMPARE(ballSet(5000, 3460), (std::vector<int>{cellAt(10, 3), cellAt(9, 4), middle}));
        QCOMPARE(ballSet(4990, 4030), (std::vector<int>{cellAt(9, 4), middle, cellAt(10, 5)}));
    }
    void theCellOfAPlaceIsTheNearest()
    {
        Generator generator(1);
        for (int number = 0; number < 100'000; ++number) {
            const Point place = at(static_cast<int>(generator.below(pitchLength + 81)) - 40,
                                   static_cast<int>(generator.below(pitchWidth + 81)) - 40);
            int best = 0;
            for (int cell = 1; cell < cellCount; ++cell)
                if (squared(centreOf(cell), place) < squared(centreOf(best), place))
                    best = cell;
            QCOMPARE(cellOf(place), best);
            const BallCells cells = ballCells(place);
            QVERIFY(cells.size >= 1 && cells.size <= 3);
            for (int i = 1; i < cells.size; ++i)
                QVERIFY(squared(centreOf(cells[i]), place) >= squared(centreOf(cells[i - 1]), place));
        }
    }
    void zones()
    {
        QCOMPARE(countWhere(isDefenceZone), 36);
        QCOMPARE(countWhere(isMidfield), 31);
        QCOMPARE(countWhere(isAttackingZone), 36);
        QCOMPARE(countWhere(isCrossingZone), 16);
        QCOMPARE(countWhere(isShootingZone), 20);
        QCOMPARE(countWhere(isPenaltyArea), 10);
        QCOMPARE(countWhere(isGoalArea), 3);
    }
    void spots()
    {
        std::array<int, 20> bySpots{};
        for (int cell = 0; cell < cellCount; ++cell) {
            int legal = 0;
            for (int spot = 0; spot < spotCount; ++spot) {
                legal += isInField(spotAt(cell, spot, true)) ? 1 : 0;
                QCOMPARE(turned(spotAt(cell, spot, true)), spotAt(turned(cell), spot, false));
                if (isInField(spotAt(cell, spot, true)))
                    QCOMPARE(cellOf(spotAt(cell, spot, true)), cell);
            }
            ++bySpots[static_cast<std::size_t>(legal)];
        }
        QCOMPARE(bySpots[8], 8);
        QCOMPARE(bySpots[16], 22);
        QCOMPARE(bySpots[19], 73);
    }
    void frontCells()
    {
        QVERIFY(isFrontOf(cellAt(13, 4), middle, true));
        QVERIFY(isFrontOf(cellAt(12, 3), middle, true));
        QVERIFY(!isFrontOf(cellAt(10, 3), middle, true));
        QVERIFY(isFrontOf(cellAt(10, 3), middle, false));
        QVERIFY(!isFrontOf(cellAt(15, 4), middle, true));
        QVERIFY(isAheadOf(cellAt(13, 2), middle, true));
        QVERIFY(!isAheadOf(cellAt(11, 2), middle, true));
    }
};

TOUCHLINE_TEST(TestSimulatorGeometry)

} // namespace test_simulator_geometry

#include "test_simulator_geometry.moc"
