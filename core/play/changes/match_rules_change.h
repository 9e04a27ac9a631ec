// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/play_rules.h"

#include <optional>
#include <set>
#include <vector>

namespace touchline {

/// The matches that level and options are chosen for: one of them, or all of a stage or of one of its rounds.
struct MatchRulesTarget
{
    /// As MatchRules::stage; empty where `match` is given.
    QString stage{};
    /// Number of one match; 0 = those of `stage`.
    int match = 0;

    bool operator==(const MatchRulesTarget &) const = default;
};

/// The fixtures that a target names: indices of Competition::fixtures().
[[nodiscard]] std::vector<int> fixturesOf(const Competition &competition, const MatchRulesTarget &target);

/// The rule that names exactly these matches; null where there is none.
[[nodiscard]] const MatchRules *ownRules(const Format &format, const MatchRulesTarget &target);

/// What the matches of a target are played by where they have no rule of their own: that of their round (one
/// match), of their stage, or level and options of the competition. Errors: those of levelChoiceOf().
[[nodiscard]] Result<LevelChoice> inheritedRules(const Format &format, const QString &level,
                                                 const QJsonObject &options, const MatchRulesTarget &target,
                                                 const GameInfo &info);

/// Gives the matches of a target that are still to be played another level or other options (stage and match
/// of `own` are not looked at), or with nothing those of the rest (ATCS 9.1: any level may be chosen per
/// fixture). A match that has a result, and those of `begun` (indices), keep what they were played by.
/// Errors: NotFound (no such match or stage; no such level); Refused (none of them is still to be played;
/// options that would do nothing there); BadInput (options).
[[nodiscard]] Result<void> changeMatchRules(Competition &competition, const MatchRulesTarget &target,
                                            const std::optional<MatchRules> &own,
                                            const std::set<int> &begun = {});

} // namespace touchline
