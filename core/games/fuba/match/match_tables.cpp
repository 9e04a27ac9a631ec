// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/fuba/match/match_tables.h"

#include "core/base/json_reader.h"
#include "core/games/fuba/match/fuba_options.h"

#include <QtGlobal>

#include <algorithm>

namespace touchline::fuba {

namespace {

constexpr int mostLoss = 3;
constexpr int mostYellows = 10'000;
/// Sets the numbers that names are drawn from apart from all others ("FUBA").
constexpr std::uint64_t nameSalt = 0x46554241;

std::int8_t positionOf(Position position)
{
    switch (position) {
    case Position::Goalkeeper:
        return keeperLine;
    case Position::Defender:
        return 0;
    case Position::Midfielder:
        return 1;
    case Position::Forward:
        break;
    }
    return 2;
}

/// Those who start by the team's document, with others in the places of those who are absent. Version 1 of
/// the rules lined everybody up anew in list order.
std::vector<Place> placesOf(const FubaTeam &team, const SideSetup &side, int rules)
{
    std::vector<bool> available(team.squad.entries.size(), true);
    bool everybody = true;
    for (const Absence &absence : side.absent)
        if (const int player = team.squad.indexOf(absence.player); player >= 0) {
            available[static_cast<std::size_t>(player)] = false;
            everybody = everybody && team.places[static_cast<std::size_t>(player)] == Place::Bench;
        }
    if (everybody)
        return team.places;
    return rules == 1 ? linedUp(team.squad, available, team.primary)
                      : gapsFilled(team.squad, team.places, available, team.primary);
}

void takeCarryIn(const SideSetup &side, Side which, TeamSheet &sheet, Problems &problems)
{
    if (side.carryIn.isEmpty())
        return;
    JsonReader reader(side.carryIn, problems, sideWord(which) + QStringLiteral(".carry_in"));
    sheet.conditionLoss = static_cast<std::int8_t>(reader.integerOr(conditionLossKey, 0, mostLoss, 0));
    sheet.yellowsBefore = static_cast<std::int16_t>(reader.integerOr(yellowsKey, 0, mostYellows, 0));
    reader.refuseUnknownKeys();
}

TeamSheet sheetOf(const FubaTeam &team, const SideSetup &side, int rules)
{
    TeamSheet sheet;
    sheet.primary = team.primary;
    for (const Skill skill : team.skills)
        sheet.skills |= bitOf(skill);
    for (std::size_t role = 0; role < team.roles.size(); ++role)
        sheet.roles[role] = static_cast<std::int8_t>(team.roles[role]);
    sheet.size = static_cast<std::int8_t>(team.squad.entries.size());
    const std::vector<Place> places = placesOf(team, side, rules);
    for (std::size_t player = 0; player < team.squad.entries.size(); ++player) {
        sheet.position[player] = positionOf(team.squad.entries[player].position);
        sheet.startLine[player] = sheet.position[player];
        const bool isAbsent =
            std::any_of(side.absent.begin(), side.absent.end(), [&](const Absence &absence) {
                return absence.player == team.squad.entries[player].person.id;
            });
        if (places[player] != Place::Bench) {
            sheet.startLine[player] = static_cast<std::int8_t>(places[player]);
            sheet.starters |= Names{1} << player;
        } else if (!isAbsent) {
            sheet.bench |= Names{1} << player;
        }
    }
    for (std::size_t place = 0; place < team.takers.size(); ++place)
        sheet.takers[place] = static_cast<std::int8_t>(team.takers[place]);
    return sheet;
}

std::uint64_t nameKeyOf(const FixtureSetup &setup)
{
    std::uint64_t key = nameSalt;
    const QByteArray bytes = setup.fixture.toRfc4122();
    for (const char byte : bytes)
        key = (key ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
    return key ^ static_cast<std::uint64_t>(setup.attempt);
}

} // namespace

std::shared_ptr<const MatchTables> matchTables(const FixtureSetup &setup, const FubaTeam &home,
                                               const FubaTeam &away, Problems &problems)
{
    auto tables = std::make_shared<MatchTables>();
    tables->options = ruleOptions(setup.options);
    tables->options.sweepingGoesIn = setup.rulesVersion == 1;
    const bool isUpToTwo = setup.rulesVersion == 1 || setup.rulesVersion == 2;
    tables->options.setsUpInOrder = isUpToTwo;
    tables->options.strongInSlowGoalKick = isUpToTwo;
    const PerSide<const FubaTeam *> teams{{&home, &away}};
    for (const Side side : bothSides) {
        tables->teams[side] = sheetOf(*teams[side], setup.sides[side], setup.rulesVersion);
        takeCarryIn(setup.sides[side], side, tables->teams[side], problems);
    }
    tables->charts = chartSet().with(setup.charts, problems);
    tables->decision = setup.decision;
    tables->nameKey = nameKeyOf(setup);
    return tables;
}

} // namespace touchline::fuba
