// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/schedule/schedule_season.h"
#include "core/competition/schedule/schedule_wish.h"

#include <cstdint>

namespace touchline {

/// How a search ended.
enum class SearchEnd {
    Found,
    Impossible, ///< everything was tried or ruled out
    GaveUp      ///< the work allowed was done before
};

/// Looks for numbers of one table for teams, so that all of some wishes are kept: tries number after number
/// for the team with the fewest left, takes out what the wishes rule out for the others, and turns back as
/// soon as the numbers left no longer go round (a matching of teams and numbers).
class NumberSearch
{
public:
    /// `season` and `wishes` outlive the search. tries[team]: the numbers in the order in which they are
    /// tried, one list for each team.
    NumberSearch(const SeasonLookUp &season, const std::vector<const ScheduleWish *> &wishes,
                 const std::vector<std::vector<int>> &tries);

    /// `work` is what may be done, counted in sets of numbers looked at; lowered by what was done.
    [[nodiscard]] SearchEnd run(std::int64_t &work);
    /// After Found: the number of each team that a wish names, -1 for the others.
    [[nodiscard]] const std::vector<int> &numbers() const { return m_found; }

private:
    struct State
    {
        /// By team; of a team with a number that number alone.
        std::vector<NumberSet> left;
        std::vector<char> isSet;
        /// A way for the numbers to go round: by team and by number, -1 for none.
        std::vector<int> mate;
        std::vector<int> owner;
    };

    [[nodiscard]] bool ruleOutVenues(State &state);
    SearchEnd search(const State &state);
    [[nodiscard]] int narrowestTeam(const State &state) const;
    [[nodiscard]] bool give(State &state, int team, int number);
    [[nodiscard]] bool ruleOut(State &state, const ScheduleWish &wish, int team, int number);
    [[nodiscard]] bool ruleOutHomes(State &state, const ScheduleWish &wish);
    [[nodiscard]] bool goesRound(State &state);
    [[nodiscard]] bool findMate(State &state, int team, NumberSet &seen);

    const SeasonLookUp &m_season;
    const std::vector<const ScheduleWish *> &m_wishes;
    const std::vector<std::vector<int>> &m_tries;
    int m_count;
    /// Teams that a wish names.
    std::vector<int> m_teams;
    /// By team: the wishes that name it together with others.
    std::vector<std::vector<const ScheduleWish *>> m_common;
    std::int64_t m_work = 0;
    std::vector<int> m_found;
};

} // namespace touchline
