// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/new_competition/template_model.h"

#include "core/competition/editions/real_edition.h"
#include "core/competition/templates/templates.h"
#include "core/play/qualifying_competition.h"

#include <QFileInfo>

#include <algorithm>

namespace touchline {

namespace {

/// internalId of a heading; a template has the row of its heading, plus one.
constexpr quintptr top = 0;

const QString worldCup = QStringLiteral("worldcup-");

} // namespace

TemplateModel::TemplateModel(QObject *parent) : QAbstractItemModel(parent)
{
    Group worldCups{tr("World Cups"), {}};
    Group held{tr("World Cups as they were held"), {}};
    Group others{tr("Other tournaments"), {}};
    const QStringList editions = realEditionNames();
    for (const QString &name : formatTemplateNames()) {
        if (editions.contains(name))
            held.templates.push_back(ready(name));
        else
            (name.startsWith(worldCup) ? worldCups : others).templates.push_back(ready(name));
    }
    for (Template &one : held.templates)
        one.help = tr("With the teams, groups and dates of that year, or with your own teams.");
    // The latest ones are the best known.
    std::reverse(held.templates.begin(), held.templates.end());
    worldCups.templates.push_back(
        {qualifyingTemplate, tr("World Cup, 32 teams, with qualifying"),
         tr("The 64 historic teams play for 32 places, confederation by confederation.")});
    addKinds(others, TemplateFamily::Tournaments);
    Group leagues{tr("Leagues"), {}};
    addKinds(leagues, TemplateFamily::Leagues);
    Group cups{tr("Cups"), {}};
    addKinds(cups, TemplateFamily::Cups);
    m_groups = {std::move(worldCups), std::move(held), std::move(others), std::move(leagues),
                std::move(cups)};
}

TemplateModel::Template TemplateModel::ready(const QString &name)
{
    const auto format = formatTemplate(name);
    return {name, format ? format->title : name, {}};
}

void TemplateModel::addKinds(Group &group, TemplateFamily family)
{
    for (const TemplateKind &kind : templateKinds(family))
        group.templates.push_back({kind.usualName(), kind.title, kind.help, kind});
}

QModelIndex TemplateModel::addOwn(const QString &file, Format format)
{
    if (!m_hasOwn) {
        // Templates know the row of their heading, so this one comes last.
        beginInsertRows({}, rowCount(), rowCount());
        m_groups.push_back({tr("Your formats"), {}});
        m_hasOwn = true;
        endInsertRows();
    }
    std::vector<Template> &own = m_groups.back().templates;
    Template added{file, format.title, tr("From %1").arg(QFileInfo(file).fileName())};
    added.own = std::move(format);
    const auto there =
        std::find_if(own.begin(), own.end(), [&file](const Template &one) { return one.name == file; });
    const auto row = static_cast<int>(there - own.begin());
    const QModelIndex heading = index(rowCount() - 1, 0);
    if (there == own.end()) {
        beginInsertRows(heading, row, row);
        own.push_back(std::move(added));
        endInsertRows();
    } else {
        *there = std::move(added);
        Q_EMIT dataChanged(index(row, 0, heading), index(row, 0, heading));
    }
    return index(row, 0, heading);
}

const Format *TemplateModel::ownAt(const QModelIndex &index) const
{
    const Template *one = templateAt(index);
    return one != nullptr && one->own ? &*one->own : nullptr;
}

QModelIndex TemplateModel::indexOf(const QString &format) const
{
    for (std::size_t g = 0; g < m_groups.size(); ++g)
        for (std::size_t t = 0; t < m_groups[g].templates.size(); ++t)
            if (m_groups[g].templates[t].name == format)
                return index(static_cast<int>(t), 0, index(static_cast<int>(g), 0));
    return {};
}

const TemplateModel::Template *TemplateModel::templateAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == top)
        return nullptr;
    return &m_groups[index.internalId() - 1].templates[static_cast<std::size_t>(index.row())];
}

const TemplateKind *TemplateModel::kindOf(const QModelIndex &index) const
{
    const Template *one = templateAt(index);
    return one != nullptr && one->kind ? &*one->kind : nullptr;
}

bool TemplateModel::isMeant(const QModelIndex &index, const QStringList &words) const
{
    const TemplateKind *kind = kindOf(index);
    return hasWords(index.data().toString() + u' ' + index.data(HelpRole).toString(), words) ||
           (kind != nullptr && kind->wish(words));
}

QModelIndex TemplateModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : top);
}

QModelIndex TemplateModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == top)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, top);
}

int TemplateModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_groups.size());
    if (parent.internalId() != top || parent.column() > 0)
        return 0;
    return static_cast<int>(m_groups[static_cast<std::size_t>(parent.row())].templates.size());
}

int TemplateModel::columnCount(const QModelIndex & /*parent*/) const
{
    return 1;
}

QVariant TemplateModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Template *one = templateAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return one != nullptr ? one->title : m_groups[static_cast<std::size_t>(index.row())].title;
    case NameRole:
        return one != nullptr ? one->name : QString();
    case HelpRole:
    case Qt::ToolTipRole:
        return one != nullptr ? one->help : QString();
    default:
        return {};
    }
}

Qt::ItemFlags TemplateModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    // Headings are nothing to stop at on the way down.
    return templateAt(index) != nullptr ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                                        : Qt::ItemFlags(Qt::NoItemFlags);
}

FoundTemplates::FoundTemplates(TemplateModel *model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(model);
    setRecursiveFilteringEnabled(true);
    // A heading that is searched for brings its templates along.
    setAutoAcceptChildRows(true);
}

void FoundTemplates::setSearch(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool FoundTemplates::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    return m_model->isMeant(m_model->index(row, 0, parent), m_words);
}

QModelIndex FoundTemplates::best(const QModelIndex &present) const
{
    const auto rank = [this, &present](const QModelIndex &index) {
        const QString title = index.data().toString();
        if (title.compare(m_words.join(u' '), Qt::CaseInsensitive) == 0)
            return 0;
        return hasWords(title, m_words) ? index == present ? 1 : 2 : index == present ? 3 : 4;
    };
    QModelIndex best;
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex heading = index(group, 0);
        for (int row = 0; row < rowCount(heading); ++row)
            if (const QModelIndex one = index(row, 0, heading); !best.isValid() || rank(one) < rank(best))
                best = one;
    }
    return best;
}

} // namespace touchline
