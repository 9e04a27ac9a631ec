// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline {

/// The text as it may stand in a cell without a spreadsheet taking it for a formula: one apostrophe in front
/// where it begins with = + - @ (in full width too; blanks and invisible characters before it do not help),
/// with a tab or a line end, or would be taken for a guarded text itself.
[[nodiscard]] QString guarded(const QString &text);

/// Takes off exactly the apostrophe that guarded() puts in front: unguarded(guarded(t)) == t for every text.
/// "'s-Hertogenbosch" keeps its own.
[[nodiscard]] QString unguarded(const QString &cell);

} // namespace touchline
