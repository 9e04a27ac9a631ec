// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/navigation_model.h"

#include <algorithm>
#include <iterator>

namespace touchline {

namespace {

/// internalId of what stands at the top; a page has the row of its competition, plus one.
constexpr quintptr top = 0;

} // namespace

NavigationModel::NavigationModel(const std::vector<PageKind> &pages, QObject *parent)
    : QAbstractItemModel(parent)
{
    for (const PageKind kind : pages)
        if (kind != PageKind::Home && isInNavigation(kind))
            (isOfCompetition(kind) ? m_ofCompetition : m_ofLeague).push_back(kind);
    std::copy_if(m_ofLeague.begin(), m_ofLeague.end(), std::back_inserter(m_always),
                 [](PageKind kind) { return !needsLeague(kind); });
}

void NavigationModel::setLeague(OpenLeague *league)
{
    if (m_league)
        disconnect(m_league, nullptr, this, nullptr);
    beginResetModel();
    m_league = league;
    m_lines.clear();
    endResetModel();
    if (league != nullptr)
        connect(league, &OpenLeague::competitionsChanged, this, &NavigationModel::take);
    take();
}

void NavigationModel::take()
{
    std::vector<Line> lines;
    if (m_league)
        for (const CompetitionLine &line : m_league->competitions())
            lines.push_back(
                {line.id, line.name, line.isArchived, line.hasTables, line.hasBracket, line.hasTimetable});
    // Most changes are of results: the view keeps what is open and chosen.
    if (lines == m_lines)
        return;
    beginResetModel();
    m_lines = std::move(lines);
    endResetModel();
}

QModelIndex NavigationModel::indexOf(PageKind kind, const QUuid &competition) const
{
    if (kind == PageKind::Home)
        return index(0, 0);
    const auto line = std::find_if(m_lines.begin(), m_lines.end(),
                                   [&competition](const Line &one) { return one.id == competition; });
    if (isOfCompetition(kind) && line == m_lines.end())
        return {};
    const std::vector<PageKind> pages = isOfCompetition(kind) ? pagesOf(*line) : besideHome();
    const auto page = std::find(pages.begin(), pages.end(), kind);
    if (page == pages.end())
        return {};
    const auto place = static_cast<int>(page - pages.begin());
    if (!isOfCompetition(kind))
        return index(1 + place, 0);
    return index(place, 0, index(firstCompetition() + static_cast<int>(line - m_lines.begin()), 0));
}

QModelIndex NavigationModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : top);
}

QModelIndex NavigationModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == top)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, top);
}

int NavigationModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return firstCompetition() + static_cast<int>(m_lines.size());
    if (parent.internalId() != top || competitionOf(parent.row()) < 0)
        return 0;
    return static_cast<int>(pagesOf(m_lines[static_cast<std::size_t>(competitionOf(parent.row()))]).size());
}

int NavigationModel::columnCount(const QModelIndex & /*parent*/) const
{
    return 1;
}

QVariant NavigationModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isTop = index.internalId() == top;
    const int competition = competitionOf(isTop ? index.row() : static_cast<int>(index.internalId()) - 1);
    const bool isHeading = isTop && competition >= 0;
    switch (role) {
    case Qt::DisplayRole:
        return isHeading ? headingOf(m_lines[static_cast<std::size_t>(competition)])
                         : pageName(kindOf(index));
    case Qt::ToolTipRole:
        return isHeading ? QVariant(headingOf(m_lines[static_cast<std::size_t>(competition)])) : QVariant();
    case Qt::AccessibleTextRole: {
        const QString name = data(index, Qt::DisplayRole).toString();
        // Every competition has its fixtures; who hears one line does not see below which it stands.
        return isTop ? name
                     : tr("%1: %2", "competition, page")
                           .arg(m_lines[static_cast<std::size_t>(competition)].name, name);
    }
    case ArchivedRole:
        return competition >= 0 && m_lines[static_cast<std::size_t>(competition)].isArchived;
    case KindRole:
        return static_cast<int>(kindOf(index));
    case CompetitionRole:
        return competition < 0 ? QVariant(QUuid())
                               : QVariant(m_lines[static_cast<std::size_t>(competition)].id);
    case IconRole:
        return isHeading ? QString() : QString::fromLatin1(pageRow(kindOf(index)).icon);
    default:
        return {};
    }
}

std::vector<PageKind> NavigationModel::pagesOf(const Line &line) const
{
    std::vector<PageKind> pages = m_ofCompetition;
    if (!line.hasTables)
        std::erase(pages, PageKind::Tables);
    if (!line.hasBracket)
        std::erase(pages, PageKind::Bracket);
    if (!line.hasTimetable)
        std::erase(pages, PageKind::Timetable);
    return pages;
}

QString NavigationModel::headingOf(const Line &line) const
{
    return line.isArchived ? tr("%1 (archived)").arg(line.name) : line.name;
}

int NavigationModel::firstCompetition() const
{
    return 1 + static_cast<int>(besideHome().size());
}

int NavigationModel::competitionOf(int row) const
{
    const int line = row - firstCompetition();
    return line >= 0 && line < static_cast<int>(m_lines.size()) ? line : -1;
}

PageKind NavigationModel::kindOf(const QModelIndex &index) const
{
    if (index.internalId() != top) {
        const int competition = competitionOf(static_cast<int>(index.internalId()) - 1);
        return pagesOf(m_lines[static_cast<std::size_t>(competition)])[static_cast<std::size_t>(index.row())];
    }
    if (index.row() == 0)
        return PageKind::Home;
    if (competitionOf(index.row()) >= 0)
        return m_ofCompetition.empty() ? PageKind::Home : m_ofCompetition.front();
    return besideHome()[static_cast<std::size_t>(index.row() - 1)];
}

} // namespace touchline
