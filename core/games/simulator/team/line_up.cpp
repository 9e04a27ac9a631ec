// SPDX-License-Identifier: GPL-3.0-or-later
// Who begins in which formation (specification 3.4, step 5).
#include "core/games/simulator/team/squad_maker.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace touchline::simulator {

namespace {

constexpr int fieldPlayers = teamSize - 1;
constexpr int leastWithWings = 4;
constexpr const char *standardFormation = "4-4-2";

/// Whom the line-up has left.
class Bench
{
public:
    explicit Bench(const SimulatorTeam &team) : m_team(team)
    {
        for (int player = 0; player < squadSize; ++player)
            if (sticker(player).count(Colour::Purple) == 0)
                m_left.push_back(player);
    }

    /// The first by `worth`, the greater the better; of two alike the one before.
    template <class Worth>
    int take(const Worth &worth)
    {
        const auto best = std::ranges::max_element(m_left, [&](int one, int other) {
            return std::tuple(worth(one), -one) < std::tuple(worth(other), -other);
        });
        const int player = *best;
        m_left.erase(best);
        return player;
    }
    std::vector<int> takeBest(int count, Position position)
    {
        std::vector<int> players;
        players.reserve(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i)
            players.push_back(
                take([&](int one) { return std::tuple(plays(one, position), int{sticker(one).size}); }));
        return players;
    }
    [[nodiscard]] bool plays(int player, Position position) const
    {
        return m_team.squad.entries[static_cast<std::size_t>(player)].position == position;
    }
    [[nodiscard]] const Sticker &sticker(int player) const
    {
        return m_team.stickers[static_cast<std::size_t>(player)];
    }

private:
    const SimulatorTeam &m_team;
    std::vector<int> m_left;
};

/// Slots first..last-1 of the formation, across the field.
std::vector<int> slotsAcross(const Formation &formation, int first, int last)
{
    std::vector<int> slots(static_cast<std::size_t>(last - first));
    std::iota(slots.begin(), slots.end(), first);
    std::ranges::stable_sort(
        slots, {}, [&](int slot) { return rowOf(formation.cells[static_cast<std::size_t>(slot)]); });
    return slots;
}

/// The last of a line stand outside.
std::vector<int> bestInside(const std::vector<int> &players)
{
    if (players.size() < 3)
        return players;
    std::vector<int> across{players[players.size() - 2]};
    across.insert(across.end(), players.begin(), players.end() - 2);
    across.push_back(players.back());
    return across;
}

/// Those with green outside, the others by their sections inside.
std::vector<int> midfieldOf(Bench &bench, int count)
{
    if (count < leastWithWings)
        return bench.takeBest(count, Position::Midfielder);
    const auto wing = [&](int one) {
        return std::tuple(bench.plays(one, Position::Midfielder) || bench.plays(one, Position::Forward),
                          bench.sticker(one).count(Colour::Green), bench.plays(one, Position::Midfielder),
                          int{bench.sticker(one).size});
    };
    const int right = bench.take(wing);
    const int left = bench.take(wing);
    std::vector<int> across{left};
    for (const int inside : bench.takeBest(count - 2, Position::Midfielder))
        across.push_back(inside);
    across.push_back(right);
    return across;
}

} // namespace

QString usualFormation(const Squad &squad)
{
    const auto count = [&](Position position) {
        return static_cast<int>(std::ranges::count(squad.entries, position, &SquadEntry::position));
    };
    const std::array<int, 3> have{count(Position::Defender), count(Position::Midfielder),
                                  count(Position::Forward)};
    const int all = std::accumulate(have.begin(), have.end(), 0);
    // In tenths of the whole, so that it stays in whole numbers.
    const auto distance = [&](const Formation &formation) {
        const std::array<int, 3> wanted = formation.lines();
        int sum = 0;
        for (std::size_t line = 0; line < have.size(); ++line) {
            const int off = fieldPlayers * have[line] - all * wanted[line];
            sum += off * off;
        }
        return sum;
    };
    const auto &formations = shippedCharts().formations;
    const auto nearest = std::ranges::min_element(formations, {}, distance);
    // Five of each say as much for 4-3-3 as for 3-4-3.
    const bool isClear = std::ranges::all_of(formations, [&](const Formation &one) {
        return distance(one) != distance(*nearest) || one.lines() == nearest->lines();
    });
    return isClear ? nearest->name : QString::fromUtf8(standardFormation);
}

void pickLineUp(SimulatorTeam &team)
{
    const auto &charts = shippedCharts();
    const Formation &formation =
        charts.formations[static_cast<std::size_t>(std::max(0, charts.formationNamed(team.formation)))];
    const auto [defence, midfield, attack] = formation.lines();
    const auto keeper =
        std::ranges::find_if(team.stickers, [](const Sticker &one) { return one.count(Colour::Purple) > 0; });
    team.lineUp[0] = static_cast<std::int8_t>(keeper - team.stickers.begin());
    Bench bench(team);
    const auto put = [&](int first, const std::vector<int> &players) {
        const std::vector<int> slots =
            slotsAcross(formation, first, first + static_cast<int>(players.size()));
        for (std::size_t i = 0; i < slots.size(); ++i)
            team.lineUp[static_cast<std::size_t>(slots[i])] = static_cast<std::int8_t>(players[i]);
    };
    put(1, bestInside(bench.takeBest(defence, Position::Defender)));
    const std::vector<int> forwards = bench.takeBest(attack, Position::Forward);
    put(1 + defence, midfieldOf(bench, midfield));
    put(1 + defence + midfield, forwards);
}

} // namespace touchline::simulator
