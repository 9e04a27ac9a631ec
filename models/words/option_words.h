// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/game.h"

namespace touchline {

/// What people read of an option: the words that its game has for it, else its name, with a capital letter.
[[nodiscard]] QString optionLabel(const Game &game, const Question &question, const QString &name);
/// The same by the id of the decision point.
[[nodiscard]] QString optionLabel(const Game &game, const QString &decision, const QString &name);

/// "costs 2 attempts"; empty where it costs nothing.
[[nodiscard]] QString priceText(const OptionFacts &facts);
/// "goal: 3 of 10"; empty where it is not known.
[[nodiscard]] QString chanceText(const OptionFacts &facts);
/// Price, chance and what it changes, in one line; empty where there is nothing to say.
[[nodiscard]] QString factsText(const OptionFacts &facts);
/// A message of the domain in the language of the program.
[[nodiscard]] QString messageText(const Message &message);

} // namespace touchline
