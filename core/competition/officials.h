// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/facts/referee_fact.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace touchline {

/// The referees of a league of clubs and their matches, as the organiser's facts say it.
class Officials
{
public:
    /// A copy: the competition may go.
    explicit Officials(const Competition &competition);

    /// Those on the list, by name.
    [[nodiscard]] std::vector<RefereeEntry> listed() const;
    /// Nobody was ever on the list.
    [[nodiscard]] bool isEmpty() const { return m_referees.empty(); }
    /// Also one who is not on the list any more; null where there is none with this id.
    [[nodiscard]] const RefereeEntry *find(const QUuid &id) const;
    /// Of fixtures()[fixture]; null where nobody is appointed.
    [[nodiscard]] const RefereeAppointment *appointment(int fixture) const;
    [[nodiscard]] const RefereeEntry *refereeOf(int fixture) const;
    /// Empty where nobody is appointed.
    [[nodiscard]] QString nameOf(int fixture) const;
    /// Indices of their matches, as they are played.
    [[nodiscard]] std::vector<int> matchesOf(const QUuid &id, const Competition &competition) const;

private:
    std::map<QUuid, RefereeEntry> m_referees;
    /// By index of the fixture.
    std::map<int, RefereeAppointment> m_appointments;
};

/// "Rovers" is the club of Rovers, whatever its spelling, of the team with that code or former name, and of
/// Rovers II and Rovers B.
[[nodiscard]] bool isOwnClub(const QString &club, const Entrant &team);

/// What speaks against a referee of a match.
struct RefereeObstacle
{
    /// Index of the entrant, the club of the referee; -1 where it is another match.
    int team = -1;
    /// Index of the fixture at the same time; -1 where it is the club.
    int fixture = -1;

    bool operator==(const RefereeObstacle &) const = default;
};

/// So long a match keeps its referee busy, in minutes: 90, or less where the calendar gives one team two
/// matches in a shorter time.
[[nodiscard]] int refereeMinutes(const Competition &competition, const Progress &now);

/// Nothing where the referee may have fixtures()[fixture]. Of a team that is not known yet nobody knows.
[[nodiscard]] std::optional<RefereeObstacle> obstacleFor(const RefereeEntry &referee, int fixture,
                                                         const Competition &competition, const Progress &now,
                                                         const Officials &officials);
/// "own club: Rovers", "match 12 at the same time".
[[nodiscard]] Message obstacleText(const RefereeObstacle &obstacle, const Competition &competition);

/// Puts somebody on the list, or changes the entry with that id. Errors: BadInput (no id, no name); Refused
/// (another one has that name; it is so already).
[[nodiscard]] Result<void> enterReferee(Competition &competition, RefereeEntry entry);
/// Takes a referee off the list; the matches that are still to be played are without one then. Errors:
/// NotFound.
[[nodiscard]] Result<void> removeReferee(Competition &competition, const QUuid &id);
/// Appoints referees; a null id takes the one there is away. All or none. Errors: NotFound (no such match, or
/// referee on the list); Refused (one of them is appointed already; something speaks against a referee, and
/// no reason is given).
[[nodiscard]] Result<void> appointReferees(Competition &competition,
                                           std::vector<RefereeAppointment> appointments);

/// A match that got no referee, and why.
struct WithoutReferee
{
    int fixture = 0;
    Message why;

    bool operator==(const WithoutReferee &) const = default;
};
struct RefereesDrawn
{
    /// In the order of `fixtures`; whoever is drawn for the match that they have already is not among them.
    std::vector<RefereeAppointment> appointments;
    std::vector<WithoutReferee> without;
};
/// Draws referees for these fixtures (indices); those that they have are drawn anew, all others stay. Whoever
/// is drawn is in no conflict with obstacleFor(); see drawReferees(). Matches that are over, or not needed,
/// are left out without a word.
[[nodiscard]] RefereesDrawn drawnReferees(const Competition &competition, const std::vector<int> &fixtures,
                                          std::uint64_t seed);

/// Of these fixtures those that are still to be played and have no referee; `again`: also those whose referee
/// was drawn.
[[nodiscard]] std::vector<int> withoutReferee(const Competition &competition,
                                              const std::vector<int> &fixtures, bool again = false);

/// Indices of the fixtures of a matchday: the stage of `like` (a fixture) and its round.
[[nodiscard]] std::vector<int> matchdayOf(const Competition &competition, int like);

} // namespace touchline
