// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cup_discipline.h"

#include "core/competition/outlook.h"
#include "core/discipline/discipline_rules_json.h"
#include "core/games/registry.h"

#include <QJsonArray>

#include <algorithm>

namespace touchline::cli {

namespace {

bool isOpen(const FixtureStatus &status)
{
    return status.state != FixtureState::Played && status.state != FixtureState::NotNeeded;
}

bool hasTeam(const FixtureStatus &status, int team)
{
    return status.teams[Side::Home] == team || status.teams[Side::Away] == team;
}

} // namespace

Result<std::optional<DisciplineRules>> disciplineOf(const Competition &competition)
{
    const auto game = findGame(competition.definition().game);
    if (!game)
        return fail(game.error());
    if (const QJsonObject &own = competition.definition().discipline; !own.isEmpty()) {
        auto rules = disciplineRulesFromJson(own);
        if (!rules)
            return fail(rules.error());
        return std::optional(std::move(*rules));
    }
    const QString name = QString::fromUtf8((*game)->info().discipline);
    if (name.isEmpty())
        return std::optional<DisciplineRules>();
    auto rules = disciplineRules(name);
    if (!rules)
        return fail(rules.error());
    return std::optional(std::move(*rules));
}

StageKind stageOf(const Fixture &fixture)
{
    if (fixture.isGroupMatch())
        return StageKind::Group;
    const StageKind kind = stageKindOf(fixture.stageName);
    return kind == StageKind::Unknown ? StageKind::Knockout : kind;
}

Result<QJsonObject> disciplineFor(const Game &game, const QString &name)
{
    auto rules = disciplineRulesFile(name);
    const QString own = QString::fromUtf8(game.info().discipline);
    const QString injuries = QStringLiteral("injuries");
    if (!rules || own.isEmpty() || !rules->value(injuries).toArray().isEmpty())
        return rules;
    const auto ofGame = disciplineRulesFile(own);
    if (!ofGame)
        return fail(ofGame.error());
    for (const QString &key :
         {injuries, QStringLiteral("season_out_games"), QStringLiteral("bans_run_while_injured")})
        rules->insert(key, ofGame->value(key));
    return rules;
}

TeamLedger ledgerBefore(const Competition &competition, int team, int before, const DisciplineRules &rules)
{
    const QUuid id = competition.entrant(team).id;
    TeamLedger ledger(rules, id);
    for (int i = 0; i < before; ++i) {
        const MatchReport *report = competition.report(i);
        // Who played is what the report says: after a correction the fixture may have other teams.
        if (report != nullptr &&
            (report->teams[Side::Home].team == id || report->teams[Side::Away].team == id))
            ledger.add(*report, stageOf(competition.fixtures()[static_cast<std::size_t>(i)]));
    }
    if (before < static_cast<int>(competition.fixtures().size()))
        ledger.reach(stageOf(competition.fixtures()[static_cast<std::size_t>(before)]));
    return ledger;
}

TeamLedger ledgerOf(const Competition &competition, int team, const DisciplineRules &rules)
{
    const int all = static_cast<int>(competition.fixtures().size());
    TeamLedger ledger = ledgerBefore(competition, team, all, rules);
    const Progress now = progress(competition);
    int last = -1;
    for (int i = 0; i < all; ++i)
        if (!isOpen(now.fixtures[static_cast<std::size_t>(i)]) &&
            hasTeam(now.fixtures[static_cast<std::size_t>(i)], team))
            last = i;
    const int next = nextFixture(now, team);
    // Where the next one is not known yet, this stage of the team is over all the same.
    if (next >= 0)
        ledger.reach(stageOf(competition.fixtures()[static_cast<std::size_t>(next)]));
    else if (last >= 0)
        ledger.reach(stageAfter(stageOf(competition.fixtures()[static_cast<std::size_t>(last)])));
    return ledger;
}

int nextFixture(const Progress &now, int team)
{
    for (std::size_t i = 0; i < now.fixtures.size(); ++i)
        if (isOpen(now.fixtures[i]) && hasTeam(now.fixtures[i], team))
            return static_cast<int>(i);
    return -1;
}

bool isOut(const Competition &competition, const Progress &now, int team)
{
    return !mayStillPlay(competition, now, team);
}

} // namespace touchline::cli
