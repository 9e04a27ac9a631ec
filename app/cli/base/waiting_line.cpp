// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/waiting_line.h"

#include "app/cli/base/text.h"
#include "models/words/common/text_table.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <utility>

namespace touchline::cli {

namespace {

constexpr std::chrono::milliseconds untilShown{1000};
constexpr std::chrono::milliseconds betweenTwo{250};

/// Past the streams: they belong to the thread that works.
void writeOver(const QString &text, int before)
{
    const QByteArray bytes =
        (u'\r' + text + QString(std::max(0, before - displayWidth(text)), u' ') + u'\r').toLocal8Bit();
    // In one go: stderr has no buffer. Nobody has lost anything where it cannot be shown.
    static_cast<void>(std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stderr));
    static_cast<void>(std::fflush(stderr));
}

} // namespace

WaitingLine &WaitingLine::ofProgram()
{
    static WaitingLine line;
    return line;
}

void WaitingLine::begin()
{
    end();
    m_isEnding = false;
    m_text = u"Working"_s;
    m_thread = std::thread([this] { run(); });
}

void WaitingLine::say(const QString &text)
{
    const std::lock_guard lock(m_lock);
    m_text = text;
}

void WaitingLine::end()
{
    if (!m_thread.joinable())
        return;
    {
        const std::lock_guard lock(m_lock);
        m_isEnding = true;
    }
    m_changed.notify_all();
    m_thread.join();
}

void WaitingLine::run()
{
    const auto begun = std::chrono::steady_clock::now();
    int width = 0;
    std::unique_lock lock(m_lock);
    auto wait = untilShown;
    while (!m_changed.wait_for(lock, wait, [this] { return m_isEnding; })) {
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - begun)
                .count();
        const QString text = u"%1, %2 s"_s.arg(m_text).arg(seconds);
        writeOver(text, width);
        width = displayWidth(text);
        wait = betweenTwo;
    }
    if (width > 0)
        writeOver({}, width);
}

std::function<bool(int, int)> playedOutLine()
{
    return [said = 0](int played, int all) mutable {
        if (played != std::exchange(said, played))
            WaitingLine::ofProgram().say(u"played out %1 of %2 times"_s.arg(played).arg(all));
        return true;
    };
}

std::function<bool(std::size_t, double)> matchesLine(std::size_t all)
{
    return [said = -1, all](std::size_t match, double part) mutable {
        constexpr double hundred = 100;
        if (const int percent = static_cast<int>(part * hundred); percent != std::exchange(said, percent))
            WaitingLine::ofProgram().say(u"match %1 of %2: %3%"_s.arg(match + 1).arg(all).arg(percent));
        return true;
    };
}

} // namespace touchline::cli
