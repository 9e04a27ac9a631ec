// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/common_words.h"

#include <array>
#include <span>
#include <string_view>

namespace touchline {

/// What is said of one kind of event. `{name}` is a field of the event or one of the words that follow from
/// it, `{name+}` a field with its sign (" + 1"), `{player}`, `{team}` and `{opponent}` are names. A text that
/// ends up empty is not said.
struct Sentence
{
    const char *kind;
    /// Goes on in the line of the event before it; it begins with ": " or ", ".
    bool continues;
    /// Happens at a minute, not before or after a period.
    bool isTimed;
    const char *text;
};

/// What is said of a roll that leaves no event of its own; `{natural}` is its number.
struct RollSentence
{
    /// Decision point of the game.
    const char *id;
    const char *text;
};

/// A way to tell a match.
struct Telling
{
    std::span<const Sentence> sentences;
    std::span<const RollSentence> rolls;
    /// With the choices in the order in which they were asked.
    bool hasChoices = false;
    /// Places that only events of this game have.
    const EventWords *words = nullptr;
    /// Makes what those words keep in mind; null where they keep nothing.
    std::unique_ptr<StoryMemory> (*memory)() = nullptr;
};

/// The part of docs/rulings in which it is said how the rulebook is read where that decides about some kinds
/// of events.
struct RulingNote
{
    const char *heading;
    /// Of events; with spaces between them.
    const char *kinds;
    /// Decision points (RollPrompt::id) at which it helps; with spaces between them.
    const char *points;
};

/// A word of a game, and what it means there: "one-timer".
struct TermNote
{
    /// As it begins, in lower case: "attempt" is found in "Attempts", too.
    const char *word;
    /// Whole sentences.
    const char *meaning;
};

/// The ways to tell a match of one game.
struct Tellings
{
    /// The result with its goals, cards and injuries.
    Telling brief;
    /// With every turn, its dice, and the choices that were asked.
    Telling full;
    /// How each number came about, and all the moves.
    Telling explained;
    /// Of each kind of event at most one; a kind of which nothing had to be decided has none.
    std::span<const RulingNote> rulings{};
    std::span<const TermNote> terms{};
    /// The kind of event that says once a turn which side has the ball; null for a game without that.
    const char *possession = nullptr;
    /// The kinds of events that say that a goalkeeper stopped a shot, with spaces between them: the
    /// goalkeeper is the player of the event, or its opposing player. Null for a game without them.
    const char *saves = nullptr;
    /// The kind of event that says that a side shot on goal, for a game whose reports do not count it; behind
    /// it, with spaces between them, those that say right before it that the ball only came off somebody:
    /// that is nobody's shot. Null for a game without it.
    const char *shots = nullptr;
};

/// The same sentences, but for the kinds of which something else is said in `anew`.
template <std::size_t size, std::size_t others>
[[nodiscard]] constexpr std::array<Sentence, size> retold(std::array<Sentence, size> sentences,
                                                          const std::array<Sentence, others> &anew)
{
    for (Sentence &sentence : sentences)
        for (const Sentence &one : anew)
            if (std::string_view(sentence.kind) == one.kind)
                sentence = one;
    return sentences;
}

/// The sentence about a kind of event; null where nothing is said.
[[nodiscard]] const Sentence *sentenceFor(std::span<const Sentence> sentences, const QString &kind);
/// The sentence about an event with every place filled in.
[[nodiscard]] QString filled(const char *sentence, const StoryEvent &told, const EventWords *own);

/// What every game has, in words: periods, goals, cards, injuries, substitutes, shoot-out.
[[nodiscard]] const Tellings &plainTellings();

} // namespace touchline
