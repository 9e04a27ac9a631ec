// SPDX-License-Identifier: GPL-3.0-or-later
// Competitions whose bans are served in others of the league too.
#include "models/league/league_competitions.h"

#include "core/play/discipline/competitions_beside.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <algorithm>

namespace touchline {

using namespace store;

struct League::KnownBeside
{
    std::shared_ptr<const CompetitionBeside> beside;
    /// What it was made of.
    Competition competition;
};

std::vector<QUuid> League::besideOthers(bool &doReach)
{
    std::vector<QUuid> ids;
    const auto rows = readRows(m_database, competitionTable(), QStringLiteral("ORDER BY place"));
    // What cannot be read is said where somebody asks for it.
    if (!rows)
        return ids;
    for (const store::Row &row : *rows) {
        const RowReader reader(row);
        ids.push_back(reader.uuid("uuid"));
        const QByteArray name = reader.bytes("definition");
        auto known = m_reach.find(name);
        if (known == m_reach.end()) {
            const auto facts = m_contents.object(name);
            const bool reaches = facts && reachOthers(facts->value(QStringLiteral("discipline")).toObject());
            known = m_reach.emplace(name, reaches).first;
        }
        doReach = doReach || known->second;
    }
    return ids;
}

bool LeagueCompetitions::haveBansElsewhere()
{
    bool doReach = false;
    const std::vector<QUuid> ids = m_league->besideOthers(doReach);
    return doReach && ids.size() > 1;
}

Competition LeagueCompetitions::withOthersBeside(Competition competition)
{
    bool doReach = reachOthers(competition.definition().discipline);
    const std::vector<QUuid> ids = m_league->besideOthers(doReach);
    competition.standBeside(nullptr);
    if (!doReach)
        return competition;
    std::vector<std::shared_ptr<const CompetitionBeside>> others;
    for (const QUuid &id : ids) {
        if (id == competition.definition().id)
            continue;
        const auto found = m_league->stored(id);
        if (!found)
            continue;
        const Competition &other = (*found)->competition;
        auto known = m_league->m_beside.find(id);
        if (known == m_league->m_beside.end() || !(known->second->competition == other) ||
            known->second->competition.setAside() != other.setAside())
            known = m_league->m_beside
                        .insert_or_assign(id, std::make_shared<const League::KnownBeside>(
                                                  League::KnownBeside{besideOf(other), other}))
                        .first;
        others.push_back(known->second->beside);
    }
    return withBeside(std::move(competition), others);
}

} // namespace touchline
