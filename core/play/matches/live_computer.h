// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/game_choice.h"
#include "core/play/matches/live_match.h"

#include <optional>
#include <vector>

namespace touchline {

/// The computer's part in a match that is played input by input: its dice, and a computer player for a side.
///
/// Chance belongs to the place in the match, not to the moment: whoever takes an input back and asks again,
/// or goes on after a crash, gets the same number and the same decision. A match that the computer plays
/// alone is the one that playFixture() gives. It serves one match, and its copies.
///
/// Where the match notes that somebody else decides for a side (LiveMatch::setAgent), the computer player of
/// that name does from there on, with a stream of that place. Positions of the streams are kept on the way:
/// after a step back nothing is asked again that lies far before it.
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
    /// A computer player in its seat; it came there with the change that holds from that input on (-1: it was
    /// there from the beginning).
    struct Seat
    {
        int since = -1;
        std::unique_ptr<Agent> agent;
    };
    /// The streams as they stood when so many inputs had used them.
    struct Mark
    {
        std::size_t inputs;
        Generator dice;
        PerSide<Seat> seats;
    };
    /// The streams, and the match as far as they have been used.
    struct Follower
    {
        LiveMatch match;
        /// As far as they have been followed.
        std::vector<AgentChange> changes;
        Generator dice;
        PerSide<Seat> seats;
        /// From kick-off on; empty where an agent cannot be copied.
        std::vector<Mark> marks;
    };

    LiveComputer(GameChoice choice, std::uint64_t seed);
    [[nodiscard]] Result<void> followFromKickOff(const LiveMatch &match);
    /// Back to where the follower and the match are still the same.
    [[nodiscard]] Result<void> goBackTo(std::size_t inputs, const LiveMatch &match);
    void mark();
    [[nodiscard]] Result<void> seat(Side side, const QString &agent, int since);
    /// Gives the seats to those who decide at the next input.
    [[nodiscard]] Result<void> changeSeats(const LiveMatch &match);
    [[nodiscard]] Result<void> follow(const LiveMatch &match);
    [[nodiscard]] Result<void> followOne(const LiveMatch &match, const LogEntry &entered);
    [[nodiscard]] Result<LogEntry> nextAnswer(const LiveMatch &match);

    GameChoice m_choice;
    std::uint64_t m_seed;
    std::optional<Follower> m_follower;
};

} // namespace touchline
