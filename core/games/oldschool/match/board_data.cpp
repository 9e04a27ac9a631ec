// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/board_data.h"

#include "core/games/oldschool/match/board_pitch.h"
#include "core/games/oldschool/match/choices.h"
#include "core/games/oldschool/match/option_facts.h"
#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/rules.h"
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

/// The keepers of the box are orange-brown and black.
constexpr PerSide<BoardInk> keeperInks{BoardInk::Brown, BoardInk::Black};

/// Degrees with the clock from Home's way of playing.
constexpr std::array<int, directionCount> degreesOf{0, 315, 45, 270, 90, 180, 225, 135};

std::vector<double> guardedBy(const State &state, int number)
{
    std::vector<double> degrees;
    if (!state.options().markingLegend)
        return degrees;
    const int turn = sideOf(number) == Side::Home ? 0 : 180;
    for (int way = 0; way < directionCount; ++way)
        if (has(state.piece(number).marks, way))
            degrees.push_back((degreesOf[static_cast<std::size_t>(way)] + turn) % 360);
    return degrees;
}

void addPieces(const State &state, Side side, BoardPosition &position)
{
    eachPiece(state, side, [&](int number) {
        const Piece &one = state.piece(number);
        if (!isOnPitch(one.at))
            return;
        BoardPiece piece;
        piece.side = side;
        piece.number = one.shirt;
        piece.role = QString::fromUtf8(codeOf(one.role));
        piece.cell = cellOf(one.at);
        piece.id = number;
        piece.hasMoved = one.moved;
        piece.pointsLeft = one.mp;
        piece.guards = guardedBy(state, number);
        if (isKeeper(state, number))
            piece.ink = keeperInks[side];
        const auto sign = [&](bool isOn, BoardSign what) {
            if (isOn)
                piece.signs.push_back(what);
        };
        sign(one.yellows > 0, BoardSign::Yellow);
        sign(state.sides[side].captain == slotOf(number), BoardSign::Captain);
        sign(one.stuck || one.lock > 0, BoardSign::Locked);
        sign(one.grounded, BoardSign::Lying);
        sign(one.offside, BoardSign::Offside);
        position.pieces.push_back(std::move(piece));
    });
}

BoardPlace placeOfMan(const State &state, Side side, int man)
{
    const int piece = pieceOfMan(state, side, man);
    // Before a restart is made ready nobody stands anywhere.
    if (piece == nobody || !isOnPitch(state.piece(piece).at))
        return {};
    return placeOf(state.piece(piece).at);
}

BoardHighlight carrierHighlight(const State &state, OptionCode option)
{
    const Side side = state.decider;
    const int argument = actArgument(option);
    const BoardPlace carrier = placeOf(state.piece(state.ball.holder).at);
    switch (actKind(option)) {
    case ActKind::Dribble:
        return {option, BoardAct::Move, carrier,
                placeOf(state.piece(state.ball.holder).at +
                        wayFor(side, directions[static_cast<std::size_t>(argument)]))};
    case ActKind::TurnBall:
        return {option, BoardAct::Ball, placeOf(state.ball.at), placeOf(seenBy(side, pointOf(argument)))};
    case ActKind::FreePass:
    case ActKind::FreeLong: {
        BoardHighlight pass{option, BoardAct::Ball, carrier, placeOfMan(state, side, argument)};
        pass.tone = actKind(option) == ActKind::FreePass ? BoardTone::Near : BoardTone::Far;
        return pass;
    }
    case ActKind::RunIn:
        return {option, BoardAct::Shot, carrier,
                BoardPlace{goalCell(state.charts(), side, seenBy(side, state.ball.at).x, 1)}};
    // What the man with the ball does where he stands is asked of him.
    case ActKind::Feint:
    case ActKind::Roll:
    case ActKind::CrossPlay:
    case ActKind::Replay:
    case ActKind::ReplayShot:
    case ActKind::Walk:
        return {option, BoardAct::Ball, carrier, carrier};
    case ActKind::End:
    case ActKind::Move:
    case ActKind::TackleOn:
        break;
    }
    return {option, BoardAct::Ball, {}, {}};
}

/// Where a play goes: a cell, a position of the goal, or a place beside them.
BoardPlace targetOf(const State &state, Side side, const Play &play)
{
    const Charts &charts = state.charts();
    if (!isShot(play.kind)) {
        const Point point = seenBy(side, play.to);
        if (isOnPitch(point))
            return placeOf(point);
        return BoardPlace{noCell, middleOf(charts, at(std::clamp<int>(point.x, 0, pitchColumns + 1),
                                                      std::clamp<int>(point.y, 0, farLine)))};
    }
    if (charts.isGoalColumn(play.to.x) && play.to.y <= charts.goalHeights)
        return BoardPlace{goalCell(charts, side, play.to.x, play.to.y)};
    return BoardPlace{noCell, middleOf(charts, seenBy(side, at(play.to.x, farLine)))};
}

/// What the keeper would do where he stands, without a curl.
BoardTone shotTone(const State &state, const Play &play)
{
    const Side side = state.decider;
    const Charts &charts = state.charts();
    const int keeper = keeperOf(state, opposite(side));
    if (!charts.isGoalColumn(play.to.x))
        return BoardTone::Bad;
    if (keeper == nobody || state.piece(keeper).grounded)
        return BoardTone::Good;
    const Cover cover = coverOf(charts, play.kind == PlayKind::Lob, seenBy(side, state.ball.at),
                                seenBy(side, state.piece(keeper).at), play.to);
    return cover == Cover::Safe   ? BoardTone::Bad
           : cover == Cover::Dive ? BoardTone::Doubtful
                                  : BoardTone::Good;
}

/// A cell that the deciding side chooses, by its code.
BoardHighlight cellHighlight(const State &state, OptionCode option, BoardAct act, int piece)
{
    return {option, act, placeOf(state.piece(piece).at),
            option == noneCode ? BoardPlace{} : placeOf(seenBy(state.decider, pointOfCode(option)))};
}

/// Opponents who may stop one of the plays along the ground that there are now (6.7 item 2, section 13).
void addThreats(const State &state, const OptionList &options, BoardPosition &position)
{
    if (state.phase != Phase::Play || state.dice.use == DiceFor::Header)
        return;
    const Side side = state.decider;
    const Point from = seenBy(side, state.ball.at);
    eachPiece(state, opposite(side), [&](int piece) {
        const bool isInRange = std::any_of(options.begin(), options.end(), [&](OptionCode option) {
            const Play play = playOf(option);
            if (play.kind <= PlayKind::Through || isInAir(play.kind))
                return false;
            const Point to = isShot(play.kind) ? at(play.to.x, farLine) : play.to;
            return isInWay(state, side, piece, from, to, isShot(play.kind));
        });
        if (isInRange)
            position.marks.push_back({BoardMarkKind::Threat, cellOf(state.piece(piece).at)});
    });
}

/// Whose moves it is time for: those with the ball act, the others react (5.1).
QString phaseText(const State &state)
{
    if (state.phase != Phase::Act && state.phase != Phase::Defend && state.phase != Phase::MoveTo &&
        state.phase != Phase::TurnReact)
        return {};
    const QString side = sideWord(state.decider);
    return state.decider == state.poss ? QStringLiteral("%1 moves").arg(side)
                                       : QStringLiteral("%1 may react").arg(side);
}

/// The line that nobody of the side in possession may stand behind when the ball is played (6.16).
void addOffsideLine(const State &state, BoardPosition &position)
{
    if (!state.options().offside || state.ball.mode == BallMode::Dead)
        return;
    const int row = offsideRow(state, state.poss, seenBy(state.poss, state.ball.at).y);
    if (row >= pitchRows)
        return;
    BoardMark mark;
    mark.kind = BoardMarkKind::Offside;
    for (const int column : {1, pitchColumns})
        mark.points.push_back(middleOf(state.charts(), seenBy(state.poss, at(column, row))));
    position.marks.push_back(std::move(mark));
}

void addBall(const State &state, BoardPosition &position)
{
    if (!isOnPitch(state.ball.at))
        return;
    BoardBall ball;
    ball.cell = cellOf(state.ball.at);
    if (state.ball.holder != nobody) {
        ball.holder = sideOf(state.ball.holder);
        ball.holderPiece = state.ball.holder;
    }
    position.ball = ball;
    if (state.ball.mode == BallMode::Air)
        position.marks.push_back({BoardMarkKind::Target, ball.cell});
    if (state.ball.mode != BallMode::Loose || state.ball.roll == 0)
        return;
    const Path path = beyond(state.ball.at, state.ball.way, state.ball.roll);
    if (path.exit() > 0)
        position.marks.push_back(
            {BoardMarkKind::Lane,
             noCell,
             {middleOf(state.charts(), state.ball.at), middleOf(state.charts(), path[path.exit() - 1])}});
}

/// What can still be played with, else what was thrown last in this turn (section 13).
void addDice(const State &state, BoardPosition &position)
{
    const auto die = [&](const char *name, int sides, int value, BoardInk ink, bool isSpent,
                         BoardMeaning meaning) {
        BoardDie one;
        one.name = QString::fromUtf8(name);
        one.faces = sides;
        one.value = value;
        one.ink = ink;
        one.isSpent = isSpent;
        one.meaning = meaning;
        position.dice.push_back(std::move(one));
    };
    const bool isHeader = state.ball.mode == BallMode::Header && state.dice.a == 0;
    const bool isSpent = state.now.dicePlayUsed && state.ball.mode != BallMode::Header;
    die("dark blue", d10.faces, isHeader ? state.ball.a : state.dice.a, BoardInk::Blue, isSpent,
        BoardMeaning::PlayLength);
    die("red", d10.faces, isHeader ? state.ball.b : state.dice.b, BoardInk::Red, isSpent,
        BoardMeaning::PlayLength);
    die("white", d6.faces, state.white, BoardInk::White, false, BoardMeaning::LuckRoll);
    die("light blue", d6.faces, state.lightBlue, BoardInk::LightBlue, false, BoardMeaning::RefereeRoll);
}

BoardMark rangeMark(int cell, bool isSafe)
{
    BoardMark mark;
    mark.kind = BoardMarkKind::Range;
    mark.cell = cell;
    mark.text = isSafe ? QString() : QStringLiteral("1/2");
    mark.strength = isSafe ? 1 : 0.4;
    mark.meaning = BoardMeaning::KeeperReach;
    return mark;
}

/// The cells in which the goalkeeper has a ball along the ground for certain, and those he dives to (6.13).
void addKeeperRange(const State &state, BoardPosition &position)
{
    constexpr int nearRows = 12;
    const Side side = state.poss;
    const int keeper = keeperOf(state, opposite(side));
    if (state.ball.mode == BallMode::Dead || state.phase < Phase::Act ||
        seenBy(side, state.ball.at).y < farLine - nearRows || keeper == nobody)
        return;
    const Point own = state.piece(keeper).at;
    for (int y = own.y - diveReach; y <= own.y + diveReach; ++y)
        for (int x = own.x - diveReach; x <= own.x + diveReach; ++x)
            if (const Point spot = at(x, y); isOnPitch(spot) && hasHandsAt(state, keeper, spot))
                position.marks.push_back(rangeMark(cellOf(spot), distance(spot, own) <= blockReach));
}

/// While a ball flies at the goal: which of its positions the keeper has, and to which he dives (6.15).
void addGoalRange(const State &state, BoardPosition &position)
{
    const Flight &flight = state.flight;
    const bool isShotNow = state.phase == Phase::Blocker || state.phase == Phase::ShotBlockRoll ||
                           state.phase == Phase::KeeperReact || state.phase == Phase::Curl ||
                           state.phase == Phase::CurlRoll;
    if (!isShotNow || !isShot(flight.kind))
        return;
    const Charts &charts = state.charts();
    if (charts.isGoalColumn(flight.to.x) && flight.to.y <= charts.goalHeights)
        position.marks.push_back(
            {BoardMarkKind::Target, goalCell(charts, flight.side, flight.to.x, flight.to.y)});
    const int keeper = keeperOf(state, opposite(flight.side));
    if (keeper == nobody || state.piece(keeper).grounded)
        return;
    const Point spot = seenBy(flight.side, state.piece(keeper).at);
    for (int height = 1; height <= charts.goalHeights; ++height)
        for (int column = charts.firstGoalColumn; column <= charts.lastGoalColumn; ++column) {
            const Cover cover =
                coverOf(charts, flight.kind == PlayKind::Lob, flight.from, spot, at(column, height));
            if (cover != Cover::None)
                position.marks.push_back(
                    rangeMark(goalCell(charts, flight.side, column, height), cover == Cover::Safe));
        }
}

void addNotes(const State &state, Side side, BoardPosition &position)
{
    const auto note = [&](const char *title, const QString &text) {
        position.notes.push_back({side, QString::fromUtf8(title), text});
    };
    const auto &formations = state.charts().formations;
    note("formation", formations[static_cast<std::size_t>(state.sides[side].formation)].name);
    note("jokers left", QString::number(state.sides[side].jokers));
    note("substitutions left", QString::number(state.sides[side].substitutions));
}

} // namespace

BoardHighlight markAct(const State &state, OptionCode option)
{
    const Side side = state.decider;
    switch (actKind(option)) {
    case ActKind::End:
        return {option, BoardAct::Pick, {}, {}};
    case ActKind::Move:
        return {option, BoardAct::Pick, {}, placeOfMan(state, side, actArgument(option))};
    case ActKind::TackleOn: {
        BoardHighlight tackle{option, BoardAct::Duel, placeOfMan(state, side, actArgument(option)),
                              placeOf(state.piece(state.ball.holder).at)};
        tackle.chance = QStringLiteral("2/3");
        return tackle;
    }
    case ActKind::Dribble:
    case ActKind::TurnBall:
    case ActKind::Feint:
    case ActKind::FreePass:
    case ActKind::FreeLong:
    case ActKind::Roll:
    case ActKind::CrossPlay:
    case ActKind::Replay:
    case ActKind::ReplayShot:
    case ActKind::RunIn:
    case ActKind::Walk:
        break;
    }
    return carrierHighlight(state, option);
}

BoardHighlight markPlay(const State &state, OptionCode option)
{
    const Play play = playOf(option);
    if (play.kind <= PlayKind::Through)
        return {option, BoardAct::Ball, {}, {}};
    BoardHighlight highlight{option, isShot(play.kind) ? BoardAct::Shot : BoardAct::Ball,
                             placeOf(state.ball.at), targetOf(state, state.decider, play)};
    if (isShot(play.kind)) {
        highlight.tone = shotTone(state, play);
        return highlight;
    }
    highlight.tone = isInAir(play.kind) ? BoardTone::Far : BoardTone::Near;
    if (!isOnPitch(play.to))
        highlight.tone = BoardTone::Bad;
    else if (const int count =
                 isInAir(play.kind) || state.dice.use == DiceFor::Header
                     ? 0
                     : countInWay(state, state.decider, seenBy(state.decider, state.ball.at), play.to, false);
             count > 0)
        highlight.chance = QStringLiteral("1/%1").arg(1 << count);
    return highlight;
}

BoardHighlight markMan(const State &state, OptionCode option)
{
    return {option, BoardAct::Pick, {}, placeOfMan(state, state.decider, numberOfCode(option))};
}

BoardHighlight markOpponent(const State &state, OptionCode option)
{
    return {option, BoardAct::Duel, {}, placeOfMan(state, opposite(state.decider), numberOfCode(option))};
}

BoardHighlight markPlace(const State &state, OptionCode option)
{
    return {option, BoardAct::Place, {}, placeOf(seenBy(state.decider, at(option, state.restart.row)))};
}

BoardHighlight markThrough(const State &state, OptionCode option)
{
    return {option, BoardAct::Ball, placeOf(state.ball.at),
            placeOf(seenBy(state.decider, at(option, state.dice.rows)))};
}

BoardHighlight markMove(const State &state, OptionCode option)
{
    return cellHighlight(state, option, BoardAct::Move, state.chosen);
}

BoardHighlight markKeeper(const State &state, OptionCode option)
{
    return cellHighlight(state, option, BoardAct::Save, state.chosen);
}

BoardHighlight markCarrier(const State &state, OptionCode option)
{
    return cellHighlight(state, option, BoardAct::Move, state.ball.holder);
}

BoardPosition boardPosition(const State &state, std::optional<Side> viewer)
{
    BoardPosition position;
    for (const Side side : bothSides) {
        addPieces(state, side, position);
        addNotes(state, side, position);
    }
    addBall(state, position);
    addOffsideLine(state, position);
    addKeeperRange(state, position);
    addGoalRange(state, position);
    addDice(state, position);
    if (awaits(state) == Awaits::Choice) {
        OptionList options;
        listOptions(state, options);
        if (!viewer || *viewer == state.decider)
            position.highlights = marksOf(state, options);
        addThreats(state, options, position);
    }
    position.score = state.score;
    BoardClock clock;
    clock.period = periodOf(state);
    clock.text = QStringLiteral("%1'").arg(minuteOf(state));
    clock.all = turnsOf(state);
    clock.done = std::min<int>(state.turn, clock.all);
    clock.phase = phaseText(state);
    position.clock = clock;
    return position;
}

BoardMotion boardMotion(const State &state, const BoardPosition &before, const BoardPosition &after,
                        std::span<const Event> since)
{
    MotionBuilder motion(before);
    const auto pieceOfPlayer = [&state](Side side, int player) {
        int found = touchline::noPiece;
        eachPiece(state, side, [&](int piece) {
            if (Teller::squadIndexOf(state, piece) == player)
                found = piece;
        });
        return found;
    };
    for (const Event &event : since) {
        if (!event.hasSide || event.player == Event::nobody)
            continue;
        const auto cell = [&event](std::size_t field) {
            const Point point = seenBy(event.side, at(event.numbers[field], event.numbers[field + 1]));
            return isOnPitch(point) ? placeOf(point) : BoardPlace{};
        };
        const auto isOneOf = [&event](auto... kinds) { return ((event.kind == kinds) || ...); };
        const int piece = pieceOfPlayer(event.side, event.player);
        if (isOneOf(event::Move, event::Dribble, event::KeeperMove) && piece != touchline::noPiece)
            motion.movePiece(piece, cell(2));
        else if (isOneOf(event::Pass, event::FreePass, event::Through, event::LongBall, event::Cross,
                         event::KeeperKick, event::TurnBall) &&
                 !cell(2).isNowhere())
            motion.moveBall(cell(2));
    }
    return std::move(motion).upTo(after);
}

} // namespace touchline::oldschool
