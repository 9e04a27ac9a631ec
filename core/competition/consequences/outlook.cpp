// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/consequences/outlook.h"

#include "core/base/index.h"
#include "core/competition/slot_reader.h"

#include <algorithm>

namespace touchline {

namespace {

class Outlook
{
public:
    Outlook(const Competition &competition, const Progress &progress, int team)
        : m_competition(competition)
        , m_progress(progress)
        , m_slots(competition, progress)
        , m_team(team)
    {
    }

    [[nodiscard]] bool mayPlay() const
    {
        const std::vector<Fixture> &fixtures = m_competition.fixtures();
        for (std::size_t i = 0; i < fixtures.size(); ++i) {
            const FixtureStatus &status = m_progress.fixtures[i];
            if (status.state == FixtureState::Played || status.state == FixtureState::NotNeeded ||
                status.state == FixtureState::Void)
                continue;
            for (const Side side : bothSides) {
                if (status.teams[side] == m_team ||
                    (status.teams[side] < 0 && couldBe(slotOf(fixtures[i], side))))
                    return true;
            }
        }
        return false;
    }

private:
    /// A play-off names its two teams only when they are level: until then any team of the group may be one.
    [[nodiscard]] static Slot slotOf(const Fixture &fixture, Side side)
    {
        return fixture.isPlayOff ? Slot{Slot::Kind::GroupPlace, fixture.table, 1} : fixture.slots[side];
    }

    [[nodiscard]] bool couldBe(const Slot &slot) const
    {
        if (const int known = m_slots.teamIn(slot); known >= 0)
            return known == m_team;
        switch (slot.kind) {
        case Slot::Kind::Drawn:
            return false;
        case Slot::Kind::GroupPlace:
        case Slot::Kind::Allocated:
            return couldBeIn(slot.group);
        case Slot::Kind::WinnerOf:
        case Slot::Kind::LoserOf: {
            const int tie = m_competition.plan().tieByNumber[at(slot.number)];
            const PerSide<Slot> &slots = m_competition.plan().ties[at(tie)].slots;
            return couldBe(slots[Side::Home]) || couldBe(slots[Side::Away]);
        }
        case Slot::Kind::Reserved: {
            const ReservedPlace &place = m_competition.definition().format.reserved[at(slot.number - 1)];
            return couldBe(place.team) || couldBe(place.otherwise);
        }
        case Slot::Kind::RoundDraw: {
            const std::vector<Slot> &pot = m_competition.plan().drawnRounds[at(slot.group)].pot;
            return std::any_of(pot.begin(), pot.end(), [this](const Slot &one) { return couldBe(one); });
        }
        }
        return false;
    }

    /// Whether the team is in the table, or could come into it.
    [[nodiscard]] bool couldBeIn(int table) const
    {
        const std::vector<int> &teams = m_progress.tables[at(table)].teams;
        const TablePlan &plan = m_competition.tables()[at(table)];
        const Stage &stage = m_competition.definition().format.stages[at(plan.stage)];
        const auto could = [this](const Slot &slot) { return couldBe(slot); };
        if (const auto *made = std::get_if<TableStage>(&stage.plan)) {
            if (!made->members.empty())
                return std::any_of(made->members.begin(), made->members.end(), could);
            return std::any_of(made->of.begin(), made->of.end(),
                               [this](int part) { return couldBeIn(part); });
        }
        if (std::find(teams.begin(), teams.end(), m_team) != teams.end())
            return true;
        if (const auto *groups = std::get_if<RoundRobinStage>(&stage.plan)) {
            const std::vector<Slot> &members = groups->groups[at(plan.group)].members;
            return std::any_of(members.begin(), members.end(), could) ||
                   std::any_of(groups->pot.begin(), groups->pot.end(), could);
        }
        const auto &members = std::get<PairedStage>(stage.plan).members;
        return std::any_of(members.begin(), members.end(), could);
    }

    const Competition &m_competition;
    const Progress &m_progress;
    const SlotReader m_slots;
    const int m_team;
};

} // namespace

bool mayStillPlay(const Competition &competition, const Progress &progress, int team)
{
    return !competition.isWithdrawn(team) && Outlook(competition, progress, team).mayPlay();
}

} // namespace touchline
