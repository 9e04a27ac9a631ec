// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/oldschool/team/oldschool_team.h"

#include "core/match/state/squad_document.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace touchline::oldschool {

namespace {

constexpr int mostPlayers = 60;
constexpr int highestShirt = 99;
/// The default budget of speed (section 3).
constexpr int fastFullBacks = 2;
constexpr int fastWingers = 3;

struct RolePattern
{
    Role role;
    Flank flank;
};
constexpr std::array<RolePattern, 4> defenders{{{Role::FullBack, Flank::Left},
                                                {Role::CentreBack, Flank::None},
                                                {Role::CentreBack, Flank::None},
                                                {Role::FullBack, Flank::Right}}};
constexpr std::array<RolePattern, 10> midfielders{{{Role::Winger, Flank::Left},
                                                   {Role::Midfielder, Flank::None},
                                                   {Role::Playmaker, Flank::None},
                                                   {Role::Winger, Flank::Right},
                                                   {Role::Midfielder, Flank::None},
                                                   {Role::Midfielder, Flank::None},
                                                   {Role::Winger, Flank::Left},
                                                   {Role::Winger, Flank::Right},
                                                   {Role::Midfielder, Flank::None},
                                                   {Role::Playmaker, Flank::None}}};
constexpr std::array<RolePattern, 4> forwards{{{Role::Striker, Flank::None},
                                               {Role::TargetMan, Flank::None},
                                               {Role::Striker, Flank::None},
                                               {Role::Striker, Flank::None}}};

/// Who steps in where a role is missing, from where there are more than enough.
struct Move
{
    Role from;
    Role to;
};
constexpr std::array<Move, 4> moves{{{Role::Midfielder, Role::Playmaker},
                                     {Role::Midfielder, Role::Winger},
                                     {Role::CentreBack, Role::FullBack},
                                     {Role::Striker, Role::TargetMan}}};

int inDefaultSquad(Role role)
{
    int count = 0;
    const auto &rows = shippedCharts().legend[static_cast<std::size_t>(role)];
    for (const LegendRow &row : rows)
        count += row.inSquad;
    return count;
}

Skill skillOf(Position position, int number)
{
    const auto place = static_cast<std::size_t>(number);
    RolePattern pattern{Role::Keeper, Flank::None};
    if (position == Position::Defender)
        pattern = defenders[place % defenders.size()];
    else if (position == Position::Midfielder)
        pattern = midfielders[place % midfielders.size()];
    else if (position == Position::Forward)
        pattern = forwards[std::min(place, forwards.size() - 1)];
    return {pattern.role, pattern.flank, 0};
}

int countOf(const std::vector<Skill> &skills, Role role)
{
    return static_cast<int>(std::ranges::count(skills, role, &Skill::role));
}

void fillGaps(std::vector<Skill> &skills)
{
    for (const Move &move : moves)
        while (countOf(skills, move.to) < inDefaultSquad(move.to) &&
               countOf(skills, move.from) > inDefaultSquad(move.from)) {
            const auto last = std::ranges::find(skills.rbegin(), skills.rend(), move.from, &Skill::role);
            const bool isOnFlank = move.to == Role::Winger || move.to == Role::FullBack;
            const bool isLeft = countOf(skills, move.to) % 2 == 0;
            *last = {move.to, isOnFlank ? (isLeft ? Flank::Left : Flank::Right) : Flank::None, 0};
        }
}

void giveSpeed(std::vector<Skill> &skills)
{
    int backs = 0;
    int wingers = 0;
    for (Skill &skill : skills) {
        const LegendRow &row = shippedCharts().row(skill.role, skill.flank);
        const bool isFast = (skill.role == Role::FullBack && backs++ < fastFullBacks) ||
                            (skill.role == Role::Winger && wingers++ < fastWingers);
        skill.points = isFast ? row.mostPoints : row.leastPoints;
    }
}

void makeUp(OldschoolTeam &made, Position position)
{
    const int number = static_cast<int>(made.squad.entries.size()) + 1;
    made.squad.entries.push_back(madeUpPlayer(made.team, made.squad, number, position, std::nullopt));
}

/// Everybody gets a shirt: his own where nobody has it before him, else the lowest that is free.
void giveShirts(Squad &squad)
{
    std::set<int> taken;
    for (SquadEntry &entry : squad.entries)
        if (entry.shirt && !taken.insert(*entry.shirt).second)
            entry.shirt.reset();
    for (SquadEntry &entry : squad.entries) {
        int shirt = 1;
        while (!entry.shirt && !taken.insert(shirt).second)
            ++shirt;
        if (!entry.shirt)
            entry.shirt = shirt;
    }
}

void checkSkill(const OldschoolTeam &team, std::size_t player, Problems &problems)
{
    const Skill &skill = team.skills[player];
    const LegendRow &row = shippedCharts().row(skill.role, skill.flank);
    if (skill.points < row.leastPoints || skill.points > row.mostPoints)
        problems.push_back({QStringLiteral("players"),
                            {QT_TRANSLATE_NOOP("core", "%1 has %2 movement points; a %3 has %4 to %5."),
                             {team.squad.entries[player].person.shortName, QString::number(skill.points),
                              QString::fromUtf8(codeOf(skill.role)), QString::number(row.leastPoints),
                              QString::number(row.mostPoints)}},
                            {}});
}

void checkBudget(const OldschoolTeam &team, Role role, int most, Problems &problems)
{
    const auto isFast = [&](const Skill &skill) {
        return skill.role == role && skill.points == shippedCharts().row(role, skill.flank).mostPoints;
    };
    if (!team.freeRoles && std::ranges::count_if(team.skills, isFast) > most)
        problems.push_back({QStringLiteral("players"),
                            {QT_TRANSLATE_NOOP("core", "There are more than %1 fast players of the role %2."),
                             {QString::number(most), QString::fromUtf8(codeOf(role))}},
                            {}});
}

} // namespace

OldschoolTeam teamFromSquad(const Team &team, const Squad &squad)
{
    OldschoolTeam made;
    made.team = team;
    made.squad = squad;
    auto &entries = made.squad.entries;
    if (entries.size() > static_cast<std::size_t>(mostPlayers))
        entries.resize(static_cast<std::size_t>(mostPlayers));
    const auto isKeeper = [](const SquadEntry &entry) { return entry.position == Position::Goalkeeper; };
    // Whoever is short of players makes some up; of a full squad without a keeper the last man goes in goal.
    while (static_cast<int>(entries.size()) < smallestSquad)
        makeUp(made, std::ranges::none_of(entries, isKeeper) ? Position::Goalkeeper : Position::Midfielder);
    const auto first = entries.begin();
    const auto last = first + std::min<std::ptrdiff_t>(largestSquad, std::ssize(entries));
    if (std::none_of(first, last, isKeeper)) {
        const auto keeper = std::find_if(last, entries.end(), isKeeper);
        if (keeper != entries.end())
            std::iter_swap(last - 1, keeper);
        else
            (last - 1)->position = Position::Goalkeeper;
    }
    std::array<int, 4> numbers{};
    for (const SquadEntry &entry : entries)
        made.skills.push_back(skillOf(entry.position, numbers[static_cast<std::size_t>(entry.position)]++));
    fillGaps(made.skills);
    giveSpeed(made.skills);
    giveShirts(made.squad);
    return made;
}

Problems validate(const OldschoolTeam &team)
{
    Problems problems = validate(team.squad);
    const std::size_t count = team.squad.entries.size();
    if (static_cast<int>(count) < smallestSquad || static_cast<int>(count) > mostPlayers)
        problems.push_back({QStringLiteral("players"),
                            {QT_TRANSLATE_NOOP("core", "A team has %1 to %2 players."),
                             {QString::number(smallestSquad), QString::number(mostPlayers)}},
                            {}});
    if (team.skills.size() != count)
        return problems;
    const auto end = team.skills.begin() + std::min<std::ptrdiff_t>(largestSquad, std::ssize(team.skills));
    if (std::find_if(team.skills.begin(), end,
                     [](const Skill &skill) { return skill.role == Role::Keeper; }) == end)
        problems.push_back({QStringLiteral("players"),
                            {QT_TRANSLATE_NOOP("core", "There is no goalkeeper among the first %1."),
                             {QString::number(largestSquad)}},
                            {}});
    for (std::size_t player = 0; player < count; ++player) {
        checkSkill(team, player, problems);
        if (!team.squad.entries[player].shirt || *team.squad.entries[player].shirt > highestShirt)
            problems.push_back({QStringLiteral("players"),
                                {QT_TRANSLATE_NOOP("core", "%1 has no shirt number."),
                                 {team.squad.entries[player].person.shortName}},
                                {}});
    }
    checkBudget(team, Role::FullBack, fastFullBacks, problems);
    checkBudget(team, Role::Winger, fastWingers, problems);
    return problems;
}

} // namespace touchline::oldschool
