// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/shot_table.h"

#include "core/games/champions/rules/positions.h"

#include <algorithm>

namespace touchline::champions {

namespace {

constexpr int mostNodes = squadSize;
constexpr int mostExposures = 12;
constexpr int mostTurnOns = 5;
constexpr int noWay = 99;
constexpr int farSteps = 4;

/// What can be reached from one node by one segment.
struct Reach
{
    /// [node][empty spaces]: fewest exposed cells.
    std::array<std::array<std::uint8_t, mostSpaces>, mostNodes> pass;
    /// [spaces up to the goal][steps of the goalie]: fewest exposed cells.
    std::array<std::array<std::uint8_t, farSteps + 1>, mostSpaces + 1> shot;
    /// Those of both that there are, which are few.
    struct Pass
    {
        std::uint8_t node;
        std::uint8_t cost;
    };
    struct Shot
    {
        std::uint8_t spaces;
        std::uint8_t steps;
    };
    std::array<Pass, std::size_t{mostNodes} * mostSpaces> passes;
    std::array<Shot, std::size_t{mostSpaces + 1} * (farSteps + 1)> shots;
    std::size_t passCount = 0;
    std::size_t shotCount = 0;
    int spaces = 0; ///< how far the ball was followed

    void clear()
    {
        for (auto &row : pass)
            row.fill(noWay);
        for (auto &row : shot)
            row.fill(noWay);
        passCount = 0;
        shotCount = 0;
    }
    void notePass(int node, int cost, int exposures)
    {
        std::uint8_t &fewest = pass[static_cast<std::size_t>(node)][static_cast<std::size_t>(cost)];
        if (fewest == noWay)
            passes[passCount++] = {static_cast<std::uint8_t>(node), static_cast<std::uint8_t>(cost)};
        fewest = std::min(fewest, static_cast<std::uint8_t>(exposures));
    }
    void noteShot(int used, int steps, int exposures)
    {
        std::uint8_t &fewest = shot[static_cast<std::size_t>(used)][static_cast<std::size_t>(steps)];
        if (fewest == noWay)
            shots[shotCount++] = {static_cast<std::uint8_t>(used), static_cast<std::uint8_t>(steps)};
        fewest = std::min(fewest, static_cast<std::uint8_t>(exposures));
    }
};

class TableMaker
{
public:
    TableMaker(const State &state, Side side, int ball, Piece kicker, int most)
        : m_state(state)
        , m_side(side)
        , m_kicker(kicker)
        , m_most(static_cast<std::size_t>(most))
    {
        addNode(ball);
        eachMan(menOnGrid(state, side), [&](int man) {
            if (pieceOf(side, man) != kicker)
                addNode(state.sides[side].cell[static_cast<std::size_t>(man)]);
        });
        measureWays();
    }

    ShotTable make()
    {
        ShotTable table{};
        // Nobody can come near the goal with so few spaces: that is most positions.
        if (m_toGoal[0] > static_cast<int>(m_most))
            return table;
        prepare();
        // [node][spaces used]: fewest exposures on the way there.
        std::array<std::array<std::uint8_t, mostSpaces>, mostNodes> best;
        for (auto &row : best)
            row.fill(noWay);
        best[0][0] = 0;
        takeShots(0, 0, 0, table);
        std::array<bool, mostNodes> changed{};
        changed[0] = true;
        for (int touch = 0; touch < mostTurnOns; ++touch) {
            const auto before = best;
            std::array<bool, mostNodes> next{};
            bool isChanged = false;
            for (std::size_t node = 0; node < m_count; ++node)
                if (changed[node])
                    spread(node, before[node], best, next);
            for (std::size_t node = 0; node < m_count; ++node)
                for (std::size_t used = 0; used < m_most; ++used)
                    if (best[node][used] < before[node][used]) {
                        isChanged = true;
                        takeShots(node, static_cast<int>(used), best[node][used], table);
                    }
            if (!isChanged)
                break;
            changed = next;
        }
        return table;
    }

private:
    using Costs = std::array<std::uint8_t, mostSpaces>;

    void addNode(int cell) { m_nodes[m_count++] = cell; }

    /// Lower bounds of the spaces that the ball needs from each node to the goal, whoever may stand between.
    void measureWays()
    {
        const int goal = gridRow(opposite(m_side), 0);
        for (std::size_t node = 0; node < m_count; ++node)
            m_toGoal[node] = std::min(kingSteps(m_nodes[node], cellAt(5, goal)),
                                      kingSteps(m_nodes[node], cellAt(6, goal)));
        std::array<bool, mostNodes> isDone{};
        for (std::size_t round = 0; round < m_count; ++round) {
            std::size_t nearest = mostNodes;
            for (std::size_t node = 0; node < m_count; ++node)
                if (!isDone[node] && (nearest == mostNodes || m_toGoal[node] < m_toGoal[nearest]))
                    nearest = node;
            isDone[nearest] = true;
            if (m_toGoal[nearest] > static_cast<int>(m_most))
                return;
            // The ball is never passed back to where the kicker was.
            if (nearest == 0)
                continue;
            for (std::size_t node = 0; node < m_count; ++node)
                if (!isDone[node])
                    m_toGoal[node] = std::min(m_toGoal[node], kingSteps(m_nodes[node], m_nodes[nearest]) - 1 +
                                                                  m_toGoal[nearest]);
        }
    }

    void prepare()
    {
        m_exposed = exposedCells(m_state, m_side);
        m_nodeOf.fill(-1);
        for (std::size_t node = 0; node < m_count; ++node)
            m_nodeOf[static_cast<std::size_t>(m_nodes[node])] = static_cast<std::int8_t>(node);
        m_secondRow = m_state.options().offside ? secondLastRow(m_state, m_side) : gridRows;
        m_steps.fill(farSteps);
        const Side other = opposite(m_side);
        const int goalie = cellOf(m_state, goalieOf(m_state, other));
        if (goalie == noCellHere)
            return;
        for (int column = std::max(0, columnOf(goalie) - farSteps);
             column <= std::min(gridColumns - 1, columnOf(goalie) + farSteps); ++column)
            for (int row = std::max(0, rowOf(goalie) - farSteps);
                 row <= std::min(gridRows - 1, rowOf(goalie) + farSteps); ++row)
                if (const int cell = cellAt(column, row); isHandsArea(m_state, other, cell))
                    m_steps[static_cast<std::size_t>(cell)] =
                        static_cast<std::uint8_t>(std::min(farSteps, gridSteps(goalie, cell)));
    }

    void spread(std::size_t node, const Costs &from, std::array<Costs, mostNodes> &best,
                std::array<bool, mostNodes> &next)
    {
        std::size_t first = 0;
        while (first < m_most && from[first] == noWay)
            ++first;
        if (first + static_cast<std::size_t>(m_toGoal[node]) > m_most)
            return;
        const Reach &reach = reachOf(node, first);
        for (std::size_t number = 0; number < reach.passCount; ++number) {
            const std::size_t other = reach.passes[number].node;
            const std::size_t cost = reach.passes[number].cost;
            const int exposures = reach.pass[other][cost];
            for (std::size_t used = first; used + cost < m_most; ++used) {
                if (from[used] == noWay)
                    continue;
                const auto all = static_cast<std::uint8_t>(from[used] + exposures);
                if (all < best[other][used + cost]) {
                    best[other][used + cost] = all;
                    next[other] = true;
                }
            }
        }
    }

    void takeShots(std::size_t node, int used, int exposures, ShotTable &table)
    {
        const int most = static_cast<int>(m_most);
        if (used + m_toGoal[node] > most)
            return;
        const Reach &reach = reachOf(node, static_cast<std::size_t>(used));
        const int weak = m_state.sides[opposite(m_side)].makeshift ? 1 : 0;
        for (std::size_t number = 0; number < reach.shotCount; ++number) {
            const int spaces = reach.shots[number].spaces;
            const int steps = reach.shots[number].steps;
            const int here = reach.shot[reach.shots[number].spaces][reach.shots[number].steps];
            for (int all = used + spaces; all <= most; ++all) {
                const int quarters = std::clamp(4 - steps - (all - used - spaces) - weak, 0, 3);
                int &chance = table[static_cast<std::size_t>(all)];
                chance = std::max(chance, afterExposures(certain * (4 - quarters) / 4, exposures + here));
            }
        }
    }

    /// What can be reached with the spaces that are left after `used` of them.
    const Reach &reachOf(std::size_t node, std::size_t used)
    {
        Reach &reach = m_reach[node];
        const auto spaces = static_cast<int>(m_most - used);
        if (reach.spaces >= spaces)
            return reach;
        reach.spaces = spaces;
        reach.clear();
        const int last = std::max(ownRow(m_side, m_nodes[node]), m_secondRow);
        for (int direction = 0; direction < directionCount; ++direction)
            walk(reach, last, m_nodes[node], direction, 0, 0, farSteps, true);
        return reach;
    }

    void walk(Reach &reach, int lastRow, int from, int direction, int used, int exposures, int steps,
              bool mayCurve) const
    {
        int cell = from;
        while (++used <= reach.spaces) {
            cell = nextCell(cell, direction);
            if (cell < 0 || isRing(cell) || isGoalOf(m_side, cell))
                return;
            const Piece piece = occupantOf(m_state, cell);
            steps = std::min<int>(steps, m_steps[static_cast<std::size_t>(cell)]);
            if (isGoal(cell)) {
                if (piece == noPiece)
                    reach.noteShot(used, steps, exposures);
                return;
            }
            if (piece != noPiece && piece != m_kicker) {
                const int node = m_nodeOf[static_cast<std::size_t>(cell)];
                if (node > 0 && ownRow(m_side, cell) <= lastRow)
                    reach.notePass(node, used - 1, exposures);
                return;
            }
            exposures += isIn(m_exposed, cell) ? 1 : 0;
            if (!mayCurve)
                continue;
            for (const int turn : {1, directionCount - 1})
                walk(reach, lastRow, cell, (direction + turn) % directionCount, used, exposures, steps,
                     false);
        }
    }

    const State &m_state;
    Side m_side;
    Piece m_kicker;
    Cells m_exposed;
    std::array<std::int8_t, cellCount> m_nodeOf;
    std::array<std::uint8_t, cellCount> m_steps;
    /// Most spaces that are asked for.
    std::size_t m_most;
    /// The last own row in which nobody is offside, as far as the opponents settle it.
    int m_secondRow = gridRows;
    std::array<int, mostNodes> m_nodes{};
    std::array<int, mostNodes> m_toGoal{};
    std::size_t m_count = 0;
    std::array<Reach, mostNodes> m_reach;
};

} // namespace

int afterExposures(int chance, int exposures)
{
    // (2/3)^n in thousandths.
    constexpr std::array<int, mostExposures + 1> left{1'000, 667, 444, 296, 198, 132, 88,
                                                      59,    39,  26,  17,  12,  8};
    return chance * left[static_cast<std::size_t>(std::clamp(exposures, 0, mostExposures))] / certain;
}

Cells exposedCells(const State &state, Side side)
{
    Cells cells;
    if (!state.options().interception)
        return cells;
    const Side other = opposite(side);
    eachMan(outfieldOnGrid(state, other), [&](int man) {
        const int cell = state.sides[other].cell[static_cast<std::size_t>(man)];
        for (const int direction : {0, 2, 4, 6})
            if (const int next = nextCell(cell, direction); next >= 0)
                cells.set(static_cast<std::size_t>(next));
    });
    return cells;
}

ShotTable shotTable(const State &state, Side side, int ball, Piece kicker, int most)
{
    return TableMaker(state, side, ball, kicker, most).make();
}

} // namespace touchline::champions
