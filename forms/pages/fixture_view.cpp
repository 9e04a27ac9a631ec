// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/fixture_view.h"

#include "forms/pages/flat_header.h"
#include "forms/pages/score_delegate.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QSet>

#include <algorithm>

namespace touchline {

FixtureView::FixtureView(QWidget *parent)
    : QTreeView(parent)
    , m_fixtures(new FixtureModel(this))
    , m_scores(new ScoreDelegate(this))
{
    setModel(m_fixtures);
    auto *header = new FlatHeader(this);
    setHeader(header);
    header->setStretchLastSection(false);
    header->setSectionsClickable(false);
    header->setMinimumSectionSize(spacing::groups);
    setItemDelegate(new FixtureDelegate(this));
    setItemDelegateForColumn(FixtureModel::ScoreColumn, m_scores);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollMode(ScrollPerPixel);
    setMouseTracking(true);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Fixtures"));
    connect(&Theme::instance(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
    setWidths();
}

void FixtureView::setKits(const std::function<Kit(const QUuid &)> &kitOf)
{
    static_cast<FixtureDelegate *>(itemDelegate())->setKits(kitOf);
    m_scores->setKits(kitOf);
}

void FixtureView::setWidths()
{
    const QFontMetrics metrics = fontMetrics();
    QHeaderView *head = header();
    // A column has room for its heading and for its longest text, with what stands beside that.
    const auto resize = [&](FixtureModel::Column column, const QString &longest, int beside) {
        const QString title = m_fixtures->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        head->resizeSection(column, qMax(metrics.horizontalAdvance(title) + spacing::related,
                                         metrics.horizontalAdvance(longest) + beside));
    };
    const auto longer = [&metrics](const QString &one, const QString &other) {
        return metrics.horizontalAdvance(one) > metrics.horizontalAdvance(other) ? one : other;
    };
    QString mark = tr("4–3 on penalties");
    for (int i = 0; i < fixtureMarks; ++i)
        mark = longer(mark, markWords(static_cast<FixtureMark>(i)));
    head->setSectionResizeMode(QHeaderView::Fixed);
    head->setSectionResizeMode(FixtureModel::HomeColumn, QHeaderView::Stretch);
    head->setSectionResizeMode(FixtureModel::AwayColumn, QHeaderView::Stretch);
    resize(FixtureModel::NumberColumn, QString::number(m_fixtures->rowCount()), spacing::page);
    resize(FixtureModel::ScoreColumn, QStringLiteral("88–88"), spacing::page);
    resize(FixtureModel::MarkColumn, mark, metrics.height() + 4 * spacing::related);
    if (m_fixtures->state() != nullptr) {
        resize(FixtureModel::WhenColumn, m_fixtures->longestWhen(), spacing::page);
        resize(FixtureModel::WhereColumn, m_fixtures->longestWhere(), spacing::page);
    }
    for (const auto column : {FixtureModel::WhenColumn, FixtureModel::WhereColumn})
        head->setSectionHidden(column, !m_fixtures->hasColumn(column));
}

void FixtureView::setState(const CompetitionStatePtr &state)
{
    rearrange([&state](FixtureModel &model) { model.setState(state); });
}

void FixtureView::rearrange(const std::function<void(FixtureModel &)> &change)
{
    const CompetitionStatePtr before = m_fixtures->state();
    std::vector<QUuid> kept;
    if (before != nullptr)
        for (const int fixture : chosen())
            kept.push_back(before->competition.fixtures()[static_cast<std::size_t>(fixture)].id);
    const QUuid cursor = currentIndex().data(FixtureModel::IdRole).toUuid();
    const QUuid inEntry = m_scores->fixtureInEntry();
    const QString text = m_scores->textInEntry();
    const int scroll = verticalScrollBar()->value();
    bool wasReset = false;
    const auto watch = connect(m_fixtures, &QAbstractItemModel::modelReset, this, [&] { wasReset = true; });
    change(*m_fixtures);
    disconnect(watch);
    m_chosen.reset();
    setWidths();
    if (wasReset) {
        QItemSelection selection;
        for (const QUuid &fixture : kept)
            if (const int row = m_fixtures->rowOf(fixture); row >= 0)
                selection.select(scoreIndex(row), scoreIndex(row));
        const int row = m_fixtures->rowOf(cursor);
        if (row >= 0)
            selectionModel()->setCurrentIndex(scoreIndex(row), QItemSelectionModel::NoUpdate);
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        verticalScrollBar()->setValue(scroll);
        if (row >= 0 && !viewport()->rect().contains(visualRect(scoreIndex(row))))
            scrollTo(scoreIndex(row), PositionAtCenter);
        if (!inEntry.isNull() && inEntry == cursor && row >= 0)
            enterScore(text);
    }
    Q_EMIT choiceChanged();
}

QModelIndex FixtureView::scoreIndex(int row) const
{
    return m_fixtures->index(row, FixtureModel::ScoreColumn);
}

const std::vector<int> &FixtureView::chosen() const
{
    if (m_chosen)
        return *m_chosen;
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
              [](const QModelIndex &one, const QModelIndex &other) { return one.row() < other.row(); });
    std::vector<int> fixtures;
    QSet<int> seen;
    for (const QModelIndex &row : rows) {
        const int fixture = m_fixtures->fixtureAt(row.row());
        if (fixture < 0 || seen.contains(fixture))
            continue;
        seen.insert(fixture);
        fixtures.push_back(fixture);
    }
    m_chosen = std::move(fixtures);
    return *m_chosen;
}

int FixtureView::current() const
{
    return currentIndex().isValid() ? m_fixtures->fixtureAt(currentIndex().row()) : -1;
}

bool FixtureView::goTo(const QUuid &fixture)
{
    const int row = m_fixtures->rowOf(fixture);
    if (row >= 0)
        goToRow(row);
    return row >= 0;
}

void FixtureView::goToRow(int row)
{
    const bool isInSight = viewport()->rect().contains(visualRect(scoreIndex(row)));
    setCurrentIndex(scoreIndex(row));
    if (!isInSight)
        scrollTo(scoreIndex(row), PositionAtCenter);
}

void FixtureView::enterScore(const QString &text)
{
    if (!currentIndex().isValid())
        return;
    const QModelIndex index = scoreIndex(currentIndex().row());
    if (!m_takesEntry || !index.data(FixtureModel::TakesResultRole).toBool()) {
        Q_EMIT entryRefused(current());
        return;
    }
    if (!text.isEmpty())
        m_scores->setDraft(index.data(FixtureModel::IdRole).toUuid(), text);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
    edit(index);
    if (auto *editor = qobject_cast<QLineEdit *>(indexWidget(index)))
        editor->deselect();
}

void FixtureView::drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    if (m_fixtures->isHeading(index.row())) {
        drawHeading(painter, option.rect, index);
        return;
    }
    if (index.row() == m_hovered)
        painter->fillRect(option.rect, colour(ColourRole::Lifted));
    QTreeView::drawRow(painter, option, index);
    painter->setPen(colour(ColourRole::Hairline));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
}

void FixtureView::drawHeading(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    painter->save();
    const QRect room = rect.adjusted(spacing::related, 0, -spacing::related, -1);
    painter->setFont(Theme::font(Theme::Type::Caption));
    painter->setPen(colour(ColourRole::Secondary));
    const QString progress = index.data(FixtureModel::ProgressRole).toString();
    const int taken = painter->fontMetrics().horizontalAdvance(progress) + spacing::groups;
    painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, progress);
    painter->setFont(Theme::font(Theme::Type::Heading));
    painter->setPen(colour(ColourRole::Text));
    const QString title = m_fixtures->index(index.row(), 0).data(Qt::DisplayRole).toString();
    painter->drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(title, Qt::ElideRight, room.width() - taken));
    painter->setPen(colour(ColourRole::Hairline));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    painter->restore();
}

void FixtureView::resizeEvent(QResizeEvent *event)
{
    // What stands below the list takes room from it: the chosen row stays in sight.
    const QModelIndex current = currentIndex();
    const bool wasInSight =
        current.isValid() && QRect(QPoint(), event->oldSize()).intersects(visualRect(current));
    QTreeView::resizeEvent(event);
    if (wasInSight)
        scrollTo(current);
}

void FixtureView::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const QString text = event->text();
    if (modifiers == Qt::NoModifier && text.size() == 1 && text.front().isDigit() && current() >= 0) {
        enterScore(text);
        return;
    }
    QTreeView::keyPressEvent(event);
}

void FixtureView::focusInEvent(QFocusEvent *event)
{
    QTreeView::focusInEvent(event);
    // Qt puts the cursor on a row and chooses none: commands would be about nothing that is seen.
    if (event->reason() != Qt::MouseFocusReason && currentIndex().isValid() &&
        !selectionModel()->hasSelection())
        selectionModel()->select(currentIndex(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void FixtureView::mouseMoveEvent(QMouseEvent *event)
{
    QTreeView::mouseMoveEvent(event);
    const QModelIndex index = indexAt(event->pos());
    hover(index.isValid() ? index.row() : -1);
}

void FixtureView::leaveEvent(QEvent *event)
{
    QTreeView::leaveEvent(event);
    hover(-1);
}

void FixtureView::hover(int row)
{
    if (row == m_hovered)
        return;
    m_hovered = row;
    viewport()->update();
}

void FixtureView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    m_chosen.reset();
    Q_EMIT choiceChanged();
}

void FixtureView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    Q_EMIT choiceChanged();
}

void FixtureView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LanguageChange)
        setWidths();
}

} // namespace touchline
