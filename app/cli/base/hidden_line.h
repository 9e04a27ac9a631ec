// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace touchline::cli {

/// Writes `prompt` to `output` and reads a line from the terminal `input` (file descriptors) without showing
/// what is typed. Nothing where the line ends without Return (Ctrl+D). The terminal shows what is typed again
/// whatever happens: also where a signal (Ctrl+C) ends the program meanwhile, which it does then.
[[nodiscard]] std::optional<QString> hiddenLine(int input, int output, const QString &prompt);

/// The same with the terminal of the program, in which its standard input is.
[[nodiscard]] std::optional<QString> hiddenLineOfTerminal(const QString &prompt);

/// Shows what is typed into standard input, or no longer, from now on. A signal that ends the program
/// meanwhile (Ctrl+C) leaves a terminal that shows it again; Ctrl+Z does nothing while it is hidden.
void setTypingShown(bool isShown);

/// From now on Ctrl+C writes this to standard error before it ends the program; empty: nothing.
void sayWhenInterrupted(const QString &text);

} // namespace touchline::cli
