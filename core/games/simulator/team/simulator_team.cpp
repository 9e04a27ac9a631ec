// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/team/simulator_team.h"

#include "core/games/simulator/board/sticker_rules.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace touchline::simulator {

namespace {

void addProblem(Problems &problems, const char *text, QStringList arguments)
{
    problems.push_back({QStringLiteral("players"), {text, std::move(arguments)}, {}});
}

void checkLineUp(const SimulatorTeam &team, Problems &problems)
{
    std::set<int> begins;
    for (const int player : team.lineUp)
        if (player >= 0 && player < squadSize)
            begins.insert(player);
    if (begins.size() != teamSize)
        addProblem(problems, QT_TRANSLATE_NOOP("core", "The line-up needs eleven different players."), {});
    const int first = team.lineUp[0];
    if (first >= 0 && first < squadSize &&
        team.stickers[static_cast<std::size_t>(first)].count(Colour::Purple) == 0)
        addProblem(problems, QT_TRANSLATE_NOOP("core", "The first of the line-up has to be the goalkeeper."),
                   {});
    if (shippedCharts().formationNamed(team.formation) < 0)
        addProblem(problems, QT_TRANSLATE_NOOP("core", "There is no formation \"%1\"."), {team.formation});
}

} // namespace

int creditsOf(const SimulatorTeam &team)
{
    int credits = 0;
    for (const Sticker &sticker : team.stickers)
        credits += sticker.size;
    return credits;
}

std::array<Sticker, squadSize> baseStickers(int keeper)
{
    constexpr std::string_view others = "BBBBBYYYYGRRRGG";
    std::array<Sticker, squadSize> stickers{};
    std::size_t next = 0;
    for (int player = 0; player < squadSize; ++player)
        stickers[static_cast<std::size_t>(player)] =
            player == keeper ? stickerOf("P") : stickerOf(others.substr(next++, 1));
    return stickers;
}

QString lettersOf(const Sticker &sticker)
{
    QString letters;
    for (int i = 0; i < sticker.size; ++i)
        letters += QLatin1Char(
            colourLetters[static_cast<std::size_t>(sticker.sections[static_cast<std::size_t>(i)])]);
    return letters;
}

Problems stickerProblems(const SimulatorTeam &team)
{
    Problems problems;
    int keepers = 0;
    for (std::size_t player = 0; player < squadSize; ++player) {
        const Sticker &sticker = team.stickers[player];
        const QString &name = team.squad.entries[player].person.shortName;
        keepers += sticker.count(Colour::Purple) > 0 ? 1 : 0;
        if (!isLegal(sticker))
            addProblem(problems, QT_TRANSLATE_NOOP("core", "The sticker %1 of %2 is not legal."),
                       {lettersOf(sticker), name});
        for (std::size_t other = 0; other < player; ++other)
            if (team.stickers[other].multiset() == sticker.multiset())
                addProblem(problems, QT_TRANSLATE_NOOP("core", "%1 and %2 have the same sticker %3."),
                           {team.squad.entries[other].person.shortName, name, lettersOf(sticker)});
    }
    if (keepers != 1)
        addProblem(problems,
                   QT_TRANSLATE_NOOP("core", "A squad has one player with purple sections; this one has %1."),
                   {QString::number(keepers)});
    if (const int credits = creditsOf(team); credits != team.budget)
        addProblem(problems, QT_TRANSLATE_NOOP("core", "The stickers cost %1 credits; the budget is %2."),
                   {QString::number(credits), QString::number(team.budget)});
    return problems;
}

Problems validate(const SimulatorTeam &team)
{
    Problems problems = validate(team.squad);
    if (team.squad.entries.size() != squadSize) {
        addProblem(problems, QT_TRANSLATE_NOOP("core", "A squad has %1 players."),
                   {QString::number(squadSize)});
        return problems;
    }
    for (const SquadEntry &entry : team.squad.entries)
        if (!entry.shirt || *entry.shirt > highestShirt)
            addProblem(problems, QT_TRANSLATE_NOOP("core", "%1 has no shirt number."),
                       {entry.person.shortName});
    const Problems stickers = stickerProblems(team);
    problems.insert(problems.end(), stickers.begin(), stickers.end());
    checkLineUp(team, problems);
    return problems;
}

} // namespace touchline::simulator
