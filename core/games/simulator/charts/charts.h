// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/games/simulator/board/pitch.h"
#include "core/games/simulator/board/sticker.h"
#include "core/match/chart_set.h"

#include <QJsonObject>
#include <QStringList>

#include <array>
#include <memory>
#include <vector>

namespace touchline::simulator {

inline constexpr int teamSize = 11;

/// Cells of a line-up in the side's own view, the goalkeeper's first (3.5).
struct Formation
{
    QString name;
    std::array<Cell, teamSize> cells{};

    /// Defenders, midfielders, forwards by its name: "4-2-3-1" has five midfielders. All are 0 for a name
    /// that does not say it.
    [[nodiscard]] std::array<int, 3> lines() const;
};

/// Which sections count in a duel, and how many at the most (6.7).
struct DuelFigure
{
    /// By Colour.
    std::array<bool, colourCount> counts{};
    std::int8_t most = 3;
};

enum class DuelValue : std::uint8_t { Dribbling, Defence, Keeper, Ball };
inline constexpr std::size_t duelValues = 4;

/// Two colours that together are a skill (R20).
struct Combination
{
    Colour first = Colour::Yellow;
    Colour second = Colour::Green;
};
enum class CombinedSkill : std::uint8_t { LongPass, ShotFromOutside };
inline constexpr std::size_t combinedSkills = 2;

/// What is printed: formations, stickers, colours.
struct Charts
{
    std::vector<Formation> formations;
    std::vector<Sticker> stickers;
    std::array<DuelFigure, duelValues> duels{};
    std::array<Combination, combinedSkills> combinations{};

    [[nodiscard]] bool hasSticker(const Sticker &sticker) const;
    /// -1 where there is none of that name.
    [[nodiscard]] int formationNamed(const QString &name) const;
};

/// "formations", "stickers", "duels", "combinations": resources/charts/simulator, read once and shared.
[[nodiscard]] const ChartSet<Charts> &chartSet();
[[nodiscard]] inline const Charts &shippedCharts()
{
    return chartSet().shipped();
}

} // namespace touchline::simulator
