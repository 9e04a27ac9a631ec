// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/player_totals.h"

#include "core/base/name_order.h"
#include "core/competition/statistics/statistics_key.h"
#include "core/match/report/report_events.h"

#include <algorithm>
#include <map>

namespace touchline {

namespace {

/// Adds up what players have.
class PlayerSums
{
public:
    void add(const TeamOnTheDay &team, const QUuid &player, const QString &name, int value)
    {
        StatisticsKey key = keyOf(team);
        key.player = player;
        if (player.isNull())
            key.playerName = name;
        const std::size_t index = insertedAt(m_indices, key, m_players.size());
        if (index == m_players.size())
            m_players.push_back({player, {}, team.team, {}, 0});
        PlayerTotal &one = m_players[index];
        one.name = name;
        one.teamName = team.name;
        one.total += value;
    }

    [[nodiscard]] std::vector<PlayerTotal> sorted() const
    {
        std::vector<PlayerTotal> players = m_players;
        std::sort(players.begin(), players.end(), [](const PlayerTotal &a, const PlayerTotal &b) {
            if (a.total != b.total)
                return a.total > b.total;
            if (a.name != b.name)
                return isNameBefore(a.name, b.name);
            return a.teamName != b.teamName ? isNameBefore(a.teamName, b.teamName) : a.player < b.player;
        });
        return players;
    }

private:
    std::vector<PlayerTotal> m_players;
    QHash<StatisticsKey, std::size_t> m_indices;
};

} // namespace

std::vector<PlayerTotal> assists(std::span<const MatchReport *const> reports)
{
    PlayerSums sums;
    for (const MatchReport *report : reports)
        for (const ReportEvent &event : report->events)
            if (isGoal(event.kind) && !event.secondName.isEmpty())
                sums.add(report->teams[event.side], event.second, event.secondName, 1);
    return sums.sorted();
}

std::vector<FigureTotals> playerFigures(std::span<const MatchReport *const> reports)
{
    std::map<QString, PlayerSums> sums;
    for (const MatchReport *report : reports)
        for (const PlayerFigure &figure : report->figures)
            sums[figure.name].add(report->teams[figure.side], figure.player, figure.playerName, figure.value);
    std::vector<FigureTotals> all;
    all.reserve(sums.size());
    for (const auto &[name, players] : sums)
        all.push_back({name, players.sorted()});
    return all;
}

} // namespace touchline
