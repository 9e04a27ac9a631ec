// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/game_choice.h"
#include "core/play/matches/live_match.h"

#include <optional>

namespace touchline {

/// The computer's part in a match that is played input by input: its dice, and a computer player for a side.
///
/// Chance belongs to the place in the match, not to the moment: whoever takes an input back and asks again,
/// or goes on after a crash, gets the same number and the same decision. A match that the computer plays
/// alone is the one that playFixture() gives. It serves one match, and its copies.
class LiveComputer
{
public:
    /// Streams of that seed, for the fixture and attempt of the match it is asked about. Of `choice` the game
    /// and the names of the computer players are taken. Errors: NotFound (no such computer player).
    [[nodiscard]] static Result<LiveComputer> make(const GameChoice &choice, std::uint64_t seed);

    /// Answers the question that is due and enters it: a roll by its dice, a choice by the computer player of
    /// the side that is asked. Errors: Refused (the match is over); those of the computer player.
    [[nodiscard]] Result<LogEntry> answer(LiveMatch &match);

private:
    /// The streams, and the match as far as they have been used.
    struct Follower
    {
        LiveMatch match;
        Generator dice;
        PerSide<std::unique_ptr<Agent>> agents;
    };

    LiveComputer(GameChoice choice, std::uint64_t seed);
    [[nodiscard]] Result<void> followFromKickOff(const LiveMatch &match);
    [[nodiscard]] Result<void> follow(const LiveMatch &match);
    [[nodiscard]] Result<LogEntry> nextAnswer();

    GameChoice m_choice;
    std::uint64_t m_seed;
    std::optional<Follower> m_follower;
};

} // namespace touchline
