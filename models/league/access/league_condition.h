// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/problem.h"
#include "models/store/database/database.h"

#include <vector>

namespace touchline {

/// A match under way of a game or of rules that this program does not have: it is whole, but cannot be
/// resumed.
struct MatchOfOtherRules
{
    /// Its competition and number, or its name.
    QString match;
    QString game;
    int version = 0;

    bool operator==(const MatchOfOtherRules &) const = default;
};

struct MatchesUnderWay
{
    /// Of those whose rows or inputs are not as they were written.
    Problems problems;
    std::vector<MatchOfOtherRules> otherRules;
};

/// What is wrong with the matches under way. Errors: those of the database.
[[nodiscard]] Result<MatchesUnderWay> checkMatchesUnderWay(store::Database &database);

/// What speaks against working with a league: conditionOf(), and damaged matches under way. Empty for one
/// that is whole as far as opening looks. Errors: those of the database.
[[nodiscard]] Result<Problems> leagueCondition(store::Database &database);

} // namespace touchline
