// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>
#include <QUuid>

#include <optional>

namespace touchline::store {

/// A change of which nobody knows whether it was stored: the disk failed while it was being saved.
struct ChangeInDoubt
{
    /// Its entry in the journal, if it was.
    QUuid entry;
    QDateTime at;
    QString words;
};

/// Kept beside the league file (`name.touchline.unsure`) until somebody has opened it again. What the disk
/// does not take then is not kept: the error has said it already.
void keepChangeInDoubt(const QString &file, const ChangeInDoubt &change);
[[nodiscard]] std::optional<ChangeInDoubt> changeInDoubt(const QString &file);
void forgetChangeInDoubt(const QString &file);

} // namespace touchline::store
