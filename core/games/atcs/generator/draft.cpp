// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/draft.h"

#include "core/games/atcs/generator/card_ranges.h"
#include "core/games/atcs/generator/goal_ratings.h"
#include "core/games/atcs/generator/one_timers.h"
#include "core/games/atcs/generator/player_order.h"

#include <algorithm>

namespace touchline::atcs::generator {

namespace {

/// The defence attempts from which the calibration starts (team cards, section 9).
constexpr int firstDefenseAttempts = -3;
constexpr int worstGoalieRating = 1;

/// All ids of teams and people of the World Cup cards are derived from this one; it must never change.
const QUuid &idNamespace()
{
    static const QUuid id(QStringLiteral("7d0f6c1e-3b52-5c8e-9a47-61d2f0a8b3c5"));
    return id;
}

Team teamOf(const TeamFacts &facts)
{
    Team team;
    team.id = QUuid::createUuidV5(idNamespace(), QStringLiteral("team/") + facts.id);
    team.code = facts.id;
    team.name = facts.country;
    team.year = facts.year;
    team.lineage = facts.lineage;
    team.conference = facts.conference;
    team.manager = facts.manager;
    team.kit = facts.kit;
    return team;
}

/// A person belongs to one card: a ban of 1998 must not keep the same man out of the side of 2006.
CardPlayer playerOf(const TeamFacts &team, const PlayerFacts &facts)
{
    CardPlayer player;
    player.entry.person.id =
        QUuid::createUuidV5(idNamespace(), QStringLiteral("person/") + team.id + u'/' + facts.id);
    player.entry.person.name = facts.name;
    player.entry.person.shortName = facts.shortName;
    player.entry.position = facts.position;
    player.entry.shirt = facts.shirt;
    player.entry.captain = facts.captain;
    player.goals = facts.goals;
    return player;
}

std::vector<CardPlayer> playersOf(const TeamFacts &team, const std::vector<ShotRow> &rows, int goalieRating,
                                  int power)
{
    const std::vector<const PlayerFacts *> keepers = keepersOf(team);
    std::vector<CardPlayer> players;
    for (const ShotRow &row : rows) {
        players.push_back(playerOf(team, *row.player));
        players.back().shot = row.shot;
    }
    for (const PlayerFacts *keeper : keepers) {
        players.push_back(playerOf(team, *keeper));
        players.back().goalieRating =
            keeper == keepers.front() ? goalieRating : std::min(worstGoalieRating, goalieRating + 1);
    }
    const std::vector<Range> ranges = cardRanges(rows, keepers);
    const std::vector<bool> holders = oneTimers(rows, keepers, power);
    for (std::size_t i = 0; i < players.size(); ++i) {
        players[i].card = ranges[i];
        players[i].oneTimer = holders[i];
    }
    return players;
}

} // namespace

std::vector<int> Draft::goalRatings(int atLevel) const
{
    std::vector<int> ratings;
    ratings.reserve(proofs.size());
    for (std::size_t i = 0; i < proofs.size(); ++i)
        ratings.push_back(anchoredGoalRatings[i].value_or(goalRating(atLevel, proofs[i])));
    return ratings;
}

void Draft::useGoalRatings(const std::vector<int> &ratings)
{
    strength.shotWidths.fill(0);
    for (std::size_t i = 0; i < ratings.size(); ++i)
        strength.shotWidths[static_cast<std::size_t>(ratings[i])] += card.players[i].shot.width();
}

void Draft::finish()
{
    const std::vector<int> ratings = goalRatings(level);
    for (std::size_t i = 0; i < ratings.size(); ++i)
        card.players[i].goalRating = ratings[i];
    card.defenseAttempts = strength.defenseAttempts;
}

Draft draftOf(const TeamFacts &team, const Rating &rating, const Targets &targets, const CardAnchors &anchors)
{
    Draft draft;
    draft.rating = rating;
    draft.standing = {rating.attack - targets.meanAttack, rating.defense - targets.meanDefense};
    const TeamNumbers numbers = teamNumbers(team, draft.standing, anchors);
    const std::vector<ShotRow> rows = shotRows(team);

    TeamCard &card = draft.card;
    card.team = teamOf(team);
    card.kind = team.kind;
    card.attempts = numbers.attempts;
    card.shotsOnGoal = numbers.shotsOnGoal;
    card.defenseShotsOnGoal = numbers.defenseShotsOnGoal;
    card.formation = team.formation;
    card.strategy = team.strategy;
    card.fairPlay = fairPlayOf(team.hardness);
    card.power = powerOf(rating);
    card.bestResult = team.bestResult;
    card.players = playersOf(team, rows, numbers.goalieRating, card.power);

    for (const ShotRow &row : rows) {
        draft.proofs.push_back(proofOf(*row.player));
        draft.anchoredGoalRatings.push_back(anchors.goalRating(row.player->shortName));
    }
    draft.anchoredDefenseAttempts = anchors.teamNumber(AnchorField::DefenseAttempts);
    draft.strength = strengthOf(card);
    draft.strength.defenseAttempts = draft.anchoredDefenseAttempts.value_or(firstDefenseAttempts);
    return draft;
}

} // namespace touchline::atcs::generator
