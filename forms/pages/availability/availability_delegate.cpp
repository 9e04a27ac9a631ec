// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability/availability_delegate.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/availability/availability_model.h"

#include <QPainter>
#include <QTreeView>

namespace touchline {

namespace {

/// The columns of sentences, which are read whole; names are cut before they make a row higher.
bool isOfSentences(const QModelIndex &index)
{
    return index.column() == AvailabilityModel::WhyColumn || index.column() == AvailabilityModel::UntilColumn;
}

} // namespace

QSize AvailabilityDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = RowDelegate::sizeHint(option, index);
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    const QString text = isOfSentences(index) ? index.data().toString() : QString();
    if (view == nullptr || text.isEmpty())
        return size;
    QStyleOptionViewItem whole = option;
    initStyleOption(&whole, index);
    const int air = 2 * (view->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &whole, view) + 1);
    const QFontMetrics metrics(whole.font);
    const QRect room(0, 0, qMax(1, view->columnWidth(index.column()) - air), QWIDGETSIZE_MAX);
    const int lines = metrics.boundingRect(room, Qt::TextWordWrap, text).height() / metrics.lineSpacing();
    size.rheight() += qMax(0, lines - 1) * metrics.lineSpacing();
    return size;
}

void AvailabilityDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    RowDelegate::initStyleOption(option, index);
    // Which cell of the row is the current one says nothing: the row is chosen.
    option->state &= ~(QStyle::State_HasFocus | QStyle::State_MouseOver);
    option->features.setFlag(QStyleOptionViewItem::WrapText, isOfSentences(index));
    const auto standing = static_cast<Standing>(index.data(AvailabilityModel::StandingRole).toInt());
    switch (index.column()) {
    case AvailabilityModel::TeamColumn:
        setShirt(*option, m_kitOf ? m_kitOf(index.data(AvailabilityModel::TeamRole).toUuid()) : Kit{});
        break;
    case AvailabilityModel::PlayerColumn:
        if (standing == Standing::Out)
            option->font.setWeight(QFont::DemiBold);
        break;
    case AvailabilityModel::MarkColumn:
        option->text.clear();
        break;
    default:
        option->palette.setColor(QPalette::Text, colour(ColourRole::Secondary));
    }
}

void AvailabilityDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const
{
    RowDelegate::paint(painter, option, index);
    if (index.column() != AvailabilityModel::MarkColumn)
        return;
    const auto marks = index.data(AvailabilityModel::MarksRole).value<PlayerMarks>();
    const int height = option.fontMetrics.height();
    const QRectF place(option.rect.left() + spacing::inside, option.rect.center().y() - height / 2.0 + 1,
                       option.rect.width() - spacing::inside, height);
    paintCardMarks(*painter, place, marks);
}

} // namespace touchline
