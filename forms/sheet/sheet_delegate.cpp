// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/sheet/sheet_delegate.h"

#include "forms/theme/theme.h"
#include "models/views/sheet/sheet_model.h"

namespace touchline {

void SheetDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    if (index.column() != SheetModel::ProblemColumn)
        return;
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive})
        option->palette.setColor(group, QPalette::Text, colour(ColourRole::Error));
}

} // namespace touchline
