// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace touchline {

namespace {

/// Indices that threads take from each other, and what went wrong.
class SharedWork
{
public:
    SharedWork(int first, int end) : m_next(first), m_end(end) {}

    void share(int thread, const std::function<Result<void>(int, int)> &work,
               const std::function<bool()> &goOn)
    {
        while (!m_isEnded) {
            if (thread == 0 && goOn && !goOn()) {
                m_isEnded = true;
                break;
            }
            const int index = m_next++;
            if (index >= m_end)
                break;
            if (auto done = work(index, thread); !done)
                fail(index, std::move(done.error()));
        }
    }

    [[nodiscard]] Result<bool> outcome()
    {
        if (m_error)
            return tl::make_unexpected(std::move(*m_error));
        // Whoever ends it when nothing is left ends nothing.
        return m_next >= m_end || !m_isEnded;
    }

private:
    /// Indices are begun in their order: whatever lies below this one is being done.
    void fail(int index, Error error)
    {
        const std::lock_guard lock(m_mutex);
        m_isEnded = true;
        if (!m_error || index < m_failed) {
            m_error = std::move(error);
            m_failed = index;
        }
    }

    std::atomic_int m_next;
    const int m_end;
    std::atomic_bool m_isEnded = false;
    std::mutex m_mutex;
    std::optional<Error> m_error;
    int m_failed = 0;
};

} // namespace

int threadsFor(int wished, int most)
{
    const int processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    return std::clamp(wished == 0 ? processors : wished, 1, std::max(1, most));
}

Result<bool> inParallel(int first, int end, int threads, const std::function<Result<void>(int, int)> &work,
                        const std::function<bool()> &goOn)
{
    SharedWork shared(first, end);
    {
        std::vector<std::jthread> others;
        for (int thread = 1; thread < threads; ++thread)
            others.emplace_back([&, thread] { shared.share(thread, work, goOn); });
        shared.share(0, work, goOn);
    }
    return shared.outcome();
}

} // namespace touchline
