// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/anchors.h"

#include "core/base/search_key.h"
#include "core/games/atcs/generator/facts.h"
#include "core/games/atcs/generator/shot_rows.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace touchline::atcs::generator {

namespace {

/// Names and limits of the fields, in the order of AnchorField; the limits are those of a valid card.
struct FieldRule
{
    const char *name;
    int min;
    int max;
};

constexpr std::array<FieldRule, 7> fieldRules{{
    {"attempts_total", 10, 60},
    {"attempts_1h", 5, 30},
    {"defense_attempts", -10, 3},
    {"sog", 8, 40},
    {"defense_sog", -10, 3},
    {"goalie", -3, 3},
    {"goal_rating", 2, 10},
}};

const FieldRule &rule(AnchorField field)
{
    return fieldRules[static_cast<std::size_t>(field)];
}

bool haveSameMeaning(const Anchor &a, const Anchor &b)
{
    return a.cardId == b.cardId && a.field == b.field && searchKey(a.player) == searchKey(b.player);
}

void note(const Anchor &anchor, const char *text, const QStringList &arguments, Problems &problems)
{
    problems.push_back({anchor.place, {text, arguments}, {}});
}

void checkPlayer(const Anchor &anchor, const TeamFacts &team, Problems &problems)
{
    if (anchor.field != AnchorField::GoalRating) {
        if (!anchor.player.isEmpty()) {
            note(anchor, QT_TRANSLATE_NOOP("core", "Only goal_rating goes with a player, not %1."),
                 {QString::fromLatin1(rule(anchor.field).name)}, problems);
        }
        return;
    }
    const std::vector<ShotRow> rows = shotRows(team);
    const bool known = std::any_of(rows.begin(), rows.end(), [&](const ShotRow &row) {
        return searchKey(row.player->shortName) == searchKey(anchor.player);
    });
    if (!known) {
        note(anchor, QT_TRANSLATE_NOOP("core", "No field player on the card %1 is called \"%2\"."),
             {anchor.cardId, anchor.player}, problems);
    }
}

void checkAnchor(const Anchor &anchor, const std::vector<TeamFacts> &teams, Problems &problems)
{
    const FieldRule &limits = rule(anchor.field);
    if (anchor.value < limits.min || anchor.value > limits.max) {
        note(anchor, QT_TRANSLATE_NOOP("core", "%1 must be from %2 to %3, but is %4."),
             {QString::fromLatin1(limits.name), QString::number(limits.min), QString::number(limits.max),
              QString::number(anchor.value)},
             problems);
    }
    const auto team = std::find_if(teams.begin(), teams.end(),
                                   [&](const TeamFacts &candidate) { return candidate.id == anchor.cardId; });
    if (team == teams.end()) {
        note(anchor, QT_TRANSLATE_NOOP("core", "\"%1\" is not one of the 66 cards."), {anchor.cardId},
             problems);
        return;
    }
    checkPlayer(anchor, *team, problems);
}

} // namespace

std::optional<AnchorField> anchorFieldFromName(const QString &name)
{
    for (std::size_t i = 0; i < fieldRules.size(); ++i) {
        if (name == QLatin1String(fieldRules[i].name))
            return static_cast<AnchorField>(i);
    }
    return std::nullopt;
}

void checkAnchors(const std::vector<Anchor> &anchors, const std::vector<TeamFacts> &teams, Problems &problems)
{
    for (auto anchor = anchors.begin(); anchor != anchors.end(); ++anchor) {
        checkAnchor(*anchor, teams, problems);
        if (std::any_of(anchors.begin(), anchor,
                        [&](const Anchor &other) { return haveSameMeaning(other, *anchor); }))
            note(*anchor, QT_TRANSLATE_NOOP("core", "This number is anchored twice."), {}, problems);
    }
}

CardAnchors::CardAnchors(const std::vector<Anchor> &anchors, const QString &cardId)
{
    std::copy_if(anchors.begin(), anchors.end(), std::back_inserter(m_anchors),
                 [&](const Anchor &anchor) { return anchor.cardId == cardId; });
}

std::optional<int> CardAnchors::teamNumber(AnchorField field) const
{
    const auto found = std::find_if(m_anchors.begin(), m_anchors.end(),
                                    [&](const Anchor &anchor) { return anchor.field == field; });
    return found == m_anchors.end() ? std::nullopt : std::optional(found->value);
}

std::optional<int> CardAnchors::goalRating(const QString &shortName) const
{
    const auto found = std::find_if(m_anchors.begin(), m_anchors.end(), [&](const Anchor &anchor) {
        return anchor.field == AnchorField::GoalRating && searchKey(anchor.player) == searchKey(shortName);
    });
    return found == m_anchors.end() ? std::nullopt : std::optional(found->value);
}

} // namespace touchline::atcs::generator
