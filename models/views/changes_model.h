// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/headed_list.h"
#include "models/words/told_changes.h"

namespace touchline {

/// What an entry of the history did: each fact with what it was before and what it is after.
class ChangesModel : public HeadedList
{
    Q_OBJECT

public:
    enum Column { WhatColumn, BeforeColumn, AfterColumn };
    static constexpr int columns = AfterColumn + 1;

    explicit ChangesModel(QObject *parent = nullptr) : HeadedList(columns, parent) {}

    void show(std::vector<ToldChange> changes);
    [[nodiscard]] const std::vector<ToldChange> &changes() const { return m_changes; }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

protected:
    [[nodiscard]] int rows() const override;
    [[nodiscard]] QStringList headings() const override;

private:
    std::vector<ToldChange> m_changes;
};

} // namespace touchline
