// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/tables/tables_board.h"

#include "forms/theme/spacing.h"
#include "models/words/fixtures/fixture_words.h"

#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace touchline {

namespace {

/// Larger tables stand below each other however wide the window is.
constexpr int mostBoardRows = 24;
constexpr int mostBoardColumns = 4;
/// A table is at most so many times as wide as it needs to be: the eye has to find the points of a team.
constexpr double widestBoardTable = 1.6;

} // namespace

TablesBoard::TablesBoard(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    // A little room between the tables and the bar at their side.
    m_grid->setContentsMargins(0, 0, spacing::related, 0);
    m_grid->setHorizontalSpacing(spacing::page);
    m_grid->setVerticalSpacing(spacing::groups);
}

TablesBoard::Cell &TablesBoard::cell(std::size_t index)
{
    while (m_cells.size() <= index) {
        Cell made;
        made.box = new QWidget(this);
        made.heading = new QLabel(made.box);
        made.view = new StandingsView(made.box);
        Theme::setType(made.heading, Theme::Type::Heading);
        made.heading->setBuddy(made.view);
        auto *layout = new QVBoxLayout(made.box);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(spacing::inside);
        layout->addWidget(made.heading);
        layout->addWidget(made.view);
        StandingsView *view = made.view;
        connect(view, &StandingsView::chosen, this, [this, view] { choseIn(view); });
        connect(view, &StandingsView::widthsChanged, this, &TablesBoard::shareWidths);
        connect(view, &StandingsView::teamWanted, this, &TablesBoard::teamWanted);
        connect(view, &StandingsView::left, this, [this, view](int direction) { walk(view, direction); });
        connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint &place) {
            Q_EMIT menuWanted(view, view->viewport()->mapToGlobal(place));
        });
        m_cells.push_back(made);
    }
    return m_cells[index];
}

QLabel *TablesBoard::stageHeading(std::size_t index)
{
    while (m_stageHeadings.size() <= index) {
        m_stageHeadings.push_back(new QLabel(this));
        Theme::setType(m_stageHeadings.back(), Theme::Type::Heading);
    }
    return m_stageHeadings[index];
}

void TablesBoard::setTables(const CompetitionStatePtr &state, const std::vector<int> &tables,
                            const PlaceMeanings &meanings, const StandingsModel::Kits &kits)
{
    const StandingsView *before = chosenTable();
    const QUuid team = before == nullptr ? QUuid() : before->currentTeam();
    const int table = before == nullptr ? -1 : before->model().table();
    m_isChoosing = true;
    m_count = tables.size();
    m_stageNames.clear();
    const std::vector<Stage> &stages = state->competition.definition().format.stages;
    for (const Stage &stage : stages)
        m_stageNames.push_back(capitalized(stage.name));
    StandingsView *again = nullptr;
    for (std::size_t i = 0; i < m_count; ++i) {
        Cell &one = cell(i);
        const int scrolled = one.view->verticalScrollBar()->value();
        one.stage = state->competition.tables()[static_cast<std::size_t>(tables[i])].stage;
        one.view->model().setTable(state, tables[i], meanings, kits);
        one.view->setWhole(m_count > 1);
        one.view->take();
        one.heading->setText(one.view->model().title());
        one.view->verticalScrollBar()->setValue(scrolled);
        if (const int row = one.view->model().rowOf(team);
            row >= 0 && (again == nullptr || tables[i] == table)) {
            if (again != nullptr)
                again->clearChoice();
            one.view->selectRowOf(row);
            again = one.view;
        }
    }
    m_isChoosing = false;
    shareWidths();
    m_columns = 0;
    place();
    Q_EMIT chosen();
}

/// Columns stand below each other through all tables.
void TablesBoard::shareWidths()
{
    StandingsWidths widest{};
    for (const StandingsView *view : views())
        for (std::size_t i = 0; i < widest.size(); ++i)
            widest[i] = std::max(widest[i], view->ownWidths()[i]);
    for (StandingsView *view : views())
        view->setWidths(widest);
    limitWidths();
}

std::vector<StandingsView *> TablesBoard::views() const
{
    std::vector<StandingsView *> views;
    for (std::size_t i = 0; i < m_count; ++i)
        views.push_back(m_cells[i].view);
    return views;
}

StandingsView *TablesBoard::chosenTable() const
{
    for (StandingsView *view : views())
        if (view->currentRow() >= 0)
            return view;
    return nullptr;
}

bool TablesBoard::choose(const QUuid &team)
{
    for (StandingsView *view : views())
        if (const int row = view->model().rowOf(team); row >= 0) {
            view->selectRowOf(row);
            view->setFocus(Qt::OtherFocusReason);
            return true;
        }
    return false;
}

void TablesBoard::choseIn(StandingsView *view)
{
    if (m_isChoosing)
        return;
    if (view->currentRow() >= 0) {
        m_isChoosing = true;
        for (StandingsView *other : views())
            if (other != view)
                other->clearChoice();
        m_isChoosing = false;
        const QRect row =
            view->visualRect(view->model().index(view->currentRow(), StandingsModel::TeamColumn));
        Q_EMIT looksAt({view->viewport()->mapTo(this, row.topLeft()), row.size()});
    }
    Q_EMIT chosen();
}

void TablesBoard::walk(StandingsView *from, int direction)
{
    const std::vector<StandingsView *> all = views();
    const auto here = std::find(all.begin(), all.end(), from) - all.begin();
    const auto next = here + direction;
    if (next < 0 || next >= static_cast<std::ptrdiff_t>(all.size()))
        return;
    StandingsView *to = all[static_cast<std::size_t>(next)];
    to->setFocus(Qt::TabFocusReason);
    to->selectRowOf(direction > 0 ? 0 : to->model().rowCount() - 1);
}

int TablesBoard::wantedColumns() const
{
    if (m_count < 2)
        return 1;
    int narrow = 0;
    int rows = 0;
    for (const StandingsView *view : views()) {
        narrow = std::max(narrow, view->narrowWidth());
        rows = std::max(rows, view->model().rowCount());
    }
    if (rows > mostBoardRows)
        return 1;
    const int room = (width() + spacing::page) / (narrow + spacing::page);
    return std::clamp(room, 1, std::min(mostBoardColumns, static_cast<int>(m_count)));
}

/// What is left of a wide window stays empty at the right.
void TablesBoard::limitWidths()
{
    int widest = 0;
    for (const StandingsView *view : views())
        widest = std::max(widest, view->fullWidth());
    for (std::size_t i = 0; i < m_count; ++i)
        m_cells[i].box->setMaximumWidth(static_cast<int>(widest * widestBoardTable));
}

void TablesBoard::place()
{
    const int columns = wantedColumns();
    if (columns == m_columns)
        return;
    m_columns = columns;
    while (QLayoutItem *item = m_grid->takeAt(0))
        delete item;
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
    std::set<int> stages;
    for (std::size_t i = 0; i < m_count; ++i)
        stages.insert(m_cells[i].stage);
    int row = -1;
    int column = 0;
    int stage = -1;
    std::size_t headings = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
        const Cell &one = m_cells[i];
        if (one.stage != stage && stages.size() > 1) {
            QLabel *heading = stageHeading(headings++);
            heading->setText(m_stageNames[static_cast<std::size_t>(one.stage)]);
            heading->show();
            m_grid->addWidget(heading, ++row, 0, 1, columns);
            column = 0;
        }
        row += column == 0 ? 1 : 0;
        stage = one.stage;
        m_grid->addWidget(one.box, row, column, Qt::Alignment());
        one.box->show();
        column = (column + 1) % columns;
    }
    for (std::size_t i = m_count; i < m_cells.size(); ++i)
        m_cells[i].box->hide();
    for (; headings < m_stageHeadings.size(); ++headings)
        m_stageHeadings[headings]->hide();
    // What tables that are as wide as they get leave over goes to an empty column behind them.
    constexpr int much = 1000;
    for (int i = 0; i <= mostBoardColumns; ++i)
        m_grid->setColumnStretch(i, i < columns ? much : i == columns ? 1 : 0);
    // Many tables stand at the top; one alone has all the room.
    m_grid->setRowStretch(m_count == 1 ? row : row + 1, 1);
}

void TablesBoard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    place();
}

} // namespace touchline
