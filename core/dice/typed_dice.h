// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dice.h"

#include <QString>

#include <functional>
#include <optional>

namespace touchline {

/// Reads what a person typed for a die. A ten-sided die may be typed 0 for 10, a percentage roll 0 or 00 for
/// 100, as the printed dice show it. Errors: BadInput with the numbers the die can show.
[[nodiscard]] Result<int> parseTypedRoll(const QString &typed, const RollPrompt &prompt);

/// Real dice: a person reads them and types the numbers.
class TypedDice final : public Dice
{
public:
    /// Shows the prompt (and, from the second time on, why the last input was refused) and gives the line
    /// that was typed; nothing when the person stops.
    using Ask =
        std::function<std::optional<QString>(const RollPrompt &prompt, const std::optional<Error> &refused)>;

    explicit TypedDice(Ask ask) : m_ask(std::move(ask)) {}

    /// Asks until the number is one the die can show. Error: Exhausted when the person stops.
    [[nodiscard]] Result<int> roll(const RollPrompt &prompt) override;

private:
    Ask m_ask;
    std::size_t m_number = 0;
};

} // namespace touchline
