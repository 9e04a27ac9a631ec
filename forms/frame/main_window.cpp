// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/frame/main_window.h"

#include "core/base/visible_text.h"
#include "forms/dialogs/league/about_dialog.h"
#include "forms/dialogs/league/shortcuts_dialog.h"
#include "forms/dialogs/league/undo_dialog.h"
#include "forms/dialogs/teams/ranking_dialog.h"
#include "forms/frame/competition_commands.h"
#include "forms/frame/computer_play.h"
#include "forms/frame/desktop.h"
#include "forms/frame/league_files.h"
#include "forms/frame/list_files.h"
#include "forms/frame/new_competition_offer.h"
#include "forms/frame/notice_bar.h"
#include "forms/frame/server_watch.h"
#include "forms/frame/work_line.h"
#include "forms/help/help_topics.h"
#include "forms/help/help_window.h"
#include "forms/match_centre/friendly_page.h"
#include "forms/match_centre/match_page.h"
#include "forms/pages/home/recent_places.h"
#include "forms/pages/page_table.h"
#include "forms/search/search_box.h"
#include "forms/theme/spacing.h"
#include "forms/theme/theme.h"
#include "forms/widgets/screen_fit.h"
#include "models/store/sqlite/sqlite_file.h"
#include "models/views/play_task.h"
#include "models/views/translated.h"

#include "ui_main_window.h"

#include <QActionGroup>
#include <QCloseEvent>
#include <QDir>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QScrollArea>
#include <QSettings>
#include <QTime>
#include <QUrl>

#include <algorithm>

namespace touchline {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString appearanceKey = QStringLiteral("window/appearance");
constexpr std::size_t mostPlacesBack = 50;
/// In milliseconds after the last change of it: a window that is dragged is not written at every step.
constexpr int untilGeometryIsKept = 400;
/// What a button of the toolbar says of what it would undo is not longer.
constexpr int longestTurn = 60;

QString placeOf(const QMimeData *data)
{
    for (const QUrl &url : data->urls())
        if (url.isLocalFile() && url.toLocalFile().endsWith(QLatin1String(".touchline")))
            return url.toLocalFile();
    return {};
}

} // namespace

MainWindow::MainWindow(Desktop &desktop, QWidget *parent)
    : QMainWindow(parent)
    , m_ui(std::make_unique<Ui::MainWindow>())
    , m_desktop(desktop)
    , m_commands(new CommandSet(this))
    , m_place(new QLabel(this))
    , m_notice(nullptr)
{
    m_ui->setupUi(this);
    m_notice = new NoticeBar(this);
    m_ui->navigation->setMinimumWidth(spacing::navigation);
    m_ui->navigation->setMaximumWidth(spacing::navigation);
    m_commands->fill(m_ui->menuBar);
    m_commands->fill(m_ui->toolBar);
    m_workLine = new WorkLine(m_commands->action(CommandId::StopPlaying), this);
    m_play = new ComputerPlay(*this, *m_workLine, *m_notice, [this] { fitFrame(); });
    m_ui->statusBar->addPermanentWidget(m_workLine);
    m_ui->statusBar->addPermanentWidget(m_place);
    connect(m_ui->navigation, &NavigationView::wanted, this,
            [this](PageKind kind, const QUuid &id) { go(kind, id); });
    m_keepGeometry.setSingleShot(true);
    m_keepGeometry.setInterval(untilGeometryIsKept);
    connect(&m_keepGeometry, &QTimer::timeout, this, &MainWindow::keepGeometry);
    connect(m_ui->navigation, &NavigationView::menuWanted, this, &MainWindow::showCompetitionMenu);
    offerLeagueFiles(*this, desktop);
    offerListFiles(*this);
    offerCommands();
    readGeometry();
    showLeague();
}

MainWindow::~MainWindow()
{
    // Pages and work know the league, so they go first.
    m_play->stop();
    dropPages();
    m_watch.reset();
    m_ui->navigation->setLeague(nullptr);
}

void MainWindow::setLeague(std::unique_ptr<League> league)
{
    m_play->stop();
    dropPages();
    m_ui->navigation->setLeague(nullptr);
    m_watch.reset();
    m_notice->standDown();
    m_league = league ? std::make_unique<OpenLeague>(std::move(league)) : nullptr;
    m_competition = {};
    m_before.clear();
    if (m_league) {
        connect(m_league.get(), &OpenLeague::historyChanged, this, &MainWindow::nameTurns);
        connect(m_league.get(), &OpenLeague::serverLost, this, &MainWindow::showConnectionLost);
        connect(m_league.get(), &OpenLeague::serverFound, this, [this] {
            m_notice->standDown();
            showPlace();
            notify(tr("Connected to the server again. Everything is up to date."));
        });
        m_watch = std::make_unique<ServerWatch>(*m_league);
        connect(m_league.get(), &OpenLeague::failed, this, [this](const Error &error) { notify(error); });
        connect(m_league.get(), &OpenLeague::competitionsChanged, this, &MainWindow::leaveLostCompetition);
        m_competition = newestCompetition();
    }
    showLeague();
}

/// The name of the league, with that of its file where it is another: a copy, or a backup that was restored,
/// has the name of the league it was made from.
QString MainWindow::titleOf(const League &league)
{
    QString name = visibleText(league.name(), LineEnds::Show);
    if (league.backend() != store::Backend::Sqlite)
        return name;
    QString file = visibleText(placeName(league.place()), LineEnds::Show);
    if (file.startsWith(name))
        return file;
    return tr("%1 (%2)", "league, file").arg(name, file);
}

void MainWindow::showLeague()
{
    m_ui->navigation->setLeague(m_league.get());
    m_kind = PageKind::Home;
    showPlace();
    go(PageKind::Home);
    m_before.clear();
    nameTurns();
    if (m_league && !mayChange())
        notify(readOnlyNotice());
}

QString MainWindow::readOnlyNotice() const
{
    if (m_league->league().backend() == store::Backend::Sqlite)
        return tr("This league is read-only: nothing can be changed.");
    return tr("This league is read-only for your login: you can look at everything, print and export, but "
              "change nothing. An owner of the league can give you the role of an organiser.");
}

void MainWindow::showPlace()
{
    if (m_league) {
        const League &league = m_league->league();
        const bool isFile = league.backend() == store::Backend::Sqlite;
        const QString place = isFile ? tr("League file: %1").arg(placeName(league.place()))
                                     : tr("Shared league: %1").arg(league.place());
        const QString name = titleOf(league);
        const QString title = mayChange() ? name : tr("%1 (read-only)").arg(name);
        setWindowTitle((m_league->isLost() ? tr("%1 (not connected)").arg(title) : title) +
                       QStringLiteral(" – Touchline"));
        setWindowFilePath(isFile ? league.place() : QString());
        m_place->setText(m_league->isLost() ? tr("Not connected: %1").arg(league.place())
                         : mayChange()      ? place
                                            : tr("%1 (read-only)").arg(place));
        m_place->setToolTip(isFile ? QDir::toNativeSeparators(league.place()) : league.place());
    } else {
        setWindowTitle(QStringLiteral("Touchline"));
        m_place->clear();
    }
}

bool MainWindow::mayChange() const
{
    return m_league && !m_league->league().isReadOnly();
}

void MainWindow::dropPages()
{
    // While one goes another may be shown for a moment: none of them is the page of the window any more.
    m_pages.clear();
    for (const auto &[kind, area] : m_areas)
        delete area;
    m_areas.clear();
}

Page *MainWindow::page() const
{
    const auto found = m_pages.find(m_kind);
    return found == m_pages.end() ? nullptr : found->second;
}

MainWindow::Place MainWindow::whereItIs() const
{
    return {m_kind, m_competition, page() != nullptr ? page()->subjectId() : QUuid()};
}

void MainWindow::go(PageKind kind, const QUuid &competition, const QUuid &focus)
{
    const bool isFirst = page() == nullptr;
    const Place before = whereItIs();
    showPage(kind, competition, focus);
    if (isFirst || whereItIs() == before)
        return;
    m_before.push_back(before);
    if (m_before.size() > mostPlacesBack)
        m_before.erase(m_before.begin());
    m_commands->refresh();
}

void MainWindow::goBack()
{
    const Place place = m_before.back();
    m_before.pop_back();
    showPage(place.kind, place.competition, {});
    // Somebody may have gone to another player, team or match on the same page since.
    if (!place.subject.isNull() && page()->subjectId() != place.subject)
        page()->focusOn(place.subject);
    m_commands->refresh();
}

void MainWindow::showPage(PageKind kind, const QUuid &competition, const QUuid &focus)
{
    if (!m_league && needsLeague(kind))
        kind = PageKind::Home;
    if (!competition.isNull())
        m_competition = competition;
    // A competition has tables or a bracket; from that of another one the way leads to what this one has.
    if (m_league && !m_competition.isNull() && !isPageOfCurrent(kind))
        kind = kind == PageKind::Timetable ? PageKind::Fixtures
               : kind == PageKind::Bracket ? PageKind::Tables
                                           : PageKind::Bracket;
    Page *&wanted = m_pages[kind];
    const bool isNew = wanted == nullptr;
    if (isNew) {
        wanted = makePage(kind, *this, nullptr);
        if (const auto *match = qobject_cast<MatchPage *>(wanted)) {
            connect(match, &MatchPage::playChanged, this, &MainWindow::nameTurns);
            connect(match, &MatchPage::takesWindowChanged, this, &MainWindow::fitFrame);
        }
        m_areas[kind] = ScreenFit::scrolling(wanted);
        m_ui->pages->addWidget(m_areas[kind]);
    }
    m_kind = kind;
    setHelpTopic(*this, manualPage(kind));
    wanted->setCompetition(isOfCompetition(kind) ? m_competition : QUuid());
    m_ui->pages->setCurrentWidget(m_areas[kind]);
    m_ui->navigation->select(kind, isOfCompetition(kind) ? m_competition : QUuid());
    focusPage(*wanted, isNew);
    if (!focus.isNull())
        wanted->focusOn(focus);
    fitFrame();
    nameTurns();
}

void MainWindow::fitFrame()
{
    const auto *match = qobject_cast<const MatchPage *>(page());
    const bool isMatchMode = match != nullptr && match->takesWindow();
    // Work in the background is seen, and can be stopped.
    m_ui->statusBar->setVisible(!isMatchMode || m_play->work());
    if (isMatchMode == m_isMatchMode)
        return;
    m_isMatchMode = isMatchMode;
    if (isMatchMode)
        m_hadToolBar = !m_ui->toolBar->isHidden();
    m_ui->toolBar->setVisible(!isMatchMode && m_hadToolBar);
    m_ui->navigation->setVisible(!isMatchMode);
}

bool MainWindow::isMatchInPlay() const
{
    const auto *match = qobject_cast<const MatchPage *>(page());
    return match != nullptr && match->isInPlay();
}

void MainWindow::focusPage(Page &page, bool isNew)
{
    // Whoever walks through the navigation goes on there; a page that was left is found as it was.
    if (m_ui->navigation->hasFocus())
        return;
    const bool hasKeys = focusWidget() != nullptr && page.isAncestorOf(focusWidget());
    if (!hasKeys || (isNew && page.focusProxy() != nullptr))
        page.setFocus();
}

void MainWindow::notify(const QString &notice)
{
    m_notice->showNotice(notice);
}

void MainWindow::refuse(const QString &why)
{
    m_notice->refuse(why);
}

void MainWindow::notify(const Error &error)
{
    const bool wasLost = m_league && m_league->isLost();
    if (m_league)
        m_league->noteLost(error);
    if (m_league && store::isAboutMissingFile(error)) {
        Error withWay = error;
        withWay.problems.push_back(
            {{},
             {QT_TRANSLATE_NOOP("core", "Nothing is lost yet: save a copy under another name."), {}},
             {}});
        m_notice->showNotice(
            withWay, {tr("Save a Copy As…"), [this] { m_commands->action(CommandId::SaveCopy)->trigger(); }});
        return;
    }
    // A server that is just found to be gone has a notice of its own.
    if (wasLost || !m_league || !m_league->isLost())
        m_notice->showNotice(error);
}

void MainWindow::showConnectionLost(const Error &error)
{
    showPlace();
    m_notice->stand(translated(error) + u' ' +
                        tr("What you see is as it was at %1. Touchline reconnects by itself.")
                            .arg(windowLanguage().clock(QTime::currentTime())),
                    {tr("Try Now"), [this] {
                         // It answers at once or not at all; what it said then stands there again.
                         if (m_league)
                             m_league->findServer();
                     }});
}

void MainWindow::notify(const Error &error, const QString &button, const std::function<void()> &run)
{
    m_notice->showNotice(error, {button, run});
}

void MainWindow::open(const QString &place)
{
    m_desktop.open(place, this);
}

QStringList MainWindow::leftOpen() const
{
    return m_desktop.leftOpen();
}

CompetitionStatePtr MainWindow::present() const
{
    if (!m_league || m_competition.isNull())
        return {};
    const auto state = m_league->state(m_competition);
    return state ? *state : CompetitionStatePtr();
}

PlayTask *MainWindow::work()
{
    return m_play->work();
}

void MainWindow::play(const QUuid &competition, const std::vector<int> &fixtures)
{
    m_play->play(competition, fixtures);
}

void MainWindow::playAndWatch(const QUuid &competition, int fixture)
{
    m_play->playAndWatch(competition, fixture);
}

void MainWindow::offerCommands()
{
    offerNewCompetition(*this, m_desktop);
    offerCompetitionCommands(*this);
    offerGoing();
    offerTurning();
    offerHelp();
    const auto look = [this](CommandId id, Theme::Appearance appearance) {
        m_commands->offer(id, this, [this, id, appearance] {
            QSettings().setValue(appearanceKey, QVariant::fromValue(appearance).toString());
            Theme::instance().apply(appearance);
            m_commands->action(id)->setChecked(true);
        });
        m_commands->action(id)->setChecked(Theme::instance().appearance() == appearance);
    };
    m_commands->offer(CommandId::FullScreen, this,
                      [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    auto *looks = new QActionGroup(this);
    for (const CommandId id :
         {CommandId::AppearanceSystem, CommandId::AppearanceLight, CommandId::AppearanceDark})
        looks->addAction(m_commands->action(id));
    look(CommandId::AppearanceSystem, Theme::Appearance::System);
    look(CommandId::AppearanceLight, Theme::Appearance::Light);
    look(CommandId::AppearanceDark, Theme::Appearance::Dark);
}

void MainWindow::offerHelp()
{
    m_commands->offer(CommandId::Find, this, [this] {
        auto *box = new SearchBox(*this, m_competition, this);
        box->open();
    });
    m_commands->offer(CommandId::HelpHere, this, [this] {
        const QWidget *keys = focusWidget();
        HelpWindow::showPage(helpTopic(keys == nullptr ? page() : keys));
    });
    m_commands->offer(CommandId::Manual, this, [this] { HelpWindow::showPage({}); });
    m_commands->offer(CommandId::Shortcuts, this, [this] {
        ShortcutsDialog dialog(this);
        connect(&dialog, &ShortcutsDialog::changed, m_commands, &CommandSet::readKeys);
        dialog.exec();
        m_desktop.readKeys();
    });
    m_commands->offer(CommandId::RankingSheet, this,
                      [this] { RankingDialog(m_league.get(), competition(), this).exec(); });
    m_commands->offer(CommandId::About, this, [this] { AboutDialog(this).exec(); });
}

void MainWindow::showDone(const Result<JournalEntry> &entry)
{
    if (!entry) {
        notify(entry.error());
        return;
    }
    m_notice->showNotice(tr("%1.", "what was done").arg(translated(*entry)),
                         {tr("Undo"), [this] { m_commands->action(CommandId::Undo)->trigger(); }});
}

void MainWindow::showCompetitionMenu(const QPoint &place)
{
    QMenu menu(this);
    const bool isArchived =
        m_league && m_league->line(m_competition) != nullptr && m_league->line(m_competition)->isArchived;
    menu.addAction(m_commands->action(CommandId::RenameCompetition));
    menu.addAction(
        m_commands->action(isArchived ? CommandId::UnarchiveCompetition : CommandId::ArchiveCompetition));
    menu.addSeparator();
    menu.addAction(m_commands->action(CommandId::DeleteCompetition));
    menu.exec(place);
}

QUuid MainWindow::newestCompetition() const
{
    const auto &lines = m_league->competitions();
    const auto found = std::find_if(lines.rbegin(), lines.rend(),
                                    [](const CompetitionLine &line) { return !line.isArchived; });
    if (found != lines.rend())
        return found->id;
    return lines.empty() ? QUuid() : lines.back().id;
}

void MainWindow::leaveLostCompetition()
{
    std::erase_if(m_before, [this](const Place &place) {
        return !place.competition.isNull() && m_league->line(place.competition) == nullptr;
    });
    if (m_competition.isNull()) {
        m_competition = newestCompetition();
    } else if (m_league->line(m_competition) == nullptr) {
        m_competition = newestCompetition();
        if (isOfCompetition(m_kind))
            showPage(PageKind::Home, {}, {});
    }
    m_commands->refresh();
}

bool MainWindow::isPageOfCurrent(PageKind kind) const
{
    if (!isOfCompetition(kind))
        return true;
    return !m_competition.isNull() && m_league->hasPage(kind, m_competition);
}

void MainWindow::offerGoing()
{
    for (const PageKind kind : pageKinds())
        if (isInNavigation(kind))
            m_commands->offer(
                goTo(kind), this, [this, kind] { go(kind); },
                [this, kind] {
                    return !needsLeague(kind) || (m_league != nullptr && isPageOfCurrent(kind));
                });
    m_commands->offer(CommandId::NewFriendly, this, [this] { planMatch(&FriendlyPage::plan); });
    m_commands->offer(CommandId::MatchTour, this, [this] { planMatch(&FriendlyPage::planTour); });
    m_commands->offer(
        CommandId::GoBack, this, [this] { goBack(); }, [this] { return !m_before.empty(); });
}

void MainWindow::planMatch(void (FriendlyPage::*plan)())
{
    MainWindow *place = mayChange() ? this : m_desktop.openFriendlies(this);
    // Where it could not be opened the window has said why.
    if (!place->mayChange())
        return;
    place->go(PageKind::Friendly);
    if (auto *friendly = qobject_cast<FriendlyPage *>(place->page()))
        (friendly->*plan)();
}

void MainWindow::offerTurning()
{
    const auto can = [this](Result<std::optional<JournalEntry>> (LeagueHistory::*ask)()) {
        // There the match's own last step is taken back, and nothing behind it.
        if (!mayChange() || m_play->work() || isMatchInPlay())
            return false;
        const auto entry = (m_league->league().history().*ask)();
        return entry && entry->has_value();
    };
    m_commands->offer(
        CommandId::Undo, this, [this] { turn(&LeagueHistory::undo, &LeagueHistory::undoneStep); },
        [can] { return can(&LeagueHistory::toUndo); });
    m_commands->offer(
        CommandId::Redo, this, [this] { turn(&LeagueHistory::redo, &LeagueHistory::redoneStep); },
        [can] { return can(&LeagueHistory::toRedo); });
}

bool MainWindow::confirmUndo(const Result<HistoryStep> &step, JournalEntry::Kind kind)
{
    // Where it cannot be made, the step itself says why.
    const auto preview = step ? previewHistoryStep(*step) : Result<std::vector<UndoPreview>>();
    return !step || !preview || !movesBans(*step, *preview) ||
           UndoDialog(translated(step->entry), kind, *preview, this).exec() == QDialog::Accepted;
}

void MainWindow::turn(Result<JournalEntry> (LeagueHistory::*step)(),
                      Result<HistoryStep> (LeagueHistory::*foreseen)())
{
    const auto kind =
        foreseen == &LeagueHistory::undoneStep ? JournalEntry::Kind::Undo : JournalEntry::Kind::Redo;
    if (!confirmUndo((m_league->league().history().*foreseen)(), kind))
        return;
    const auto entry = (m_league->league().history().*step)();
    if (!entry)
        notify(entry.error());
    else
        notify(entry->kind == JournalEntry::Kind::Undo ? tr("%1. Redo restores it.").arg(translated(*entry))
                                                       : tr("%1.", "what was done").arg(translated(*entry)));
}

void MainWindow::nameTurns()
{
    const auto name = [this](CommandId id, Result<std::optional<JournalEntry>> (LeagueHistory::*ask)(),
                             const QString &pattern) {
        QAction *action = m_commands->action(id);
        const CommandSpec &spec = commandSpec(id);
        QString text = commandText(spec);
        QString help = commandHelp(spec);
        if (isMatchInPlay() && id == CommandId::Undo) {
            text = tr("Ta&ke Back");
            help = tr(
                "Goes back to your last choice or typed roll in this match; what the computer did since is "
                "undone too.");
        } else if (m_league && !isMatchInPlay()) {
            if (const auto entry = (m_league->league().history().*ask)(); entry && *entry) {
                const QString title = translated(**entry);
                text = pattern.arg(QString(title).replace(u'&', QLatin1String("&&")));
                help = title;
            }
        }
        action->setText(
            fontMetrics().elidedText(text, Qt::ElideRight, fontMetrics().averageCharWidth() * longestTurn));
        // The toolbar has no room for it.
        action->setIconText((isMatchInPlay() ? text : commandText(spec)).remove(u'&'));
        action->setToolTip(help);
    };
    name(CommandId::Undo, &LeagueHistory::toUndo, tr("&Undo “%1”"));
    name(CommandId::Redo, &LeagueHistory::toRedo, tr("&Redo “%1”"));
    m_commands->refresh();
}

void MainWindow::readGeometry()
{
    const QByteArray kept = QSettings().value(geometryKey).toByteArray();
    if (!kept.isEmpty())
        restoreGeometry(kept);
    setWindowState(windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::keepGeometry()
{
    m_keepGeometry.stop();
    QSettings().setValue(geometryKey, saveGeometry());
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    m_keepGeometry.start();
}

void MainWindow::moveEvent(QMoveEvent *event)
{
    QMainWindow::moveEvent(event);
    m_keepGeometry.start();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        m_keepGeometry.start();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    keepGeometry();
    event->accept();
    m_desktop.closed(this);
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    // Nothing on the page had anything to give up.
    if (event->key() == Qt::Key_Escape && isFullScreen())
        setWindowState(windowState() & ~Qt::WindowFullScreen);
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!placeOf(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_desktop.open(placeOf(event->mimeData()), this);
    event->acceptProposedAction();
}

} // namespace touchline
