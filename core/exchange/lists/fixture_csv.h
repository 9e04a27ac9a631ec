// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/exchange/csv/column_match.h"
#include "core/exchange/csv/csv_writer.h"
#include "core/exchange/csv/import_preview.h"
#include <QStringList>

namespace touchline {

/// A line of a list of fixtures.
struct FixtureRow
{
    /// As they are written; empty where the file does not say.
    QString stage;
    QString round;
    QString group;
    PerSide<QString> teams;
    /// With the number of the match, 0 where the file gives none.
    Appointment appointment;
    /// Who does not play on a matchday: such a row is about no match.
    QString free{};

    [[nodiscard]] bool isFreeTeam() const
    {
        return !free.isEmpty() && appointment.match == 0 && teams[Side::Home].isEmpty() &&
               teams[Side::Away].isEmpty();
    }
    /// "3", "Matchday 3", "3. Spieltag": the number in `round`; 0 where there is none.
    [[nodiscard]] int matchday() const;
    bool operator==(const FixtureRow &) const = default;
};

/// Reads a list of fixtures: number, stage, round, group, home, away, date, time, zone, stadium, city,
/// country, of which each row needs a number or both teams. A number twice, a zone that the computer does not
/// know and a time without a day are problems. The time may stand behind the date. A time with its
/// distance from UTC ("19:30:00Z") is brought into the zone of the row. `order` is for dates whose
/// column leaves open what is the day and what the month.
[[nodiscard]] ImportPreview<FixtureRow> previewFixtures(const CsvList &csv,
                                                        DayOrder order = DayOrder::Unknown);

/// The same for the matches of a competition: every row is given the number of its match. A row without one
/// is that of the first match between its teams that no other row is about. A time with its distance from UTC
/// is brought into the zone of the match (zoneOfMatch()) where the row has none. Problems besides: no such
/// match, other teams than the match has, another day than that to which a ruling has put the match off (or
/// an hour of it, which is not kept).
[[nodiscard]] ImportPreview<FixtureRow> previewFixtures(const CsvList &csv, const Competition &competition,
                                                        DayOrder order = DayOrder::Unknown);

/// The list of all matches that are or may be needed, with all columns; a team that is not known yet by its
/// place ("W49", "1A").
[[nodiscard]] QByteArray fixturesCsv(const Competition &competition, CsvStyle style = {});

/// The columns that such a list may have.
[[nodiscard]] ColumnSet fixtureListColumns();

} // namespace touchline
