// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/discipline/availability.h"
#include "core/play/discipline/free_again.h"

#include <QDate>

#include <optional>
#include <vector>

namespace touchline {

/// Somebody who misses a match of that day.
struct DayAbsence
{
    Absentee who;
    /// Why, one for each thing that keeps him out.
    std::vector<SuspensionCause> causes;
    /// Matches that he misses from this one on; nothing = all to the end.
    std::optional<int> left;
    /// The last day of one that ends by the calendar; null where it is counted in matches alone.
    QDate until{};
    /// From when on he may play again; nothing where the match is over.
    std::optional<FreeAgain> free{};
};

/// Somebody who plays, and misses the match after it when he is booked or hurt once more.
struct DayRisk
{
    QUuid player;
    QString name;
    /// Each once.
    std::vector<ThreatKind> kinds;
    std::vector<Message> because;
};

/// A team on that day.
struct TeamOnDay
{
    /// Index of the entrant.
    int team = 0;
    /// In the order in which it was brought.
    std::vector<DayAbsence> out;
    /// Of a match that is still to be played, by what is known before it; see `before`.
    std::vector<DayRisk> atRisk;
    /// Matches of the team that come before this one and have no report yet: what they serve is counted as
    /// served, what they bring is not known.
    int before = 0;
};

/// A match of that day.
struct MatchOnDay
{
    int fixture = 0;
    /// The home team first; only those that are known.
    std::vector<TeamOnDay> teams;

    /// Both teams are known, and neither has a match before this one: nobody else can be out but by a
    /// decision.
    [[nodiscard]] bool isSettled() const;
};

/// The days that have a match still to be played, the first one first.
[[nodiscard]] std::vector<QDate> daysToPlay(const Competition &competition, const Progress &now);

/// The days that have a match, played or not, the first one first.
[[nodiscard]] std::vector<QDate> daysWithMatches(const Competition &competition, const Progress &now);

/// One match and who misses it, as matchesOnDay() has it.
[[nodiscard]] MatchOnDay matchOnDay(const Competition &competition, const Progress &now, int fixture,
                                    const DisciplineRules *rules);

/// The matches of that day in the order of play, played ones too, and who misses them. A match that is not
/// needed or counts for nothing is left out, and a walkover that nobody misses. `rules`: null where nothing
/// is carried from match to match, so that nobody misses anything.
[[nodiscard]] std::vector<MatchOnDay> matchesOnDay(const Competition &competition, const Progress &now,
                                                   QDate day, const DisciplineRules *rules);

} // namespace touchline
