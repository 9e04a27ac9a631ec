// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/print/list_picture.h"

namespace touchline {

class HistoryModel;

/// So many entries are printed at most, the newest: some forty sheets.
inline constexpr int mostPrintedEntries = 2000;

/// Has the model read on, as far as that is printed.
void readForPaper(HistoryModel &model);

/// The entries, the newest on top. Where there are older ones than are printed it says so.
[[nodiscard]] ListContent historyPaper(const QString &title, const HistoryModel &model);

/// The same entries as text, a line each.
[[nodiscard]] QStringList historyLines(const HistoryModel &model);

} // namespace touchline
