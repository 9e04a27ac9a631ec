// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/rule_set.h"

namespace touchline {

namespace {

struct NamedTieBreak
{
    TieBreak tieBreak;
    const char *word;
};

constexpr std::array<NamedTieBreak, allTieBreaks.size()> words{{
    {TieBreak::Points, "points"},
    {TieBreak::GoalDifference, "goal_difference"},
    {TieBreak::GoalsFor, "goals_for"},
    {TieBreak::HeadToHeadPoints, "head_to_head_points"},
    {TieBreak::HeadToHeadGoalDifference, "head_to_head_goal_difference"},
    {TieBreak::HeadToHeadGoals, "head_to_head_goals"},
    {TieBreak::Lots, "lots"},
}};

RuleSet league(const char *name, int win)
{
    return {QString::fromLatin1(name),
            {win, 1, 0},
            {TieBreak::Points, TieBreak::GoalDifference, TieBreak::GoalsFor, TieBreak::Lots},
            false};
}

std::vector<RuleSet> makeRuleSets()
{
    // ATCS 9.2, with R52 for three and more level teams.
    return {{QStringLiteral("atcs"), {3, 1, 0}, {allTieBreaks.begin(), allTieBreaks.end()}, true},
            league("league-3-1-0", 3),
            league("league-2-1-0", 2)};
}

const std::vector<RuleSet> &ruleSets()
{
    static const std::vector<RuleSet> table = makeRuleSets();
    return table;
}

} // namespace

QString tieBreakWord(TieBreak tieBreak)
{
    return QString::fromLatin1(words.at(static_cast<std::size_t>(tieBreak)).word);
}

std::optional<TieBreak> tieBreakFromWord(const QString &word)
{
    for (const NamedTieBreak &entry : words) {
        if (word == QLatin1String(entry.word))
            return entry.tieBreak;
    }
    return std::nullopt;
}

std::optional<RuleSet> ruleSet(const QString &name)
{
    for (const RuleSet &rules : ruleSets()) {
        if (rules.name == name)
            return rules;
    }
    return std::nullopt;
}

QStringList ruleSetNames()
{
    QStringList names;
    for (const RuleSet &rules : ruleSets())
        names.append(rules.name);
    return names;
}

} // namespace touchline
