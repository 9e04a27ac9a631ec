// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QTemporaryDir>

#include <memory>

namespace touchline::store {

/// A league file with what SQLite keeps beside it, copied into a folder that only this user can enter, and
/// that goes with the last owner. SQLite may do with it what it likes; the file itself is only read.
class PrivateCopy
{
public:
    /// Errors: System (cannot be read), Full (the folder for temporary files), Busy (somebody writes all the
    /// time).
    [[nodiscard]] static Result<PrivateCopy> of(const QString &file);

    [[nodiscard]] QString file() const;
    /// For who needs the copy longer than this object.
    [[nodiscard]] std::shared_ptr<QTemporaryDir> folder() const { return m_folder; }

private:
    explicit PrivateCopy(std::shared_ptr<QTemporaryDir> folder) : m_folder(std::move(folder)) {}

    std::shared_ptr<QTemporaryDir> m_folder;
};

} // namespace touchline::store
