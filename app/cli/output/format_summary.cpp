// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output/format_summary.h"

#include "app/cli/base/text.h"
#include "core/competition/format/fixture.h"
#include "core/competition/format/format_tables.h"

#include <QJsonArray>

namespace touchline::cli {

namespace {

QString matchesText(int matches, int most)
{
    const QString sure = counted(matches, "match", "matches");
    return most == matches ? sure : u"%1 and up to %2 more"_s.arg(sure).arg(most - matches);
}

/// A replay, a play-off, or the second final of a double elimination.
bool isOptional(const Fixture &fixture, const FixturePlan &plan)
{
    return fixture.isConditional() ||
           (fixture.tie >= 0 && plan.ties[static_cast<std::size_t>(fixture.tie)].onlyIfAwayWins > 0);
}

} // namespace

int FormatSummary::matches() const
{
    int sum = 0;
    for (const Part &part : stages)
        sum += part.matches;
    return sum;
}

int FormatSummary::mostMatches() const
{
    int sum = 0;
    for (const Part &part : stages)
        sum += part.mostMatches;
    return sum;
}

FormatSummary summaryOf(const Format &format)
{
    FormatSummary summary;
    summary.title = format.title;
    summary.teams = teamCount(format);
    summary.finalPlaces = static_cast<int>(format.finalPlaces.size());
    const FixturePlan plan = plannedFixtures(format, {});
    for (std::size_t stage = 0; stage < format.stages.size(); ++stage) {
        FormatSummary::Part part{format.stages[stage].name, 0, 0};
        for (const int index : plan.fixturesOfStage[stage]) {
            ++part.mostMatches;
            part.matches += isOptional(plan.fixtures[static_cast<std::size_t>(index)], plan) ? 0 : 1;
        }
        summary.stages.push_back(part);
    }
    return summary;
}

QString summaryText(const FormatSummary &summary)
{
    QString text = u"valid: %1, %2, %3, %4\n"_s.arg(
        counted(summary.teams, "team", "teams"), matchesText(summary.matches(), summary.mostMatches()),
        counted(static_cast<int>(summary.stages.size()), "stage", "stages"),
        counted(summary.finalPlaces, "final place", "final places"));
    for (const FormatSummary::Part &part : summary.stages) {
        const QString what =
            part.mostMatches == 0 ? u"no matches of its own"_s : matchesText(part.matches, part.mostMatches);
        text += u"  %1: %2\n"_s.arg(part.stage, what);
    }
    return text;
}

QJsonObject toJson(const FormatSummary &summary)
{
    QJsonArray stages;
    for (const FormatSummary::Part &part : summary.stages)
        stages.append(QJsonObject{
            {u"name"_s, part.stage}, {u"matches"_s, part.matches}, {u"most_matches"_s, part.mostMatches}});
    return {{u"valid"_s, true},
            {u"title"_s, summary.title},
            {u"teams"_s, summary.teams},
            {u"matches"_s, summary.matches()},
            {u"most_matches"_s, summary.mostMatches()},
            {u"final_places"_s, summary.finalPlaces},
            {u"stages"_s, stages}};
}

} // namespace touchline::cli
