// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/history/history_model.h"

#include "core/base/search_key.h"
#include "models/league/ago.h"
#include "models/league/league_history.h"
#include "models/views/translated.h"

#include <algorithm>

namespace touchline {

namespace {

/// It was not there before, or is not any more.
const QString nothing = QStringLiteral("–");

} // namespace

void HistoryModel::setLeague(League *league)
{
    m_league = league;
    readAnew();
}

void HistoryModel::setWho(const QString &who)
{
    if (who == m_who)
        return;
    m_who = who;
    readAnew();
}

void HistoryModel::setText(const QString &text)
{
    const QString key = searchKey(text);
    if (key == m_text)
        return;
    m_text = key;
    readAnew();
}

void HistoryModel::readAnew()
{
    beginResetModel();
    m_entries.clear();
    m_oldest = 0;
    m_isAtEnd = m_league == nullptr;
    m_entries = next();
    endResetModel();
}

void HistoryModel::update()
{
    if (m_league == nullptr || m_oldest == 0) {
        readAnew();
        return;
    }
    std::vector<JournalEntry> fresh;
    JournalFilter filter{std::max(portion, rowCount() + portion), 0, {}};
    bool isThere = false;
    while (!isThere) {
        const auto read = m_league->history().entries(filter);
        if (!read) {
            Q_EMIT failed(read.error());
            return;
        }
        for (const JournalEntry &entry : *read) {
            isThere = isThere || entry.seq < m_oldest;
            if (!isThere && isShown(entry))
                fresh.push_back(entry);
        }
        isThere = isThere || static_cast<int>(read->size()) < filter.most;
        filter.before = read->empty() ? 0 : read->back().seq;
    }
    // Nothing ever leaves the history, so what is new stands before the rest.
    const auto added = static_cast<int>(fresh.size()) - rowCount();
    if (added < 0) {
        readAnew();
        return;
    }
    if (added > 0) {
        beginInsertRows({}, 0, added - 1);
        m_entries = std::move(fresh);
        endInsertRows();
    } else {
        m_entries = std::move(fresh);
    }
    if (!m_entries.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

bool HistoryModel::isShown(const JournalEntry &entry) const
{
    return (m_who.isEmpty() || entry.who == m_who) &&
           (m_text.isEmpty() || searchKey(translated(entry)).contains(m_text));
}

std::vector<JournalEntry> HistoryModel::next()
{
    std::vector<JournalEntry> found;
    while (!m_isAtEnd && static_cast<int>(found.size()) < portion) {
        const auto read = m_league->history().entries({portion, m_oldest, {}});
        if (!read) {
            m_isAtEnd = true;
            Q_EMIT failed(read.error());
            break;
        }
        m_isAtEnd = static_cast<int>(read->size()) < portion;
        if (!read->empty())
            m_oldest = read->back().seq;
        std::copy_if(read->begin(), read->end(), std::back_inserter(found),
                     [this](const JournalEntry &entry) { return isShown(entry); });
    }
    return found;
}

bool HistoryModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_isAtEnd;
}

void HistoryModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    std::vector<JournalEntry> more = next();
    if (more.empty())
        return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(more.size()) - 1);
    std::move(more.begin(), more.end(), std::back_inserter(m_entries));
    endInsertRows();
}

const JournalEntry *HistoryModel::entryAt(int row) const
{
    return row < 0 || row >= rowCount() ? nullptr : &m_entries[static_cast<std::size_t>(row)];
}

int HistoryModel::rowOf(qlonglong seq) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [seq](const JournalEntry &entry) { return entry.seq == seq; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int HistoryModel::rows() const
{
    return static_cast<int>(m_entries.size());
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    const JournalEntry *entry = entryAt(index.row());
    if (!index.isValid() || entry == nullptr)
        return {};
    const bool holds = entry->state == JournalEntry::State::Done;
    if (role == SeqRole)
        return entry->seq;
    if (role == HoldsRole)
        return holds;
    if (role == Qt::ToolTipRole)
        return index.column() == WhenColumn ? translated(ago(entry->at, QDateTime::currentDateTimeUtc()))
                                            : translated(*entry);
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case WhenColumn: {
        const QDateTime local = entry->at.toLocalTime();
        return QStringLiteral("%1, %2").arg(windowLanguage().shortDate(local.date()),
                                            windowLanguage().clock(local.time()));
    }
    case WhoColumn:
        return entry->who;
    case WhatColumn:
        return translated(*entry);
    case StateColumn:
        return holds ? QString() : tr("undone");
    default:
        return {};
    }
}

QStringList HistoryModel::headings() const
{
    return {tr("When"), tr("Who"), tr("What"), QString()};
}

void ChangesModel::show(std::vector<DescribedChange> changes)
{
    if (changes == m_changes)
        return;
    beginResetModel();
    m_changes = std::move(changes);
    endResetModel();
}

int ChangesModel::rows() const
{
    return static_cast<int>(m_changes.size());
}

QVariant ChangesModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const DescribedChange &change = m_changes[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case WhatColumn:
        return change.what;
    case BeforeColumn:
        return change.kind == DescribedChange::Kind::New ? nothing : change.before;
    case AfterColumn:
        return change.kind == DescribedChange::Kind::Gone ? nothing : change.after;
    default:
        return {};
    }
}

QStringList ChangesModel::headings() const
{
    return {tr("What"), tr("Before"), tr("After")};
}

} // namespace touchline
