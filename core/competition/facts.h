// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/table_points.h"
#include "core/competition/entry/entrant.h"
#include "core/facts/player_fact.h"
#include "core/match/report/match_report.h"

#include <QDate>
#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace touchline {

/// Lots that were drawn, first drawn first. A fact: it is kept, whatever becomes of the table.
struct Lot
{
    /// Index of the table; -1 for the lot of a tie.
    int table = -1;
    /// Indices of entrants.
    std::vector<int> order;
    /// Number of the tie, 0 for the lot of a table. The first drawn wins it.
    int tie = 0;

    bool operator==(const Lot &) const = default;
};

/// The pairings of a round that were drawn, or made by the pairing rules, when it was reached. A fact: a
/// result corrected later does not change who was drawn against whom.
struct RoundDraw
{
    /// Index in FixturePlan::drawnRounds.
    int round = 0;
    /// Indices in DrawnRound::pot: home and away of the first pairing, of the second, ...; who is left over
    /// has a bye.
    std::vector<int> order;

    bool operator==(const RoundDraw &) const = default;
};

/// Points taken away from a team in a table, or bonus points given to it.
struct Deduction
{
    int table = 0;
    int team = 0;
    /// 1 and up: taken away; -1 and down: given.
    TablePoints points = 0;
    QString reason;
    /// Number of the match that they are about; 0 for none.
    int match = 0;

    [[nodiscard]] bool isBonus() const { return points < 0; }
    bool operator==(const Deduction &) const = default;
};

/// The conduct score of all matches of a team in a table, as the organisers counted it. It counts where the
/// reports do not record cards, and the scores of all teams of the table are noted.
struct NotedConduct
{
    int table = 0;
    int team = 0;
    /// 0 and down.
    int score = 0;

    bool operator==(const NotedConduct &) const = default;
};

/// A team goes out of the competition. All that were decided about a team are kept, the last has effect.
struct TeamWithdrawal
{
    enum class Results {
        Void,    ///< in a group that it has not played to the end none of its matches counts
        Counted, ///< what is played counts, what is left is lost by walkover
        Revoked  ///< it takes part after all
    };
    int team = 0;
    Results results = Results::Counted;
    /// When it was decided; may be null.
    QDate date{};
    QString reason{};
    /// By entrant: number of the last match that the team had played by then, 0 for none. Empty where it was
    /// not noted.
    std::vector<int> lastPlayed{};

    bool operator==(const TeamWithdrawal &) const = default;
};

/// A team came in for another that had played nothing yet.
struct Replacement
{
    /// Index of the entrant; the one that takes part now stands there.
    int team = 0;
    Entrant former;
    QDate date{};
    QString reason{};

    bool operator==(const Replacement &) const = default;
};

/// Why and when a report or a fact was changed, as far as it was noted.
struct Note
{
    QDate date{};
    QString reason{};

    bool operator==(const Note &) const = default;
};

/// A report that does not count any more. It is kept: nothing that was entered disappears.
struct SetAside
{
    enum class Why {
        Corrected, ///< another report has taken its place
        TakenOut,  ///< it was taken out, the match is open again
        Replayed   ///< the match is played again
    };
    /// Number of the match.
    int match = 0;
    Why why = Why::Corrected;
    /// Never null.
    std::shared_ptr<const MatchReport> report;
    Note note{};

    bool operator==(const SetAside &other) const
    {
        return match == other.match && why == other.why && *report == *other.report && note == other.note;
    }
};

/// What the organiser said about a player of a team, or of how the competition is played, and when. What
/// follows from it is for discipline and play.
struct OrganiserDecision
{
    int team = 0;
    /// Number of the match of the team after which it was decided; 0 = before its first.
    int after = 0;
    /// The day of the decision; may be unknown.
    QDate date{};
    PlayerFact fact{};
    /// How often that match had been cleared for a replay after it was played, when it was decided.
    int replay = 0;

    bool operator==(const OrganiserDecision &) const = default;
};

} // namespace touchline
