// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/suspension.h"

#include <QString>
#include <QUuid>

#include <vector>

namespace touchline {

/// A match of a team: its index in a list of them is how suspensions name it.
struct LedgerMatch
{
    QUuid fixture;
    QString opponent;
    /// Name of the earlier season, or of the other competition, that it belongs to; empty for a match of this
    /// one.
    QString season{};
    /// The day on which it was played; null where it is not known.
    QDate day{};
    /// There is no report of it yet. It is taken to be played on its day, without cards and injuries.
    bool isAhead = false;

    bool operator==(const LedgerMatch &) const = default;
};

/// Bookings of a player that one of the yellow rules counts together.
struct BookingRun
{
    QUuid player;
    QString name;
    /// Index in DisciplineRules::yellows.
    std::size_t rule = 0;
    std::vector<int> matches;
    /// How many bring the next ban; 0 = none comes any more.
    int needed = 0;

    [[nodiscard]] bool isOneShort() const
    {
        return needed > 0 && static_cast<int>(matches.size()) + 1 >= needed;
    }
    bool operator==(const BookingRun &) const = default;
};

/// The time after an offence in which the next one is dearer, see WindowRule.
struct OffenceWatch
{
    QUuid player;
    QString name;
    bool injuries = false;
    /// Matches of the team that are left of it.
    int left = 0;
    /// The match that opened it.
    int match = 0;

    bool operator==(const OffenceWatch &) const = default;
};

/// What a team brings along from an earlier season: the part of its ledger that is still open.
struct LedgerStart
{
    /// Those that the rest names, by index.
    std::vector<LedgerMatch> matches;
    /// With nothing served yet: `games` is what was left.
    std::vector<Suspension> suspensions;
    std::vector<BookingRun> runs;
    std::vector<OffenceWatch> watches;

    [[nodiscard]] bool isEmpty() const { return suspensions.empty() && runs.empty() && watches.empty(); }
    bool operator==(const LedgerStart &) const = default;
};

} // namespace touchline
