// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/play/matches/taking_back.h"

#include <QJsonObject>

#include <optional>
#include <set>
#include <vector>

namespace touchline {

/// Rules that a competition is to have from now on; nothing = they stay.
struct RulesWish
{
    /// Points and tie-breaks of all tables.
    std::optional<RuleSet> tables{};
    /// Rules of discipline as their file has them, with a name; empty = those of the game.
    std::optional<QJsonObject> discipline{};
    /// Level and options of stages, rounds or matches, as in the format; for what is still to be played.
    std::vector<MatchRules> matches{};
    /// League, cup or friendly, and whose competition it is.
    std::optional<CompetitionType> type{};
    /// The last day on which players may join; null: none.
    std::optional<QDate> registration{};
    /// Whether a match may go back past a roll while it is played.
    std::optional<TakingBack> takingBack{};

    [[nodiscard]] bool isEmpty() const
    {
        return !tables && !discipline && matches.empty() && !type && !registration && !takingBack;
    }
    bool operator==(const RulesWish &) const = default;
};

/// The competition with other rules: its tables and bans follow from them, what was played stays. `begun`:
/// indices of fixtures that are being played. Errors: those of Competition::setTableRules(), disciplineOf()
/// and changeMatchRules() and setRegistrationDeadline(), setTakingBack(); Refused (rules of discipline where
/// nobody misses a match, or that the game does not know).
[[nodiscard]] Result<Competition> withRules(Competition competition, const RulesWish &wish,
                                            const std::set<int> &begun = {});

} // namespace touchline
