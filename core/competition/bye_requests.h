// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/competition.h"
#include "core/facts/bye_request.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace touchline {

struct Progress;

/// What a team asked for, has for a round before it came, or because the number is odd.
struct TeamBye
{
    /// Index of the entrant.
    int team = 0;
    ByeRequest request{};
    bool isOfOddNumber = false;

    bool operator==(const TeamBye &) const = default;
};

/// The byes that teams have asked for in a Swiss.
class RequestedByes
{
public:
    /// `competition` outlives it.
    RequestedByes(const Competition &competition, int stage);

    /// Of an entrant in a round; nothing where it is to play, and where it left the competition before the
    /// round began.
    [[nodiscard]] std::optional<ByeRequest::Kind> of(const DrawnRound &round, int team) const;
    [[nodiscard]] bool isEmpty() const { return m_kinds.empty(); }
    /// Those of a round, from 1, or of all with 0.
    [[nodiscard]] std::vector<TeamBye> all(int round = 0) const;

private:
    const Competition &m_competition;
    int m_stage;
    /// By round, from 1, and entrant: the last word.
    std::map<std::pair<int, int>, ByeRequest::Kind> m_kinds;
};

/// RequestedByes::of() for who asks once.
[[nodiscard]] std::optional<ByeRequest::Kind> requestedBye(const Competition &competition,
                                                           const DrawnRound &round, int team);

/// What a bye is worth; nothing for a team that plays.
[[nodiscard]] TablePoints requestedByePoints(const PairedStage &stage, ByeRequest::Kind kind);

/// All byes of a table in rounds that are drawn, those of an odd number and of a late entry too: they
/// count in it.
[[nodiscard]] std::vector<TeamBye> byesInTable(const Competition &competition, const Progress &now,
                                               int table);

/// Keeps a request. Errors: BadInput (no such team or round of a Swiss); Refused (the round is drawn, the
/// team is not in it or has withdrawn, nothing would change).
[[nodiscard]] Result<void> requestBye(Competition &competition, const TeamBye &bye, const QDate &day = {});

/// Whether the round is one of a Swiss.
[[nodiscard]] bool isSwiss(const Competition &competition, const DrawnRound &round);

/// Index in FixturePlan::drawnRounds of that round of that stage, both from 1; -1 where there is none.
[[nodiscard]] int drawnRoundOf(const Competition &competition, int stage, int round);

/// Index of the first round of a Swiss that is not drawn; -1 where there is none.
[[nodiscard]] int nextSwissRound(const Competition &competition);

} // namespace touchline
