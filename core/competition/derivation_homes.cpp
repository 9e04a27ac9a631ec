// SPDX-License-Identifier: GPL-3.0-or-later
// On whose ground the matches of a stage are played that makes up for those before it.
#include "core/base/index.h"
#include "core/competition/derivation.h"

#include "core/competition/home_balance.h"

#include <algorithm>
#include <map>

namespace touchline {

namespace {

/// The teams of a group with numbers of their own, and where they were at home.
class GroupHomes
{
public:
    /// `meetings`: all of the group, by entrant.
    explicit GroupHomes(const std::vector<HomeMeeting> &meetings)
    {
        for (const HomeMeeting &one : meetings)
            for (const int team : {one.home, one.away})
                m_numbers.try_emplace(team, static_cast<int>(m_numbers.size()));
        m_surplus.resize(m_numbers.size(), 0);
    }

    /// By entrant; teams outside the group are nobody's opponents here.
    void addPlayed(const HomeMeeting &meeting)
    {
        const HomeMeeting one = numbered(meeting);
        if (one.home >= 0)
            ++m_surplus[at(one.home)];
        if (one.away >= 0)
            --m_surplus[at(one.away)];
        if (one.home >= 0 && one.away >= 0)
            m_played.push_back(one);
    }
    void addOpen(const HomeMeeting &meeting) { m_open.push_back(numbered(meeting)); }

    /// Of the open ones in their order.
    [[nodiscard]] std::vector<bool> exchanged() const
    {
        return balancedHomes(static_cast<int>(m_surplus.size()), m_surplus, m_played, m_open);
    }

private:
    [[nodiscard]] HomeMeeting numbered(const HomeMeeting &meeting) const
    {
        const auto numberOf = [this](int team) {
            const auto found = m_numbers.find(team);
            return found == m_numbers.end() ? -1 : found->second;
        };
        return {numberOf(meeting.home), numberOf(meeting.away)};
    }

    std::map<int, int> m_numbers;
    std::vector<int> m_surplus;
    std::vector<HomeMeeting> m_played;
    std::vector<HomeMeeting> m_open;
};

} // namespace

void Derivation::balanceHomes(int stage)
{
    const auto *groups =
        std::get_if<RoundRobinStage>(&m_competition.definition().format.stages[at(stage)].plan);
    if (groups == nullptr || !groups->balanceHomes)
        return;
    m_exchanged.resize(m_plan.fixtures.size(), 0);
    const std::vector<HomeMeeting> earlier = homeMeetingsBefore(stage);
    for (std::size_t table = 0; table < m_competition.tables().size(); ++table)
        if (m_competition.tables()[table].stage == stage)
            balanceHomes(m_plan.fixturesOfTable[table], earlier);
}

/// By entrant, on grounds of their own.
std::vector<HomeMeeting> Derivation::homeMeetingsBefore(int stage) const
{
    std::vector<HomeMeeting> meetings;
    for (std::size_t i = 0; i < m_plan.fixtures.size(); ++i) {
        const Fixture &fixture = m_plan.fixtures[i];
        const FixtureStatus &status = m_progress.fixtures[i];
        const bool isOnGround = fixture.stage < stage && fixture.isGroupMatch() &&
                                m_competition.definition().format.stages[at(fixture.stage)].homeGrounds;
        if (isOnGround && status.state != FixtureState::NotNeeded && status.state != FixtureState::Void)
            meetings.push_back({status.teams[Side::Home], status.teams[Side::Away]});
    }
    return meetings;
}

/// Of the meetings of two teams the last is open, the others are as the schedule has them.
void Derivation::balanceHomes(const std::vector<int> &fixtures, const std::vector<HomeMeeting> &earlier)
{
    std::vector<HomeMeeting> own;
    std::map<std::pair<int, int>, std::size_t> last;
    for (const int fixture : fixtures) {
        const PerSide<Slot> &slots = m_plan.fixtures[at(fixture)].slots;
        const HomeMeeting one{m_slots.teamIn(slots[Side::Home]), m_slots.teamIn(slots[Side::Away])};
        if (one.home < 0 || one.away < 0)
            return; // nobody knows yet
        last[std::minmax(one.home, one.away)] = own.size();
        own.push_back(one);
    }
    GroupHomes homes(own);
    for (const HomeMeeting &one : earlier)
        homes.addPlayed(one);
    std::vector<int> open;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (last[std::minmax(own[i].home, own[i].away)] != i) {
            homes.addPlayed(own[i]);
            continue;
        }
        homes.addOpen(own[i]);
        open.push_back(fixtures[i]);
    }
    const std::vector<bool> exchanged = homes.exchanged();
    for (std::size_t i = 0; i < open.size(); ++i)
        m_exchanged[at(open[i])] = exchanged[i] ? 1 : 0;
}

} // namespace touchline
