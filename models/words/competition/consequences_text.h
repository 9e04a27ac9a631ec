// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/consequences/consequences.h"

#include <QString>

namespace touchline {

/// "clear it for a replay", "enter the result of the right teams", ...
[[nodiscard]] QString remedyText(Remedy remedy);
/// "Match 49 was played by Italy and Spain, due are Brazil and Spain".
[[nodiscard]] QString conflictText(const Competition &competition, const Conflict &conflict);
/// What a program adds behind a remedy: " (--replay)"; how it is done there.
using RemedyHint = QString (*)(Remedy remedy);
/// Every conflict with what can be done about it; empty where there is none.
[[nodiscard]] QString conflictsText(const Competition &competition, const std::vector<Conflict> &conflicts,
                                    RemedyHint hint = nullptr);
/// What has to be drawn before the competition can go on, a line each; empty where nothing has.
[[nodiscard]] QString lotsText(const Competition &competition);
/// For a person; `after` is the competition with the change. Empty where nothing else changes.
[[nodiscard]] QString consequencesText(const Competition &before, const Competition &after,
                                       const Consequences &found, RemedyHint hint = nullptr);

} // namespace touchline
