// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"
#include "core/play/changes/own_rules.h"

namespace touchline::cli {

/// The two kinds of rules that have names.
enum class RulesKind {
    Tables,    ///< points and tie-breaks
    Discipline ///< cards, suspensions, injuries
};

/// Prints all rules by name, those of `first` before the others, in groups with their years and what they
/// say, and those of a league, `own`, behind them; as JSON with the names of `first` under "rules". Gives the
/// exit code.
int printRules(RulesKind first, bool asJson, Streams &streams, const OwnRules &own = {});

} // namespace touchline::cli
