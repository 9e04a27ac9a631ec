// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/competition/rules/rule_set.h"

#include <QJsonObject>
#include <QString>
#include <QUuid>

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

/// Points and tie-breaks that an organiser has named.
struct OwnTableRules
{
    /// What they are chosen by: their name, with that of a competition where another one has other rules of
    /// that name.
    QString label;
    RuleSet rules;
    /// Where they are used.
    std::vector<QUuid> competitions{};
};

/// Rules of cards and suspensions that an organiser has named, as their file has them.
struct OwnDiscipline
{
    QString label;
    QJsonObject rules;
    std::vector<QUuid> competitions{};
};

/// The rules that the organisers of a league have put together and named. They are no facts of their own:
/// each competition keeps a copy of the rules it follows, and what has a name there can be chosen for others.
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

/// `used`: the newest competition first; of rules of one name its own have it alone.
[[nodiscard]] OwnRules ownRulesOf(const std::vector<UsedRules> &used);
[[nodiscard]] UsedRules usedRules(const CompetitionDefinition &definition);

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
