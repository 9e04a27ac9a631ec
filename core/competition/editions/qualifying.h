// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

namespace touchline {

/// How the teams of one conference qualify.
struct QualifyingConference
{
    /// "UEFA".
    QString name;
    /// Places at the finals, the host's included.
    int places = 0;
    int groups = 1;
    /// Entrants that play, best first.
    std::vector<int> teams;
    /// The host if it is of this conference: its place in `teams` where it plays like the others, outside
    /// where it does not play.
    enum class Host { Elsewhere, Plays, Waits };
    Host host = Host::Elsewhere;
    int hostPlace = -1;
};

/// The shape of a qualifying competition: places and groups of a conference, as ATCS 9.6 has them.
struct QualifyingPlaces
{
    QString conference;
    int places = 0;
    int groups = 0;

    bool operator==(const QualifyingPlaces &) const = default;
};
/// AFC 4 in 2 groups, CAF 5 in 2, CONCACAF 4 in 2, CONMEBOL 5 in 2, OFC 1 in 1, UEFA 13 in 6: 32 in all.
[[nodiscard]] const std::vector<QualifyingPlaces> &qualifyingPlaces();

/// Qualifying that leads into the finals as one competition, and its groups: serpentine by ranking inside
/// each conference (ATCS 9.6).
///
/// - Winners and runners-up of the groups qualify (of a single group with one place: the winner). A place
///   more than that goes to the winner of a match between the third-placed teams, or with more than two
///   groups to the winner of a group of them.
/// - A host that waits has one of its conference's places; a host that plays has it in any case, and if it is
///   not among the first two (or first) of its group it takes the last one: that of the worse runner-up, or
///   the one that the third-placed teams would have played for, which is not held then.
/// - A conference with no more teams than places plays nothing, all of its teams qualify, and what is left
///   over goes to the best teams by ranking that have not qualified.
///
/// `waitingHost` is the entrant that is left out because it is the host. `finals` is a format of one group
/// stage and what follows; its group stage is drawn when all have qualified. Errors: BadInput (places that do
/// not add up to the finals; groups that no match is for).
struct Qualifying
{
    Format format;
    Draw draw;
};
[[nodiscard]] Result<Qualifying> qualifying(const std::vector<QualifyingConference> &conferences,
                                            const Format &finals, std::optional<int> waitingHost);

} // namespace touchline
