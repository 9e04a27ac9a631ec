// SPDX-License-Identifier: GPL-3.0-or-later
// What a coach does with the dice (specification 12.2).
#include "core/games/oldschool/agents/coach.h"
#include "core/games/oldschool/agents/shot_table.h"
#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/steps.h"

namespace touchline::oldschool {

namespace {

constexpr int worthShooting = certain / 10;
constexpr int worthWhenPressed = certain / 50;
constexpr int worthHeading = 8 * certain / 100;
const OptionCode declineCode = codeOf(Play{PlayKind::Decline, {}});
const OptionCode againCode = codeOf(Play{PlayKind::Again, {}});
const OptionCode throughCode = codeOf(Play{PlayKind::Through, {}});

struct Keeper
{
    Point at;
    int points = 0;
    bool isThere = false;
};

/// The keeper who is shot at, as the shooter sees him.
Keeper keeperAgainst(const State &state, Side side)
{
    const int piece = keeperOf(state, opposite(side));
    if (piece == nobody || state.piece(piece).grounded)
        return {};
    const Piece &one = state.piece(piece);
    return {seenBy(side, one.at), one.stuck ? 0 : one.mp, true};
}

bool isBlocked(const State &state, Side side, Point ball, Point aim)
{
    return anyPiece(state, opposite(side), [&](int piece) {
        const Point spot = seenBy(side, state.piece(piece).at);
        return !isKeeper(state, piece) && isNear(ball, at(aim.x, farLine), spot, 1) &&
               isAhead(ball, at(aim.x, farLine), spot);
    });
}

/// 12.2 item 6, in tenths.
int passScore(const State &state, Side side, Point ball, const Play &play)
{
    const Point to = play.to;
    const bool isFloating = isInAir(play.kind);
    if (!isOnPitch(to))
        return -120;
    int score = 10 * to.y - (isFloating ? 30 : 0);
    const auto reaches = [&](int piece) {
        const Piece &one = state.piece(piece);
        const int points = isFloating ? one.mp + (one.stuck ? 0 : one.mpMax) : one.mp;
        return distance(seenBy(side, one.at), to) <= 1 + points;
    };
    const int by = state.ball.holder;
    score += anyPiece(state, side, [&](int piece) { return piece != by && reaches(piece); }) ? 40 : -80;
    if (anyPiece(state, opposite(side), reaches))
        score -= 30;
    int share = 70;
    int blocked = 0;
    if (!isFloating)
        eachPiece(state, opposite(side), [&](int piece) {
            const Point spot = seenBy(side, state.piece(piece).at);
            if (isNear(ball, to, spot, 1) && isAhead(ball, to, spot)) {
                share /= 2;
                blocked = 70 - share;
            }
        });
    return score - blocked;
}

} // namespace

OptionCode Coach::bestShot(const State &state, const OptionList &options, int &value)
{
    const Side side = state.decider;
    const Point ball = seenBy(side, state.ball.at);
    const Keeper keeper = keeperAgainst(state, side);
    ShotTable &table = shotTable(state.charts());
    OptionCode best = noneCode;
    value = 0;
    for (const OptionCode option : options) {
        const Play play = playOf(option);
        if (!isShot(play.kind))
            continue;
        const bool isLob = play.kind == PlayKind::Lob;
        constexpr int mostRun = 4;
        const int points = isLob ? std::min(keeper.points + 2, mostRun) : std::min(keeper.points, mostRun);
        // Nobody in goal: as if he stood where he covers nothing.
        int one = keeper.isThere ? table.shot(ball, keeper.at, points, isLob, play.to)
                                 : table.shot(ball, at(1, 1), 0, isLob, play.to);
        if (!isLob && state.dice.use != DiceFor::Header && isBlocked(state, side, ball, play.to))
            one /= 2;
        if (one > value) {
            value = one;
            best = option;
        }
    }
    return best;
}

OptionCode Coach::bestPass(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    const Point ball = seenBy(side, state.ball.at);
    const bool isKick = state.ball.mode == BallMode::Hands || state.now.kind == Restart::GoalKick;
    constexpr int longestKickRow = 36;
    OptionCode best = options[options.size() - 1];
    int most = -10'000;
    for (const OptionCode option : options) {
        const Play play = playOf(option);
        if (isShot(play.kind) || play.kind <= PlayKind::Through)
            continue;
        int score = passScore(state, side, ball, play) + noise();
        // 12.2 item 1: the long kick straight on.
        if (isKick && play.kind == PlayKind::Long && play.to.x == ball.x && play.to.y > ball.y &&
            play.to.y <= longestKickRow)
            score += 200;
        if (score > most) {
            most = score;
            best = option;
        }
    }
    return best;
}

OptionCode Coach::play(const State &state, const OptionList &options)
{
    const Side side = state.decider;
    if (state.phase == Phase::Curl) {
        const Keeper keeper = keeperAgainst(state, side);
        const int curl =
            shotTable(state.charts())
                .bestCurl(state.flight.from, keeper.isThere ? keeper.at : at(1, 1), state.flight.to);
        return options.contains(curl) ? curl : noneCode;
    }
    int value = 0;
    const OptionCode shot = bestShot(state, options, value);
    const bool mayDecline = options.contains(declineCode);
    const int least = state.dice.use == DiceFor::Header && state.ball.a != 0 ? worthHeading
                      : mayDecline                                           ? worthShooting
                                                                             : worthWhenPressed;
    if (shot != noneCode && value >= least)
        return shot;
    const bool isStriker = state.piece(state.dice.by).role == Role::Striker;
    if (isStriker && options.contains(againCode) && seenBy(side, state.ball.at).y >= farLine - 10)
        return againCode;
    if (m_plan == Plan::Through) {
        m_plan = Plan::None;
        const int range = state.dice.a + state.dice.b;
        const Point ball = seenBy(side, state.ball.at);
        if (options.contains(throughCode) && distance(ball, m_target) <= range)
            return throughCode;
    }
    if (mayDecline && m_plan != Plan::Pass)
        return declineCode;
    m_plan = Plan::None;
    return bestPass(state, options);
}

/// 12.3: a winner near the goal shoots with the old dice, else he takes new ones there.
OptionCode Coach::headerChoice(const State &state)
{
    const Side side = state.decider;
    const Point ball = seenBy(side, state.ball.at);
    constexpr int heading = 10;
    if (farLine - ball.y > heading)
        return sameDiceCode;
    OptionList shots;
    addShots(state.charts(), ball, state.ball.a, state.ball.b, shots);
    int value = 0;
    static_cast<void>(bestShot(state, shots, value));
    return value >= worthHeading ? sameDiceCode : newDiceCode;
}

OptionCode Coach::keeperCell(const State &state, const OptionList &options)
{
    const Flight &flight = state.flight;
    const int keeper = state.chosen;
    ShotTable &table = shotTable(state.charts());
    OptionCode best = noneCode;
    int least = 0;
    for (const OptionCode option : options) {
        const Point own = option == noneCode ? ownPlace(state, keeper) : pointOfCode(option);
        const Point spot = turned(own);
        int chance = 0;
        if (flight.kind == PlayKind::Lob) {
            const Cover cover = coverOf(state.charts(), true, flight.from, spot, flight.to);
            chance = cover == Cover::None ? certain : cover == Cover::Dive ? certain / 2 : 0;
        } else {
            chance = table.standing(flight.from, spot, flight.to);
        }
        constexpr int farther = 16;
        const int cost = farther * chance + distance(own, ownPlace(state, keeper));
        if (option == options[0] || cost < least) {
            least = cost;
            best = option;
        }
    }
    return best;
}

} // namespace touchline::oldschool
