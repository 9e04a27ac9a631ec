// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/decision_rules.h"

#include "app/cli/base/argument_parser.h"

namespace touchline::cli {

/// --knockout and what goes with it: how a match may be decided.
extern const std::vector<OptionRow> decisionRows;
/// What is wrong with the use of these options; empty if nothing is.
[[nodiscard]] QString wrongDecisionUsage(const QCommandLineParser &parser);
/// What they ask for; their use is not wrong.
[[nodiscard]] DecisionRules decisionRules(const QCommandLineParser &parser);

} // namespace touchline::cli
