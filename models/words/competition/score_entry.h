// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/corrected_report.h"

namespace touchline {

/// A result as people type it: "2-1", "2:1", "2 1"; "2-1 aet" after extra time; "1-1 4-3p" or "1-1 (4-3)"
/// where a shoot-out decided, whose goals come second. Errors: BadInput with how it is written.
[[nodiscard]] Result<CorrectedScore> scoreFromText(const QString &text);

/// Goals alone, as in scoreFromText(); a word of extra time or of a shoot-out is an error. Errors: BadInput.
[[nodiscard]] Result<Score> goalsFromText(const QString &text);

/// How somebody would type the result of that report: "1-1 4-3p".
[[nodiscard]] QString scoreAsTyped(const MatchReport &report);

/// The report of fixtures()[index] that a typed result makes, for the teams that the match has now; see
/// correctedReport(). Errors, each one sentence: those of scoreFromText() and correctedReport(); BadInput (a
/// winner is needed, and the result has none; extra time or a shoot-out where a draw stands); those of
/// Competition::record().
[[nodiscard]] Result<MatchReport> typedReport(const Competition &competition, int index,
                                              const CorrectedScore &result);
[[nodiscard]] Result<MatchReport> typedReport(const Competition &competition, int index, const QString &text);

} // namespace touchline
