// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/competition/statistics/statistics_cards.h"

#include "core/base/name_order.h"
#include "core/competition/statistics/statistics_key.h"

#include <QHash>

#include <algorithm>
#include <tuple>

namespace touchline {

namespace {

enum class CountBy { Player, Team };

bool isCard(ReportEventKind kind)
{
    return kind == ReportEventKind::Yellow || kind == ReportEventKind::SecondYellow ||
           kind == ReportEventKind::Red;
}

bool bookedMore(const Booked &a, const Booked &b)
{
    if (a.cards.sendingsOff() != b.cards.sendingsOff())
        return a.cards.sendingsOff() > b.cards.sendingsOff();
    if (a.cards.yellow != b.cards.yellow)
        return a.cards.yellow > b.cards.yellow;
    if (a.name != b.name)
        return isNameBefore(a.name, b.name);
    if (a.teamName != b.teamName)
        return isNameBefore(a.teamName, b.teamName);
    return std::tie(a.player, a.team) < std::tie(b.player, b.team);
}

std::vector<Booked> booked(std::span<const MatchReport *const> reports, CountBy by)
{
    std::vector<Booked> list;
    QHash<StatisticsKey, std::size_t> indices;
    for (const MatchReport *report : reports)
        for (const ReportEvent &event : report->events) {
            if (!isCard(event.kind))
                continue;
            const TeamOnTheDay &team = report->teams[event.side];
            const StatisticsKey key = by == CountBy::Player ? keyOf(team, event) : keyOf(team);
            const std::size_t index = insertedAt(indices, key, list.size());
            if (index == list.size())
                list.push_back({by == CountBy::Player ? event.player : QUuid(), {}, team.team, {}, {}});
            Booked &one = list[index];
            one.teamName = team.name;
            if (by == CountBy::Player)
                one.name = event.playerName;
            addCard(event.kind, one.cards);
        }
    std::sort(list.begin(), list.end(), bookedMore);
    return list;
}

} // namespace

void addCard(ReportEventKind kind, CardCount &cards)
{
    cards.yellow += kind == ReportEventKind::Yellow ? 1 : 0;
    cards.secondYellow += kind == ReportEventKind::SecondYellow ? 1 : 0;
    cards.red += kind == ReportEventKind::Red ? 1 : 0;
}

std::vector<Booked> playersBooked(std::span<const MatchReport *const> reports)
{
    return booked(reports, CountBy::Player);
}

std::vector<Booked> teamsBooked(std::span<const MatchReport *const> reports)
{
    return booked(reports, CountBy::Team);
}

} // namespace touchline
