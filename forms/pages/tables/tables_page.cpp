// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/tables/tables_page.h"

#include "core/base/index.h"
#include "forms/pages/teams/team_card_menu.h"
#include "forms/pages/teams/team_rulings.h"
#include "forms/print/picture_commands.h"
#include "forms/tables/meaning_legend.h"
#include "forms/tables/tables_board.h"
#include "forms/tables/tables_picture.h"
#include "forms/theme/icons.h"
#include "forms/theme/spacing.h"
#include "forms/widgets/empty_state.h"
#include "forms/widgets/live_table_toggle.h"
#include "forms/widgets/pending_draw_bar.h"
#include "models/views/translated.h"
#include "models/words/competition/needs_text.h"
#include "models/words/fixtures/fixture_words.h"
#include "ui_tables_page.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace touchline {

namespace {

/// More tables than these are chosen from.
constexpr std::size_t mostShownTables = 24;

bool hasBegun(const Progress &now, const std::vector<int> &tables)
{
    return std::any_of(tables.begin(), tables.end(),
                       [&now](int table) { return hasBegun(now.tables[at(table)].table); });
}

/// A line for each thing at stake before the team's last match, as long as it is open; of more matches only
/// the points.
QStringList whatMustHappen(const CompetitionState &state, int table, const QUuid &team)
{
    constexpr std::size_t mostWays = 3;
    const int entrant = state.competition.indexOfTeam(team);
    if (entrant < 0 || state.certain(table).empty())
        return {};
    const auto all = needsOf(state.competition, entrant, {});
    QStringList lines;
    for (const TableNeeds &one : all.value_or(std::vector<TableNeeds>())) {
        const PlaceRange &range = one.needed.range;
        if (one.table != table || range.isCertain(one.places) || range.isImpossible(one.places))
            continue;
        const bool isShort = one.needed.ways.size() <= mostWays;
        if (!isShort && !one.needed.leastPoints)
            continue;
        const QStringList words = needsWords(state.competition, entrant, one, windowLanguage());
        lines << TablesPage::tr("%1: %2", "what is at stake, what must happen")
                     .arg(aimWords(one, windowLanguage()), isShort ? words.join(u' ') : words.back());
    }
    return lines;
}

} // namespace

TablesPage::TablesPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_shared<Ui::TablesPage>())
    , m_due(new PendingDrawBar(host, this))
    , m_liveTable(new LiveTableToggle(this))
    , m_goToTeam(new QAction(icon(QStringLiteral("fixtures")), tr("Show &Matches"), this))
    , m_copyTable(new QAction(icon(QStringLiteral("copy")), tr("Copy &This Table as Text"), this))
{
    m_ui->setupUi(this);
    dressTitle(m_ui->title);
    m_ui->pageLayout->insertWidget(1, m_due);
    m_ui->top->insertWidget(1, m_liveTable);
    setTabOrder(m_liveTable, m_ui->stage);
    connect(m_liveTable, &QCheckBox::toggled, this, &TablesPage::refresh);
    Theme::setType(m_ui->whyHeading, Theme::Type::Heading);
    // So that the tables stay where they are while one row after the other is chosen.
    constexpr int usualSentences = 3;
    m_ui->why->setMinimumHeight(usualSentences * m_ui->why->fontMetrics().lineSpacing());
    m_ui->why->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_ui->area->viewport()->setAutoFillBackground(false);
    m_ui->board->setAutoFillBackground(false);
    connect(m_ui->stage, &QComboBox::activated, this, [this] { showPortion(); });
    connect(m_ui->board, &TablesBoard::chosen, this, &TablesPage::showWhy);
    connect(m_ui->board, &TablesBoard::teamWanted, this, &TablesPage::goToTeam);
    connect(m_ui->board, &TablesBoard::menuWanted, this, &TablesPage::showMenu);
    connect(m_ui->board, &TablesBoard::looksAt, this, [this](const QRect &part) {
        m_ui->area->ensureVisible(part.left(), part.center().y(), 0, part.height() / 2 + spacing::page);
    });
    connect(m_goToTeam, &QAction::triggered, this, &TablesPage::goToTeam);
    connect(m_copyTable, &QAction::triggered, this, &TablesPage::copyTable);
    const auto mayChange = [this] {
        return state() != nullptr && this->host().league() != nullptr &&
               !this->host().league()->league().isReadOnly();
    };
    host.commands().offer(
        CommandId::RuleOnTeam, this, [this] { ruleOnTeam(); }, mayChange);
    host.commands().offer(
        CommandId::CompetitionRules, this, [this] { changeCompetitionRules(this->host(), state(), *this); },
        mayChange);
    offerPictures(*this, host,
                  {[this] { return state() != nullptr && !m_portions.empty(); }, [this] { return picture(); },
                   [this] { return tablesText(*m_now, shownTables()); },
                   [this] { return tr("%1, tables", "name of a file").arg(state()->name()); }});
}

/// All tables where they are few; else stage after stage, large stages in parts.
std::vector<TablesPage::Portion> TablesPage::portions() const
{
    const std::vector<TablePlan> &tables = state()->competition.tables();
    const std::vector<Stage> &stages = state()->competition.definition().format.stages;
    std::vector<Portion> portions;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const bool isNewStage = i == 0 || tables[i].stage != tables[i - 1].stage;
        const bool isFull = !portions.empty() && portions.back().tables.size() >= mostShownTables;
        const bool isApart = tables.size() > mostShownTables && isNewStage;
        if (portions.empty() || isFull || isApart)
            portions.push_back({capitalized(stages[at(tables[i].stage)].name), {}});
        portions.back().tables.push_back(static_cast<int>(i));
    }
    for (Portion &portion : portions) {
        const auto sameName = std::count_if(portions.begin(), portions.end(), [&](const Portion &other) {
            return other.name.startsWith(portion.name);
        });
        if (sameName > 1)
            portion.name =
                tr("%1: %2 to %3", "stage: first to last table")
                    .arg(portion.name, tableWords(tables[at(portion.tables.front())], windowLanguage()),
                         tableWords(tables[at(portion.tables.back())], windowLanguage()));
    }
    return portions;
}

void TablesPage::refresh()
{
    CommandSet &commands = host().commands();
    m_due->showDue(state());
    m_now = m_liveTable->shown(host().league(), state());
    if (state() == nullptr || state()->competition.tables().empty()) {
        m_portions.clear();
        if (state() == nullptr)
            m_ui->empty->setMessage(tr("No competition to show."), commands.action(goTo(PageKind::Home)));
        else
            m_ui->empty->setMessage(tr("This competition has no tables: it is played as a knockout."),
                                    commands.action(goTo(PageKind::Bracket)));
        m_ui->stack->setCurrentWidget(m_ui->empty);
        m_shown = {};
        m_ui->stage->hide();
        m_ui->stageLabel->hide();
        return;
    }
    m_meanings = placeMeanings(state()->competition, windowLanguage());
    takePortions();
    showPortion();
    m_ui->stack->setCurrentWidget(m_ui->content);
}

void TablesPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    // A match under way goes on without a change of the competition.
    if (m_now != nullptr && !m_liveTable->isHidden())
        refresh();
}

void TablesPage::takePortions()
{
    std::vector<Portion> now = portions();
    const bool isSame = m_shown == state()->id() && now == m_portions;
    m_portions = std::move(now);
    if (isSame)
        return;
    m_shown = state()->id();
    m_ui->stage->clear();
    for (const Portion &portion : m_portions)
        m_ui->stage->addItem(portion.name);
    m_ui->stage->setCurrentIndex(usualPortion());
    m_ui->stage->setVisible(m_portions.size() > 1);
    m_ui->stageLabel->setVisible(m_portions.size() > 1);
}

/// The last one that has begun.
int TablesPage::usualPortion() const
{
    int usual = 0;
    for (int i = 0; at(i) < m_portions.size(); ++i)
        if (hasBegun(m_now->now, m_portions[at(i)].tables))
            usual = i;
    return usual;
}

const std::vector<int> &TablesPage::shownTables() const
{
    return m_portions[at(std::max(0, m_ui->stage->currentIndex()))].tables;
}

void TablesPage::showPortion()
{
    m_ui->legend->setLegend(legendOf(m_meanings, shownTables()));
    m_ui->board->setTables(m_now, shownTables(), m_meanings,
                           [this](const QUuid &team) { return badgeOf(team); });
    showWhy();
}

Badge TablesPage::badgeOf(const QUuid &team)
{
    OpenLeague *league = host().league();
    return league == nullptr ? Badge{} : league->badgeOf(team);
}

void TablesPage::showWhy()
{
    StandingsView *table = m_ui->board->chosenTable();
    if (table == nullptr) {
        m_ui->whyHeading->setText(tr("Why?"));
        QStringList lines;
        for (const StandingsView *view : m_ui->board->views())
            lines << view->model().notes();
        lines << StandingsModel::legendOfCertain(*m_now, shownTables());
        lines.removeAll(QString());
        lines << tr("Select a team to see why it is placed there.");
        m_ui->why->setText(lines.join(u'\n'));
        return;
    }
    const QModelIndex row = table->model().index(table->currentRow(), StandingsModel::TeamColumn);
    const QString place = row.siblingAtColumn(StandingsModel::PlaceColumn).data().toString();
    m_ui->whyHeading->setText(tr("%1: place %2 in %3", "team, place, table")
                                  .arg(row.data().toString(), place, table->model().title()));
    QStringList lines;
    if (const QString meaning = row.data(StandingsModel::MeaningTextRole).toString(); !meaning.isEmpty())
        lines << meaning;
    lines << row.data(StandingsModel::WhyRole).toStringList();
    lines << whatMustHappen(*m_now, table->model().table(), table->currentTeam());
    m_ui->why->setText(lines.join(u'\n'));
}

void TablesPage::focusOn(const QUuid &subject)
{
    if (subject.isNull() || m_portions.empty() || m_ui->board->choose(subject))
        return;
    for (int i = 0; at(i) < m_portions.size(); ++i) {
        const std::vector<int> &tables = m_portions[at(i)].tables;
        const int team = state()->competition.indexOfTeam(subject);
        const bool isThere = std::any_of(tables.begin(), tables.end(), [&](int table) {
            const std::vector<int> &teams = state()->now.tables[at(table)].teams;
            return team >= 0 && std::find(teams.begin(), teams.end(), team) != teams.end();
        });
        if (!isThere)
            continue;
        m_ui->stage->setCurrentIndex(i);
        showPortion();
        m_ui->board->choose(subject);
        return;
    }
}

void TablesPage::goToTeam()
{
    if (const StandingsView *table = m_ui->board->chosenTable();
        table != nullptr && !table->currentTeam().isNull())
        host().go(PageKind::Fixtures, competition(), table->currentTeam());
}

void TablesPage::ruleOnTeam()
{
    const StandingsView *table = m_ui->board->chosenTable();
    touchline::ruleOnTeam(host(), {state()}, table == nullptr ? QUuid() : table->currentTeam(), *this);
}

void TablesPage::copyTable()
{
    const StandingsView *table = m_ui->board->chosenTable();
    if (table == nullptr)
        return;
    QGuiApplication::clipboard()->setText(tablesText(*m_now, {table->model().table()}));
    host().notify(tr("Copied as text."));
}

void TablesPage::showMenu(StandingsView *table, const QPoint &place)
{
    if (table->currentRow() < 0)
        return;
    CommandSet &commands = host().commands();
    QMenu menu(this);
    m_goToTeam->setEnabled(!table->currentTeam().isNull());
    menu.addAction(m_goToTeam);
    menu.addSeparator();
    menu.addAction(m_copyTable);
    for (const CommandId id : {CommandId::CopyText, CommandId::ExportPicture, CommandId::Print})
        menu.addAction(commands.action(id));
    menu.addSeparator();
    menu.addAction(commands.action(CommandId::RuleOnTeam));
    addTeamCards(menu, host(), competition(), {table->currentTeam()});
    menu.exec(place);
}

Picture TablesPage::picture()
{
    return tablesPicture(m_now, shownTables(), m_meanings,
                         [this](const QUuid &team) { return badgeOf(team); });
}

} // namespace touchline
