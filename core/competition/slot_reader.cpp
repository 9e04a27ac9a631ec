// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/slot_reader.h"

#include "core/base/index.h"

namespace touchline {

int SlotReader::teamIn(const Slot &slot) const
{
    switch (slot.kind) {
    case Slot::Kind::Drawn:
        return m_competition.placement()[at(slot.group)][at(slot.number - 1)];
    case Slot::Kind::GroupPlace:
        return teamOfTable(TableIndex(slot.group), slot.number);
    case Slot::Kind::WinnerOf:
    case Slot::Kind::LoserOf:
        return teamOfTie(slot);
    case Slot::Kind::Allocated:
        return allocatedTeam(slot);
    case Slot::Kind::Reserved:
        return teamWithReserve(slot.number);
    case Slot::Kind::RoundDraw:
        return drawnTeam(slot);
    }
    return -1;
}

int SlotReader::teamOfTable(TableIndex table, int place) const
{
    const GroupTable &group = m_progress.tables[at(table)];
    const std::size_t row = at(place - 1);
    if (!group.isComplete)
        return -1;
    if (row >= group.table.rows.size())
        return emptyPlace;
    const bool isLevel =
        isLevelWithNext(group.table, row) || (row > 0 && isLevelWithNext(group.table, row - 1));
    return isLevel ? -1 : group.teamOfRow(row);
}

int SlotReader::teamOfTie(const Slot &slot) const
{
    const TieStatus &tie = m_progress.ties[at(m_competition.plan().tieByNumber[at(slot.number)])];
    if (!tie.winner)
        return tie.by == TieDecision::NotPlayed || tie.by == TieDecision::Walkover ? emptyPlace : -1;
    if (slot.kind == Slot::Kind::WinnerOf)
        return tie.teams[*tie.winner];
    // Who withdrew without a match neither plays for the places below nor takes one of them.
    const int loser = tie.teams[opposite(*tie.winner)];
    return loser >= 0 && m_competition.isWithdrawn(loser) && !hasAppeared(loser) ? emptyPlace : loser;
}

bool SlotReader::hasAppeared(int team) const
{
    for (std::size_t i = 0; i < m_progress.fixtures.size(); ++i) {
        const CountedResult *result = m_competition.result(static_cast<int>(i));
        if (result != nullptr && (result->teams[Side::Home] == team || result->teams[Side::Away] == team))
            return true;
    }
    return false;
}

SlotReader::Reserve SlotReader::reserve(int number) const
{
    const ReservedPlace &place = m_competition.definition().format.reserved[at(number - 1)];
    const int team = teamIn(place.team);
    bool isOpen = team < 0;
    for (const Slot &slot : place.direct) {
        const int other = teamIn(slot);
        if (other >= 0 && other == team)
            return Reserve::Free;
        isOpen = isOpen || other < 0;
    }
    return isOpen ? Reserve::Unknown : Reserve::Taken;
}

int SlotReader::teamWithReserve(int number) const
{
    const ReservedPlace &place = m_competition.definition().format.reserved[at(number - 1)];
    switch (reserve(number)) {
    case Reserve::Unknown:
        return -1;
    case Reserve::Taken:
        return teamIn(place.team);
    case Reserve::Free:
        return teamIn(place.otherwise);
    }
    return -1;
}

int SlotReader::drawnTeam(const Slot &slot) const
{
    const RoundDraw *draw = m_competition.roundDraw(slot.group);
    if (draw == nullptr)
        return -1;
    const DrawnRound &round = m_competition.plan().drawnRounds[at(slot.group)];
    // Teams that were gone are not in the order, so its last matches have none, and an odd one has a bye.
    const std::size_t paired = draw->order.size() / 2 * 2;
    if (draw->order.size() < round.pot.size() && at(slot.number) > paired)
        return emptyPlace;
    return teamIn(round.pot[at(draw->order[at(slot.number - 1)])]);
}

/// The names of the groups whose teams go on, in the order of the groups; empty while it is not known.
QString SlotReader::groupsThatGoOn(const TableStage &stage, int table) const
{
    const GroupTable &best = m_progress.tables[at(table)];
    // The team of a row is the index of its group in `of`.
    std::vector<char> goesOn(stage.of.size(), 0);
    for (int place = 1; place <= stage.advance; ++place) {
        if (!best.isComplete)
            return {};
        goesOn[at(best.table.rows[at(place - 1)].team)] = 1;
    }
    // Who is level at the last place that goes on is not known; the order of those above does not matter.
    if (isLevelWithNext(best.table, at(stage.advance - 1)))
        return {};
    QString groups;
    for (std::size_t i = 0; i < stage.of.size(); ++i) {
        if (goesOn[i] != 0)
            groups += m_competition.tables()[at(stage.of[i])].name;
    }
    return groups;
}

int SlotReader::allocatedTeam(const Slot &slot) const
{
    const TablePlan &plan = m_competition.tables()[at(slot.group)];
    const auto &stage = std::get<TableStage>(m_competition.definition().format.stages[at(plan.stage)].plan);
    const auto found = stage.allocation->byGroups.find(groupsThatGoOn(stage, slot.group));
    if (found == stage.allocation->byGroups.end())
        return -1;
    const QString group = found->second.mid(slot.number - 1, 1);
    for (std::size_t i = 0; i < stage.of.size(); ++i) {
        if (m_competition.tables()[at(stage.of[i])].name == group)
            return m_progress.tables[at(slot.group)].teams[i];
    }
    return -1;
}

} // namespace touchline
