// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/discipline/absence_length.h"
#include "core/discipline/team_ledger.h"
#include "core/play/discipline/other_competitions.h"

#include <QDate>
#include <QTime>

namespace touchline {

/// When a match kicks off, as far as it is known. Over several competitions the clocks are compared as they
/// stand: a team does not travel between two grounds of different zones on one day.
struct KickOffMoment
{
    QDate day{};
    /// Null: midnight, as within one competition.
    QTime time{};

    [[nodiscard]] bool isKnown() const { return day.isValid(); }
    /// What is not known comes before all others.
    [[nodiscard]] bool isBefore(const KickOffMoment &other) const
    {
        return day != other.day ? day < other.day : msecs() < other.msecs();
    }

private:
    [[nodiscard]] int msecs() const { return time.isValid() ? time.msecsSinceStartOfDay() : 0; }
};

/// A match of the team in another competition.
struct OtherMatch
{
    /// Index in OtherCompetitions::all.
    std::size_t competition = 0;
    LedgerMatch match{};
    KickOffMoment kickOff{};
    /// Null where it has none, or was given to a side without being played.
    const MatchReport *report = nullptr;
};

/// A match of the team there, as the team's other ledgers know it.
[[nodiscard]] MatchAhead::Elsewhere aheadOf(const OtherMatch &match, const OtherCompetition &other);

/// The matches of the entrants with that id in the others that serve bans, played or still to come, on days
/// that are known, in their order. `all` outlives them.
[[nodiscard]] std::vector<OtherMatch> servingInOthers(const OtherCompetitions &all, const QUuid &team);

/// The order of two matches of different competitions of one team.
[[nodiscard]] inline bool isBefore(const KickOffMoment &one, const QUuid &competition,
                                   const KickOffMoment &other, const QUuid &otherCompetition)
{
    if (one.isBefore(other) || other.isBefore(one))
        return one.isBefore(other);
    return competition < otherCompetition;
}

/// Of a fixture, by its index.
[[nodiscard]] KickOffMoment kickOffOf(const Competition &competition, int fixture);

} // namespace touchline
