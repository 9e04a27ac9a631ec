// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"

#include <QJsonObject>

namespace touchline {

/// The competition as a file keeps it: definition (with its whole format), lots and reports; nothing that
/// follows from them. Keys: id, name, format, game, level, seed, options, entrants, draw, lots, matches;
/// where there are such, charts, discipline and location; with an entrant the document of its own. Teams are
/// named by their handle, matches by their number.
[[nodiscard]] QJsonObject toJson(const Competition &competition);

/// Reads it back strictly. Errors: BadInput with every problem and its place ("matches[3].report.score"):
/// unknown and missing keys, what Competition::create(), restore() and addLot() refuse, a match twice, a
/// report that belongs to another match. Reports in conflict with the fixture's teams are read: progress()
/// shows them.
[[nodiscard]] Result<Competition> competitionFromJson(const QJsonObject &object);

/// The same without the reports, those set aside too: "matches" and "set_aside" are not in it. For a store
/// that keeps reports by themselves.
[[nodiscard]] QJsonObject factsToJson(const Competition &competition);

/// Reads what factsToJson() wrote, with the reports that count and those that were set aside, in that order.
/// Errors: BadInput as for competitionFromJson().
[[nodiscard]] Result<Competition> competitionFromFacts(const QJsonObject &facts,
                                                       std::vector<MatchReport> reports,
                                                       std::vector<SetAside> setAside);

/// The same of facts that contradict each other: what does not fit the rest is left out and said in `left`,
/// with its place. Errors: BadInput where format, entrants or the draw do not make a competition.
[[nodiscard]] Result<Competition> fittingCompetition(const QJsonObject &facts,
                                                     std::vector<MatchReport> reports,
                                                     std::vector<SetAside> setAside, Problems &left);

} // namespace touchline
