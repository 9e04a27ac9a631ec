// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/change.h"
#include "models/views/competition_state.h"

namespace touchline {

/// What can be done about fixtures()[fixture] as things stand.

/// The computer can play it now; both teams have what the game asks for.
[[nodiscard]] bool canBePlayed(const CompetitionState &state, int fixture);
/// Its first result can be entered.
[[nodiscard]] bool takesResult(const CompetitionState &state, int fixture);
/// It has a result in whose place another one can be put.
[[nodiscard]] bool canBeCorrected(const CompetitionState &state, int fixture);
[[nodiscard]] bool canBeAwarded(const CompetitionState &state, int fixture);
[[nodiscard]] bool canBePutOff(const CompetitionState &state, int fixture);
[[nodiscard]] bool canBeAnnulled(const CompetitionState &state, int fixture);
/// It was broken off, or what was decided about that can be changed.
[[nodiscard]] bool canBeAbandoned(const CompetitionState &state, int fixture);
/// It has been played, or was called off, and can be cleared to be played again.
[[nodiscard]] bool canBeReplayed(const CompetitionState &state, int fixture);
/// It has a result, or was awarded or annulled by a ruling, and can be made open again.
[[nodiscard]] bool canBeTakenOut(const CompetitionState &state, int fixture);

/// A ruling of that kind about the fixture and the teams that it concerns. AsItIs: those who played it, else
/// those that the match has now.
[[nodiscard]] Ruling rulingAbout(const CompetitionState &state, int fixture, Ruling::Kind kind);
/// Takes back what gives the match its result: first a ruling that awards or annuls it, else its report.
[[nodiscard]] Change takingOut(const CompetitionState &state, int fixture);

} // namespace touchline
