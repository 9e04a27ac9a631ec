// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/fixture_model.h"

#include "core/base/index.h"
#include "core/base/search_key.h"
#include "core/exchange/fixture_words.h"
#include "models/views/fixture_deeds.h"
#include "models/views/said.h"

#include <algorithm>

namespace touchline {

namespace {

std::optional<Side> sideOf(int column)
{
    if (column == FixtureModel::HomeColumn)
        return Side::Home;
    if (column == FixtureModel::AwayColumn)
        return Side::Away;
    return std::nullopt;
}

} // namespace

void FixtureModel::setState(CompetitionStatePtr state)
{
    m_state = std::move(state);
    rebuild();
}

void FixtureModel::setOrder(Order order)
{
    m_order = order;
    rebuild();
}

void FixtureModel::setShow(Show show)
{
    m_show = show;
    rebuild();
}

void FixtureModel::setSearch(const QString &text)
{
    m_search = searchKey(text);
    rebuild();
}

int FixtureModel::rowOf(const QUuid &fixture) const
{
    if (m_state == nullptr)
        return -1;
    const int index = m_state->competition.indexOfFixture(fixture);
    const auto found = std::find_if(m_lines.begin(), m_lines.end(), [index](const Line &line) {
        return index >= 0 && line.fixture == index;
    });
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

int FixtureModel::nextToEnter(int row) const
{
    const auto first = m_lines.begin() + (row + 1);
    // By teams a match stands in the list twice.
    const int present = row >= 0 ? fixtureAt(row) : -1;
    const auto found = std::find_if(first, m_lines.end(), [this, present](const Line &line) {
        return line.fixture >= 0 && line.fixture != present && takesResult(*m_state, line.fixture);
    });
    return found == m_lines.end() ? -1 : static_cast<int>(found - m_lines.begin());
}

int FixtureModel::conflicts() const
{
    return m_state == nullptr ? 0
                              : static_cast<int>(fixturesIn(FixtureState::InConflict, m_state->now).size());
}

bool FixtureModel::hasColumn(Column column) const
{
    if (m_state == nullptr)
        return false;
    const Competition &competition = m_state->competition;
    if (column == WhereColumn)
        return m_order == Order::Team || m_order == Order::Date || competition.tables().size() > 1;
    if (column != WhenColumn)
        return true;
    return !competition.definition().calendar.empty() ||
           std::any_of(competition.rulings().begin(), competition.rulings().end(),
                       [](const Ruling &ruling) { return ruling.newDate.isValid(); });
}

int FixtureModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int FixtureModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

Qt::ItemFlags FixtureModel::flags(const QModelIndex &index) const
{
    // The cursor passes over headings.
    if (!index.isValid() || isHeading(index.row()))
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (index.column() == ScoreColumn && takesResult(*m_state, fixtureAt(index.row())))
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant FixtureModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        // A home name stands at the score, as the away name does.
        if (section == NumberColumn || section == HomeColumn)
            return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        return static_cast<int>((section == ScoreColumn ? Qt::AlignHCenter : Qt::AlignLeft) |
                                Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NumberColumn:
        return tr("No.");
    case WhenColumn:
        return m_order == Order::Date ? tr("Time") : tr("Date");
    case HomeColumn:
        return tr("Home");
    case ScoreColumn:
        return tr("Score");
    case AwayColumn:
        return tr("Away");
    case WhereColumn:
        return m_order == Order::Group      ? tr("Matchday")
               : m_order == Order::Matchday ? tr("Group")
                                            : tr("Round");
    case MarkColumn:
        return tr("State");
    default:
        return {};
    }
}

QVariant FixtureModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Line &line = m_lines[at(index.row())];
    if (line.fixture < 0)
        return headingData(line.section, index.column(), role);
    const auto column = static_cast<Column>(index.column());
    const std::optional<Side> side = sideOf(column);
    const FixtureStatus &status = m_state->now.fixtures[at(line.fixture)];
    switch (role) {
    case Qt::DisplayRole:
        return text(line.fixture, column);
    case Qt::ToolTipRole:
        return toolTip(line.fixture, column);
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case FixtureRole:
        return line.fixture;
    case IdRole:
        return m_state->competition.fixtures()[at(line.fixture)].id;
    case TeamRole:
        return side && status.teams[*side] >= 0 ? m_state->competition.entrant(status.teams[*side]).id
                                                : QUuid();
    case IsWinnerRole:
        return side &&
               outcomeWords(m_state->competition, m_state->now, line.fixture, windowLanguage()).winner ==
                   side;
    case MarkRole:
        return static_cast<int>(markOf(*m_state, line.fixture));
    case TakesResultRole:
        return takesResult(*m_state, line.fixture);
    default:
        return {};
    }
}

QVariant FixtureModel::headingData(int section, int column, int role) const
{
    const Section &found = m_sections[at(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column == 0 ? found.title : QString();
    case FixtureRole:
        return -1;
    case ProgressRole:
        return progressText(found);
    default:
        return {};
    }
}

} // namespace touchline
