// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/match_report.h"

#include <QHash>

namespace touchline {

/// What tells teams, and persons of a team, apart in a list: the ids, and names where the report has no id.
struct StatisticsKey
{
    QUuid team;
    QString teamName;
    QUuid player;
    QString playerName;

    bool operator==(const StatisticsKey &) const = default;
};

[[nodiscard]] inline std::size_t qHash(const StatisticsKey &key, std::size_t seed = 0)
{
    return qHashMulti(seed, key.team, key.teamName, key.player, key.playerName);
}

[[nodiscard]] inline StatisticsKey keyOf(const TeamOnTheDay &team)
{
    return {team.team, team.team.isNull() ? team.name : QString(), {}, {}};
}

/// The person of an event, who played for `team`.
[[nodiscard]] inline StatisticsKey keyOf(const TeamOnTheDay &team, const ReportEvent &event)
{
    StatisticsKey key = keyOf(team);
    key.player = event.player;
    if (event.player.isNull())
        key.playerName = event.playerName;
    return key;
}

/// The index that the key has; `next`, which it gets, where it is new.
[[nodiscard]] inline std::size_t insertedAt(QHash<StatisticsKey, std::size_t> &indices,
                                            const StatisticsKey &key, std::size_t next)
{
    const auto found = indices.constFind(key);
    return found != indices.cend() ? *found : *indices.insert(key, next);
}

} // namespace touchline
