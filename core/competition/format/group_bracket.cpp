// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/format/group_bracket.h"

#include <array>
#include <bit>
#include <map>

namespace touchline {

namespace {

std::optional<Slot> placeOf(int table, int place)
{
    return Slot{Slot::Kind::GroupPlace, table, place};
}

Bracket worldCupBracket(int groups)
{
    Bracket bracket;
    for (const int first : {0, 1}) {
        for (int group = 0; group < groups; group += 2) {
            bracket.push_back(placeOf(group + first, 1));
            bracket.push_back(placeOf(group + 1 - first, 2));
        }
    }
    return bracket;
}

/// Divides teams, given from the best to the last (then those who are not there), into two halves of a
/// bracket. Neighbours of the order go into different halves, so that the halves are equally strong; and of a
/// group the first and second, the third and fourth and so on. Every team has one partner of each kind at
/// most, so the partners form chains, and rings of even length: it can always be done.
class Halves
{
public:
    explicit Halves(const Bracket &teams) : m_partners(teams.size()), m_half(teams.size(), -1)
    {
        for (std::size_t i = 0; i < teams.size(); ++i)
            m_partners[i][0] = static_cast<int>(i ^ 1U);
        std::map<int, int> openOfGroup;
        for (std::size_t i = 0; i < teams.size(); ++i) {
            m_partners[i][1] = -1;
            if (!teams[i])
                continue;
            const auto [open, isNew] = openOfGroup.try_emplace(teams[i]->group, static_cast<int>(i));
            if (isNew)
                continue;
            m_partners[i][1] = open->second;
            m_partners[static_cast<std::size_t>(open->second)][1] = static_cast<int>(i);
            openOfGroup.erase(open);
        }
        for (std::size_t i = 0; i < teams.size(); ++i) {
            // As seeds are spread: 1 above, 2 and 3 below, 4 and 5 above, ...
            if (m_half[i] < 0)
                put(static_cast<int>(i), static_cast<int>((i + 1) / 2 % 2));
        }
    }

    [[nodiscard]] int of(std::size_t team) const { return m_half[team]; }

private:
    void put(int team, int half)
    {
        std::vector<std::pair<int, int>> waiting{{team, half}};
        while (!waiting.empty()) {
            const auto [next, itsHalf] = waiting.back();
            waiting.pop_back();
            m_half[static_cast<std::size_t>(next)] = itsHalf;
            for (const int partner : m_partners[static_cast<std::size_t>(next)]) {
                if (partner >= 0 && m_half[static_cast<std::size_t>(partner)] < 0)
                    waiting.emplace_back(partner, 1 - itsHalf);
            }
        }
    }

    std::vector<std::array<int, 2>> m_partners;
    std::vector<int> m_half;
};

void append(const Bracket &teams, Bracket &bracket)
{
    if (teams.size() == 2) {
        bracket.insert(bracket.end(), teams.begin(), teams.end());
        return;
    }
    const Halves halves(teams);
    for (const int half : {0, 1}) {
        Bracket part;
        for (std::size_t i = 0; i < teams.size(); ++i) {
            if (halves.of(i) == half)
                part.push_back(teams[i]);
        }
        append(part, bracket);
    }
}

} // namespace

Bracket groupBracket(int groups, int advance)
{
    if (advance == 2 && groups > 1 && std::has_single_bit(static_cast<unsigned>(groups)))
        return worldCupBracket(groups);
    Bracket teams;
    for (int place = 1; place <= advance; ++place)
        for (int group = 0; group < groups; ++group)
            teams.push_back(placeOf(group, place));
    teams.resize(std::bit_ceil(teams.size()));
    Bracket bracket;
    append(teams, bracket);
    return bracket;
}

} // namespace touchline
