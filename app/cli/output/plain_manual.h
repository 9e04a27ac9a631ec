// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline::cli {

/// What a page of the manual is called when somebody types it: "undo", "games/atcs-charts".
[[nodiscard]] QString shortPageName(const QString &path);

/// A page of the manual, or a part of one, as plain text in lines of at most `width` places: headings with a
/// line below, lists with what goes on below their text, tables in columns, code further in; of a link to a
/// page stands what to type for it. `path` is where the page stands (ManualPage::path).
[[nodiscard]] QString plainManual(const QString &markdown, const QString &path, int width);

} // namespace touchline::cli
