// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "core/competition/rules/rule_set.h"
#include "core/discipline/discipline_rules.h"
#include "core/play/changes/own_rules.h"
#include "core/play/new_competition.h"

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
extern const std::vector<OptionRow> servedInRows;
/// --kind and --category of a competition.
extern const std::vector<OptionRow> sortRows;
/// What they make of what the competition is; nothing where neither is set. Errors: Usage.
[[nodiscard]] Result<std::optional<CompetitionType>> typeFrom(const QCommandLineParser &parser,
                                                              CompetitionType present = {});

/// The option --rules-name of verbs that put rules of one's own together.
inline constexpr OptionRow rulesNameRow{
    "rules-name <name>",
    "A name for rules of your own, made with --points, --bonus, --tie-breaks, --yellow-limits, --red-games "
    "or --fines: other competitions of the file can choose them by it."};
/// Parts of rules of one's own.
inline constexpr OptionRow pointsRow{"points <numbers>",
                                     "Points for a win, a draw and a defeat in all tables: 3-1-0, 2-1-0."};
inline constexpr OptionRow tieBreaksRow{
    "tie-breaks <list>",
    "What separates teams level on points, in this order: goal_difference,goals_for,lots."};
inline constexpr OptionRow bonusRow{"bonus <list>",
                                    "Bonus points in all tables: goals=4 for 4 goals or more, win_by=3, "
                                    "lose_by=1; goals=4:2 for two points; or none."};
inline constexpr OptionRow redGamesRow{"red-games <number>", "Matches missed after a red card."};
inline constexpr OptionRow finesRow{
    "fines <list>",
    "What offences cost a club: currency=€,yellow=5,second_yellow=10,red=20,walkover=50,suspended=100, or "
    "none."};
/// Its value; nothing where it is not set, or is no option of the verb. Errors: Usage, those of
/// ownRulesName().
[[nodiscard]] Result<std::optional<QString>> rulesNameOf(const QCommandLineParser &parser);
/// Errors: Usage, where a name is given and neither of these rules took it.
[[nodiscard]] Result<void> checkRulesAreNamed(const QCommandLineParser &parser,
                                              const std::optional<RuleSet> &tables,
                                              const std::optional<QJsonObject> &discipline);

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
