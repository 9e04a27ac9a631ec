// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/competition_player.h"
#include "core/play/matchday.h"
#include "models/league/league.h"

#include <functional>
#include <optional>
#include <vector>

namespace touchline {

/// Draws the lots and the rounds of a competition that are due, as one command; nothing where there are none.
/// Errors: those of drawWhatIsDue() and League::update().
[[nodiscard]] Result<std::optional<JournalEntry>> drawWhatIsDue(League &league, const QUuid &competition);

/// Plays fixtures that are ready, by the computer players of `rules`, and enters their results with their
/// logs as one command: all of them or none. Indices, in the order in which they are played. Errors: those of
/// playFixture() and League::record().
[[nodiscard]] Result<JournalEntry> playFixtures(League &league, const QUuid &competition,
                                                const std::vector<int> &fixtures, const PlayRules &rules);

/// What the computer played of a competition, before it is entered.
struct Played
{
    Competition before;
    Competition after;
    /// In the order in which they were played, with their logs.
    std::vector<int> fixtures{};
    std::vector<MatchLog> logs{};
    /// What fell due on the way.
    DrawnNow drawn{};
    /// All that was left was to be played.
    bool isToTheEnd = false;
    /// Somebody stopped it, or a match could not be played: what was played until then can be entered.
    bool isStopped = false;
    std::optional<Error> error{};
};

/// Plays these fixtures one after the other. Neither this nor playOut() changes anything outside, so they may
/// run on any thread. `isStopped` is asked before each match.
[[nodiscard]] Played playThese(const Competition &competition, const std::vector<int> &fixtures,
                               const PlayRules &rules, const PlayProgress &told = {},
                               const std::function<bool()> &isStopped = {});

/// Plays everything that is left, matchday after matchday, drawing what falls due; the same results as
/// playAll().
[[nodiscard]] Played playOut(const Competition &competition, const PlayRules &rules,
                             const PlayProgress &told = {}, const std::function<bool()> &isStopped = {});

/// Enters it as one command; nothing where nothing was played and drawn. Errors: those of
/// League::recordPlayed().
[[nodiscard]] Result<std::optional<JournalEntry>> enterPlayed(League &league, const Played &played);

/// Plays a competition to the end, as one command: playOut() and enterPlayed(). What was played before an
/// error is entered. Gives the number of matches played. Errors: those of playFixture() and enterPlayed().
[[nodiscard]] Result<int> playToTheEnd(League &league, const QUuid &competition, const PlayRules &rules,
                                       const PlayProgress &told = {});

} // namespace touchline
