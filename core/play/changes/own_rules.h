// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/rules/rule_set.h"

#include <QJsonObject>
#include <QString>
#include <QUuid>

#include <optional>
#include <vector>

namespace touchline {

struct CompetitionDefinition;

/// The rules that one competition of a league follows.
struct UsedRules
{
    QUuid competition;
    QString name;
    /// Of its tables, each once.
    std::vector<RuleSet> tables{};
    /// As its file has them; empty = those of its game.
    QJsonObject discipline{};
};

/// Rules that a league keeps by themselves, so that they are there when no competition follows them any more.
struct SavedRules
{
    std::vector<RuleSet> tables{};
    /// As their files have them.
    std::vector<QJsonObject> disciplines{};

    bool operator==(const SavedRules &) const = default;
};

/// Points and tie-breaks that an organiser has named.
struct OwnTableRules
{
    /// What they are chosen by: their name, with that of a competition, or a number, where there are other
    /// rules of that name.
    QString label;
    RuleSet rules;
    /// Where they are used; nowhere: they are saved.
    std::vector<QUuid> competitions{};
};

/// Rules of cards and suspensions that an organiser has named, as their file has them.
struct OwnDiscipline
{
    QString label;
    QJsonObject rules;
    std::vector<QUuid> competitions{};
};

/// The rules that the organisers of a league have put together and named. Each competition keeps a copy of
/// the rules it follows, and what has a name there can be chosen for others; the league saves what no
/// competition follows any more.
struct OwnRules
{
    std::vector<OwnTableRules> tables{};
    std::vector<OwnDiscipline> disciplines{};

    /// By label, whatever its capitals; null if there are none.
    [[nodiscard]] const OwnTableRules *tablesCalled(const QString &label) const;
    [[nodiscard]] const OwnDiscipline *disciplineCalled(const QString &label) const;
    /// Whether a competition other than `except` has other points and tie-breaks of that name.
    [[nodiscard]] bool isTaken(const RuleSet &rules, const QUuid &except = {}) const;
    /// The same of rules of discipline.
    [[nodiscard]] bool isTaken(const QJsonObject &discipline, const QUuid &except = {}) const;
};

/// `used`: the newest competition first; of rules of one name its own have it alone. Saved rules stand behind
/// them.
[[nodiscard]] OwnRules ownRulesOf(const std::vector<UsedRules> &used, const SavedRules &saved = {});
[[nodiscard]] UsedRules usedRules(const CompetitionDefinition &definition);

/// What a league saves when a competition that followed `before` (nothing: it is new) follows `after`
/// (nothing: it is gone), and `others` is what the other competitions follow: named rules that nobody follows
/// any more; and rules of the same name take the place of saved ones that nobody else follows.
[[nodiscard]] SavedRules savedAfter(SavedRules saved, const std::optional<UsedRules> &before,
                                    const std::optional<UsedRules> &after,
                                    const std::vector<UsedRules> &others);

inline constexpr int longestRulesName = 60;

/// The name as rules can have it. Errors: BadInput (empty, too long, a word that says something else wherever
/// rules are chosen); Refused (published rules are called that).
[[nodiscard]] Result<QString> ownRulesName(const QString &wish);
/// Errors: Conflict, for isTaken().
[[nodiscard]] Result<void> checkNotTaken(const OwnRules &known, const RuleSet &rules,
                                         const QUuid &except = {});
[[nodiscard]] Result<void> checkNotTaken(const OwnRules &known, const QJsonObject &discipline,
                                         const QUuid &except = {});

/// Whether an organiser gave them their name: they have one, and it is not that of published rules.
[[nodiscard]] bool hasOwnName(const RuleSet &rules);
[[nodiscard]] bool hasOwnName(const QJsonObject &discipline);
/// The rules of discipline under another name, for people and for files.
[[nodiscard]] QJsonObject withRulesName(QJsonObject discipline, const QString &name);

} // namespace touchline
