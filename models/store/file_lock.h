// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QLockFile>

#include <memory>

namespace touchline::store {

/// Says to every Touchline on every computer that a league file is open, with a small file beside it
/// (`name.touchline.lock`: process, program, computer, user). A lock whose process is gone is taken over on
/// the same computer; of another computer nobody here can know, so that one holds until somebody removes it.
class FileLock
{
public:
    /// `file` may be reached over links; what counts is where they lead. Errors: Busy (with who has it),
    /// ReadOnly (the folder), Full, System.
    [[nodiscard]] static Result<FileLock> take(const QString &file);

    /// For who needs the lock longer than this object.
    [[nodiscard]] std::shared_ptr<QLockFile> lock() const { return m_lock; }
    /// Where the lock of a file stands.
    [[nodiscard]] static QString pathFor(const QString &file);

private:
    explicit FileLock(std::shared_ptr<QLockFile> lock) : m_lock(std::move(lock)) {}

    std::shared_ptr<QLockFile> m_lock;
};

} // namespace touchline::store
