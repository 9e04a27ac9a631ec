// SPDX-License-Identifier: GPL-3.0-or-later
// Competitions whose bans are served in others of the league too.
#include "models/league/league_competitions.h"

#include "core/base/json_reader.h"
#include "core/facts/decision_json.h"
#include "core/play/discipline/discipline_facts.h"
#include "core/play/discipline/other_competitions.h"
#include "models/store/rows/row_store.h"
#include "models/store/rows/row_values.h"

#include <QJsonArray>

#include <algorithm>

namespace touchline {

using namespace store;

struct League::KnownOther
{
    std::shared_ptr<const OtherCompetition> other;
    /// What it was made of.
    Competition competition;
};

/// Somebody is banned or injured in every competition by a decision, or was in an earlier season.
bool League::hasDecisionForAll()
{
    const auto rows =
        readRows(m_database, decisionTable(), QStringLiteral("WHERE kind = ?"), {QStringLiteral("player")});
    return rows && std::any_of(rows->begin(), rows->end(), [](const store::Row &row) {
               const auto decision = parseJsonObject(RowReader(row).text("body").toUtf8());
               return decision && reachesOthers(playerFactFromJson(
                                      decision->value(QStringLiteral("decision")).toObject(), {}));
           });
}

std::vector<QUuid> League::competitionsInOrder(bool &doReach)
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
            const bool reaches =
                facts && (reachOthers(facts->value(QStringLiteral("discipline")).toObject()) ||
                          carriesBansForOthers(facts->value(QStringLiteral("carried_over")).toArray()));
            known = m_reach.emplace(name, reaches).first;
        }
        doReach = doReach || known->second;
    }
    doReach = doReach || hasDecisionForAll();
    return ids;
}

bool LeagueCompetitions::haveBansElsewhere()
{
    bool doReach = false;
    const std::vector<QUuid> ids = m_league->competitionsInOrder(doReach);
    return doReach && ids.size() > 1;
}

Competition LeagueCompetitions::withOthersOfLeague(Competition competition)
{
    bool doReach = reachOthers(competition.definition().discipline) || hasBansForOthers(competition);
    const std::vector<QUuid> ids = m_league->competitionsInOrder(doReach);
    competition.setOtherCompetitions(nullptr);
    if (!doReach)
        return competition;
    std::vector<std::shared_ptr<const OtherCompetition>> others;
    for (const QUuid &id : ids) {
        if (id == competition.definition().id)
            continue;
        const auto found = m_league->stored(id);
        if (!found)
            continue;
        const Competition &other = (*found)->competition;
        auto known = m_league->m_others.find(id);
        if (known == m_league->m_others.end() || !(known->second->competition == other) ||
            known->second->competition.setAside() != other.setAside())
            known = m_league->m_others
                        .insert_or_assign(id, std::make_shared<const League::KnownOther>(
                                                  League::KnownOther{asOtherCompetition(other), other}))
                        .first;
        others.push_back(known->second->other);
    }
    return withOtherCompetitions(std::move(competition), others);
}

} // namespace touchline
