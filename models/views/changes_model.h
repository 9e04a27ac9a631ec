// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/words/told_changes.h"

#include <QAbstractTableModel>

namespace touchline {

/// What an entry of the history did: each fact with what it was before and what it is after.
class ChangesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { WhatColumn, BeforeColumn, AfterColumn };
    static constexpr int columns = AfterColumn + 1;

    explicit ChangesModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<ToldChange> changes);
    [[nodiscard]] const std::vector<ToldChange> &changes() const { return m_changes; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<ToldChange> m_changes;
};

} // namespace touchline
