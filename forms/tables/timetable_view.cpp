// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tables/timetable_view.h"

#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "models/views/fixtures/typed_result.h"

#include <QApplication>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>

namespace touchline {

namespace {

/// A cell is at least so many letters wide.
constexpr int leastCellLetters = 16;

class TimetableDelegate final : public QStyledItemDelegate
{
public:
    explicit TimetableDelegate(TimetableView *view) : QStyledItemDelegate(view), m_view(view) {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool isWrong = index.data(TimetableModel::ConflictRole).toBool();
        const bool isPlaying = index.data(TimetableModel::PlayingRole).toBool();
        const QRect &cell = option.rect;
        painter->save();
        painter->fillRect(cell, colour(isWrong     ? ColourRole::GoesOut
                                       : isPlaying ? ColourRole::GoesOn
                                                   : ColourRole::Surface));
        // Meaning is never colour alone.
        if (isWrong || isPlaying)
            painter->fillRect(QRect(cell.left(), cell.top(), spacing::inside, cell.height()),
                              colour(isWrong ? ColourRole::Error : ColourRole::Accent));
        painter->setPen(hairline());
        painter->drawLine(cell.bottomLeft(), cell.bottomRight());
        painter->drawLine(cell.topRight(), cell.bottomRight());
        const bool isLifted = m_view->lifted() >= 0 && m_view->days().indexOf(m_view->lifted()) == index;
        painter->setFont(isPlaying ? semibold(option.font) : option.font);
        painter->setPen(colour(isWrong ? ColourRole::Error
                               : isLifted || index.data(TimetableModel::FixedRole).toBool()
                                   ? ColourRole::Secondary
                                   : ColourRole::Text));
        painter->drawText(textRoom(cell), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap,
                          index.data().toString());
        const bool isTarget = m_view->lifted() >= 0 && m_view->target() == index;
        if (isTarget || (option.state & QStyle::State_Selected)) {
            constexpr int thick = 2;
            painter->setPen(QPen(colour(isTarget && isWrong              ? ColourRole::Error
                                        : isTarget || m_view->hasFocus() ? ColourRole::Accent
                                                                         : ColourRole::Secondary),
                                 thick, isLifted ? Qt::DashLine : Qt::SolidLine));
            painter->drawRect(cell.adjusted(1, 1, -thick, -thick));
        }
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int width = m_view->columnWidth(index.column());
        const QRect room = textRoom(QRect(0, 0, width, QWIDGETSIZE_MAX));
        const QFontMetrics metrics(semibold(option.font));
        const int height =
            metrics.boundingRect(room, Qt::AlignLeft | Qt::TextWordWrap, index.data().toString()).height();
        return {width, std::max(Theme::rowHeight(), height + 2 * spacing::inside)};
    }

private:
    [[nodiscard]] static QRect textRoom(const QRect &cell)
    {
        return cell.adjusted(spacing::related, spacing::inside, -spacing::inside, -spacing::inside);
    }

    TimetableView *m_view;
};

} // namespace

TimetableView::TimetableView(QWidget *parent) : QTableView(parent), m_model(new TimetableModel(this))
{
    setModel(m_model);
    setItemDelegate(new TimetableDelegate(this));
    setSelectionMode(QAbstractItemView::SingleSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setShowGrid(false);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    horizontalHeader()->setMinimumSectionSize(leastCellLetters * fontMetrics().averageCharWidth());
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setHighlightSections(false);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    verticalHeader()->setSectionsClickable(false);
    verticalHeader()->setHighlightSections(false);
    // Wider cells need fewer lines.
    connect(
        horizontalHeader(), &QHeaderView::sectionResized, this,
        [this] { verticalHeader()->resizeSections(QHeaderView::ResizeToContents); }, Qt::QueuedConnection);
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
    connect(m_model, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        m_lifted = -1;
        m_under = -1;
        m_target = QModelIndex();
    });
}

void TimetableView::lift(int fixture)
{
    if (!m_isMovable || fixture < 0)
        return;
    m_lifted = fixture;
    carryTo(m_model->indexOf(fixture));
}

void TimetableView::carryTo(const QModelIndex &cell)
{
    if (m_lifted < 0 || cell == m_target)
        return;
    m_target = cell;
    m_model->showProposal(m_lifted, cell);
    if (cell.isValid())
        scrollTo(cell);
    viewport()->update();
    Q_EMIT changed();
}

void TimetableView::putDown()
{
    const int fixture = m_lifted;
    const QModelIndex cell = m_target;
    leave();
    if (cell.isValid() && cell != m_model->indexOf(fixture))
        Q_EMIT moveWanted(fixture, cell);
}

void TimetableView::leave()
{
    if (m_lifted < 0)
        return;
    m_lifted = -1;
    m_target = QModelIndex();
    m_model->showProposal(-1, {});
    viewport()->update();
    Q_EMIT changed();
}

void TimetableView::mousePressEvent(QMouseEvent *event)
{
    QTableView::mousePressEvent(event);
    m_under = event->button() == Qt::LeftButton ? m_model->movable(indexAt(event->pos())) : -1;
    m_pressed = event->pos();
}

void TimetableView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_lifted < 0 && m_under >= 0 && event->buttons().testFlag(Qt::LeftButton) &&
        (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        lift(m_under);
    if (m_lifted >= 0 && m_under >= 0)
        carryTo(indexAt(event->pos()));
    else if (m_lifted < 0)
        QTableView::mouseMoveEvent(event);
}

void TimetableView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool isDragged = m_lifted >= 0 && m_under >= 0;
    m_under = -1;
    QTableView::mouseReleaseEvent(event);
    if (isDragged)
        putDown();
}

void TimetableView::want(const QModelIndex &cell)
{
    if (const int fixture = m_model->fixtureAt(cell); fixture >= 0)
        Q_EMIT matchWanted(fixture);
}

void TimetableView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        want(indexAt(event->pos()));
}

void TimetableView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_lifted >= 0)
            putDown();
        else if (event->key() == Qt::Key_Space)
            lift(m_model->movable(currentIndex()));
        else
            want(currentIndex());
        return;
    case Qt::Key_Escape:
        if (m_lifted >= 0) {
            m_under = -1;
            leave();
            return;
        }
        break;
    default:
        if (takesScore(*event))
            return;
        break;
    }
    QTableView::keyPressEvent(event);
}

bool TimetableView::takesScore(const QKeyEvent &event)
{
    const int fixture = m_model->fixtureAt(currentIndex());
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    if (m_lifted >= 0 || fixture < 0 || modifiers != Qt::NoModifier || !beginsScore(event.text()))
        return false;
    Q_EMIT scoreTyped(fixture, event.text());
    return true;
}

void TimetableView::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason)
        leave();
}

void TimetableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    if (m_lifted >= 0 && m_under < 0)
        carryTo(current);
    else
        Q_EMIT changed();
}

} // namespace touchline
