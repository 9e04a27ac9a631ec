// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draws/draw_ceremony.h"

#include "core/base/index.h"
#include "core/competition/draws/draw_words.h"
#include "core/competition/draws/uniform_draw.h"
#include "core/dice/shuffle.h"
#include "core/dice/stream.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

DrawKind kindOf(DrawMethod method)
{
    switch (method) {
    case DrawMethod::Sequential:
        return DrawKind::Free;
    case DrawMethod::Uniform:
        return DrawKind::Uniform;
    case DrawMethod::Open:
        return DrawKind::Open;
    case DrawMethod::Ranking:
        break;
    }
    return DrawKind::Serpentine;
}

bool isPlain(const DrawPlan &plan)
{
    return plan.pots.empty() && plan.fixed.empty() && plan.seeds == 0 && !plan.limits.limitsMoreThanSpread();
}

/// A task whose groups are drawn already: one pot a row.
Result<DrawTask> taskByRanking(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                               const QStringList &groupNames, const DrawPlan &plan)
{
    if (!isPlain(plan) || !(plan.limits.conferences == SpreadRule::off()))
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core", "A draw by ranking number has no pots, fixed places or limits."));
    const auto draw = serpentineDraw(entrants, groupSizes);
    TOUCHLINE_TRY(draw);
    auto task = drawTask(entrants, groupSizes, groupNames, plan);
    if (!task)
        return task;
    for (const DrawStep &step : draw->steps) {
        task->fixedGroup[at(step.team)] = step.group;
        task->fixedSlot[at(step.team)] = 0;
    }
    return task;
}

} // namespace

Result<DrawCeremony> DrawCeremony::begin(std::vector<Entrant> entrants, std::span<const int> groupSizes,
                                         const QStringList &groupNames, const DrawPlan &plan,
                                         std::uint64_t seed, const QUuid &subject)
{
    auto task = plan.method == DrawMethod::Ranking ? taskByRanking(entrants, groupSizes, groupNames, plan)
                                                   : drawTask(entrants, groupSizes, groupNames, plan);
    TOUCHLINE_TRY(task);
    DrawCeremony ceremony(std::move(entrants), std::make_shared<const DrawTask>(std::move(*task)));
    if (!ceremony.m_lookAhead.isPossible())
        return fail(Fault::Impossible,
                    QT_TRANSLATE_NOOP("core", "No draw of these pots keeps the limits of the groups."), {},
                    whyImpossible(ceremony.task(), ceremony.m_entrants));
    ceremony.m_draw.kind = kindOf(plan.method);
    ceremony.m_draw.seed = plan.method == DrawMethod::Ranking ? 0 : seed;
    ceremony.m_draw.limits = plan.limits.conferences;
    if (!isPlain(plan))
        ceremony.m_draw.plan = plan;
    for (const auto &pot : ceremony.m_task->places) {
        auto &taken = ceremony.m_isTaken.emplace_back();
        for (const std::vector<DrawPlace> &places : pot)
            taken.emplace_back(places.size(), char{0});
    }
    Generator generator = stream("draw", seed, subject);
    ceremony.shuffleBalls(generator);
    if (plan.method == DrawMethod::Uniform || plan.method == DrawMethod::Open)
        ceremony.m_picked = uniformGroups(ceremony.task(), generator);
    return ceremony;
}

void DrawCeremony::shuffleBalls(Generator &generator)
{
    for (const bool hasPlace : {true, false}) { // who has a place comes before who only has a group
        for (const std::vector<int> &pot : m_task->pots) {
            std::copy_if(pot.begin(), pot.end(), std::back_inserter(m_balls), [&](int team) {
                return m_task->fixedGroup[at(team)] >= 0 && (m_task->fixedSlot[at(team)] >= 0) == hasPlace;
            });
        }
    }
    for (const std::vector<int> &pot : m_task->pots) {
        std::vector<int> drawn;
        std::copy_if(pot.begin(), pot.end(), std::back_inserter(drawn),
                     [this](int team) { return m_task->fixedGroup[at(team)] < 0; });
        shuffle(drawn, generator);
        m_balls.insert(m_balls.end(), drawn.begin(), drawn.end());
    }
}

GroupIndex DrawCeremony::groupFor(TeamIndex team)
{
    if (m_task->fixedGroup[at(team)] >= 0)
        return GroupIndex(m_task->fixedGroup[at(team)]);
    if (!m_picked.empty())
        return GroupIndex(m_picked[at(team)]);
    int group = 0;
    while (group < m_task->groups() && !m_lookAhead.allows(team, GroupIndex(group)))
        ++group;
    Q_ASSERT(group < m_task->groups()); // the look-ahead never lets the draw into a dead end
    return GroupIndex(group);
}

/// The place that the plan gives the team, else the first free one of its pot in the group.
DrawPlace DrawCeremony::placeFor(TeamIndex team, GroupIndex group) const
{
    const std::size_t pot = at(m_task->potOf[at(team)]);
    const std::vector<char> &taken = m_isTaken[pot][at(group)];
    const auto free = std::find(taken.begin(), taken.end(), char{0});
    const int wanted = m_task->fixedSlot[at(team)];
    const auto slot = wanted >= 0 ? at(wanted) : static_cast<std::size_t>(free - taken.begin());
    return m_task->places[pot][at(group)][slot];
}

DrawStep DrawCeremony::next()
{
    const TeamIndex team = nextTeam();
    const GroupIndex group = groupFor(team);
    const DrawPlace place = placeFor(team, group);
    const int pot = m_task->potOf[at(team)];
    const auto &places = m_task->places[at(pot)][at(group)];
    for (std::size_t slot = 0; slot < places.size(); ++slot) {
        if (places[slot].place == place.place)
            m_isTaken[at(pot)][at(group)][slot] = 1;
    }
    m_lookAhead.place(team, group);
    m_draw.steps.push_back({team, pot, place.group, place.place});
    return m_draw.steps.back();
}

GroupVerdict DrawCeremony::verdict(TeamIndex team, GroupIndex group)
{
    using Why = GroupVerdict::Why;
    const int fixed = m_task->fixedGroup[at(team)];
    if (fixed >= 0)
        return {fixed == group ? Why::Possible : Why::Elsewhere, -1, {}};
    if (!m_lookAhead.hasFreePlace(m_task->potOf[at(team)], group))
        return {Why::Taken, -1, {}};
    const auto broken = m_lookAhead.brokenRule(team, group);
    if (!broken)
        return {m_lookAhead.allows(team, group) ? Why::Possible : Why::DeadEnd, -1, {}};
    GroupVerdict verdict{Why::Limit, *broken, {}};
    const DrawRule &rule = m_task->rules[at(*broken)];
    for (const int member : rule.members) {
        const int where = m_lookAhead.groupOf()[at(member)];
        if (where >= 0 && rule.blockOfGroup[at(where)] == rule.blockOfGroup[at(group)])
            verdict.because.push_back(member);
    }
    return verdict;
}

DrawnBall DrawCeremony::nextWithReasons()
{
    DrawnBall ball;
    const TeamIndex team = nextTeam();
    ball.isFixed = m_task->fixedGroup[at(team)] >= 0;
    for (int group = 0; group < m_task->groups(); ++group)
        ball.groups.push_back(verdict(team, GroupIndex(group)));
    ball.step = next();
    ball.group = m_lookAhead.groupOf()[at(team)];
    return ball;
}

Result<Draw> plannedDraw(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                         const QStringList &groupNames, const DrawPlan &plan, std::uint64_t seed,
                         const QUuid &subject)
{
    auto ceremony =
        DrawCeremony::begin({entrants.begin(), entrants.end()}, groupSizes, groupNames, plan, seed, subject);
    TOUCHLINE_TRY(ceremony);
    while (!ceremony->isComplete())
        static_cast<void>(ceremony->next());
    return ceremony->draw();
}

} // namespace touchline
