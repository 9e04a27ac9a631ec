// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/league/players/league_player.h"
#include "models/views/open_league.h"

#include <QThreadPool>

#include <atomic>
#include <memory>

namespace touchline {

/// Plays fixtures of a competition in the background: the matches on a thread of their own, the results are
/// entered here: of named fixtures as one command, to the end match after match as one step (StepOfPlay). The
/// same results as playFixtures() and playToTheEnd().
class PlayTask : public QObject
{
    Q_OBJECT

public:
    /// `league` outlives the task.
    PlayTask(OpenLeague &league, const QUuid &competition, QObject *parent = nullptr);
    /// Ends the work; what was entered stays.
    ~PlayTask() override;

    /// Begins. `fixtures`: indices; those that cannot be played any more are left out.
    void play(std::vector<int> fixtures);
    /// Begins: match after match, drawing what falls due.
    void playToTheEnd();
    /// Ends after the match that is being played; the matches that are played are entered.
    void cancel() { m_isCancelled = true; }

    [[nodiscard]] const QUuid &competition() const { return m_competition; }

Q_SIGNALS:
    /// Matches played of those to be played.
    void progressed(int played, int all);
    /// Everything is entered; these fixtures are played, fewer than wanted after cancel().
    void finished(const std::vector<int> &played);
    /// A match could not be played or entered; what was played before it stays.
    void failed(const touchline::Error &error);

private:
    void start();
    /// On the thread.
    [[nodiscard]] Played playOn(const CompetitionState &state);
    void take(const CompetitionStatePtr &state, const Played &played);
    /// The next match on the way to the end.
    void playOneMore();
    void takeOne(const Played &played);
    void finishStep();

    OpenLeague &m_league;
    QUuid m_competition;
    std::vector<int> m_fixtures;
    /// To the end.
    std::unique_ptr<StepOfPlay> m_step;
    std::shared_ptr<const PlayRules> m_rules;
    std::atomic_bool m_isCancelled = false;
    /// Last, so that it has ended before anything that it uses goes.
    QThreadPool m_pool;
};

} // namespace touchline
