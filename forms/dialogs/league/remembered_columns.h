// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/import/league_import.h"

namespace touchline {

/// Which heading is which column, as it was last chosen for such a list with these headings; empty where
/// nothing was. Kept with the settings of the program.
[[nodiscard]] NamedColumns rememberedColumns(ListImport::Kind kind, const QStringList &headings);
/// Keeps that; nothing chosen = as the program finds them.
void rememberColumns(ListImport::Kind kind, const QStringList &headings, const NamedColumns &named);

} // namespace touchline
