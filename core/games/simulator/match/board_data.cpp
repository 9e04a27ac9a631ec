// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/match/board_data.h"

#include "core/games/simulator/match/board_points.h"
#include "core/games/simulator/match/choices.h"
#include "core/games/simulator/match/conditions.h"
#include "core/games/simulator/rules/rules.h"
#include "core/games/simulator/rules/steps.h"

#include <QtGlobal>

#include <algorithm>
#include <cmath>

namespace touchline::simulator {

namespace {

constexpr std::array<BoardInk, colourCount> inks{BoardInk::Yellow, BoardInk::Red,  BoardInk::Green,
                                                 BoardInk::Blue,   BoardInk::Grey, BoardInk::Black,
                                                 BoardInk::Violet};
/// The pull of a kick with full power, in cm.
constexpr double longestPull = 30;

std::vector<BoardSection> sectionsOf(const State &state, int piece)
{
    std::vector<BoardSection> sections;
    sections.reserve(mostSections);
    const Sticker sticker = stickerOf(state, piece);
    const int active = activeSections(state, piece);
    for (int i = 0; i < sticker.size; ++i)
        sections.push_back(
            {inks[static_cast<std::size_t>(sticker.sections[static_cast<std::size_t>(i)])], i >= active});
    return sections;
}

void addPiece(const State &state, int number, BoardPosition &position)
{
    const Man &man = state.man(number);
    const Side side = sideOf(number);
    BoardPiece piece;
    piece.side = side;
    piece.number = state.tables->teams[side].shirts[static_cast<std::size_t>(manOf(number))];
    const bool isKeeper = number == keeperOf(state, side);
    if (isKeeper)
        piece.role = QStringLiteral("GK");
    piece.at = boardPoint(state, man.at);
    piece.cell = boardCell(state, man.cell);
    piece.id = number;
    piece.hasMoved = man.moved;
    piece.sections = sectionsOf(state, number);
    const auto sign = [&](bool isOn, BoardSign what) {
        if (isOn)
            piece.signs.push_back(what);
    };
    sign(man.yellows > 0, BoardSign::Yellow);
    sign(man.injuries > 0, BoardSign::Injured);
    sign(isKeeper && state.sides[side].named, BoardSign::Makeshift);
    sign(man.lying, BoardSign::Lying);
    sign(isTiring(state), BoardSign::Tired);
    if (man.lying)
        piece.angle = boardDegrees(state, man.axis * axisDegrees);
    position.pieces.push_back(std::move(piece));
}

void addBall(const State &state, BoardPosition &position)
{
    BoardBall ball;
    ball.at = boardPoint(state, state.ball.at);
    if (state.ball.possessor != noPiece) {
        ball.holder = sideOf(state.ball.possessor);
        ball.holderPiece = state.ball.possessor;
    }
    position.ball = ball;
    for (int i = 0; i < state.ball.cells.size; ++i) {
        BoardMark mark;
        mark.kind = BoardMarkKind::Target;
        mark.cell = boardCell(state, state.ball.cells[i]);
        position.marks.push_back(mark);
    }
}

BoardPlace placeOfPiece(const State &state, int piece)
{
    if (!state.man(piece).isOn())
        return {};
    return {boardCell(state, state.man(piece).cell), boardPoint(state, state.man(piece).at)};
}

BoardPlace placeOfCell(const State &state, OptionCode option)
{
    return {boardCell(state, cellOfCode(state, option)), std::nullopt};
}

BoardPlace placeOfSpot(const State &state, int cell, OptionCode spot)
{
    return {boardCell(state, cell), boardPoint(state, spotAt(cell, spot, state.along(state.decider)))};
}

/// How far a touch is short (6.3): of who is level the kicking side has it up to there.
void addShortTouch(const State &state, BoardPosition &position)
{
    const Act act = state.kick.act;
    if (act != Act::Pass && act != Act::Hand && act != Act::HeadPass)
        return;
    constexpr double lightly = 0.4;
    const int cells = shortTouch(state, state.kick.kicker);
    for (int cell = 0; cell < cellCount; ++cell)
        if (distance(cell, state.kick.cell) == cells) {
            BoardMark mark;
            mark.kind = BoardMarkKind::Range;
            mark.strength = lightly;
            mark.meaning = BoardMeaning::ShortTouch;
            mark.cell = boardCell(state, cell);
            position.marks.push_back(mark);
        }
}

void addAim(const State &state, BoardPosition &position)
{
    addShortTouch(state, position);
    constexpr int degrees = 360;
    constexpr int powers = 100;
    BoardAim aim;
    aim.from = {noCell, boardPoint(state, state.ball.at)};
    aim.longest = longestPull;
    if (state.phase == Phase::Direction)
        aim.direction = {0, degrees, 0, 1};
    else
        aim.degrees = turnedDirection(state.kick.aim.direction, state.homeAlong);
    aim.power = {1, powers, 1, 1};
    position.aim = aim;
}

void addChoice(const State &state, BoardPosition &position)
{
    if (state.phase == Phase::Direction || state.phase == Phase::Power)
        return addAim(state, position);
    OptionList options;
    listOptions(state, options);
    // What is nowhere on the board is among the answers beside it.
    position.highlights = marksOf(state, options);
}

void addNotes(const State &state, Side side, BoardPosition &position)
{
    const auto note = [&](const char *title, const QString &text) {
        position.notes.push_back({side, QString::fromUtf8(title), text});
    };
    const auto &formations = state.charts().formations;
    note("formation", formations[static_cast<std::size_t>(state.sides[side].formation)].name);
    note("substitutions left", QString::number(mostSubstitutions - state.sides[side].substitutions));
    if (state.options().homeAdvantage && state.tables->ground == side)
        note("home bonuses left", QString::number(mostBonuses - state.sides[side].bonuses));
}

void addConditions(const State &state, BoardPosition &position)
{
    const auto add = [&](const char *title, const ConditionOutcome &one) {
        position.notes.push_back({std::nullopt, QString::fromUtf8(title), one.text, one.effect});
    };
    if (state.options().refereeType)
        add("referee", refereeCondition(state.strict));
    if (state.options().weather)
        add("weather", weatherCondition(state.badWeather));
    if (state.options().homeAdvantage && state.tables->ground)
        add("ground", {sideWord(*state.tables->ground),
                       {QT_TRANSLATE_NOOP("core", "The home side adds two to its sum in three duels."), {}}});
}

/// The three referees along the sideline: the one who walks stands where the clock is (6.16).
void addReferees(const State &state, BoardPosition &position)
{
    constexpr int walk = 11;
    const int walking = std::min<int>(2, state.steps / walk);
    for (int number = 0; number < 3; ++number) {
        const bool isForwards = number % 2 == 0;
        const int done = number < walking ? walk : number == walking ? state.steps - walk * walking : 0;
        const double along = (isForwards ? done : walk - done) * 10.0;
        BoardPiece referee;
        referee.isOfficial = true;
        referee.ink = BoardInk::Black;
        referee.id = pieceCount + number;
        referee.number = 0;
        referee.name = QString::number(number + 1);
        referee.meaning = BoardMeaning::Clock;
        referee.at = BoardPoint{boardMargin - 1.2, boardMargin + std::min(along, fieldLength)};
        position.pieces.push_back(std::move(referee));
    }
}

void addClock(const State &state, BoardPosition &position)
{
    BoardClock clock;
    // The minute that runs, as events have it.
    const Moment now = momentOf(state);
    clock.period = now.period;
    clock.text =
        state.injuryTime ? QStringLiteral("%1+'").arg(now.minute) : QStringLiteral("%1'").arg(now.minute);
    clock.all = stepLimit(state);
    clock.done = std::min<int>(state.steps, clock.all);
    position.clock = clock;
}

} // namespace

BoardHighlight markMan(const State &state, OptionCode option)
{
    return {option,
            BoardAct::Pick,
            {},
            option < doneCode ? placeOfPiece(state, pieceOf(state.decider, option)) : BoardPlace{}};
}

BoardHighlight markKick(const State &state, OptionCode option)
{
    return {option,
            BoardAct::Ball,
            {},
            option < doneCode ? placeOfPiece(state, state.ball.possessor) : BoardPlace{}};
}

BoardHighlight markCell(const State &state, OptionCode option)
{
    return {option, BoardAct::Move, placeOfPiece(state, state.chosen),
            option < doneCode ? placeOfCell(state, option) : BoardPlace{}};
}

BoardHighlight markEntry(const State &state, OptionCode option)
{
    BoardHighlight highlight = markCell(state, option);
    if (option >= doneCode || state.ball.possessor == noPiece ||
        cellOfCode(state, option) != state.man(state.ball.possessor).cell)
        return highlight;
    highlight.act = BoardAct::Duel;
    const int from = state.man(state.chosen).cell;
    const int cell = cellOfCode(state, option);
    highlight.tone = distance(from, cell) > 1                             ? BoardTone::Bad
                     : isFrontOf(from, cell, state.along(state.attacker)) ? BoardTone::Good
                                                                          : BoardTone::Doubtful;
    return highlight;
}

BoardHighlight markSpot(const State &state, OptionCode option)
{
    return {option, BoardAct::Place, placeOfPiece(state, state.chosen),
            option < doneCode ? placeOfSpot(state, state.chosenCell, option) : BoardPlace{}};
}

BoardHighlight markRespot(const State &state, OptionCode option)
{
    const int kicker = state.kick.kicker;
    return {option, BoardAct::Place, placeOfPiece(state, kicker),
            option < doneCode ? placeOfSpot(state, state.man(kicker).cell, option) : BoardPlace{}};
}

BoardHighlight markEdge(const State &state, OptionCode option)
{
    return {option, BoardAct::Place, placeOfPiece(state, state.chosen),
            option == doneCode
                ? BoardPlace{}
                : placeOfSpot(state, cellOfCode(state, cellOfEdge(option)), spotOfEdge(option))};
}

BoardHighlight markRodPoint(const State &state, OptionCode option)
{
    if (option >= doneCode)
        return {option, BoardAct::Save, {}, {}};
    const Point place = rodPointAt(state, state.decider, option, state.kick.restart == Restart::Penalty);
    return {option, BoardAct::Save, placeOfPiece(state, state.chosen), {noCell, boardPoint(state, place)}};
}

BoardPosition boardPosition(const State &state, std::optional<Side> viewer)
{
    BoardPosition position;
    eachOn(state, [&](int piece) { addPiece(state, piece, position); });
    for (const Side side : bothSides)
        addNotes(state, side, position);
    addConditions(state, position);
    addReferees(state, position);
    addBall(state, position);
    if (awaits(state) == Awaits::Choice && (!viewer || *viewer == state.decider))
        addChoice(state, position);
    position.score = state.score;
    addClock(state, position);
    return position;
}

BoardMotion boardMotion(const State &state, const BoardPosition &before, const BoardPosition &after,
                        std::span<const Event> since)
{
    constexpr double milliseconds = 1'000;
    MotionBuilder motion(before);
    std::vector<BoardPoint> path;
    double seconds = 0;
    const auto flush = [&] {
        if (!path.empty())
            motion.moveBall({noCell, path.back()}, path, seconds);
        path.clear();
        seconds = 0;
    };
    for (const Event &event : since) {
        if (event.kind == event::Kick) {
            flush();
            path.push_back(boardPoint(state, at(event.numbers[6], event.numbers[7])));
        } else if (event.kind == event::Path) {
            for (std::size_t first = 0; first < event.numbers.size(); first += 4) {
                const BoardPoint point =
                    boardPoint(state, at(event.numbers[first], event.numbers[first + 1]));
                if (path.empty() || !(path.back() == point))
                    path.push_back(point);
                seconds = std::max(seconds, event.numbers[first + 3] / milliseconds);
            }
        }
    }
    flush();
    return std::move(motion).upTo(after);
}

BoardAimPreview aimPreview(const State &state, const FixtureSetup &setup, double degrees, double power)
{
    BoardAimPreview preview;
    if (state.phase != Phase::Direction && state.phase != Phase::Power)
        return preview;
    constexpr int wholeTurn = 360;
    const int option = (static_cast<int>(std::floor(degrees + 0.5)) % wholeTurn + wholeTurn) % wholeTurn;
    Aim aim = state.kick.aim;
    aim.direction = static_cast<std::int16_t>(turnedDirection(option, state.homeAlong));
    aim.power = static_cast<std::int8_t>(std::clamp(static_cast<int>(std::floor(power + 0.5)), 1, 100));
    const int skill = state.tables->teams[sideOf(state.kick.kicker)].skill;
    const Obstacles obstacles = obstaclesOf(state);
    const auto follow = [&](const AimError &error) {
        Trace trace;
        traceKick(startOf(state), launchOf(aim, error.direction == 0 && error.speed == 0 ? 0 : skill, error),
                  obstacles, {}, trace);
        return trace;
    };
    const auto pointOn = [&](const Trace &trace, int number) {
        const Spot2 &place = trace.path[static_cast<std::size_t>(number)].at;
        return boardPoint(state, at(hundredths(place.x), hundredths(place.y)));
    };
    const Trace exact = follow({});
    // To the first touch: nobody at the table sees what comes after it.
    const int last = exact.firstTouch >= 0 ? exact.firstTouch : exact.pathCount - 1;
    for (int number = 0; number <= last; ++number)
        preview.path.push_back(pointOn(exact, number));
    if (exact.touchCount > 0 && exact.touches[0] >= 0)
        preview.text = playerName(setup, sideOf(exact.touches[0]), manOf(exact.touches[0]));
    if (skill == 0)
        return preview;
    constexpr int sigma = 1'000;
    preview.fan = {boardPoint(state, state.kick.from)};
    for (const AimError &error : {AimError{-sigma, -sigma, 0}, AimError{-sigma, sigma, 0},
                                  AimError{sigma, sigma, 0}, AimError{sigma, -sigma, 0}}) {
        Trace trace;
        traceKick(startOf(state), launchOf(aim, skill, error), {}, {}, trace);
        preview.fan.push_back(pointOn(trace, trace.pathCount - 1));
    }
    return preview;
}

} // namespace touchline::simulator
