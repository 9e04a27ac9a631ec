// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/common/match_story.h"
#include "models/words/common/phrase.h"

#include <functional>
#include <map>

namespace touchline {

/// How a place of a sentence is filled.
using EventWord = std::function<QString(const StoryEvent &told)>;
using EventWords = std::map<QString, EventWord>;

/// Places that events of every game have: names of teams and players, periods, kicks of a shoot-out.
[[nodiscard]] const EventWords &commonWords();

/// The words for the code that a field of the event has.
[[nodiscard]] EventWord codeWords(const char *field, Phrases phrases);
/// By a field that is on or off.
[[nodiscard]] EventWord onOffWords(const char *field, const char *on, const char *off);

/// A kick of a shoot-out with its roll; nobody rolls where nobody is left to kick. `label`: what was added to
/// the roll.
[[nodiscard]] QString kickWithRoll(const StoryEvent &told, const QString &label);

/// For games that have such events: the formation of a line-up ("4-4-2", of `defenders`, `midfielders` and
/// `forwards`), a cell ("7/12", of `column` and `row`), a first or second yellow card (of `second`).
[[nodiscard]] QString formationWords(const StoryEvent &told);
[[nodiscard]] QString cellWords(const StoryEvent &told);
[[nodiscard]] QString bookingWords(const StoryEvent &told);

} // namespace touchline
