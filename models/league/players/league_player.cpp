// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/players/league_player.h"

#include "core/play/matches/fixture_player.h"
#include "models/league/league_competitions.h"
#include "models/league/league_results.h"
#include "models/league/titles.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

Result<void> keepPlayed(Played &played, int fixture, Result<PlayedMatch> match)
{
    TOUCHLINE_TRY(match);
    // A report has an id of its own, also when the same match is played once more.
    match->report.id = QUuid::createUuid();
    match->log.report = match->report;
    if (auto kept = played.after.record(std::move(match->report)); !kept)
        return kept;
    played.fixtures.push_back(fixture);
    played.logs.push_back(std::move(match->log));
    return {};
}

/// Plays them after what was played; false where it ended before the last one.
bool playMore(Played &played, const std::vector<int> &fixtures, const PlayRules &rules,
              const std::function<void()> &onProgress, const std::function<bool()> &isStopped)
{
    for (const int fixture : fixtures) {
        played.isStopped = isStopped && isStopped();
        if (played.isStopped)
            return false;
        auto match = playFixture(played.after, fixture, rules, attemptOf(played.after, fixture));
        if (auto kept = keepPlayed(played, fixture, std::move(match)); !kept) {
            played.error = kept.error();
            return false;
        }
        onProgress();
    }
    return true;
}

/// Whether anything was drawn, so that `now` is true no more.
bool drawDue(Played &played, const Progress &now)
{
    const auto drawn = drawWhatIsDue(played.after, now);
    if (!drawn) {
        played.error = drawn.error();
        return false;
    }
    played.drawn.lots.insert(played.drawn.lots.end(), drawn->lots.begin(), drawn->lots.end());
    played.drawn.rounds.insert(played.drawn.rounds.end(), drawn->rounds.begin(), drawn->rounds.end());
    return !drawn->isEmpty();
}

Message titleOf(const Played &played)
{
    const auto matches = static_cast<int>(played.fixtures.size());
    if (matches == 1)
        return resultTitle(played.after, played.logs.front().report, PlayedBy::Computer);
    return matchdayTitle(played.before, played.fixtures);
}

/// What the history says of all that was played in this step so far.
Message stepTitle(const Played &played, int matches, bool isOver)
{
    if (matches == 0)
        return drawTitle(played.before, played.drawn);
    if (matches == 1 && !played.logs.empty())
        return resultTitle(played.after, played.logs.front().report, PlayedBy::Computer);
    return toTheEndTitle(matches, !isOver);
}

} // namespace

int playedMatches(const Competition &competition)
{
    int count = 0;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        count += competition.report(i) != nullptr ? 1 : 0;
    return count;
}

int matchesToPlay(const Competition &competition)
{
    const auto &fixtures = competition.fixtures();
    return static_cast<int>(std::count_if(fixtures.begin(), fixtures.end(),
                                          [](const Fixture &fixture) { return !fixture.isConditional(); }));
}

Result<std::optional<JournalEntry>> drawWhatIsDue(League &league, const QUuid &competition, RoundPlan plan)
{
    plan.day = league.today();
    const auto before = league.competitions().find(competition);
    TOUCHLINE_TRY(before);
    Competition after = *before;
    const auto drawn = drawWhatIsDue(after, progress(*before), plan);
    TOUCHLINE_TRY(drawn);
    if (drawn->isEmpty())
        return std::optional<JournalEntry>();
    auto entry = league.competitions().update(competition, drawTitle(*before, *drawn, plan),
                                              [&after](Competition &changed) {
                                                  changed = after;
                                                  return Result<void>();
                                              });
    TOUCHLINE_TRY(entry);
    return std::optional(std::move(*entry));
}

Result<JournalEntry> requestByes(League &league, const QUuid &competition, const std::vector<TeamBye> &byes)
{
    const auto before = league.competitions().find(competition);
    TOUCHLINE_TRY(before);
    return league.competitions().update(competition, byesTitle(*before, byes),
                                        [&](Competition &changed) -> Result<void> {
                                            for (const TeamBye &bye : byes)
                                                TOUCHLINE_TRY(requestBye(changed, bye, league.today()));
                                            return {};
                                        });
}

Result<JournalEntry> playFixtures(League &league, const QUuid &competition, const std::vector<int> &fixtures,
                                  const PlayRules &rules)
{
    const auto before = league.competitions().find(competition);
    TOUCHLINE_TRY(before);
    const Played played = playThese(*before, fixtures, rules);
    if (played.error)
        return fail(*played.error);
    return league.results().recordPlayed(played.before, played.after, played.logs, titleOf(played));
}

Played playThese(const Competition &competition, const std::vector<int> &fixtures, const PlayRules &rules,
                 const PlayProgress &onProgress, const std::function<bool()> &isStopped)
{
    Played played{competition, competition};
    const auto tell = [&] {
        if (onProgress)
            onProgress(static_cast<int>(played.fixtures.size()), static_cast<int>(fixtures.size()));
    };
    playMore(played, fixtures, rules, tell, isStopped);
    return played;
}

Result<std::optional<JournalEntry>> enterPlayed(League &league, const Played &played)
{
    if (played.fixtures.empty())
        return std::optional<JournalEntry>();
    auto entry = league.results().recordPlayed(played.before, played.after, played.logs, titleOf(played));
    TOUCHLINE_TRY(entry);
    return std::optional(std::move(*entry));
}

Played playNextMatch(const Competition &competition, const PlayRules &rules)
{
    Played played{competition, competition};
    for (;;) {
        Progress now = progress(played.after);
        const bool hasDrawn = drawDue(played, now);
        if (played.error)
            return played;
        if (hasDrawn)
            progress(played.after, now);
        const std::vector<int> next =
            computersMatches(played.after, now, nextMatchday(played.after, now), rules);
        if (!next.empty()) {
            const int fixture = next.front();
            auto match = playFixture(played.after, now, fixture, rules, attemptOf(played.after, fixture));
            if (auto kept = keepPlayed(played, fixture, std::move(match)); !kept)
                played.error = kept.error();
        }
        if (!next.empty() || !hasDrawn)
            return played;
    }
}

StepOfPlay::StepOfPlay(League &league, const QUuid &competition)
    : m_league(league)
    , m_competition(competition)
    , m_id(QUuid::createUuid())
{
}

StepOfPlay::~StepOfPlay()
{
    m_league.results().notifyHeld();
}

Result<std::optional<Competition>> StepOfPlay::next()
{
    TOUCHLINE_TRY(m_league.refresh());
    if (m_newest) {
        const auto holds = m_league.results().holds(*m_newest);
        TOUCHLINE_TRY(holds);
        if (!*holds)
            return std::optional<Competition>();
    }
    auto competition = m_league.competitions().find(m_competition);
    TOUCHLINE_TRY(competition);
    return std::optional(std::move(*competition));
}

Result<bool> StepOfPlay::enter(const Played &played)
{
    if (played.fixtures.empty() && played.drawn.isEmpty())
        return false;
    const Progress now = progress(played.after);
    const bool isOver = fixturesIn(FixtureState::Ready, now).empty() && now.roundsToDraw.empty() &&
                        fixturesIn(FixtureState::Waiting, now).empty();
    const int matches = count() + static_cast<int>(played.fixtures.size());
    auto entry = m_league.results().recordPlayed(played.before, played.after, played.logs,
                                                 stepTitle(played, matches, isOver), m_id);
    // Somebody has entered something meanwhile: what was played of this one match is played once more.
    if (!entry && entry.error().fault == Fault::Conflict)
        return true;
    TOUCHLINE_TRY(entry);
    m_newest = std::move(*entry);
    m_fixtures.insert(m_fixtures.end(), played.fixtures.begin(), played.fixtures.end());
    return true;
}

Result<int> playToTheEnd(League &league, const QUuid &competition, const PlayRules &rules,
                         const PlayProgress &onProgress)
{
    StepOfPlay step(league, competition);
    for (;;) {
        const auto before = step.next();
        TOUCHLINE_TRY(before);
        if (!*before)
            return step.count();
        const Played played = playNextMatch(**before, rules);
        const auto more = step.enter(played);
        TOUCHLINE_TRY(more);
        if (played.error)
            return fail(*played.error);
        if (!*more)
            return step.count();
        if (onProgress)
            onProgress(playedMatches(played.after), matchesToPlay(played.after));
    }
}

} // namespace touchline
