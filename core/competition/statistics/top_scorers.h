// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QString>
#include <QUuid>

#include <span>
#include <vector>

namespace touchline {

class Competition;

struct Scorer
{
    /// Null where the report does not know the person; then name and team stand for him.
    QUuid player;
    /// As printed in the last report that names him.
    QString name;
    QUuid team;
    QString teamName;
    int goals = 0;
    /// How many of the goals were penalties during play.
    int penalties = 0;

    bool operator==(const Scorer &) const = default;
};

/// Who scored, most goals first, then by name. Own goals and the kicks of a shoot-out do not count
/// (ATCS 9.3). A person who scored for two teams has one entry for each.
[[nodiscard]] std::vector<Scorer> topScorers(std::span<const MatchReport *const> reports);
[[nodiscard]] std::vector<Scorer> topScorers(const Competition &competition);

} // namespace touchline
