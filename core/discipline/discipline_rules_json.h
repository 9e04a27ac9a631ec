// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_reader.h"
#include "core/discipline/discipline_rules.h"

namespace touchline {

/// Reads rules as resources/discipline/atcs.json has them:
/// {"name", "version": 1, "title", "red_card": {"games": 1}, "second_yellow_card": {"games": 1},
///  "yellow_cards": [{"in": "consecutive_games", "count": 2, "games": 1}], "bans_add_up": false,
///  "injuries": [{"detail": "out_next", "games": 1}, {"detail": "out_tournament", "games": "all"}],
///  "season_out_games": 10, "bans_run_while_injured": true, "unrecorded_matches_count": true}
/// A yellow rule may have "again" (else its count) and "until_match": 19, the whole may have
/// "wiped_after": [{"stage": "qualifying", "bans_too": true}, {"stage": "group"}, {"stage":
/// "quarter-final"}] (with "everything": true nothing is left of cards and injuries after that stage),
/// "injuries_by_count": ["light", "off"], "card_window" and "injury_window": {"matches":
/// 3, "light_games": 1, "heavy_extra": 1}, "walkover_counts": "for_both", "for_the_winner" or "for_nobody",
/// "annulled_matches", "withdrawn_matches" and "abandoned_matches": {"serves": true, "red_cards": true,
/// "yellow_cards": false, "injuries": true}, "missed_in_vain_counts": true,
/// "suspended_player_fielded": {"match_lost": true, "points": 0},
/// "next_season": {"bans": true, "yellow_card_bans": true, "yellow_cards": false, "injuries": true},
/// "fines": {"currency": "€", "yellow_card": 5, "red_card": "12.50"},
/// "transfers": {"bans": true, "yellow_cards": true, "injuries": true}, and
/// "served_in": {"bans": "same_category", "yellow_card_bans": "same_competition"}.
/// Errors: BadInput with every problem and its path; the same detail twice.
[[nodiscard]] Result<DisciplineRules> disciplineRulesFromJson(const QJsonObject &object);

} // namespace touchline
