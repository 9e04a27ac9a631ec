// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/storage/journal_replay.h"
#include "tests/storage/league_case.h"
#include "tests/storage/victim.h"

#include <optional>
#include <utility>

namespace touchline::storage {

/// What does not hold that must in any league, whatever happened to it; else empty.
[[nodiscard]] QString whatIsWrong(League &league);

/// A league under fire, with what is known of it.
class Target
{
public:
    explicit Target(store::Backend backend);

    [[nodiscard]] const LeaguePlace &place() const { return m_place; }
    /// For the work that needs a second file.
    [[nodiscard]] QString beside() const { return m_place.folder.path("copy.touchline"); }

    /// Adds a competition by hand.
    [[nodiscard]] QString prepare();
    /// Empty, or what was lost or broken.
    [[nodiscard]] QString look(const Heard &heard);

    /// Kills in the middle of a command, and how many of these commands were on the disk.
    [[nodiscard]] int within() const { return m_within; }
    [[nodiscard]] int foundUntold() const { return m_found; }

private:
    using UnderWay = std::optional<std::pair<QByteArray, int>>;

    [[nodiscard]] QString lookAtMatch(League &league, const Heard &heard, bool isOneMore);

    LeaguePlace m_place;
    JournalReplay m_replay;
    UnderWay m_underWay;
    int m_within = 0;
    int m_found = 0;
};

} // namespace touchline::storage
