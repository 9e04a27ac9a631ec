// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/schedule/schedule_search.h"

#include "core/dice/shuffle.h"

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// Parts of the work for one time through all layouts: most wishes are kept or ruled out with little, and
/// one layout must not use up what the others need.
constexpr std::array<int, 3> sharesOfWork{1, 3, 12};
constexpr int allShares = 16;

} // namespace

std::vector<Round> matchdaysOf(const SeasonShape &shape, const TableNumbers &numbers)
{
    std::vector<int> teams(numbers.numbers.size());
    for (std::size_t team = 0; team < teams.size(); ++team)
        teams[static_cast<std::size_t>(numbers.numbers[team])] = static_cast<int>(team);
    std::vector<Round> matchdays = seasonTable(shape, numbers.layout);
    for (Round &round : matchdays)
        for (Pairing &pairing : round)
            pairing = {teams[static_cast<std::size_t>(pairing.home)],
                       teams[static_cast<std::size_t>(pairing.away)]};
    return matchdays;
}

ScheduleSearch::ScheduleSearch(const SeasonShape &shape, std::vector<int> drawn, Generator generator)
    : m_shape(shape)
    , m_layouts(tableLayouts(shape))
    , m_drawn(std::move(drawn))
    , m_numbers{{}, m_drawn}
{
    std::vector<int> all(m_drawn.size());
    std::iota(all.begin(), all.end(), 0);
    for (const int own : m_drawn) {
        std::vector<int> tries = all;
        shuffle(tries, generator);
        std::iter_swap(tries.begin(), std::find(tries.begin(), tries.end(), own));
        m_tries.push_back(std::move(tries));
    }
}

SearchEnd ScheduleSearch::solve(const std::vector<const ScheduleWish *> &wishes, std::int64_t &work)
{
    const std::int64_t allWork = work;
    // First where the last were found: one wish more is often kept there too.
    std::vector<TableLayout> open = m_layouts;
    std::rotate(open.begin(), std::find(open.begin(), open.end(), m_numbers.layout), open.end());
    for (const int share : sharesOfWork) {
        std::vector<TableLayout> stillOpen;
        const std::int64_t workEach = allWork * share / allShares / static_cast<std::int64_t>(open.size());
        for (const TableLayout &layout : open) {
            const SeasonLookUp season(m_shape, layout);
            NumberSearch search(season, wishes, m_tries);
            std::int64_t left = workEach;
            const SearchEnd end = search.run(left);
            work -= workEach - left;
            if (end == SearchEnd::Found) {
                m_numbers = {layout, completed(search.numbers())};
                return end;
            }
            if (end == SearchEnd::GaveUp)
                stillOpen.push_back(layout);
        }
        if (stillOpen.empty())
            return SearchEnd::Impossible;
        open = std::move(stillOpen);
    }
    return SearchEnd::GaveUp;
}

std::vector<int> ScheduleSearch::completed(const std::vector<int> &found) const
{
    std::vector<int> numbers = found;
    std::vector<char> isTaken(numbers.size(), 0);
    const auto take = [&](std::size_t team, int number) {
        numbers[team] = number;
        isTaken[static_cast<std::size_t>(number)] = 1;
    };
    for (const int number : found)
        if (number >= 0)
            isTaken[static_cast<std::size_t>(number)] = 1;
    for (std::size_t team = 0; team < numbers.size(); ++team)
        if (numbers[team] < 0 && isTaken[static_cast<std::size_t>(m_drawn[team])] == 0)
            take(team, m_drawn[team]);
    // Whoever is left takes the first number free of the own list.
    for (std::size_t team = 0; team < numbers.size(); ++team)
        if (numbers[team] < 0)
            take(team, *std::find_if(m_tries[team].begin(), m_tries[team].end(), [&](int number) {
                     return isTaken[static_cast<std::size_t>(number)] == 0;
                 }));
    return numbers;
}

} // namespace touchline
