// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/lists/result_csv.h"
#include "core/squad/person.h"

#include <functional>
#include <vector>

namespace touchline {

/// Gives the id of the report of a match.
using ReportId = std::function<QUuid(const Fixture &)>;
/// Gives the player of an entrant whom a list of goals names; without an id where nobody is known by that
/// name.
using PlayerNamed = std::function<Person(const Entrant &, const QString &)>;

/// Made from the id of the match: the same list brings the same ids.
[[nodiscard]] QUuid reportIdOf(const Fixture &fixture);

/// What became of a list of results.
struct EnteredResults
{
    /// With the results that fit, and the draws and lots that they tell of.
    Competition competition;
    /// By row: the index of the fixture that it was entered for, -1 where it fitted none.
    std::vector<int> fixtures;
    /// By row: the index of the fixture that had this result before, -1 for a row that is not known.
    std::vector<int> known;
    /// By row: it was entered with home and away the other way round than the format has them.
    std::vector<char> isExchanged;
    /// Each row that fitted no open match or was refused, by line.
    Problems problems;
    /// What the person should know of the results that were entered: match numbers that are not those of the
    /// competition, days on which it plans their matches otherwise.
    Problems notes{};
};

/// Enters results into a competition: each goes to the first open match of its two teams that the row may
/// be; where it names a number or a day it is the match of that alone (matchFit()), in the order of the list
/// as far as the format allows it; rounds that are due are drawn as the results show that they were drawn.
/// Where in at least half of the rows the match of that number is one of other teams, the numbers are those
/// of another program: the teams and the day alone count, and without a day a match is the row's where no
/// other of its teams is open. A row whose day no match of its teams has is the one open match that they have
/// with home and away as listed. Home and away may be the other way round where the teams do not play on both
/// grounds, and in the odd meeting of a league (mayExchangeSides()), which is then played on that ground.
/// Teams go by name or code as a search takes them. `lots`: of two teams whose tie is level, as they were
/// drawn. Conduct scores of a group are noted in its table (ResultConduct). Rows that cannot be entered
/// because places of a table or a tie are level bring one problem for each such place or tie, at the first of
/// them. A row that says what a match ended in before is known: the first such row for the first such match,
/// so that a list that has grown can be read once more. Goals that the row names are noted with the
/// result where one of their players is known; the others are of unknown scorers then, and a note names them.
/// Where they do not fit the result, it stands alone. Nothing that was entered before is changed.
[[nodiscard]] EnteredResults enterResults(const Competition &competition, const std::vector<ResultRow> &rows,
                                          const std::vector<Lot> &lots = {},
                                          const ReportId &reportId = &reportIdOf,
                                          const PlayerNamed &playerNamed = {});

} // namespace touchline
