// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/views/open_league.h"

#include <QThreadPool>

#include <atomic>

namespace touchline {

/// Plays fixtures of a competition in the background: the matches on a thread of their own, the results are
/// entered here, a command for each matchday. The same results as playFixtures() and playToTheEnd().
class PlayTask : public QObject
{
    Q_OBJECT

public:
    enum class Extent {
        Fixtures, ///< those that are named
        ToTheEnd  ///< matchday after matchday, drawing what falls due
    };

    /// `league` outlives the task.
    PlayTask(OpenLeague &league, const QUuid &competition, QObject *parent = nullptr);
    /// Ends the work; what was entered stays.
    ~PlayTask() override;

    /// Begins. `fixtures`: indices, for Extent::Fixtures; those that cannot be played any more are left out.
    void play(std::vector<int> fixtures);
    void playToTheEnd();
    /// Ends after the match that is being played; the matches that are played are entered.
    void cancel() { m_isCancelled = true; }

    [[nodiscard]] const QUuid &competition() const { return m_competition; }

Q_SIGNALS:
    /// Matches played of those to be played.
    void progressed(int played, int all);
    /// Everything is entered; `played` matches, fewer than wanted after cancel().
    void finished(int played);
    /// A match could not be played or entered; what was entered before stays.
    void failed(const touchline::Error &error);

private:
    /// What the thread brings back.
    struct Batch
    {
        std::vector<int> fixtures;
        std::vector<MatchReport> reports;
        std::vector<MatchLog> logs;
        std::optional<Error> error;
    };

    void next();
    void start(const CompetitionStatePtr &state, std::vector<int> fixtures);
    void take(const CompetitionStatePtr &state, const std::shared_ptr<Batch> &batch);
    [[nodiscard]] Result<void> enter(const CompetitionStatePtr &state, Batch &batch);
    [[nodiscard]] std::vector<int> wanted(const CompetitionState &state) const;

    OpenLeague &m_league;
    QUuid m_competition;
    Extent m_extent = Extent::Fixtures;
    std::vector<int> m_fixtures;
    int m_played = 0;
    std::atomic_bool m_isCancelled = false;
    /// Last, so that it has ended before anything that it uses goes.
    QThreadPool m_pool;
};

} // namespace touchline
