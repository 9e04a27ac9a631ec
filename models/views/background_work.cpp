// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/views/background_work.h"

#include <algorithm>
#include <thread>

namespace touchline {

BackgroundWork::BackgroundWork(QObject &owner) : m_owner(owner)
{
    m_pool.setMaxThreadCount(1);
}

BackgroundWork::~BackgroundWork()
{
    drop();
    m_pool.waitForDone();
}

void BackgroundWork::start(std::function<void(const Wishes &)> work)
{
    drop();
    m_wish = std::make_shared<std::atomic<Wish>>(Wish::GoOn);
    m_isRunning = true;
    m_pool.start([work = std::move(work), wishes = Wishes(m_wish)] { work(wishes); });
}

void BackgroundWork::stop()
{
    if (m_wish != nullptr)
        *m_wish = Wish::Stop;
}

void BackgroundWork::drop()
{
    if (m_wish != nullptr)
        *m_wish = Wish::Drop;
    m_wish.reset();
    m_isRunning = false;
}

void BackgroundWork::tell(const Wishes &wishes, std::function<void()> word)
{
    QMetaObject::invokeMethod(
        &m_owner,
        [this, wishes, word = std::move(word)] {
            if (wishes == m_wish)
                word();
        },
        Qt::QueuedConnection);
}

void BackgroundWork::tellLast(const Wishes &wishes, std::function<void()> word)
{
    tell(wishes, [this, word = std::move(word)] {
        m_isRunning = false;
        word();
    });
}

int BackgroundWork::threads()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

} // namespace touchline
