// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/row_delegate.h"

namespace touchline {

/// Rows of a score sheet: what does not fit is in the colour of errors.
class SheetDelegate final : public RowDelegate
{
    Q_OBJECT

public:
    using RowDelegate::RowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace touchline
