// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QString>
#include <QUuid>

#include <span>
#include <vector>

namespace touchline {

/// Cards as they were shown. Reports that list none bring none.
struct CardCount
{
    /// Every yellow card, a player's second ones too.
    int yellow = 0;
    /// Sendings-off for a second yellow card.
    int secondYellow = 0;
    /// Straight red cards.
    int red = 0;

    [[nodiscard]] int sendingsOff() const { return secondYellow + red; }
    bool operator==(const CardCount &) const = default;
};

/// Counts an event that is a card; any other changes nothing.
void addCard(ReportEventKind kind, CardCount &cards);

/// A player's cards for a team, or a team's.
struct Booked
{
    /// Null for a team, and where the report does not know the person.
    QUuid player;
    /// As printed in the last report that names him; empty for a team.
    QString name;
    QUuid team;
    QString teamName;
    CardCount cards;

    bool operator==(const Booked &) const = default;
};

/// Who was booked or sent off: most sendings-off first, then yellow cards, then by name. A person who was
/// booked for two teams has one entry for each.
[[nodiscard]] std::vector<Booked> playersBooked(std::span<const MatchReport *const> reports);
/// The same for teams.
[[nodiscard]] std::vector<Booked> teamsBooked(std::span<const MatchReport *const> reports);

} // namespace touchline
