// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/facts/condition_roll.h"
#include "core/play/matches/live_match.h"
#include "core/play/matches/play_rules.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace touchline {

/// Referee and weather before the match: the rolls that a game makes before its kick-off
/// (GameInfo::conditions), made by the organiser on a day before. Without them the match rolls itself.

/// A roll before the kick-off of a fixture.
struct ConditionDraw
{
    /// Static storage: "D01", "referee country", d100.
    const RollPrompt *prompt = nullptr;
    /// Static storage: what it is about.
    const ConditionSpec *spec = nullptr;
    /// What each number brings, from 1; empty where that depends on a roll that is not made yet.
    std::vector<ConditionOutcome> outcomes{};
    /// As it was made; nothing where it is left to the match, or where the match had something else.
    std::optional<ConditionRoll> made{};
    /// What the match had by its report, whoever rolled it: "England"; empty before it, and where nobody
    /// noted it.
    QString played{};

    /// "D01", "referee country".
    [[nodiscard]] QString id() const;
    [[nodiscard]] QString label() const;
    /// What was made, or what the match had, brings; null where there is none, or it is not known.
    [[nodiscard]] const ConditionOutcome *outcome() const;
    /// "England"; the number alone where what it brings is not known yet; empty where nothing is.
    [[nodiscard]] QString text() const;
};

/// The rolls of fixtures()[fixture] that have effect, in the order in which they were made.
[[nodiscard]] std::vector<ConditionRoll> conditionRolls(const Competition &competition, int fixture);

/// Whether a roll about that was made for any match, or the report of one says what it brought.
[[nodiscard]] bool knowsCondition(const Competition &competition, const GameInfo &game,
                                  ConditionSubject subject);

/// What the game rolls for before the kick-off of a fixture, in its order, with what was made and, once it is
/// played, what it had; empty where it draws nothing, or the teams are not known. Errors: those of setupOf()
/// and Game::kickOff().
[[nodiscard]] Result<std::vector<ConditionDraw>>
conditionDraws(const Competition &competition, const Progress &now, int fixture, const PlayRules &rules);

/// Whether anything of a fixture may still be drawn: it is to be played and its teams are known.
[[nodiscard]] bool isOpenForDraws(const Competition &competition, const Progress &now, int fixture);

/// How much is drawn at once.
struct ConditionDrawWishes
{
    /// Also what was drawn before; what was typed or chosen stays.
    bool again = false;
    /// Of each fixture at most so many rolls, those that come first.
    int mostRolls = 1000;
    std::uint64_t seed = 0;
};
/// Rolls for these fixtures (indices), in their order: what is not made yet. A number that does not count is
/// rolled again. Nothing is kept. Errors: those of conditionDraws().
[[nodiscard]] Result<std::vector<ConditionRoll>> drawnConditions(const Competition &competition,
                                                                 const std::vector<int> &fixtures,
                                                                 const PlayRules &rules,
                                                                 const ConditionDrawWishes &wishes);

/// Keeps rolls in the competition, all or none; a number of 0 leaves the roll to the match again. Errors:
/// NotFound (no such match; no such roll before it); BadInput (a number that the die cannot show); Refused
/// (the match is over or its teams are not known; the number does not count, and why; a roll that was made is
/// overruled without a reason; there is nothing to leave to the match; it is so already).
[[nodiscard]] Result<void> enterConditions(Competition &competition, std::vector<ConditionRoll> rolls,
                                           const PlayRules &rules);

/// Dice that show what was rolled before the match where the match asks for it, and all other rolls from
/// `source`, which rolls each time: the rest of the match is the same as if chance had given those numbers.
class PreparedDice final : public Dice
{
public:
    /// `source` outlives this object.
    PreparedDice(Dice &source, std::vector<ConditionRoll> rolls) : m_source(source), m_rolls(std::move(rolls))
    {
    }

    [[nodiscard]] Result<int> roll(const RollPrompt &prompt) override;

private:
    Dice &m_source;
    std::vector<ConditionRoll> m_rolls;
};

/// Enters into a match at its first question what was rolled before it. Errors: those of LiveMatch::roll().
[[nodiscard]] Result<void> enterRolled(LiveMatch &match, std::vector<ConditionRoll> rolls);
/// How many of its inputs that has entered: the first ones, as far as they are these rolls.
[[nodiscard]] std::size_t inputsRolledBefore(const LiveMatch &match, std::vector<ConditionRoll> rolls);

} // namespace touchline
