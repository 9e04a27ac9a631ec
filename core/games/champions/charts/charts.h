// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/champions/board/pitch.h"
#include "core/match/chart_set.h"

#include <array>
#include <vector>

namespace touchline::champions {

/// Lines of a squad; the goalkeepers' comes first.
enum class Line : std::uint8_t { Goal, Defence, Midfield, Attack };
inline constexpr int outfieldLines = 3;
inline constexpr int mostInLine = 6;

/// Defenders, midfielders, forwards.
struct Formation
{
    std::array<std::int8_t, outfieldLines> men{4, 4, 2};

    [[nodiscard]] constexpr int all() const { return men[0] + men[1] + men[2]; }
    /// 442 for 4-4-2: how options write it.
    [[nodiscard]] constexpr int code() const { return 100 * men[0] + 10 * men[1] + men[2]; }
    [[nodiscard]] static constexpr Formation ofCode(int code)
    {
        return {{static_cast<std::int8_t>(code / 100), static_cast<std::int8_t>(code / 10 % 10),
                 static_cast<std::int8_t>(code % 10)}};
    }
    constexpr bool operator==(const Formation &) const = default;
};

/// "4-4-2"
[[nodiscard]] QString formationName(Formation formation);
/// Errors: BadInput.
[[nodiscard]] Result<Formation> formationFromName(const QString &name);

enum class SaveResult : std::uint8_t { Goal, Rebound, Catch };

/// What is printed on the board and on the manager's card (specification 2.2, 6.1, 6.6).
struct Charts
{
    /// At Home's end; Away's are these turned round.
    Cells goalieArea;
    Cells penaltyArea;
    Cells penaltySpots;
    Cells cornerSpots;
    Cells ownCircle;
    Cells middleCircle;
    /// [quarters - 1][die - 1]
    std::array<std::array<SaveResult, 4>, 3> save{};
    /// What a manager may choose from, in the order in which they are offered.
    std::vector<Formation> formations;
    /// [line][men - 1]: where they stand by the template, at Home's end, in order.
    std::array<std::array<std::vector<int>, mostInLine>, outfieldLines> places;

    bool operator==(const Charts &) const = default;
};

/// "zones", "save", "formations", "places": resources/charts/champions, read once and shared.
[[nodiscard]] const ChartSet<Charts> &chartSet();
[[nodiscard]] inline const Charts &shippedCharts()
{
    return chartSet().shipped();
}

} // namespace touchline::champions
