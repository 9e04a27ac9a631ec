// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/officials.h"
#include "models/league/league.h"

#include <vector>

namespace touchline {

/// Referees who come to the list of a competition or have other words there, and those who leave it.
struct RefereeListChange
{
    std::vector<RefereeEntry> entered{};
    std::vector<QUuid> removed{};

    [[nodiscard]] bool isEmpty() const { return entered.empty() && removed.empty(); }
};

/// Changes the list, as one command. Errors: those of enterReferee(), removeReferee() and
/// LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> changeReferees(League &league, const QUuid &competition,
                                                  const RefereeListChange &change);

/// What makes the list that of `wanted`, whoever has a name of it (in any spelling) keeping their id:
/// `replace`: whoever is not in it leaves.
[[nodiscard]] RefereeListChange refereeListChange(const Competition &competition,
                                                  const std::vector<RefereeEntry> &wanted, bool replace);

/// Appoints referees, drawn ones or one chosen by hand, as one command; at least one. Errors: those of
/// appointReferees() and LeagueCompetitions::update().
[[nodiscard]] Result<JournalEntry> appointReferees(League &league, const QUuid &competition,
                                                   const std::vector<RefereeAppointment> &appointments);

} // namespace touchline
