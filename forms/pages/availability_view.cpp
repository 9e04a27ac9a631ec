// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability_view.h"

#include "forms/pages/availability_delegate.h"
#include "forms/pages/flat_header.h"
#include "forms/theme/card_mark.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace touchline {

namespace {

/// What a column of names, and the length of an absence, take of the list at most.
constexpr double mostForNames = 0.28;
constexpr double mostForUntil = 0.33;

} // namespace

AvailabilityView::AvailabilityView(QWidget *parent)
    : QTreeView(parent)
    , m_players(new AvailabilityModel(this))
{
    setModel(m_players);
    auto *header = new FlatHeader(this);
    setHeader(header);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(spacing::groups);
    header->setSectionsClickable(true);
    header->setSectionsMovable(false);
    header->setSortIndicatorShown(false);
    setItemDelegate(new AvailabilityDelegate(this));
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
    connect(header, &QHeaderView::sectionClicked, this, &AvailabilityView::headingClicked);
    setWidths();
}

void AvailabilityView::setKits(const std::function<Kit(const QUuid &)> &kitOf)
{
    static_cast<AvailabilityDelegate *>(itemDelegate())->setKits(kitOf);
}

void AvailabilityView::setWidths()
{
    QHeaderView *head = header();
    const QFontMetrics metrics = fontMetrics();
    const QFontMetrics captions(Theme::font(Theme::Type::Caption));
    const auto heading = [&](int column) {
        return captions.horizontalAdvance(
            m_players->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    };
    int team = heading(AvailabilityModel::TeamColumn);
    int player = heading(AvailabilityModel::PlayerColumn);
    int until = heading(AvailabilityModel::UntilColumn);
    std::size_t marks = 1;
    for (int row = 0; row < m_players->rowCount(); ++row) {
        const AvailabilityRow *one = m_players->rowAt(row);
        if (one == nullptr)
            continue;
        const auto width = [&](int column) {
            return metrics.horizontalAdvance(m_players->index(row, column).data().toString());
        };
        team = qMax(team, width(AvailabilityModel::TeamColumn));
        player = qMax(player, width(AvailabilityModel::PlayerColumn));
        until = qMax(until, width(AvailabilityModel::UntilColumn));
        marks = qMax(marks, one->marks.size());
    }
    const int room = viewport()->width();
    const int air = 2 * spacing::related;
    const int chip = metrics.height() + spacing::related;
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->setSectionResizeMode(AvailabilityModel::WhyColumn, QHeaderView::Stretch);
    head->resizeSection(AvailabilityModel::TeamColumn, qMin(team + chip + air, qRound(room * mostForNames)));
    // Semibold names are a little wider.
    head->resizeSection(AvailabilityModel::PlayerColumn,
                        qMin(player + player / spacing::related + air, qRound(room * mostForNames)));
    head->resizeSection(AvailabilityModel::MarkColumn,
                        qRound(cardMarksSize(metrics.height(), marks).width()) + spacing::related);
    head->resizeSection(AvailabilityModel::UntilColumn, qMin(until + air, qRound(room * mostForUntil)));
}

void AvailabilityView::headingClicked(int column)
{
    const bool isAgain = m_arrangedBy == column && m_order == Qt::AscendingOrder;
    arrangeBy(column, isAgain ? Qt::DescendingOrder : Qt::AscendingOrder);
}

void AvailabilityView::arrangeBy(int column, Qt::SortOrder order)
{
    const bool isName = column == AvailabilityModel::TeamColumn || column == AvailabilityModel::PlayerColumn;
    m_arrangedBy = isName ? column : -1;
    m_order = order;
    rearrange([this](AvailabilityModel &model) { model.sort(m_arrangedBy, m_order); });
}

void AvailabilityView::rearrange(const std::function<void(AvailabilityModel &)> &change)
{
    const QUuid team = currentIndex().data(AvailabilityModel::TeamRole).toUuid();
    const QUuid player = currentIndex().data(AvailabilityModel::PlayerRole).toUuid();
    const int scroll = verticalScrollBar()->value();
    change(*m_players);
    setWidths();
    if (const int row = team.isNull() ? -1 : m_players->rowOf(team, player); row >= 0)
        setCurrentIndex(m_players->index(row, AvailabilityModel::PlayerColumn));
    verticalScrollBar()->setValue(scroll);
    Q_EMIT choiceChanged();
}

const AvailabilityRow *AvailabilityView::chosen() const
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : m_players->rowAt(rows.front().row());
}

bool AvailabilityView::goTo(const QUuid &team, const QUuid &player)
{
    const int row = m_players->rowOf(team, player);
    if (row < 0)
        return false;
    setCurrentIndex(m_players->index(row, AvailabilityModel::PlayerColumn));
    scrollTo(currentIndex());
    return true;
}

void AvailabilityView::chooseFirst()
{
    for (int row = 0; row < m_players->rowCount(); ++row)
        if (m_players->rowAt(row) != nullptr) {
            setCurrentIndex(m_players->index(row, AvailabilityModel::PlayerColumn));
            // Its heading stays in sight.
            scrollToTop();
            return;
        }
}

void AvailabilityView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    if (m_players->rowAt(index.row()) == nullptr) {
        drawHeading(painter, option.rect, index);
        return;
    }
    if (index.row() == m_hovered)
        painter->fillRect(option.rect, colour(ColourRole::Lifted));
    QTreeView::drawRow(painter, option, index);
    painter->setPen(colour(ColourRole::Hairline));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void AvailabilityView::drawHeading(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    const QModelIndex first = m_players->index(index.row(), 0);
    const QRect room = rect.adjusted(spacing::inside, 0, -spacing::related, -1);
    painter->save();
    if (!m_players->isHeading(index.row())) {
        painter->setPen(colour(ColourRole::Secondary));
        painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter, first.data().toString());
    } else {
        const QString caption = first.data(AvailabilityModel::CaptionRole).toString();
        const QFont titleFont = Theme::font(Theme::Type::Heading);
        const QFont captionFont = Theme::font(Theme::Type::Caption);
        const int taken =
            qMin(QFontMetrics(captionFont).horizontalAdvance(caption) + spacing::groups, room.width() / 2);
        painter->setFont(titleFont);
        painter->setPen(colour(ColourRole::Text));
        painter->drawText(
            room, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(first.data().toString(), Qt::ElideRight, room.width() - taken));
        painter->setFont(captionFont);
        painter->setPen(colour(ColourRole::Secondary));
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(caption, Qt::ElideRight, taken));
    }
    painter->setPen(colour(ColourRole::Hairline));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->restore();
}

void AvailabilityView::mouseMoveEvent(QMouseEvent *event)
{
    QTreeView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    hover(index.isValid() ? index.row() : -1);
}

void AvailabilityView::leaveEvent(QEvent *event)
{
    QTreeView::leaveEvent(event);
    hover(-1);
}

void AvailabilityView::hover(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    viewport()->update();
}

void AvailabilityView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    Q_EMIT choiceChanged();
}

void AvailabilityView::resizeEvent(QResizeEvent *event)
{
    QTreeView::resizeEvent(event);
    setWidths();
}

void AvailabilityView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setWidths();
}

} // namespace touchline
