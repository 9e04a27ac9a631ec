// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/streams.h"
#include "core/competition/rules/rule_set.h"
#include "core/discipline/discipline_rules.h"
#include "core/play/changes/own_rules.h"
#include "core/play/new_competition.h"

#include <QCommandLineParser>

#include <optional>

namespace touchline::cli {

/// Points and tie-breaks by name, or from a JSON file ("rules.json", "./rules", "-" for standard input): a
/// name wins over a file that is called the same, and published rules over those of the league, `own`.
/// Errors: Usage (neither), those of readJsonFile() and ruleSetFromJson() with the name of the file.
[[nodiscard]] Result<RuleSet> tableRules(const QString &wish, const OwnRules &own = {});

/// Puts the rules of --rules NAME|FILE, where it is set, into the wishes. Errors: those of tableRules(),
/// ownRulesName() and checkNotTaken().
[[nodiscard]] Result<void> chooseTableRules(const QCommandLineParser &parser, CompetitionWishes &wishes,
                                            const OwnRules &own = {}, const QUuid &competition = {});

/// Rules of discipline by name or from a file. Errors: those of tableRules(), and those of disciplineName().
[[nodiscard]] Result<DisciplineRules> disciplineOfWish(const QString &wish);

/// Puts the rules of --discipline NAME|FILE, where it is set, into the wishes. Errors: the same.
[[nodiscard]] Result<void> chooseDiscipline(const QCommandLineParser &parser, CompetitionWishes &wishes,
                                            const OwnRules &own = {}, const QUuid &competition = {});

/// --bans-served-in and --yellow-bans-served-in, for chooseDiscipline().
[[nodiscard]] QList<QCommandLineOption> servedInOptions();
/// --kind and --category of a competition.
[[nodiscard]] QList<QCommandLineOption> sortOptions();
/// What they make of what the competition is; nothing where neither is set. Errors: Usage.
[[nodiscard]] Result<std::optional<CompetitionType>> typeFrom(const QCommandLineParser &parser,
                                                              CompetitionType present = {});

/// The option --rules-name of verbs that put rules of one's own together.
[[nodiscard]] QCommandLineOption rulesNameOption();
/// Its value; nothing where it is not set, or is no option of the verb. Errors: Usage, those of
/// ownRulesName().
[[nodiscard]] Result<std::optional<QString>> rulesNameOf(const QCommandLineParser &parser);
/// Errors: Usage, where a name is given and neither of these rules took it.
[[nodiscard]] Result<void> checkRulesAreNamed(const QCommandLineParser &parser,
                                              const std::optional<RuleSet> &tables,
                                              const std::optional<QJsonObject> &discipline);

} // namespace touchline::cli
