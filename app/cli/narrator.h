// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match_runner.h"

#include <QString>

#include <span>

namespace touchline::cli {

/// What is said of one kind of event. `{name}` is a field of the event, `{name+}` the same with its sign (" +
/// 1"),
/// `{player}`, `{team}` and `{opponent}` are names.
struct Sentence
{
    const char *kind;
    /// Goes on in the line of the event before it.
    bool continues;
    /// Happens at a minute, not before or after a period.
    bool isTimed;
    /// Told in the short report too, not only attempt by attempt.
    bool isHighlight;
    const char *text;
};

/// The English sentences, by kind of event.
[[nodiscard]] std::span<const Sentence> sentences();

/// A played match for a person: result, goals and shoot-out; with `everything` each attempt with its dice.
[[nodiscard]] QString matchText(const PlayedMatch &played, const Game &game, bool everything);

/// "2–1", "2–1 (a.e.t.)", "1–1 (4–3 pens)", "1–1 (on criteria: best result)".
[[nodiscard]] QString resultText(const MatchReport &report);

} // namespace touchline::cli
