// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/competition/rules/named_rules.h"
#include "core/play/changes/own_rules.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>

#include <optional>

namespace touchline {

/// Points and tie-breaks of tables as somebody has chosen them, and what they are called.
struct TableRules
{
    RuleSet rules;
    /// "Germany: Bundesliga, 1969/70 to 1994/95", "From my-rules.json".
    QString title;

    bool operator==(const TableRules &) const = default;
};

/// The points and tie-breaks that a competition can have: the format's own, those of leagues and tournaments
/// with the seasons in which they held, those that the league has, those of a person's own file. The format's
/// own come first.
class TableRulesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Role {
        /// What a search looks at: the heading, the name, the seasons.
        SearchRole = Qt::UserRole,
        FromRole, ///< int: the first season, 0 = no years
        UntilRole ///< int: the last one, 0 = it still holds
    };

    /// `own`: of the format. `ofLeague`: they stand behind those of the format.
    explicit TableRulesModel(RuleSet own, const OwnRules &ofLeague, QObject *parent = nullptr);

    /// Null for a heading.
    [[nodiscard]] const RuleSet *rulesAt(const QModelIndex &index) const;
    /// Whether these are the format's own.
    [[nodiscard]] bool isFormats(const QModelIndex &index) const;
    /// As a summary names them; empty for a heading.
    [[nodiscard]] QString titleOf(const QModelIndex &index) const;
    /// The regulations that they come from; may be empty.
    [[nodiscard]] QString sourceOf(const QModelIndex &index) const;
    /// Rules of that title; invalid where there are none.
    [[nodiscard]] QModelIndex indexOf(const QString &title) const;
    /// Lists the rules of a file in place of those of another one. Errors: System; BadInput with every
    /// problem.
    [[nodiscard]] Result<QModelIndex> addFile(const QString &path);
    /// Lists rules that somebody took from a file before.
    void addOwn(const TableRules &rules);

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        ListedRuleSet set;
        /// In the list, below its heading.
        QString text;
        /// On its own.
        QString title;
    };
    struct Group
    {
        QString title;
        QString source;
        QString search;
        std::vector<Row> rows;
    };
    [[nodiscard]] const Row *rowAt(const QModelIndex &index) const;

    std::vector<Group> m_groups;
    /// The last group is that of a file.
    bool m_hasOwn = false;
};

/// The rules of a model that a search finds: every word of it stands in the name of the league, its country
/// or its seasons; a year finds the rules of that season.
class FoundTableRules : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit FoundTableRules(QObject *parent = nullptr);

    void search(const QString &words);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
};

} // namespace touchline
