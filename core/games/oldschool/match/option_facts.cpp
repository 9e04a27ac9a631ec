// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/match/option_facts.h"

#include "core/games/oldschool/match/choices.h"
#include "core/games/oldschool/rules/plays.h"
#include "core/games/oldschool/rules/steps.h"

#include <QtGlobal>

namespace touchline::oldschool {

bool isInWay(const State &state, Side side, int piece, Point from, Point to, bool isShot)
{
    const Point spot = seenBy(side, state.piece(piece).at);
    const bool isKeeperAtHome =
        isKeeper(state, piece) && (isShot || isInAreaOf(state, opposite(side), state.piece(piece).at));
    return !isKeeperAtHome && !state.piece(piece).grounded && isNear(from, to, spot, blockReach) &&
           isAhead(from, to, spot);
}

int countInWay(const State &state, Side side, Point from, Point to, bool isShot)
{
    int count = 0;
    eachPiece(state, opposite(side),
              [&](int piece) { count += isInWay(state, side, piece, from, to, isShot) ? 1 : 0; });
    return count;
}

namespace {

QString text(int number)
{
    return QString::number(number);
}

void costsPoints(OptionFacts &facts, int count)
{
    if (count > 0)
        facts.prices.push_back({{QT_TRANSLATE_NOOP("core", "movement point"), {}},
                                QT_TRANSLATE_NOOP("core", "%1 movement points"),
                                count});
}

void changes(OptionFacts &facts, const char *sentence, const QStringList &arguments = {})
{
    facts.effects.push_back({sentence, arguments});
}

void addCover(OptionFacts &facts, Cover cover)
{
    const char *sentence =
        cover == Cover::Safe
            ? QT_TRANSLATE_NOOP("core", "From there the goalkeeper has the ball for certain.")
        : cover == Cover::Dive
            ? QT_TRANSLATE_NOOP("core", "From there the goalkeeper dives and needs an even White.")
            : QT_TRANSLATE_NOOP("core", "From there the goalkeeper does not reach the ball.");
    changes(facts, sentence);
}

/// What the keeper would do from a cell, in the shooter's frame, if the ball is not curled.
Cover coverFrom(const State &state, Point keeper)
{
    const Flight &flight = state.flight;
    return coverOf(state.charts(), flight.kind == PlayKind::Lob, flight.from, keeper, flight.to);
}

void addKeeperFacts(OptionFacts &facts, const State &state, Side side, Point ball, const Play &play)
{
    const int keeper = keeperOf(state, opposite(side));
    Cover cover = Cover::None;
    if (keeper != nobody && !state.piece(keeper).grounded)
        cover = coverOf(state.charts(), play.kind == PlayKind::Lob, ball,
                        seenBy(side, state.piece(keeper).at), play.to);
    const char *sentence =
        cover == Cover::Safe ? QT_TRANSLATE_NOOP("core", "Where he stands the goalkeeper has it for certain.")
        : cover == Cover::Dive
            ? QT_TRANSLATE_NOOP("core", "Where he stands the goalkeeper has to dive for it.")
            : QT_TRANSLATE_NOOP("core", "Where he stands the goalkeeper does not reach it.");
    changes(facts, sentence);
}

void tellsShot(OptionFacts &facts, const State &state, Side side, Point ball, const Play &play)
{
    const Charts &charts = state.charts();
    if (!charts.isGoalColumn(play.to.x)) {
        const int wide = play.to.x < charts.firstGoalColumn ? charts.firstGoalColumn - play.to.x
                                                            : play.to.x - charts.lastGoalColumn;
        changes(facts, QT_TRANSLATE_NOOP("core", "It goes wide by %1: it has to be curled in."),
                {text(wide)});
    } else {
        addKeeperFacts(facts, state, side, ball, play);
    }
    if (play.kind == PlayKind::Lob || state.dice.use == DiceFor::Header)
        return;
    if (const int count = countInWay(state, side, ball, at(play.to.x, farLine), true); count > 0)
        changes(facts,
                state.options().shotBlockAll
                    ? QT_TRANSLATE_NOOP("core", "Players in the way, each with an attempt at a block: %1.")
                    : QT_TRANSLATE_NOOP("core", "Players in the way, one of whom may block it: %1."),
                {text(count)});
}

OptionFacts tackleFacts(const State &state, int tackler)
{
    OptionFacts facts;
    costsPoints(facts, 1);
    changes(facts,
            QT_TRANSLATE_NOOP("core", "The ball is won with 2 of 3, else it is a foul; a card with 1 of "
                                      "24."));
    const int victim = state.ball.holder;
    if (isInAreaOf(state, sideOf(tackler), state.piece(victim).at))
        changes(facts, QT_TRANSLATE_NOOP("core", "A foul here is a penalty."));
    if (isLastMan(state, tackler, victim))
        changes(facts, QT_TRANSLATE_NOOP("core", "He is the last man: a foul is a red card."));
    return facts;
}

OptionFacts carrierFacts(const State &state, OptionCode option)
{
    OptionFacts facts;
    switch (actKind(option)) {
    case ActKind::Dribble:
    case ActKind::RunIn:
        costsPoints(facts, 1);
        break;
    case ActKind::TurnBall:
        if (isOpponentNear(state, state.decider, seenBy(state.decider, pointOf(actArgument(option))), 1))
            changes(facts,
                    QT_TRANSLATE_NOOP("core", "An opponent beside it may go for it: with an even White he "
                                              "has the ball."));
        break;
    case ActKind::Feint:
        changes(facts,
                QT_TRANSLATE_NOOP("core", "If it works everybody beside the ball is out of this turn; if "
                                          "not, the opponent has the ball."));
        break;
    case ActKind::FreePass:
        changes(facts,
                QT_TRANSLATE_NOOP("core", "Passes without dice left in this turn: %1. After two the other "
                                          "side moves first in the next turn."),
                {text(mostFreePasses - state.now.freePasses)});
        break;
    case ActKind::FreeLong:
        changes(facts,
                QT_TRANSLATE_NOOP("core", "It is the one dice play of this turn; both sides have a second "
                                          "run before it comes down."));
        break;
    case ActKind::Roll:
        changes(facts, QT_TRANSLATE_NOOP("core", "Dark Blue and Red say how far the ball can be played."));
        break;
    case ActKind::CrossPlay:
        changes(facts,
                QT_TRANSLATE_NOOP("core", "The rows are named first; once thrown it has to be played."));
        break;
    case ActKind::Walk:
        changes(facts,
                QT_TRANSLATE_NOOP("core", "Up to %1 cells within his area; then he has to release the ball."),
                {text(keeperWalkSteps)});
        break;
    case ActKind::End:
    case ActKind::Move:
    case ActKind::Replay:
    case ActKind::ReplayShot:
    case ActKind::TackleOn:
        break;
    }
    return facts;
}

OptionFacts sentenceFacts(const char *sentence)
{
    OptionFacts facts;
    changes(facts, sentence);
    return facts;
}

/// `sentence` where somebody or something was chosen.
OptionFacts ifChosen(OptionCode option, const char *sentence)
{
    return option == noneCode ? OptionFacts{} : sentenceFacts(sentence);
}

} // namespace

OptionFacts playFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const Play play = playOf(option);
    const Side side = state.decider;
    const Point ball = seenBy(side, state.ball.at);
    if (play.kind == PlayKind::Decline) {
        changes(facts,
                QT_TRANSLATE_NOOP("core", "The player dribbles or passes freely; he does not roll again "
                                          "in this turn."));
    } else if (play.kind == PlayKind::Again) {
        changes(facts, state.piece(state.dice.by).role == Role::Playmaker
                           ? QT_TRANSLATE_NOOP("core", "This roll is lost; the next one is for a pass.")
                           : QT_TRANSLATE_NOOP("core", "This roll is lost; the next one is for a shot."));
    } else if (play.kind == PlayKind::Through) {
        changes(facts,
                QT_TRANSLATE_NOOP("core", "Up to %1 cells forward or across. Nobody blocks it, but it can "
                                          "be intercepted."),
                {text(state.dice.a + state.dice.b)});
    } else if (isShot(play.kind)) {
        tellsShot(facts, state, side, ball, play);
    } else if (!isOnPitch(play.to)) {
        changes(facts, QT_TRANSLATE_NOOP("core", "It leaves the pitch."));
    } else if (isInAir(play.kind)) {
        changes(facts,
                QT_TRANSLATE_NOOP("core", "It flies over everybody; both sides have a second run before it "
                                          "comes down."));
    } else if (const int count = countInWay(state, side, ball, play.to, false);
               count > 0 && state.dice.use != DiceFor::Header) {
        changes(facts, QT_TRANSLATE_NOOP("core", "Players in the way: %1. It gets past them with 1 of %2."),
                {text(count), text(1 << count)});
    }
    return facts;
}

OptionFacts throughFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    const Point to = at(option, state.dice.rows);
    OptionFacts facts;
    const Side side = state.decider;
    const Point from = seenBy(side, state.ball.at);
    int interceptors = 0;
    eachPiece(state, opposite(side), [&](int piece) {
        const Point spot = seenBy(side, state.piece(piece).at);
        if (isNear(from, to, spot, blockReach) && isAhead(from, to, spot) &&
            (state.options().throughAutoIntercept || isNear(from, to, spot, 0) || distance(spot, to) <= 1))
            ++interceptors;
    });
    const int count = countInWay(state, side, from, to, false);
    if (interceptors > 0)
        changes(facts,
                QT_TRANSLATE_NOOP("core", "An opponent on the way or beside the target intercepts it for "
                                          "certain."));
    else if (count > 0)
        changes(facts, QT_TRANSLATE_NOOP("core", "Players in the way: %1. It gets past them with 1 of %2."),
                {text(count), text(1 << count)});
    return facts;
}

OptionFacts actFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    const int man = actArgument(option);
    if (actKind(option) == ActKind::TackleOn)
        return tackleFacts(state, pieceOfMan(state, state.decider, man));
    if (actKind(option) != ActKind::Move)
        return carrierFacts(state, option);
    OptionFacts facts;
    changes(facts, QT_TRANSLATE_NOOP("core", "Movement points left: %1."),
            {text(state.piece(pieceOfMan(state, state.decider, man)).mp)});
    return facts;
}

OptionFacts moveFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const Reach reach(state, state.chosen, mostSteps);
    const Point to = seenBy(state.decider, pointOfCode(option));
    costsPoints(facts, reach.stepsTo(to));
    if (state.ball.mode == BallMode::Loose && distance(to, state.ball.at) <= 1)
        changes(facts, QT_TRANSLATE_NOOP("core", "He takes the ball there."));
    return facts;
}

OptionFacts keeperFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const int keeper = state.chosen;
    Point spot = state.piece(keeper).at;
    if (option != noneCode) {
        const Reach reach(state, keeper, mostSteps);
        spot = seenBy(state.decider, pointOfCode(option));
        costsPoints(facts, reach.stepsTo(spot));
    }
    if (state.charts().isGoalColumn(state.flight.to.x))
        addCover(facts, coverFrom(state, seenBy(state.flight.side, spot)));
    return facts;
}

OptionFacts airFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    if (option == noneCode)
        return {};
    const bool isAlone = state.landing.near[index(opposite(state.decider))] == 0;
    if (option == feetCode)
        return sentenceFacts(QT_TRANSLATE_NOOP("core",
                                               "If nobody heads it: with an even White the ball goes three "
                                               "cells aside."));
    return sentenceFacts(isAlone ? QT_TRANSLATE_NOOP("core", "Nobody contests it: no roll.")
                                 : QT_TRANSLATE_NOOP("core", "The first even White heads it."));
}

OptionFacts turnReactFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    return ifChosen(option,
                    QT_TRANSLATE_NOOP("core", "With an even White he has the ball, else he is out of this "
                                              "turn."));
}

OptionFacts blockerFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    return ifChosen(option, QT_TRANSLATE_NOOP("core", "With an even White the shot is blocked."));
}

OptionFacts diveFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    return ifChosen(
        option, QT_TRANSLATE_NOOP("core", "With an even White it is saved, else the goalkeeper lies there "
                                          "until the end of the turn."));
}

OptionFacts curlFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    return ifChosen(option,
                    QT_TRANSLATE_NOOP("core", "One cell with each even White, up to the first odd one."));
}

OptionFacts jokerFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts = ifChosen(
        option, QT_TRANSLATE_NOOP("core", "The referee is not asked; the other side keeps the ball."));
    if (option != noneCode)
        facts.prices.push_back({{QT_TRANSLATE_NOOP("core", "joker"), {}}});
    return facts;
}

OptionFacts substituteFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option != noneCode)
        changes(facts, QT_TRANSLATE_NOOP("core", "Substitutions left: %1."),
                {text(state.sides[state.decider].substitutions)});
    return facts;
}

OptionFacts switchFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    costsPoints(facts, option == noneCode ? 0 : 1);
    return facts;
}

} // namespace touchline::oldschool
