// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/rule_set.h"
#include "models/words/fixtures/language.h"

namespace touchline {

/// What a rule set means, sentence by sentence, for people who know football and no file of rules.
struct TableRulesText
{
    /// "3 points for a win, 1 for a draw."
    QString points;
    /// What is asked among teams level on points, in order: "goal difference", "matches between the level
    /// teams: points, goals".
    QStringList criteria;
    /// What differs from the usual way of asking them.
    QStringList notes;
};

[[nodiscard]] TableRulesText tableRulesText(const RuleSet &rules, const Language &language);

/// In one line: "3 points for a win, 1 for a draw. Level on points: goal difference; goals scored; lots."
[[nodiscard]] QString tableRulesLine(const RuleSet &rules, const Language &language);

} // namespace touchline
