// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/agents/coach_plans.h"

#include "core/games/champions/agents/coach_value.h"
#include "core/games/champions/agents/shot_table.h"
#include "core/games/champions/rules/steps.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace touchline::champions {

namespace {

constexpr int mostWays = 4'000;
constexpr int pickUpValue = 60;
/// From so many steps away no goalie saves.
constexpr int goalieReach = 4;
constexpr int nothingYet = -1'000'000;

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

/// How the men of a side stand.
int standing(const State &state, Side side, const CoachStyle &style)
{
    return style.shape * shapeValue(state, side) / 100 + guardValue(state, side, style);
}

/// Looks at every way of the ball once.
class PlaySearch
{
public:
    /// Plays whose value is not above `beat` need not be told apart.
    PlaySearch(const State &state, const Play &play, const CoachStyle &style, int beat)
        : m_state(state)
        , m_beat(beat)
        , m_style(style)
        , m_side(play.side)
        , m_exposed(exposedCells(state, play.side))
        , m_goalieSteps(stepsOf(state, goalieOf(state, opposite(play.side)), goalieReach))
    {
        m_ends.resize(cellCount);
        walk(state, play, 0);
    }

    /// The position after the best play where the ball comes to rest by it; only where the style foresees.
    [[nodiscard]] const std::optional<State> &after() const { return m_after; }
    [[nodiscard]] Plan best()
    {
        Plan plan = m_best;
        std::vector<int> cells;
        for (int cell = 0; cell < cellCount; ++cell)
            if (m_ends[static_cast<std::size_t>(cell)].isThere) {
                estimate(cell);
                cells.push_back(cell);
            }
        const std::size_t looks = std::min(m_style.ends, cells.size());
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
        if (chance >= m_style.leastShot || play.shotsOnly)
            take(m_style.shot * chance / 100 + m_style.shotBonus, segment.code);
    }

    void kickOut(const Segment &segment)
    {
        const int row = ownRow(m_side, segment.last());
        const bool isTouch = kindOf(segment.last()) == CellKind::Touch;
        const int figure = isTouch ? -300 + 10 * row : row == 0 ? -350 : -450;
        take(m_style.kickOut * figure / 100 - m_style.kickOutCost, segment.code);
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
            if (const OptionCode run = nearestRun(there); run != noRun)
                put(there, pieceOf(m_side, run / runBase), run % runBase);
        }
        const int known = standing(there, m_side, m_style) - m_style.exposed * end.exposures;
        const int value = known + positionValue(there, m_side, m_style, std::max(plan.value, m_beat) - known);
        if (value <= plan.value)
            return;
        plan.value = value;
        plan.segments = end.segments;
        plan.count = end.count;
        if (m_style.foresees > 0)
            m_after = there;
    }

    const State &m_state;
    int m_beat;
    const CoachStyle &m_style;
    Side m_side;
    Cells m_exposed;
    Steps m_goalieSteps;
    std::vector<End> m_ends;
    std::vector<Play> m_seen;
    std::array<OptionCode, Plan::mostSegments> m_path{};
    std::size_t m_depth = 0;
    int m_ways = 0;
    std::optional<State> m_after;
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

/// A move with what it brings.
struct Candidate
{
    Plan plan;
    /// The position after it, where the ball rests and the style foresees.
    std::optional<State> after;
};

Candidate stepped(const State &state, const Step &step, const CoachStyle &style, int beat)
{
    State there = state;
    put(there, step.piece, step.cell);
    const Side side = sideOf(step.piece);
    Candidate made;
    const int known = standing(there, side, style);
    made.plan.value = known + positionValue(there, side, style, beat - known);
    made.plan.piece = step.piece;
    made.plan.move = step.cell;
    if (style.foresees > 0)
        made.after = there;
    return made;
}

Candidate entered(const State &state, Piece piece, OptionCode option, const CoachStyle &style, int beat)
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
    Candidate made;
    if (play.left > 0) {
        PlaySearch search(there, play, style, beat);
        made.plan = search.best();
        made.after = search.after();
    }
    if (isGoalie(state, piece) && made.plan.value < pickUpValue &&
        isIn(state.tables->ends[play.side].penaltyArea, state.ball)) {
        made.plan.value = pickUpValue;
        made.after.reset();
    }
    made.plan.piece = piece;
    made.plan.move = option;
    return made;
}

/// The best of the moves that were looked at, or several of them where the style foresees.
class Choice
{
public:
    explicit Choice(const CoachStyle &style) : m_style(style) {}

    /// The value that a move has to exceed to be looked at any more.
    [[nodiscard]] int beat() const
    {
        if (m_style.foresees == 0)
            return m_best.value;
        return m_all.size() < m_style.foresees ? nothingYet : m_all.back().plan.value;
    }
    void offer(Candidate one)
    {
        if (one.plan.value <= beat())
            return;
        if (m_style.foresees == 0) {
            m_best = one.plan;
            return;
        }
        // The best first; of those alike the one that came first.
        const auto place =
            std::upper_bound(m_all.begin(), m_all.end(), one.plan.value,
                             [](int value, const Candidate &there) { return value > there.plan.value; });
        m_all.insert(place, one);
        if (m_all.size() > m_style.foresees)
            m_all.pop_back();
    }
    /// Without foresight the best by value, else by what the opponents make of it.
    [[nodiscard]] Plan taken(Side side, Generator &generator)
    {
        for (const Candidate &one : m_all)
            if (const int value = foreseen(one, side, generator); value > m_best.value) {
                m_best = one.plan;
                m_best.value = value;
            }
        return m_best;
    }

private:
    /// The mean over the opponents' six rolls, mixed with the value at once.
    static int foreseen(const Candidate &one, Side side, Generator &generator)
    {
        constexpr int nothingToDo = -100;
        constexpr int answersWeigh = 60;
        constexpr int rolls = 6;
        if (!one.after)
            return one.plan.value;
        State there = *one.after;
        shiftOffside(there, side, NoEvents());
        beginTurn(there, opposite(side));
        there.accessWaived = false;
        int sum = 0;
        for (int roll = 1; roll <= rolls; ++roll) {
            there.roll = static_cast<std::int8_t>(roll);
            const Plan answer = bestMove(there, answerStyle, generator);
            sum += answer.piece == noPiece ? nothingToDo : answer.value;
        }
        return ((100 - answersWeigh) * one.plan.value - answersWeigh * sum / rolls) / 100;
    }

    const CoachStyle &m_style;
    std::vector<Candidate> m_all;
    Plan m_best;
};

} // namespace

Plan bestPlay(const State &state, const Play &play, const CoachStyle &style)
{
    return PlaySearch(state, play, style, nothingYet).best();
}

Plan bestMove(const State &state, const CoachStyle &style, Generator &generator)
{
    const Side side = state.turnSide;
    Choice choice(style);
    std::vector<Step> steps;
    State probe = state;
    probe.canGoBack = false;
    probe.phase = Phase::MoveTo;
    OptionList options;
    eachMan(menOnGrid(state, side), [&](int man) {
        const Piece piece = pieceOf(side, man);
        probe.chosen = piece;
        options.clear();
        listMoves(probe, options);
        for (const OptionCode option : options) {
            if (option >= chargeCode)
                continue;
            if (option >= ballCode)
                choice.offer(entered(state, piece, option, style, choice.beat()));
            else if (!isGoalie(state, piece) || isForGoalie(state, side, option))
                steps.push_back({piece, option});
        }
    });
    const auto distance = [&](const Step &step) { return gridSteps(step.cell, state.ball); };
    std::stable_sort(steps.begin(), steps.end(),
                     [&](const Step &a, const Step &b) { return distance(a) < distance(b); });
    const std::size_t near = std::min(style.nearMoves, steps.size());
    for (std::size_t number = 0; number < near; ++number)
        choice.offer(stepped(state, steps[number], style, choice.beat()));
    for (std::size_t number = 0; number < style.anyMoves && steps.size() > near; ++number) {
        const auto left = static_cast<std::uint32_t>(steps.size() - near);
        choice.offer(stepped(state, steps[near + generator.below(left)], style, choice.beat()));
    }
    return choice.taken(side, generator);
}

} // namespace touchline::champions
