// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw_words.h"

#include "core/base/index.h"
#include "core/competition/draws/draw_look_ahead.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

using Kind = DrawRule::Kind;

/// How many of its teams the groups can take if only this limit counts.
int roomFor(const DrawRule &rule, const DrawTask &task)
{
    std::vector<int> places(rule.mostInBlock.size(), 0);
    for (int group = 0; group < task.groups(); ++group)
        places[at(rule.blockOfGroup[at(group)])] += task.sizeOf(group);
    int room = 0;
    for (std::size_t block = 0; block < places.size(); ++block)
        room += std::min(places[block], rule.mostInBlock[block]);
    return room;
}

Problem tooMany(const DrawRule &rule, const DrawTask &task, std::span<const Entrant> entrants)
{
    const QString count = QString::number(rule.members.size());
    const QString groups = QString::number(task.groups());
    const Message hint{QT_TRANSLATE_NOOP("core", "Draw without limits, or take teams of other conferences."),
                       {}};
    switch (rule.kind) {
    case Kind::Conference:
    case Kind::Country:
        return {
            rule.name,
            {QT_TRANSLATE_NOOP("core", "%1 teams of %2 do not go into %3 groups with at most %4 in each."),
             {count, rule.name, groups, QString::number(rule.number)}},
            rule.kind == Kind::Conference ? hint : Message()};
    case Kind::Fewest:
        return {rule.name,
                {QT_TRANSLATE_NOOP("core", "Only %1 of %2, for %3 groups with at least %4 in each."),
                 {QString::number(entrants.size() - rule.members.size()), rule.name, groups,
                  QString::number(rule.number)}},
                {}};
    case Kind::NotTogether:
        return {{},
                {QT_TRANSLATE_NOOP("core", "%1 teams that may not meet do not go into %2 groups: %3."),
                 {count, groups, teamNames(rule.members, entrants)}},
                {}};
    case Kind::Opposite:
        break;
    }
    return {rule.name,
            {QT_TRANSLATE_NOOP("core", "%1 teams do not go into %2 different %3: %4."),
             {count, QString::number(rule.mostInBlock.size()), rule.name, teamNames(rule.members, entrants)}},
            {}};
}

bool isPossible(const DrawTask &task)
{
    return DrawLookAhead(std::make_shared<const DrawTask>(task)).isPossible();
}

/// The same task without each limit and fixed place that is not needed to make it impossible.
DrawTask smallestImpossible(DrawTask task)
{
    for (std::size_t rule = task.rules.size(); rule-- > 0;) {
        DrawTask without = task;
        without.rules.erase(without.rules.begin() + static_cast<std::ptrdiff_t>(rule));
        without.indexRules();
        if (!isPossible(without))
            task = std::move(without);
    }
    for (int team = 0; team < task.teams(); ++team) {
        if (task.fixedGroup[at(team)] < 0)
            continue;
        DrawTask without = task;
        without.fixedGroup[at(team)] = -1;
        if (!isPossible(without))
            task = std::move(without);
    }
    return task;
}

} // namespace

QString teamNames(const std::vector<int> &teams, std::span<const Entrant> entrants)
{
    QStringList names;
    for (const int team : teams)
        names.append(entrants[at(team)].handle());
    return names.join(QStringLiteral(", "));
}

Message ruleMessage(const DrawRule &rule, std::span<const Entrant> entrants)
{
    switch (rule.kind) {
    case Kind::Conference:
    case Kind::Country:
        return rule.number == 1
                   ? Message{QT_TRANSLATE_NOOP("core", "At most one team of %1 in a group."), {rule.name}}
                   : Message{QT_TRANSLATE_NOOP("core", "At most %1 teams of %2 in a group."),
                             {QString::number(rule.number), rule.name}};
    case Kind::Fewest:
        return rule.number == 1
                   ? Message{QT_TRANSLATE_NOOP("core", "At least one team of %1 in every group."),
                             {rule.name}}
                   : Message{QT_TRANSLATE_NOOP("core", "At least %1 teams of %2 in every group."),
                             {QString::number(rule.number), rule.name}};
    case Kind::NotTogether:
        return {QT_TRANSLATE_NOOP("core", "Not in one group: %1."), {teamNames(rule.members, entrants)}};
    case Kind::Opposite:
        break;
    }
    return {QT_TRANSLATE_NOOP("core", "In different %1: %2."),
            {rule.name, teamNames(rule.members, entrants)}};
}

Problems whyImpossible(const DrawTask &task, std::span<const Entrant> entrants)
{
    Problems problems;
    for (const DrawRule &rule : task.rules) {
        if (static_cast<int>(rule.members.size()) > roomFor(rule, task))
            problems.push_back(tooMany(rule, task, entrants));
    }
    if (!problems.empty())
        return problems;
    const DrawTask smallest = smallestImpossible(task);
    for (const DrawRule &rule : smallest.rules) {
        Problem &problem = problems.emplace_back();
        problem.what = ruleMessage(rule, entrants);
        if (rule.kind == Kind::Conference || rule.kind == Kind::Country) {
            problem.where = teamNames(rule.members, entrants);
        }
    }
    for (int team = 0; team < task.teams(); ++team) {
        if (smallest.fixedGroup[at(team)] >= 0)
            problems.push_back({entrants[at(team)].handle(),
                                {QT_TRANSLATE_NOOP("core", "Its place in group %1 is fixed."),
                                 {task.groupNames.at(smallest.fixedGroup[at(team)])}},
                                {}});
    }
    problems.insert(
        problems.begin(),
        Problem{
            {}, {QT_TRANSLATE_NOOP("core", "No draw of these pots keeps all of this together:"), {}}, {}});
    return problems;
}

} // namespace touchline
