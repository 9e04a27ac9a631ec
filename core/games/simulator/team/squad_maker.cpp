// SPDX-License-Identifier: GPL-3.0-or-later
// A budget squad of names and positions: specification 3.4, steps 1 to 4.
#include "core/games/simulator/team/squad_maker.h"

#include "core/dice/generator.h"
#include "core/games/simulator/board/sticker_rules.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace touchline::simulator {

namespace {

constexpr int perLine = 5;

/// What the players of a position get, in the order of the squad; what the best of them may get on top.
struct LineProfiles
{
    Position position;
    Colour main;
    Colour second;
    std::array<const char *, 10> stickers;
};
constexpr std::array<LineProfiles, 3> lines{
    {{Position::Defender,
      Colour::Blue,
      Colour::Yellow,
      {"BBH", "BBS", "BB", "BG", "B", "BH", "YB", "BS", "BBB", "RB"}},
     {Position::Midfielder,
      Colour::Yellow,
      Colour::Blue,
      {"YYB", "YY", "YG", "YR", "Y", "YYG", "YYR", "YB", "YBS", "YH"}},
     {Position::Forward,
      Colour::Red,
      Colour::Black,
      {"RRH", "RRS", "GG", "RG", "R", "RS", "GS", "RR", "GH", "G"}}}};

/// A goalkeeper who has to play in the field defends.
const LineProfiles &lineOf(Position position)
{
    const auto found = std::ranges::find(lines, position, &LineProfiles::position);
    return found == lines.end() ? lines.front() : *found;
}

bool hasMain(const Sticker &sticker, Position position)
{
    const Colour main = lineOf(position).main;
    return sticker.count(main) > 0 || (main == Colour::Red && sticker.count(Colour::Green) > 0);
}

bool isTaken(const SimulatorTeam &team, const Sticker &sticker)
{
    return std::ranges::any_of(team.stickers,
                               [&](const Sticker &one) { return one.multiset() == sticker.multiset(); });
}

/// A sticker of the catalogue for the field that nobody has.
bool isOpen(const SimulatorTeam &team, const Sticker &sticker)
{
    return sticker.size > 0 && sticker.count(Colour::Purple) == 0 && shippedCharts().hasSticker(sticker) &&
           !isTaken(team, sticker);
}

/// The first open one of so many sections with the position's main colour, else any.
Sticker anyOpen(const SimulatorTeam &team, int size, Position position)
{
    for (const bool wantsMain : {true, false})
        for (const Sticker &one : shippedCharts().stickers)
            if (one.size == size && (!wantsMain || hasMain(one, position)) && isOpen(team, one))
                return one;
    return {};
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

/// Step 2: each position goes down its list.
void giveProfiles(SimulatorTeam &made)
{
    made.stickers[0] = stickerOf("PP");
    for (std::size_t player = 1; player < squadSize; ++player) {
        const Position position = made.squad.entries[player].position;
        const auto &profiles = lineOf(position).stickers;
        const auto next = std::ranges::find_if(
            profiles, [&](const char *letters) { return isOpen(made, stickerOf(letters)); });
        Sticker &sticker = made.stickers[player];
        if (next != profiles.end())
            sticker = stickerOf(*next);
        for (int size = 1; sticker.size == 0; ++size)
            sticker = anyOpen(made, size, position);
    }
}

/// Step 3: up to six stickers become others of the same value, so that no two teams are alike.
void vary(SimulatorTeam &made)
{
    constexpr int swaps = 6;
    std::uint64_t state = seedOf(made.team.name);
    for (int swap = 0; swap < swaps; ++swap) {
        const std::size_t player = 1 + splitMix(state) % (squadSize - 1);
        Sticker &old = made.stickers[player];
        std::vector<Sticker> others;
        for (const Sticker &one : shippedCharts().stickers)
            if (one.size == old.size && hasMain(one, made.squad.entries[player].position) &&
                isOpen(made, one))
                others.push_back(one);
        const std::uint64_t pick = splitMix(state);
        if (!others.empty())
            old = others[pick % others.size()];
    }
}

Sticker without(const Sticker &sticker, int section)
{
    Sticker less;
    for (int i = 0; i < sticker.size; ++i)
        if (i != section)
            less.add(sticker.sections[static_cast<std::size_t>(i)]);
    return less;
}

/// How gladly a section is given up: grey and black first, then one of two alike.
int dispensability(const Sticker &sticker, int section)
{
    const Colour colour = sticker.sections[static_cast<std::size_t>(section)];
    if (colour == Colour::Grey || colour == Colour::Black)
        return 2;
    return sticker.count(colour) > 1 ? 1 : 0;
}

Sticker oneSmaller(const SimulatorTeam &made, const Sticker &sticker)
{
    for (const int wanted : {2, 1, 0})
        for (int section = sticker.size - 1; section >= 0; --section)
            if (const Sticker less = without(sticker, section);
                dispensability(sticker, section) == wanted && isOpen(made, less))
                return less;
    return {};
}

Sticker oneGreater(const SimulatorTeam &made, const Sticker &sticker, Position position)
{
    const auto with = [&](Colour colour) {
        Sticker more = sticker;
        more.add(colour);
        return more;
    };
    if (const Sticker more = with(lineOf(position).second); isOpen(made, more))
        return more;
    for (const Colour colour :
         {Colour::Yellow, Colour::Red, Colour::Green, Colour::Blue, Colour::Grey, Colour::Black})
        if (const Sticker more = with(colour); isOpen(made, more))
            return more;
    return {};
}

/// Players of the field from the last of the squad to the first. The sixteen keep its order within their
/// positions, so that rank is by squad again.
std::vector<std::size_t> byRank(const SimulatorTeam &made, const Squad &squad)
{
    std::vector<std::size_t> players;
    for (std::size_t player = 1; player < squadSize; ++player)
        players.push_back(player);
    const auto rank = [&](std::size_t player) {
        const int place = squad.indexOf(made.squad.entries[player].person.id);
        return place < 0 ? static_cast<int>(squad.entries.size() + player) : place;
    };
    std::ranges::stable_sort(players, {}, rank);
    return players;
}

/// Step 4. Passes over whom every change would give the sticker of another.
void balance(SimulatorTeam &made, const Squad &squad)
{
    const std::vector<std::size_t> best = byRank(made, squad);
    while (creditsOf(made) != made.budget) {
        const bool isOver = creditsOf(made) > made.budget;
        Sticker changed;
        std::size_t whose = 0;
        const auto tries = [&](std::size_t player) {
            const Sticker &old = made.stickers[player];
            if (isOver ? old.size < 2 : old.size >= mostSections)
                return false;
            whose = player;
            changed =
                isOver ? oneSmaller(made, old) : oneGreater(made, old, made.squad.entries[player].position);
            return changed.size > 0;
        };
        const bool isFound = isOver ? std::any_of(best.rbegin(), best.rend(), tries)
                                    : std::any_of(best.begin(), best.end(), tries);
        // The catalogue has open stickers of each value from 1 to 3 whatever sixteen players have.
        if (!isFound)
            changed = anyOpen(made, made.stickers[whose].size + (isOver ? -1 : 1),
                              made.squad.entries[whose].position);
        made.stickers[whose] = changed;
    }
}

QString reserveName(const Squad &squad, int number)
{
    QString name = QStringLiteral("Reserve %1").arg(number);
    while (std::ranges::any_of(squad.entries,
                               [&](const SquadEntry &one) { return one.person.shortName == name; }))
        name += u'*';
    return name;
}

QUuid reserveId(const Team &team, const QString &name)
{
    return QUuid::createUuidV5(team.id, name);
}

SquadEntry reserveOf(const Team &team, const Squad &squad, const Squad &made, Position position)
{
    Squad all = squad;
    all.entries.insert(all.entries.end(), made.entries.begin(), made.entries.end());
    const QString name = reserveName(all, static_cast<int>(made.entries.size()) + 1);
    return {{reserveId(team, name), name, name}, position, std::nullopt, false};
}

/// Takes the first whom `fits` accepts; false: there is none.
template <class Fits>
bool takeFirst(std::vector<SquadEntry> &from, Squad &into, const Fits &fits)
{
    const auto found = std::ranges::find_if(from, fits);
    if (found == from.end())
        return false;
    into.entries.push_back(*found);
    from.erase(found);
    return true;
}

int countOf(const Squad &squad, Position position)
{
    return static_cast<int>(std::ranges::count(squad.entries, position, &SquadEntry::position));
}

/// The line that has fewest.
Position shortOf(const Squad &squad)
{
    return std::ranges::min_element(lines, {},
                                    [&](const LineProfiles &line) { return countOf(squad, line.position); })
        ->position;
}

} // namespace

Squad sixteenOf(const Team &team, const Squad &squad)
{
    Squad made;
    std::vector<SquadEntry> left = squad.entries;
    const auto plays = [](Position position) {
        return [position](const SquadEntry &one) { return one.position == position; };
    };
    if (!takeFirst(left, made, plays(Position::Goalkeeper)))
        made.entries.push_back(reserveOf(team, squad, made, Position::Goalkeeper));
    for (const LineProfiles &line : lines)
        for (int place = 0; place < perLine; ++place)
            takeFirst(left, made, plays(line.position));
    // A spare goalkeeper plays in the field where nobody else is left.
    const auto isOutfield = [](const SquadEntry &one) { return one.position != Position::Goalkeeper; };
    while (made.entries.size() < squadSize)
        if (!takeFirst(left, made, isOutfield) && !takeFirst(left, made, [](const auto &) { return true; }))
            made.entries.push_back(reserveOf(team, squad, made, shortOf(made)));
    std::stable_sort(made.entries.begin() + 1, made.entries.end(),
                     [](const SquadEntry &one, const SquadEntry &other) {
                         return &lineOf(one.position) < &lineOf(other.position);
                     });
    giveShirts(made);
    return made;
}

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

bool isMadeUp(const Team &team, const SquadEntry &entry)
{
    return entry.person.id == reserveId(team, entry.person.shortName);
}

SimulatorTeam plannedTeam(const Team &team, const Squad &squad, const SquadPlan &plan)
{
    SimulatorTeam made;
    made.team = team;
    made.squad = sixteenOf(team, squad);
    made.budget = plan.budget;
    giveProfiles(made);
    vary(made);
    balance(made, squad);
    made.formation = plan.formation.isEmpty() ? usualFormation(squad) : plan.formation;
    pickLineUp(made);
    return made;
}

SimulatorTeam teamFromSquad(const Team &team, const Squad &squad)
{
    return plannedTeam(team, squad, SquadPlan());
}

std::vector<Sticker> standardStickers(const Squad &squad)
{
    std::vector<Sticker> stickers(squad.entries.size());
    std::array<std::size_t, lines.size()> given{};
    bool hasKeeper = false;
    for (std::size_t player = 0; player < stickers.size(); ++player) {
        const Position position = squad.entries[player].position;
        if (position == Position::Goalkeeper) {
            stickers[player] = hasKeeper ? Sticker() : stickerOf("PP");
            hasKeeper = true;
            continue;
        }
        std::size_t &place = given[static_cast<std::size_t>(&lineOf(position) - lines.data())];
        if (place < perLine)
            stickers[player] = stickerOf(lineOf(position).stickers[place++]);
    }
    return stickers;
}

} // namespace touchline::simulator
