// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/discipline/team_ledger.h"
#include "core/play/discipline/discipline_facts.h"

#include <map>
#include <vector>

namespace touchline {

/// One playing of a fixture on the way of a team; a fixture that was cleared for a replay has several.
struct TeamFixture
{
    /// What became of it.
    enum class Fate {
        Counts,
        Annulled,          ///< also: cleared for a replay
        Withdrawn,         ///< void since a team withdrew
        Undecided,         ///< abandoned, and nobody has said yet what becomes of it
        AbandonedReplayed, ///< abandoned, and played again
        AbandonedDecided   ///< abandoned, and given to a side or standing as it was
    };
    /// Index of the fixture; -1: before the first.
    int fixture = -1;
    /// How many playings of the fixture were cleared for a replay before this one.
    int replay = 0;
    /// It is the present one of the fixture.
    bool isLast = true;
    /// Null where the team did not play it, or it does not count for players whatever the rules say.
    const MatchReport *report = nullptr;
    Fate fate = Fate::Counts;
    Ruling::Cards cards = Ruling::Cards::ByRules;
    /// Given to one of the sides without a report that counts for players.
    bool isWalkover = false;
    /// Abandoned, and there is no report that counts for players: it was played, and nothing is known of it.
    /// Its replay is a playing of its own.
    bool isUnrecorded = false;
    /// There is no report of it yet, and its day is known; see Unreported.
    bool isUnreported = false;
    /// Of one without a report that counts for players.
    LedgerMatch given{};
    /// The team was given it.
    bool isWon = false;
    /// Nobody won what was abandoned: it stands as it was.
    bool isUnawarded = false;
    /// The day of this playing; null where it is not known.
    QDate day{};
    /// And its kick-off on that day.
    QTime time{};

    /// It is one of the matches of the season of the team.
    [[nodiscard]] bool isOfSeason() const
    {
        return fate == Fate::Counts || fate == Fate::Undecided || fate == Fate::AbandonedDecided;
    }
};

/// Whether the matches without a report are among the matches of a team. Those of which no day is known never
/// are: nobody knows what they come before.
enum class Unreported { LeftOut, OnTheirDays };

/// The fixture is still to be played, or its report is still to come.
[[nodiscard]] bool isOpen(const FixtureStatus &status);

/// Known by a ruling alone, and later than that day: given to one of the sides without being played, or
/// abandoned.
[[nodiscard]] bool isGivenAhead(const TeamFixture &match, const QDate &day);

/// What is left of a match of which nothing is left.
inline constexpr MatchEffect nothingLeft{false, false, false, false, false};

/// What a match does by the rules and by what was ruled about its cards.
[[nodiscard]] MatchEffect effectOf(const TeamFixture &match, const DisciplineRules &rules);

/// Whether who misses it serves a ban by it.
[[nodiscard]] bool doesServe(const TeamFixture &match, const DisciplineRules &rules);

/// What stands for the report of a match of the team of which nothing is known.
[[nodiscard]] MatchReport unrecordedReport(const LedgerMatch &match, const QUuid &team);

/// The matches of an entrant that can matter for its players, in the order of play, with the fixtures after
/// which something was decided and the one that is asked for (-1: none). A playing that was set aside stands
/// on the day that it had; a replay without a day of its own follows the match after which it was ordered.
[[nodiscard]] std::vector<TeamFixture> teamFixtures(const Competition &competition, const Progress &now,
                                                    int team, int asked,
                                                    const std::vector<TimedDecision> &decisions,
                                                    Unreported unreported = Unreported::LeftOut);

/// By index in Competition::setAside(): index of the ruling that cleared the match for a replay, -1 where the
/// report was set aside for another reason.
[[nodiscard]] std::vector<int> replayRulings(const Competition &competition);

/// By number of the match: index of the ruling that cleared each earlier playing of it for a replay, also of
/// those that had no report; -1 where it is not known.
[[nodiscard]] std::map<int, std::vector<int>> clearances(const Competition &competition);

/// The first playing of the match from that one on of which a report was entered, or the present one.
[[nodiscard]] int firstReported(const Competition &competition, int match, int replay);

/// Whether the report of the match has that team.
[[nodiscard]] bool isReportOf(const MatchReport *report, const QUuid &team);

} // namespace touchline
