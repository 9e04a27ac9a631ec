// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <optional>

namespace touchline {

enum class CompetitionKind {
    League,
    Cup,
    Friendly ///< it neither brings nor serves bans
};

/// As files write them, in the order of CompetitionKind.
inline constexpr std::array<const char *, 3> competitionKindWords{"league", "cup", "friendly"};

/// How an empty category is written where one has to be named.
inline constexpr QLatin1String firstTeamWord("first_team");
inline constexpr QLatin1String reservesWord("reserves");
inline constexpr QLatin1String youthWord("youth");

inline constexpr int longestCategory = 40;

/// What a competition is: bans that are served in several competitions ask for it.
struct CompetitionType
{
    /// Nothing = as its format has it, see kindOf().
    std::optional<CompetitionKind> kind{};
    /// "reserves", "youth", or a word of the organiser's; empty = first team.
    QString category{};

    [[nodiscard]] bool isFriendly() const { return kind == CompetitionKind::Friendly; }
    bool operator==(const CompetitionType &) const = default;
};

} // namespace touchline
