// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QByteArray>
#include <QUuid>

#include <vector>

namespace touchline::store {

/// A packed text that is not whole.
struct DamagedText
{
    enum class Of { Content, Log, MatchUnderWay, FriendlyUnderWay, Entry };
    Of of = Of::Content;
    /// Of a content.
    QByteArray name{};
    /// Of a log: its report; of a match under way: its fixture.
    QUuid id{};
    /// Of an entry of the history.
    qlonglong seq = 0;
};

/// How far a look at packed texts goes. A bit that was flipped shows when a text is unpacked; another text in
/// its place only by the name of the content, which takes as long again.
enum class TextCheck { Unpack, UnpackAndName };

/// Every packed text of a league that is not whole. Errors: those of the database.
[[nodiscard]] Result<std::vector<DamagedText>> damagedTexts(Database &database, TextCheck check);

} // namespace touchline::store
