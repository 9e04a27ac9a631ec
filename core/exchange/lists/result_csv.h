// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/csv/import_preview.h"
#include "core/match/report/match_report.h"

#include <QDate>
#include <QDateTime>
#include <QStringList>
#include <optional>
#include <vector>

namespace touchline {

/// One line of a list of results.
struct ResultRow
{
    enum class Kind { Any, Match, Replay, PlayOff, Walkover };

    int line = 0;
    /// Columns of the names, from 1, for problems that come to light later.
    PerSide<qsizetype> columns{};
    QString stage;
    /// Empty for a tie of a knockout, and in a list of a single league.
    QString group;
    PerSide<QString> teams;
    Kind kind = Kind::Any;
    /// A match to come: the goals of both sides are left empty. All figures below are as unset.
    bool isOpen = false;
    /// Why it is open, as the list says it: "postponed". Empty where it says nothing.
    QString openWord{};
    /// A walkover without a score.
    std::optional<Side> awardedTo{};
    Score score;
    std::optional<Score> shootOut;
    std::optional<DecidedBy> decidedBy;
    /// Those that the list names (listedGoals()).
    std::vector<ReportEvent> goals{};
    /// Conduct scores, 0 and down.
    PerSide<std::optional<int>> conduct;

    /// Number of the match; 0 where the list gives none.
    int match = 0;
    /// The day of the match as it is written; null where the list does not say.
    QDate date{};
    /// The same with day and month the other way round, where nothing says which comes first; else null.
    QDate otherDate{};
    /// The kick-off, where the list says how far its time is from UTC; else invalid.
    QDateTime moment{};

    /// It says which match of its two teams it is.
    [[nodiscard]] bool namesMatch() const { return match != 0 || date.isValid(); }
    /// "line 12"
    [[nodiscard]] QString where() const { return csvPlace(line); }
    /// "line 12, column 3": the name of a team.
    [[nodiscard]] QString where(Side side) const { return csvPlace(line, columns[side]); }
};

/// Reads a list of results, without a look at what the rows mean together: columns home, away, home_goals,
/// away_goals (0 to 999, both empty for a match to come); optional stage, group, number (of the match), date,
/// kind, home_pens, away_pens, home_conduct, away_conduct (conduct scores, 0 and down), decided_by (90,
/// extra_time, shoot_out), goals (listedGoals()). In place of the goals a column score (scoreCell()). Rows
/// with totals, and rows without teams, are passed over with a note; so are days without a year.
[[nodiscard]] ImportPreview<ResultRow> previewResults(const CsvList &csv);

struct ResultsExport
{
    QByteArray csv;
    /// What such a list cannot say, by match.
    Problems leftOut;
};

/// The results of a competition that count, in the order of play, with all columns.
[[nodiscard]] ResultsExport resultsCsv(const Competition &competition, CsvStyle style = {});

/// The columns that such a list may have.
[[nodiscard]] ColumnSet resultListColumns();

} // namespace touchline
