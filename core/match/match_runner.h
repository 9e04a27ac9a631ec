// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/agent.h"
#include "core/match/game.h"
#include "core/match/match_log.h"

#include <memory>
#include <vector>

namespace touchline {

/// A match with its whole history.
struct PlayedMatch
{
    MatchReport report;
    MatchLog log;
    std::vector<Event> events;
    /// For each entry of the log how many events had been told when it fell due: what it brought begins with
    /// that event.
    std::vector<std::uint32_t> eventsBefore;
};

/// Drives a match through its virtual face: rolls from dice, choices from agents, everything kept for the
/// log. Memory for history is reserved at kick-off (the game's step limit), so that a step asks for none.
class MatchRunner
{
public:
    /// `game`, `dice` and `agents` outlive the runner.
    MatchRunner(const Game &game, Dice &dice, PerSide<Agent *> agents);

    /// Begins the match; call once, before anything else. Errors: those of Game::kickOff.
    [[nodiscard]] Result<void> kickOff(FixtureSetup setup);

    /// Drops the match and the history it has, and goes on with one that has begun elsewhere (what happened
    /// in it so far is not in this runner's history). The memory for history is kept.
    void resume(std::unique_ptr<Match> match);

    /// One roll or one choice. Gives false when the match is over. Errors: those of dice and agents; the
    /// match stays where it was, so that the step can be tried again.
    [[nodiscard]] Result<bool> step();
    /// Steps to the end. Error Refused if the match does not end within the game's step limit (a bug of the
    /// game, reported instead of hanging).
    [[nodiscard]] Result<void> run();

    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] std::span<const Event> events() const { return m_events.events(); }
    /// Rolls and choices so far.
    [[nodiscard]] std::size_t steps() const { return m_steps.size(); }
    [[nodiscard]] int rolls() const { return m_rolls; }
    /// The history with its report; labels (seed, agents) are the caller's to fill in.
    [[nodiscard]] PlayedMatch played() const;

private:
    /// A question that was answered, in the fewest bytes.
    struct Step
    {
        const RollPrompt *prompt;
        /// Of the event list, before the answer.
        std::size_t position;
        OptionCode value;
        Awaits awaits;
        Side side;
    };

    [[nodiscard]] Result<void> takeRoll(const Question &question);
    [[nodiscard]] Result<void> takeChoice(const Question &question);

    const Game &m_game;
    std::unique_ptr<Match> m_match;
    Dice &m_dice;
    PerSide<Agent *> m_agents;
    EventList m_events;
    std::vector<Step> m_steps;
    int m_rolls = 0;
};

/// Kicks off and plays to the end. Errors: those of kickOff, dice and agents.
[[nodiscard]] Result<PlayedMatch> playMatch(const Game &game, FixtureSetup setup, Dice &dice,
                                            PerSide<Agent *> agents);

/// Rolls or chooses in `match` what an entry of its log says. Errors: BadInput (it is not an option now);
/// those of Match::roll() and Match::choose().
[[nodiscard]] Result<void> takeEntry(Match &match, const LogEntry &entry, EventList &events);

/// Plays a log again. Errors: Refused (another rules version: the report stands, it cannot be replayed),
/// BadInput (the log does not fit the rules: a roll or choice that was not due, too few, too many).
[[nodiscard]] Result<PlayedMatch> replay(const Game &game, const MatchLog &log);

} // namespace touchline
