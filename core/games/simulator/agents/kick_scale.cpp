// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/agents/kick_scale.h"

#include "core/games/simulator/kick/angle_tables.h"

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

constexpr double outWorth = -0.35;
constexpr double offsideWorth = -0.30;
constexpr double lostFactor = -0.9;

constexpr std::array<AimError, 5> passSamples{
    {{0, 0, 0}, {1100, 900, 0}, {-1100, -900, 0}, {900, -1100, 0}, {-900, 1100, 0}}};
constexpr std::array<AimError, 7> shotSamples{{{0, 0, 0},
                                               {700, 0, 500},
                                               {-700, 0, -500},
                                               {1400, 500, 0},
                                               {-1400, -500, 0},
                                               {350, -1000, 1000},
                                               {-350, 1000, -1000}}};
constexpr std::array<AimError, 12> freshSamples{{{200, -300, 800},
                                                 {-200, 300, -800},
                                                 {500, 1200, -200},
                                                 {-500, -1200, 200},
                                                 {900, -600, -1200},
                                                 {-900, 600, 1200},
                                                 {1200, 100, 400},
                                                 {-1200, -100, -400},
                                                 {1800, 800, 0},
                                                 {-1800, -800, 0},
                                                 {50, 1600, -600},
                                                 {-50, -1600, 600}}};
constexpr std::array<int, 12> reactionSamples{-1200, -600, 0,    600, 1200, 300,
                                              -300,  900,  -900, 0,   1600, -1600};

/// Where a shot is aimed at, from the middle of the goal.
constexpr std::array<int, 5> goalPoints{0, 160, -160, 290, -290};

Point goalPoint(const State &state, Side side, int off)
{
    return seen(at(pitchLength, middleY + off), state.along(side));
}

} // namespace

int directionTo(Point from, Point to)
{
    constexpr int fullTurn = 360;
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    int best = 0;
    double most = 0;
    // The quarter is known; the rest is searched.
    const int first = dx >= 0 ? (dy >= 0 ? 0 : 270) : (dy >= 0 ? 90 : 180);
    for (int degrees = first; degrees <= first + 90; ++degrees) {
        const double along = cosine(10 * degrees) * dx + sine(10 * degrees) * dy;
        const int turnedBack = degrees % fullTurn;
        if (degrees == first || along > most || (along == most && turnedBack < best)) {
            best = turnedBack;
            most = along;
        }
    }
    return best;
}

int powerFor(double hundredthsOfWay)
{
    constexpr double twiceBraking = 120;
    constexpr double topSpeed = 190;
    const double power = 100 * std::sqrt(twiceBraking * std::max(0.0, hundredthsOfWay) / 100) / topSpeed;
    return std::clamp(static_cast<int>(std::floor(power + 0.5)), 1, 100);
}

double farFrom(Point a, Point b)
{
    return std::sqrt(static_cast<double>(squared(a, b)));
}

double worthOf(int ownCell)
{
    double worth = 0.15 + 0.5 * columnOf(ownCell) / lastColumn;
    if (isCrossingZone(ownCell))
        worth += 0.05;
    if (isShootingZone(ownCell))
        worth += 0.15;
    if (isPenaltyArea(ownCell))
        worth += 0.30;
    return worth;
}

Errors passErrors(bool fast)
{
    return fast ? Errors(passSamples).first(1) : Errors(passSamples);
}

Errors shotErrors(bool fast)
{
    return fast ? Errors(shotSamples).first(1) : Errors(shotSamples);
}

Errors freshErrors()
{
    return freshSamples;
}

std::span<const int> freshReactions()
{
    return reactionSamples;
}

KickScale::KickScale(const State &state, Act act) : KickScale(state)
{
    KickState &kick = m_state.kick;
    const int kicker = state.ball.possessor;
    kick = {};
    kick.act = act;
    kick.kicker = static_cast<Piece>(kicker);
    kick.cell = state.man(kicker).cell;
    kick.from = state.ball.at;
    kick.restart = state.turn.restart;
    kick.counterFirst = state.turn.counterFirst;
    m_side = sideOf(kicker);
    m_skill = state.tables->teams[m_side].skill;
    fillObstacles();
}

KickScale::KickScale(const State &state)
    : m_state(state)
    , m_side(sideOf(std::max<int>(0, state.kick.kicker)))
    , m_skill(state.tables->teams[m_side].skill)
{
    fillObstacles();
}

void KickScale::fillObstacles()
{
    m_obstacles = obstaclesOf(m_state);
    const bool along = m_state.along(m_side);
    for (int piece = 0; piece < pieceCount; ++piece)
        m_state.kick.offsideX[static_cast<std::size_t>(piece)] = seen(m_state.man(piece).at, along).x;
    if (m_state.kick.kicker != noPiece)
        m_state.kick.pressed = isPressed(m_state);
}

void KickScale::follow(const Aim &aim, const AimError &error)
{
    KickState &kick = m_state.kick;
    kick.aim = aim;
    traceKick(startOf(m_state), launchOf(aim, m_skill, error), m_obstacles, {}, m_trace);
    kick.touchCount = 0;
    for (int i = 0; i < m_trace.touchCount; ++i)
        if (const std::int8_t touch = m_trace.touches[static_cast<std::size_t>(i)]; touch >= 0)
            kick.touches[static_cast<std::size_t>(kick.touchCount++)] = touch;
    kick.end = m_trace.end;
    kick.to = at(hundredths(m_trace.at.x), hundredths(m_trace.at.y));
}

double KickScale::keptWorth(int piece, int moved)
{
    const int cell = m_state.man(piece).cell;
    // Where he has the ball, not where he comes from.
    const int there = m_state.ball.cells.has(cell) ? cell : m_state.ball.cells.first();
    double worth = worthOf(own(m_state, m_side, there));
    if (piece == keeperOf(m_state, m_side))
        worth -= 0.12;
    eachOn(m_state, opposite(m_side), [&](int opponent) {
        if (distance(m_state.man(opponent).cell, there) <= 1)
            worth -= 0.06;
    });
    Man &man = m_state.man(piece);
    man.cell = static_cast<Cell>(there);
    bool marked = false;
    int cancelled = noPiece;
    const std::uint8_t abilities = abilitiesOf(m_state, piece, moved, marked, cancelled);
    man.cell = static_cast<Cell>(cell);
    if ((abilities & mayPass) != 0)
        worth += 0.08;
    if ((abilities & mayShoot) != 0)
        worth += 0.45;
    if ((abilities & mayCross) != 0)
        worth += 0.12;
    return worth;
}

double KickScale::restWorth()
{
    setBall(m_state, m_state.kick.to);
    const Decision decision = decideContest(m_state);
    if (decision.side != m_side)
        return lostFactor * worthOf(own(m_state, opposite(m_side), m_state.ball.cells.first()));
    double best = -10;
    for (int piece = pieceOf(m_side, 0); piece < pieceOf(m_side, squadSize); ++piece) {
        if (!has(decision.tied, piece))
            continue;
        const bool isOff = piece != m_state.kick.kicker && isOffside(m_state, piece);
        best = std::max(best, isOff ? offsideWorth : keptWorth(piece, decision.distance));
    }
    return best;
}

double KickScale::passWorth(const Aim &aim, Errors errors)
{
    const Point ball = m_state.ball.at;
    const BallCells cells = m_state.ball.cells;
    std::array<Piece, 2> blockers{};
    m_state.kick.blocked = m_state.options().duels && m_state.kick.act == Act::Pass &&
                           m_state.kick.restart == Restart::None &&
                           blockersOf(m_state, m_state.kick.kicker, aim.direction, blockers) > 0;
    double sum = 0;
    for (const AimError &error : errors) {
        follow(aim, error);
        sum += m_state.kick.end == KickEnd::Rest ? restWorth() : outWorth;
        m_state.ball.at = ball;
        m_state.ball.cells = cells;
    }
    return sum / static_cast<double>(errors.size());
}

double KickScale::goalShare(const Aim &aim, Errors errors, std::span<const int> reactions)
{
    m_state.kick.aim = aim;
    const int keeper = keeperOf(m_state, opposite(m_side));
    const Man set = keeper == noPiece ? Man() : m_state.man(keeper);
    int goals = 0;
    for (std::size_t i = 0; i < errors.size(); ++i) {
        if (m_state.kick.rod && keeper != noPiece) {
            const int reaction = reactions.empty() ? 0 : reactions[i % reactions.size()];
            putAt(m_state, keeper, rodAnswer(m_state, launchOf(aim, m_skill, errors[i]), set.at, reaction));
            m_obstacles = obstaclesOf(m_state);
        }
        follow(aim, errors[i]);
        goals +=
            m_trace.end == KickEnd::Goal && (m_trace.at.x > fieldLength / 2) == m_state.along(m_side) ? 1 : 0;
        if (m_state.kick.rod && keeper != noPiece)
            m_state.man(keeper) = set;
    }
    if (m_state.kick.rod)
        m_obstacles = obstaclesOf(m_state);
    return static_cast<double>(goals) / static_cast<double>(errors.size());
}

double KickScale::crossShare(const Aim &aim, Errors errors)
{
    int met = 0;
    for (const AimError &error : errors) {
        follow(aim, error);
        for (int i = 0; i < m_state.kick.touchCount; ++i) {
            const int piece = m_state.kick.touches[static_cast<std::size_t>(i)];
            if (m_state.man(piece).lying || !isPenaltyArea(own(m_state, m_side, m_state.man(piece).cell)))
                continue;
            met += sideOf(piece) == m_side && !isOffside(m_state, piece) ? 1 : 0;
            break;
        }
    }
    return static_cast<double>(met) / static_cast<double>(errors.size());
}

namespace {

struct ShotForm
{
    KickKind kind;
    int elevation;
    int power;
};
constexpr std::array<ShotForm, 11> footForms{{{KickKind::Shot, 0, 60},
                                              {KickKind::Shot, 0, 80},
                                              {KickKind::Shot, 0, 100},
                                              {KickKind::Lift, 30, 40},
                                              {KickKind::Lift, 30, 50},
                                              {KickKind::Lift, 30, 65},
                                              {KickKind::Lift, 30, 80},
                                              {KickKind::Lift, 45, 40},
                                              {KickKind::Lift, 45, 50},
                                              {KickKind::Lift, 45, 65},
                                              {KickKind::Lift, 45, 80}}};
constexpr std::array<ShotForm, 5> headForms{{{KickKind::Head, 0, 60},
                                             {KickKind::Head, 0, 80},
                                             {KickKind::Head, 0, 100},
                                             {KickKind::Head, 20, 70},
                                             {KickKind::Head, 20, 100}}};

Aim aimOf(const ShotForm &form, int direction)
{
    return {form.kind, static_cast<std::int8_t>(form.elevation), static_cast<std::int16_t>(direction),
            static_cast<std::int8_t>(form.power)};
}

} // namespace

WeighedKick goodShot(KickScale &scale, bool isHeader, int height, bool fast, Generator &chance)
{
    const std::span<const ShotForm> forms =
        isHeader ? std::span<const ShotForm>(headForms) : std::span<const ShotForm>(footForms);
    std::array<WeighedKick, goalPoints.size() * footForms.size()> kicks{};
    std::size_t count = 0;
    double best = 0;
    for (const int off : goalPoints) {
        const int direction = directionTo(scale.from(), goalPoint(scale.state(), scale.side(), off));
        for (const ShotForm &form : forms) {
            if (height >= 0 && form.elevation != height)
                continue;
            const Aim aim = aimOf(form, direction);
            kicks[count] = {aim, scale.goalShare(aim, shotErrors(fast), {})};
            best = std::max(best, kicks[count++].worth);
        }
    }
    if (count == 0)
        return {{}, 0};
    // Who stands with the rod before him sees where it is going.
    const bool isForeseen = scale.state().kick.rod;
    const auto end =
        std::remove_if(kicks.begin(), kicks.begin() + static_cast<std::ptrdiff_t>(count),
                       [&](const WeighedKick &kick) { return kick.worth < (isForeseen ? best / 2 : best); });
    const auto good = static_cast<std::uint32_t>(end - kicks.begin());
    WeighedKick chosen = kicks[isForeseen ? chance.below(good) : 0];
    chosen.worth = scale.goalShare(chosen.aim, freshErrors(), freshReactions());
    return chosen;
}

namespace {

/// Goals of a few shots without an error.
int goalsPast(KickScale &scale, bool fast)
{
    static constexpr std::array<ShotForm, 5> tries{{{KickKind::Shot, 0, 80},
                                                    {KickKind::Shot, 0, 60},
                                                    {KickKind::Lift, 30, 50},
                                                    {KickKind::Lift, 45, 50},
                                                    {KickKind::Shot, 0, 100}}};
    const std::size_t forms = fast ? 3 : tries.size();
    int goals = 0;
    for (const int off : goalPoints) {
        const int direction = directionTo(scale.from(), goalPoint(scale.state(), scale.side(), off));
        for (std::size_t form = 0; form < forms; ++form)
            goals += scale.goalShare(aimOf(tries[form], direction), shotErrors(true), {}) > 0 ? 1 : 0;
    }
    return goals;
}

/// How many of twelve samples of the kicker's best shot at that height are goals; so many as `enough` or more
/// are not told apart.
int goalsOfBest(KickScale &scale, int height, int enough)
{
    static constexpr std::array<int, 3> lowPowers{100, 80, 60};
    static constexpr std::array<int, 4> liftedPowers{50, 65, 40, 80};
    const bool isLow = height == 0;
    const std::span<const int> powers =
        isLow ? std::span<const int>(lowPowers) : std::span<const int>(liftedPowers);
    int best = 0;
    for (const int power : powers)
        for (const int off : goalPoints) {
            const Aim aim = aimOf({isLow ? KickKind::Shot : KickKind::Lift, height, power},
                                  directionTo(scale.from(), goalPoint(scale.state(), scale.side(), off)));
            const double share = scale.goalShare(aim, freshErrors(), freshReactions());
            best = std::max(best, static_cast<int>(std::floor(share * freshSamples.size() + 0.5)));
            if (best >= enough)
                return best;
        }
    return best;
}

/// How far a place is from the line between ball and goal, in hundredths.
double fromLine(Point place, Point ball, Point goal)
{
    const double dx = goal.x - ball.x;
    const double dy = goal.y - ball.y;
    const double length = std::sqrt(dx * dx + dy * dy);
    if (length <= 0)
        return 0;
    const double along = ((place.x - ball.x) * dx + (place.y - ball.y) * dy) / length;
    if (along < 0 || along > length)
        return 10'000;
    return std::fabs((place.x - ball.x) * dy - (place.y - ball.y) * dx) / length;
}

} // namespace

double wayToGoal(const State &state)
{
    return farFrom(state.kick.from, goalPoint(state, sideOf(state.kick.kicker), 0));
}

KeeperPlan planKeeper(const State &state, int keeper, bool fast)
{
    constexpr double nearLine = 130;
    constexpr int mostPlaces = 16;
    const Side side = sideOf(keeper);
    const bool isFar = isFarShot(state);
    State asked = state;
    asked.chosen = static_cast<Piece>(keeper);
    asked.decider = side;
    asked.phase = Phase::KeeperCell;
    OptionList cells;
    listKeeperCells(asked, cells);
    const Point goal = goalPoint(state, opposite(side), 0);
    KeeperPlan best;
    int least = 1'000;
    const auto goalsIn = [&](const State &tried) {
        KickScale scale(tried);
        return isFar ? goalsOfBest(scale, state.kick.aim.elevation, least) : goalsPast(scale, fast);
    };
    if (cells.contains(rodCode)) {
        State tried = state;
        tried.kick.rod = true;
        putAt(tried, keeper, rodPointAt(tried, side, bestRodPoint(tried, side, false), false));
        least = goalsIn(tried);
    }
    int places = 0;
    const auto weigh = [&](const KeeperPlan &plan) {
        State tried = state;
        put(tried, keeper, plan.cell, plan.spot);
        if (!plan.stands)
            layDown(tried, keeper, plan.axis);
        if (const int goals = least > 0 ? goalsIn(tried) : least; goals < least) {
            least = goals;
            best = plan;
        }
    };
    for (const OptionCode option : cells.all()) {
        if (option >= cellCount)
            continue;
        const int cell = seen(option, state.along(side));
        asked.chosenCell = static_cast<Cell>(cell);
        OptionList poses;
        listKeeperPoses(asked, poses);
        for (int spot = 0; spot < spotCount && places < (fast && !isFar ? mostPlaces / 2 : mostPlaces);
             ++spot) {
            const Point place = spotAt(cell, spot, state.along(side));
            if (fromLine(place, state.kick.from, goal) > nearLine || !isLegalSpot(state, keeper, cell, spot))
                continue;
            ++places;
            if (poses.contains(standCode))
                weigh({cell, spot, true, 0});
            weigh({cell, spot, false, acrossAxis});
        }
    }
    return best;
}

int bestRodPoint(const State &state, Side side, bool penalty)
{
    const Point goal = goalPoint(state, opposite(side), 0);
    int best = rodPointCount / 2;
    double least = 1e9;
    for (int number = 0; number < rodPointCount; ++number) {
        const double far = fromLine(rodPointAt(state, side, number, penalty), state.kick.from, goal);
        if (far < least) {
            least = far;
            best = number;
        }
    }
    return best;
}

double duelChance(int a, int b)
{
    constexpr int faces = 6;
    int won = 0;
    for (int one = 1; one <= faces; ++one)
        for (int other = 1; other <= faces; ++other)
            won += one + a > other + b ? 1 : 0;
    return static_cast<double>(won) / (faces * faces);
}

} // namespace touchline::simulator
