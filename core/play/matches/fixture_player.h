// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/progress.h"
#include "core/match/match_runner.h"
#include "core/play/matches/play_rules.h"

namespace touchline {

/// Why a match in that state cannot be played now, with %1 for its number; null where it can.
[[nodiscard]] const char *objectionTo(FixtureState state);

/// How often fixtures()[fixture] was played or entered before: as many of its reports were set aside. The
/// number of the attempt that is played now.
[[nodiscard]] int attemptOf(const Competition &competition, int fixture);

/// The chance of a match comes from streams of its own for each fixture and attempt. Those of a forecast,
/// which nobody has to find again by an id, are numbered: the hash of stream() takes longer than a match.
enum class MatchStream { Dice, HomeAgent, AwayAgent };
[[nodiscard]] Generator matchStream(MatchStream which, const Competition &competition, int fixture,
                                    int attempt);

/// The setup of a fixture whose two teams are `teams`, as far as it follows from the competition: who is
/// suspended or injured after the earlier matches of his team is absent. The game's own draws (referee,
/// weather) are not in it. Its attempt is attemptOf(). `now`: how the competition stands. Errors: Refused (a
/// team that the game has no document of).
[[nodiscard]] Result<FixtureSetup> setupOf(const Competition &competition, const Progress &now, int fixture,
                                           const PerSide<int> &teams, const PlayRules &rules);
[[nodiscard]] Result<FixtureSetup> setupOf(const Competition &competition, int fixture,
                                           const PerSide<int> &teams, const PlayRules &rules);

/// The setup with which a fixture that is ready kicks off: setupOf() of that attempt. Errors: NotFound (no
/// such fixture); Refused (it cannot be played now; those of setupOf()).
[[nodiscard]] Result<FixtureSetup> kickOffSetup(const Competition &competition, int fixture,
                                                const PlayRules &rules, int attempt);

/// Plays a fixture that is ready, by the computer players of `rules`; nothing is recorded. Dice, conditions
/// and computer players have streams of their own for each fixture and attempt (0 and up): the same attempt
/// gives the same match, whatever else was played before. Rolls that the organiser made before it stand
/// (condition_desk.h). The log names seed and computer players. Errors:
/// those of kickOffSetup() and of the game.
[[nodiscard]] Result<PlayedMatch> playFixture(const Competition &competition, int fixture,
                                              const PlayRules &rules, int attempt);
/// The same where it is known how the competition stands, and that the fixture is ready: nothing is derived
/// for it again.
[[nodiscard]] Result<PlayedMatch> playFixture(const Competition &competition, const Progress &now,
                                              int fixture, const PlayRules &rules, int attempt);

} // namespace touchline
