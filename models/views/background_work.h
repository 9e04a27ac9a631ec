// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

namespace touchline {

/// Work on a thread of its own while the window answers, one at a time: what begins ends what was before it.
class BackgroundWork
{
public:
    enum class Wish : int { GoOn, Stop, Drop };
    /// Of one piece of work, which looks at it now and then.
    using Wishes = std::shared_ptr<const std::atomic<Wish>>;

    /// `owner` outlives the work, and lives on the thread that is told of it.
    explicit BackgroundWork(QObject &owner);
    BackgroundWork(const BackgroundWork &) = delete;
    BackgroundWork &operator=(const BackgroundWork &) = delete;
    /// Ends the work and waits for that.
    ~BackgroundWork();

    void start(std::function<void(const Wishes &)> work);
    /// Wishes that it ends with what it has.
    void stop();
    /// Ends it, and nothing is told of it any more.
    void drop();
    /// For the work: does that on the thread of the owner, unless it was dropped meanwhile.
    void tell(const Wishes &wishes, std::function<void()> word);
    /// For the work: it is over, and so is isRunning(); then as tell().
    void tellLast(const Wishes &wishes, std::function<void()> word);
    [[nodiscard]] bool isRunning() const { return m_isRunning; }

    /// Threads that work of several may take: one processor is left for the window.
    [[nodiscard]] static int threads();

private:
    QObject &m_owner;
    std::shared_ptr<std::atomic<Wish>> m_wish;
    bool m_isRunning = false;
    /// Last, so that it has ended before anything that it uses goes.
    QThreadPool m_pool;
};

} // namespace touchline
