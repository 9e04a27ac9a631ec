// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tables/standings_view.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QToolTip>

#include <algorithm>
#include <numeric>

namespace touchline {

namespace {

class StandingsHeader final : public QHeaderView
{
public:
    explicit StandingsHeader(StandingsView *view) : QHeaderView(Qt::Horizontal, view), m_view(view)
    {
        setSectionsClickable(false);
        setHighlightSections(false);
        setMinimumSectionSize(0);
    }

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override
    {
        m_view->painterOfWindow().paintHeader(*painter, rect, m_view->model(), section);
    }
    [[nodiscard]] QSize sectionSizeFromContents(int section) const override
    {
        return {QHeaderView::sectionSizeFromContents(section).width(), Theme::rowHeight()};
    }

private:
    StandingsView *m_view;
};

class StandingsDelegate final : public QStyledItemDelegate
{
public:
    explicit StandingsDelegate(StandingsView *view) : QStyledItemDelegate(view), m_view(view) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isCurrent = index.row() == m_view->currentRow();
        const bool isLifted = isCurrent || index.row() == m_view->hoveredRow();
        m_view->painterOfWindow().paintCell(*painter, option.rect, index, isLifted);
        if (isCurrent)
            paintFrame(*painter, option.rect, index);
    }

    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override
    {
        if (event->type() == QEvent::ToolTip && index.column() == StandingsModel::FormColumn) {
            const int letter = m_view->painterOfWindow().letterAt(option.rect, index, event->pos().x());
            const QString tip = index.data(StandingsModel::FormTipsRole).toStringList().value(letter);
            QToolTip::showText(event->globalPos(), tip, view);
            return true;
        }
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    }

private:
    /// Round the whole row: its tint stays to be seen.
    void paintFrame(QPainter &painter, const QRect &cell, const QModelIndex &index) const
    {
        constexpr int thick = 2;
        const QColor ink = colour(m_view->hasFocus() ? ColourRole::Accent : ColourRole::Secondary);
        painter.fillRect(QRect(cell.left(), cell.top(), cell.width(), thick), ink);
        painter.fillRect(QRect(cell.left(), cell.bottom() - thick + 1, cell.width(), thick), ink);
        if (index.column() == 0)
            painter.fillRect(QRect(cell.left(), cell.top(), thick, cell.height()), ink);
        if (index.column() == StandingsModel::columns - 1)
            painter.fillRect(QRect(cell.right() - thick + 1, cell.top(), thick, cell.height()), ink);
    }

    StandingsView *m_view;
};

} // namespace

StandingsView::StandingsView(QWidget *parent) : QTableView(parent), m_model(new StandingsModel(this))
{
    setHorizontalHeader(new StandingsHeader(this));
    QTableView::setModel(m_model);
    setItemDelegate(new StandingsDelegate(this));
    verticalHeader()->hide();
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setWordWrap(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setWhole(true);
    connect(this, &QTableView::activated, this, [this](const QModelIndex &index) {
        if (const QUuid team = index.data(StandingsModel::TeamRole).toUuid(); !team.isNull())
            Q_EMIT teamWanted(team);
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        viewport()->update();
        horizontalHeader()->viewport()->update();
    });
}

StandingsPainter StandingsView::painterOfWindow() const
{
    return {Ink::ofWindow(), font()};
}

void StandingsView::take()
{
    const StandingsPainter painter = painterOfWindow();
    m_ownWidths = painter.widths(*m_model);
    verticalHeader()->setMinimumSectionSize(0);
    verticalHeader()->setDefaultSectionSize(static_cast<int>(painter.rowHeight()));
    m_hovered = -1;
    setAccessibleName(m_model->title());
    setWidths(m_ownWidths);
}

void StandingsView::setWidths(const StandingsWidths &widths)
{
    m_widths = widths;
    fitColumns();
    updateGeometry();
}

void StandingsView::setWhole(bool isWhole)
{
    m_isWhole = isWhole;
    setVerticalScrollBarPolicy(isWhole ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    setSizePolicy(QSizePolicy::Expanding, isWhole ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
}

int StandingsView::fullWidth() const
{
    return static_cast<int>(std::accumulate(m_widths.begin(), m_widths.end(), 0.0)) + 2 * frameWidth();
}

int StandingsView::narrowWidth() const
{
    return fullWidth() - static_cast<int>(m_widths[StandingsModel::GoalsForColumn] +
                                          m_widths[StandingsModel::GoalsAgainstColumn]);
}

/// The team column takes the spare room. Where there is none, goals for and against go first, their
/// difference stays.
void StandingsView::fitColumns()
{
    const bool isNarrow = viewport()->width() < fullWidth();
    setColumnHidden(StandingsModel::GoalsForColumn, isNarrow);
    setColumnHidden(StandingsModel::GoalsAgainstColumn, isNarrow);
    setColumnHidden(StandingsModel::AverageColumn, m_widths[StandingsModel::AverageColumn] <= 0);
    int others = 0;
    for (int column = 0; column < StandingsModel::columns; ++column) {
        if (column == StandingsModel::TeamColumn || isColumnHidden(column))
            continue;
        const int width = static_cast<int>(m_widths[static_cast<std::size_t>(column)]);
        horizontalHeader()->resizeSection(column, width);
        others += width;
    }
    constexpr int leastTeamWidth = 60;
    horizontalHeader()->resizeSection(StandingsModel::TeamColumn,
                                      std::max(leastTeamWidth, viewport()->width() - others));
}

int StandingsView::wholeHeight() const
{
    return horizontalHeader()->sizeHint().height() +
           m_model->rowCount() * verticalHeader()->defaultSectionSize() + 2 * frameWidth();
}

QSize StandingsView::sizeHint() const
{
    return {fullWidth(), wholeHeight()};
}

QSize StandingsView::minimumSizeHint() const
{
    constexpr int fewRows = 4;
    return {narrowWidth() / 2, m_isWhole ? wholeHeight() : fewRows * verticalHeader()->defaultSectionSize()};
}

/// What is chosen is selected. The current index of a view without a choice is Qt's own affair.
int StandingsView::currentRow() const
{
    const QItemSelection selection = selectionModel()->selection();
    return selection.isEmpty() ? -1 : selection.first().top();
}

QUuid StandingsView::currentTeam() const
{
    return m_model->index(currentRow(), 0).data(StandingsModel::TeamRole).toUuid();
}

void StandingsView::selectRowOf(int row)
{
    setCurrentIndex(m_model->index(row, StandingsModel::TeamColumn));
}

void StandingsView::clearChoice()
{
    selectionModel()->clear();
}

void StandingsView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    viewport()->update();
    Q_EMIT chosen();
}

void StandingsView::keyPressEvent(QKeyEvent *event)
{
    const bool isUp = event->key() == Qt::Key_Up && currentRow() <= 0;
    const bool isDown = event->key() == Qt::Key_Down && currentRow() == m_model->rowCount() - 1;
    if (isUp || isDown) {
        Q_EMIT left(isUp ? -1 : 1);
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void StandingsView::setHovered(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    viewport()->update();
}

void StandingsView::mouseMoveEvent(QMouseEvent *event)
{
    setHovered(indexAt(event->pos()).row());
    QTableView::mouseMoveEvent(event);
}

void StandingsView::leaveEvent(QEvent *event)
{
    setHovered(-1);
    QTableView::leaveEvent(event);
}

void StandingsView::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                         event->reason() == Qt::ShortcutFocusReason;
    if (currentRow() < 0 && m_model->rowCount() > 0 && isByKey)
        selectRowOf(0);
    viewport()->update();
}

void StandingsView::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

void StandingsView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void StandingsView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        take();
        Q_EMIT widthsChanged();
    }
}

} // namespace touchline
