// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/rules/events.h"

#include "core/games/fuba/board/pitch.h"
#include "core/games/fuba/team/skills.h"

#include <vector>

namespace touchline::fuba {

namespace {

constexpr std::array<const char *, 3> lineWords{"defence", "midfield", "attack"};
constexpr std::array<const char *, 10> whyWords{"tiredness",     "boost",           "aggressive",    "skill",
                                                "earlier_match", "other_formation", "special_event", "fresh",
                                                "injury",        "strengthened"};
constexpr std::array<const char *, 4> setUpWords{"kick_off", "free_kick", "corner", "penalty"};
constexpr std::array<const char *, 6> restartWords{"none",   "kick_off",  "free_kick",
                                                   "corner", "goal_kick", "slow_goal_kick"};
constexpr std::array<const char *, 3> controlWords{"kept", "lost", "event"};
constexpr std::array<const char *, 4> pressWords{"won", "nothing", "failed", "foul"};
constexpr std::array<const char *, 5> shotWords{"goal", "corner", "rebound", "miss", "again"};
constexpr std::array<const char *, 8> actionWords{
    "movement",     "adjustment",          "pressing", "aggressive_pressing", "goal_attempt",
    "substitution", "creative_midfielder", "none"};
constexpr std::array<const char *, 3> dirWords{"left", "middle", "right"};
constexpr std::array<const char *, 3> diveWords{"left", "stays", "right"};
constexpr std::array<const char *, 3> substitutionWords{"formation", "remove_yellow", "fresh"};
constexpr std::array<const char *, 3> cardWords{"none", "yellow", "void"};
constexpr std::array<const char *, 3> redWords{"none", "straight", "second"};
constexpr std::array<const char *, 2> injuryWords{"returns", "out"};
constexpr std::array<const char *, 5> roleFieldWords{"attacking_midfielder", "defending_midfielder",
                                                     "attacking_centre_back", "withdrawn_striker",
                                                     "offensive_wing_back"};
constexpr std::array<const char *, skillCount> skillWords = [] {
    std::array<const char *, skillCount> words{};
    for (std::size_t i = 0; i < words.size(); ++i)
        words[i] = skillSpecs[i].name;
    return words;
}();
constexpr std::array<const char *, areaCount> areaFieldWords = areaNames;

constexpr EventField areaField(const char *name)
{
    return {name, FieldKind::Word, areaFieldWords};
}

constexpr std::array formationFields{EventField{"defenders"}, EventField{"midfielders"},
                                     EventField{"forwards"}, EventField{"primary", FieldKind::Flag}};
constexpr std::array roleFields{EventField{"role", FieldKind::Word, roleFieldWords}};
constexpr std::array tossFields{EventField{"home"}, EventField{"away"}};
constexpr std::array setUpFields{EventField{"situation", FieldKind::Word, setUpWords}};
constexpr std::array turnFields{EventField{"turn"}, areaField("ball"), EventField{"value"},
                                EventField{"restart", FieldKind::Word, restartWords}};
constexpr std::array passFields{areaField("from"),
                                areaField("to"),
                                EventField{"before"},
                                EventField{"value"},
                                EventField{"crossing", FieldKind::Flag},
                                EventField{"trap", FieldKind::Flag}};
constexpr std::array controlFields{EventField{"die"}, EventField{"opposing_die"}, EventField{"value"},
                                   EventField{"result", FieldKind::Word, controlWords}};
constexpr std::array diceFields{EventField{"die"}, EventField{"opposing_die"}};
constexpr std::array tirednessFields{EventField{"die"}, EventField{"sum"}, EventField{"clock"},
                                     EventField{"passed", FieldKind::Flag}};
constexpr std::array conditionFields{EventField{"line", FieldKind::Word, lineWords}, EventField{"change"},
                                     EventField{"left"}, EventField{"why", FieldKind::Word, whyWords}};
constexpr std::array specialFields{EventField{"die"}, EventField{"opposing_die"}, EventField{"difference"}};
constexpr std::array areaOnly{areaField("area")};
constexpr std::array yellowRollFields{EventField{"die"}, EventField{"result", FieldKind::Word, cardWords},
                                      EventField{"second_die"}, EventField{"held"}};
constexpr std::array redTestFields{EventField{"die"}, EventField{"below"},
                                   EventField{"result", FieldKind::Word, redWords}, EventField{"second_die"},
                                   EventField{"held"}};
constexpr std::array injuryRollFields{EventField{"die"}, EventField{"turns"}};
constexpr std::array moveFields{areaField("from"), areaField("to"), EventField{"keeper", FieldKind::Flag},
                                EventField{"ball", FieldKind::Flag}};
constexpr std::array valueFields{EventField{"value"}, EventField{"modifier"}};
constexpr std::array skillFields{EventField{"skill", FieldKind::Word, skillWords}, EventField{"cost"}};
constexpr std::array actionFields{EventField{"action", FieldKind::Word, actionWords},
                                  EventField{"secondary", FieldKind::Flag}};
constexpr std::array adjustFields{EventField{"own"},
                                  EventField{"opposing"},
                                  EventField{"before"},
                                  EventField{"value"},
                                  EventField{"secondary", FieldKind::Flag},
                                  EventField{"boost", FieldKind::Flag}};
constexpr std::array pressFields{EventField{"die"},    EventField{"modifier"},
                                 EventField{"before"}, EventField{"result", FieldKind::Word, pressWords},
                                 EventField{"value"},  EventField{"second_die"}};
constexpr std::array shotFields{areaField("area"),
                                EventField{"value"},
                                EventField{"die"},
                                EventField{"ball_pieces"},
                                EventField{"box_pieces"},
                                EventField{"keeper_out"},
                                EventField{"distance"},
                                EventField{"secondary"},
                                EventField{"other"},
                                EventField{"needed"},
                                EventField{"result", FieldKind::Word, shotWords},
                                EventField{"second_die"}};
constexpr std::array difficultFields{EventField{"die"}, EventField{"distance"},
                                     EventField{"result", FieldKind::Word, shotWords}};
constexpr std::array reboundFields{EventField{"die"}, EventField{"pieces"}, EventField{"opposing_die"},
                                   EventField{"opposing_pieces"},
                                   EventField{"result", FieldKind::Word, shotWords}};
constexpr std::array cornerFields{areaField("area")};
constexpr std::array freeKickFields{areaField("area"), EventField{"quick", FieldKind::Flag}};
constexpr std::array penaltyFields{EventField{"dive", FieldKind::Word, diveWords},
                                   EventField{"spot", FieldKind::Word, dirWords}, EventField{"die"},
                                   EventField{"needed"}, EventField{"scored", FieldKind::Flag}};
constexpr std::array goalKickFields{EventField{"slow", FieldKind::Flag}};
constexpr std::array substitutionFields{EventField{"purpose", FieldKind::Word, substitutionWords},
                                        EventField{"left"}};
constexpr std::array shiftFields{EventField{"from", FieldKind::Word, lineWords},
                                 EventField{"to", FieldKind::Word, lineWords}, EventField{"defenders"},
                                 EventField{"midfielders"}, EventField{"forwards"}};
constexpr std::array nextFields{
    EventField{"loss"},      EventField{"yellows"},    EventField{"red", FieldKind::Flag},
    EventField{"first_die"}, EventField{"second_die"}, EventField{"injury_die"}};
constexpr std::array dieField{EventField{"die"}};
constexpr std::array highFields{EventField{"die"}, EventField{"moves"}};
constexpr std::array injuryFields{EventField{"code", FieldKind::Word, injuryWords}, EventField{"turns"}};

const std::vector<EventSpec> &allSpecs()
{
    static const std::vector<EventSpec> specs{{event::Formation, "formation", formationFields},
                                              {event::Role, "role", roleFields},
                                              {event::Toss, "toss", tossFields},
                                              {event::SetUp, "set_up", setUpFields},
                                              {event::TurnBegin, "turn", turnFields},
                                              {event::Pass, "pass", passFields},
                                              {event::Control, "control", controlFields},
                                              {event::HalfDecided, "half_decided", diceFields},
                                              {event::TirednessTest, "tiredness_test", tirednessFields},
                                              {event::Tired, "tired"},
                                              {event::Condition, "condition", conditionFields},
                                              {event::SpecialEvent, "special_event", specialFields},
                                              {event::Foul, "foul", areaOnly},
                                              {event::YellowRoll, "yellow_roll", yellowRollFields},
                                              {event::RedTest, "red_test", redTestFields},
                                              {event::Removed, "removed", areaOnly},
                                              {event::InjuryRoll, "injury_roll", injuryRollFields},
                                              {event::Return, "return", areaOnly},
                                              {event::Fetch, "fetch", moveFields},
                                              {event::NewValue, "new_value", valueFields},
                                              {event::Skill, "skill", skillFields},
                                              {event::Action, "action", actionFields},
                                              {event::Move, "move", moveFields},
                                              {event::Adjust, "adjust", adjustFields},
                                              {event::Press, "press", pressFields},
                                              {event::Shot, "shot", shotFields},
                                              {event::DifficultShot, "difficult_shot", difficultFields},
                                              {event::Rebound, "rebound", reboundFields},
                                              {event::Miss, "miss"},
                                              {event::Corner, "corner", cornerFields},
                                              {event::FreeKick, "free_kick", freeKickFields},
                                              {event::Penalty, "penalty"},
                                              {event::PenaltyKick, "penalty_kick", penaltyFields},
                                              {event::GoalKick, "goal_kick", goalKickFields},
                                              {event::Substitution, "substitution", substitutionFields},
                                              {event::Shift, "formation_change", shiftFields},
                                              {event::ExtraTime, "extra_time"},
                                              {event::NextMatch, "next_match", nextFields},
                                              {event::HighCondition, "high_condition", highFields},
                                              {event::Fans, "fans", dieField},
                                              {event::HourOver, "hour_over"},
                                              {event::Assist, "assist"},
                                              {event::BallPlayed, "ball_played", passFields},
                                              // More than the common specs say of this kind.
                                              {EventKind::Injury, "injury", injuryFields}};
    return specs;
}

} // namespace

std::span<const EventSpec> eventSpecs()
{
    return allSpecs();
}

} // namespace touchline::fuba
