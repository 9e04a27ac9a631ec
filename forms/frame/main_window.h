// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/widgets/page.h"
#include "models/league/league_history.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>

class QLabel;
class QScrollArea;

namespace Ui {
class MainWindow;
}

namespace touchline {

class ComputerPlay;
class Desktop;
class FriendlyPage;
class NoticeBar;
class ServerWatch;
class WorkLine;

/// A window: one league, its pages, and the commands.
class MainWindow final : public QMainWindow, public PageHost
{
    Q_OBJECT

public:
    /// `desktop` outlives the window.
    explicit MainWindow(Desktop &desktop, QWidget *parent = nullptr);
    ~MainWindow() override;
    Q_DISABLE_COPY_MOVE(MainWindow)

    /// Shows the league; null = none. The one before is closed.
    void setLeague(std::unique_ptr<League> league);

    [[nodiscard]] OpenLeague *league() override { return m_league.get(); }
    [[nodiscard]] CommandSet &commands() override { return *m_commands; }
    void go(PageKind page, const QUuid &competition = {}, const QUuid &focus = {}) override;
    void notify(const QString &notice) override;
    void notify(const Error &error) override;
    void refuse(const QString &why) override;
    /// The same with something that can be done about it; it stays until then.
    void notify(const Error &error, const QString &button, const std::function<void()> &run);
    void open(const QString &place) override;
    [[nodiscard]] QStringList leftOpen() const override;
    [[nodiscard]] PlayTask *work() override;
    void play(const QUuid &competition, const std::vector<int> &fixtures) override;
    void playAndWatch(const QUuid &competition, int fixture) override;
    /// A command was carried out, or not; an undo can be had at once.
    void showDone(const Result<JournalEntry> &entry);

    /// The page that is shown, and the competition that commands are about: its own, else the last one.
    [[nodiscard]] Page *page() const;
    [[nodiscard]] PageKind pageKind() const { return m_kind; }
    [[nodiscard]] QUuid competition() const { return m_competition; }
    /// Null where there is none.
    [[nodiscard]] CompetitionStatePtr present() const;
    /// There is a league, and it is not for reading only.
    [[nodiscard]] bool mayChange() const;
    /// The page shows a match that is being played: no command acts behind it.
    [[nodiscard]] bool isMatchInPlay() const;

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void moveEvent(QMoveEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void offerCommands();
    void showCompetitionMenu(const QPoint &place);
    /// The competition that commands are about is gone: another one takes its place.
    void leaveLostCompetition();
    /// The last one that is not in the archive; null where there is none.
    [[nodiscard]] QUuid newestCompetition() const;
    void offerGoing();
    /// Whether the page can be shown for the current competition: not every one has a bracket.
    [[nodiscard]] bool isPageOfCurrent(PageKind kind) const;
    void offerTurning();
    void offerHelp();
    void turn(Result<JournalEntry> (LeagueHistory::*step)(),
              Result<HistoryStep> (LeagueHistory::*foreseen)());
    /// Shows what follows from a step of undo or redo if it moves a ban; whether it is to be made.
    [[nodiscard]] bool confirmUndo(const Result<HistoryStep> &step, JournalEntry::Kind kind);
    void nameTurns();
    /// Title, place and whether the server answers.
    void showPlace();
    /// What somebody may do who cannot change the league.
    [[nodiscard]] QString readOnlyNotice() const;
    /// Says that the server is gone, until it is there again.
    void showConnectionLost(const Error &error);
    /// A match takes the window: lists and bars beside it fold away, and come back as they were.
    void fitFrame();
    void showLeague();
    [[nodiscard]] static QString titleOf(const League &league);
    /// So that whoever comes by a key goes on by keys.
    void focusPage(Page &page, bool isNew);
    void dropPages();
    void readGeometry();
    /// At once on disk: also a program that is killed comes back as it stood.
    void keepGeometry();
    /// A match of two teams is chosen: here, or where none may be kept here among the person's own.
    /// `plan`: what the page of friendlies then does.
    void planMatch(void (FriendlyPage::*plan)());

    struct Place
    {
        PageKind kind = PageKind::Home;
        QUuid competition;
        /// Page::subjectId() when it was left.
        QUuid subject;

        bool operator==(const Place &) const = default;
    };
    [[nodiscard]] Place whereItIs() const;
    /// Goes there without a way back.
    void showPage(PageKind page, const QUuid &competition, const QUuid &focus);
    void goBack();

    std::unique_ptr<Ui::MainWindow> m_ui;
    Desktop &m_desktop;
    CommandSet *m_commands;
    WorkLine *m_workLine;
    QLabel *m_place;
    std::unique_ptr<ServerWatch> m_watch;
    std::unique_ptr<OpenLeague> m_league;
    ComputerPlay *m_play = nullptr;
    NoticeBar *m_notice;
    std::map<PageKind, Page *> m_pages;
    /// What the pages stand in: each scrolls where the window is smaller than it.
    std::map<PageKind, QScrollArea *> m_areas;
    PageKind m_kind = PageKind::Home;
    QUuid m_competition;
    QTimer m_keepGeometry;
    bool m_isMatchMode = false;
    /// Before the match took the window.
    bool m_hadToolBar = true;
    std::vector<Place> m_before;
};

} // namespace touchline
