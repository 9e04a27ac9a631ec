// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/rules/events.h"

namespace touchline::champions {

namespace {

constexpr std::array<const char *, 7> shiftWords{"offside", "row_one", "corner",  "penalty",
                                                 "wall",    "step_in", "throw_in"};
constexpr std::array<const char *, 2> injuryWords{"light", "off"};
constexpr std::array<const char *, 2> outWords{"touchline", "endline"};
constexpr std::array<const char *, 3> saveWords{"goal", "rebound", "catch"};
constexpr std::array<const char *, 8> restartWords{"none",   "after_goal", "goal_kick", "throw_in",
                                                   "corner", "free_kick",  "hand_ball", "penalty"};

constexpr EventField fromColumn{"from_column"};
constexpr EventField fromRow{"from_row"};
constexpr EventField toColumn{"column"};
constexpr EventField toRow{"row"};

constexpr std::array lineUpFields{EventField{"defenders"}, EventField{"midfielders"}, EventField{"forwards"}};
constexpr std::array diceFields{EventField{"away"}, EventField{"home"}};
constexpr std::array kickOffFields{EventField{"spaces"}};
constexpr std::array dieFields{EventField{"die"}};
constexpr std::array watchFields{EventField{"ones"}};
constexpr std::array moveFields{fromColumn, fromRow, toColumn, toRow, EventField{"steps"}};
constexpr std::array chargeFields{
    fromColumn,          fromRow, toColumn, toRow, EventField{"victim", FieldKind::OpposingPlayer},
    EventField{"pushed"}};
constexpr std::array kickFields{fromColumn, fromRow, toColumn, toRow, EventField{"spaces"}};
constexpr std::array cellFields{toColumn, toRow};
constexpr std::array interceptFields{toColumn, toRow, EventField{"die"}};
constexpr std::array shotFields{toColumn, toRow, EventField{"spare"}};
constexpr std::array saveFields{toColumn, toRow, EventField{"quarters"}, EventField{"die"},
                                EventField{"result", FieldKind::Word, saveWords}};
constexpr std::array outFields{toColumn, toRow, EventField{"line", FieldKind::Word, outWords}};
constexpr std::array foulFields{toColumn, toRow, EventField{"victim", FieldKind::OpposingPlayer}};
constexpr std::array shiftFields{fromColumn, fromRow, toColumn, toRow,
                                 EventField{"why", FieldKind::Word, shiftWords}};
constexpr std::array whistleFields{EventField{"minutes"}};
constexpr std::array restartFields{EventField{"restart", FieldKind::Word, restartWords}, EventField{"die"}};
constexpr std::array injuryFields{EventField{"code", FieldKind::Word, injuryWords}};

constexpr std::array specs{
    EventSpec{event::LineUp, "line_up", lineUpFields},
    EventSpec{event::KickOffRoll, "kick_off_roll", diceFields},
    EventSpec{event::KickOff, "kick_off", kickOffFields}, EventSpec{event::Turn, "turn", dieFields},
    EventSpec{event::Watch, "watch", watchFields}, EventSpec{event::Move, "move", moveFields},
    EventSpec{event::Charge, "charge", chargeFields}, EventSpec{event::Kick, "kick", kickFields},
    EventSpec{event::Pass, "pass", kickFields}, EventSpec{event::Run, "run", moveFields},
    EventSpec{event::FlightEnd, "ball_rests", cellFields},
    EventSpec{event::InterceptTry, "intercept", interceptFields},
    EventSpec{event::Deflection, "deflection", cellFields}, EventSpec{event::Shot, "shot", shotFields},
    EventSpec{event::SaveTry, "save", saveFields}, EventSpec{event::Catch, "catch", cellFields},
    EventSpec{event::Rebound, "rebound", cellFields}, EventSpec{event::HandBall, "hand_ball", cellFields},
    EventSpec{event::PickUp, "pick_up", cellFields}, EventSpec{event::Out, "out", outFields},
    EventSpec{event::ThrowIn, "throw_in", cellFields}, EventSpec{event::Corner, "corner", cellFields},
    EventSpec{event::GoalKick, "goal_kick", cellFields}, EventSpec{event::Foul, "foul", foulFields},
    EventSpec{event::FreeKick, "free_kick", cellFields}, EventSpec{event::Penalty, "penalty"},
    EventSpec{event::WarmUp, "warm_up"}, EventSpec{event::WarmUpBack, "warm_up_back"},
    EventSpec{event::Makeshift, "makeshift_goalie"}, EventSpec{event::Shift, "shift", shiftFields},
    EventSpec{event::Whistle, "whistle", whistleFields}, EventSpec{event::ExtraTime, "extra_time"},
    EventSpec{event::GoldenGoal, "golden_goal"}, EventSpec{event::Forfeit, "forfeit"},
    EventSpec{event::BallLost, "ball_lost"}, EventSpec{event::DropBall, "drop_ball", cellFields},
    EventSpec{event::PassTurn, "no_move"}, EventSpec{event::Assist, "assist"},
    EventSpec{event::RestartRoll, "restart_roll", restartFields},
    EventSpec{event::Placed, "placed", cellFields}, EventSpec{event::LotsRoll, "lots", diceFields},
    // More than the common specs say of this kind.
    EventSpec{EventKind::Injury, "injury", injuryFields}};

} // namespace

std::span<const EventSpec> eventSpecs()
{
    return specs;
}

} // namespace touchline::champions
