// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/row_delegate.h"

namespace touchline {

/// Rows of teams as they stand everywhere: the shirt before the name (ParticipantModel::KitRole), air
/// between the lines, a hairline below each.
class KitDelegate : public LinedRowDelegate
{
    Q_OBJECT

public:
    using LinedRowDelegate::LinedRowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace touchline
