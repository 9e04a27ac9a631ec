// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/dice/die.h"
#include "core/match/event.h"
#include "core/match/option_schema.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace touchline {

/// A computer player that a game offers, by name.
struct AgentSpec
{
    const char *name; ///< "coach"
    const char *title;
    const char *help;
    /// A side that it runs has other rules than a person's (SideSetup::runBy).
    bool hasOwnRules = false;
};

class Match;

enum class ConditionSubject : std::uint8_t { Referee, Weather };

/// A roll before kick-off, which an organiser may make on a day before.
struct ConditionSpec
{
    std::string_view prompt; ///< RollPrompt::id
    /// What it brought, in the report (MatchFact::name).
    const char *fact;
    ConditionSubject subject;
};

/// What a number of a roll before kick-off brings: a referee, the weather.
struct ConditionOutcome
{
    /// "England", "strict".
    QString text;
    /// What it changes in the match: "A duel is a foul on a 1 or 2."; may be empty.
    Message effect{};
    /// Why the number does not count and is rolled again; empty where it counts.
    Message forbidden{};
};

/// What a roll is hoped, or feared, to bring.
struct RollGoal
{
    enum class Brings : std::uint8_t {
        Event,  ///< an event that tells it
        Other,  ///< that this event does not happen
        Nothing ///< nothing: this is rolled again, or what was rolled before it
    };

    std::string_view prompt; ///< RollPrompt::id
    EventKind event;
    /// Of the event, a number that has to be this one; -1 = whatever they are.
    int field = -1;
    int value = 0;
    /// "%1 is a goal": %1 are the numbers that bring it.
    const char *words = nullptr;
    Brings brings = Brings::Event;
};

/// Of a point at which some numbers do not count.
[[nodiscard]] constexpr RollGoal rolledAgain(std::string_view prompt)
{
    return {prompt, {}, -1, 0, QT_TRANSLATE_NOOP("core", "%1 is rolled again."), RollGoal::Brings::Nothing};
}

/// What callers need to know of a game, as data, so that none of them has a special case. Static storage.
struct GameInfo
{
    const char *id;    ///< "atcs": in files and on the command line
    const char *title; ///< "All Time Championship Soccer"
    /// Raised whenever the same setup, rolls and choices would give another match.
    int rulesVersion;
    /// The dice that it asks for.
    std::span<const Die> dice;
    /// No match takes more rolls and choices together than this; 0 = it plays none.
    int stepLimit;
    bool hasHiddenChoices;
    std::span<const OptionSpec> options;
    /// The first is the default.
    std::span<const LevelSpec> levels;
    /// The first is the default.
    std::span<const AgentSpec> agents;
    /// Kinds of events beyond the common ones.
    std::span<const EventSpec> events;
    /// Name of the discipline rules that carry its cards and injuries into the next matches; empty where
    /// nothing is carried.
    const char *discipline;
    /// The kind of event with which a turn begins, so that a board can be shown for each; nothing for a game
    /// without turns.
    std::optional<EventKind> turnBegins = std::nullopt;
    /// Rolls and choices together, and events, of nearly every match: memory for so many is reserved before
    /// it begins.
    int usualLength = 768;
    /// The oldest version of its rules by which it still plays: kept logs and begun matches from this one on
    /// go on by their own; 0 = it knows rulesVersion alone.
    int oldestRules = 0;
    /// The kind of event that says who made the goal told right before it; nothing where nobody does.
    std::optional<EventKind> assist = std::nullopt;
    /// Everything that it rolls for, in the order of its rulebook. One decision point may have several.
    std::span<const RollPrompt> rolls{};
    /// What a roll has to bring.
    std::span<const RollGoal> rollGoals{};
    /// The name of the option that the card of the deciding side has for the choice that is due; empty where
    /// it says nothing. Null in a game whose cards say nothing.
    QString (*cardOption)(const Match &match) = nullptr;
    /// The rolls of referee and weather, in their order; empty in a game that draws no such thing.
    std::span<const ConditionSpec> conditions{};
    /// What each number of the roll that is due brings, from 1, where it is one of `conditions`; empty for
    /// every other roll or choice. Null in a game that draws no such thing.
    std::vector<ConditionOutcome> (*conditionOutcomes)(const Match &match) = nullptr;
    /// How often each point of a match is played on where its luck is told: all of them together are to take
    /// a minute at the most where coaches think long, else a moment.
    int luckRuns = 1000;
};

/// Whether it plays matches; the results of any other are entered by hand.
[[nodiscard]] constexpr bool playsMatches(const GameInfo &game)
{
    return game.stepLimit > 0;
}

/// SideSetup::runBy of a side for which that agent decides: its name where the rulebook has rules of its own
/// for it, else empty.
[[nodiscard]] QString runByOf(const GameInfo &game, const QString &agent);

/// Whether the game can still play by that version of its rules.
[[nodiscard]] constexpr bool knowsRules(const GameInfo &game, int version)
{
    const int oldest = game.oldestRules == 0 ? game.rulesVersion : game.oldestRules;
    return version >= oldest && version <= game.rulesVersion;
}

} // namespace touchline
