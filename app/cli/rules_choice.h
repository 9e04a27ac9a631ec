// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/streams.h"
#include "core/competition/rule_set.h"
#include "core/discipline/discipline_rules.h"
#include "core/play/new_competition.h"

#include <QCommandLineParser>

namespace touchline::cli {

/// Points and tie-breaks by name, or from a JSON file ("rules.json", "./rules", "-" for standard input): a
/// name wins over a file that is called the same. Errors: Usage (neither), those of readJsonFile() and
/// ruleSetFromJson() with the name of the file.
[[nodiscard]] Result<RuleSet> tableRules(const QString &wish);

/// Puts the rules of --rules NAME|FILE, where it is set, into the wishes. Errors: those of tableRules().
[[nodiscard]] Result<void> chooseTableRules(const QCommandLineParser &parser, CompetitionWishes &wishes);

/// Rules of discipline by name or from a file. Errors: those of tableRules(), and those of disciplineName().
[[nodiscard]] Result<DisciplineRules> disciplineOfWish(const QString &wish);

/// Puts the rules of --discipline NAME|FILE, where it is set, into the wishes. Errors: the same.
[[nodiscard]] Result<void> chooseDiscipline(const QCommandLineParser &parser, CompetitionWishes &wishes);

} // namespace touchline::cli
