// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/access/league_condition.h"
#include "models/league/league.h"

#include <vector>

namespace touchline {

/// What a check of a whole league found.
struct Verification
{
    /// Match logs of rules that this program does not have: they cannot be played again, their reports stand.
    struct OtherRules
    {
        QString game;
        int version = 0;
        int logs = 0;

        bool operator==(const OtherRules &) const = default;
    };

    /// Of the schema, 1 and up.
    int schema = 0;
    int competitions = 0;
    /// Those set aside too.
    int reports = 0;
    int entries = 0;
    /// The first entry of the history that was sealed when it was written; 0: none is.
    qlonglong sealedFrom = 0;
    /// The seal of the newest entry, in hexadecimal digits.
    QString seal;
    /// Entries that note a repair by hand.
    std::vector<qlonglong> repairs;
    /// The entry with the seal that was noted earlier; nothing where none has it, or none was asked for.
    std::optional<qlonglong> notedEntry{};
    /// Logs that were played again, to the same report or not.
    int replayed = 0;
    std::vector<OtherRules> otherRules;
    /// Matches under way that this program cannot resume.
    std::vector<MatchOfOtherRules> unfinished;
    /// Reports of matches that a game played, without their log: they came with a file that keeps none.
    int withoutLog = 0;
    /// Reports that people entered.
    int entered = 0;
    /// Everything that is wrong; each with the competition, match or entry that it is about.
    Problems problems;

    [[nodiscard]] bool isSound() const { return problems.empty(); }
};

/// Checks that every page and reference is whole (a league file; a server sees to that itself), every
/// competition and text can be read, every fact and match log is what the history says and the history as it
/// was sealed (models/audit), every log of the present rules plays to the report that is kept, and matches
/// under way of the present rules can be resumed. `noted`: the first hexadecimal digits of a seal that was
/// noted earlier, which an entry must have. Nothing is changed. Errors: Lost, Busy, System; what is wrong
/// with the league itself stands in Verification::problems.
[[nodiscard]] Result<Verification> verify(League &league, const QByteArray &noted = {});

} // namespace touchline
