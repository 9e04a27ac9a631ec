// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/simulator/team/simulator_team.h"

#include "core/dice/generator.h"
#include "core/games/simulator/board/sticker_rules.h"

#include <QtGlobal>

#include <algorithm>
#include <set>

namespace touchline::simulator {

namespace {

constexpr int perLine = 5;
constexpr int highestShirt = 99;

/// The players of a line and what they get, in the order of the squad.
struct LineProfiles
{
    Position position;
    Colour main;
    std::array<const char *, perLine> stickers;
};
constexpr std::array<LineProfiles, 3> lines{
    {{Position::Defender, Colour::Blue, {"BBH", "BBS", "BB", "BG", "B"}},
     {Position::Midfielder, Colour::Yellow, {"YYB", "YY", "YG", "YR", "Y"}},
     {Position::Forward, Colour::Red, {"RRH", "RRS", "GG", "RG", "R"}}}};

/// Who begins in a 4-4-2: the wing with two greens plays in midfield.
constexpr std::array<std::int8_t, teamSize> usualLineUp{0, 3, 1, 2, 4, 8, 6, 7, 13, 11, 12};

bool hasMain(const Sticker &sticker, int player)
{
    const auto line = static_cast<std::size_t>((player - 1) / perLine);
    const Colour main = lines[line].main;
    return sticker.count(main) > 0 || (main == Colour::Red && sticker.count(Colour::Green) > 0);
}

bool isTaken(const SimulatorTeam &team, const Sticker &sticker)
{
    return std::ranges::any_of(team.stickers,
                               [&](const Sticker &one) { return one.multiset() == sticker.multiset(); });
}

std::uint64_t seedOf(const QString &name)
{
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char byte : name.toUtf8()) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001b3ULL;
    }
    return hash;
}

/// 3.4, step 3: up to six stickers become others of the same value, so that no two teams are alike.
void vary(SimulatorTeam &made)
{
    constexpr int swaps = 6;
    std::uint64_t state = seedOf(made.team.name);
    for (int swap = 0; swap < swaps; ++swap) {
        const int player = 1 + static_cast<int>(splitMix(state) % (squadSize - 1));
        Sticker &old = made.stickers[static_cast<std::size_t>(player)];
        std::vector<Sticker> others;
        for (const Sticker &one : shippedCharts().stickers)
            if (one.size == old.size && one.count(Colour::Purple) == 0 && hasMain(one, player) &&
                !isTaken(made, one))
                others.push_back(one);
        const std::uint64_t pick = splitMix(state);
        if (!others.empty())
            old = others[pick % others.size()];
    }
}

QString madeUpName(const Squad &squad, int number)
{
    QString name = QStringLiteral("Reserve %1").arg(number);
    while (std::ranges::any_of(squad.entries,
                               [&](const SquadEntry &one) { return one.person.shortName == name; }))
        name += u'*';
    return name;
}

void makeUp(SimulatorTeam &made, Position position)
{
    const QString name = madeUpName(made.squad, static_cast<int>(made.squad.entries.size()) + 1);
    made.squad.entries.push_back(
        {{QUuid::createUuidV5(made.team.id, name), name, name}, position, std::nullopt, false});
}

/// Takes the first of the list whom `fits` accepts into the squad; false: there is none.
template <class Fits>
bool takeFirst(std::vector<SquadEntry> &from, SimulatorTeam &made, const Fits &fits)
{
    const auto found = std::ranges::find_if(from, fits);
    if (found == from.end())
        return false;
    made.squad.entries.push_back(*found);
    from.erase(found);
    return true;
}

/// 3.4, step 1: a goalkeeper and five of each line; gaps are filled by the others.
void takeSixteen(SimulatorTeam &made, std::vector<SquadEntry> left)
{
    const auto plays = [](Position position) {
        return [position](const SquadEntry &one) { return one.position == position; };
    };
    if (!takeFirst(left, made, plays(Position::Goalkeeper)))
        makeUp(made, Position::Goalkeeper);
    std::array<int, lines.size()> missing{};
    std::array<std::vector<SquadEntry>, lines.size()> chosen;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        SimulatorTeam part;
        for (int place = 0; place < perLine; ++place)
            missing[line] += takeFirst(left, part, plays(lines[line].position)) ? 0 : 1;
        chosen[line] = part.squad.entries;
    }
    for (std::size_t line = 0; line < lines.size(); ++line) {
        auto &entries = made.squad.entries;
        entries.insert(entries.end(), chosen[line].begin(), chosen[line].end());
        for (int gap = 0; gap < missing[line]; ++gap)
            if (!takeFirst(left, made,
                           [](const SquadEntry &one) { return one.position != Position::Goalkeeper; }) &&
                !takeFirst(left, made, [](const SquadEntry &) { return true; }))
                makeUp(made, lines[line].position);
    }
}

/// Everybody gets a shirt: his own where nobody has it before him, else the lowest that is free.
void giveShirts(Squad &squad)
{
    std::set<int> taken;
    for (SquadEntry &entry : squad.entries)
        if (entry.shirt && (*entry.shirt > highestShirt || !taken.insert(*entry.shirt).second))
            entry.shirt.reset();
    for (SquadEntry &entry : squad.entries) {
        int shirt = 1;
        while (!entry.shirt && !taken.insert(shirt).second)
            ++shirt;
        if (!entry.shirt)
            entry.shirt = shirt;
    }
}

void addProblem(Problems &problems, const char *text, QStringList arguments)
{
    problems.push_back({QStringLiteral("players"), {text, std::move(arguments)}, {}});
}

void checkStickers(const SimulatorTeam &team, Problems &problems)
{
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
        addProblem(problems, QT_TRANSLATE_NOOP("core", "The stickers have %1 sections; the budget is %2."),
                   {QString::number(credits), QString::number(team.budget)});
}

void checkLineUp(const SimulatorTeam &team, Problems &problems)
{
    std::set<int> begins;
    for (const int player : team.lineUp)
        if (player < 0 || player >= squadSize || !begins.insert(player).second)
            addProblem(problems, QT_TRANSLATE_NOOP("core", "The line-up needs eleven different players."),
                       {});
    const int first = team.lineUp[0];
    if (first >= 0 && first < squadSize &&
        team.stickers[static_cast<std::size_t>(first)].count(Colour::Purple) == 0)
        addProblem(problems, QT_TRANSLATE_NOOP("core", "The first of the line-up has to be the goalkeeper."),
                   {});
    if (shippedCharts().formationNamed(team.formation) < 0)
        addProblem(problems, QT_TRANSLATE_NOOP("core", "There is no formation \"%1\"."), {team.formation});
}

} // namespace

SimulatorTeam teamFromSquad(const Team &team, const Squad &squad)
{
    SimulatorTeam made;
    made.team = team;
    takeSixteen(made, squad.entries);
    made.stickers[0] = stickerOf("PP");
    for (int player = 1; player < squadSize; ++player) {
        const auto line = static_cast<std::size_t>((player - 1) / perLine);
        made.stickers[static_cast<std::size_t>(player)] =
            stickerOf(lines[line].stickers[static_cast<std::size_t>((player - 1) % perLine)]);
    }
    vary(made);
    made.lineUp = usualLineUp;
    made.formation = QStringLiteral("4-4-2");
    giveShirts(made.squad);
    return made;
}

int creditsOf(const SimulatorTeam &team)
{
    int credits = 0;
    for (const Sticker &sticker : team.stickers)
        credits += sticker.size;
    return credits;
}

Sticker baseSticker(int player)
{
    static constexpr std::string_view letters = "PBBBBBYYYYGRRRGG";
    return stickerOf(letters.substr(static_cast<std::size_t>(player), 1));
}

QString lettersOf(const Sticker &sticker)
{
    QString letters;
    for (int i = 0; i < sticker.size; ++i)
        letters += QLatin1Char(
            colourLetters[static_cast<std::size_t>(sticker.sections[static_cast<std::size_t>(i)])]);
    return letters;
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
    checkStickers(team, problems);
    checkLineUp(team, problems);
    return problems;
}

} // namespace touchline::simulator
