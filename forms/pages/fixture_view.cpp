// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/fixture_view.h"

#include "forms/pages/score_delegate.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>

#include <algorithm>

namespace touchline {

namespace {

/// Whether the key begins a score. A sign does, so that "-1-2" is seen and refused as a whole, not entered
/// as 1-2.
bool beginsScore(const QString &text)
{
    if (text.size() != 1)
        return false;
    const QChar letter = text.front();
    return letter.isDigit() || letter.category() == QChar::Punctuation_Dash || letter == u'+' ||
           letter == u'\u2212';
}

} // namespace

FixtureView::FixtureView(QWidget *parent)
    : RowList(parent)
    , m_fixtures(new FixtureModel(this))
    , m_scores(new ScoreDelegate(this))
{
    setModel(m_fixtures);
    setItemDelegate(new FixtureDelegate(this));
    setItemDelegateForColumn(FixtureModel::ScoreColumn, m_scores);
    setSelectionMode(ExtendedSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setAccessibleName(tr("Fixtures"));
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
    head->setStretchLastSection(true);
    resize(FixtureModel::NumberColumn, QString::number(m_fixtures->rowCount()), spacing::page);
    resize(FixtureModel::ScoreColumn, QStringLiteral("88–88"), spacing::page);
    resize(FixtureModel::MarkColumn, mark, metrics.height() + 4 * spacing::related);
    if (m_fixtures->state() != nullptr) {
        resize(FixtureModel::WhenColumn, m_fixtures->longestWhen(), spacing::page);
        resize(FixtureModel::WhereColumn, m_fixtures->longestWhere(), spacing::page);
    }
    for (const auto column : {FixtureModel::WhenColumn, FixtureModel::WhereColumn})
        head->setSectionHidden(column, !m_fixtures->hasColumn(column));
    m_markWidth = metrics.horizontalAdvance(mark) + metrics.height() + 4 * spacing::related;
    const QString team = m_fixtures->state() == nullptr ? QString() : m_fixtures->longestTeam();
    // The shirt and the room round it; a winner's name is bolder.
    m_teamWidth = QFontMetrics(semibold(font())).horizontalAdvance(team) + metrics.height() + spacing::page;
    shareWidth();
}

/// Teams stand on both sides of the score, as wide as their names need and as there is room; what is left
/// over stays behind the last column.
void FixtureView::shareWidth()
{
    QHeaderView *head = header();
    int others = m_markWidth;
    for (const auto column : {FixtureModel::NumberColumn, FixtureModel::ScoreColumn, FixtureModel::WhenColumn,
                              FixtureModel::WhereColumn})
        others += head->isSectionHidden(column) ? 0 : head->sectionSize(column);
    constexpr int leastLetters = 10;
    const int least = leastLetters * fontMetrics().averageCharWidth();
    const int width = std::max(least, std::min(m_teamWidth, (viewport()->width() - others) / 2));
    for (const auto column : {FixtureModel::HomeColumn, FixtureModel::AwayColumn})
        head->resizeSection(column, width);
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
    m_chosen.reset();
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

void FixtureView::drawHeading(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    drawTitle(painter, rect, spacing::related,
              m_fixtures->index(index.row(), 0).data(Qt::DisplayRole).toString(),
              index.data(FixtureModel::ProgressRole).toString());
}

void FixtureView::resizeEvent(QResizeEvent *event)
{
    // What stands below the list takes room from it: the chosen row stays in sight.
    const QModelIndex current = currentIndex();
    const bool wasInSight =
        current.isValid() && QRect(QPoint(), event->oldSize()).intersects(visualRect(current));
    RowList::resizeEvent(event);
    shareWidth();
    if (wasInSight)
        scrollTo(current);
}

void FixtureView::keyPressEvent(QKeyEvent *event)
{
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const QString text = event->text();
    if (modifiers == Qt::NoModifier && beginsScore(text) && current() >= 0) {
        enterScore(text);
        return;
    }
    RowList::keyPressEvent(event);
}

void FixtureView::focusInEvent(QFocusEvent *event)
{
    RowList::focusInEvent(event);
    // Qt puts the cursor on a row and chooses none: commands would be about nothing that is seen.
    if (event->reason() != Qt::MouseFocusReason && currentIndex().isValid() &&
        !selectionModel()->hasSelection())
        selectionModel()->select(currentIndex(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void FixtureView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    RowList::selectionChanged(selected, deselected);
    m_chosen.reset();
    Q_EMIT choiceChanged();
}

void FixtureView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    RowList::currentChanged(current, previous);
    Q_EMIT choiceChanged();
}

void FixtureView::changeEvent(QEvent *event)
{
    RowList::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::LanguageChange)
        setWidths();
}

} // namespace touchline
