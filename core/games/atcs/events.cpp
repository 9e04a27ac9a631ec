// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/events.h"

namespace touchline::atcs {

namespace {

constexpr std::array<const char *, 2> totalsWords{"attempts", "shots_on_goal"};
constexpr std::array<const char *, 6> criterionWords{
    "", "best_result", "sog", "second_half_attempts", "older_year", "coin"};

/// `base` of the card plus `defense` of the opponent's card is `sum`; after halving and limits `result`
/// counts.
constexpr std::array<EventField, 5> totalsFields{EventField{"of", FieldKind::Word, totalsWords},
                                                 EventField{"base"}, EventField{"defense"}, EventField{"sum"},
                                                 EventField{"result"}};
constexpr std::array<EventField, 3> attemptFields{EventField{"natural"}, EventField{"modified"},
                                                  EventField{"shots_on_goal"}};
constexpr std::array<EventField, 3> shotFields{EventField{"natural"}, EventField{"modified"},
                                               EventField{"passed"}};
constexpr std::array<EventField, 6> goalRollFields{
    EventField{"natural"},  EventField{"goalie_rating"}, EventField{"kick_bonus"},
    EventField{"modified"}, EventField{"needed"},        EventField{"keeper", FieldKind::OpposingPlayer}};
constexpr std::array<EventField, 1> keeperField{EventField{"keeper", FieldKind::OpposingPlayer}};
constexpr std::array<EventField, 1> outField{EventField{"out", FieldKind::OwnPlayer}};
constexpr std::array<EventField, 5> quickFields{EventField{"home_die"}, EventField{"away_die"},
                                                EventField{"home_sum"}, EventField{"away_sum"},
                                                EventField{"criterion", FieldKind::Word, criterionWords}};

constexpr std::array<EventSpec, 11> specs{EventSpec{event::Totals, "totals", totalsFields},
                                          EventSpec{event::Attempt, "attempt", attemptFields},
                                          EventSpec{event::Miss, "miss"},
                                          EventSpec{event::Shot, "shot", shotFields},
                                          EventSpec{event::ShotLost, "shot_lost"},
                                          EventSpec{event::GoalRoll, "goal_roll", goalRollFields},
                                          EventSpec{event::Save, "save", keeperField},
                                          EventSpec{event::Wide, "wide"},
                                          EventSpec{event::KeeperChange, "keeper_change", outField},
                                          EventSpec{event::ExtraTime, "extra_time"},
                                          EventSpec{event::QuickResult, "quick_result", quickFields}};

} // namespace

const char *criterionWord(QuickCriterion criterion)
{
    return criterionWords[static_cast<std::size_t>(criterion)];
}

std::span<const EventSpec> eventSpecs()
{
    return specs;
}

} // namespace touchline::atcs
