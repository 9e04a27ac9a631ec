// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/match_centre/bookmarks.h"
#include "models/views/match_centre/match_session.h"

#include <QWidget>

#include <memory>
#include <optional>

class QMenu;

namespace Ui {
class WatchPanel;
}

namespace touchline {

/// The controls of a match that is watched, in one row: the time line, steps, goals, the length of the whole
/// match, the goals alone, the perspective of one side, bookmarks. In a narrow window the time line has a row
/// of its own.
class WatchPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit WatchPanel(QWidget *parent = nullptr);

    /// A match that is watched, with the id of its report. `session` outlives the panel, or another one
    /// follows.
    void watch(MatchSession &session, const QUuid &report);
    /// It stands elsewhere now, or began to run or to stand still.
    void follow();
    /// Runs, or stands still.
    void playOrPause();

    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void failed(const touchline::Error &error);
    /// For friends, and with every roll.
    void saveStoryWanted();
    void saveRollsWanted();
    /// A what-if is to leave the match here.
    void forkWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fillBookmarks();
    void goTo(std::size_t inputs);
    void goToGoal(bool isNext);
    void takeWatching();

    std::shared_ptr<Ui::WatchPanel> m_ui;
    QMenu *m_bookmarkMenu;
    MatchSession *m_session = nullptr;
    std::optional<Bookmarks> m_bookmarks;
};

} // namespace touchline
