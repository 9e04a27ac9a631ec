// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/base/common.h"
#include "models/league/league.h"

#include <QHash>

namespace touchline::cli {

/// Entries of the history, one a line: number, local time, who, what; "(taken back)" behind what does not
/// hold.
[[nodiscard]] QString historyText(const std::vector<JournalEntry> &entries, const QString &indent = {});
/// {"entry", "uuid", "at" (UTC), "who", "kind", "subject", "state", "what"}.
[[nodiscard]] QJsonObject historyJson(const JournalEntry &entry);

/// What an entry did, one line for each fact that is new ("+"), gone ("-") or another one ("~", before and
/// after). Many facts of a kind that are all new or all gone are counted. `teams`: their names.
[[nodiscard]] QString changesText(const store::RowChanges &changes, const QHash<QUuid, QString> &teams);
/// [{"table", "before": {column: value} or null, "after": ...}]; what is no text or number is its hexadecimal
/// form.
[[nodiscard]] QJsonArray changesJson(const store::RowChanges &changes);

} // namespace touchline::cli
