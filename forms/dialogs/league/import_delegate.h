// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/theme/row_delegate.h"

namespace touchline {

/// Rows of an import preview (ImportModel): their fate with its mark, problems in the colour of errors.
class ImportDelegate : public LinedRowDelegate
{
    Q_OBJECT

public:
    using LinedRowDelegate::LinedRowDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace touchline
