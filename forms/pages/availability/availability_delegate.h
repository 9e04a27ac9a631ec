// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/row_delegate.h"

#include <functional>

namespace touchline {

/// Cells of the list of those who may not play: shirts before teams, cards as cards.
class AvailabilityDelegate final : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

    void setKits(std::function<Kit(const QUuid &)> kitOf) { m_kitOf = std::move(kitOf); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    /// As many lines as the reasons and the length of an absence take in the width of their columns.
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    std::function<Kit(const QUuid &)> m_kitOf;
};

} // namespace touchline
