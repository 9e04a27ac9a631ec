// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/rules/events.h"

namespace touchline::oldschool {

namespace {

constexpr std::array<const char *, 8> goalFromWords{"straight", "coordinate", "lob",     "header",
                                                    "run_in",   "rolling",    "penalty", "deflected"};
constexpr std::array<const char *, 2> tossWords{"ball", "goal"};
constexpr std::array<const char *, 2> missWords{"wide", "over"};
constexpr std::array<const char *, 4> whiteWords{"won", "odd", "referee_none", "foul"};

constexpr EventField fromColumn{"from_column"};
constexpr EventField fromRow{"from_row"};
constexpr EventField toColumn{"column"};
constexpr EventField toRow{"row"};
constexpr EventField okField{"succeeded", FieldKind::Flag};

constexpr std::array lineUpFields{EventField{"defenders"}, EventField{"midfielders"}, EventField{"forwards"}};
constexpr std::array tossFields{EventField{"takes", FieldKind::Word, tossWords}};
constexpr std::array turnFields{EventField{"turn"}, EventField{"turns"}};
constexpr std::array moveFields{fromColumn, fromRow, toColumn, toRow};
constexpr std::array cellFields{toColumn, toRow};
constexpr std::array diceFields{EventField{"dark_blue"}, EventField{"red"}};
constexpr std::array numberFields{EventField{"number"}};
constexpr std::array okFields{okField};
constexpr std::array shotFields{EventField{"aim"}, EventField{"height"},
                                EventField{"shot", FieldKind::Word, goalFromWords}};
constexpr std::array missFields{EventField{"miss", FieldKind::Word, missWords}};
constexpr std::array tackleFields{EventField{"victim", FieldKind::OpposingPlayer},
                                  EventField{"result", FieldKind::Word, whiteWords}};
constexpr std::array victimFields{EventField{"victim", FieldKind::OpposingPlayer}};
constexpr std::array fromFields{EventField{"from", FieldKind::Word, goalFromWords}};

constexpr std::array specs{EventSpec{event::LineUp, "line_up", lineUpFields},
                           EventSpec{event::Toss, "toss", tossFields},
                           EventSpec{event::Turn, "turn", turnFields},
                           EventSpec{event::KickOff, "kick_off"},
                           EventSpec{event::Move, "move", moveFields},
                           EventSpec{event::Dribble, "dribble", moveFields},
                           EventSpec{event::TurnBall, "turn_ball", moveFields},
                           EventSpec{event::Dice, "dice", diceFields},
                           EventSpec{event::Pass, "pass", moveFields},
                           EventSpec{event::FreePass, "free_pass", moveFields},
                           EventSpec{event::TikiTaka, "tiki_taka", numberFields},
                           EventSpec{event::Through, "through_pass", moveFields},
                           EventSpec{event::LongBall, "long_ball", moveFields},
                           EventSpec{event::Cross, "cross", moveFields},
                           EventSpec{event::Curl, "curl", numberFields},
                           EventSpec{event::Block, "block", cellFields},
                           EventSpec{event::Intercept, "intercept", cellFields},
                           EventSpec{event::Rolling, "rolling", moveFields},
                           EventSpec{event::Bounce, "bounce", cellFields},
                           EventSpec{event::ThrowIn, "throw_in", cellFields},
                           EventSpec{event::Corner, "corner", cellFields},
                           EventSpec{event::GoalKick, "goal_kick", cellFields},
                           EventSpec{event::FreeKick, "free_kick", cellFields},
                           EventSpec{event::Penalty, "penalty"},
                           EventSpec{event::PenaltyKick, "penalty_kick", okFields},
                           EventSpec{event::Header, "header", cellFields},
                           EventSpec{event::HeaderMissed, "header_missed", cellFields},
                           EventSpec{event::FeetControl, "feet_control", okFields},
                           EventSpec{event::Feint, "feint", okFields},
                           EventSpec{event::Capture, "capture", cellFields},
                           EventSpec{event::Tackle, "tackle", tackleFields},
                           EventSpec{event::Joker, "joker", numberFields},
                           EventSpec{event::Foul, "foul", victimFields},
                           EventSpec{event::Offside, "offside", cellFields},
                           EventSpec{event::Shot, "shot", shotFields},
                           EventSpec{event::ShotMissed, "shot_missed", missFields},
                           EventSpec{event::KeeperMove, "keeper_move", moveFields},
                           EventSpec{event::SaveSafe, "save_safe"},
                           EventSpec{event::SaveDive, "save_dive"},
                           EventSpec{event::DiveMissed, "dive_missed"},
                           EventSpec{event::KeeperHands, "keeper_hands"},
                           EventSpec{event::KeeperKick, "keeper_kick", moveFields},
                           EventSpec{event::RunIn, "run_in"},
                           EventSpec{event::GoalFrom, "goal_from", fromFields},
                           EventSpec{event::Assist, "assist"},
                           EventSpec{event::Captain, "captain"},
                           EventSpec{event::NewKeeper, "new_keeper"},
                           EventSpec{event::ExtraTime, "extra_time"},
                           EventSpec{event::GoldenGoal, "golden_goal"},
                           EventSpec{event::Abandoned, "abandoned"}};

} // namespace

std::span<const EventSpec> eventSpecs()
{
    return specs;
}

} // namespace touchline::oldschool
