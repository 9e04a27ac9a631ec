// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/facts.h"
#include "core/match/report/match_report.h"
#include "models/store/rows/content_store.h"
#include "models/store/rows/row.h"

namespace touchline::store {

/// Whether a report counts, or why it does not any more.
struct ReportState
{
    /// Nothing for a report that counts.
    std::optional<SetAside::Why> why{};
    /// The order in which reports of the competition were set aside, from 1.
    qlonglong aside = 0;
    Note note{};
};

/// A report read back.
struct StoredReport
{
    MatchReport report;
    ReportState state;
};

/// The rows of a report: itself, then its events. Who was in the squads goes to `contents`, which many
/// reports of a team share.
[[nodiscard]] Result<std::vector<Row>> rowsOf(const MatchReport &report, const QUuid &competition,
                                              const ReportState &state, ContentStore &contents);
/// The persons of its events, which must be there before.
[[nodiscard]] std::vector<Row> personsOf(const MatchReport &report);

/// Reads back what rowsOf() gave. Errors: Damaged.
[[nodiscard]] Result<StoredReport> reportOf(const Row &row, const std::vector<Row> &events,
                                            ContentStore &contents);

} // namespace touchline::store
