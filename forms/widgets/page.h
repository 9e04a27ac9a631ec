// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/commands/command_set.h"
#include "models/views/open_league.h"
#include "models/views/page_kind.h"

#include <QWidget>

class QLabel;
class QLayout;
class QLineEdit;

namespace touchline {

/// Deletes all that stands in a layout.
void clearLayout(QLayout &layout);

class PlayTask;

/// What a page may ask of the window that it stands in.
class PageHost
{
public:
    PageHost() = default;
    Q_DISABLE_COPY_MOVE(PageHost)
    virtual ~PageHost() = default;

    /// Null while the window has no league: only pages that need none live then.
    [[nodiscard]] virtual OpenLeague *league() = 0;
    [[nodiscard]] virtual CommandSet &commands() = 0;
    /// Goes to another page. `focus`: what is to be shown on it, a fixture, team, player or entry; may be
    /// null.
    virtual void go(PageKind page, const QUuid &competition = {}, const QUuid &focus = {}) = 0;
    /// Says in the window, where it does not get in the way, what was done or did not work.
    virtual void notify(const QString &notice) = 0;
    virtual void notify(const Error &error) = 0;
    /// Says in the same place why something is not done.
    virtual void refuse(const QString &why) = 0;
    /// Opens a league: here if the window has none, else in another window.
    virtual void open(const QString &place) = 0;
    /// Leagues that were open when the last run of the program did not end well.
    [[nodiscard]] virtual QStringList leftOpen() const = 0;
    /// Work in the background of this window; null while there is none.
    [[nodiscard]] virtual PlayTask *work() = 0;
    /// The computer plays these fixtures, or all that is left (empty list), in the background.
    virtual void play(const QUuid &competition, const std::vector<int> &fixtures) = 0;
    /// The computer plays this fixture, and then it is watched: nobody says before how it ended.
    virtual void playAndWatch(const QUuid &competition, int fixture) = 0;
};

/// A page of the window. It is made when it is first shown, and told when what it shows has changed while it
/// is visible; what changed meanwhile it hears of when it is shown again.
class Page : public QWidget
{
    Q_OBJECT

public:
    /// `host` outlives the page.
    explicit Page(PageHost &host, QWidget *parent = nullptr);

    /// The competition it shows from now on; null for pages of the league.
    void setCompetition(const QUuid &competition);
    [[nodiscard]] const QUuid &competition() const { return m_competition; }
    /// What it shows; null where there is no competition, or it cannot be read (the window has said so).
    [[nodiscard]] const CompetitionStatePtr &state() const { return m_state; }
    /// Shows one fixture, team, ... of it. Called after refresh().
    virtual void focusOn(const QUuid &subject);
    /// What focusOn() brings back when somebody returns to it; null for a page that shows the same to all.
    [[nodiscard]] virtual QUuid subjectId() const { return {}; }

protected:
    /// Shows everything anew. Selection and scroll position stay where they can.
    virtual void refresh() = 0;
    /// Whether a page of a competition also shows what the others of the league bring.
    [[nodiscard]] virtual bool showsOthers() const { return false; }

    [[nodiscard]] PageHost &host() { return m_host; }
    [[nodiscard]] const PageHost &host() const { return m_host; }

    /// The title of the page: at the same place on every page, whatever stands beside it.
    static void dressTitle(QLabel *title);

    /// Ctrl+F goes to the line in which one types what to look for on this page.
    void offerFind(QLineEdit *line);

    void showEvent(QShowEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;

private:
    void listen();
    /// A page without a list of its own says nothing to a screen reader: the keys go to the first thing in it
    /// that does. Who sees the page needs no button to be marked.
    void passFocusOn();
    void changed(const QUuid &competition);
    void refreshIfDue();
    void readState();

    PageHost &m_host;
    QUuid m_competition;
    CompetitionStatePtr m_state;
    bool m_isStale = true;
    /// Set while a refresh waits for the event loop: many changes in a row are shown once.
    bool m_isQueued = false;
};

} // namespace touchline
