// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/change.h"
#include "core/play/matches/corrected_report.h"

namespace touchline::cli {

/// What --aet and --pens say of a result.
struct ResultWishes
{
    bool afterExtraTime = false;
    std::optional<QString> shootOut{};
};

/// What `correct` is asked for, as it is typed: what it means depends on the competition.
struct CorrectionWishes
{
    /// The corrections: "score", "walkover", ...; one is made at a time.
    QStringList asked{};
    /// What is given with it: a result, a side, a day, a team, the teams of a lot.
    QString value{};
    /// The goals that the winner of a walkover is given.
    std::optional<QString> score{};
    ResultWishes result{};
    std::optional<QString> match{};
    bool legOnly = false;
    std::optional<QString> minute{};
    QString then{};
    std::optional<QString> cards{};
    QString results{};
    QString points{};
    QString group{};
    QString by{};
    QString on{};
    QString reason{};
    QString newDay{};
    std::optional<QString> kickOff{};
    std::optional<QString> ground{};

    [[nodiscard]] bool asks(const char *correction) const
    {
        return asked.constFirst() == QLatin1String(correction);
    }
};

/// A result as it is typed, as scoreFromText() reads it ("2-1", "2:1 aet", "1-1 4-3p"), with --aet and
/// --pens. Errors: Usage.
[[nodiscard]] Result<CorrectedScore> resultAsked(const QString &score, const ResultWishes &wishes);

/// The day and the reason of a correction. Errors: BadInput.
[[nodiscard]] Result<Note> correctionNote(const CorrectionWishes &wishes);

/// The one change that is asked for; nothing where another team comes in (--replace), which
/// replaced() makes. Errors: BadInput (a score, date, minute or number that is none; an option that another
/// one needs), NotFound (no such match, team or table).
[[nodiscard]] Result<std::optional<Change>> changeAsked(const Competition &competition,
                                                        const CorrectionWishes &wishes, const Note &note);
/// Errors: those of Competition::replaceEntrant(); NotFound (no such team or card).
[[nodiscard]] Result<Competition> replaced(Competition competition, const CorrectionWishes &wishes,
                                           const Note &note);

/// The competition with what is asked for. Errors: those of all these and of withChange().
[[nodiscard]] Result<Competition> corrected(const Competition &competition, const CorrectionWishes &wishes);

} // namespace touchline::cli
