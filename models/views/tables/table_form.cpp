// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/tables/table_form.h"

#include "core/base/index.h"

#include <QHash>

#include <algorithm>

namespace touchline {

namespace {

void addMatches(const Competition &competition, int table, std::vector<int> &matches)
{
    const TablePlan &plan = competition.tables()[at(table)];
    const Stage &stage = competition.definition().format.stages[at(plan.stage)];
    if (const auto *made = std::get_if<TableStage>(&stage.plan)) {
        for (const int part : made->of)
            addMatches(competition, part, matches);
        return;
    }
    const std::vector<int> &own = competition.plan().fixturesOfTable[at(table)];
    matches.insert(matches.end(), own.begin(), own.end());
}

FormMatch::Outcome outcomeFor(const CountedResult &result, Side side)
{
    if (result.bothLose)
        return FormMatch::Outcome::Lost;
    if (!result.winner)
        return FormMatch::Outcome::Drawn;
    return *result.winner == side ? FormMatch::Outcome::Won : FormMatch::Outcome::Lost;
}

bool counts(const FixtureStatus &status)
{
    return status.state == FixtureState::Played || status.award >= 0;
}

} // namespace

std::vector<std::vector<FormMatch>> tableForm(const Competition &competition, const Progress &now, int table)
{
    const GroupTable &group = now.tables[at(table)];
    std::vector<std::vector<FormMatch>> form(group.teams.size());
    QHash<int, std::size_t> placeOf;
    for (std::size_t place = 0; place < group.teams.size(); ++place)
        if (group.teams[place] >= 0)
            placeOf.insert(group.teams[place], place);
    std::vector<int> matches;
    addMatches(competition, table, matches);
    std::sort(matches.begin(), matches.end());
    qsizetype open = placeOf.size();
    // From the last one back, until everybody has enough: a season of thousands is not walked through.
    for (auto match = matches.rbegin(); match != matches.rend() && open > 0; ++match) {
        const FixtureStatus &status = now.fixtures[at(*match)];
        const CountedResult *result = counts(status) ? countedResult(competition, now, *match) : nullptr;
        if (result == nullptr)
            continue;
        for (const Side side : bothSides) {
            const auto place = placeOf.constFind(result->teams[side]);
            if (place == placeOf.constEnd() || form[*place].size() == formLength)
                continue;
            form[*place].push_back({outcomeFor(*result, side), *match, side});
            open -= form[*place].size() == formLength ? 1 : 0;
        }
    }
    for (std::vector<FormMatch> &one : form)
        std::reverse(one.begin(), one.end());
    return form;
}

} // namespace touchline
