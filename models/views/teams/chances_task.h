// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/matches/pair_chances.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace touchline {

/// Works out in the background what two teams may expect of a match against each other.
class ChancesTask : public QObject
{
    Q_OBJECT

public:
    explicit ChancesTask(QObject *parent = nullptr);
    ~ChancesTask() override;

    /// By the formula at once where the game has one, else from so many simulated matches. What was begun
    /// before is given up and says no more.
    void start(const FriendlyWishes &wishes, std::uint64_t seed, int matches = usualPairMatches);
    /// Ends with the matches that are played.
    void stop();
    [[nodiscard]] bool isRunning() const { return m_run != nullptr; }

Q_SIGNALS:
    /// Matches played of those to be played.
    void progressed(int played, int all);
    void finished(const touchline::PairChances &chances);
    void failed(const touchline::Error &error);

private:
    /// One calculation, known to the thread that does it.
    struct Run
    {
        std::atomic_bool isStopped = false;
    };
    using RunPtr = std::shared_ptr<Run>;

    /// In the thread of the window; of a run that was given up nothing is heard.
    void tellWhileCurrent(const RunPtr &run, const std::function<void()> &news);

    /// The one that counts; null where none does.
    RunPtr m_run;
    /// Last, so that it has ended before anything that it uses goes.
    QThreadPool m_pool;
};

} // namespace touchline
