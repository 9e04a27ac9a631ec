// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextStream>

#include <optional>

namespace touchline::cli {

/// How words look on a terminal. What they mean never depends on it.
enum class Ink : std::uint8_t { Plain, Error, Heading };

/// Whether there is ink on a stream: it goes to a terminal that is not dumb, and nobody has set NO_COLOR
/// (no-color.org).
[[nodiscard]] bool hasInk(bool isTerminal);

/// --color, which every verb takes: "always", "never" or "auto".
enum class InkWish : std::uint8_t { Auto, Always, Never };
/// Takes it out of the arguments; nothing where its value is another.
[[nodiscard]] std::optional<InkWish> takeInkWish(QStringList &arguments);

/// What is written from now on has that ink; nothing happens on a stream without.
void setInk(QTextStream &to, Ink ink);

} // namespace touchline::cli
