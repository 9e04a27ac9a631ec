// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/timetable/timetable_repair.h"

#include "core/base/index.h"

#include <algorithm>

namespace touchline {

namespace {

/// Steps for which a match that had to go does not come back to its slot: this, and up to as many again.
constexpr int fewestStepsAway = 6;

} // namespace

TimetableRepair::TimetableRepair(const TimetableInput &input, const TimetableGrid &grid,
                                 const std::vector<int> &earliest, const std::vector<int> &latest,
                                 const std::vector<int> &room)
    : m_input(input)
    , m_grid(grid)
    , m_earliest(earliest)
    , m_latest(latest)
    , m_room(room)
    , m_waiting(input.matches.size())
{
    int places = 0;
    for (std::size_t i = 0; i < input.matches.size(); ++i) {
        for (const int before : input.matches[i].after)
            m_waiting[at(before)].push_back(static_cast<int>(i));
        for (const Side side : bothSides)
            places = std::max(places, input.matches[i].places[side] + 1);
    }
    m_at.resize(at(places));
}

void TimetableRepair::put(int match, int slot)
{
    m_slotOf[at(match)] = slot;
    m_in[at(slot)].push_back(match);
    for (const Side side : bothSides)
        m_at[at(m_input.matches[at(match)].places[side])][at(slot)] = match;
}

void TimetableRepair::takeOut(int match)
{
    const int slot = m_slotOf[at(match)];
    m_slotOf[at(match)] = -1;
    std::erase(m_in[at(slot)], match);
    for (const Side side : bothSides)
        m_at[at(m_input.matches[at(match)].places[side])][at(slot)] = -1;
    m_open.push_back(match);
}

void TimetableRepair::clear(const std::vector<int> &slotOf, int last)
{
    m_slotOf.assign(slotOf.size(), -1);
    m_in.assign(at(last + 1), {});
    for (std::vector<int> &busy : m_at)
        busy.assign(at(last + 1), -1);
    m_open.clear();
    for (std::size_t i = 0; i < slotOf.size(); ++i) {
        if (slotOf[i] <= last)
            put(static_cast<int>(i), slotOf[i]);
        else
            m_open.push_back(static_cast<int>(i));
    }
}

void TimetableRepair::findInTheWay(int match, int slot, Generator &generator)
{
    m_inTheWay.clear();
    const auto add = [this](int other) {
        if (std::find(m_inTheWay.begin(), m_inTheWay.end(), other) == m_inTheWay.end())
            m_inTheWay.push_back(other);
    };
    const auto end = std::min(m_grid.next(slot), static_cast<int>(m_in.size()));
    for (const Side side : bothSides) {
        const std::vector<int> &busy = m_at[at(m_input.matches[at(match)].places[side])];
        for (int other = m_grid.previous(slot) + 1; other < end; ++other)
            if (busy[at(other)] >= 0)
                add(busy[at(other)]);
    }
    for (const int before : m_input.matches[at(match)].after)
        if (const int other = m_slotOf[at(before)]; other >= 0 && m_grid.next(other) > slot)
            add(before);
    for (const int later : m_waiting[at(match)])
        if (const int other = m_slotOf[at(later)]; other >= 0 && other < m_grid.next(slot))
            add(later);
    const std::vector<int> &here = m_in[at(slot)];
    const auto isInTheWay = [this](int other) {
        return std::find(m_inTheWay.begin(), m_inTheWay.end(), other) != m_inTheWay.end();
    };
    if (static_cast<int>(here.size()) >= m_room[at(slot)] &&
        std::none_of(here.begin(), here.end(), isInTheWay))
        add(here[generator.below(static_cast<std::uint32_t>(here.size()))]);
}

bool TimetableRepair::shorten(std::vector<int> &slotOf, int last, Generator &generator, long long &work)
{
    clear(slotOf, last);
    // By match and slot: the step from which it may come back.
    std::vector<std::vector<long long>> away(slotOf.size(), std::vector<long long>(at(last + 1), 0));
    for (long long step = 1; !m_open.empty() && work > 0; ++step, --work) {
        std::size_t which = 0;
        int where = -1;
        std::size_t fewest = 0;
        std::uint32_t alike = 0;
        std::vector<int> others;
        for (std::size_t i = 0; i < m_open.size(); ++i) {
            const int match = m_open[i];
            for (int slot = m_earliest[at(match)]; slot <= std::min(last, m_latest[at(match)]); ++slot) {
                --work;
                if (away[at(match)][at(slot)] > step)
                    continue;
                findInTheWay(match, slot, generator);
                if (where >= 0 && m_inTheWay.size() > fewest)
                    continue;
                // Of those that cost the same each is as likely as the others.
                alike = where >= 0 && m_inTheWay.size() == fewest ? alike + 1 : 1;
                if (alike > 1 && generator.below(alike) != 0)
                    continue;
                which = i;
                where = slot;
                fewest = m_inTheWay.size();
                others = m_inTheWay;
            }
        }
        if (where < 0)
            continue;
        const int match = m_open[which];
        m_open.erase(m_open.begin() + static_cast<std::ptrdiff_t>(which));
        for (const int other : others) {
            const long long steps = fewestStepsAway +
                                    static_cast<long long>(generator.below(fewestStepsAway)) +
                                    static_cast<long long>(m_open.size());
            away[at(other)][at(m_slotOf[at(other)])] = step + steps;
            takeOut(other);
        }
        put(match, where);
    }
    if (!m_open.empty())
        return false;
    slotOf = m_slotOf;
    return true;
}

} // namespace touchline
