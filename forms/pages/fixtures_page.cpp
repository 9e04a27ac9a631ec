// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/pages/fixtures_page.h"

#include "forms/dialogs/annul_dialog.h"
#include "forms/dialogs/correct_dialog.h"
#include "forms/dialogs/fixture_names.h"
#include "forms/dialogs/log_dialog.h"
#include "forms/dialogs/postpone_dialog.h"
#include "forms/dialogs/walkover_dialog.h"
#include "forms/pages/score_delegate.h"
#include "forms/print/blank_sheet.h"
#include "forms/sheet/score_sheet_dialog.h"
#include "forms/theme/icons.h"
#include "forms/theme/theme.h"
#include "models/views/fixture_changes.h"
#include "models/views/fixture_deeds.h"
#include "models/views/said.h"
#include "models/views/sheet_source.h"
#include "models/words/score_entry.h"
#include "ui_fixtures_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <algorithm>

namespace touchline {

namespace {

bool hasReport(const CompetitionState &state, int fixture)
{
    return state.competition.report(fixture) != nullptr;
}

bool knowsTeams(const CompetitionState &state, int fixture)
{
    const PerSide<int> &teams = state.now.fixtures[static_cast<std::size_t>(fixture)].teams;
    return teams[Side::Home] >= 0 && teams[Side::Away] >= 0;
}

bool takesSheet(const CompetitionState &state, int fixture)
{
    return takesResult(state, fixture) || canBeCorrected(state, fixture);
}

} // namespace

FixturesPage::FixturesPage(PageHost &host, QWidget *parent)
    : Page(host, parent)
    , m_ui(std::make_unique<Ui::FixturesPage>())
    , m_showAll(new QAction(tr("Show &all matches"), this))
{
    m_ui->setupUi(this);
    Theme::setType(m_ui->title, Theme::Type::Title);
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
    m_ui->order->addItem(tr("matchday"), static_cast<int>(FixtureModel::Order::Matchday));
    m_ui->order->addItem(tr("group"), static_cast<int>(FixtureModel::Order::Group));
    m_ui->order->addItem(tr("team"), static_cast<int>(FixtureModel::Order::Team));
    m_ui->order->addItem(tr("date"), static_cast<int>(FixtureModel::Order::Date));
    m_ui->shown->addItem(tr("all matches"), static_cast<int>(FixtureModel::Show::All));
    m_ui->shown->addItem(tr("matches to come"), static_cast<int>(FixtureModel::Show::Open));
    m_ui->shown->addItem(tr("played matches"), static_cast<int>(FixtureModel::Show::Played));
    m_ui->shown->addItem(tr("matches in conflict"), static_cast<int>(FixtureModel::Show::InConflict));
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
        if (hasReport(*state(), fixture))
            showLog();
        else if (mayChange())
            enterScore();
    });
    connect(m_ui->panel, &FixturePanel::remedyWanted, this, &FixturesPage::carryOut);
}

void FixturesPage::offerChange(CommandId id, void (FixturesPage::*run)(), Condition condition)
{
    host().commands().offer(
        id, this, [this, run] { (this->*run)(); },
        [this, condition] { return mayChange() && !chosen(condition).empty(); });
}

void FixturesPage::offerCommands()
{
    const auto ifOnly = [this](Condition condition) {
        return [this, condition] { return mayChange() && only() >= 0 && condition(*state(), only()); };
    };
    CommandSet &commands = host().commands();
    commands.offer(
        CommandId::PlaySelected, this, [this] { play(); },
        [this] { return mayChange() && host().work() == nullptr && !chosen(canBePlayed).empty(); });
    commands.offer(
        CommandId::EnterResult, this, [this] { enterScore(); },
        [this] {
            const int fixture = m_ui->view->current();
            return mayChange() && fixture >= 0 && takesResult(*state(), fixture);
        });
    commands.offer(
        CommandId::EnterScoreSheet, this, [this] { enterSheet(); }, ifOnly(takesSheet));
    commands.offer(
        CommandId::PrintBlankSheets, this, [this] { printSheets(); },
        [this] { return state() != nullptr && host().league() != nullptr; });
    commands.offer(
        CommandId::CorrectResult, this, [this] { correct(); }, ifOnly(canBeCorrected));
    commands.offer(
        CommandId::AwardWalkover, this, [this] { award(); }, ifOnly(canBeAwarded));
    offerChange(CommandId::Postpone, &FixturesPage::postpone, canBePutOff);
    offerChange(CommandId::Annul, &FixturesPage::annul, canBeAnnulled);
    offerChange(CommandId::TakeOutResult, &FixturesPage::takeOut, canBeTakenOut);
    commands.offer(
        CommandId::ShowLog, this, [this] { showLog(); },
        [this] { return state() != nullptr && only() >= 0 && hasReport(*state(), only()); });
    commands.offer(
        CommandId::CopyText, this, [this] { copy(); }, [this] { return !m_ui->view->chosen().empty(); });
    offerFind(m_ui->search);
}

bool FixturesPage::mayChange()
{
    return state() != nullptr && host().league() != nullptr && !host().league()->league().isReadOnly();
}

std::vector<int> FixturesPage::chosen(Condition condition) const
{
    std::vector<int> fixtures = m_ui->view->chosen();
    std::erase_if(fixtures, [this, condition](int fixture) {
        return state() == nullptr || !condition(*state(), fixture);
    });
    return fixtures;
}

int FixturesPage::only() const
{
    const std::vector<int> fixtures = m_ui->view->chosen();
    return fixtures.size() == 1 ? fixtures.front() : -1;
}

void FixturesPage::refresh()
{
    const bool isOther = m_shown != competition();
    m_shown = competition();
    if (isOther)
        showAll();
    m_ui->view->setEntry(mayChange());
    const QUuid wasOpen = m_open;
    m_ui->view->setState(state());
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
        return host().commands().action(id)->shortcut().toString(QKeySequence::NativeText);
    };
    return tr("Type the result and Enter: 2-1. %1 opens the score sheet, %2 lets the computer play.")
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
        m_ui->empty->say(tr("There is no competition yet."),
                         host().commands().action(CommandId::NewCompetition));
    else if (isEmpty)
        m_ui->empty->say(tr("There is no such match."), m_showAll);
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

void FixturesPage::showMenu()
{
    QMenu menu(this);
    CommandSet &commands = host().commands();
    for (const CommandId id : {CommandId::PlaySelected, CommandId::EnterResult, CommandId::EnterScoreSheet,
                               CommandId::CorrectResult})
        menu.addAction(commands.action(id));
    menu.addSeparator();
    for (const CommandId id :
         {CommandId::AwardWalkover, CommandId::Postpone, CommandId::Annul, CommandId::TakeOutResult})
        menu.addAction(commands.action(id));
    menu.addSeparator();
    menu.addAction(commands.action(CommandId::ShowLog));
    menu.addAction(commands.action(CommandId::PrintBlankSheets));
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
                    QT_TRANSLATE_NOOP("core", "The competition has no such match any more."));
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
        host().tell(tr("This league can only be read."));
    else if (canBeCorrected(*state(), fixture))
        host().tell(tr("This match has a result: \"Correct\" puts another one in its place."));
    else
        host().tell(tr("No result can be entered here: %1 %2").arg(markWords(mark) + u'.', markHelp(mark)));
}

void FixturesPage::makeChanges(const std::vector<Change> &changes)
{
    OpenLeague *league = host().league();
    if (league == nullptr || state() == nullptr || changes.empty())
        return;
    const auto entry = touchline::makeChanges(league->league(), state()->competition, changes);
    if (entry)
        host().tell(said(*entry));
    else
        host().tell(entry.error());
}

void FixturesPage::open(QDialog *dialog, const std::function<void()> &done)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, done);
    connect(dialog, &QDialog::finished, m_ui->view, [this] { m_ui->view->setFocus(); });
    dialog->open();
}

void FixturesPage::play()
{
    if (const std::vector<int> fixtures = chosen(canBePlayed); !fixtures.empty())
        host().play(competition(), fixtures);
}

void FixturesPage::enterScore()
{
    m_ui->view->setFocus();
    m_ui->view->enterScore();
}

void FixturesPage::enterSheet()
{
    if (only() < 0 || host().league() == nullptr)
        return;
    // What the league holds now, which may be newer than what is painted.
    const auto present = host().league()->state(competition());
    auto match = present ? tableMatchOf(*host().league(), **present, only())
                         : Result<TableMatch>(fail(present.error()));
    if (!match) {
        host().tell(match.error());
        return;
    }
    auto *dialog = new ScoreSheetDialog(*host().league(), *present, std::move(*match), this);
    connect(dialog, &ScoreSheetDialog::entered, this,
            [this](const JournalEntry &entry) { host().tell(said(entry)); });
    // As after a typed score the next match waits; after a correction one sees what became of it.
    const bool isFirst = (*present)->competition.report(only()) == nullptr;
    open(dialog, [this, isFirst] {
        if (isFirst)
            goOn(m_ui->view->currentIndex());
    });
}

void FixturesPage::printSheets()
{
    OpenLeague *league = host().league();
    if (league == nullptr || state() == nullptr)
        return;
    std::vector<BlankSheet> sheets;
    for (const int fixture : chosen(knowsTeams)) {
        const auto match = tableMatchOf(*league, *state(), fixture);
        if (!match) {
            host().tell(match.error());
            return;
        }
        sheets.push_back(blankSheetOf(*state(), *match));
    }
    // No match is chosen whose teams are known: a sheet with empty lines.
    if (sheets.empty())
        sheets.push_back(state()->rules
                             ? emptySheetOf(state()->rules->choice.game, state()->rules->choice.level,
                                            state()->rules->choice.options)
                             : emptySheetOf(nullptr, {}, {}));
    printBlankSheets(sheets, this);
}

void FixturesPage::correct()
{
    if (only() < 0 || host().league() == nullptr)
        return;
    open(new CorrectDialog(*host().league(), state(), only(), this), [] {});
}

void FixturesPage::award()
{
    if (only() < 0)
        return;
    auto *dialog = new WalkoverDialog(state(), only(), this);
    open(dialog, [this, dialog] { makeChanges({dialog->ruling()}); });
}

void FixturesPage::postpone()
{
    const std::vector<int> fixtures = chosen(canBePutOff);
    if (fixtures.empty())
        return;
    auto *dialog = new PostponeDialog(state(), fixtures, this);
    open(dialog, [this, dialog] { makeChanges(dialog->rulings()); });
}

void FixturesPage::annul()
{
    const std::vector<int> fixtures = chosen(canBeAnnulled);
    if (fixtures.empty())
        return;
    auto *dialog = new AnnulDialog(state(), fixtures, this);
    open(dialog, [this, dialog] { makeChanges(dialog->rulings()); });
}

void FixturesPage::takeOut()
{
    std::vector<Change> changes;
    for (const int fixture : chosen(canBeTakenOut))
        changes.emplace_back(takingOut(*state(), fixture));
    makeChanges(changes);
}

void FixturesPage::showLog()
{
    const int fixture = only();
    if (fixture < 0 || host().league() == nullptr)
        return;
    auto told = toldMatch(*host().league(), *state(), fixture);
    if (!told) {
        host().tell(told.error());
        return;
    }
    open(new LogDialog(fixtureNames(*state(), {fixture}), std::move(*told), this), [] {});
}

void FixturesPage::copy()
{
    const FixtureModel *model = m_ui->view->fixtures();
    QStringList lines;
    QModelIndexList rows = m_ui->view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(),
              [](const QModelIndex &one, const QModelIndex &other) { return one.row() < other.row(); });
    for (const QModelIndex &row : rows) {
        QStringList cells;
        for (int column = 0; column < FixtureModel::columns; ++column)
            cells << model->index(row.row(), column).data().toString();
        lines << cells.join(u'\t');
    }
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

void FixturesPage::carryOut(Remedy remedy)
{
    const int fixture = m_ui->view->current();
    if (fixture < 0 || state() == nullptr)
        return;
    // The panel is about the match of the cursor, whatever else is chosen.
    m_ui->view->goTo(state()->competition.fixtures()[static_cast<std::size_t>(fixture)].id);
    switch (remedy) {
    case Remedy::Wait:
        break;
    case Remedy::PlayAgain:
        makeChanges({rulingAbout(*state(), fixture, Ruling::Kind::Replay)});
        break;
    case Remedy::EnterResult:
        correct();
        break;
    case Remedy::Award:
        award();
        break;
    case Remedy::KeepAsItIs:
        makeChanges({rulingAbout(*state(), fixture, Ruling::Kind::AsItIs)});
        break;
    case Remedy::TakeOut:
        makeChanges({takingOut(*state(), fixture)});
        break;
    case Remedy::Lift:
        makeChanges({rulingAbout(*state(), fixture, Ruling::Kind::Lifted)});
        break;
    }
}

} // namespace touchline
