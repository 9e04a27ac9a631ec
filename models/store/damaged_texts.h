// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database.h"

#include <QByteArray>
#include <QUuid>

#include <vector>

namespace touchline::store {

/// A packed text that is not whole.
struct DamagedText
{
    enum class Of { Content, Log, MatchUnderWay, Entry };
    Of of = Of::Content;
    /// Of a content.
    QByteArray name{};
    /// Of a log: its report; of a match under way: its fixture.
    QUuid id{};
    /// Of an entry of the history.
    qlonglong seq = 0;
};

/// Every packed text of a league that cannot be unpacked, or, a content, that is not what its name says.
/// Errors: those of the database.
[[nodiscard]] Result<std::vector<DamagedText>> damagedTexts(Database &database);

} // namespace touchline::store
