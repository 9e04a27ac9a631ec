// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/changes_model.h"

namespace touchline {

namespace {

/// It was not there before, or is not any more.
const QString nothing = QStringLiteral("–");

} // namespace

void ChangesModel::show(std::vector<ToldChange> changes)
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
    const ToldChange &change = m_changes[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case WhatColumn:
        return change.what;
    case BeforeColumn:
        return change.kind == ToldChange::Kind::New ? nothing : change.before;
    case AfterColumn:
        return change.kind == ToldChange::Kind::Gone ? nothing : change.after;
    default:
        return {};
    }
}

QStringList ChangesModel::headings() const
{
    return {tr("What"), tr("Before"), tr("After")};
}

} // namespace touchline
