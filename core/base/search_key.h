// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// A name reduced to what a person on any keyboard can type: lower case, no accents, single spaces. Two names
/// mean the same in a search when their keys are equal ("Şükür" and "sukur", "Müller" and "MULLER").
[[nodiscard]] QString searchKey(const QString &name);

/// Where a word of the text begins with `beginning`, in capital or small letters; -1 where none does.
[[nodiscard]] qsizetype indexOfWord(const QString &text, const QString &beginning);

} // namespace touchline
