// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/coach_plans.h"

#include "core/games/champions/agents/coach_value.h"
#include "core/games/champions/agents/shot_table.h"
#include "core/games/champions/rules/steps.h"

#include <algorithm>
#include <vector>

namespace touchline::champions {

namespace {

constexpr int mostWays = 4'000;
constexpr std::size_t looksAtEnds = 12;
constexpr std::size_t nearestMoves = 12;
constexpr std::size_t anyMoves = 12;
constexpr int pickUpValue = 60;

/// The best way to one end cell.
struct End
{
    bool isThere = false;
    int exposures = 0;
    int start = 0; ///< where the last segment began
    Men touched = 0;
    std::array<OptionCode, Plan::mostSegments> segments{};
    std::size_t count = 0;
    int touches = 0;
    int estimate = 0;
};

/// Looks at every way of the ball once.
class PlaySearch
{
public:
    PlaySearch(const State &state, const Play &play)
        : m_state(state)
        , m_side(play.side)
        , m_exposed(exposedCells(state, play.side))
        , m_goalieSteps(stepsOf(state, goalieOf(state, opposite(play.side))))
    {
        m_ends.resize(cellCount);
        walk(state, play, 0);
    }

    [[nodiscard]] Plan best()
    {
        Plan plan = m_best;
        std::vector<int> cells;
        for (int cell = 0; cell < cellCount; ++cell)
            if (m_ends[static_cast<std::size_t>(cell)].isThere) {
                estimate(cell);
                cells.push_back(cell);
            }
        const std::size_t looks = std::min(looksAtEnds, cells.size());
        std::partial_sort(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(looks), cells.end(),
                          [&](int a, int b) {
                              return m_ends[static_cast<std::size_t>(a)].estimate >
                                     m_ends[static_cast<std::size_t>(b)].estimate;
                          });
        for (std::size_t number = 0; number < looks; ++number)
            consider(cells[number], plan);
        return plan;
    }

private:
    void walk(const State &state, const Play &play, int exposures)
    {
        if (m_depth >= Plan::mostSegments)
            return;
        std::vector<Segment> touches;
        eachSegment(state, play, [&](const Segment &segment) {
            if (++m_ways > mostWays)
                return;
            if (segment.end == SegmentEnd::Touch)
                touches.push_back(segment);
            else
                finish(play, segment, exposures);
        });
        std::stable_sort(touches.begin(), touches.end(), [&](const Segment &a, const Segment &b) {
            return ownRow(m_side, a.last()) > ownRow(m_side, b.last());
        });
        for (const Segment &segment : touches) {
            if (m_ways > mostWays)
                return;
            const Play next = afterTouch(play, segment);
            if (std::find(m_seen.begin(), m_seen.end(), next) != m_seen.end())
                continue;
            m_seen.push_back(next);
            m_path[m_depth++] = segment.code;
            if (state.thrower != noPiece) {
                State inside = state;
                bringThrowerIn(inside, segment.last());
                walk(inside, next, exposures + exposedOn(segment));
            } else {
                walk(state, next, exposures + exposedOn(segment));
            }
            --m_depth;
        }
    }

    [[nodiscard]] int exposedOn(const Segment &segment) const
    {
        int count = 0;
        for (int number = 0; number + 1 < segment.spaces; ++number)
            count += isIn(m_exposed, segment.cells[static_cast<std::size_t>(number)]) ? 1 : 0;
        return count;
    }

    void finish(const Play &play, const Segment &segment, int before)
    {
        const int exposures = before + exposedOn(segment);
        if (segment.end == SegmentEnd::Shot)
            return shoot(play, segment, exposures);
        if (segment.end == SegmentEnd::Out)
            return kickOut(segment);
        End &end = m_ends[static_cast<std::size_t>(segment.last())];
        if (end.isThere &&
            (end.exposures < exposures || (end.exposures == exposures && end.touches <= play.touches)))
            return;
        end.isThere = true;
        end.exposures = exposures;
        end.touches = play.touches;
        end.start = play.cell;
        end.touched = play.touched;
        end.segments = m_path;
        end.segments[m_depth] = segment.code;
        end.count = m_depth + 1;
    }

    void take(int value, OptionCode last)
    {
        if (value <= m_best.value)
            return;
        m_best.value = value;
        m_best.segments = m_path;
        m_best.segments[m_depth] = last;
        m_best.count = m_depth + 1;
    }

    void shoot(const Play &play, const Segment &segment, int exposures)
    {
        const Side other = opposite(m_side);
        const int spare = play.left - segment.spaces;
        const int weak = m_state.sides[other].makeshift ? 1 : 0;
        int quarters = 0;
        for (int number = 0; number < segment.spaces; ++number) {
            const int cell = segment.cells[static_cast<std::size_t>(number)];
            if (isHandsArea(m_state, other, cell))
                quarters = std::max(
                    quarters, std::min(3, 4 - m_goalieSteps[static_cast<std::size_t>(cell)] - spare - weak));
        }
        const int chance = afterExposures(certain * (4 - quarters) / 4, exposures);
        if (chance >= 20 || play.shotsOnly)
            take(105 * chance / 100 + 70, segment.code);
    }

    void kickOut(const Segment &segment)
    {
        const int row = ownRow(m_side, segment.last());
        const bool isTouch = kindOf(segment.last()) == CellKind::Touch;
        const int figure = isTouch ? -300 + 10 * row : row == 0 ? -350 : -450;
        take(4 * figure / 10 - 200, segment.code);
    }

    /// By distances on the empty grid.
    void estimate(int cell)
    {
        PerSide<int> nearest{{farAway, farAway}};
        End &end = m_ends[static_cast<std::size_t>(cell)];
        for (const Side side : bothSides)
            eachMan(menOnGrid(m_state, side), [&](int man) {
                const int steps = gridSteps(m_state.sides[side].cell[static_cast<std::size_t>(man)], cell);
                nearest[side] = std::min(nearest[side], steps);
            });
        end.estimate = 30 * ownRow(m_side, cell) -
                       25 * std::clamp(nearest[m_side] - nearest[opposite(m_side)], -4, 6) -
                       20 * end.exposures;
    }

    void consider(int cell, Plan &plan)
    {
        const End &end = m_ends[static_cast<std::size_t>(cell)];
        State there = m_state;
        if (there.thrower != noPiece)
            bringThrowerIn(there, cell);
        there.ball = static_cast<std::int16_t>(cell);
        if (!isFree(there, cell))
            return;
        if (there.turnSide == m_side) {
            there.touchedInTurn[m_side] = end.touched;
            there.flight.segment = static_cast<std::int16_t>(end.start);
            there.phase = Phase::Run;
            there.decider = m_side;
            if (const OptionCode run = bestRun(there); run != noRun)
                put(there, pieceOf(m_side, run / runBase), run % runBase);
        }
        const int value =
            positionValue(there, m_side) - 20 * end.exposures + 35 * shapeValue(there, m_side) / 100;
        if (value <= plan.value)
            return;
        plan.value = value;
        plan.segments = end.segments;
        plan.count = end.count;
    }

    const State &m_state;
    Side m_side;
    Cells m_exposed;
    Steps m_goalieSteps;
    std::vector<End> m_ends;
    std::vector<Play> m_seen;
    std::array<OptionCode, Plan::mostSegments> m_path{};
    std::size_t m_depth = 0;
    int m_ways = 0;
    Plan m_best;
};

struct Step
{
    Piece piece = noPiece;
    OptionCode cell = 0;
};

/// Where the goalie may be sent.
bool isForGoalie(const State &state, Side side, int cell)
{
    return isHandsArea(state, side, cell);
}

void considerStep(const State &state, const Step &step, Plan &plan)
{
    State there = state;
    put(there, step.piece, step.cell);
    const Side side = sideOf(step.piece);
    const int value = positionValue(there, side) + 35 * shapeValue(there, side) / 100;
    if (value <= plan.value)
        return;
    plan = {};
    plan.value = value;
    plan.piece = step.piece;
    plan.move = step.cell;
}

void considerEntry(const State &state, Piece piece, OptionCode option, Plan &plan)
{
    State there = state;
    put(there, piece, state.ball);
    Play play;
    play.side = sideOf(piece);
    play.cell = state.ball;
    play.left = static_cast<std::int8_t>(state.roll - (option - ballCode) + 1 - state.shortened);
    play.firstField = state.freeKickTurn;
    play.restarter = static_cast<std::int8_t>(state.freeKickTurn ? manOf(piece) : -1);
    play.touches = 1;
    play.touched = bitOf(manOf(piece));
    Plan best;
    if (play.left > 0)
        best = PlaySearch(there, play).best();
    if (isGoalie(state, piece) && best.value < pickUpValue &&
        isIn(state.tables->ends[play.side].penaltyArea, state.ball))
        best.value = pickUpValue;
    if (best.value <= plan.value)
        return;
    plan = best;
    plan.piece = piece;
    plan.move = option;
}

} // namespace

OptionCode bestRun(const State &state)
{
    OptionList options;
    listRuns(state, options);
    OptionCode best = noRun;
    int nearest = farAway;
    for (const OptionCode option : options) {
        if (option == noRun)
            continue;
        const int steps = gridSteps(option % runBase, state.ball);
        if (steps < nearest) {
            nearest = steps;
            best = option;
        }
    }
    return best;
}

Plan bestPlay(const State &state, const Play &play)
{
    return PlaySearch(state, play).best();
}

Plan bestMove(const State &state, Generator &generator)
{
    const Side side = state.turnSide;
    Plan plan;
    std::vector<Step> steps;
    State probe = state;
    probe.canGoBack = false;
    probe.phase = Phase::MoveTo;
    OptionList options;
    OptionList men;
    listMovers(state, men);
    for (const OptionCode man : men) {
        const Piece piece = pieceOf(side, man);
        probe.chosen = piece;
        options.clear();
        listMoves(probe, options);
        for (const OptionCode option : options) {
            if (option >= chargeCode)
                continue;
            if (option >= ballCode)
                considerEntry(state, piece, option, plan);
            else if (!isGoalie(state, piece) || isForGoalie(state, side, option))
                steps.push_back({piece, option});
        }
    }
    const auto distance = [&](const Step &step) { return gridSteps(step.cell, state.ball); };
    std::stable_sort(steps.begin(), steps.end(),
                     [&](const Step &a, const Step &b) { return distance(a) < distance(b); });
    const std::size_t near = std::min(nearestMoves, steps.size());
    for (std::size_t number = 0; number < near; ++number)
        considerStep(state, steps[number], plan);
    for (std::size_t number = 0; number < anyMoves && steps.size() > near; ++number) {
        const auto left = static_cast<std::uint32_t>(steps.size() - near);
        considerStep(state, steps[near + generator.below(left)], plan);
    }
    return plan;
}

} // namespace touchline::champions
