// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/match/match_runner.h"
#include "core/match/report/decision_rules.h"
#include "core/play/matches/live_match.h"

namespace touchline::cli {

/// How fast the computer's steps are shown to a person at the terminal.
enum class TerminalPace : std::uint8_t { AtOnce, Fast, Slow };
/// "slow", "fast", "at-once"; nothing for another word.
[[nodiscard]] std::optional<TerminalPace> terminalPace(const QString &word);

/// What the command line asks for, checked: `match` and `explain` play it.
struct MatchPlan
{
    GameChoice choice;
    FixtureSetup setup;
    std::uint64_t seed = 0;
    /// Rolls from a file instead of the generator's.
    std::optional<std::vector<int>> rolls;
    /// Choices from a file instead of the computer players'.
    std::optional<QStringList> choices;
    /// Who plays at the terminal.
    PerSide<bool> persons;
    /// Real dice, typed in.
    bool typedDice = false;
    /// Nothing: as it suits what it is shown on.
    std::optional<TerminalPace> pace{};
    /// The file that keeps the match while it is played; empty where none does.
    QString keptIn{};
    /// It is written only when somebody leaves the match, not with every input.
    bool isKeptWhenLeft = false;

    [[nodiscard]] bool needsTerminal() const
    {
        return typedDice || persons[Side::Home] || persons[Side::Away];
    }
};

/// HOME, AWAY, and everything that makes the match.
extern const std::vector<OptionRow> matchRows;
/// What is wrong with the use of these options; empty if nothing is.
[[nodiscard]] QString wrongMatchUsage(const QCommandLineParser &parser);
/// The seed where --seed does not say it. With rolls from a file nothing is left to chance, so that the same
/// file gives the same match.
[[nodiscard]] std::uint64_t seedWithoutWish(const QCommandLineParser &parser);

/// --play and --dice, for verbs that play with a person.
extern const std::vector<OptionRow> personRows;
/// What is wrong with the use of these options; empty if nothing is.
[[nodiscard]] QString wrongPersonUsage(const QCommandLineParser &parser);
/// Takes them into the plan.
void seatPersons(const QCommandLineParser &parser, MatchPlan &plan);
/// Errors: those of game, cards and files.
[[nodiscard]] Result<MatchPlan> matchPlan(const QCommandLineParser &parser, std::uint64_t seed);
/// Numbers and choices of a file must be used up. Errors: those of setup, dice and choices, naming the point.
[[nodiscard]] Result<PlayedMatch> playPlan(const MatchPlan &plan);

/// --knockout and what goes with it: how a match may be decided.
extern const std::vector<OptionRow> decisionRows;
/// What is wrong with the use of these options; empty if nothing is.
[[nodiscard]] QString wrongDecisionUsage(const QCommandLineParser &parser);
/// What they ask for; their use is not wrong.
[[nodiscard]] DecisionRules decisionRules(const QCommandLineParser &parser);

/// --play, --dice and the computer players, for a match under way; `plan` then says who plays it on. Without
/// them it stays as it is. Errors: NotFound (no such computer player); those that keep the match.
[[nodiscard]] Result<void> changeSeats(LiveMatch &match, const QCommandLineParser &parser, MatchPlan &plan);

} // namespace touchline::cli
