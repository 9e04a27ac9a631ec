// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that are being played: begun, gone on with, finished.
#include "models/league/league.h"

#include "core/games/registry.h"
#include "models/store/rows/row_store.h"

#include <qglobal.h>

namespace touchline {

using namespace store;

namespace {

/// Does something to the matches under way, in a transaction of its own.
template <class Work>
Result<void> inTransaction(Database &database, const Work &work)
{
    auto transaction = Transaction::begin(database);
    TOUCHLINE_TRY(transaction);
    if (auto done = work(LiveStore(database)); !done)
        return done;
    return transaction->commit();
}

} // namespace

Result<std::vector<LiveLine>> League::matchesUnderWay()
{
    return LiveStore(m_database).all();
}

Result<LiveMatch> League::beginMatch(const QUuid &competition, const Game &game, FixtureSetup setup,
                                     MatchLabels labels)
{
    const auto base = stored(competition);
    TOUCHLINE_TRY(base);
    const QUuid fixture = setup.fixture;
    if ((*base)->competition.indexOfFixture(fixture) < 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no such fixture."));
    auto match = LiveMatch::begin(game, std::move(setup), std::move(labels));
    if (!match)
        return match;
    const auto begun = inTransaction(m_database, [&](LiveStore live) -> Result<void> {
        const auto there = readRow(m_database, fixtureTable(), {fixture});
        TOUCHLINE_TRY(there);
        if (!*there)
            return fail(Fault::NotFound,
                        QT_TRANSLATE_NOOP("core", "This competition is no longer in the league."));
        if (auto free = refuseIfUnderWay(fixture); !free)
            return free;
        return live.begin(match->log(), game, now(), m_access.who);
    });
    TOUCHLINE_TRY(begun);
    match->keepWith(inputKeeper(fixture));
    return match;
}

Result<LiveMatch> League::resumeMatch(const QUuid &fixture)
{
    const auto line = LiveStore(m_database).find(fixture);
    TOUCHLINE_TRY(line);
    if (!*line)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "This match is not being played."));
    const auto game = findGame((*line)->game);
    TOUCHLINE_TRY(game);
    const auto log = LiveStore(m_database).log(fixture, **game);
    TOUCHLINE_TRY(log);
    auto match = LiveMatch::resume(**game, *log);
    if (match)
        match->keepWith(inputKeeper(fixture));
    return match;
}

InputKeeper League::inputKeeper(const QUuid &fixture)
{
    return [this, fixture](const InputChange &change) {
        return inTransaction(m_database, [&](LiveStore live) { return live.change(fixture, change); });
    };
}

Result<void> League::abandonMatch(const QUuid &fixture)
{
    return inTransaction(m_database, [&fixture](LiveStore live) { return live.remove(fixture); });
}

Result<JournalEntry> League::finishMatch(const QUuid &competition, const LiveMatch &match)
{
    if (!match.isOver())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The match is not over yet."));
    m_finishing = match.match().setup().fixture;
    auto entry = record(competition, match.report(), match.log());
    m_finishing = {};
    return entry;
}

Result<void> League::refuseIfUnderWay(const QUuid &fixture)
{
    const auto line = LiveStore(m_database).find(fixture);
    TOUCHLINE_TRY(line);
    if (*line && fixture != m_finishing)
        return fail(Fault::Refused,
                    QT_TRANSLATE_NOOP(
                        "core", "This match is being played (started by %1). Finish or discard it first."),
                    {(*line)->begunBy});
    return {};
}

} // namespace touchline
