// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/store/journal/kept_text.h"

#include <QByteArray>

#include <mutex>
#include <set>

namespace touchline::store {

const char *keptText(const QString &text)
{
    static std::mutex lock;
    static std::set<QByteArray> texts;
    const std::lock_guard guard(lock);
    return texts.insert(text.toUtf8()).first->constData();
}

} // namespace touchline::store
