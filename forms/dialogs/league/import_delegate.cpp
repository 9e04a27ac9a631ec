// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/dialogs/league/import_delegate.h"

#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "models/views/teams/import_model.h"

namespace touchline {

void ImportDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    LinedRowDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus;
    const auto fate = static_cast<ListImport::Fate>(index.data(ImportModel::FateRole).toInt());
    const bool isBad = fate == ListImport::Fate::LeftOut;
    ColourRole role = ColourRole::Text;
    if (fate == ListImport::Fate::Known || index.column() == ImportModel::LineColumn)
        role = ColourRole::Secondary;
    else if (isBad && index.column() != ImportModel::WhatColumn)
        role = ColourRole::Error;
    option->palette.setColor(QPalette::Text, colour(role));
    if (index.column() != ImportModel::FateColumn || fate == ListImport::Fate::Known)
        return;
    const bool isChosen = (option->state & QStyle::State_Selected) != 0;
    const ColourRole mark = isBad ? ColourRole::Error : ColourRole::Accent;
    const int side = option->fontMetrics.height();
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = icon(isBad ? QStringLiteral("warning") : QStringLiteral("plus"),
                        isChosen ? ColourRole::OnAccent : mark);
    option->decorationSize = QSize(side, side);
}

} // namespace touchline
