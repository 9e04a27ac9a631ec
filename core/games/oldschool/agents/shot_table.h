// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/oldschool/rules/state.h"

#include <array>
#include <memory>
#include <vector>

namespace touchline::oldschool {

/// Chances of a goal in 1/1024, since a curl of nine evens has one of 512.
inline constexpr int certain = 1'024;

/// What shots are worth from every cell against a keeper in every cell: made when first asked for and kept
/// (specification 12.2). All places are in the shooter's frame.
class ShotTable
{
public:
    static constexpr int heights = 4;
    static constexpr int columns = 27; ///< aims 0..26

    explicit ShotTable(const Charts &charts);
    [[nodiscard]] bool fits(const Charts &charts) const;

    /// The best curl against a keeper who does not move any more; 0 directions: none. `keeper` off the pitch:
    /// there is none.
    [[nodiscard]] int bestCurl(Point ball, Point keeper, Point aim);
    /// The chance with that best curl.
    [[nodiscard]] int standing(Point ball, Point keeper, Point aim);
    /// The chance when the keeper first goes where it is lowest.
    [[nodiscard]] int shot(Point ball, Point keeper, int points, bool isLob, Point aim);
    /// The mean of the best shot over all rolls of the two dice.
    [[nodiscard]] int expected(Point ball, Point keeper, int points);

private:
    struct Aims
    {
        std::array<std::int16_t, static_cast<std::size_t>(columns *heights)> chance{};
        std::array<std::int8_t, static_cast<std::size_t>(columns *heights)> curl{};
    };
    /// landing() of each aim of the table.
    using Landings = std::array<std::int16_t, static_cast<std::size_t>(columns *heights)>;
    [[nodiscard]] const Aims &aimsOf(Point ball, Point keeper);
    [[nodiscard]] Landings landings(Point ball, Point keeper) const;
    [[nodiscard]] int landing(Point ball, Point keeper, Point aim) const;
    [[nodiscard]] int curled(Point ball, Point keeper, const Landings &known, Point aim, Point way) const;

    Charts m_charts;
    /// By cells of ball and keeper.
    std::vector<std::vector<std::unique_ptr<Aims>>> m_aims;
    std::vector<std::vector<std::int16_t>> m_expected;
};

/// The table of this thread for these charts.
[[nodiscard]] ShotTable &shotTable(const Charts &charts);

} // namespace touchline::oldschool
