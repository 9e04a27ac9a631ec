// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/group_bracket.h"
#include "core/competition/templates/format_builders.h"

#include <qglobal.h>

#include <numeric>

namespace touchline {

namespace {

// A group has at least two teams, so that two of each go on into the largest knockout there is.
constexpr int mostThatGoOn = mostCupTeams;

/// "A" ... "Z", "AA", "AB", ...
QString groupName(int group)
{
    constexpr int letters = 26;
    const QString letter = QChar(u'A' + group % letters);
    return group < letters ? letter : groupName(group / letters - 1) + letter;
}

Result<void> checkLegs(int legs)
{
    if (legs < 1 || legs > mostLegs)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "Teams can meet 1 to %1 times in a group, not %2 times."),
                    {QString::number(mostLegs), QString::number(legs)});
    return {};
}

Result<void> checkGroups(int groups, int size, int advance, const GroupsOptions &options)
{
    if (groups < 1 || groups > mostGroups)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "There are from 1 to %1 groups, not %2."),
                    {QString::number(mostGroups), QString::number(groups)});
    if (size < smallestGroup || size > largestGroup)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A group has from %1 to %2 teams, not %3."),
                    {QString::number(smallestGroup), QString::number(largestGroup), QString::number(size)});
    if (advance < 1 || advance > size)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "From 1 to %1 teams of a group of %1 can advance, not %2."),
                    {QString::number(size), QString::number(advance)});
    if (groups * advance < 2 || groups * advance > mostThatGoOn)
        return fail(Fault::BadInput,
                    QT_TRANSLATE_NOOP("core", "From %1 to %2 teams can reach the knockout, not %3."),
                    {QString::number(2), QString::number(mostThatGoOn), QString::number(groups * advance)});
    constexpr int mostKeptApart = 2;
    if (options.knockout.redraw && options.knockout.apartFromGroup && advance > mostKeptApart)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP(
                "core",
                "Drawn rounds can keep the teams of a group apart only if at most %1 of each advance."),
            {QString::number(mostKeptApart)});
    if (auto isPossible = checkLegs(options.legs); !isPossible)
        return isPossible;
    return checkKnockout(groups * advance, options.knockout);
}

/// Those who do not go on, in the places of the bracket in which those are who do.
Bracket consolationOf(const std::vector<int> &sizes, int advance)
{
    Bracket bracket = groupBracket(static_cast<int>(sizes.size()), advance);
    for (std::optional<Slot> &place : bracket) {
        if (place)
            place->number += advance;
        if (place && place->number > sizes[static_cast<std::size_t>(place->group)])
            place.reset();
    }
    return bracket;
}

/// Without a name and a title.
Result<Format> groupsOf(const std::vector<int> &sizes, int advance, const GroupsOptions &options)
{
    const int groups = static_cast<int>(sizes.size());
    RoundRobinStage stage;
    for (int group = 0; group < groups; ++group)
        stage.groups.push_back({groupName(group), sizes[static_cast<std::size_t>(group)]});
    stage.legs = options.legs;
    stage.rules = options.rules;
    stage.advance = advance;
    const int matches = groupMatchCount(stage);
    const int placed = options.knockout.consolation.empty() ? groups * advance
                                                            : std::accumulate(sizes.begin(), sizes.end(), 0);
    TOUCHLINE_TRY(checkNumbers(matches, matchesAtMost(placed, options.knockout)));
    BuiltKnockout knockout = knockoutOf(groupBracket(groups, advance), matches + 1, options.knockout);
    Format format;
    format.stages = {{QStringLiteral("group stage"), std::move(stage)},
                     {QStringLiteral("knockout"), std::move(knockout.stage)}};
    format.finalPlaces = std::move(knockout.places);
    return format;
}

} // namespace

Result<Format> leagueFormat(int teams, int legs, const RuleSet &rules)
{
    if (teams < smallestGroup || teams > largestGroup)
        return fail(Fault::BadInput, QT_TRANSLATE_NOOP("core", "A league has from %1 to %2 teams, not %3."),
                    {QString::number(smallestGroup), QString::number(largestGroup), QString::number(teams)});
    TOUCHLINE_TRY(checkLegs(legs));
    RoundRobinStage stage;
    stage.groups = {{QStringLiteral("League"), teams}};
    stage.legs = legs;
    stage.rules = rules;
    Format format;
    format.name = QStringLiteral("league-%1x%2").arg(teams).arg(legs);
    format.title = QStringLiteral("League of %1 teams").arg(teams);
    format.stages = {{QStringLiteral("league"), std::move(stage)}};
    format.stages.front().homeGrounds = true;
    format.finalPlaces = tablePlaces(0, 1, teams);
    return format;
}

Result<Format> splitLeagueFormat(int teams, int legs, CarriedPoints carried, const RuleSet &rules)
{
    if (teams < 2 * smallestGroup || teams > largestGroup)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core", "A league that splits has from %1 to %2 teams, not %3."),
            {QString::number(2 * smallestGroup), QString::number(largestGroup), QString::number(teams)});
    auto league = leagueFormat(teams, legs, rules);
    if (!league)
        return league;
    const int upper = (teams + 1) / 2;
    RoundRobinStage split;
    split.groups = {{QStringLiteral("Championship"), upper, tablePlaces(0, 1, upper)},
                    {QStringLiteral("Relegation"), teams - upper, tablePlaces(0, upper + 1, teams)}};
    split.legs = legs % 2 == 0 ? 2 : 1;
    split.rules = rules;
    split.carry = CarryOver::Everything;
    split.carriedPoints = carried;
    split.balanceHomes = split.legs % 2 != 0;
    if (carried != CarriedPoints::All) {
        split.rules.tieBreaks.insert(split.rules.tieBreaks.begin() + 1, TieBreak::UnroundedPoints);
        split.rules.name.clear();
    }
    TOUCHLINE_TRY(checkNumbers(
        groupMatchCount(std::get<RoundRobinStage>(league->stages.front().plan)) + groupMatchCount(split), 0));
    league->name = QStringLiteral("league-%1x%2-split").arg(teams).arg(legs);
    league->title = QStringLiteral("League of %1 teams that splits").arg(teams);
    league->stages.push_back({QStringLiteral("split"), std::move(split)});
    league->stages.back().homeGrounds = true;
    league->finalPlaces = tablePlaces(1, 1, upper);
    const std::vector<Slot> lower = tablePlaces(2, 1, teams - upper);
    league->finalPlaces.insert(league->finalPlaces.end(), lower.begin(), lower.end());
    return league;
}

Result<Format> groupsFormat(int groups, int size, int advance, const GroupsOptions &options)
{
    TOUCHLINE_TRY(checkGroups(groups, size, advance, options));
    auto format = groupsOf(std::vector<int>(static_cast<std::size_t>(groups), size), advance, options);
    TOUCHLINE_TRY(format);
    format->name = QStringLiteral("groups-%1x%2-%3").arg(groups).arg(size).arg(advance);
    format->title = QStringLiteral("%1 groups of %2 and a knockout").arg(groups).arg(size);
    return format;
}

Result<Format> evenGroupsFormat(int teams, GroupsOptions options)
{
    constexpr int usualSize = 4;
    constexpr int advance = 2;
    if (teams < fewestOfEvenGroups || teams > mostOfEvenGroups)
        return fail(
            Fault::BadInput,
            QT_TRANSLATE_NOOP("core", "From %1 to %2 teams are put into groups of 3 and 4, not %3."),
            {QString::number(fewestOfEvenGroups), QString::number(mostOfEvenGroups), QString::number(teams)});
    // Five are one group: there is none of two.
    const int groups = teams == usualSize + 1 ? 1 : (teams + usualSize - 1) / usualSize;
    std::vector<int> sizes(static_cast<std::size_t>(groups), teams / groups);
    for (int larger = 0; larger < teams % groups; ++larger)
        ++sizes[static_cast<std::size_t>(larger)];
    TOUCHLINE_TRY(checkGroups(groups, sizes.back(), advance, options));
    if (options.knockout.allPlaces && groups > 1)
        options.knockout.consolation = consolationOf(sizes, advance);
    auto format = groupsOf(sizes, advance, options);
    TOUCHLINE_TRY(format);
    if (groups == 1 && options.knockout.allPlaces) {
        const std::vector<Slot> rest = tablePlaces(0, advance + 1, teams);
        format->finalPlaces.insert(format->finalPlaces.end(), rest.begin(), rest.end());
    }
    format->name = QStringLiteral("groups-%1").arg(teams);
    format->title = QStringLiteral("%1 teams in groups and a knockout").arg(teams);
    return format;
}

} // namespace touchline
