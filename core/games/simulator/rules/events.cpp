// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/rules/events.h"

namespace touchline::simulator {

namespace {

constexpr std::array<const char *, 9> actWords{"none", "pass",      "dribble",   "cross",         "shot",
                                               "hand", "head_pass", "head_shot", "dribble_keeper"};
constexpr std::array<const char *, 4> endWords{"rest", "sideline", "goal_line", "goal"};
constexpr std::array<const char *, 4> poseWords{"stay", "rod", "stand", "lie"};
constexpr std::array<const char *, 8> reasonWords{"nearest",       "touch",    "short",  "tie_to_defence",
                                                  "counterattack", "pressing", "header", "duel"};
constexpr std::array<const char *, 4> entryWords{"enters", "foul", "yellow", "red"};
constexpr std::array<const char *, 3> duelWords{"dribbling", "goalkeeper", "tackle"};
constexpr std::array<const char *, 3> resultWords{"won", "lost", "foul"};
constexpr std::array<const char *, 5> foulWords{"knock_over", "behind", "afar", "duel", "voluntary"};
constexpr std::array<const char *, 2> injuryWords{"injured", "serious"};

constexpr std::array injuryFields{EventField{"code", FieldKind::Word, injuryWords}};
constexpr std::array lineUpFields{EventField{"defenders"}, EventField{"midfielders"}, EventField{"forwards"}};
constexpr std::array refereeTypeFields{EventField{"roll"}, EventField{"strict", FieldKind::Flag}};
constexpr std::array weatherFields{EventField{"roll"}, EventField{"bad", FieldKind::Flag}};
constexpr std::array coinFields{EventField{"roll"}};
constexpr std::array turnFields{EventField{"counter", FieldKind::Flag}, EventField{"column"},
                                EventField{"row"}};
constexpr std::array kickFields{EventField{"act", FieldKind::Word, actWords},
                                EventField{"elevation"},
                                EventField{"direction"},
                                EventField{"power"},
                                EventField{"real_direction"},
                                EventField{"real_speed"},
                                EventField{"from_x"},
                                EventField{"from_y"},
                                EventField{"ending", FieldKind::Word, endWords},
                                EventField{"to_x"},
                                EventField{"to_y"}};
constexpr std::array pathFields{EventField{"x1"},      EventField{"y1"},      EventField{"height1"},
                                EventField{"time1"},   EventField{"x2"},      EventField{"y2"},
                                EventField{"height2"}, EventField{"time2"},   EventField{"x3"},
                                EventField{"y3"},      EventField{"height3"}, EventField{"time3"}};
constexpr std::array woodworkFields{EventField{"bar", FieldKind::Flag}};
constexpr std::array declareFields{EventField{"act", FieldKind::Word, actWords}};
constexpr std::array slideFields{EventField{"column"}, EventField{"row"}, EventField{"axis"},
                                 EventField{"lying", FieldKind::Flag}};
constexpr std::array keeperSetFields{EventField{"pose", FieldKind::Word, poseWords}, EventField{"column"},
                                     EventField{"row"}};
constexpr std::array reflexesFields{EventField{"roll"}, EventField{"held", FieldKind::Flag}};
constexpr std::array possessionFields{EventField{"distance"},
                                      EventField{"reason", FieldKind::Word, reasonWords},
                                      EventField{"column"}, EventField{"row"}};
constexpr std::array abilityFields{EventField{"skills"}};
constexpr std::array markedFields{EventField{"marker", FieldKind::OpposingPlayer}};
constexpr std::array speedMoveFields{EventField{"column"}, EventField{"row"}};
constexpr std::array headingMoveFields{EventField{"column"}, EventField{"row"}};
constexpr std::array headerFields{EventField{"shot", FieldKind::Flag}};
constexpr std::array offsideFields{EventField{"column"}, EventField{"row"}};
constexpr std::array offsideEdgeFields{EventField{"column"}, EventField{"row"}};
constexpr std::array throwInFields{EventField{"x"}, EventField{"y"}};
constexpr std::array cornerFields{EventField{"x"}, EventField{"y"}};
constexpr std::array freeKickFields{EventField{"x"}, EventField{"y"}};
constexpr std::array varFields{EventField{"roll"}, EventField{"revoked", FieldKind::Flag}};
constexpr std::array wallFields{EventField{"column"}, EventField{"row"}, EventField{"players"}};
constexpr std::array moveFields{EventField{"from_column"}, EventField{"from_row"}, EventField{"column"},
                                EventField{"row"}};
constexpr std::array entryFields{EventField{"roll"}, EventField{"result", FieldKind::Word, entryWords}};
constexpr std::array baseTackleFields{EventField{"roll"}, EventField{"won", FieldKind::Flag}};
constexpr std::array duelFields{EventField{"duel", FieldKind::Word, duelWords},
                                EventField{"rival", FieldKind::OpposingPlayer},
                                EventField{"own_die"},
                                EventField{"other_die"},
                                EventField{"own_sum"},
                                EventField{"other_sum"},
                                EventField{"bonus", FieldKind::SideName},
                                EventField{"result", FieldKind::Word, resultWords}};
constexpr std::array foulFields{EventField{"victim", FieldKind::OpposingPlayer},
                                EventField{"foul", FieldKind::Word, foulWords}};
constexpr std::array fatigueFields{EventField{"sections"}};
constexpr std::array newKeeperFields{EventField{"reserve", FieldKind::Flag}};
constexpr std::array stepFields{EventField{"steps"}};
constexpr std::array throwerFields{EventField{"distance"}};
constexpr std::array lotsRollFields{EventField{"roll"}};
constexpr std::array knockedFields{EventField{"roll"}, EventField{"fouled", FieldKind::Flag}};

constexpr std::array specs{EventSpec{event::LineUp, "line_up", lineUpFields},
                           EventSpec{event::RefereeType, "referee_type", refereeTypeFields},
                           EventSpec{event::Weather, "weather", weatherFields},
                           EventSpec{event::Coin, "coin", coinFields},
                           EventSpec{event::KickOff, "kick_off"},
                           EventSpec{event::Turn, "turn", turnFields},
                           EventSpec{event::Kick, "kick", kickFields},
                           EventSpec{event::Path, "path", pathFields},
                           EventSpec{event::Woodwork, "woodwork", woodworkFields},
                           EventSpec{event::Touch, "touch"},
                           EventSpec{event::Declare, "declare", declareFields},
                           EventSpec{event::Slide, "slide", slideFields},
                           EventSpec{event::KeeperSet, "keeper_set", keeperSetFields},
                           EventSpec{event::Reflexes, "reflexes", reflexesFields},
                           EventSpec{event::Possession, "possession", possessionFields},
                           EventSpec{event::Ability, "ability", abilityFields},
                           EventSpec{event::Marked, "marked", markedFields},
                           EventSpec{event::SpeedMove, "speed_move", speedMoveFields},
                           EventSpec{event::HeadingMove, "heading_move", headingMoveFields},
                           EventSpec{event::Header, "header", headerFields},
                           EventSpec{event::Catch, "catch"},
                           EventSpec{event::Save, "save"},
                           EventSpec{event::Offside, "offside", offsideFields},
                           EventSpec{event::OffsideEdge, "offside_edge", offsideEdgeFields},
                           EventSpec{event::ThrowIn, "throw_in", throwInFields},
                           EventSpec{event::Corner, "corner", cornerFields},
                           EventSpec{event::GoalKick, "goal_kick"},
                           EventSpec{event::FreeKick, "free_kick", freeKickFields},
                           EventSpec{event::Penalty, "penalty"},
                           EventSpec{event::Var, "var", varFields},
                           EventSpec{event::Wall, "wall", wallFields},
                           EventSpec{event::Move, "move", moveFields},
                           EventSpec{event::Entry, "entry", entryFields},
                           EventSpec{event::BaseTackle, "base_tackle", baseTackleFields},
                           EventSpec{event::Duel, "duel", duelFields},
                           EventSpec{event::Lying, "lying"},
                           EventSpec{event::StandUp, "stand_up"},
                           EventSpec{event::Foul, "foul", foulFields},
                           EventSpec{event::Fatigue, "fatigue", fatigueFields},
                           EventSpec{event::NewKeeper, "new_keeper", newKeeperFields},
                           EventSpec{event::Counterattack, "counterattack"},
                           EventSpec{event::Step, "step", stepFields},
                           EventSpec{event::InjuryTime, "injury_time"},
                           EventSpec{event::ExtraTime, "extra_time"},
                           EventSpec{event::GoldenGoal, "golden_goal"},
                           EventSpec{event::Forfeit, "forfeit"},
                           EventSpec{event::Assist, "assist"},
                           EventSpec{event::Thrower, "thrower", throwerFields},
                           EventSpec{event::LotsRoll, "lots", lotsRollFields},
                           EventSpec{event::Knocked, "knock_over", knockedFields},
                           EventSpec{event::TackleWaived, "tackle_waived"},
                           EventSpec{EventKind::Injury, "injury", injuryFields}};

} // namespace

std::span<const EventSpec> eventSpecs()
{
    return specs;
}

} // namespace touchline::simulator
