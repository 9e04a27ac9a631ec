// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace touchline::store {

/// Under which name a copy is written until it is complete. It belongs to whoever has the lock of `target`.
[[nodiscard]] QString unfinishedCopy(const QString &target);

/// Removes the unfinished copy of `target` that somebody left who was killed. The caller has the lock of
/// `target`, so nobody writes it now.
void removeUnfinishedCopy(const QString &target);

/// Removes what killed processes left of a league file: unfinished backups of it and their locks. What
/// another process works with, or may work with on another computer, stays: only what can be locked is
/// touched. The caller has the lock of `file`, or only reads it.
void removeLeftovers(const QString &file);

} // namespace touchline::store
