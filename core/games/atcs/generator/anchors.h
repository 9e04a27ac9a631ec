// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"

#include <optional>
#include <vector>

namespace touchline::atcs::generator {

struct TeamFacts;

enum class AnchorField {
    AttemptsTotal,
    AttemptsFirstHalf,
    DefenseAttempts,
    ShotsOnGoal,
    DefenseShotsOnGoal,
    Goalie,
    GoalRating
};

/// A number that the rulebook quotes from a lost card; it takes the place of the natural one (team cards,
/// section 11).
struct Anchor
{
    QString cardId;
    AnchorField field = AnchorField::AttemptsTotal;
    /// Short name; only with GoalRating.
    QString player;
    int value = 0;
    /// Where it stands ("anchors.csv, line 3"), for messages.
    QString place;
};

/// "attempts_total", "attempts_1h", "defense_attempts", "sog", "defense_sog", "goalie", "goal_rating".
[[nodiscard]] std::optional<AnchorField> anchorFieldFromName(const QString &name);

/// Notes anchors of a card that is none of the 66, of a player who is no field player of that card, with a
/// number that no card may have, and those that say the same twice.
void checkAnchors(const std::vector<Anchor> &anchors, const std::vector<TeamFacts> &teams,
                  Problems &problems);

/// The anchors of one card.
class CardAnchors
{
public:
    CardAnchors() = default;
    CardAnchors(const std::vector<Anchor> &anchors, const QString &cardId);

    [[nodiscard]] std::optional<int> teamNumber(AnchorField field) const;
    [[nodiscard]] std::optional<int> goalRating(const QString &shortName) const;

private:
    std::vector<Anchor> m_anchors;
};

} // namespace touchline::atcs::generator
