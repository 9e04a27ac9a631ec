// SPDX-License-Identifier: GPL-3.0-or-later
// The dice and what can be played with them (specification 5.6, 6.5, 6.7, 6.12).
#include "core/games/oldschool/rules/plays.h"

#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int surplusPerHeight = 4;
constexpr int widestAim = 9;

void addPlay(OptionList &options, PlayKind kind, Point to)
{
    const OptionCode code = codeOf({kind, to});
    if (!options.contains(code))
        options.add(code);
}

/// A ground pass that crosses a goal plane between the posts is none.
void addGround(const State &state, OptionList &options, PlayKind kind, Point from, Point to)
{
    if (!isOnPitch(to)) {
        const Path line = lineBetween(from, to);
        const int exit = line.exit();
        if (exit < line.count && isGoalExit(state, line[exit]))
            return;
    }
    addPlay(options, kind, to);
}

void addAim(const Charts &charts, OptionList &options, PlayKind kind, int column, int height)
{
    if (column < charts.firstGoalColumn - widestAim || column > charts.lastGoalColumn + widestAim)
        return;
    for (const PlayKind other : {PlayKind::Straight, PlayKind::CoordinateShot})
        if (options.contains(codeOf({other, at(column, height)})))
            return;
    addPlay(options, kind, at(column, height));
}

int heightOf(const Charts &charts, int strength, int far)
{
    return std::min(charts.goalHeights, 1 + (strength - far) / surplusPerHeight);
}

void addPasses(const State &state, OptionList &options, Point ball, int a, int b)
{
    for (const int v : {a, b})
        for (const Point way : {at(1, 0), at(-1, 0), at(0, 1), at(0, -1)})
            addGround(state, options, PlayKind::Short, ball, ball + at(v * way.x, v * way.y));
    for (const int x : {-1, 1})
        for (const int y : {-1, 1}) {
            addGround(state, options, PlayKind::Coordinate, ball, ball + at(x * a, y * b));
            addGround(state, options, PlayKind::Coordinate, ball, ball + at(x * b, y * a));
        }
}

/// The column of a lob that far in one of three directions; nothing that is no lob is one (5.6).
bool isLob(const Charts &charts, Point ball, int n, int sideways)
{
    const int far = farLine - ball.y;
    return n >= far && n < far + charts.goalHeights && charts.isGoalColumn(ball.x + sideways * far);
}

void addLongBalls(const State &state, OptionList &options, Point ball, int n, bool mayShoot)
{
    for (const Point way : directions) {
        if (mayShoot && way.y > 0 && isLob(state.charts(), ball, n, way.x))
            continue;
        addPlay(options, PlayKind::Long, ball + at(n * way.x, n * way.y));
    }
}

/// Who has the ball, or heads it.
int playerOf(const State &state)
{
    return state.ball.holder;
}

struct Allowed
{
    bool passes = true;
    bool shots = true;
    bool decline = true;
    bool again = false;
};

/// Which kinds of plays this roll may be used for (5.6).
Allowed allowedNow(const State &state)
{
    const DiceState &dice = state.dice;
    const Restart kind = state.now.kind;
    const bool isKick = state.ball.mode == BallMode::Hands || kind == Restart::GoalKick;
    const Role role = state.piece(playerOf(state)).role;
    const bool isOpen = dice.use == DiceFor::Carrier || dice.use == DiceFor::Second;
    Allowed allowed;
    allowed.decline = isOpen && !isKick && !state.now.mustPlay && !isContested(state);
    allowed.again =
        dice.use == DiceFor::Carrier && !isKick && (role == Role::Playmaker || role == Role::Striker);
    allowed.shots = kind != Restart::KickOff && kind != Restart::ThrowIn && !isKick && !dice.noShot;
    // A striker's second roll is for a shot, unless he has to play it.
    allowed.passes = !(dice.use == DiceFor::Second && role == Role::Striker && allowed.decline);
    if (dice.use == DiceFor::ReplayShot)
        allowed.passes = false;
    return allowed;
}

bool isThroughTarget(const State &state, Point own)
{
    const Side side = sideOf(playerOf(state));
    const Point ball = seenBy(side, state.ball.at);
    const int range = state.dice.a + state.dice.b;
    return own.y >= ball.y && own.y <= ball.y + range && magnitude(own.x - ball.x) <= range &&
           isFree(state, seenBy(side, own));
}

bool hasThroughTarget(const State &state)
{
    OptionList rows;
    listThroughRows(state, rows);
    return !rows.empty();
}

/// 6.12: floating or low, to both sides; a corner inward alone.
void listCrossPlays(const State &state, OptionList &options)
{
    const DiceState &dice = state.dice;
    const Point ball = seenBy(sideOf(playerOf(state)), state.ball.at);
    const bool isCorner = dice.use == DiceFor::Corner;
    const int inward = ball.x == 1 ? 1 : -1;
    const int row = isCorner ? pitchRows - dice.rows : ball.y + dice.rows;
    for (const int way : {-1, 1}) {
        if (isCorner && way != inward)
            continue;
        addPlay(options, PlayKind::FloatingCross, at(ball.x + way * (dice.a + dice.b), row));
        addPlay(options, PlayKind::LowCross, at(ball.x + way * dice.a, row));
        addPlay(options, PlayKind::LowCross, at(ball.x + way * dice.b, row));
    }
    if (!isCorner)
        return;
    addPasses(state, options, ball, dice.a, dice.b);
    // R31
    addPlay(options, PlayKind::DoubleCross, at(ball.x + inward * 2 * dice.b, pitchRows - 2 * dice.a));
    addPlay(options, PlayKind::DoubleCross, at(ball.x + inward * 2 * dice.a, pitchRows - 2 * dice.b));
}

} // namespace

void addShots(const Charts &charts, Point ball, int a, int b, OptionList &options)
{
    const int far = farLine - ball.y;
    for (const int v : {a, b})
        if (v >= far)
            addAim(charts, options, PlayKind::Straight, ball.x, heightOf(charts, v, far));
    const auto coordinate = [&](int v, int w) {
        if (v < far)
            return;
        for (const int way : {-1, 1})
            addAim(charts, options, PlayKind::CoordinateShot, ball.x + way * roundedDivision(w * far, v),
                   heightOf(charts, v, far));
    };
    coordinate(a, b);
    coordinate(b, a);
    const int n = a + b;
    for (const int way : {-1, 0, 1})
        if (isLob(charts, ball, n, way))
            addPlay(options, PlayKind::Lob, at(ball.x + way * far, n - far + 1));
}

bool hasShot(const State &state, const KeptRoll &roll)
{
    OptionList shots;
    addShots(state.charts(), seenBy(sideOf(state.ball.holder), state.ball.at), roll.a, roll.b, shots);
    return !shots.empty();
}

void startDice(State &state, DiceFor use, int by)
{
    const std::int8_t rows = state.dice.rows;
    state.dice = {};
    state.dice.use = use;
    state.dice.by = static_cast<std::int8_t>(by);
    if (use == DiceFor::Cross || use == DiceFor::Corner)
        state.dice.rows = rows;
    // 6.5: a playmaker's second roll is for a pass.
    state.dice.noShot = (use == DiceFor::Second && state.piece(by).role == Role::Playmaker) ||
                        use == DiceFor::Cross || use == DiceFor::Corner;
    awaitRoll(state, Phase::BlueRoll, sideOf(by));
}

void rollDice(State &state, int value, const Teller &teller)
{
    if (state.dice.a == 0) {
        state.dice.a = static_cast<std::int8_t>(value);
        awaitRoll(state, Phase::RedRoll, state.rollSide);
        return;
    }
    state.dice.b = static_cast<std::int8_t>(value);
    if (state.dice.use != DiceFor::Header)
        ++state.piece(state.dice.by).rolls;
    teller.of(state, event::Dice, state.dice.by, state.dice.a, state.dice.b);
    ask(state, Phase::Play, state.rollSide);
}

/// 6.5: a roll that was declined is used as it stands.
void replay(State &state, DiceFor use, const Teller & /*teller*/)
{
    const int carrier = state.ball.holder;
    const KeptRoll &kept = use == DiceFor::Replay ? state.piece(carrier).lastRoll : state.now.phaseRoll;
    state.dice = {};
    state.dice.use = use;
    state.dice.a = kept.a;
    state.dice.b = kept.b;
    state.dice.by = static_cast<std::int8_t>(carrier);
    state.dice.noShot = use == DiceFor::Replay && kept.noShot;
    ask(state, Phase::Play, sideOf(carrier));
}

void listPlays(const State &state, OptionList &options)
{
    const DiceState &dice = state.dice;
    if (dice.use == DiceFor::Cross || dice.use == DiceFor::Corner)
        return listCrossPlays(state, options);
    const Allowed allowed = allowedNow(state);
    if (allowed.decline)
        options.add(codeOf({PlayKind::Decline, {}}));
    if (allowed.again)
        options.add(codeOf({PlayKind::Again, {}}));
    const Point ball = seenBy(sideOf(playerOf(state)), state.ball.at);
    if (allowed.passes) {
        if (dice.use != DiceFor::Header && hasThroughTarget(state))
            options.add(codeOf({PlayKind::Through, {}}));
        const bool isKick = state.ball.mode == BallMode::Hands || state.now.kind == Restart::GoalKick;
        const int bonus = isKick ? keeperBonus : 0;
        addPasses(state, options, ball, dice.a + bonus, dice.b + bonus);
        if (state.now.kind != Restart::ThrowIn)
            addLongBalls(state, options, ball, dice.a + dice.b + 2 * bonus, allowed.shots);
    }
    if (allowed.shots)
        addShots(state.charts(), ball, dice.a, dice.b, options);
}

void choosePlay(State &state, OptionCode option, const Teller &teller)
{
    const Play play = playOf(option);
    const int by = playerOf(state);
    switch (play.kind) {
    case PlayKind::Decline:
        state.piece(by).lastRoll = {state.dice.a, state.dice.b, static_cast<std::int8_t>(by),
                                    state.dice.noShot};
        state.now.phaseRoll = state.piece(by).lastRoll;
        return;
    case PlayKind::Again:
        return startDice(state, DiceFor::Second, by);
    case PlayKind::Through:
        return ask(state, Phase::ThroughRow, state.decider);
    case PlayKind::Short:
    case PlayKind::Coordinate:
    case PlayKind::Long:
    case PlayKind::FloatingCross:
    case PlayKind::LowCross:
    case PlayKind::DoubleCross:
    case PlayKind::Straight:
    case PlayKind::CoordinateShot:
    case PlayKind::Lob:
        break;
    }
    state.flight = {};
    state.flight.kind = play.kind;
    state.flight.to = play.to;
    if (isShot(play.kind))
        startShot(state, teller);
    else
        startPlay(state, teller);
}

void listThroughRows(const State &state, OptionList &options)
{
    const Point ball = seenBy(sideOf(playerOf(state)), state.ball.at);
    const int range = state.dice.a + state.dice.b;
    for (int row = ball.y; row <= std::min(ball.y + range, pitchRows); ++row)
        for (int column = 1; column <= pitchColumns; ++column)
            if (isThroughTarget(state, at(column, row))) {
                options.add(row);
                break;
            }
}

void chooseThroughRow(State &state, OptionCode option)
{
    state.dice.rows = static_cast<std::int8_t>(option);
    ask(state, Phase::ThroughColumn, state.decider);
}

void listThroughColumns(const State &state, OptionList &options)
{
    for (int column = 1; column <= pitchColumns; ++column)
        if (isThroughTarget(state, at(column, state.dice.rows)))
            options.add(column);
}

void chooseThroughColumn(State &state, OptionCode option, const Teller &teller)
{
    state.flight = {};
    state.flight.kind = PlayKind::Through;
    state.flight.to = at(option, state.dice.rows);
    startPlay(state, teller);
}

/// 6.12: rows of a cross towards the goal or back; of a corner back from the goal line. Coded 1..10.
void listCrossHeights(const State &state, OptionList &options)
{
    if (state.now.kind == Restart::Corner) {
        for (int rows = 1; rows <= mostCrossRows; ++rows)
            options.add(rows + mostCrossRows);
        return;
    }
    const int row = seenBy(state.decider, state.ball.at).y;
    for (int rows = -mostCrossRows; rows <= mostCrossRows; ++rows)
        if (rows != 0 && row + rows >= 1 && row + rows <= pitchRows)
            options.add(rows + mostCrossRows);
}

void chooseCrossHeight(State &state, OptionCode option)
{
    state.dice.rows = static_cast<std::int8_t>(option - mostCrossRows);
    startDice(state, state.now.kind == Restart::Corner ? DiceFor::Corner : DiceFor::Cross, playerOf(state));
}

/// 6.11: the header that was won in the last turn.
void askHead(State &state)
{
    if (state.ball.a == 0)
        startDice(state, DiceFor::Header, state.ball.holder);
    else
        ask(state, Phase::Head, state.attacker);
}

void chooseHead(State &state, OptionCode option, const Teller & /*teller*/)
{
    if (option == newDiceCode) {
        startDice(state, DiceFor::Header, state.ball.holder);
        return;
    }
    state.dice = {};
    state.dice.use = DiceFor::Header;
    state.dice.a = state.ball.a;
    state.dice.b = state.ball.b;
    state.dice.by = state.ball.holder;
    ask(state, Phase::Play, state.attacker);
}

} // namespace touchline::oldschool
