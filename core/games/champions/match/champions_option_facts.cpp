// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/match/choices.h"
#include "core/games/champions/match/option_names.h"
#include "core/games/champions/rules/rules.h"
#include "core/games/champions/rules/steps.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::champions {

namespace {

void addFact(OptionFacts &facts, const char *text, const QStringList &arguments = {})
{
    facts.effects.push_back({text, arguments});
}

QString text(int number)
{
    return QString::number(number);
}

/// The opponents' next roll may force one of them to a foul (6.14).
void addFoulRisk(OptionFacts &facts, const State &there, Side side)
{
    State after = there;
    shiftOffside(after, side, NoEvents());
    if (const int rolls = foulRolls(after, opposite(side)); rolls > 0)
        addFact(facts, QT_TRANSLATE_NOOP("core", "%1 of 6 rolls would force the opponents to a foul."),
                {text(rolls)});
}

void addSubstitutionsLeft(OptionFacts &facts, const State &state)
{
    const Side side = state.decider;
    addFact(facts, QT_TRANSLATE_NOOP("core", "Substitutions left: %1."),
            {text(mostSubstitutions - state.sides[side].substitutions -
                  countOf(menIn(state, side, Place::Strip)))});
}

void addRecord(OptionFacts &facts, const State &state, int piece)
{
    const SideState &team = state.sides[sideOf(piece)];
    const auto man = static_cast<std::size_t>(manOf(piece));
    if (team.yellows[man] > 0)
        addFact(facts, QT_TRANSLATE_NOOP("core", "Booked."));
    if (team.injuries[man] > 0)
        addFact(facts, QT_TRANSLATE_NOOP("core", "Plays with a bandage."));
}

int spacesOfEntry(const State &state, OptionCode option)
{
    return state.roll - (option - ballCode) + 1 - state.shortened;
}

/// Where the player who moves could go; the choice is his to make.
OptionList movesOf(const State &state, int man)
{
    State probe = state;
    probe.phase = Phase::MoveTo;
    probe.chosen = pieceOf(state.decider, man);
    probe.canGoBack = false;
    OptionList moves;
    listMoves(probe, moves);
    return moves;
}

/// Spaces of the segment, its last excepted, beside which an opponent stands who has not used his chance.
int interceptable(const State &state, const Segment &segment)
{
    if (!state.options().interception || state.play.shotsOnly)
        return 0;
    const Side other = opposite(state.play.side);
    int count = 0;
    for (int number = 0; number < segment.spaces; ++number) {
        const int cell = segment.cells[static_cast<std::size_t>(number)];
        if (!isField(cell) || (number + 1 == segment.spaces && segment.end != SegmentEnd::Out))
            continue;
        bool isExposed = false;
        for (const int direction : {0, 2, 4, 6}) {
            const int beside = nextCell(cell, direction);
            const Piece piece = beside < 0 ? noPiece : occupantOf(state, beside);
            isExposed = isExposed || (piece != noPiece && sideOf(piece) == other && !isGoalie(state, piece) &&
                                      !has(state.chanceUsed[other], manOf(piece)));
        }
        count += isExposed ? 1 : 0;
    }
    return count;
}

/// The best that the goalie can make of a shot (6.6), in quarters.
int bestSave(const State &state, const Segment &segment)
{
    const Side other = opposite(state.play.side);
    const Piece goalie = goalieOf(state, other);
    if (cellOf(state, goalie) == noCellHere)
        return 0;
    const Steps steps = stepsOf(state, goalie);
    const int spare = state.play.left - segment.spaces;
    int best = 0;
    for (int number = 0; number < segment.spaces; ++number) {
        const int cell = segment.cells[static_cast<std::size_t>(number)];
        const int weak = state.sides[other].makeshift ? 1 : 0;
        if (isHandsArea(state, other, cell))
            best = std::max(best, std::min(3, 4 - steps[static_cast<std::size_t>(cell)] - spare - weak));
    }
    return best;
}

void addShotFacts(OptionFacts &facts, const State &state, const Segment &segment, int exposed)
{
    const int saves = bestSave(state, segment);
    addFact(facts, QT_TRANSLATE_NOOP("core", "A shot; the goalie saves %1 of 4 at best."), {text(saves)});
    if (exposed == 0)
        facts.chance = OptionChance{{QT_TRANSLATE_NOOP("core", "goal"), {}}, 4 - saves, 4};
}

/// The faces of the D4 with which it comes to that, "3, 4".
QString faces(const State &state, int quarters, SaveResult result)
{
    QStringList shown;
    const auto &row = state.tables->charts->save[static_cast<std::size_t>(quarters - 1)];
    for (std::size_t face = 0; face < row.size(); ++face)
        if (row[face] == result)
            shown << QString::number(face + 1);
    return shown.join(QStringLiteral(", "));
}

} // namespace

OptionFacts warmUpFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option == restCode)
        return facts;
    addFact(facts, QT_TRANSLATE_NOOP("core", "Has to come on at the next dead ball."));
    addSubstitutionsLeft(facts, state);
    return facts;
}

OptionFacts foulFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const int fouler = option / pairBase;
    const int victim = option % pairBase;
    const auto countOfMan = [](const auto &counts, int piece) {
        return counts[static_cast<std::size_t>(manOf(piece))];
    };
    const SideState &own = state.sides[sideOf(fouler)];
    const SideState &other = state.sides[sideOf(victim)];
    addFact(facts, countOfMan(own.yellows, fouler) > 0
                       ? QT_TRANSLATE_NOOP("core", "A second yellow card: sent off.")
                       : QT_TRANSLATE_NOOP("core", "A yellow card."));
    if (countOfMan(other.injuries, victim) > 0)
        addFact(facts, QT_TRANSLATE_NOOP("core", "The fouled player's second injury: carried off."));
    addFact(facts, isIn(state.tables->ends[sideOf(fouler)].penaltyArea, cellOf(state, victim))
                       ? QT_TRANSLATE_NOOP("core", "Penalty for the opponents.")
                       : QT_TRANSLATE_NOOP("core", "Free kick for the opponents."));
    return facts;
}

OptionFacts moverFacts(const State &state, OptionCode man, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    const OptionList moves = movesOf(state, man);
    int most = 0;
    bool charges = false;
    for (const OptionCode move : moves) {
        if (move >= chargeCode)
            charges = true;
        else if (move >= ballCode)
            most = std::max(most, spacesOfEntry(state, move));
    }
    const Piece piece = pieceOf(state.decider, man);
    const int distance = stepsOf(state, piece)[static_cast<std::size_t>(state.ball)];
    if (most > 0)
        addFact(facts, QT_TRANSLATE_NOOP("core", "Reaches the ball; longest kick: %1."), {text(most)});
    else if (distance < farAway)
        addFact(facts, QT_TRANSLATE_NOOP("core", "Steps to the ball: %1."), {text(distance)});
    if (charges)
        addFact(facts, QT_TRANSLATE_NOOP("core", "Can push an opponent away."));
    return facts;
}

OptionFacts moveFacts(const State &state, OptionCode option, const FixtureSetup &setup)
{
    OptionFacts facts;
    const int from = cellOf(state, state.chosen);
    if (option == backCode)
        return facts;
    if (option >= chargeCode) {
        const int pushed = nextCell(from, option - chargeCode);
        addFact(facts, QT_TRANSLATE_NOOP("core", "Pushes %1 one space on; no foul."),
                {pieceName(setup, occupantOf(state, pushed))});
        return facts;
    }
    if (option >= ballCode) {
        addFact(facts, QT_TRANSLATE_NOOP("core", "Empty spaces that the kick has to cover: %1."),
                {text(spacesOfEntry(state, option))});
        return facts;
    }
    State there = state;
    put(there, state.chosen, option);
    if (const int distance = stepsOf(there, state.chosen)[static_cast<std::size_t>(state.ball)];
        distance < farAway)
        addFact(facts, QT_TRANSLATE_NOOP("core", "Steps to the ball: %1."), {text(distance)});
    addFoulRisk(facts, there, state.decider);
    return facts;
}

OptionFacts pickUpFacts(const State & /*state*/, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    addFact(facts, option == handsCode
                       ? QT_TRANSLATE_NOOP("core", "Rolls again for the kick: 2 to 6 spaces.")
                       : QT_TRANSLATE_NOOP("core", "Empty spaces that the kick has to cover: 1."));
    return facts;
}

OptionFacts kickFacts(const State &state, OptionCode option, const FixtureSetup &setup)
{
    OptionFacts facts;
    const SegmentList segments(state, state.play);
    const Segment *segment = segments.find(option);
    if (segment == nullptr)
        return facts;
    const int exposed = interceptable(state, *segment);
    const QString end = cellName(segment->last());
    switch (segment->end) {
    case SegmentEnd::Touch:
        addFact(facts, QT_TRANSLATE_NOOP("core", "To %1 at %2, who plays on; spaces left: %3."),
                {pieceName(setup, segment->toucher), end, text(state.play.left - segment->spaces + 1)});
        break;
    case SegmentEnd::Shot:
        addShotFacts(facts, state, *segment, exposed);
        break;
    case SegmentEnd::Out:
        addFact(facts, QT_TRANSLATE_NOOP("core", "Out of play at %1."), {end});
        break;
    case SegmentEnd::Rest:
        addFact(facts, QT_TRANSLATE_NOOP("core", "Ends at %1."), {end});
        break;
    }
    if (exposed > 0)
        addFact(facts, QT_TRANSLATE_NOOP("core", "Spaces where an opponent may step in: %1."),
                {text(exposed)});
    if (segment->end == SegmentEnd::Rest) {
        State there = state;
        if (there.thrower != noPiece)
            bringThrowerIn(there, segment->last());
        there.ball = static_cast<std::int16_t>(segment->last());
        addFoulRisk(facts, there, state.play.side);
    }
    return facts;
}

OptionFacts runFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    State there = state;
    if (option != noRun) {
        const Piece piece = pieceOf(state.decider, option / runBase);
        put(there, piece, option % runBase);
        addFact(facts, QT_TRANSLATE_NOOP("core", "Steps to the ball: %1."),
                {text(stepsOf(there, piece)[static_cast<std::size_t>(state.ball)])});
    }
    addFoulRisk(facts, there, state.decider);
    return facts;
}

OptionFacts saveFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option == restCode) {
        addFact(facts, QT_TRANSLATE_NOOP("core", "A goal, unless the ball is intercepted on its way."));
        return facts;
    }
    const Side side = state.decider;
    const int quarters = quartersAt(state, side, option, stepsOf(state, goalieOf(state, side)));
    facts.chance = OptionChance{{QT_TRANSLATE_NOOP("core", "save"), {}}, quarters, 4};
    if (!isHandsArea(state, side, option)) {
        addFact(facts,
                QT_TRANSLATE_NOOP("core", "Outside the penalty area: a save is hand ball, with a red card."));
        return facts;
    }
    const QString caught = faces(state, quarters, SaveResult::Catch);
    const QString parried = faces(state, quarters, SaveResult::Rebound);
    if (!caught.isEmpty())
        addFact(facts, QT_TRANSLATE_NOOP("core", "Caught on a %1."), {caught});
    if (!parried.isEmpty())
        addFact(facts, QT_TRANSLATE_NOOP("core", "Parried on a %1; the rebound is in play."), {parried});
    return facts;
}

OptionFacts interceptFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option == restCode) {
        addFact(facts, QT_TRANSLATE_NOOP("core", "Nobody beside this space may try again in this turn."));
        return facts;
    }
    facts.chance = OptionChance{{QT_TRANSLATE_NOOP("core", "interception"), {}}, 1, 3};
    const FlightCell &here = state.flight[state.flight.at];
    addFact(facts,
            QT_TRANSLATE_NOOP("core", "On a 3 the ball goes straight on from %1 in the direction of the "
                                      "step; spaces: %2."),
            {cellName(here.cell), text(here.left + 1)});
    addFact(facts,
            QT_TRANSLATE_NOOP("core", "The next turn is then the opponents'. On a 1 or 2 the ball goes on "
                                      "and the player stays in that space."));
    return facts;
}

OptionFacts leavingFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option != restCode)
        addRecord(facts, state, pieceOf(state.decider, option));
    return facts;
}

OptionFacts newKeeperFacts(const State &state, OptionCode option, const FixtureSetup &setup)
{
    OptionFacts facts = leavingFacts(state, option, setup);
    addFact(facts, state.makesRoom
                       ? QT_TRANSLATE_NOOP("core", "Comes off for the second goalie.")
                       : QT_TRANSLATE_NOOP("core", "Goes in goal; every save chance is a quarter less."));
    return facts;
}

OptionFacts injurySubFacts(const State &state, OptionCode option, const FixtureSetup & /*setup*/)
{
    OptionFacts facts;
    if (option == restCode)
        addFact(facts, QT_TRANSLATE_NOOP("core", "The side plays on with one player fewer."));
    else
        addSubstitutionsLeft(facts, state);
    return facts;
}

} // namespace touchline::champions
