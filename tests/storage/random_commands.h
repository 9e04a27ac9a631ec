// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/generator.h"
#include "models/league/league.h"

#include <cstdint>
#include <vector>

namespace touchline::storage {

/// What an organiser does in a league.
enum class CommandKind : std::uint8_t {
    NewCompetition,
    PlayedCompetition, ///< taken up with all its results at once
    RemoveCompetition,
    RenameCompetition,
    ArchiveCompetition, ///< or take it out again
    TypedResult,
    PlayedResult, ///< by the engine, with its log
    PlayedRound,  ///< all that can be played, as one command
    Correction,
    ResultOut,
    Ruling,
    Withdrawal,
    Deduction,
    NewTeams,
    ManyTeams,
    ChangeTeam,
    RemoveTeam,
    Squad,
    Document,
    Undo,
    Redo
};

/// All but Undo and Redo.
[[nodiscard]] const std::vector<CommandKind> &changingCommands();

/// Whether an error says that a command had no place just now, and nothing else.
[[nodiscard]] bool isOnlyRefused(const Error &error);

/// Organisers' commands by chance; the same seed gives the same ones in the same league.
class RandomCommands
{
public:
    /// `seed` also makes the ids of the competitions.
    explicit RandomCommands(std::uint64_t seed) : m_seed(seed), m_generator(seed) {}

    /// One of these kinds.
    [[nodiscard]] CommandKind draw(const std::vector<CommandKind> &kinds);
    /// Makes a command of that kind. Errors: those of the league; Refused where there is nothing to do it to.
    [[nodiscard]] Result<JournalEntry> make(League &league, CommandKind kind);
    /// Makes one command of these kinds, trying others while they are refused.
    [[nodiscard]] Result<JournalEntry> makeOne(League &league, const std::vector<CommandKind> &kinds);

private:
    [[nodiscard]] std::uint32_t below(std::size_t bound)
    {
        return m_generator.below(static_cast<std::uint32_t>(bound));
    }
    [[nodiscard]] QString text();
    [[nodiscard]] Result<Competition> anyCompetition(League &league);
    [[nodiscard]] Result<Team> anyTeam(League &league);
    [[nodiscard]] Result<JournalEntry> addCompetition(League &league, bool isPlayed);
    [[nodiscard]] Result<JournalEntry> ofCompetition(League &league, CommandKind kind);
    [[nodiscard]] Result<JournalEntry> play(League &league, const Competition &competition, bool wholeRound);
    [[nodiscard]] Result<JournalEntry> correct(League &league, const Competition &competition,
                                               CommandKind kind);
    [[nodiscard]] Result<Change> change(const Competition &competition, CommandKind kind);
    [[nodiscard]] Result<JournalEntry> addTeams(League &league, std::size_t count);
    [[nodiscard]] Result<JournalEntry> ofTeam(League &league, CommandKind kind);
    [[nodiscard]] static Result<JournalEntry> removeTeam(League &league, const Team &team);
    [[nodiscard]] Result<JournalEntry> setSquad(League &league, const Team &team);

    std::uint64_t m_seed;
    Generator m_generator;
    std::uint64_t m_made = 0;
};

} // namespace touchline::storage
