// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/live_match.h"
#include "core/play/matches/play_rules.h"

#include <QStringList>

#include <vector>

namespace touchline {

/// Who answers for one side of a match that is played at this screen.
struct Seat
{
    /// personAgent, or the name of a computer player of the game.
    QString decides;
    /// Its dice are real ones, and what they show is typed; else the computer rolls.
    bool typesDice = false;
    /// Kinds of rolls (RollPrompt::id) that the computer makes all the same.
    QStringList computerRolls{};
    /// Where they are not typed: the computer's dice wait until somebody here rolls them. In the log they are
    /// the computer's.
    bool clicksDice = false;

    [[nodiscard]] bool isPerson() const { return decides == personAgent; }
    /// Whether a roll of that kind is typed.
    [[nodiscard]] bool types(const QString &roll, const Die &die = d6) const
    {
        return typesDice && isReal(die) && !computerRolls.contains(roll);
    }
    /// Whether a roll with such a die waits for a click.
    [[nodiscard]] bool clicks(const Die &die) const { return clicksDice && !typesDice && isReal(die); }
    bool operator==(const Seat &) const = default;
};

/// Who decides for each side at the next input, and whose dice are real, by what the match notes of it.
[[nodiscard]] PerSide<Seat> seatsOf(const LiveMatch &match);
/// The dice of both seats as the match notes them.
[[nodiscard]] std::vector<DiceNote> diceOf(const PerSide<Seat> &seats);
/// Whether the notes have to say whose dice are real: a missing seed tells of real dice for everything.
[[nodiscard]] bool isMixed(const PerSide<Seat> &seats);
/// Of a match that begins with that seed.
[[nodiscard]] MatchLabels labelsOf(std::uint64_t seed, const PerSide<Seat> &seats);

/// Nobody has decided anything, and what is rolled now comes before the first whistle: the referee, the
/// weather.
[[nodiscard]] bool isBeforeFirstWhistle(const LiveMatch &match);

/// "Shooter": what is decided or rolled for.
[[nodiscard]] QString promptLabel(const Question &due);
/// Its decision point: RollPrompt::id.
[[nodiscard]] QString promptId(const Question &due);

/// A kind of roll of a game: "D42", "Shooter".
struct RollKind
{
    QString id;
    QString label;

    bool operator==(const RollKind &) const = default;
};
/// What the game rolls for with dice that somebody can have, in the order of its rulebook. What belongs to
/// one decision point is one kind: "Toss" of both sides.
[[nodiscard]] std::vector<RollKind> rollKindsOf(const Game &game);

} // namespace touchline
