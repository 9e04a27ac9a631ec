// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/row_delegate.h"

class QListView;

namespace touchline {

/// An answer of a QuestionModel: the digit that chooses it, its label, and below in smaller type what it
/// costs and changes.
class OptionDelegate final : public LinedRowDelegate
{
    Q_OBJECT

public:
    /// `view` outlives the delegate; its width is that of the rows.
    explicit OptionDelegate(QListView *view);

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    [[nodiscard]] int labelHeight(const QStyleOptionViewItem &option, const QModelIndex &index) const;
    [[nodiscard]] int textWidth(const QStyleOptionViewItem &option) const;

    QListView *m_view;
};

} // namespace touchline
