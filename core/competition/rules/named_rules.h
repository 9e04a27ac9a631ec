// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/rules/rule_set.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace touchline {

/// A league or a tournament whose rules changed with the years: its rule sets are called NAME-YEAR.
struct RuleSeries
{
    /// "england-premier-league".
    QString name;
    /// "England: Premier League".
    QString title;
    /// "england"; empty for tournaments of national teams.
    QString country;
    /// The last season in which it was the top league of the country; 0 = it still is.
    int topUntil = 0;
    /// The regulations that the rules come from.
    QString source;
    /// The rules of discipline of the league, and the season with which they begin; empty = none are known.
    QString discipline;
    int disciplineFrom = 0;
};

/// A rule set of a list, and the seasons (by the year in which they begin) in which it holds.
struct ListedRuleSet
{
    RuleSet rules;
    /// 0 = it has no years.
    int from = 0;
    /// 0 = it still holds.
    int until = 0;
    /// What people call a set that belongs to no series; empty for the others.
    QString title{};
};

/// The rule sets that a list shows under one heading.
struct RuleGroup
{
    /// Without a name where its rule sets have no years.
    RuleSeries series;
    std::vector<ListedRuleSet> sets;
};

/// What a name with or without a year stands for: "england-1975" is the Football League of 1975.
struct SeriesOfName
{
    RuleSeries series;
    /// Nothing = the latest.
    std::optional<int> year;
};

/// The rule set of that name, from resources/rules. A series ("fifa", "england-premier-league") is its latest
/// set, a country ("england") that of its top league. A year without its own regulations gets the last
/// before it, under their name ("fifa-2023" is fifa-2022); the year of a season is the one in which it
/// begins. Nothing if there is none.
[[nodiscard]] std::optional<RuleSet> ruleSet(const QString &name);
/// The series that a name belongs to; nothing where it is none of a series, or of a country before its first
/// season.
[[nodiscard]] std::optional<SeriesOfName> seriesOf(const QString &name);
/// NotFound for a name that ruleSet() does not know: the year is before the first one, or what it may have
/// meant.
[[nodiscard]] Error noRuleSet(const QString &name);

/// All of them, in the order in which a list shows them.
[[nodiscard]] const std::vector<RuleGroup> &ruleGroups();
/// The names of all rule sets, in the same order.
[[nodiscard]] QStringList ruleSetNames();

} // namespace touchline
