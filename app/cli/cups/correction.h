// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/change.h"
#include "core/play/matches/corrected_report.h"

namespace touchline::cli {

/// The options of `correct` that say what is to be changed.
extern const std::vector<OptionRow> correctionRows;

/// Which of them the command line has: "score", "walkover", ...
[[nodiscard]] QStringList correctionsAsked(const QCommandLineParser &parser);

/// A result as it is typed, as scoreFromText() reads it ("2-1", "2:1 aet", "1-1 4-3p"), with --aet and
/// --pens. Errors: Usage.
[[nodiscard]] Result<CorrectedScore> resultAsked(const QString &score, const QCommandLineParser &parser);

/// The day and the reason of a correction. Errors: BadInput.
[[nodiscard]] Result<Note> correctionNote(const QCommandLineParser &parser);

/// The one change that the command line asks for; nothing where another team comes in (--replace), which
/// replaced() makes. Errors: BadInput (a score, date, minute or number that is none; an option that another
/// one needs), NotFound (no such match, team or table).
[[nodiscard]] Result<std::optional<Change>> changeAsked(const Competition &competition,
                                                        const QCommandLineParser &parser, const Note &note);
/// Errors: those of Competition::replaceEntrant(); NotFound (no such team or card).
[[nodiscard]] Result<Competition> replaced(Competition competition, const QCommandLineParser &parser,
                                           const Note &note);

/// The competition with what the command line asks for. Errors: those of all these and of withChange().
[[nodiscard]] Result<Competition> corrected(const Competition &competition, const QCommandLineParser &parser);

} // namespace touchline::cli
