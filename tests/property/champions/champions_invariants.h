// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/to_qstring.h"
#include "core/dice/generator.h"
#include "tests/support/any_decision.h"
#include "tests/support/games/champions_position.h"
#include "tests/support/games/watched_match.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace champions_invariants {

using namespace touchline;
using namespace touchline::testing;
using namespace touchline::champions;

inline constexpr std::size_t optionCount = 11;

struct Seen : SeenSteps<State>
{
    std::array<std::array<long, 4>, 3> saves{};
    /// Matches with each option off and on; `penaltyRows` counts as on with its default.
    std::array<std::array<long, 2>, optionCount> options{};
};

/// The fault of a position that waits for something, or null.
class Watch
{
public:
    const char *broken(const State &state)
    {
        if (const char *fault = brokenGrid(state))
            return fault;
        for (const Side side : bothSides) {
            const SideState &team = state.sides[side];
            const int warming = countOf(menIn(state, side, Place::Strip));
            if (team.substitutions > mostSubstitutions)
                return "more than three substitutions";
            if (state.phase == Phase::TurnRoll && team.substitutions + warming > mostSubstitutions)
                return "too many men warm up";
            if ((m_gone[side] & menInGame(state, side)) != 0)
                return "somebody who left came back";
            m_gone[side] |= menIn(state, side, Place::CameOff) | menIn(state, side, Place::SentOff) |
                            menIn(state, side, Place::CarriedOff);
        }
        if (state.ones < m_ones || state.ones > 22)
            return "the watch goes back, or too far";
        m_ones = state.ones;
        if (state.phase == Phase::TurnRoll && (state.ball == noCellHere || !isField(state.ball)))
            return "a TURN with the ball off the field";
        if (state.phase == Phase::TurnRoll && !isFree(state, state.ball))
            return "a TURN with a piece on the ball";
        if (!isListInOrder(state))
            return "a list that is not in order";
        return nullptr;
    }

private:
    /// Men by number, cells by index, ways of the ball by their codes; "no" comes last (specification,
    /// section 5).
    static bool isListInOrder(const State &state)
    {
        switch (state.phase) {
        case Phase::Kick:
        case Phase::SaveSpot:
        case Phase::Intercept:
        case Phase::SubOff:
        case Phase::SubCell:
        case Phase::InjurySub:
        case Phase::Taker:
        case Phase::Wall:
        case Phase::Spot:
            break;
        default:
            return true;
        }
        OptionList due;
        listOptions(state, due);
        return std::ranges::adjacent_find(due.all(), std::ranges::greater_equal()) == due.all().end();
    }
    const char *brokenGrid(const State &state)
    {
        int pieces = 0;
        for (int cell = 0; cell < cellCount; ++cell) {
            const Piece piece = occupantOf(state, cell);
            if (piece == touchline::champions::noPiece)
                continue;
            ++pieces;
            if (cellOf(state, piece) != cell)
                return "a piece stands in two cells";
            if (const char *fault = brokenCell(state, piece, cell))
                return fault;
        }
        int men = 0;
        for (const Side side : bothSides) {
            men += countOf(menOnGrid(state, side));
            if ((menOnGrid(state, side) & ~menInGame(state, side)) != 0)
                return "somebody is on the grid and not in the game";
            if (state.phase == Phase::TurnRoll) {
                if (menOnGrid(state, side) != menInGame(state, side))
                    return "somebody in the game is not on the grid";
                if (!has(menOnGrid(state, side), state.sides[side].goalie))
                    return "no goalie on the pitch";
                if (countOf(menOnGrid(state, side)) < 7)
                    return "fewer than seven men";
            }
        }
        return men == pieces ? nullptr : "a piece is nowhere";
    }
    static const char *brokenCell(const State &state, Piece piece, int cell)
    {
        if (isGoalie(state, piece)) {
            if (isField(cell) || isGoalOf(sideOf(piece), cell))
                return nullptr;
            return "a goalie stands off the field";
        }
        if (isField(cell))
            return nullptr;
        const bool isPending = piece == state.corner.taker || piece == state.corner.wall ||
                               piece == state.thrower || piece == state.restart.taker;
        return isPending ? nullptr : "an outfielder stands off the field";
    }

    PerSide<Men> m_gone;
    int m_ones = 0;
};

class Match : public WatchedMatch<State>
{
public:
    Match(const MatchTables &tables, std::uint64_t seed) : WatchedMatch(tables, seed)
    {
        // Cards, injuries and who they bring off are rare, so half of the men begin with them.
        if (seed % 4 != 0)
            return;
        for (const Side side : bothSides)
            for (std::size_t man = 0; man < squadSize; ++man) {
                state.sides[side].yellows[man] = static_cast<std::int8_t>(generator.below(2));
                state.sides[side].injuries[man] = static_cast<std::int8_t>(generator.below(2));
            }
    }

    const char *play(Seen &seen)
    {
        Watch watch;
        const char *fault = run(
            seen, [&](const State &now) { return watch.broken(now); },
            [this](const State &now, const OptionList &due) { return chosen(now, due); });
        for (const Event &one : events())
            if (one.kind == event::SaveTry)
                ++seen.saves[static_cast<std::size_t>(one.numbers[2] - 1)]
                            [static_cast<std::size_t>(one.numbers[3] - 1)];
        return fault;
    }

private:
    OptionCode chosen(const State &now, const OptionList &due)
    {
        // A line-up by the template saves most of the time of a random match.
        if ((now.phase == Phase::Place || now.phase == Phase::Pick) && generator.below(8) != 0)
            return restCode;
        // Entries into the ball are a few among many cells.
        if (now.phase == Phase::MoveTo && generator.below(3) != 0)
            for (const OptionCode option : due)
                if (option >= ballCode && option < backCode)
                    return option;
        return due[generator.below(static_cast<std::uint32_t>(due.size()))];
    }
};

/// Everything on in two of three matches, else by chance.
inline RuleOptions anyOptions(Generator &generator)
{
    RuleOptions options;
    options.penaltyRows = generator.below(3) == 0 ? 2 : 3;
    if (generator.below(3) != 0)
        return options;
    const auto coin = [&] { return generator.below(2) == 1; };
    for (bool *option :
         {&options.interception, &options.offside, &options.pickUp, &options.killjoy, &options.substitutions,
          &options.charge, &options.fouls, &options.rolls90, &options.mixedStart, &options.goldenGoal})
        *option = coin();
    return options;
}

/// Each option of the rulebook as it is played.
inline void noteOptions(const RuleOptions &options, Seen &seen)
{
    const std::array<bool, optionCount> on{options.interception, options.offside,         options.pickUp,
                                           options.killjoy,      options.substitutions,   options.charge,
                                           options.fouls,        options.rolls90,         options.mixedStart,
                                           options.goldenGoal,   options.penaltyRows == 3};
    for (std::size_t number = 0; number < optionCount; ++number)
        ++seen.options[number][on[number] ? 1 : 0];
}

/// Most often everybody is there.
inline Men anybodyAvailable(Generator &generator)
{
    Men men = allMen;
    if (generator.below(4) != 0)
        return men;
    const std::uint32_t gone = 1 + generator.below(11);
    for (std::uint32_t number = 0; number < gone; ++number)
        men &= ~bitOf(static_cast<int>(generator.below(squadSize)));
    return men;
}

/// Plays so many matches by chance from number `first` on and notes what was met; the fault of the first that
/// breaks a rule, with its number, or an empty text.
inline QString playMatches(int count, std::uint64_t first, Seen &seen)
{
    Generator generator(2026 + first);
    for (int number = 0; number < count; ++number) {
        MatchTables tables = championsTables(anyOptions(generator));
        noteOptions(tables.options, seen);
        tables.decision = anyDecision(generator);
        for (const Side side : bothSides)
            tables.teams[side].available = anybodyAvailable(generator);
        Match match(tables, first + static_cast<std::uint64_t>(number));
        if (const char *fault = match.play(seen))
            return QStringLiteral("match %1: %2, at %3")
                .arg(number)
                .arg(QString::fromUtf8(fault), toQString(promptDue(match.state).label));
    }
    return {};
}

/// What of the decision points, save-table entries and options was never met, empty if all were; logs each
/// count.
inline QString notMet(const Seen &seen)
{
    for (std::size_t phase = 1; phase + 1 < phaseCount; ++phase) {
        qInfo("%s: %ld", phasePrompts[phase].label.data(), seen.phases[phase]);
        // A hundred pairs of a shoot-out alike are for rigged dice.
        if (seen.phases[phase] == 0 && phase != static_cast<std::size_t>(Phase::LotsAway) &&
            phase != static_cast<std::size_t>(Phase::LotsHome))
            return toQString(phasePrompts[phase].label);
    }
    for (const auto &row : seen.saves)
        for (const long count : row) {
            qInfo("save-table entry: %ld", count);
            if (count == 0)
                return QStringLiteral("an entry of the save table");
        }
    for (std::size_t option = 0; option < optionCount; ++option) {
        qInfo("option %zu: off %ld, on %ld", option, seen.options[option][0], seen.options[option][1]);
        if (seen.options[option][0] == 0 || seen.options[option][1] == 0)
            return QStringLiteral("option %1").arg(option);
    }
    return {};
}

} // namespace champions_invariants
