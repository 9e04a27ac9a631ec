// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QJsonObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace touchline {

/// Lots that were drawn, first drawn first. A fact: it is kept, whatever becomes of the table.
struct Lot
{
    /// Index of the table; -1 for the lot of a tie.
    int table = -1;
    /// Indices of entrants.
    std::vector<int> order;
    /// Number of the tie, 0 for the lot of a table. The first drawn wins it.
    int tie = 0;

    bool operator==(const Lot &) const = default;
};

/// The pairings of a round that were drawn, or made by the pairing rules, when it was reached. A fact: a
/// result corrected later does not change who was drawn against whom.
struct RoundDraw
{
    /// Index in FixturePlan::drawnRounds.
    int round = 0;
    /// Indices in DrawnRound::pot: home and away of the first pairing, of the second, ...; who is left over
    /// has a bye.
    std::vector<int> order;

    bool operator==(const RoundDraw &) const = default;
};

/// Points taken away from a team in a table.
struct Deduction
{
    int table = 0;
    int team = 0;
    /// 1 and up.
    int points = 0;
    QString reason;

    bool operator==(const Deduction &) const = default;
};

/// What the organiser decided about a player of a team: a ban added, lifted, extended. It is for the rules of
/// discipline; nothing here looks into it.
struct PlayerDecision
{
    int team = 0;
    /// Number of the match of the team after which it was decided; 0 = before its first.
    int after = 0;
    /// The day of the decision; may be unknown.
    QDate date{};
    QJsonObject decision{};

    bool operator==(const PlayerDecision &) const = default;
};

} // namespace touchline
