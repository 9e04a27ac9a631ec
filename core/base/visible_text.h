// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// What becomes of the ends of lines in a text.
enum class LineEnds { Keep, Show };

/// The text with visible signs for what would command a terminal or turn a line around instead of being
/// shown: "␛" for ESC, "␡" for DEL, "<U+009B>" for further control characters and for overrides of the
/// direction of writing. A line feed and a tab stay where the ends of lines are kept; in a name they are
/// shown.
[[nodiscard]] QString visibleText(const QString &text, LineEnds lineEnds);

/// Whether a character is one of those (a line feed or a tab too).
[[nodiscard]] bool isInvisibleCommand(QChar letter);

/// The text with "***" for the passwords in addresses of servers, also in those that are mistyped.
[[nodiscard]] QString withoutPasswords(const QString &text);

} // namespace touchline
