// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <memory>

namespace touchline::store {

/// A league file with what SQLite keeps beside it, copied into a folder that only this user can enter, and
/// that goes with the last owner. SQLite may do with it what it likes; the file itself is only read.
class PrivateCopy
{
public:
    /// Whether the changes that are not in the file itself yet are copied too.
    enum class Log { With, Without };

    /// The first in a process removes what killed processes left (removeAbandonedCopies()). Errors: NotFound
    /// (the file is gone), System (cannot be read), Full (the folder for temporary files), Busy (somebody
    /// writes all the time).
    [[nodiscard]] static Result<PrivateCopy> of(const QString &file, Log log = Log::With);

    [[nodiscard]] QString file() const;
    /// For who needs the copy longer than this object.
    [[nodiscard]] std::shared_ptr<void> folder() const;

private:
    class Folder;
    explicit PrivateCopy(std::shared_ptr<Folder> folder) : m_folder(std::move(folder)) {}

    std::shared_ptr<Folder> m_folder;
};

/// Removes the private copies of this user whose processes are gone. What another process still has stays.
void removeAbandonedCopies();

} // namespace touchline::store
