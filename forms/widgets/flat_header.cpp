// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/flat_header.h"

#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>

namespace touchline {

FlatHeader::FlatHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void FlatHeader::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colour(ColourRole::Surface));
    painter.setPen(hairline());
    painter.drawLine(viewport()->rect().bottomLeft(), viewport()->rect().bottomRight());
    painter.end();
    QHeaderView::paintEvent(event);
    // Behind the last section the style paints the ground of a button.
    QRect rest = viewport()->rect();
    rest.setLeft(length() - offset());
    if (rest.isEmpty())
        return;
    painter.begin(viewport());
    painter.fillRect(rest, colour(ColourRole::Surface));
    painter.setPen(hairline());
    painter.drawLine(rest.bottomLeft(), rest.bottomRight());
}

void FlatHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const QString text = model()->headerData(section, orientation(), Qt::DisplayRole).toString();
    const auto alignment = static_cast<Qt::Alignment>(
        model()->headerData(section, orientation(), Qt::TextAlignmentRole).toInt());
    const QRect room = rect.adjusted(spacing::inside, 0, -spacing::inside, -1);
    painter->save();
    painter->setFont(Theme::font(Theme::Type::Caption));
    painter->setPen(colour(ColourRole::Secondary));
    drawShown(*painter, room, static_cast<int>(alignment),
              painter->fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace touchline
