// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/index.h"
#include "core/competition/draws/draw_task.h"

#include <qglobal.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace touchline {

namespace {

using Kind = DrawRule::Kind;

class RuleMaker
{
public:
    RuleMaker(const DrawTask &task, std::span<const Entrant> entrants, const DrawLimits &limits,
              Problems &problems)
        : m_task(task)
        , m_entrants(entrants)
        , m_limits(limits)
        , m_problems(problems)
    {
        for (const Entrant &entrant : entrants)
            m_conferences.push_back(entrant.conference.isEmpty() ? QStringList()
                                                                 : QStringList{entrant.conference});
        for (const auto &[name, conferences] : limits.candidates) {
            const int team = teamNamed(name, QStringLiteral("candidates.") + name);
            if (team >= 0)
                m_conferences[at(team)] = conferences;
        }
    }

    std::vector<DrawRule> rules()
    {
        addConferences();
        addFewest();
        addCountries();
        for (std::size_t i = 0; i < m_limits.notTogether.size(); ++i)
            addByGroup(Kind::NotTogether, {}, 1,
                       teamsNamed(m_limits.notTogether[i], QStringLiteral("not_together[%1]").arg(i)));
        for (std::size_t i = 0; i < m_limits.opposite.size(); ++i)
            addOpposite(m_limits.opposite[i], QStringLiteral("opposite[%1]").arg(i));
        return std::move(m_rules);
    }

private:
    int teamNamed(const QString &name, const QString &where)
    {
        const int team = entrantNamed(name, m_entrants);
        if (team < 0)
            m_problems.push_back(
                {where, {QT_TRANSLATE_NOOP("core", "There is no team %1 in this competition."), {name}}, {}});
        return team;
    }

    std::vector<int> teamsNamed(const QStringList &names, const QString &where)
    {
        std::vector<int> teams;
        for (const QString &name : names) {
            const int team = teamNamed(name, where);
            if (team >= 0 && std::find(teams.begin(), teams.end(), team) == teams.end())
                teams.push_back(team);
        }
        return teams;
    }

    /// A limit that cannot be broken makes no rule.
    void add(DrawRule rule)
    {
        rule.groupsOfBlock.resize(rule.mostInBlock.size());
        for (std::size_t group = 0; group < rule.blockOfGroup.size(); ++group)
            rule.groupsOfBlock[at(rule.blockOfGroup[group])].set(group);
        const int least = *std::min_element(rule.mostInBlock.begin(), rule.mostInBlock.end());
        if (static_cast<int>(rule.members.size()) > least)
            m_rules.push_back(std::move(rule));
    }

    void addByGroup(Kind kind, const QString &name, int limit, std::vector<int> members)
    {
        DrawRule rule{kind, name, limit, std::move(members), {}, {}, {}};
        rule.blockOfGroup.resize(at(m_task.groups()));
        std::iota(rule.blockOfGroup.begin(), rule.blockOfGroup.end(), 0);
        for (int group = 0; group < m_task.groups(); ++group)
            rule.mostInBlock.push_back(kind == Kind::Fewest ? m_task.sizeOf(group) - limit : limit);
        add(std::move(rule));
    }

    void addConferences()
    {
        std::set<QString> all;
        for (const QStringList &conferences : m_conferences)
            all.insert(conferences.begin(), conferences.end());
        for (const QString &conference : all) {
            const auto limit = m_limits.conferences.limitOf(conference);
            if (!limit)
                continue;
            std::vector<int> members;
            for (int team = 0; team < m_task.teams(); ++team) {
                if (m_conferences[at(team)].contains(conference))
                    members.push_back(team);
            }
            addByGroup(Kind::Conference, conference, *limit, std::move(members));
        }
    }

    void addFewest()
    {
        for (const auto &[conference, number] : m_limits.fewest) {
            std::vector<int> others;
            for (int team = 0; team < m_task.teams(); ++team) {
                if (m_conferences[at(team)] != QStringList{conference})
                    others.push_back(team);
            }
            bool fits = true;
            for (int group = 0; group < m_task.groups(); ++group)
                fits = fits && m_task.sizeOf(group) >= number;
            if (fits)
                addByGroup(Kind::Fewest, conference, number, std::move(others));
            else
                m_problems.push_back(
                    {QStringLiteral("fewest.") + conference,
                     {QT_TRANSLATE_NOOP("core", "No group can have at least %1 teams of %2 if it has fewer "
                                                "places."),
                      {QString::number(number), conference}},
                     {}});
        }
    }

    void addCountries()
    {
        if (!m_limits.sameCountry)
            return;
        std::map<QString, std::vector<int>> teams;
        for (int team = 0; team < m_task.teams(); ++team) {
            if (const QString &country = m_entrants[at(team)].lineage; !country.isEmpty())
                teams[country].push_back(team);
        }
        for (auto &[country, members] : teams)
            addByGroup(Kind::Country, country, *m_limits.sameCountry, std::move(members));
    }

    void addOpposite(const OppositeTeams &opposite, const QString &where)
    {
        const auto parts =
            std::find_if(m_limits.parts.begin(), m_limits.parts.end(),
                         [&](const GroupParts &candidate) { return candidate.name == opposite.parts; });
        if (parts == m_limits.parts.end()) {
            m_problems.push_back(
                {where + QStringLiteral(".in"),
                 {QT_TRANSLATE_NOOP("core", "The groups are not divided into \"%1\"."), {opposite.parts}},
                 {}});
            return;
        }
        DrawRule rule{Kind::Opposite,
                      parts->name,
                      1,
                      teamsNamed(opposite.teams, where + QStringLiteral(".teams")),
                      {},
                      {},
                      {}};
        rule.blockOfGroup = blocksOf(*parts);
        rule.mostInBlock.assign(parts->parts.size(), 1);
        if (std::find(rule.blockOfGroup.begin(), rule.blockOfGroup.end(), -1) == rule.blockOfGroup.end())
            add(std::move(rule));
    }

    /// By group: its part; -1 where it is in none, which is a problem.
    std::vector<int> blocksOf(const GroupParts &parts)
    {
        std::vector<int> blocks(at(m_task.groups()), -1);
        const QString where = QStringLiteral("parts.") + parts.name;
        for (std::size_t part = 0; part < parts.parts.size(); ++part) {
            for (const QString &name : parts.parts[part]) {
                const auto group = m_task.groupNames.indexOf(name);
                if (group < 0)
                    note(where, QT_TRANSLATE_NOOP("core", "There is no group %1."), name);
                else if (blocks[static_cast<std::size_t>(group)] >= 0)
                    note(where, QT_TRANSLATE_NOOP("core", "Group %1 is there twice."), name);
                else
                    blocks[static_cast<std::size_t>(group)] = static_cast<int>(part);
            }
        }
        for (int group = 0; group < m_task.groups(); ++group) {
            if (blocks[at(group)] < 0)
                note(where, QT_TRANSLATE_NOOP("core", "Group %1 is in no part."),
                     m_task.groupNames.at(group));
        }
        return blocks;
    }

    void note(const QString &where, const char *text, const QString &argument)
    {
        const bool isKnown = std::any_of(m_problems.begin(), m_problems.end(), [&](const Problem &problem) {
            return problem.where == where && problem.what.text == text &&
                   problem.what.arguments == QStringList{argument};
        });
        if (!isKnown) // several lists of opposite teams may use the same parts
            m_problems.push_back({where, {text, {argument}}, {}});
    }

    const DrawTask &m_task;
    std::span<const Entrant> m_entrants;
    const DrawLimits &m_limits;
    Problems &m_problems;
    /// By team: those it is of, or may turn out to be of.
    std::vector<QStringList> m_conferences;
    std::vector<DrawRule> m_rules;
};

} // namespace

std::vector<DrawRule> drawRules(const DrawTask &task, std::span<const Entrant> entrants,
                                const DrawLimits &limits, Problems &problems)
{
    return RuleMaker(task, entrants, limits, problems).rules();
}

} // namespace touchline
