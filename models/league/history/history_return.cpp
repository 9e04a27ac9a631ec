// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/history/history_return.h"

#include "models/league/league_history.h"

#include <algorithm>

namespace touchline {

namespace {

/// The first entry made the league: there is nothing before it.
constexpr qlonglong first = 1;
constexpr int portion = 500;

/// The commands from that entry on that hold.
Result<std::vector<JournalEntry>> heldSince(League &league, qlonglong seq)
{
    std::vector<JournalEntry> held;
    JournalFilter filter{portion, 0, {}};
    for (;;) {
        const auto entries = league.history().entries(filter);
        TOUCHLINE_TRY(entries);
        for (const JournalEntry &entry : *entries) {
            if (entry.seq < seq)
                return held;
            if (entry.kind == JournalEntry::Kind::Command && entry.state == JournalEntry::State::Done)
                held.push_back(entry);
        }
        if (static_cast<int>(entries->size()) < portion)
            return held;
        filter.before = entries->back().seq;
    }
}

} // namespace

bool canReturnToBefore(League &league, const JournalEntry &entry)
{
    if (league.isReadOnly() || entry.seq <= first || entry.kind != JournalEntry::Kind::Command ||
        entry.state != JournalEntry::State::Done)
        return false;
    const auto newest = league.history().toUndo();
    return newest && *newest && (*newest)->seq >= entry.seq;
}

HistoryReturn returnToBefore(League &league, const JournalEntry &entry)
{
    HistoryReturn result;
    for (;;) {
        const auto newest = league.history().toUndo();
        if (!newest) {
            result.stopped = newest.error();
            break;
        }
        if (!*newest || (*newest)->seq < std::max(entry.seq, first + 1))
            break;
        if (const auto undone = league.history().undo(); !undone) {
            result.stopped = undone.error();
            break;
        }
        ++result.steps;
    }
    if (auto held = heldSince(league, entry.seq)) {
        std::copy_if(held->begin(), held->end(), std::back_inserter(result.ofOthers),
                     [&league](const JournalEntry &one) { return one.who != league.who(); });
    } else if (!result.stopped) {
        result.stopped = held.error();
    }
    return result;
}

} // namespace touchline
