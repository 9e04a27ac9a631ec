// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/streams.h"
#include "core/competition/rule_set.h"

namespace touchline::cli {

/// Points and tie-breaks by name. Errors: Usage, with what the name may have meant.
[[nodiscard]] Result<RuleSet> tableRules(const QString &name);

/// Prints names, one a line, or {"rules": [...]}; gives the exit code.
int printNames(const QStringList &names, bool asJson, Streams &streams);

} // namespace touchline::cli
