// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/index.h"
#include "core/competition/standings/level_order.h"

#include <functional>
#include <map>
#include <vector>

namespace touchline {

/// Goes through the ways in which the rest of a table can end.
class TableEnds
{
public:
    /// More ends, times the teams that are compared at each, are not gone through one by one; nor more with
    /// goal differences told apart.
    static constexpr long long mostCompared = 60'000;
    static constexpr long long mostFinelyCompared = 8'000;

    /// `rest` must live as long.
    explicit TableEnds(const TableRest &rest);

    [[nodiscard]] PlaceRange rangeOf(int team);
    /// The same if the team has so many points in the end; by points alone. Only for a table that is ordered
    /// by them.
    [[nodiscard]] PlaceRange rangeWith(int team, TablePoints points) const;

    /// The ends of the matches that matter for a team, and in which places they leave it, whatever the scores
    /// are.
    struct End
    {
        /// By match of matchesFor().
        std::span<const MatchEnd *const> ends;
        PlaceRange places;
        /// What the team has then.
        TablePoints points;
    };
    using Visit = std::function<void(const End &)>;
    /// Indices in TableRest::open of the matches whose end can change the place of the team, its own first.
    [[nodiscard]] std::vector<std::size_t> matchesFor(int team) const;
    /// Visits all of them, each match with its usual ends in the order of usualEnds(); false, without a
    /// visit, where they are more than `most`.
    bool visit(int team, long long most, const Visit &visit);
    [[nodiscard]] const std::vector<MatchEnd> &usualEnds() const { return m_ends.usual; }

    /// The least and the most that the team can have in the end, deductions taken off.
    [[nodiscard]] TablePoints fewestPoints(int team) const { return m_bounds[at(team)].low.points; }
    [[nodiscard]] TablePoints mostPoints(int team) const { return m_bounds[at(team)].high.points; }

private:
    enum class Extreme { Best, Worst };
    /// Sums that the first criterion cannot fall below or rise above.
    struct Bounds
    {
        Tally low;
        Tally high;
    };
    /// What is asked about one team.
    struct Question
    {
        int team = 0;
        Extreme extreme = Extreme::Best;
        /// Teams that the first criterion alone may leave on either side of it.
        std::vector<int> rivals;
        /// Those that are on the wrong side of it in any case.
        int fixed = 0;
    };
    using Choices = std::vector<std::vector<const MatchEnd *>>;

    [[nodiscard]] const std::vector<MatchEnd> &endsOf(std::size_t match, const MatchEnds &ends) const
    {
        return m_rest.open[match].isUndecided ? ends.undecided : ends.usual;
    }
    [[nodiscard]] bool isInMatch(int team, std::size_t match) const
    {
        return m_rest.open[match].home == team || m_rest.open[match].away == team;
    }
    [[nodiscard]] Figure mainFigure(const Tally &tally) const { return m_main->figure.tally(tally); }
    void makeBounds();
    void addUnpaired();
    [[nodiscard]] bool isNarrowable(std::size_t match) const;
    [[nodiscard]] bool isPinned(int team, Extreme extreme) const;
    [[nodiscard]] std::vector<const MatchEnd *> narrowed(std::size_t match, Side side, Extreme extreme,
                                                         const MatchEnds &ends) const;
    [[nodiscard]] Bounds withOwn(int team, Extreme extreme) const;
    [[nodiscard]] Question question(int team, Extreme extreme, const Bounds &own) const;
    [[nodiscard]] int wrongSide(int team, Extreme extreme);
    [[nodiscard]] int fewestOnWrongSide(const Question &question, const MatchEnds &ends, long long most,
                                        int least);
    [[nodiscard]] const MatchEnds &fineEnds(int margins);
    [[nodiscard]] int wrongSideByPoints(const Question &question, const Bounds &own) const;
    [[nodiscard]] Choices choicesFor(const Question &question, const std::vector<std::size_t> &matches,
                                     const MatchEnds &ends) const;
    [[nodiscard]] std::vector<std::size_t> matchesOf(const Question &question) const;
    [[nodiscard]] bool isTooMuch(const Question &question, const std::vector<std::size_t> &matches,
                                 long long most) const;
    [[nodiscard]] static long long countOf(const Choices &choices);
    template <class Leaf>
    bool walk(const std::vector<std::size_t> &matches, const Choices &choices, std::size_t next,
              const Leaf &leaf);
    void apply(std::size_t match, const MatchEnd &end, std::vector<Tally> &tallies) const;
    [[nodiscard]] int wrongSideAtEnd(const Question &question, int enough);

    const TableRest &m_rest;
    const RuleSet &m_rules;
    LevelOrder m_order;
    MatchEndWishes m_wishes;
    MatchEnds m_ends;
    /// By the differences that they tell apart, made when first needed.
    std::map<int, MatchEnds> m_fineEnds;
    /// The first criterion, where the end of a match alone says what it brings (points, wins); null where it
    /// counts goals or anything else.
    const TieBreakRow *m_main = nullptr;
    std::vector<Bounds> m_bounds;
    /// meetings[a * teams + b]: matches to come between a and b that count for certain.
    std::vector<int> m_meetings;
    bool m_hasUnpaired = false;
    /// By depth of the walk: the sums of all teams.
    std::vector<std::vector<Tally>> m_sums;
    std::size_t m_depth = 0;
};

} // namespace touchline
