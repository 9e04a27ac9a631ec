// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/discipline/team_fixtures.h"

#include <map>
#include <vector>

namespace touchline {

/// What was known before each match of a team, of the facts that were changed afterwards. A change is taken
/// to be later than a match where its day is the day of the match or later, or where it notes that the match
/// had been played; where nothing was noted of a ruling or a correction it is taken to be later too, so that
/// nobody is blamed for what he could not know.
class EarlierFacts
{
public:
    struct Known
    {
        KnownFacts facts;
        /// Nothing had to be assumed.
        bool isCertain = true;
    };

    /// All of them outlive it. `playings`: teamFixtures() of the entrant.
    EarlierFacts(const Competition &competition, const std::vector<TeamFixture> &playings, int team);

    /// As it was before playings[place].
    [[nodiscard]] Known before(std::size_t place) const;
    /// Something was not known before some match of the team.
    [[nodiscard]] bool differ() const;
    /// What came after a report that was set aside (its index) says something else of the players of the
    /// team.
    [[nodiscard]] bool mattersForPlayers(std::size_t aside) const { return !m_isSame[aside]; }

private:
    enum class When { Known, Later, Unsure };
    [[nodiscard]] When whenDecided(const QDate &day, const std::optional<int> &lastPlayed,
                                   std::size_t place) const;
    [[nodiscard]] When whenRuled(std::size_t ruling, std::size_t place) const;
    [[nodiscard]] int orderedPlaying(std::size_t ruling) const;
    [[nodiscard]] When whenWithdrawn(const TeamWithdrawal &withdrawal, std::size_t place) const;
    [[nodiscard]] When whenSetAside(std::size_t aside, std::size_t place) const;
    [[nodiscard]] bool changesNothing(std::size_t aside) const;

    const Competition &m_competition;
    const std::vector<TeamFixture> &m_playings;
    const int m_team;
    std::vector<int> m_replayRulings;
    std::map<int, std::vector<int>> m_clearances;
    /// By index in Competition::setAside(): what came after it says the same of the players of the team.
    std::vector<bool> m_isSame;
};

/// Whether the report says that he was not available.
[[nodiscard]] bool isListedAbsent(const MatchReport &report, const QUuid &player);

} // namespace touchline
