// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"

#include <utility>
#include <vector>

namespace touchline {

/// A division that teams are in from one season to the next.
struct SeasonDivision
{
    /// As the links of the format name it; without links that of its group, or "#" for the pool.
    QString name;
    /// Index of the entry (entryNames()) that it plays in; -1: its teams leave.
    int entry = -1;
    /// The places of that entry which are its own, from 0.
    std::vector<int> places{};
    /// Its places may be drawn anew.
    bool isDrawn = false;
};

/// The divisions of a format, the highest first: those that its links name (Format::nextSeason), else each of
/// the groups that a league begins with, or the pool. Empty where nothing says who plays on with whom: a
/// tournament of several groups on neutral ground, one with qualifying.
[[nodiscard]] std::vector<SeasonDivision> seasonDivisions(const Format &format);

/// What an organiser decides about a new season.
struct SeasonWishes
{
    /// Who comes. Without a division in `moves` they take the places that are free, from the last division
    /// up.
    std::vector<Entrant> newcomers{};
    /// Who goes, by id of the team.
    std::vector<QUuid> leavers{};
    /// Nobody goes up, down or out as the format says: all stay in their division.
    bool keepsDivisions = false;
    /// A team that stays or comes, and the name of the division that it plays in.
    std::vector<std::pair<QUuid, QString>> moves{};
};

/// The id that the next season of a competition has, however often it is made.
[[nodiscard]] QUuid idOfNextSeason(const QUuid &season);

/// The competition of the season after a competition that is decided: the same format, game and rules, an id
/// and a seed that follow from this one's, and the teams where the links of the format and the wishes put
/// them. A division with the name of a group of the format (or "#", the pool) is played in; the teams of any
/// other leave. A format that is made from its numbers, or that is one stage of groups, grows and shrinks
/// with the number of its teams; any other keeps its sizes.
///
/// Ranking numbers are the order of the links, or that in which the season ended: champion 1, and who comes
/// up stands behind who stayed. In a round robin the places of a division are drawn, so that fixture lists
/// differ from year to year; elsewhere they keep that order. A year in the name becomes the next. The
/// calendar is left empty, and so are rules of single matches where the number of teams changes; of the days
/// stays what hangs on no date (lastingDays()).
///
/// Errors: Refused (the format leads to no next season; places that are not decided yet, each of them named);
/// Impossible (a team in two places); NotFound (wishes for a team or a division that there is not); BadInput
/// (another number of newcomers than of places; one that takes part already; those of
/// Competition::create()).
[[nodiscard]] Result<CompetitionDefinition> nextSeason(const Competition &competition,
                                                       SeasonWishes wishes = {});

/// By entrant: index in seasonDivisions() of the division that it plays in next season where nobody leaves or
/// comes and the organiser moves nobody; `areKept` as SeasonWishes::keepsDivisions. -1: it leaves. Errors:
/// those of nextSeason() about the season that ends.
[[nodiscard]] Result<std::vector<int>> divisionsOfNextSeason(const Competition &competition, bool areKept);

/// By entrant: index in seasonDivisions() of the division that the team plays in, by its drawn place; -1 for
/// none.
[[nodiscard]] std::vector<int> divisionsOf(const Competition &competition);

/// "First League 2025/26" -> "First League 2026/27"; a name without a year stays.
[[nodiscard]] QString nameOfNextSeason(const QString &name);

} // namespace touchline
