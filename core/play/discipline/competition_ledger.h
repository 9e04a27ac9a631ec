// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/competition/progress.h"
#include "core/discipline/absence_length.h"
#include "core/discipline/team_ledger.h"

#include <vector>

namespace touchline {

/// The ledger of an entrant before fixtures()[before], from what it brought along, its reports in the order
/// of play (inOrderOfPlay()) and the decisions of the organiser at their time. A match before it of which
/// there is no report yet, and whose day is known, is taken to be played on that day, without cards. `rules`
/// outlives it.
[[nodiscard]] TeamLedger ledgerBefore(const Competition &competition, int team, int before,
                                      const DisciplineRules &rules);
/// The same where it is known how the competition stands.
[[nodiscard]] TeamLedger ledgerBefore(const Competition &competition, const Progress &now, int team,
                                      int before, const DisciplineRules &rules);
/// The same from all of its reports, before the first of fixturesAhead(); bookings that the rules forget
/// before its next match are forgotten. A match that was given away in advance and comes after the next one
/// is left out: see matchesAhead().
[[nodiscard]] TeamLedger ledgerOf(const Competition &competition, int team, const DisciplineRules &rules);
/// The same where it is known how the competition stands, for those who ask about many teams.
[[nodiscard]] TeamLedger ledgerOf(const Competition &competition, const Progress &now, int team,
                                  const DisciplineRules &rules);
/// Decisions about players of the entrant that found no ban to change, as the ledger says it: a result that
/// was corrected took the ban away.
[[nodiscard]] std::vector<Message> decisionsWithoutEffect(const Competition &competition, int team,
                                                          const DisciplineRules &rules);
[[nodiscard]] std::vector<Message> decisionsWithoutEffect(const Competition &competition, const Progress &now,
                                                          int team, const DisciplineRules &rules);

/// What the matches of an entrant before fixtures()[before] left behind for its side, in the game's own form
/// (MatchReport::carryOut, {"home": {...}, "away": {...}}): the carry-in of the next one. A match that was
/// awarded, or of which only the result was entered, leaves what the game says is left
/// (Game::carryPastMatch()). Empty where the game leaves nothing that it reads again.
[[nodiscard]] QJsonObject carryInOf(const Competition &competition, const Progress &now, int team,
                                    int before);
[[nodiscard]] QJsonObject carryInOf(const Competition &competition, int team, int before);

/// All that an entrant is known to have still to play, in the order of play, with those of which a report is
/// late.
[[nodiscard]] std::vector<int> openFixtures(const Competition &competition, const Progress &now, int team);
/// Of these the ones that come after all that it has played. A ban of its last match begins there: what is
/// late came before the offence, by its day.
[[nodiscard]] std::vector<int> fixturesAhead(const Competition &competition, const Progress &now, int team);
/// That fixture and all later ones of the entrant, with those that have a report: who misses one of which the
/// report is late misses them too.
[[nodiscard]] std::vector<int> fixturesFrom(const Competition &competition, const Progress &now, int team,
                                            int fixture);
/// Index of the first of fixturesAhead(); -1 while none is known.
[[nodiscard]] int nextFixture(const Competition &competition, const Progress &now, int team);
/// The same as those who count ahead ask for them, with what was given away in advance and comes between
/// them, and with the matches in other competitions. `open`: fixturesAhead() of the entrant, or its last
/// ones, or fixturesFrom().
[[nodiscard]] std::vector<MatchAhead> matchesAhead(const Competition &competition, const Progress &now,
                                                   int team, const std::vector<int> &open,
                                                   const DisciplineRules &rules);
/// No draw, result or ruling can bring the entrant a match that it does not have yet.
[[nodiscard]] bool areAllMatchesKnown(const Competition &competition, const Progress &now, int team);
/// The ledger after the last match of an entrant in this competition, if nothing is brought in those that are
/// still open: what it has open then has no match left. Nothing while it is not known which matches those
/// are.
[[nodiscard]] std::optional<TeamLedger> ledgerAtTheEnd(const Competition &competition, const Progress &now,
                                                       int team, const DisciplineRules &rules);
/// The day of a fixture; null where it is not known.
[[nodiscard]] QDate dayOfFixture(const Competition &competition, int fixture);
/// Index of the last match that an entrant has played, in the order of play; -1 before its first.
[[nodiscard]] int lastPlayed(const Competition &competition, int team);
[[nodiscard]] int lastPlayed(const Competition &competition, const Progress &now, int team);
/// An entrant has nothing left to play, whatever happens in the matches of others.
[[nodiscard]] bool isOut(const Competition &competition, const Progress &now, int team);

} // namespace touchline
