// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/teams/album_model.h"

#include "core/base/search_key.h"
#include "core/teams/historic_teams.h"
#include "models/views/teams/ranking_sheet.h"
#include "models/views/translated.h"

#include <algorithm>
#include <set>

namespace touchline {

void AlbumModel::show(const Game &game, bool isEveryTeam)
{
    std::vector<TeamDocumentPtr> cards =
        historicCards(game, historicTeamIds(isEveryTeam ? TeamSet::All537 : TeamSet::Historic66));
    beginResetModel();
    m_game = &game;
    m_cards = std::move(cards);
    m_rows.clear();
    m_firstYear = 0;
    m_lastYear = 0;
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_rows.push_back(rowOf(*m_cards[i]));
        const int year = team(static_cast<int>(i)).year;
        m_firstYear = i == 0 ? year : std::min(m_firstYear, year);
        m_lastYear = std::max(m_lastYear, year);
    }
    endResetModel();
}

AlbumModel::Row AlbumModel::rowOf(const TeamDocument &card) const
{
    const TeamDocuments &documents = *m_game->teamDocuments();
    const DocumentView view = documents.view(card);
    Row row;
    row.power = documents.ranksTeams() ? documents.strength(card).power : 0;
    for (const DocumentView::Figure &figure : view.figures)
        row.figures << translated(figure.label) << translated(figure.value);
    for (const DocumentView::Figure &fact : view.facts) {
        const QString value = translated(fact.value);
        bool isNumber = false;
        QString(value).replace(u'−', u'-').toInt(&isNumber);
        if (!isNumber)
            row.styles << tr("%1: %2", "what a card says, as in Strategy: Aggressive")
                              .arg(translated(fact.label), value);
    }
    row.name = searchKey(view.team.displayName());
    for (const DocumentView::Row &player : view.rows)
        row.players.push_back({player.player.person.name,
                               searchKey(player.player.person.name + u' ' + player.player.person.shortName)});
    return row;
}

const Team &AlbumModel::team(int row) const
{
    return m_game->teamDocuments()->team(*m_cards[static_cast<std::size_t>(row)]);
}

QStringList AlbumModel::conferences() const
{
    std::set<QString> all;
    for (int row = 0; row < rowCount(); ++row)
        if (!team(row).conference.isEmpty())
            all.insert(team(row).conference);
    return {all.begin(), all.end()};
}

QStringList AlbumModel::styles() const
{
    std::set<QString> all;
    for (const Row &row : m_rows)
        all.insert(row.styles.begin(), row.styles.end());
    return {all.begin(), all.end()};
}

int AlbumModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant AlbumModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return team(index.row()).name;
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1. %2").arg(team(index.row()).displayName(), row.figures.join(u' '));
    case KitRole:
        return QVariant::fromValue(team(index.row()).kit);
    case YearRole:
        return team(index.row()).year;
    case StrengthRole:
        return row.power;
    case FiguresRole:
        return row.figures;
    default:
        return {};
    }
}

AlbumFilter::AlbumFilter(AlbumModel &album, QObject *parent) : NameSortModel(parent), m_album(album)
{
    setDynamicSortFilter(true);
    setSourceModel(&album);
    sort(0);
}

void AlbumFilter::setText(const QString &text)
{
    m_text = searchKey(text);
    invalidateFilter();
}

void AlbumFilter::setConference(const QString &conference)
{
    m_conference = conference;
    invalidateFilter();
}

void AlbumFilter::setStyle(const QString &style)
{
    m_style = style;
    invalidateFilter();
}

void AlbumFilter::setYear(int year)
{
    m_year = year;
    invalidateFilter();
}

void AlbumFilter::setStrength(int least)
{
    m_strength = least;
    invalidateFilter();
}

void AlbumFilter::setOrder(Order order)
{
    m_order = order;
    invalidate();
}

std::vector<TeamDocumentPtr> AlbumFilter::cards() const
{
    std::vector<TeamDocumentPtr> left;
    for (int row = 0; row < rowCount(); ++row)
        left.push_back(m_album.m_cards[static_cast<std::size_t>(mapToSource(index(row, 0)).row())]);
    return left;
}

QString AlbumFilter::playerFound(const QModelIndex &index) const
{
    const AlbumModel::Row &row = m_album.m_rows[static_cast<std::size_t>(mapToSource(index).row())];
    if (m_text.isEmpty() || row.name.contains(m_text))
        return {};
    const auto found =
        std::find_if(row.players.begin(), row.players.end(),
                     [this](const AlbumModel::Row::Player &one) { return one.key.contains(m_text); });
    return found == row.players.end() ? QString() : found->name;
}

QVariant AlbumFilter::data(const QModelIndex &index, int role) const
{
    return role == AlbumModel::PlayerFoundRole ? playerFound(index) : NameSortModel::data(index, role);
}

bool AlbumFilter::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    const AlbumModel::Row &one = m_album.m_rows[static_cast<std::size_t>(row)];
    const Team &team = m_album.team(row);
    const auto isPlayer = [this](const AlbumModel::Row::Player &player) {
        return player.key.contains(m_text);
    };
    return (m_conference.isEmpty() || team.conference == m_conference) &&
           (m_year == 0 || team.year == m_year) && one.power >= m_strength &&
           (m_style.isEmpty() || one.styles.contains(m_style)) &&
           (m_text.isEmpty() || one.name.contains(m_text) ||
            std::any_of(one.players.begin(), one.players.end(), isPlayer));
}

bool AlbumFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const Team &one = m_album.team(left.row());
    const Team &other = m_album.team(right.row());
    if (m_order == Order::Strength) {
        const int power = m_album.m_rows[static_cast<std::size_t>(left.row())].power;
        const int otherPower = m_album.m_rows[static_cast<std::size_t>(right.row())].power;
        if (power != otherPower)
            return power > otherPower;
    }
    if (m_order == Order::Year && one.year != other.year)
        return one.year < other.year;
    const int names = compareNames(one.name, other.name);
    return names != 0 ? names < 0 : one.year < other.year;
}

} // namespace touchline
