// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/row_delegate.h"

namespace touchline {

/// Rows of a list of teams (TeamModel): the shirt before the name, a hairline below.
class TeamDelegate : public LinedRowDelegate
{
    Q_OBJECT

public:
    using LinedRowDelegate::LinedRowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace touchline
