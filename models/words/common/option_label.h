// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace touchline {

/// A name of an option, and what people read in its place (translated in the context "OptionLabels").
struct LabelledName
{
    const char *name;
    const char *label;
};

/// The text in the language of the program.
[[nodiscard]] QString labelText(const char *text);
/// The label of a name; empty where the table does not have it.
[[nodiscard]] QString labelIn(std::span<const LabelledName> table, const QString &name);
/// The label of a name that begins as one of the table does; what follows stands in the place of its %1.
/// Empty where none begins so.
[[nodiscard]] QString labelByStart(std::span<const LabelledName> table, const QString &name);
/// "Formation 4-4-2"
[[nodiscard]] QString formationLabel(const QString &name);
/// Arrows of a label, which is said of a board on which the home side plays upwards, as they are on one that
/// is turned by so many quarters with the clock.
[[nodiscard]] QString arrowsTurned(QString label, int quarters);
/// With a capital letter at the start.
[[nodiscard]] QString sentenceCase(const QString &words);

} // namespace touchline
