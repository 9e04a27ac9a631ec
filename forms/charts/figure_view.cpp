// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/charts/figure_view.h"

#include "forms/theme/kit_chip.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/flat_header.h"
#include "forms/widgets/row_delegate.h"
#include "models/views/tables/figure_model.h"

#include <QFocusEvent>
#include <QPainter>
#include <QScrollBar>
#include <QUuid>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

/// In letters: a column of text gets as much more than it needs.
constexpr int leastSpare = 24;

/// A shirt before the name of a team, a hairline below every row.
class FigureDelegate final : public RowDelegate
{
public:
    using RowDelegate::RowDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        RowDelegate::paint(painter, option, index);
        const QRect cell = option.rect;
        painter->fillRect(cell.left(), cell.bottom(), cell.width(), 1, colour(ColourRole::Hairline));
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        RowDelegate::initStyleOption(option, index);
        // The whole row is chosen, not one of its cells.
        option->state &= ~QStyle::State_HasFocus;
        const QVariant kit = index.data(FigureKitRole);
        if (!kit.isValid())
            return;
        const int side = option->fontMetrics.height();
        const qreal ratio = option->widget == nullptr ? 1.0 : option->widget->devicePixelRatioF();
        const QPixmap chip = kitChip(badgeFrom(kit), side, ratio);
        option->features |= QStyleOptionViewItem::HasDecoration;
        option->icon = QIcon(chip);
        // The colours of a shirt are the same in a row that is chosen.
        option->icon.addPixmap(chip, QIcon::Selected);
        option->decorationSize = QSize(side, side);
    }
};

} // namespace

FigureView::FigureView(QWidget *parent) : QTableView(parent)
{
    setHorizontalHeader(new FlatHeader(this));
    setItemDelegate(new FigureDelegate(this));
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(0);
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(0);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setWordWrap(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setHorizontalScrollMode(ScrollPerPixel);
    connect(&Theme::instance(), &Theme::changed, this, [this] { fit(); });
}

void FigureView::show(QAbstractItemModel *model)
{
    if (this->model() != model)
        setModel(model);
    fit();
}

void FigureView::fit()
{
    if (model() == nullptr)
        return;
    verticalHeader()->setDefaultSectionSize(Theme::rowHeight());
    m_needed.clear();
    // Long lists: the widest text of the first rows stands for all.
    constexpr int looked = 200;
    const QFontMetrics metrics(font());
    for (int column = 0; column < model()->columnCount(); ++column) {
        const QString heading = model()->headerData(column, Qt::Horizontal).toString();
        int width = metrics.horizontalAdvance(heading);
        for (int row = 0; row < std::min(looked, model()->rowCount()); ++row)
            width = std::max(width, metrics.horizontalAdvance(model()->index(row, column).data().toString()));
        if (model()->rowCount() > 0 && model()->index(0, column).data(FigureKitRole).isValid())
            width += metrics.height() + spacing::related;
        m_needed.push_back(width + 2 * spacing::related + spacing::inside);
    }
    giveSpareRoom();
}

/// To the columns of text, those of figures stay narrow. None becomes much wider than it needs to be: figures
/// are read beside their names, and what is left of a wide window stays empty behind them.
void FigureView::giveSpareRoom()
{
    std::vector<std::size_t> texts;
    int needed = 0;
    for (std::size_t i = 0; i < m_needed.size(); ++i) {
        const Qt::Alignment alignment(
            model()->headerData(static_cast<int>(i), Qt::Horizontal, Qt::TextAlignmentRole).toInt());
        if (alignment.testFlag(Qt::AlignLeft))
            texts.push_back(i);
        needed += m_needed[i];
    }
    const int spare = texts.empty() ? 0 : std::max(0, viewport()->width() - needed);
    int left = spare;
    for (std::size_t i = 0; i < m_needed.size(); ++i) {
        int width = m_needed[i];
        if (!texts.empty() && std::find(texts.begin(), texts.end(), i) != texts.end()) {
            const int share = i == texts.back() ? left : spare / static_cast<int>(texts.size());
            width += std::min(share, std::max(m_needed[i], leastSpare * fontMetrics().averageCharWidth()));
            left -= share;
        }
        setColumnWidth(static_cast<int>(i), width);
    }
}

void FigureView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (model() != nullptr)
        giveSpareRoom();
}

int FigureView::neededWidth() const
{
    return std::accumulate(m_needed.begin(), m_needed.end(), 0) + verticalScrollBar()->sizeHint().width() +
           2 * frameWidth();
}

QSize FigureView::minimumSizeHint() const
{
    constexpr int rows = 3;
    return {12 * Theme::rowHeight(), rows * Theme::rowHeight() + horizontalHeader()->sizeHint().height()};
}

QUuid FigureView::currentTeam() const
{
    return currentIndex().data(FigureTeamRole).toUuid();
}

QUuid FigureView::currentFixture() const
{
    return currentIndex().data(FigureFixtureRole).toUuid();
}

QString FigureView::currentKey() const
{
    return currentIndex().data(FigureKeyRole).toString();
}

void FigureView::choose(const QString &key)
{
    if (key.isEmpty() || model() == nullptr)
        return;
    for (int row = 0; row < model()->rowCount(); ++row)
        if (model()->index(row, 0).data(FigureKeyRole).toString() == key) {
            setCurrentIndex(model()->index(row, 0));
            return;
        }
}

void FigureView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    Q_EMIT rowChosen();
}

void FigureView::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                         event->reason() == Qt::ShortcutFocusReason;
    if (isByKey && model() != nullptr && model()->rowCount() > 0 && !currentIndex().isValid())
        setCurrentIndex(model()->index(0, 0));
}

} // namespace touchline
