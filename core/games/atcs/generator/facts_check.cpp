// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/games/atcs/generator/facts_check.h"

#include <QSet>
#include <QtGlobal>

#include <algorithm>

namespace touchline::atcs::generator {

namespace {

/// Fewer field players do not fill a card (specification 3.1).
constexpr auto fewestFieldPlayers = 10;

using TeamKeys = QSet<QPair<QString, int>>;

void note(const QString &where, const char *text, const QStringList &arguments, Problems &problems)
{
    problems.push_back({where, {text, arguments}, {}});
}

void checkSquad(const TeamFacts &team, Problems &problems)
{
    const auto captains = std::count_if(team.squad.begin(), team.squad.end(),
                                        [](const PlayerFacts &player) { return player.captain; });
    const auto keepers = std::count_if(team.squad.begin(), team.squad.end(),
                                       [](const PlayerFacts &player) { return player.isKeeper(); });
    const auto others = static_cast<std::ptrdiff_t>(team.squad.size()) - keepers;
    if (captains != 1) {
        note(team.id, QT_TRANSLATE_NOOP("core", "A squad has one captain, this one has %1."),
             {QString::number(captains)}, problems);
    }
    if (keepers == 0)
        note(team.id, QT_TRANSLATE_NOOP("core", "The squad has no goalkeeper."), {}, problems);
    if (others < fewestFieldPlayers) {
        note(team.id, QT_TRANSLATE_NOOP("core", "A card needs %1 field players, the squad has %2."),
             {QString::number(fewestFieldPlayers), QString::number(others)}, problems);
    }
}

TeamKeys checkMatches(const std::vector<MatchFacts> &matches, const Origins &origins, Problems &problems)
{
    TeamKeys played;
    QSet<QString> unknown;
    for (const MatchFacts &match : matches) {
        for (const QString &team : {match.home, match.away}) {
            played.insert({team, match.year});
            if (!origins.contains(team) && !unknown.contains(team)) {
                unknown.insert(team);
                note(team, QT_TRANSLATE_NOOP("core", "The team has no confederation."), {}, problems);
            }
        }
    }
    return played;
}

void checkHistoricAmongAll(const Facts &facts, Problems &problems)
{
    QSet<QString> ids;
    for (const TeamFacts &team : facts.all)
        ids.insert(team.id);
    for (const TeamFacts &team : facts.historic) {
        if (!ids.contains(team.id))
            note(team.id, QT_TRANSLATE_NOOP("core", "The card is missing in all/teams.csv."), {}, problems);
        if (team.kind == CardKind::Edition) {
            note(team.id, QT_TRANSLATE_NOOP("core", "teams.csv lists cards and bonus cards alone."), {},
                 problems);
        }
    }
    const auto cards = std::count_if(facts.historic.begin(), facts.historic.end(),
                                     [](const TeamFacts &team) { return team.kind == CardKind::Card; });
    if (cards < 2) {
        note(QStringLiteral("teams.csv"),
             QT_TRANSLATE_NOOP("core", "At least two cards are needed, to measure one by the other."), {},
             problems);
    }
}

} // namespace

void checkFacts(const Facts &facts, Problems &problems)
{
    TeamKeys played = checkMatches(facts.matches, facts.origins, problems);
    const TeamKeys played2026 = checkMatches(facts.matches2026, facts.origins2026, problems);
    for (const TeamFacts &team : facts.historic) {
        if (!played.contains({team.matchName, team.year}))
            note(team.id, QT_TRANSLATE_NOOP("core", "The team has no match in all_matches.csv."), {},
                 problems);
    }
    played.unite(played2026);
    for (const TeamFacts &team : facts.all) {
        if (!played.contains({team.matchName, team.year}))
            note(team.id, QT_TRANSLATE_NOOP("core", "The team has no match."), {}, problems);
    }
    for (const std::vector<TeamFacts> *teams : {&facts.historic, &facts.all}) {
        for (const TeamFacts &team : *teams)
            checkSquad(team, problems);
    }
    checkHistoricAmongAll(facts, problems);
    checkAnchors(facts.anchors, facts.historic, problems);
}

} // namespace touchline::atcs::generator
