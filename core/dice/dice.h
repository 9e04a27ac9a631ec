// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/dice/die.h"
#include "core/dice/generator.h"

#include <vector>

namespace touchline {

/// Where rolls come from. Chance is outside every engine: it asks for a roll, somebody answers.
class Dice
{
public:
    Dice() = default;
    Dice(const Dice &) = delete;
    Dice(Dice &&) = delete;
    Dice &operator=(const Dice &) = delete;
    Dice &operator=(Dice &&) = delete;
    virtual ~Dice() = default;

    /// A number the die of `prompt` can show. Errors: Exhausted (no more numbers), BadInput (a number the die
    /// cannot show), both naming the roll that was asked for.
    [[nodiscard]] virtual Result<int> roll(const RollPrompt &prompt) = 0;
};

/// The computer's dice.
class SeededDice final : public Dice
{
public:
    explicit SeededDice(Generator generator) : m_generator(generator) {}

    [[nodiscard]] Result<int> roll(const RollPrompt &prompt) override
    {
        return m_generator.roll(prompt.die.faces);
    }

private:
    Generator m_generator;
};

/// Rolls from a list: a test, a file of real rolls, the log of a match.
class ScriptedDice final : public Dice
{
public:
    explicit ScriptedDice(std::vector<int> numbers) : m_numbers(std::move(numbers)) {}

    [[nodiscard]] Result<int> roll(const RollPrompt &prompt) override;
    /// How many numbers have been used.
    [[nodiscard]] std::size_t used() const { return m_used; }
    /// Error BadInput when numbers are left that nobody asked for; call after the match.
    [[nodiscard]] Result<void> finished() const;

private:
    std::vector<int> m_numbers;
    std::size_t m_used = 0;
};

/// Passes rolls on from another source and remembers them, in order.
class RecordingDice final : public Dice
{
public:
    /// `source` outlives this object.
    explicit RecordingDice(Dice &source) : m_source(source) {}

    [[nodiscard]] Result<int> roll(const RollPrompt &prompt) override;
    [[nodiscard]] const std::vector<int> &recorded() const { return m_recorded; }

private:
    Dice &m_source;
    std::vector<int> m_recorded;
};

/// Reads a file of rolls: one whole number a line, '#' begins a comment, empty lines are passed over.
/// Errors: BadInput with every bad line.
[[nodiscard]] Result<std::vector<int>> parseRolls(const QByteArray &bytes);

/// "roll 3, shot on goal (1 to 100)": how messages name the roll number `number` (from 1).
[[nodiscard]] QStringList promptArguments(std::size_t number, const RollPrompt &prompt);

} // namespace touchline
