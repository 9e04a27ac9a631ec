// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QUuid;

namespace touchline {

struct CompetitionState;
class MainWindow;
class NoticeBar;
class OpenLeague;
class PlayTask;
class WorkLine;

/// What the computer plays for a window, in the background, and what is said of it afterwards.
class ComputerPlay : public QObject
{
    Q_DECLARE_TR_FUNCTIONS(touchline::MainWindow)

public:
    /// All outlive it, and the window is complete but for its pages. `changed` is called when work begins or
    /// ends.
    ComputerPlay(MainWindow &window, WorkLine &line, NoticeBar &notice, std::function<void()> changed);
    ~ComputerPlay() override;
    Q_DISABLE_COPY_MOVE(ComputerPlay)

    /// Null while there is none.
    [[nodiscard]] PlayTask *work() const { return m_work.get(); }
    /// PageHost::play() and playAndWatch().
    void play(const QUuid &competition, const std::vector<int> &fixtures);
    void playAndWatch(const QUuid &competition, int fixture);
    /// Before its league goes: nothing of the work may be left then.
    void stop();

private:
    void offerCommands();
    [[nodiscard]] OpenLeague &league() const;
    /// What can be played next in the present competition.
    [[nodiscard]] std::vector<int> nextFixtures();
    /// `done` hears which fixtures are played then.
    void beginWork(const QUuid &competition, const std::vector<int> &fixtures,
                   std::function<void(const std::vector<int> &)> done);
    /// After the work has said its last.
    void endWork();
    /// What was played, or why nothing was.
    void tellPlayed(const std::vector<int> &played, bool isToTheEnd);
    /// The list of fixtures goes on to the next matches where it shows one that was played before these.
    void followPlayed(const CompetitionState &state, const std::vector<int> &played);
    /// Says why the computer cannot go on, and leads to what has to be settled.
    void showBlockers(const CompetitionState &state, const QString &before);

    MainWindow &m_window;
    WorkLine &m_line;
    NoticeBar &m_notice;
    std::function<void()> m_changed;
    std::unique_ptr<PlayTask> m_work;
};

} // namespace touchline
