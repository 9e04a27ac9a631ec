// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/standings/match_ends.h"
#include "core/competition/standings/place_range.h"

#include <vector>

namespace touchline {

/// Whether one team stands above another once the rest of a table has ended in a certain way, whatever the
/// scores are. The criteria are those of standings_order.cpp, asked of ranges in place of figures.
class LevelOrder
{
public:
    enum class Above { Yes, No, Open };

    /// `rest` must live as long.
    explicit LevelOrder(const TableRest &rest);

    /// How open match `match` ends; null = it is left out, since it is between teams that are not asked for.
    void setEnd(std::size_t match, const MatchEnd *end) { m_ends[match] = end; }
    [[nodiscard]] const MatchEnd *end(std::size_t match) const { return m_ends[match]; }

    /// `level` are the teams that are level before `criterion`, one and other among them.
    [[nodiscard]] Above above(int one, int other, const std::vector<int> &level, std::size_t criterion);

    /// Sums of what is played, by team, deductions taken off.
    [[nodiscard]] const std::vector<Tally> &played() const { return m_played; }
    [[nodiscard]] bool isWithoutGoals() const { return m_isWithoutGoals; }

private:
    struct Range
    {
        Figure least = 0;
        Figure most = 0;

        [[nodiscard]] bool isOne() const { return least == most; }
        [[nodiscard]] bool has(Figure figure) const { return least <= figure && figure <= most; }
    };
    /// Teams that are level for certain, and some that may be.
    struct Level
    {
        std::vector<int> sure;
        std::vector<int> maybe;
    };
    /// What comparing two ranges says.
    struct Compared
    {
        /// Decided, or Open where nothing follows.
        Above above = Above::Open;
        /// They can be equal, at `value`, and then the next criterion decides.
        bool mayBeEqual = false;
        Figure value = 0;
        /// What is so if they are not equal; nothing where they always are.
        std::optional<Above> otherwise{};
    };
    struct Pair
    {
        int one = 0;
        int other = 0;
    };
    struct Sums
    {
        std::array<Tally, MatchEnd::corners> tally;
        std::array<MoreFigures, MatchEnd::corners> more;
    };

    [[nodiscard]] Above ask(Pair pair, const Level &level, std::size_t criterion);
    [[nodiscard]] Above askFigure(Pair pair, const Level &level, std::size_t criterion);
    [[nodiscard]] Above askHeadToHead(Pair pair, const std::vector<int> &level, std::size_t block);
    [[nodiscard]] Above askLot(Pair pair, const Level &level) const;
    template <class Ask>
    [[nodiscard]] static Above forEverySet(const Level &level, const Ask &ask);

    [[nodiscard]] static Compared compare(const Range &one, const Range &other);
    [[nodiscard]] static Above combined(const Compared &compared, Above then);
    [[nodiscard]] Range rangeOf(int team, const TieBreakRow &row);
    [[nodiscard]] Range rangeOfMore(int team, const TieBreakRow &row);
    [[nodiscard]] bool hasOpenOpponents(int team) const;
    [[nodiscard]] std::vector<Sums> sumsBetween(const std::vector<int> &level) const;
    [[nodiscard]] static Range rangeOf(const Sums &sums, const TieBreakRow &row);

    const TableRest &m_rest;
    const RuleSet &m_rules;
    std::vector<Tally> m_played;
    bool m_isWithoutGoals = false;
    std::vector<const MatchEnd *> m_ends;
};

} // namespace touchline
