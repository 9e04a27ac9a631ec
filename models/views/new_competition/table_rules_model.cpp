// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/table_rules_model.h"

#include "core/base/input_file.h"
#include "core/base/json_reader.h"
#include "core/competition/rules/rule_set_json.h"

#include <QFileInfo>
#include <QtGlobal>

#include <algorithm>

namespace touchline {

namespace {

/// internalId of a heading; a rule set has the row of its heading, plus one.
constexpr quintptr headings = 0;

QString seasonText(int year)
{
    return QStringLiteral("%1/%2").arg(year).arg((year + 1) % 100, 2, 10, QLatin1Char('0'));
}

bool isYear(const QString &word)
{
    constexpr int digits = 4;
    return word.size() == digits &&
           std::all_of(word.begin(), word.end(), [](QChar one) { return one >= u'0' && one <= u'9'; });
}

} // namespace

TableRulesModel::TableRulesModel(RuleSet own, const OwnRules &ofLeague, QObject *parent)
    : QAbstractItemModel(parent)
{
    const QString format = tr("As in the template");
    m_groups.push_back({tr("Format"), {}, {}, {{{std::move(own), 0, 0, {}}, format, format}}});
    if (!ofLeague.tables.empty()) {
        Group shown{tr("Rules of this league"), {}, {}, {}};
        for (const OwnTableRules &one : ofLeague.tables)
            shown.rows.push_back({{one.rules, 0, 0, {}}, one.label, one.label});
        m_groups.push_back(std::move(shown));
    }
    for (const RuleGroup &group : ruleGroups()) {
        const RuleSeries &series = group.series;
        Group shown{series.title, series.source, series.title + u' ' + series.country, {}};
        for (const ListedRuleSet &set : group.sets) {
            // Seasons of a country's league run over New Year; a tournament has its year.
            const auto year = [&series](int one) {
                return series.country.isEmpty() ? QString::number(one) : seasonText(one);
            };
            QString text = set.title.isEmpty() ? set.rules.name : set.title;
            QString title = text;
            if (set.from > 0) {
                // Between two tournaments there is none.
                const bool isYear = series.country.isEmpty() || set.until == set.from;
                const bool isPresent = set.until == 0;
                text = isYear      ? year(set.from)
                       : isPresent ? tr("Since %1", "a season").arg(year(set.from))
                                   : tr("%1 to %2", "seasons").arg(year(set.from), year(set.until));
                title = isPresent && !isYear
                            ? tr("%1, since %2", "league, season").arg(series.title, year(set.from))
                            : tr("%1, %2", "league, seasons").arg(series.title, text);
            }
            shown.rows.push_back({set, text, title});
        }
        // The latest ones are those that most people want.
        std::reverse(shown.rows.begin(), shown.rows.end());
        m_groups.push_back(std::move(shown));
    }
}

const TableRulesModel::Row *TableRulesModel::rowAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == headings)
        return nullptr;
    return &m_groups[index.internalId() - 1].rows[static_cast<std::size_t>(index.row())];
}

const RuleSet *TableRulesModel::rulesAt(const QModelIndex &index) const
{
    const Row *row = rowAt(index);
    return row == nullptr ? nullptr : &row->set.rules;
}

bool TableRulesModel::isFormats(const QModelIndex &index) const
{
    return rowAt(index) != nullptr && index.internalId() == 1;
}

QString TableRulesModel::titleOf(const QModelIndex &index) const
{
    const Row *row = rowAt(index);
    return row == nullptr ? QString() : row->title;
}

QString TableRulesModel::sourceOf(const QModelIndex &index) const
{
    return rowAt(index) == nullptr ? QString() : m_groups[index.internalId() - 1].source;
}

QModelIndex TableRulesModel::indexOf(const QString &title) const
{
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex heading = index(group, 0);
        for (int row = 0; row < rowCount(heading); ++row)
            if (const QModelIndex one = index(row, 0, heading); titleOf(one) == title)
                return one;
    }
    return {};
}

Result<QModelIndex> TableRulesModel::addFile(const QString &path)
{
    const QFileInfo info(path);
    const auto bytes = readInput(path);
    TOUCHLINE_TRY(bytes);
    const auto object = parseJsonObject(*bytes);
    auto rules = object ? ruleSetFromJson(*object) : Result<RuleSet>(fail(object.error()));
    TOUCHLINE_TRY(rules);
    if (rules->name.isEmpty())
        rules->name = info.completeBaseName();
    const TableRules own{std::move(*rules), tr("From %1").arg(info.fileName())};
    addOwn(own);
    return indexOf(own.title);
}

void TableRulesModel::addOwn(const TableRules &rules)
{
    const Row row{{rules.rules, 0, 0, {}}, rules.title, rules.title};
    if (m_hasOwn) {
        m_groups.back().rows.front() = row;
        const QModelIndex changed = index(0, 0, index(rowCount() - 1, 0));
        Q_EMIT dataChanged(changed, changed);
        return;
    }
    // Rules know the row of their heading, so this one comes last.
    beginInsertRows({}, rowCount(), rowCount());
    m_groups.push_back({tr("Your rules"), {}, {}, {row}});
    m_hasOwn = true;
    endInsertRows();
}

QModelIndex TableRulesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : headings);
}

QModelIndex TableRulesModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == headings)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, headings);
}

int TableRulesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != headings || parent.column() > 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].rows.size());
}

int TableRulesModel::columnCount(const QModelIndex & /*parent*/) const
{
    return 1;
}

QVariant TableRulesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row *row = rowAt(index);
    const Group &group =
        m_groups[row != nullptr ? index.internalId() - 1 : static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row != nullptr ? row->text : group.title;
    case Qt::AccessibleTextRole:
        return row != nullptr ? row->title : group.title;
    case SearchRole:
        return row != nullptr ? QStringList{group.search, row->title, row->set.rules.name}.join(u' ')
                              : QString();
    case FromRole:
        return row != nullptr ? row->set.from : 0;
    case UntilRole:
        return row != nullptr ? row->set.until : 0;
    default:
        return {};
    }
}

Qt::ItemFlags TableRulesModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    // Headings are nothing to stop at on the way down.
    return rowAt(index) != nullptr ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                                   : Qt::ItemFlags(Qt::NoItemFlags);
}

FoundTableRules::FoundTableRules(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void FoundTableRules::search(const QString &words)
{
    m_words = words.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool FoundTableRules::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    // A heading is there for what stands below it.
    if (!parent.isValid())
        return false;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const QString text = index.data(TableRulesModel::SearchRole).toString();
    const int from = index.data(TableRulesModel::FromRole).toInt();
    const int until = index.data(TableRulesModel::UntilRole).toInt();
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
        if (!isYear(word))
            return text.contains(word, Qt::CaseInsensitive);
        const int year = word.toInt();
        return from > 0 && from <= year && (until == 0 || year <= until);
    });
}

} // namespace touchline
