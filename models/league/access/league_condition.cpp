// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/access/league_condition.h"

#include "core/games/registry.h"
#include "core/play/matches/live_match.h"
#include "models/audit/condition.h"
#include "models/audit/fact_words.h"
#include "models/store/rows/live_store.h"
#include "models/store/rows/row_store.h"

namespace touchline {

using store::Database;
using store::LiveLine;
using store::LiveStore;

namespace {

/// Its game, where it can be resumed by the rules of that version; otherwise null.
const Game *playableBy(const QString &name, int rulesVersion)
{
    const auto game = findGame(name);
    return game && knowsRules((*game)->info(), rulesVersion) ? *game : nullptr;
}

/// Without a game only its beginning can be checked. Errors: Damaged, BadInput and the like of a match that
/// cannot be gone on with; those of the database.
Result<void> checkMatch(LiveStore &live, const QUuid &id, const Game *game)
{
    TOUCHLINE_TRY(live.checkStart(id));
    if (game == nullptr)
        return {};
    const auto log = live.log(id, *game);
    TOUCHLINE_TRY(log);
    const auto match = LiveMatch::resume(*game, *log);
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

Result<MatchesUnderWay> checkMatchesUnderWay(Database &database)
{
    FactWords words(database);
    MatchesUnderWay found;
    for (const LiveStore::Of of : {LiveStore::Of::Fixtures, LiveStore::Of::Friendlies}) {
        LiveStore live(database, of);
        const auto lines = live.all();
        TOUCHLINE_TRY(lines);
        for (const LiveLine &line : *lines) {
            const QString name = of == LiveStore::Of::Fixtures ? words.match(line.fixture) : line.name;
            const Game *game = playableBy(line.game, line.rulesVersion);
            const auto checked = checkMatch(live, line.fixture, game);
            if (checked && game == nullptr)
                found.otherRules.push_back({name, line.game, line.rulesVersion});
            TOUCHLINE_TRY(addDamage(name, checked, found.problems));
        }
    }
    return found;
}

Result<Problems> leagueCondition(Database &database)
{
    auto problems = conditionOf(database);
    if (!problems || !problems->empty())
        return problems;
    auto found = checkMatchesUnderWay(database);
    TOUCHLINE_TRY(found);
    return std::move(found->problems);
}

} // namespace touchline
