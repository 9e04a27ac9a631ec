// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/consequences/bracket_grid.h"

#include "core/base/index.h"

#include <algorithm>
#include <optional>
#include <set>
#include <tuple>

namespace touchline {

namespace {

constexpr int rowsOfATie = 2;

} // namespace

BracketGrid::BracketGrid(const Competition &competition, int root, int depth)
    : m_competition(competition)
    , m_columns(1 + deepest(root, depth))
{
    place(root, m_columns - 1, 1);
    std::sort(m_boxes.begin(), m_boxes.end(), [](const Box &a, const Box &b) {
        return std::tie(a.column, a.line) < std::tie(b.column, b.line);
    });
}

/// The tie of the same stage whose winner comes to that side, -1 if there is none.
int BracketGrid::feeder(int tie, Side side) const
{
    const FixturePlan &plan = m_competition.plan();
    const TiePlan &own = plan.ties[at(tie)];
    const Slot &slot = own.slots[side];
    if (slot.kind != Slot::Kind::WinnerOf)
        return -1;
    const int other = plan.tieByNumber[at(slot.number)];
    return plan.ties[at(other)].stage == own.stage ? other : -1;
}

int BracketGrid::deepest(int tie, int depth) const
{
    int rounds = 0;
    for (const Side side : bothSides)
        if (const int other = feeder(tie, side); other >= 0 && depth > 0)
            rounds = std::max(rounds, 1 + deepest(other, depth - 1));
    return rounds;
}

/// `depth`: how many rounds may still stand before the tie. It gets the rows from `line` on.
BracketGrid::Box BracketGrid::place(int tie, int depth, int line)
{
    Box box{tie, depth + 1, line, 0};
    PerSide<std::optional<Box>> from;
    for (const Side side : bothSides) {
        const int other = depth > 0 ? feeder(tie, side) : -1;
        if (other < 0)
            continue;
        from[side] = place(other, depth - 1, line + box.rows);
        box.rows += from[side]->rows;
    }
    box.rows = std::max(box.rows, rowsOfATie);
    m_boxes.push_back(box);
    const std::optional<Box> &upper = from[Side::Home] ? from[Side::Home] : from[Side::Away];
    const std::optional<Box> &lower = from[Side::Away] ? from[Side::Away] : from[Side::Home];
    if (upper)
        m_joins.push_back({depth, upper->middle(), lower->middle(), box.middle()});
    return box;
}

std::vector<int> bracketRoots(const Competition &competition, int stage)
{
    const FixturePlan &plan = competition.plan();
    std::set<int> leadOn;
    for (const int tie : plan.tiesOfStage[at(stage)])
        for (const Side side : bothSides)
            if (const Slot &slot = plan.ties[at(tie)].slots[side]; slot.kind == Slot::Kind::WinnerOf)
                leadOn.insert(slot.number);
    std::vector<int> roots;
    for (const int tie : plan.tiesOfStage[at(stage)]) {
        const TiePlan &own = plan.ties[at(tie)];
        if (own.table < 0 && own.onlyIfAwayWins == 0 && !leadOn.contains(own.number))
            roots.push_back(tie);
    }
    // What is played for the title stands above what is played for the places behind it.
    const std::vector<Slot> &places = competition.definition().format.finalPlaces;
    const auto placeOf = [&](int tie) {
        const auto won = std::find_if(places.begin(), places.end(), [&](const Slot &slot) {
            return slot.kind == Slot::Kind::WinnerOf && slot.number == plan.ties[at(tie)].number;
        });
        return won == places.end() ? -1 : static_cast<int>(won - places.begin());
    };
    std::stable_sort(roots.begin(), roots.end(),
                     [&](int one, int other) { return placeOf(one) < placeOf(other); });
    return roots;
}

} // namespace touchline
