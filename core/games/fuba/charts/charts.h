// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/fuba/board/pitch.h"
#include "core/match/chart_set.h"

#include <array>
#include <vector>

namespace touchline::fuba {

/// Defenders, midfielders, forwards: together ten, each 1 to 6 (R37).
struct Formation
{
    std::array<std::int8_t, lineCount> men{4, 4, 2};

    [[nodiscard]] constexpr int of(Line line) const { return men[static_cast<std::size_t>(line)]; }
    [[nodiscard]] constexpr std::int8_t &at(Line line) { return men[static_cast<std::size_t>(line)]; }
    /// 442 for 4-4-2: how options and charts write it.
    [[nodiscard]] constexpr int code() const { return 100 * men[0] + 10 * men[1] + men[2]; }
    [[nodiscard]] static constexpr Formation ofCode(int code)
    {
        return {{static_cast<std::int8_t>(code / 100), static_cast<std::int8_t>(code / 10 % 10),
                 static_cast<std::int8_t>(code % 10)}};
    }
    [[nodiscard]] constexpr bool isLegal() const
    {
        for (const std::int8_t count : men)
            if (count < 1 || count > 6)
                return false;
        return men[0] + men[1] + men[2] == 10;
    }
    constexpr bool operator==(const Formation &) const = default;
};

/// "4-4-2"
[[nodiscard]] QString formationName(Formation formation);
/// Errors: BadInput.
[[nodiscard]] Result<Formation> formationFromName(const QString &name);

/// What is printed on mat, card and table of the game and stands on no page of its rules (specification 2.3,
/// 2.5, 2.6).
struct Charts
{
    /// No attempt from this area.
    static constexpr std::int8_t noShot = 127;

    /// By area in the shooter's view: added to the shot, 0 or less; noShot.
    std::array<std::int8_t, areaCount> shot{};
    /// From this area only while the opponents' keeper is out of his penalty area.
    std::array<bool, areaCount> onlyKeeperOut{};
    /// [keeper to his left, stays, to his right][shot to the shooter's left, middle, right]: goal from this
    /// number on.
    std::array<std::array<std::int8_t, 3>, 3> penalty{};
    /// The formation cards, in the order in which a squad that fits several takes them.
    std::vector<Formation> cards;

    bool operator==(const Charts &) const = default;
};

/// "shot", "penalty", "formation_cards": resources/charts/fuba, read once and shared.
[[nodiscard]] const ChartSet<Charts> &chartSet();
[[nodiscard]] inline const Charts &shippedCharts()
{
    return chartSet().shipped();
}

} // namespace touchline::fuba
