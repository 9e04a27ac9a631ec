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
        return teamOfTable(slot.group, slot.number);
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

int SlotReader::teamOfTable(int table, int place) const
{
    const GroupTable &group = m_progress.tables[at(table)];
    const std::size_t row = at(place - 1);
    if (!group.isComplete)
        return unknownTeam;
    if (row >= group.table.rows.size())
        return noTeam;
    const bool isLevel =
        isLevelWithNext(group.table, row) || (row > 0 && isLevelWithNext(group.table, row - 1));
    return isLevel ? -1 : group.teamOfRow(row);
}

int SlotReader::teamOfTie(const Slot &slot) const
{
    const TieStatus &tie = m_progress.ties[at(m_competition.plan().tieByNumber[at(slot.number)])];
    if (tie.by == TieDecision::NoWinner)
        return noTeam;
    if (!tie.winner)
        return unknownTeam;
    if (slot.kind == Slot::Kind::WinnerOf)
        return tie.teams[*tie.winner];
    const int loser = tie.teams[opposite(*tie.winner)];
    return tie.by == TieDecision::Walkover && hasNeverAppeared(loser) ? noTeam : loser;
}

/// A team that has withdrawn before its first match has lost nothing that brings it anywhere.
bool SlotReader::hasNeverAppeared(int team) const
{
    if (team < 0 || !m_competition.isWithdrawn(team))
        return false;
    for (int fixture = 0; at(fixture) < m_competition.fixtures().size(); ++fixture) {
        const CountedResult *result = m_competition.result(fixture);
        if (result != nullptr && (result->teams[Side::Home] == team || result->teams[Side::Away] == team))
            return false;
    }
    return true;
}

SlotReader::Reserve SlotReader::reserve(int number) const
{
    const ReservedPlace &place = m_competition.definition().format.reserved[at(number - 1)];
    const int team = teamIn(place.team);
    bool isOpen = team == unknownTeam;
    for (const Slot &slot : place.direct) {
        const int other = teamIn(slot);
        if (other >= 0 && other == team)
            return Reserve::Free;
        isOpen = isOpen || other == unknownTeam;
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
    // Of a round of a Swiss whose teams have become fewer the last pairings are empty.
    if (at(slot.number) > draw->order.size())
        return noTeam;
    const int place = draw->order[at(slot.number - 1)];
    return teamIn(m_competition.plan().drawnRounds[at(slot.group)].pot[at(place)]);
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
