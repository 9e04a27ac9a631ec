// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "models/store/journal/journal.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// A sentence of `core`, `store` or `league` in the language of the window.
[[nodiscard]] QString translated(const Message &message);
/// The message of an error, then each of its problems on a line of its own with its place.
[[nodiscard]] QString translated(const Error &error);
/// "Entered: Brazil 3-1 Italy".
[[nodiscard]] QString translated(const store::JournalEntry &entry);
/// An English sentence as a match keeps it (Absence::because), with its days as the window writes them:
/// "left for United on Thu 11 Jun 2026".
[[nodiscard]] QString withWordedDays(const QString &sentence);
/// The language of the window: its words and the names of its days are those of the translation, its numbers
/// are written as on the person's system (QLocale()).
[[nodiscard]] const Language &windowLanguage();
/// Told by whoever loads a translation: "en-GB".
void setWindowLanguage(const QString &tag);

} // namespace touchline
