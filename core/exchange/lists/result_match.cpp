// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/lists/result_match.h"

#include "core/base/index.h"
#include "core/competition/schedule/match_zone.h"

#include <QTimeZone>

namespace touchline {

namespace {

/// The day that the row names for a match in this time zone.
QDate localDay(const ResultRow &row, const QString &zone)
{
    const QTimeZone local(zone.toUtf8());
    return local.isValid() ? row.moment.toTimeZone(local).date() : row.date;
}

} // namespace

MatchFit matchFit(const Competition &competition, int fixture, const ResultRow &row)
{
    if (row.match != 0 && competition.fixtures()[at(fixture)].number != row.match)
        return MatchFit::Other;
    const Appointment *known = competition.appointment(fixture);
    if (!row.date.isValid() || known == nullptr || !known->date.isValid())
        return row.match == 0 ? MatchFit::Possible : MatchFit::Named;
    const QDate named = row.moment.isValid() ? localDay(row, zoneOfMatch(competition, fixture)) : row.date;
    return known->date == named || known->date == row.otherDate ? MatchFit::Named : MatchFit::Other;
}

} // namespace touchline
