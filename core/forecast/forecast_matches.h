// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/simulated_match.h"
#include "core/play/discipline/running_ledgers.h"
#include "core/play/matches/play_rules.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace touchline {

/// Plays the matches of continuations of a competition, one continuation after the other, with its game and
/// with who is banned or injured in it: as playFixture() does, but what the pairing of two teams needs is
/// made ready once. Where the game, its bans or a roll before the match ask for it, playFixture() plays. One
/// for each thread.
class ForecastMatches
{
public:
    /// `now`: how it stands before the first continuation. `rules` outlives it.
    ForecastMatches(const Competition &competition, const Progress &now, const PlayRules &rules);

    /// A continuation begins.
    void begin();
    /// Brings the report of fixtures()[fixture] of a continuation; it is overwritten in the next one. Errors:
    /// those of playFixture().
    [[nodiscard]] Result<std::shared_ptr<const MatchReport>> play(const Competition &rest,
                                                                  const Progress &now, int fixture);

private:
    [[nodiscard]] SimulatedMatch *pairFor(const Competition &rest, const Progress &now, int fixture);
    [[nodiscard]] std::unique_ptr<SimulatedMatch> preparedPair(const Competition &rest, const Progress &now,
                                                               int fixture) const;
    [[nodiscard]] std::shared_ptr<const MatchReport> simulate(SimulatedMatch &pair, const Competition &rest,
                                                              const PerSide<int> &teams, int fixture);

    const PlayRules &m_rules;
    /// Bans are added for each match.
    PlayRules m_withoutBans;
    std::optional<RunningLedgers> m_ledgers;
    bool m_isPlain = false;
    /// By fixture and teams; null where the pair has to be played as everywhere.
    std::unordered_map<std::uint64_t, std::unique_ptr<SimulatedMatch>> m_pairs;
    /// By fixture: the pair that played it last, which in a table is always the same.
    struct LastPair
    {
        PerSide<int> teams{{-1, -1}};
        SimulatedMatch *pair = nullptr;
    };
    std::vector<LastPair> m_lastPairs;
    /// By fixture: kept, so that no continuation after the first asks for memory.
    std::vector<std::shared_ptr<MatchReport>> m_reports;
    SimulatedMatch::Playing m_playing{{}, {}, Generator(0), {{Generator(0), Generator(0)}}};
};

} // namespace touchline
