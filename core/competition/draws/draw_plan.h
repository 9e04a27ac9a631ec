// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/spread_rule.h"

#include <QStringList>

#include <map>
#include <optional>
#include <vector>

namespace touchline {

/// How the balls are drawn.
enum class DrawMethod {
    Sequential, ///< pot after pot, ball after ball into the first possible group in order, with look-ahead
    Uniform,    ///< every allowed draw is equally likely
    Open,       ///< a cup: places of a bracket, all out of one pot, seeds where they meet as late as can be
    Ranking     ///< no chance: to and fro over the groups by ranking number
};

/// "sequential", "uniform", "open", "ranking".
[[nodiscard]] QString drawMethodWord(DrawMethod method);
/// Nothing for a word that is none.
[[nodiscard]] std::optional<DrawMethod> drawMethodFromWord(const QString &word);

/// The groups divided into parts of the later bracket ("halves": two parts, "quarters": four). A group is in
/// at most one part.
struct GroupParts
{
    QString name;
    /// Names of groups, by part.
    std::vector<QStringList> parts;

    bool operator==(const GroupParts &) const = default;
};

/// Teams of which no two come into the same part.
struct OppositeTeams
{
    /// Name of a GroupParts.
    QString parts;
    QStringList teams;

    bool operator==(const OppositeTeams &) const = default;
};

/// What a draw must keep to. Teams are named by code or name, groups by name.
struct DrawLimits
{
    /// The most teams of a conference in one group.
    SpreadRule conferences;
    /// The fewest teams of a conference in every group, 1 and up.
    std::map<QString, int> fewest;
    /// The most teams of one country (Entrant::lineage) in one group; nothing = no limit.
    std::optional<int> sameCountry;
    /// Teams of each list that may not share a group with each other.
    std::vector<QStringList> notTogether;
    std::vector<GroupParts> parts;
    std::vector<OppositeTeams> opposite;
    /// Teams that are not known yet (winner of a play-off) with the conferences they may be of: they count as
    /// each of them for the most, and as none for the fewest.
    std::map<QString, QStringList> candidates;

    /// Whether it says more than how many teams of a conference a group may have.
    [[nodiscard]] bool limitsMoreThanSpread() const;
    bool operator==(const DrawLimits &) const = default;
};

/// A draw as somebody wants it.
struct DrawPlan
{
    DrawMethod method = DrawMethod::Sequential;
    /// By pot, the first pot first; empty: by ranking number, pot k as many teams as groups have a place k.
    /// A pot may fill several rows of places ("one pot for all").
    std::vector<QStringList> pots;
    /// Team -> "A1" (a place) or "A" (a group). Where pots are made by ranking number, a team with a place is
    /// in the pot of that place: hosts are among the first seeds.
    std::map<QString, QString> fixed;
    /// Open draw: how many of the best by ranking number are seeded; 0, 1, 2, 4, 8, ...
    int seeds = 0;
    DrawLimits limits;

    bool operator==(const DrawPlan &) const = default;
};

} // namespace touchline
