// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>

namespace touchline::cli {

/// Says on standard error that the program is at work, where that takes longer than a second: one line that
/// is written over, and gone when the first word of the program comes.
class WaitingLine
{
public:
    /// That of the program; nothing is shown before begin().
    static WaitingLine &ofProgram();

    WaitingLine() = default;
    ~WaitingLine() { end(); }
    Q_DISABLE_COPY_MOVE(WaitingLine)

    /// From now on, on a terminal: only the program itself calls it, never a test in its process.
    void begin();
    /// What is said beside the seconds: "12 of 64 matches".
    void say(const QString &text);
    /// Takes it away.
    void end();

private:
    void run();

    std::thread m_thread;
    std::mutex m_lock;
    std::condition_variable m_changed;
    QString m_text;
    bool m_isEnding = false;
};

/// Says how often of all the rest is played out; never ends it.
[[nodiscard]] std::function<bool(int played, int all)> playedOutLine();
/// Says how much of which of so many matches is done; never ends it.
[[nodiscard]] std::function<bool(std::size_t match, double done)> matchesLine(std::size_t all);

} // namespace touchline::cli
