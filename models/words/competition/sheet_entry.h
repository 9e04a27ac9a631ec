// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/table_match.h"

namespace touchline {

/// A line of a score sheet as people type it: minute, player, and what he did where it was no goal: "23
/// Pele", "23 #10 pen", "45+2 Bene og", "61 Bene y", "70 Riva inj out_next", "78 Smith away on", "so Pele",
/// "so Pele miss"; behind a slash who made the goal, or went off: "23 Pele / Vava", "78 Smith on / Jones".
/// "44 ? home" is a goal whose scorer nobody noted. A name may be short, as long as one player is called so;
/// home or away says whose he is. Errors: BadInput with what is wrong; Refused (he may not play, with the
/// reason; the sheet has no such thing).
[[nodiscard]] Result<ReportEvent> eventFromText(const QString &text, const TableMatch &match);

/// The name in such a line that neither team has; empty where the line has none, or names a shirt.
[[nodiscard]] QString unknownNameIn(const QString &text, const TableMatch &match);

/// How somebody would type that event.
[[nodiscard]] QString eventAsTyped(const ReportEvent &event, const TableMatch &match);

/// Whether the sheet has such a line at all.
[[nodiscard]] bool hasEvent(const ScoreSheet &sheet, ReportEventKind kind);

} // namespace touchline
