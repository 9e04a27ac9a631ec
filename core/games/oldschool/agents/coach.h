// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "core/games/oldschool/agents/coach_style.h"
#include "core/games/oldschool/rules/state.h"

namespace touchline::oldschool {

/// No option at all.
inline constexpr OptionCode noChoice = -1;

/// A computer player (specification 12). Places are in the frame of the side that decides, values in tenths
/// of a row.
class Coach
{
public:
    explicit Coach(Generator generator, const CoachStyle &style = coachStyle)
        : m_style(style)
        , m_generator(generator)
    {
    }

    /// The choice that is due; one of `options`, which are those of listOptions().
    [[nodiscard]] OptionCode choose(const State &state, const OptionList &options);

private:
    /// What the roll is thrown for.
    enum class Plan : std::uint8_t { None, Through, Pass };

    void noteTurn(const State &state);
    [[nodiscard]] int noise();
    [[nodiscard]] bool chance(int percent);

    // With the ball (coach_attack.cpp).
    [[nodiscard]] OptionCode act(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode withBall(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode fromHands(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode nearGoal(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode bestFreePass(const State &state, const OptionList &options, int least);
    [[nodiscard]] OptionCode dribbleOn(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode outOfContest(const State &state, const OptionList &options);
    [[nodiscard]] bool planThrough(const State &state);
    // With the dice (coach_plays.cpp).
    [[nodiscard]] OptionCode play(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode bestShot(const State &state, const OptionList &options, int &value);
    [[nodiscard]] OptionCode bestPass(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode headerChoice(const State &state);
    // Without it (coach_defence.cpp).
    [[nodiscard]] OptionCode defend(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode tackler(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode shape(const State &state, const OptionList &options);
    [[nodiscard]] Point wantedPlace(const State &state, int piece) const;
    [[nodiscard]] OptionCode moveTo(const State &state, const OptionList &options);
    [[nodiscard]] OptionCode keeperCell(const State &state, const OptionList &options);
    // Dead balls (coach.cpp).
    [[nodiscard]] OptionCode substitute(const State &state, const OptionList &options);

    CoachStyle m_style;
    Generator m_generator;
    int m_turn = -1;
    int m_dribbles = 0;
    int m_tackles = 0;
    bool m_askedFeint = false;
    bool m_askedCross = false;
    bool m_askedThrough = false;
    Plan m_plan = Plan::None;
    Point m_target;   ///< of the through pass
    Point m_idleBall; ///< where the ball lay when there was nothing better to do, and in which turn
    int m_idleTurn = -1;
    int m_idle = 0; ///< turns since then in which it lay there
    int m_mover = -1;
    Point m_moverTarget; ///< of a tackler
};

/// 12.1, in tenths: what a cell is worth to a side that has the ball there.
[[nodiscard]] int valueOf(const State &state, Side side, Point own);

} // namespace touchline::oldschool
