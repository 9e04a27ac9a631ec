// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/teams/small_card_delegate.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/teams/album_model.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace touchline {

namespace {

constexpr qreal smallCardCorner = 6;
/// Of a card, in letters of the body font.
constexpr int smallCardLetters = 27;
/// Figures beside each other, and rows of them.
constexpr int figuresAcross = 2;
constexpr int figureRows = 2;

int captionHeight()
{
    return QFontMetrics(Theme::font(Theme::Type::Caption)).height();
}

void drawElided(QPainter &painter, const QRect &room, Qt::Alignment side, const QString &text)
{
    drawShown(painter, room, static_cast<int>(side | Qt::AlignVCenter) | Qt::TextSingleLine,
              painter.fontMetrics().elidedText(text, Qt::ElideRight, room.width()));
}

void paintFigures(QPainter &painter, const QRect &room, const QStringList &figures)
{
    const int width = room.width() / figuresAcross;
    const int height = room.height() / figureRows;
    for (int i = 0; i < figuresAcross * figureRows && 2 * i + 1 < figures.size(); ++i) {
        const QRect cell(room.left() + i % figuresAcross * width, room.top() + i / figuresAcross * height,
                         width - spacing::inside, height);
        painter.setFont(semibold(Theme::font(Theme::Type::Body)));
        painter.setPen(colour(ColourRole::Accent));
        drawElided(painter, QRect(cell.left(), cell.top(), cell.width(), height - captionHeight()),
                   Qt::AlignLeft, figures[2 * i + 1]);
        painter.setFont(Theme::font(Theme::Type::Caption));
        painter.setPen(colour(ColourRole::Secondary));
        drawElided(painter,
                   QRect(cell.left(), cell.bottom() - captionHeight(), cell.width(), captionHeight()),
                   Qt::AlignLeft, figures[qsizetype{2} * i]);
    }
}

} // namespace

void SmallCardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool isChosen = option.state.testFlag(QStyle::State_Selected);
    painter->setPen(QPen(colour(isChosen ? ColourRole::Accent : ColourRole::Hairline), isChosen ? 2 : 1));
    painter->setBrush(colour(ColourRole::Surface));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), smallCardCorner, smallCardCorner);
    QRect room =
        option.rect.adjusted(spacing::related, spacing::related, -spacing::related, -spacing::related);

    const QFont heading = semibold(Theme::font(Theme::Type::Body));
    painter->setFont(heading);
    const int line = QFontMetrics(heading).height();
    paintKitChip(*painter, QRectF(room.left(), room.top(), line, line),
                 index.data(AlbumModel::KitRole).value<Kit>());
    const QString year = QString::number(index.data(AlbumModel::YearRole).toInt());
    const int yearWidth = painter->fontMetrics().horizontalAdvance(year);
    QRect head(room.left() + line + spacing::inside, room.top(), room.width() - line - spacing::inside, line);
    painter->setPen(colour(ColourRole::Secondary));
    drawElided(*painter, head, Qt::AlignRight, year);
    painter->setPen(colour(ColourRole::Text));
    drawElided(*painter, head.adjusted(0, 0, -yearWidth - spacing::inside, 0), Qt::AlignLeft,
               index.data().toString());
    room.setTop(room.top() + line + spacing::inside);

    painter->setFont(Theme::font(Theme::Type::Caption));
    const QString player = index.data(AlbumModel::PlayerFoundRole).toString();
    const int strength = index.data(AlbumModel::StrengthRole).toInt();
    painter->setPen(colour(player.isEmpty() ? ColourRole::Secondary : ColourRole::Accent));
    drawElided(*painter, QRect(room.left(), room.top(), room.width(), captionHeight()), Qt::AlignLeft,
               !player.isEmpty() ? player
               : strength > 0    ? tr("Strength %1").arg(strength)
                                 : QString());
    room.setTop(room.top() + captionHeight() + spacing::inside);
    painter->setPen(hairline());
    painter->drawLine(room.topLeft(), room.topRight());
    room.setTop(room.top() + spacing::inside);
    paintFigures(*painter, room, index.data(AlbumModel::FiguresRole).toStringList());
    painter->restore();
}

QSize SmallCardDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex & /*index*/) const
{
    const int line = QFontMetrics(semibold(Theme::font(Theme::Type::Body))).height();
    int width = option.fontMetrics.averageCharWidth() * smallCardLetters;
    // As many as have room share the width.
    if (const auto *view = qobject_cast<const QListView *>(option.widget)) {
        const int beside = 2 * view->spacing();
        const int room = view->viewport()->width() - beside;
        width = room / std::max(room / (width + beside), 1) - beside;
    }
    return {width, 2 * spacing::related + 3 * spacing::inside + line + captionHeight() +
                       figureRows * (line + captionHeight() + spacing::inside)};
}

} // namespace touchline
