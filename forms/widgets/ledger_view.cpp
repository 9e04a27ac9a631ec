// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/widgets/ledger_view.h"

#include "forms/theme/card_mark.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace touchline {

namespace {

class LedgerDelegate final : public QStyledItemDelegate
{
public:
    explicit LedgerDelegate(QAbstractItemView *view) : QStyledItemDelegate(view), m_view(view) {}

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int width = m_view->viewport()->width();
        const int text = textRect(option.font, index, width - indent(option)).height();
        const int caption = QFontMetrics(Theme::font(Theme::Type::Caption)).height();
        return {width, text + caption + 2 * spacing::related};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        painter->save();
        const bool isChosen = option.state.testFlag(QStyle::State_Selected);
        if (isChosen)
            painter->fillRect(option.rect, colour(ColourRole::Accent));
        const int height = option.fontMetrics.height();
        paintCardMarks(*painter,
                       QRectF(option.rect.left() + spacing::inside, option.rect.top() + spacing::related,
                              height, height),
                       index.data(PlayerLedgerModel::MarkRole).value<PlayerMarks>());
        QRect place = option.rect.adjusted(indent(option), spacing::related, 0, -spacing::related);
        painter->setFont(Theme::font(Theme::Type::Caption));
        painter->setPen(colour(isChosen ? ColourRole::OnAccent : ColourRole::Secondary));
        const int caption = painter->fontMetrics().height();
        drawShown(*painter, QRect(place.left(), place.top(), place.width(), caption), Qt::AlignLeft,
                  painter->fontMetrics().elidedText(index.data(PlayerLedgerModel::MatchRole).toString(),
                                                    Qt::ElideRight, place.width()));
        place.setTop(place.top() + caption);
        painter->setFont(option.font);
        painter->setPen(colour(isChosen ? ColourRole::OnAccent : ColourRole::Text));
        drawShown(*painter, place, Qt::AlignLeft | Qt::TextWordWrap, index.data().toString());
        painter->setPen(hairline());
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
        painter->restore();
    }

private:
    static int indent(const QStyleOptionViewItem &option)
    {
        return option.fontMetrics.height() + spacing::related + spacing::inside;
    }

    static QRect textRect(const QFont &font, const QModelIndex &index, int width)
    {
        return QFontMetrics(font).boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX),
                                               Qt::AlignLeft | Qt::TextWordWrap, index.data().toString());
    }

    QAbstractItemView *m_view;
};

} // namespace

LedgerView::LedgerView(QWidget *parent) : QListView(parent), m_ledger(new PlayerLedgerModel(this))
{
    setModel(m_ledger);
    setItemDelegate(new LedgerDelegate(this));
    setFrameShape(NoFrame);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setResizeMode(Adjust);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
}

void LedgerView::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    // Lines break anew.
    scheduleDelayedItemsLayout();
}

} // namespace touchline
