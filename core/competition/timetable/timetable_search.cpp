// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/timetable_search.h"

#include "core/base/index.h"
#include "core/competition/timetable/timetable_repair.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <tuple>
#include <utility>

namespace touchline {

namespace {

/// Matches looked at, over all tries.
constexpr long long mostTimetableWork = 2'000'000;
/// Places in slots looked at, over all repairs.
constexpr long long mostRepairWork = 1'000'000;
constexpr int mostTimetableTries = 4000;
constexpr int teamsOfMatchWithReferee = 3;
/// Parts of a slot in which matches are ranked.
constexpr int partsOfSlot = 16;

int roundedUp(int count, int divisor)
{
    return (count + divisor - 1) / divisor;
}

/// Sets of places that are joined by matches.
class JoinedPlaces
{
public:
    explicit JoinedPlaces(int places) : m_parent(at(places))
    {
        std::iota(m_parent.begin(), m_parent.end(), 0);
    }

    int of(int place)
    {
        while (m_parent[at(place)] != place)
            place = m_parent[at(place)] = m_parent[at(m_parent[at(place)])];
        return place;
    }
    void join(int one, int other) { m_parent[at(of(one))] = of(other); }

private:
    std::vector<int> m_parent;
};

} // namespace

TimetableSearch::TimetableSearch(const TimetableInput &input, const TimetableGrid &grid)
    : m_input(input)
    , m_grid(grid)
    , m_teams(static_cast<int>(input.teams.size()))
    , m_places(m_teams)
    , m_tables(static_cast<int>(input.rules.tables.size()))
    , m_blame(input.matches.size(), 0)
    , m_generator(input.rules.seed)
{
    for (const TimetableMatch &match : input.matches)
        for (const Side side : bothSides)
            m_places = std::max(m_places, match.places[side] + 1);
    m_earliest.assign(at(m_places), 0);
    const QTime end = input.rules.end;
    m_latest.assign(at(m_places), end.isValid() ? grid.lastUntil(end) : grid.count() - 1);
    for (int team = 0; team < m_teams; ++team) {
        const TimetableTeam &one = input.teams[at(team)];
        if (one.arrives.isValid())
            m_earliest[at(team)] = grid.firstFrom(one.arrives);
        if (one.leaves.isValid())
            m_latest[at(team)] = std::min(m_latest[at(team)], grid.lastUntil(one.leaves));
    }
    m_taken.assign(at(m_places), -1);
    orderByWaiting();
    findBounds();
}

void TimetableSearch::orderByWaiting()
{
    const std::vector<TimetableMatch> &matches = m_input.matches;
    m_waiting.resize(matches.size());
    std::vector<std::size_t> open(matches.size());
    for (std::size_t i = 0; i < matches.size(); ++i) {
        open[i] = matches[i].after.size();
        for (const int before : matches[i].after)
            m_waiting[at(before)].push_back(static_cast<int>(i));
        if (open[i] == 0)
            m_order.push_back(static_cast<int>(i));
    }
    for (std::size_t i = 0; i < m_order.size(); ++i)
        for (const int match : m_waiting[at(m_order[i])])
            if (--open[at(match)] == 0)
                m_order.push_back(match);
}

int TimetableSearch::lastByTables(const std::vector<int> &matches) const
{
    std::vector<int> heads;
    heads.reserve(matches.size());
    for (const int match : matches)
        heads.push_back(m_heads[at(match)]);
    std::sort(heads.begin(), heads.end());
    const int tables =
        m_input.rules.referees ? std::clamp(m_teams / teamsOfMatchWithReferee, 1, m_tables) : m_tables;
    int slot = -1;
    int used = tables;
    for (const int head : heads) {
        if (used == tables || head > slot) {
            slot = std::max(slot + 1, head);
            used = 0;
        }
        ++used;
    }
    return slot;
}

int TimetableSearch::lastByTeams(const std::vector<int> &matches) const
{
    std::map<int, std::vector<int>> headsOf;
    for (const int match : matches)
        for (const Side side : bothSides)
            headsOf[m_input.matches[at(match)].places[side]].push_back(m_heads[at(match)]);
    int last = -1;
    for (auto &[place, heads] : headsOf) {
        std::sort(heads.begin(), heads.end());
        int slot = heads.front();
        for (std::size_t i = 1; i < heads.size() && slot < m_grid.count(); ++i)
            slot = std::max(heads[i], m_grid.next(slot));
        last = std::max(last, slot);
    }
    return last;
}

int TimetableSearch::lastByRests(const std::vector<int> &matches) const
{
    // Between two matches of a team lies a window in which every team of a group plays once at most.
    JoinedPlaces groups(m_places);
    for (const int match : matches)
        groups.join(m_input.matches[at(match)].places[Side::Home],
                    m_input.matches[at(match)].places[Side::Away]);
    struct Group
    {
        std::vector<bool> has;
        int places = 0;
        int matches = 0;
        int head = 0;
    };
    std::map<int, Group> all;
    const auto add = [&](int key, int match) {
        Group &group = all[key];
        group.has.resize(at(m_places), false);
        group.head = group.matches == 0 ? m_heads[at(match)] : std::min(group.head, m_heads[at(match)]);
        ++group.matches;
        for (const Side side : bothSides) {
            const std::size_t place = at(m_input.matches[at(match)].places[side]);
            group.places += group.has[place] ? 0 : 1;
            group.has[place] = true;
        }
    };
    for (const int match : matches) {
        add(groups.of(m_input.matches[at(match)].places[Side::Home]), match);
        add(-1, match);
    }
    int last = -1;
    for (const auto &[key, group] : all) {
        const int atOnce = std::max(1, group.places / 2);
        int slot = group.head;
        int left = group.matches;
        for (; left > atOnce && slot < m_grid.count(); left -= atOnce)
            slot = m_grid.next(slot);
        last = std::max(last, slot + roundedUp(left, m_tables) - 1);
    }
    return last;
}

int TimetableSearch::lastSlotOf(const std::vector<int> &matches) const
{
    return std::max({lastByTables(matches), lastByTeams(matches), lastByRests(matches)});
}

void TimetableSearch::findBounds()
{
    const std::vector<TimetableMatch> &matches = m_input.matches;
    m_heads.assign(matches.size(), 0);
    m_tails.assign(matches.size(), 0);
    for (const int match : m_order) {
        const TimetableMatch &one = matches[at(match)];
        for (const Side side : bothSides)
            m_heads[at(match)] = std::max(m_heads[at(match)], m_earliest[at(one.places[side])]);
        if (one.after.empty())
            continue;
        const int last = lastSlotOf(one.after);
        m_heads[at(match)] =
            std::max(m_heads[at(match)], last < m_grid.count() ? m_grid.next(last) : m_grid.count());
    }
    int longest = 0;
    for (auto match = m_order.rbegin(); match != m_order.rend(); ++match) {
        for (const int later : m_waiting[at(*match)])
            m_tails[at(*match)] = std::max(m_tails[at(*match)], m_tails[at(later)] + 1);
        longest = std::max(longest, m_tails[at(*match)]);
    }
    for (int tail = 0; tail <= longest; ++tail) {
        std::vector<int> those;
        for (const int match : m_order)
            if (m_tails[at(match)] >= tail)
                those.push_back(match);
        int last = lastSlotOf(those);
        for (int step = 0; step < tail && last < m_grid.count(); ++step)
            last = m_grid.next(last);
        m_fewest = std::max(m_fewest, last + 1);
    }
}

void TimetableSearch::setTargets(int last)
{
    m_targets.assign(m_input.matches.size(), last);
    for (auto match = m_order.rbegin(); match != m_order.rend(); ++match) {
        int &target = m_targets[at(*match)];
        for (const Side side : bothSides)
            target = std::min(target, m_latest[at(m_input.matches[at(*match)].places[side])]);
        for (const int later : m_waiting[at(*match)])
            target = std::min(target, m_grid.previous(std::clamp(m_targets[at(later)], 0, m_grid.count())));
    }
}

int TimetableSearch::mostIn(int slot) const
{
    if (!m_input.rules.referees)
        return m_tables;
    int present = 0;
    for (int team = 0; team < m_teams; ++team)
        present +=
            !m_input.teams[at(team)].isOut && m_earliest[at(team)] <= slot && slot <= m_latest[at(team)] ? 1
                                                                                                         : 0;
    return std::clamp(present / teamsOfMatchWithReferee, 1, m_tables);
}

int TimetableSearch::rank(int match, int slot, const Manner &manner, const std::vector<int> &left)
{
    if (manner.byOrder)
        return match;
    // How many slots its teams have to spare, the tighter one counting more.
    const int spare = m_targets[at(match)] - slot;
    const int step = m_input.rules.rest + 1;
    const PerSide<int> &places = m_input.matches[at(match)].places;
    const int home = spare - (left[at(places[Side::Home])] - 1) * step;
    const int away = spare - (left[at(places[Side::Away])] - 1) * step;
    int rank = (std::min(home, away) * 3 + std::max(home, away)) * partsOfSlot / 4 - m_blame[at(match)];
    if (manner.noise > 0)
        rank += m_generator.roll(manner.noise);
    return rank;
}

bool TimetableSearch::swapsOneForTwo(const std::vector<int> &ranked, std::vector<int> &chosen)
{
    const auto takers = [this](int match) {
        const PerSide<int> &places = m_input.matches[at(match)].places;
        return std::pair(m_taken[at(places[Side::Home])], m_taken[at(places[Side::Away])]);
    };
    const auto share = [this](int one, int other) {
        const PerSide<int> &a = m_input.matches[at(one)].places;
        const PerSide<int> &b = m_input.matches[at(other)].places;
        return a[Side::Home] == b[Side::Home] || a[Side::Home] == b[Side::Away] ||
               a[Side::Away] == b[Side::Home] || a[Side::Away] == b[Side::Away];
    };
    for (int &out : chosen) {
        int first = -1;
        std::vector<int> those;
        for (const int match : ranked) {
            const auto [home, away] = takers(match);
            if (match != out && (home == out || home < 0) && (away == out || away < 0))
                those.push_back(match);
        }
        m_work += static_cast<long long>(ranked.size());
        for (std::size_t i = 0; i < those.size() && first < 0; ++i)
            for (std::size_t j = i + 1; j < those.size(); ++j)
                if (!share(those[i], those[j])) {
                    for (const Side side : bothSides)
                        m_taken[at(m_input.matches[at(out)].places[side])] = -1;
                    first = those[i];
                    out = first;
                    chosen.push_back(those[j]);
                    for (const Side side : bothSides) {
                        m_taken[at(m_input.matches[at(those[i])].places[side])] = those[i];
                        m_taken[at(m_input.matches[at(those[j])].places[side])] = those[j];
                    }
                    return true;
                }
    }
    return false;
}

std::vector<int> TimetableSearch::chosen(const std::vector<int> &ranked, int most, bool fills)
{
    std::vector<int> chosen;
    for (const int match : ranked) {
        const PerSide<int> &places = m_input.matches[at(match)].places;
        if (static_cast<int>(chosen.size()) == most)
            break;
        if (m_taken[at(places[Side::Home])] >= 0 || m_taken[at(places[Side::Away])] >= 0)
            continue;
        for (const Side side : bothSides)
            m_taken[at(places[side])] = match;
        chosen.push_back(match);
    }
    while (fills && static_cast<int>(chosen.size()) < most && chosen.size() < ranked.size() &&
           swapsOneForTwo(ranked, chosen)) {
    }
    for (const int match : chosen)
        for (const Side side : bothSides)
            m_taken[at(m_input.matches[at(match)].places[side])] = -1;
    return chosen;
}

TimetableSearch::Try TimetableSearch::tried(const Manner &manner)
{
    const std::vector<TimetableMatch> &matches = m_input.matches;
    Try made;
    made.slotOf.assign(matches.size(), m_grid.count());
    made.last = m_grid.count();
    std::vector<int> ready = m_heads;
    std::vector<std::size_t> waits;
    std::vector<int> left(at(m_places), 0);
    std::vector<int> free = m_earliest;
    std::vector<int> open;
    for (std::size_t i = 0; i < matches.size(); ++i) {
        waits.push_back(matches[i].after.size());
        open.push_back(static_cast<int>(i));
        for (const Side side : bothSides)
            ++left[at(matches[i].places[side])];
    }
    std::vector<std::pair<int, int>> ranks;
    std::vector<int> ranked;
    for (int slot = 0; slot < m_grid.count() && !open.empty(); ++slot) {
        ranks.clear();
        for (const int match : open) {
            const PerSide<int> &places = matches[at(match)].places;
            if (waits[at(match)] == 0 && ready[at(match)] <= slot && free[at(places[Side::Home])] <= slot &&
                free[at(places[Side::Away])] <= slot)
                ranks.emplace_back(rank(match, slot, manner, left), match);
        }
        m_work += static_cast<long long>(open.size());
        std::sort(ranks.begin(), ranks.end());
        ranked.clear();
        for (const auto &[rank, match] : ranks)
            ranked.push_back(match);
        for (const int match : chosen(ranked, mostIn(slot), manner.fills)) {
            made.slotOf[at(match)] = slot;
            made.last = slot;
            for (const Side side : bothSides) {
                const int place = matches[at(match)].places[side];
                free[at(place)] = m_grid.next(slot);
                --left[at(place)];
                made.late += slot > m_latest[at(place)] ? 1 : 0;
            }
            for (const int later : m_waiting[at(match)]) {
                --waits[at(later)];
                ready[at(later)] = std::max(ready[at(later)], m_grid.next(slot));
            }
        }
        std::erase_if(open, [&made, slot](int match) { return made.slotOf[at(match)] == slot; });
    }
    if (!open.empty())
        made.last = m_grid.count();
    return made;
}

void TimetableSearch::blame(const Try &made)
{
    for (std::size_t match = 0; match < m_blame.size(); ++match) {
        m_blame[match] = m_blame[match] * 7 / 8;
        if (made.slotOf[match] > m_targets[match])
            m_blame[match] += partsOfSlot / 2 + m_generator.roll(partsOfSlot);
    }
}

std::vector<int> TimetableSearch::solve()
{
    setTargets(m_fewest - 1);
    // What does not end on this day is worse than any match that is late.
    const auto cost = [this](const Try &one) {
        return std::tuple(one.last >= m_grid.count(), one.late, one.last);
    };
    const auto isBest = [this](const Try &one) { return one.late == 0 && one.last < m_fewest; };
    Try best = tried({true, true, 0});
    constexpr std::array noises{0, partsOfSlot / 2, partsOfSlot, 2 * partsOfSlot, 4 * partsOfSlot};
    for (int i = 0; i < mostTimetableTries && m_work < mostTimetableWork && !isBest(best); ++i) {
        Try next = tried({false, i % 3 != 2, noises[at(i) % noises.size()]});
        blame(next);
        if (cost(next) < cost(best))
            best = std::move(next);
    }
    shorten(best);
    return best.last < m_grid.count() ? best.slotOf : std::vector<int>();
}

void TimetableSearch::shorten(Try &best)
{
    std::vector<int> latest(m_input.matches.size(), m_grid.count());
    for (std::size_t i = 0; i < latest.size(); ++i)
        for (const Side side : bothSides)
            // What is too late already may be so.
            if (const int leaves = m_latest[at(m_input.matches[i].places[side])]; best.slotOf[i] <= leaves)
                latest[i] = std::min(latest[i], leaves);
    std::vector<int> room;
    room.reserve(at(best.last));
    for (int slot = 0; slot < best.last; ++slot)
        room.push_back(mostIn(slot));
    TimetableRepair repair(m_input, m_grid, m_heads, latest, room);
    long long work = mostRepairWork;
    while (best.last >= m_fewest && repair.shorten(best.slotOf, best.last - 1, m_generator, work))
        best.last = *std::max_element(best.slotOf.begin(), best.slotOf.end());
}

} // namespace touchline
