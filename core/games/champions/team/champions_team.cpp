// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/champions/team/champions_team.h"

#include "core/match/state/squad_document.h"

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace touchline::champions {

namespace {

constexpr int lines = 4;
constexpr std::array<Position, lines> positions{Position::Goalkeeper, Position::Defender,
                                                Position::Midfielder, Position::Forward};
constexpr std::size_t mostPlayers = 60;

/// Where the men of a line come from when it has too few of its own.
constexpr std::array<std::array<int, 2>, lines> neighbourLines{{{-1, -1}, {2, 3}, {1, 3}, {2, 1}}};

/// Squad indices by line, in the order of the squad.
std::array<std::vector<int>, lines> byLine(const Squad &squad)
{
    std::array<std::vector<int>, lines> players;
    for (std::size_t player = 0; player < squad.entries.size(); ++player)
        for (std::size_t line = 0; line < lines; ++line)
            if (squad.entries[player].position == positions[line])
                players[line].push_back(static_cast<int>(player));
    return players;
}

/// Whoever has a number of his line keeps it, the first where two have the same; he and it are taken.
void keepNumbers(const Squad &squad, std::vector<int> &players, std::vector<int> &shirts)
{
    std::vector<int> others;
    for (const int player : players) {
        const std::optional<int> shirt = squad.entries[static_cast<std::size_t>(player)].shirt;
        const auto place = shirt ? std::find(shirts.begin(), shirts.end(), *shirt) : shirts.end();
        if (place == shirts.end())
            others.push_back(player);
        else
            shirts.erase(place);
    }
    players = std::move(others);
}

} // namespace

int ChampionsTeam::playerOf(int man) const
{
    for (std::size_t player = 0; player < squad.entries.size(); ++player)
        if (squad.entries[player].shirt == man + 1)
            return static_cast<int>(player);
    return -1;
}

ChampionsTeam teamFromSquad(const Team &team, const Squad &squad)
{
    ChampionsTeam made;
    made.team = team;
    made.squad = squad;
    if (made.squad.entries.size() > mostPlayers)
        made.squad.entries.resize(mostPlayers);
    std::array<std::vector<int>, lines> shirts;
    for (int man = 0; man < squadSize; ++man)
        shirts[static_cast<std::size_t>(lineOf(man))].push_back(man + 1);
    auto players = byLine(made.squad);
    for (std::size_t line = 0; line < lines; ++line)
        keepNumbers(made.squad, players[line], shirts[line]);
    for (const auto &others : players)
        for (const int player : others)
            made.squad.entries[static_cast<std::size_t>(player)].shirt.reset();
    const auto give = [&](std::size_t line, std::size_t from) {
        auto &free = shirts[line];
        auto &among = players[from];
        while (!free.empty() && !among.empty()) {
            made.squad.entries[static_cast<std::size_t>(among.front())].shirt = free.front();
            free.erase(free.begin());
            among.erase(among.begin());
        }
    };
    for (std::size_t line = 0; line < lines; ++line)
        give(line, line);
    for (std::size_t line = 1; line < lines; ++line)
        for (const int other : neighbourLines[line])
            give(line, static_cast<std::size_t>(other));
    for (std::size_t line = 0; line < lines; ++line)
        for (const int shirt : shirts[line])
            made.squad.entries.push_back(madeUpPlayer(team, made.squad, shirt, positions[line], shirt));
    return made;
}

Problems validate(const ChampionsTeam &team)
{
    Problems problems = validate(team.squad);
    for (int man = 0; man < squadSize; ++man) {
        const int player = team.playerOf(man);
        const QString shirt = QString::number(man + 1);
        if (player < 0)
            problems.push_back({QStringLiteral("players"),
                                {QT_TRANSLATE_NOOP("core", "Nobody has the shirt %1."), {shirt}},
                                {}});
        else if (lineOf(man) == Line::Goal &&
                 team.squad.entries[static_cast<std::size_t>(player)].position != Position::Goalkeeper)
            problems.push_back(
                {QStringLiteral("players"),
                 {QT_TRANSLATE_NOOP("core", "The shirts 1 and 20 are for goalkeepers, and %1 is none."),
                  {team.squad.entries[static_cast<std::size_t>(player)].person.shortName}},
                 {}});
    }
    return problems;
}

} // namespace touchline::champions
