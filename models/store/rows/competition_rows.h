// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "models/store/rows/content_store.h"
#include "models/store/rows/row.h"

#include <map>
#include <vector>

namespace touchline::store {

/// A competition whose place is greater than this is in the archive, the same number of places further on
/// than it was: so an older program lists it last.
constexpr qlonglong archivePlaces = 1'000'000;

/// A competition as it stands in the database, with what the next change of it has to know.
struct StoredCompetition
{
    Competition competition;
    /// Where it stands in the list of competitions, from 1.
    qlonglong place = 1;
    /// Raised by every change of the competition itself, and of each fixture; by index.
    qlonglong version = 0;
    std::vector<qlonglong> fixtureVersions{};
    /// The places of the rows of each kind of decision, and of the reports set aside, in their order.
    std::map<QString, std::vector<qlonglong>> decisionPlaces{};
    std::vector<qlonglong> asides{};
};

/// What a change of a competition does to its rows.
struct CompetitionChange
{
    RowChanges changes;
    /// Indices of the fixtures whose reports change.
    std::vector<int> fixtures;
    /// Indices of the others that a decision is about.
    std::vector<int> ruledAbout{};
    /// More than reports: decisions, entrants, the calendar.
    bool isOfCompetition = false;
    /// It is new, or its entrants or its calendar change.
    bool isOfFrame = false;
    /// Persons that the changes refer to.
    std::vector<Row> persons;
    /// The competition after it is made.
    StoredCompetition next;
};

/// Of the match of that id; 0 for one that it does not have.
[[nodiscard]] qlonglong versionOf(const StoredCompetition &competition, const QUuid &fixture);

/// All rows of a competition that is new, in the order in which they can be inserted. Its teams must be there
/// before. Errors: those of the database.
[[nodiscard]] Result<CompetitionChange> creationOf(const Competition &competition, qlonglong place,
                                                   ContentStore &contents);

/// What makes `before` into `after`, another state of the same competition. What they share is not compared.
[[nodiscard]] Result<CompetitionChange> changeOf(const StoredCompetition &before, const Competition &after,
                                                 ContentStore &contents);

/// Errors: NotFound; Damaged (rows that do not fit together); those of the database.
[[nodiscard]] Result<StoredCompetition> readCompetition(Database &database, ContentStore &contents,
                                                        const QUuid &id);

/// What of a damaged competition still makes one.
struct RescuedCompetition
{
    Competition competition;
    /// What was left out, with its place: matches, which are open again, decisions, and what entrants brought
    /// along.
    Problems left;
};

/// Whatever of it can be read and fits together. Errors: NotFound; Damaged (format, entrants or the draw
/// cannot be read); those of the database.
[[nodiscard]] Result<RescuedCompetition> readWhatFits(Database &database, ContentStore &contents,
                                                      const QUuid &id);

/// Its rows as they stand, in the order in which they could be inserted. Errors: those of the database.
[[nodiscard]] Result<std::vector<Row>> rowsOfCompetition(Database &database, const QUuid &id);

} // namespace touchline::store
