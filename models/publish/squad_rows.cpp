// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/publish/squad_rows.h"

#include "core/competition/statistics/statistics_matches.h"

#include <QHash>

namespace touchline {

namespace {

class RowCollector
{
public:
    void addSquad(const Squad &squad)
    {
        for (const SquadEntry &entry : squad.entries) {
            SquadLine &row = rowOf(entry.person.id, entry.person.name);
            row.position = positionCode(entry.position);
            if (entry.shirt)
                row.shirt = QString::number(*entry.shirt);
        }
    }

    void addReport(const MatchReport &report, Side side)
    {
        for (const PlayerOnTheDay &one : report.teams[side].players)
            rowOf(one.player, one.name);
        for (const ReportEvent &event : report.events) {
            if (event.side != side || (event.player.isNull() && event.playerName.isEmpty()))
                continue;
            SquadLine &row = rowOf(event.player, event.playerName);
            const bool isGoal =
                event.kind == ReportEventKind::Goal || event.kind == ReportEventKind::PenaltyGoal;
            row.goals += isGoal ? 1 : 0;
            addCard(event.kind, row.cards);
        }
    }

    std::vector<SquadLine> rows;

private:
    /// Who has no id is known by his name.
    SquadLine &rowOf(const QUuid &player, const QString &name)
    {
        const QString key = player.isNull() ? name : player.toString();
        const auto found = m_index.constFind(key);
        if (found != m_index.cend())
            return rows[*found];
        m_index.insert(key, rows.size());
        rows.push_back({{}, name, {}, 0, {}});
        return rows.back();
    }

    QHash<QString, std::size_t> m_index;
};

} // namespace

std::vector<SquadLine> squadLines(const Site &site, int team)
{
    const QUuid id = site.competition.entrant(team).id;
    RowCollector collector;
    for (const SiteSquad &squad : site.options.squads)
        if (squad.team == id)
            collector.addSquad(squad.squad);
    for (const MatchReport *report : playedReports(site.competition))
        for (const Side side : bothSides)
            if (report->teams[side].team == id)
                collector.addReport(*report, side);
    return std::move(collector.rows);
}

} // namespace touchline
