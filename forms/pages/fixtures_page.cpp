// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/fixtures_page.h"

#include "forms/pages/due_bar.h"
#include "forms/pages/score_delegate.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "models/views/fixture_deeds.h"
#include "models/views/said.h"
#include "models/words/score_entry.h"
#include "ui_fixtures_page.h"

#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace touchline {

FixturesPage::FixturesPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_unique<Ui::FixturesPage>())
    , m_due(new DueBar(host, this))
    , m_showAll(new QAction(tr("Show &All Matches"), this))
{
    m_ui->setupUi(this);
    dressTitle(m_ui->title);
    m_ui->column->insertWidget(1, m_due);
    m_ui->conflicts->setIcon(icon(QStringLiteral("warning"), ColourRole::Error));
    m_ui->conflicts->hide();
    setFocusProxy(m_ui->view);
    fillFilters();
    connectList();
    offerCommands();
}

FixturesPage::~FixturesPage() = default;

void FixturesPage::fillFilters()
{
    m_ui->order->addItem(tr("Matchday"), static_cast<int>(FixtureModel::Order::Matchday));
    m_ui->order->addItem(tr("Group"), static_cast<int>(FixtureModel::Order::Group));
    m_ui->order->addItem(tr("Team"), static_cast<int>(FixtureModel::Order::Team));
    m_ui->order->addItem(tr("Date"), static_cast<int>(FixtureModel::Order::Date));
    m_ui->shown->addItem(tr("All matches"), static_cast<int>(FixtureModel::Show::All));
    m_ui->shown->addItem(tr("Matches to come"), static_cast<int>(FixtureModel::Show::Open));
    m_ui->shown->addItem(tr("Played matches"), static_cast<int>(FixtureModel::Show::Played));
    m_ui->shown->addItem(tr("Matches in conflict"), static_cast<int>(FixtureModel::Show::InConflict));
    const auto rearrange = [this](const std::function<void(FixtureModel &)> &change) {
        m_ui->view->rearrange(change);
        showList();
    };
    connect(m_ui->order, &QComboBox::currentIndexChanged, this, [this, rearrange] {
        const auto order = static_cast<FixtureModel::Order>(m_ui->order->currentData().toInt());
        rearrange([order](FixtureModel &model) { model.setOrder(order); });
    });
    connect(m_ui->shown, &QComboBox::currentIndexChanged, this, [this, rearrange] {
        const auto shown = static_cast<FixtureModel::Show>(m_ui->shown->currentData().toInt());
        rearrange([shown](FixtureModel &model) { model.setShow(shown); });
    });
    connect(m_ui->search, &QLineEdit::textChanged, this, [rearrange](const QString &text) {
        rearrange([&text](FixtureModel &model) { model.setSearch(text); });
    });
    connect(m_ui->search, &QLineEdit::returnPressed, m_ui->view, qOverload<>(&QWidget::setFocus));
    connect(m_showAll, &QAction::triggered, this, &FixturesPage::showAll);
    connect(m_ui->conflicts, &QPushButton::clicked, this, &FixturesPage::goToNextConflict);
}

void FixturesPage::connectList()
{
    FixtureView *view = m_ui->view;
    view->setKits([this](const QUuid &team) {
        OpenLeague *league = host().league();
        return league == nullptr ? Kit{} : league->kitOf(team);
    });
    view->scores()->setEnter(
        [this](const QUuid &fixture, const QString &text) { return enter(fixture, text); });
    connect(view->scores(), &ScoreDelegate::entered, this, &FixturesPage::goOn);
    connect(view->scores(), &ScoreDelegate::refused, this, [this](const Error &error) {
        m_hasComplained = true;
        host().tell(error);
    });
    connect(view, &FixtureView::entryRefused, this, &FixturesPage::refuseEntry);
    connect(view, &FixtureView::choiceChanged, this, &FixturesPage::showChoice);
    connect(view, &QWidget::customContextMenuRequested, this, &FixturesPage::showMenu);
    connect(view, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        const int fixture = m_ui->view->fixtures()->fixtureAt(index.row());
        if (fixture < 0 || state() == nullptr)
            return;
        if (state()->competition.report(fixture) != nullptr)
            showLog();
        else if (mayChange())
            enterScore();
    });
    connect(m_ui->panel, &FixturePanel::remedyWanted, this, &FixturesPage::carryOut);
}

void FixturesPage::refresh()
{
    const bool isOther = m_shown != competition();
    m_shown = competition();
    m_due->showDue(state());
    m_ui->view->setEntry(mayChange());
    const QUuid wasOpen = m_open;
    // Before the filters change: what is chosen in the list is told of as a match of state().
    m_ui->view->setState(state());
    if (isOther)
        showAll();
    if (isOther)
        if (const int row = m_ui->view->fixtures()->nextToEnter(-1); row >= 0)
            m_ui->view->goToRow(row);
    if (!isOther)
        leavePlayedRound(wasOpen);
    showList();
}

void FixturesPage::leavePlayedRound(const QUuid &wasOpen)
{
    const int fixture = m_ui->view->current();
    if (wasOpen.isNull() || state() == nullptr || fixture < 0 || takesResult(*state(), fixture))
        return;
    // Nor does it leave somebody who is typing a result.
    const auto entries = m_ui->view->findChildren<QLineEdit *>(QStringLiteral("scoreEntry"));
    if (std::any_of(entries.begin(), entries.end(), [](const QLineEdit *one) { return one->isVisible(); }))
        return;
    const auto &fixtures = state()->competition.fixtures();
    const Fixture &played = fixtures[static_cast<std::size_t>(fixture)];
    const int row = m_ui->view->fixtures()->nextToEnter(m_ui->view->currentIndex().row());
    if (played.id != wasOpen || row < 0)
        return;
    const auto next = static_cast<std::size_t>(m_ui->view->fixtures()->fixtureAt(row));
    // Within a round the cursor stays, so that one sees what became of the match.
    if (fixtures[next].stage != played.stage || fixtures[next].round != played.round)
        m_ui->view->goToRow(row);
}

QString FixturesPage::entryHint()
{
    const auto keys = [this](CommandId id) {
        // The key has one name in a sentence.
        return host()
            .commands()
            .action(id)
            ->shortcut()
            .toString(QKeySequence::NativeText)
            .replace(QLatin1String("Return"), tr("Enter", "key"));
    };
    if (state() != nullptr && !state()->isPlayedHere())
        return tr("Type the result, then Enter: 2-1. %1: score sheet.").arg(keys(CommandId::EnterScoreSheet));
    return tr("Type the result, then Enter: 2-1. %1: score sheet. %2: computer plays it.")
        .arg(keys(CommandId::EnterScoreSheet), keys(CommandId::PlaySelected));
}

void FixturesPage::showAll()
{
    m_ui->search->clear();
    m_ui->shown->setCurrentIndex(0);
}

void FixturesPage::showList()
{
    const FixtureModel *model = m_ui->view->fixtures();
    const bool isEmpty = model->rowCount() == 0;
    m_ui->stack->setCurrentWidget(isEmpty ? static_cast<QWidget *>(m_ui->empty)
                                          : static_cast<QWidget *>(m_ui->view));
    if (isEmpty && state() == nullptr)
        m_ui->empty->say(tr("No competitions yet."), host().commands().action(CommandId::NewCompetition));
    else if (isEmpty)
        m_ui->empty->say(tr("No matching fixtures."), m_showAll);
    const int conflicts = model->conflicts();
    m_ui->conflicts->setVisible(conflicts > 0);
    m_ui->conflicts->setText(tr("%n in &conflict", nullptr, conflicts));
    showChoice();
}

void FixturesPage::showChoice()
{
    OpenLeague *league = host().league();
    const bool isReadOnly = league == nullptr || league->league().isReadOnly();
    const int current = m_ui->view->current();
    m_ui->panel->setFixture(state(), current, isReadOnly, entryHint());
    const bool isOpen = state() != nullptr && current >= 0 && takesResult(*state(), current);
    m_open = isOpen ? state()->competition.fixtures()[static_cast<std::size_t>(current)].id : QUuid();
    host().commands().refresh();
}

void FixturesPage::goToNextConflict()
{
    if (state() == nullptr)
        return;
    const std::vector<int> conflicts = fixturesIn(FixtureState::InConflict, state()->now);
    if (conflicts.empty())
        return;
    const int present = m_ui->view->current();
    const auto next = std::upper_bound(conflicts.begin(), conflicts.end(), present);
    const int fixture = next == conflicts.end() ? conflicts.front() : *next;
    focusOn(state()->competition.fixtures()[static_cast<std::size_t>(fixture)].id);
    m_ui->view->setFocus();
}

void FixturesPage::focusOn(const QUuid &subject)
{
    if (state() == nullptr)
        return;
    if (const int team = state()->competition.indexOfTeam(subject); team >= 0) {
        m_ui->search->setText(state()->competition.entrant(team).name);
        return;
    }
    if (m_ui->view->goTo(subject))
        return;
    showAll();
    static_cast<void>(m_ui->view->goTo(subject));
}

QUuid FixturesPage::subjectId() const
{
    if (state() == nullptr)
        return {};
    for (const Entrant &entrant : state()->competition.definition().entrants)
        if (entrant.name == m_ui->search->text())
            return entrant.id;
    const auto fixture = static_cast<std::size_t>(m_ui->view->current());
    const std::vector<Fixture> &fixtures = state()->competition.fixtures();
    return fixture < fixtures.size() ? fixtures[fixture].id : QUuid();
}

void FixturesPage::showMenu()
{
    QMenu menu(this);
    CommandSet &commands = host().commands();
    for (const CommandId id : {CommandId::PlaySelected, CommandId::EnterResult, CommandId::EnterScoreSheet,
                               CommandId::CorrectResult})
        menu.addAction(commands.action(id));
    menu.addSeparator();
    for (const CommandId id :
         {CommandId::AwardWalkover, CommandId::Postpone, CommandId::Abandon, CommandId::Replay,
          CommandId::Annul, CommandId::TakeOutResult, CommandId::MatchRules, CommandId::RuleOnTeam})
        menu.addAction(commands.action(id));
    menu.addSeparator();
    menu.addAction(commands.action(CommandId::ShowLog));
    menu.addAction(commands.action(CommandId::PrintBlankSheets));
    menu.addAction(commands.action(CommandId::Print));
    menu.addAction(commands.action(CommandId::CopyText));
    const QRect row = m_ui->view->visualRect(m_ui->view->currentIndex());
    const QPoint pointer = m_ui->view->viewport()->mapFromGlobal(QCursor::pos());
    // By the keyboard it opens at the row, wherever the pointer is.
    const QPoint place = row.top() <= pointer.y() && pointer.y() <= row.bottom() ? pointer : row.bottomLeft();
    menu.exec(m_ui->view->viewport()->mapToGlobal(place));
}

Result<void> FixturesPage::enter(const QUuid &fixture, const QString &text)
{
    OpenLeague *league = host().league();
    if (league == nullptr)
        return {};
    // What the league holds now, which may be newer than what is painted.
    const auto present = league->state(competition());
    if (!present)
        return fail(present.error());
    const int index = (*present)->competition.indexOfFixture(fixture);
    if (index < 0)
        return fail(Fault::NotFound,
                    QT_TRANSLATE_NOOP("core", "This match is no longer in the competition."));
    auto report = typedReport((*present)->competition, index, text);
    if (!report)
        return fail(report.error());
    const auto entry = league->league().recordFirst(competition(), std::move(*report));
    if (!entry)
        return fail(entry.error());
    if (m_hasComplained)
        host().tell(said(*entry));
    m_hasComplained = false;
    return {};
}

void FixturesPage::goOn(const QModelIndex &entered)
{
    const int next = m_ui->view->fixtures()->nextToEnter(entered.row());
    m_ui->view->goToRow(next >= 0 ? next : entered.row());
    m_ui->view->setFocus();
}

void FixturesPage::refuseEntry(int fixture)
{
    if (state() == nullptr || fixture < 0)
        return;
    const FixtureMark mark = markOf(*state(), fixture);
    if (!mayChange())
        host().tell(tr("This league is read-only."));
    else if (canBeCorrected(*state(), fixture))
        host().tell(tr("This match already has a result. Use “Correct” to change it."));
    else
        host().tell(tr("No result can be entered here: %1 %2").arg(markWords(mark) + u'.', markHelp(mark)));
}

} // namespace touchline
