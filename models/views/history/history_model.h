// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/league.h"
#include "models/views/column_heading.h"
#include "models/words/competition/described_changes.h"

namespace touchline {

/// The history of a league, the newest on top, read in portions as far as somebody looks.
class HistoryModel : public HeadedList
{
    Q_OBJECT

public:
    enum Column { WhenColumn, WhoColumn, WhatColumn, StateColumn };
    static constexpr int columns = StateColumn + 1;
    enum Role {
        SeqRole = Qt::UserRole, ///< qlonglong
        HoldsRole               ///< bool: it was not taken back
    };
    /// So many entries are read at a time.
    static constexpr int portion = 200;

    explicit HistoryModel(QObject *parent = nullptr) : HeadedList(columns, parent) {}

    /// Null = none. It outlives the model or is taken away before.
    void setLeague(League *league);
    /// There are new entries, or some were taken back: the rest stays where it is.
    void update();
    /// Only entries of this person; empty = of everybody.
    void setWho(const QString &who);
    /// Only entries that say so; capitals and accents do not matter.
    void setText(const QString &text);

    [[nodiscard]] const JournalEntry *entryAt(int row) const;
    /// -1 where it is not shown, or not read yet.
    [[nodiscard]] int rowOf(qlonglong seq) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    /// The history could not be read.
    void failed(const touchline::Error &error);

protected:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QStringList headings() const override;

private:
    void readAnew();
    [[nodiscard]] bool isShown(const JournalEntry &entry) const;
    /// The next entries before m_oldest that are shown, about a portion.
    [[nodiscard]] std::vector<JournalEntry> next();

    League *m_league = nullptr;
    QString m_who;
    QString m_text;
    /// Those that are shown.
    std::vector<JournalEntry> m_entries;
    /// The oldest entry that was read; 0 = none.
    qlonglong m_oldest = 0;
    bool m_isAtEnd = true;
};

/// What an entry of the history did: each fact with what it was before and what it is after.
class ChangesModel : public HeadedList
{
    Q_OBJECT

public:
    enum Column { WhatColumn, BeforeColumn, AfterColumn };
    static constexpr int columns = AfterColumn + 1;

    explicit ChangesModel(QObject *parent = nullptr) : HeadedList(columns, parent) {}

    void show(std::vector<DescribedChange> changes);
    [[nodiscard]] const std::vector<DescribedChange> &changes() const { return m_changes; }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

protected:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QStringList headings() const override;

private:
    std::vector<DescribedChange> m_changes;
};

} // namespace touchline
