// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/availability/availability_view.h"

#include "forms/pages/availability/availability_delegate.h"
#include "forms/theme/card_mark.h"
#include "forms/theme/shown_text.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QPainter>
#include <QScrollBar>

namespace touchline {

namespace {

/// What a column of names, and the length of an absence, take of the list at most.
constexpr double mostForNames = 0.25;
constexpr double mostForUntil = 0.22;

} // namespace

AvailabilityView::AvailabilityView(QWidget *parent) : RowList(parent), m_players(new AvailabilityModel(this))
{
    setModel(m_players);
    setItemDelegate(new AvailabilityDelegate(this));
    // Reasons take as many lines as they need.
    setUniformRowHeights(false);
    setWordWrap(true);
    header()->setSectionsClickable(true);
    header()->setSectionsMovable(false);
    header()->setSortIndicatorShown(false);
    connect(header(), &QHeaderView::sectionClicked, this, &AvailabilityView::headingClicked);
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
    // Heights follow from the widths.
    scheduleDelayedItemsLayout();
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
    const AvailabilityRow *before = m_players->rowAt(currentIndex().row());
    const QString fine = before != nullptr && before->fine ? before->fine->code : QString();
    const int scroll = verticalScrollBar()->value();
    change(*m_players);
    setWidths();
    // A player may have several fines.
    const int ofFine = fine.isEmpty() ? -1 : m_players->rowOfFine(fine);
    const int ofPlayer = team.isNull() ? -1 : m_players->rowOf(team, player);
    if (const int row = ofFine >= 0 ? ofFine : ofPlayer; row >= 0)
        setCurrentIndex(m_players->index(row, AvailabilityModel::PlayerColumn));
    executeDelayedItemsLayout();
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

void AvailabilityView::drawHeading(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    const QModelIndex first = m_players->index(index.row(), 0);
    if (m_players->isHeading(index.row())) {
        drawTitle(painter, rect, spacing::inside, first.data().toString(),
                  first.data(AvailabilityModel::CaptionRole).toString());
        return;
    }
    painter->setPen(colour(ColourRole::Secondary));
    drawShown(*painter, rect.adjusted(spacing::inside, 0, -spacing::related, -1),
              Qt::AlignLeft | Qt::AlignVCenter, first.data().toString());
    painter->setPen(hairline());
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
}

void AvailabilityView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    RowList::selectionChanged(selected, deselected);
    Q_EMIT choiceChanged();
}

void AvailabilityView::resizeEvent(QResizeEvent *event)
{
    RowList::resizeEvent(event);
    setWidths();
}

void AvailabilityView::changeEvent(QEvent *event)
{
    RowList::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        setWidths();
}

} // namespace touchline
