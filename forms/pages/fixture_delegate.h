// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/squad/team.h"

#include <QStyledItemDelegate>

#include <functional>

namespace touchline {

/// Paints the cells of a list of fixtures: teams with their shirts, the winner semibold, states with their
/// mark.
class FixtureDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using KitOf = std::function<Kit(const QUuid &team)>;

    explicit FixtureDelegate(QObject *parent = nullptr) : QStyledItemDelegate(parent) {}

    void setKits(KitOf kitOf) { m_kitOf = std::move(kitOf); }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    void dressTeam(QStyleOptionViewItem &option, const QModelIndex &index) const;
    static void dressMark(QStyleOptionViewItem &option, const QModelIndex &index);

    KitOf m_kitOf;
};

} // namespace touchline
