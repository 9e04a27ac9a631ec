// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace touchline::cli {

/// `text` behind `lead`, in lines of at most `width` places of the terminal, broken between words; further
/// lines begin below the text. A longer word stands alone. With a line end.
[[nodiscard]] QString wrappedText(const QString &lead, const QString &text, int width);

/// A line of output (without its end) that is too long for the terminal, in several lines: a row of a table
/// goes on below its last column, other text a bit to the right of its beginning. The same line where it
/// fits.
[[nodiscard]] QString foldedLine(const QString &line, int width);

/// Whether what these arguments print is text for a person to read, to be folded as a whole: not JSON, and
/// not a match in which a person may take part, which is asked line by line.
[[nodiscard]] bool isFoldedForPerson(const QStringList &arguments);

/// " Did you mean a, b or c?"; empty without names.
[[nodiscard]] QString didYouMean(const QStringList &names);

} // namespace touchline::cli
