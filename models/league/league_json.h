// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/store/database/database.h"

#include <QByteArray>

class QIODevice;

namespace touchline {

/// Whether what is never given away unless somebody asks for it (contacts of clubs) goes along.
enum class PrivateTexts : bool { LeftOut, Along };

/// Writes a whole league as JSON, its history and match logs too; docs/league-json.md says what is in it.
/// Errors: System, Full (what the device says); Newer (it keeps more than this program knows); Damaged (a
/// packed text is damaged); ReadOnly (private texts that this login may not read); those of the database.
[[nodiscard]] Result<void> exportLeague(store::Database &from, QIODevice &to,
                                        PrivateTexts texts = PrivateTexts::LeftOut);

/// Makes the league of such a file at a place where there is none yet. Everything is read and checked before
/// it counts. Errors: BadInput with every problem (not such a file, an unknown table, a value of another
/// kind); Newer (made by a newer version of the program); Refused (a league is there already); Damaged (rows
/// that do not fit together, or facts that are not as the history says: nothing is written); those of the
/// databases.
[[nodiscard]] Result<void> importLeague(const QByteArray &bytes, const QString &to);

} // namespace touchline
