// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rule_set.h"

#include <QStringList>

#include <optional>

namespace touchline {

/// The rule set of that name, from resources/rules. "fifa-YEAR" and "uefa-euro-YEAR" also take a year without
/// its own regulations: it gets the last ones before it, under their name ("fifa-2023" is fifa-2022). Nothing
/// if there is none.
[[nodiscard]] std::optional<RuleSet> ruleSet(const QString &name);
/// The names of all rule sets, in the order in which a list shows them.
[[nodiscard]] QStringList ruleSetNames();

} // namespace touchline
