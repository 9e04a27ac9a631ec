// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/access/league_condition.h"

#include "core/games/registry.h"
#include "core/play/matches/live_match.h"
#include "models/proof/condition.h"
#include "models/proof/fact_words.h"
#include "models/store/rows/live_store.h"
#include "models/store/rows/row_store.h"

namespace touchline {

using store::Database;
using store::LiveFriendly;
using store::LiveLine;
using store::LiveStore;

namespace {

/// Errors: Damaged, BadInput and the like of a match that cannot be gone on with; those of the database.
Result<void> checkMatch(LiveStore &live, const QUuid &id, const QString &gameName)
{
    TOUCHLINE_TRY(live.checkStart(id));
    const auto game = findGame(gameName);
    if (!game)
        return {};
    const auto log = live.log(id, **game);
    TOUCHLINE_TRY(log);
    if (!knowsRules((*game)->info(), log->rulesVersion))
        return {};
    const auto match = LiveMatch::resume(**game, *log);
    TOUCHLINE_TRY(match);
    return {};
}

/// The connection is gone or the computer says no: that says nothing about the match.
bool isOfDatabase(const Error &error)
{
    return error.fault == Fault::Lost || error.fault == Fault::Busy || error.fault == Fault::Full ||
           error.fault == Fault::System;
}

Result<void> addDamage(const QString &where, const Result<void> &checked, Problems &problems)
{
    if (checked)
        return {};
    const Error &error = checked.error();
    if (isOfDatabase(error))
        return fail(error);
    if (error.problems.empty())
        problems.push_back({where, error.message, {}});
    for (const Problem &problem : error.problems)
        problems.push_back({problem.where.isEmpty() ? where : where + QStringLiteral(": ") + problem.where,
                            problem.what,
                            {}});
    return {};
}

} // namespace

Result<Problems> damagedMatchesUnderWay(Database &database)
{
    FactWords words(database);
    Problems problems;
    LiveStore ofFixtures(database);
    const auto lines = ofFixtures.all();
    TOUCHLINE_TRY(lines);
    for (const LiveLine &line : *lines)
        TOUCHLINE_TRY(
            addDamage(words.match(line.fixture), checkMatch(ofFixtures, line.fixture, line.game), problems));
    LiveStore ofFriendlies(database, LiveStore::Of::Friendlies);
    const auto friendlies = ofFriendlies.friendlies();
    TOUCHLINE_TRY(friendlies);
    for (const LiveFriendly &line : *friendlies)
        TOUCHLINE_TRY(addDamage(line.name, checkMatch(ofFriendlies, line.id, line.game), problems));
    return problems;
}

Result<Problems> leagueCondition(Database &database)
{
    auto problems = conditionOf(database);
    if (!problems || !problems->empty())
        return problems;
    return damagedMatchesUnderWay(database);
}

} // namespace touchline
