// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <span>

namespace touchline {

/// The part of the page of a match that a step of a tour points at.
enum class TourPart {
    Field,    ///< the board, or the cards of a game without one
    Score,    ///< who plays, score, clock, referee and weather
    Choice,   ///< the question and its answers; the step is done when one was given
    Roll,     ///< the dice; the step is done when they were rolled
    Ticker,   ///< what happened
    Controls, ///< what helps: the coach, taking back
};

struct TourStep
{
    TourPart part;
    /// One or two sentences; English source text in the context "core".
    const char *text;
};

/// What every game has on that page.
inline constexpr TourStep tourTicker{
    TourPart::Ticker, QT_TRANSLATE_NOOP("core", "What happens is reported here, the newest on top. “Every "
                                                "roll” shows how each number came about.")};
inline constexpr TourStep tourControls{
    TourPart::Controls,
    QT_TRANSLATE_NOOP("core",
                      "Not sure? F1 explains what is due. The coach can decide for you, and Take Back "
                      "returns to your last choice.")};

/// A first match of a game, explained while it is played: somebody who has never played it is at home.
struct MatchTour
{
    /// The level of the game that it is played at.
    const char *level;
    std::span<const TourStep> steps;
};

} // namespace touchline
