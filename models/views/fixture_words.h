// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/competition_state.h"

namespace touchline {

/// "Sat 21 Nov 2026, 15:00"; empty while it is not known.
[[nodiscard]] QString whenText(const CompetitionState &state, int fixture);
/// "12, Sat 21 Nov 2026": the number of the match, with its day where it is known.
[[nodiscard]] QString numberText(const CompetitionState &state, int fixture);
/// "group stage, matchday 2", "quarter-finals".
[[nodiscard]] QString roundText(const CompetitionState &state, int fixture);
/// "Brazil 4–1 Italy", "Brazil 3–2 Argentina after extra time"; the teams alone while nothing is known.
[[nodiscard]] QString resultText(const CompetitionState &state, int fixture);
/// Who scored for whom: "Brazil: Pelé 18', 66'; Gérson 66' · Italy: Boninsegna 37'"; empty where nobody did,
/// or nobody noted it.
[[nodiscard]] QString goalsText(const CompetitionState &state, int fixture);
/// "Brazil – Italy", "Brazil – W49".
[[nodiscard]] QString teamsText(const CompetitionState &state, int fixture);

} // namespace touchline
