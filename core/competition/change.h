// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <variant>

namespace touchline {

/// The report of a match is taken out.
struct ReportWithdrawal
{
    /// Number of the match.
    int match = 0;

    bool operator==(const ReportWithdrawal &) const = default;
};

/// Something that can be entered or corrected.
using Change = std::variant<MatchReport, ReportWithdrawal, Ruling, TeamWithdrawal, Deduction, Lot>;

/// The competition with the change made. Errors: those of the function of Competition that makes it;
/// NotFound (no such match) and Refused (no report to take out) of a ReportWithdrawal.
[[nodiscard]] Result<Competition> withChange(Competition competition, const Change &change,
                                             const Note &note = {});

} // namespace touchline
