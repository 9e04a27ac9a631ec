// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/draw.h"
#include "core/competition/draw_input.h"
#include "core/competition/draw_search.h"
#include "core/competition/shuffle.h"
#include "core/dice/stream.h"

#include <qglobal.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace touchline {

namespace {

using Pot = std::vector<int>;

/// Pot k has as many teams as there are groups with a place k.
std::vector<Pot> potsByRanking(const std::vector<int> &order, std::span<const int> groupSizes)
{
    std::vector<Pot> pots;
    auto next = order.begin();
    while (next != order.end()) {
        const int place = static_cast<int>(pots.size());
        const auto count =
            std::count_if(groupSizes.begin(), groupSizes.end(), [place](int size) { return size > place; });
        pots.emplace_back(next, next + count);
        next += count;
    }
    return pots;
}

/// The conferences as numbers. Those that no limit can touch are kind 0.
struct Kinds
{
    std::vector<int> ofTeam;
    std::vector<int> limits;
};

std::map<QString, int> teamsByConference(std::span<const Entrant> entrants)
{
    std::map<QString, int> counts;
    for (const Entrant &entrant : entrants)
        ++counts[entrant.conference];
    return counts;
}

Kinds kindsOf(std::span<const Entrant> entrants, const SpreadRule &limits, int places)
{
    Kinds kinds{std::vector<int>(entrants.size(), 0), {places}};
    std::map<QString, int> numbers;
    for (const auto &[conference, teams] : teamsByConference(entrants)) {
        const auto limit = limits.limitOf(conference);
        if (!limit || teams <= *limit)
            continue;
        numbers[conference] = static_cast<int>(kinds.limits.size());
        kinds.limits.push_back(*limit);
    }
    for (std::size_t i = 0; i < entrants.size(); ++i) {
        if (const auto found = numbers.find(entrants[i].conference); found != numbers.end())
            kinds.ofTeam[i] = found->second;
    }
    return kinds;
}

std::vector<std::vector<int>> countKinds(const std::vector<Pot> &pots, const Kinds &kinds)
{
    std::vector<std::vector<int>> counts(pots.size(), std::vector<int>(kinds.limits.size(), 0));
    for (std::size_t pot = 0; pot < pots.size(); ++pot) {
        for (const int team : pots[pot])
            ++counts[pot][static_cast<std::size_t>(kinds.ofTeam[static_cast<std::size_t>(team)])];
    }
    return counts;
}

Problems tooManyOfOneConference(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                                const SpreadRule &limits)
{
    Problems problems;
    for (const auto &[conference, teams] : teamsByConference(entrants)) {
        const auto limit = limits.limitOf(conference);
        if (!limit)
            continue;
        const int room = std::accumulate(groupSizes.begin(), groupSizes.end(), 0,
                                         [limit](int sum, int size) { return sum + std::min(size, *limit); });
        if (teams > room)
            problems.push_back(
                {conference,
                 {QT_TRANSLATE_NOOP("core", "%1 teams of %2 do not go into %3 groups with at most %4 "
                                            "in each."),
                  {QString::number(teams), conference, QString::number(groupSizes.size()),
                   QString::number(*limit)}},
                 {QT_TRANSLATE_NOOP("core", "Draw without limits, or take teams of other conferences."),
                  {}}});
    }
    return problems;
}

tl::unexpected<Error> impossible(Problems problems)
{
    return fail(Fault::Impossible,
                QT_TRANSLATE_NOOP("core", "No draw of these pots keeps the limits of the groups."), {},
                std::move(problems));
}

std::vector<DrawStep> drawPots(const std::vector<Pot> &pots, const Kinds &kinds, DrawSearch &search,
                               int groups)
{
    std::vector<DrawStep> steps;
    for (std::size_t p = 0; p < pots.size(); ++p) {
        const int pot = static_cast<int>(p);
        for (const int team : pots[p]) {
            const int kind = kinds.ofTeam[static_cast<std::size_t>(team)];
            int group = 0;
            while (group < groups && !search.allows(pot, kind, group))
                ++group;
            Q_ASSERT(group < groups); // the search never lets the draw into a dead end
            search.place(pot, kind, group);
            steps.push_back({team, pot, group, pot});
        }
    }
    return steps;
}

} // namespace

Result<Draw> freeDraw(std::span<const Entrant> entrants, std::span<const int> groupSizes,
                      const SpreadRule &limits, std::uint64_t seed, const QUuid &subject)
{
    const Result<std::vector<int>> order = byRanking(entrants, groupSizes);
    if (!order)
        return fail(order.error());
    if (Problems problems = tooManyOfOneConference(entrants, groupSizes, limits); !problems.empty())
        return impossible(std::move(problems));
    std::vector<Pot> pots = potsByRanking(*order, groupSizes);
    Generator generator = stream("draw", seed, subject);
    for (Pot &pot : pots)
        shuffle(pot, generator);
    const Kinds kinds = kindsOf(entrants, limits, static_cast<int>(pots.size()));
    DrawSearch search(kinds.limits, countKinds(pots, kinds), {groupSizes.begin(), groupSizes.end()});
    if (!search.isPossible())
        return impossible({});
    return Draw{
        DrawKind::Free, {}, seed, limits, drawPots(pots, kinds, search, static_cast<int>(groupSizes.size()))};
}

} // namespace touchline
