// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/format/format.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace touchline::cli {

/// A valid format in figures.
struct FormatSummary
{
    struct Part
    {
        QString stage;
        /// Matches that are played in any case, and those that are played if they are needed.
        int matches = 0;
        int mostMatches = 0;
    };
    QString title;
    int teams = 0;
    std::vector<Part> stages;
    int finalPlaces = 0;

    /// Of all stages together.
    [[nodiscard]] int matches() const;
    [[nodiscard]] int mostMatches() const;
};

[[nodiscard]] FormatSummary summaryOf(const Format &format);
/// "valid: 32 teams, 64 matches, ..."
[[nodiscard]] QString summaryText(const FormatSummary &summary);
[[nodiscard]] QJsonObject toJson(const FormatSummary &summary);

} // namespace touchline::cli
