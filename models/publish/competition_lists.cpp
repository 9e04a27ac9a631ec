// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/competition_lists.h"

#include "core/base/index.h"
#include "core/competition/progress.h"
#include "models/publish/competition_export.h"
#include "models/words/competition/cup_text.h"
#include "models/words/competition/final_places.h"
#include "models/words/competition/standings_words.h"

#include <algorithm>

namespace touchline {

namespace {

/// A number where it is whole: spreadsheets add it up.
void addPoints(CsvWriter &csv, TablePoints points)
{
    if (points.isWhole())
        csv.add(points.halves() / 2);
    else
        csv.add(pointsFigure(points));
}

} // namespace

QByteArray tablesCsv(const Competition &competition, CsvStyle style)
{
    CsvWriter csv(style);
    const bool hasAverage = std::any_of(competition.tables().begin(), competition.tables().end(),
                                        [](const TablePlan &table) { return isByAverage(*table.rules); });
    QStringList headings{QStringLiteral("stage"),           QStringLiteral("group"),
                         QStringLiteral("position"),        QStringLiteral("team"),
                         QStringLiteral("played"),          QStringLiteral("won"),
                         QStringLiteral("drawn"),           QStringLiteral("lost"),
                         QStringLiteral("goals_for"),       QStringLiteral("goals_against"),
                         QStringLiteral("goal_difference"), QStringLiteral("points")};
    if (hasAverage)
        headings << QStringLiteral("points_per_game");
    csv.addRow(headings);
    const Progress now = progress(competition);
    for (std::size_t i = 0; i < now.tables.size(); ++i) {
        const TablePlan &plan = competition.tables()[i];
        const std::vector<QString> names = groupTeamNames(competition, now.tables[i]);
        for (const Row &row : now.tables[i].table.rows) {
            csv.add(competition.definition().format.stages[at(plan.stage)].name);
            csv.add(plan.name);
            csv.add(row.position);
            csv.add(names[at(row.team)]);
            csv.add(row.tally.played);
            csv.add(row.tally.won);
            csv.add(row.tally.drawn);
            csv.add(row.tally.lost);
            csv.add(row.tally.goalsFor);
            csv.add(row.tally.goalsAgainst);
            csv.add(row.tally.goalDifference());
            addPoints(csv, row.tally.points);
            if (hasAverage)
                csv.add(isByAverage(*plan.rules) ? pointsPerGameText(row.tally, Language{}) : QString());
            csv.endRow();
        }
    }
    return csv.bytes();
}

QByteArray finalPlacesCsv(const Competition &competition, CsvStyle style)
{
    CsvWriter csv(style);
    csv.addRow({QStringLiteral("place"), QStringLiteral("title"), QStringLiteral("team")});
    for (const FinalPlace &place : finalPlaces(competition, progress(competition))) {
        if (place.team < 0)
            continue;
        csv.add(place.place);
        csv.add(finalPlaceTitle(place, Language{}));
        csv.add(competition.entrant(place.team).name);
        csv.endRow();
    }
    return csv.bytes();
}

Result<QByteArray> absencesCsv(const Competition &competition, CsvStyle style)
{
    const auto matches = siteNextMatches(competition);
    TOUCHLINE_TRY(matches);
    CsvWriter csv(style);
    csv.addRow({QStringLiteral("date"), QStringLiteral("time"), QStringLiteral("match"),
                QStringLiteral("team"), QStringLiteral("player"), QStringLiteral("status"),
                QStringLiteral("why"), QStringLiteral("misses"), QStringLiteral("until")});
    for (const SiteNextMatch &match : *matches) {
        const Appointment *day = competition.appointment(match.fixture);
        for (const SitePlayer &one : match.players) {
            csv.add(day == nullptr ? QDate() : day->date);
            csv.add(day == nullptr ? QTime() : day->time);
            csv.add(competition.fixtures()[at(match.fixture)].number);
            csv.add(competition.entrant(one.team).name);
            csv.add(one.name);
            csv.add(one.isAtRisk ? QStringLiteral("at risk") : QStringLiteral("out"));
            QStringList why;
            for (const Message &reason : one.because)
                why << reason.english();
            csv.add(why.join(QStringLiteral("; ")));
            csv.add(one.misses);
            csv.add(one.until);
            csv.endRow();
        }
    }
    return csv.bytes();
}

} // namespace touchline
