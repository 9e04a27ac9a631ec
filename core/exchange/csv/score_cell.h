// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QString>

#include <optional>

namespace touchline {

/// What a cell with a whole result says.
struct ScoreCell
{
    enum class Kind {
        Played,
        Open,    ///< to come, postponed or abandoned
        Walkover ///< awarded to a side, without a score
    };
    Kind kind = Kind::Played;
    Score score{};
    std::optional<Score> shootOut{};
    bool isAfterExtraTime = false;
    /// Walkover: who has won; nothing where the cell does not say.
    std::optional<Side> winner{};
    /// Open: "postponed", "abandoned", or nothing.
    QString word{};
};

/// Reads "2-1", "2:1", "2 - 1", "2–1", "2.0-1.0", "2-1 aet", "1-1 (4-3 pens)", "4-3 pen 1-1 aet", "2:1 (1:0)"
/// with the half-time score behind it, "P-P" (postponed), "A-A" (abandoned), "H-W" and "A-W" (walkover to the
/// home or away team), "W/O" (to nobody knows whom). An empty cell, "-" and "v" are a match to come. Nothing
/// for anything else.
[[nodiscard]] std::optional<ScoreCell> scoreCell(const QString &text);

} // namespace touchline
