// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/simulator/agents/coach_style.h"
#include "core/games/simulator/agents/kick_scale.h"

#include <array>

namespace touchline::simulator {

/// A computer player (specification, section 12).
class Coach
{
public:
    explicit Coach(Generator generator, const CoachStyle &style = carefulStyle)
        : m_style(style)
        , m_generator(generator)
    {
    }

    /// The choice that is due; one of `options`, which are those of listOptions().
    [[nodiscard]] OptionCode choose(const State &state, const OptionList &options);

private:
    // With the ball (coach_ball.cpp).
    [[nodiscard]] OptionCode kick(const State &state, const OptionList &options);
    [[nodiscard]] bool shoots(const State &state, const OptionList &options);
    [[nodiscard]] bool crosses(const State &state, const OptionList &options);
    [[nodiscard]] bool dribbles(const State &state, const OptionList &options, double pass);
    [[nodiscard]] WeighedKick bestPass(const State &state, Act act);
    [[nodiscard]] WeighedKick bestThrow(const State &state);
    /// Of a shot or header shot that is prepared, the goalkeeper's answer foreseen.
    [[nodiscard]] WeighedKick bestShot(const State &prepared);
    [[nodiscard]] WeighedKick bestCross(const State &state);
    [[nodiscard]] OptionCode header(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode height(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode direction(const State &state);
    [[nodiscard]] OptionCode dribbleKeeper(const State &state);
    [[nodiscard]] OptionCode winner(const State &state, const OptionList &options);
    /// The plan for the kick that is prepared, made if it is not there.
    void planKick(const State &state);
    [[nodiscard]] bool isPlanned(const State &state) const;
    void keep(const State &state, Act act, const WeighedKick &kick);
    // Against it (coach_defence.cpp).
    [[nodiscard]] OptionCode keeperCell(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode slider(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode slidePose(const State &state) const;
    [[nodiscard]] OptionCode defender(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode defendTo(const State &state, const OptionList &options);
    void planDefence(const State &state, const OptionList &options);
    void planMarking(const State &state, Side side, Bits free);
    // Moves (coach_moves.cpp).
    [[nodiscard]] OptionCode mover(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode spot(const State &state, const OptionList &options) const;
    // Dead balls (coach.cpp).
    [[nodiscard]] OptionCode preset(const State &state) const;
    [[nodiscard]] OptionCode setUp(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode wallCell(const State &state, const OptionList &options) const;
    [[nodiscard]] OptionCode setUpDetail(const State &state, const OptionList &options) const;

    CoachStyle m_style;
    Generator m_generator;
    // The kick that is planned.
    int m_plannedTurn = -1;
    int m_plannedKick = -1;
    Act m_plannedAct = Act::None;
    Aim m_aim;
    KeeperPlan m_keeper;
    // Moves of this phase: who has been thought about, and where whom goes.
    int m_phaseTurn = -1;
    bool m_phaseIsDefence = false;
    Bits m_considered = 0;
    std::array<Cell, squadSize> m_targets{};
    std::array<std::int8_t, squadSize> m_spots{};
};

/// Where a player of that slot belongs while his side attacks or defends, seen by the side, as (column, row)
/// in hundredths.
struct Anchor
{
    double column = 0;
    double row = 0;
};
[[nodiscard]] Anchor anchorOf(const State &state, Side side, int man, bool attacks);
/// Where a move of so many cells brings the goalkeeper: (1,4), else the nearest cell to it of columns 0 and 1
/// that is free, else as near to it as he comes.
[[nodiscard]] int keeperPlace(const State &state, int keeper, int far);
/// Cells from an anchor, in fractions.
[[nodiscard]] double cellsFrom(const Anchor &anchor, int ownCell);

} // namespace touchline::simulator
