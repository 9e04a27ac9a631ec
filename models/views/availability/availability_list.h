// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/fines/fines.h"
#include "core/squad/person.h"
#include "models/views/availability/player_mark.h"
#include "models/views/competition_state.h"

#include <QStringList>

#include <functional>
#include <optional>

namespace touchline {

/// Whom the list of available players is about.
enum class AvailabilityScope {
    NextMatches, ///< every team that has another match, by its next one
    AllTeams,
    Everybody, ///< all teams, players who are free too
    Fielded,   ///< who took part in the matches so far although suspended or injured
    Fines      ///< what clubs and players have to pay, club by club
};

/// How somebody stands before the next match of his team.
enum class Standing {
    Out,    ///< misses it
    AtRisk, ///< plays; one more yellow card brings a ban
    Lapsed, ///< had to miss one, but his team has none left
    Free,
    Fielded, ///< took part in a match that was played although he was out
    Fined    ///< has to pay, or has paid
};

struct AvailabilityRow
{
    Standing standing = Standing::Out;
    /// Index of the entrant.
    int team = 0;
    QUuid player;
    QString name;
    /// One for each thing that keeps him out, the first as it was brought.
    PlayerMarks marks;
    /// Each a sentence.
    QStringList why;
    /// "3 matches; free from matchday 5, v Italy, Sat 28 Nov 2026", "to the end; no end is known", "until Sat
    /// 12 Dec 2026; ..."; of a match that is over without the second part; empty for those who play. Of those
    /// who took part although they were out, what that costs by the rules: "the match is lost".
    QString until;
    QUuid teamId{};
    QString teamName{};
    /// Of the list of fines.
    std::optional<Fine> fine{};

    [[nodiscard]] QString whyText() const { return why.join(QStringLiteral("; ")); }
    bool operator==(const AvailabilityRow &) const = default;
};

/// The players of a match that comes next, or of teams that have none.
struct AvailabilitySection
{
    QUuid competition;
    /// Index of the fixture; -1 where no match is known.
    int fixture = -1;
    /// "Brazil – Italy", "No match left".
    QString title;
    /// "Sat 21 Nov 2026, 15:00, group stage, matchday 2".
    QString caption;
    /// Who misses it, then who is at risk, then who is free; of each the home team first.
    std::vector<AvailabilityRow> rows;
    /// Other matches of its teams come before it, or decide who they are: what happens there is not known.
    bool hasEarlier = false;
};

struct AvailabilityList
{
    /// In the order in which the matches are played.
    std::vector<AvailabilitySection> sections;
    /// Decisions of the organiser that change nothing, since an earlier result was corrected.
    QStringList decisionsWithoutEffect;
    /// Of the list of fines: "open 20 €, paid 5 €".
    QString finesText{};
};

/// Who misses the matches of that day, and who is one booking short, in all of these competitions: the first
/// kick-off first. A competition whose game carries nothing on has its matches too. With several competitions
/// each match says which it belongs to.
[[nodiscard]] AvailabilityList availabilityOnDay(const std::vector<CompetitionStatePtr> &states, QDate day);

/// The days of all these competitions that have a match, the first one first.
[[nodiscard]] std::vector<QDate> matchDays(const std::vector<CompetitionStatePtr> &states);

/// The day that is asked for first: the next one from `today` on that has a match to be played, else `today`.
[[nodiscard]] QDate usualDay(const std::vector<CompetitionStatePtr> &states, QDate today);

/// Who stands on the lists that the league keeps of an entrant.
using ListedPlayersOf = std::function<std::vector<Person>(int team)>;

/// Empty where the game carries nothing from match to match.
[[nodiscard]] AvailabilityList availabilityList(const CompetitionState &state, AvailabilityScope scope,
                                                const ListedPlayersOf &listed = {});

} // namespace touchline
