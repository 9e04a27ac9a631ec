// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/fixture_delegate.h"

#include "forms/theme/icons.h"
#include "forms/theme/kit_chip.h"
#include "forms/theme/theme.h"
#include "models/views/fixture_model.h"

#include <QWidget>

namespace touchline {

namespace {

FixtureMark markIn(const QModelIndex &index)
{
    return static_cast<FixtureMark>(index.data(FixtureModel::MarkRole).toInt());
}

ColourRole textRole(FixtureMark mark)
{
    switch (mark) {
    case FixtureMark::InConflict:
        return ColourRole::Error;
    case FixtureMark::Postponed:
    case FixtureMark::Undecided:
        return ColourRole::Warning;
    case FixtureMark::Ready:
        return ColourRole::Accent;
    case FixtureMark::Waiting:
    case FixtureMark::NotNeeded:
    case FixtureMark::Void:
    case FixtureMark::Played:
    case FixtureMark::Walkover:
        break;
    }
    return ColourRole::Secondary;
}

} // namespace

QSize FixtureDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return {QStyledItemDelegate::sizeHint(option, index).width(), Theme::rowHeight()};
}

void FixtureDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    // Which cell of the row is the current one says nothing: the row is chosen.
    option->state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver);
    switch (index.column()) {
    case FixtureModel::HomeColumn:
    case FixtureModel::AwayColumn:
        dressTeam(*option, index);
        break;
    case FixtureModel::MarkColumn:
        dressMark(*option, index);
        break;
    case FixtureModel::ScoreColumn:
        break;
    default:
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
    }
}

void FixtureDelegate::dressTeam(QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QUuid team = index.data(FixtureModel::TeamRole).toUuid();
    if (team.isNull()) {
        option.palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
        return;
    }
    const int side = option.fontMetrics.height();
    const qreal ratio = option.widget == nullptr ? 1.0 : option.widget->devicePixelRatioF();
    option.features |= QStyleOptionViewItem::HasDecoration;
    const QPixmap chip = kitChip(m_kitOf ? m_kitOf(team) : Kit{}, side, ratio);
    option.icon = QIcon(chip);
    // The colours of a shirt are the same in a row that is chosen.
    option.icon.addPixmap(chip, QIcon::Selected);
    option.decorationSize = QSize(side, side);
    // Both shirts stand at the score.
    if (index.column() == FixtureModel::HomeColumn)
        option.decorationPosition = QStyleOptionViewItem::Right;
    if (index.data(FixtureModel::IsWinnerRole).toBool())
        option.font.setWeight(QFont::DemiBold);
}

void FixtureDelegate::dressMark(QStyleOptionViewItem &option, const QModelIndex &index)
{
    const FixtureMark mark = markIn(index);
    const int side = option.fontMetrics.height();
    const bool isChosen = (option.state & QStyle::State_Selected) != 0;
    option.features |= QStyleOptionViewItem::HasDecoration;
    option.icon =
        isChosen ? icon(markIcon(mark), ColourRole::OnAccent) : icon(markIcon(mark), textRole(mark));
    option.decorationSize = QSize(side, side);
    option.palette.setColor(QPalette::Text, colour(textRole(mark)));
}

} // namespace touchline
