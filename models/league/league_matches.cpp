// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that are being played: begun, gone on with, finished.
#include "models/league/league_matches.h"

#include "core/competition/progress.h"
#include "core/games/registry.h"
#include "core/play/matches/condition_desk.h"
#include "models/league/league_history.h"
#include "models/league/league_results.h"
#include "models/store/rows/row_store.h"

#include <qglobal.h>

#include <algorithm>
#include <memory>

namespace touchline {

using namespace store;

namespace {

/// Refused: that match of the competition is being played.
tl::unexpected<Error> inPlay(const LiveLine &line, const Competition &competition)
{
    const int index = competition.indexOfFixture(line.fixture);
    return fail(Fault::Refused, matchInPlay,
                {QString::number(competition.fixtures()[static_cast<std::size_t>(index)].number),
                 competition.definition().name, line.begunBy});
}

} // namespace

Result<std::vector<LiveLine>> LeagueMatches::underWay()
{
    return LiveStore(m_league->m_database).all();
}

Result<LiveMatch> LeagueMatches::begin(const QUuid &competition, const Game &game, FixtureSetup setup,
                                       MatchLabels labels)
{
    const auto base = m_league->stored(competition);
    TOUCHLINE_TRY(base);
    const QUuid fixture = setup.fixture;
    if ((*base)->competition.indexOfFixture(fixture) < 0)
        return fail(Fault::NotFound, QT_TRANSLATE_NOOP("core", "The competition has no such fixture."));
    // Referee and weather that were drawn on a day before are the first rolls of the match.
    std::vector<ConditionRoll> rolled =
        conditionRolls((*base)->competition, (*base)->competition.indexOfFixture(fixture));
    auto match = LiveMatch::begin(game, std::move(setup), std::move(labels));
    if (!match)
        return match;
    const auto begun = inTransaction(
        LiveStore(m_league->m_database), m_league->m_database, [&](LiveStore live) -> Result<void> {
            const auto there = readRow(m_league->m_database, fixtureTable(), {fixture});
            TOUCHLINE_TRY(there);
            if (!*there)
                return fail(Fault::NotFound,
                            QT_TRANSLATE_NOOP("core", "This competition is no longer in the league."));
            if (auto free = m_league->refuseIfUnderWay(fixture); !free)
                return free;
            LiveLine line{fixture};
            // It tells a match that was discarded from the same one begun anew, so never twice the same.
            line.begun = std::max(m_league->now(), m_league->m_lastBegun.addMSecs(1));
            m_league->m_lastBegun = line.begun;
            line.begunBy = m_league->m_access.who;
            return live.begin(match->log(), game, line);
        });
    TOUCHLINE_TRY(begun);
    const auto stands = LiveStore(m_league->m_database).kept(fixture);
    TOUCHLINE_TRY(stands);
    match->keepWith(inputKeeper(m_league->m_database, LiveStore(m_league->m_database), fixture, *stands));
    if (auto entered = enterRolled(*match, std::move(rolled)); !entered)
        return fail(std::move(entered.error()));
    return match;
}

Result<LiveMatch> LeagueMatches::resume(const QUuid &fixture)
{
    return resumed(m_league->m_database, LiveStore(m_league->m_database), fixture);
}

Result<void> LeagueMatches::abandon(const QUuid &fixture)
{
    return inTransaction(LiveStore(m_league->m_database), m_league->m_database,
                         [&fixture](LiveStore live) { return live.remove(fixture); });
}

Result<JournalEntry> LeagueMatches::finish(const QUuid &competition, const LiveMatch &match)
{
    if (!match.isOver())
        return fail(Fault::Refused, QT_TRANSLATE_NOOP("core", "The match is not over yet."));
    m_league->m_finishing = &match;
    auto entry = m_league->results().record(competition, match.report(), match.log());
    m_league->m_finishing = nullptr;
    return entry;
}

Result<void> League::refuseIfInPlay(const QUuid &competition)
{
    const auto lines = matches().underWay();
    TOUCHLINE_TRY(lines);
    const auto line = std::find_if(lines->begin(), lines->end(), [&competition](const LiveLine &one) {
        return one.competition == competition;
    });
    if (line == lines->end())
        return {};
    const auto base = stored(competition);
    TOUCHLINE_TRY(base);
    return inPlay(*line, (*base)->competition);
}

Result<void> LeagueHistory::refuseIfInPlay(const JournalEntry &entry, const std::vector<Touch> &touches)
{
    const auto lines = m_league->matches().underWay();
    TOUCHLINE_TRY(lines);
    // A match rests on what its competition held when it began: teams, results, bans.
    const auto restsOnIt = [&](const LiveLine &line) {
        return entry.at <= line.begun &&
               std::any_of(touches.begin(), touches.end(), [&line](const Touch &touch) {
                   return (touch.kind == Touch::Kind::Competition || touch.kind == Touch::Kind::Within) &&
                          touch.subject == line.competition;
               });
    };
    const auto line = std::find_if(lines->begin(), lines->end(), restsOnIt);
    if (line == lines->end())
        return {};
    // Within the transaction of the command: stored() would begin one of its own.
    const auto read = readCompetition(m_league->m_database, m_league->m_contents, line->competition);
    TOUCHLINE_TRY(read);
    return inPlay(*line, read->competition);
}

Result<void> League::refuseIfTakenAway(const Competition &before, const Competition &after)
{
    const auto lines = matches().underWay();
    TOUCHLINE_TRY(lines);
    const QUuid finishing = m_finishing == nullptr ? QUuid() : m_finishing->match().setup().fixture;
    const auto statusIn = [](const Competition &competition, const QUuid &fixture) {
        const int index = competition.indexOfFixture(fixture);
        return index < 0 ? FixtureStatus() : progress(competition).fixtures[static_cast<std::size_t>(index)];
    };
    for (const LiveLine &line : *lines) {
        if (line.competition != after.definition().id || line.fixture == finishing)
            continue;
        const FixtureStatus was = statusIn(before, line.fixture);
        const FixtureStatus then = statusIn(after, line.fixture);
        const bool isAwarded = was.award < 0 && then.award >= 0;
        // Another team may have the place of one of them.
        const auto isOther = [&](Side side) {
            return then.teams[side] != was.teams[side] ||
                   (was.teams[side] >= 0 &&
                    before.entrant(was.teams[side]).id != after.entrant(then.teams[side]).id);
        };
        if (was.state == FixtureState::Ready &&
            (then.state != FixtureState::Ready || isAwarded || isOther(Side::Home) || isOther(Side::Away)))
            return inPlay(line, before);
    }
    return {};
}

Result<void> League::refuseIfUnderWay(const QUuid &fixture)
{
    if (m_finishing != nullptr && fixture == m_finishing->match().setup().fixture) {
        const auto stands = LiveStore(m_database).kept(fixture);
        TOUCHLINE_TRY(stands);
        return stands->inputs == keptInputs(m_finishing->entries()) ? Result<void>() : playedElsewhere();
    }
    const auto line = LiveStore(m_database).find(fixture);
    TOUCHLINE_TRY(line);
    if (!*line)
        return {};
    const auto read = readCompetition(m_database, m_contents, (*line)->competition);
    TOUCHLINE_TRY(read);
    return inPlay(**line, read->competition);
}

InputKeeper inputKeeper(Database &database, LiveStore live, const QUuid &match, KeptMatch known)
{
    return [&database, live, match,
            stands = std::make_shared<KeptMatch>(std::move(known))](const InputChange &change) {
        KeptMatch then;
        auto kept = inTransaction(live, database, [&](LiveStore inside) -> Result<void> {
            auto changed = inside.change(match, change, *stands);
            TOUCHLINE_TRY(changed);
            then = std::move(*changed);
            return {};
        });
        // It counts when it is on the disk.
        if (kept)
            *stands = std::move(then);
        return kept;
    };
}

Result<LiveMatch> resumed(Database &database, LiveStore live, const QUuid &match)
{
    const auto line = live.find(match);
    TOUCHLINE_TRY(line);
    if (!*line)
        return notPlayed();
    const auto game = findGame((*line)->game);
    TOUCHLINE_TRY(game);
    const auto stands = live.kept(match);
    TOUCHLINE_TRY(stands);
    const auto log = live.log(match, **game);
    TOUCHLINE_TRY(log);
    auto played = LiveMatch::resume(**game, *log);
    if (played)
        played->keepWith(inputKeeper(database, live, match, *stands));
    return played;
}

} // namespace touchline
