// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_player.h"

#include "core/play/fixture_player.h"
#include "models/league/titles.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

namespace {

Result<void> playNext(Played &played, int fixture, const PlayRules &rules)
{
    auto match = playFixture(played.after, fixture, rules, attemptOf(played.after, fixture));
    if (!match)
        return fail(match.error());
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
              const std::function<void()> &told, const std::function<bool()> &isStopped)
{
    for (const int fixture : fixtures) {
        played.isStopped = isStopped && isStopped();
        if (played.isStopped)
            return false;
        if (auto kept = playNext(played, fixture, rules); !kept) {
            played.error = kept.error();
            return false;
        }
        told();
    }
    return true;
}

bool drawDue(Played &played)
{
    const auto drawn = drawWhatIsDue(played.after, progress(played.after));
    if (!drawn) {
        played.error = drawn.error();
        return false;
    }
    played.drawn.lots.insert(played.drawn.lots.end(), drawn->lots.begin(), drawn->lots.end());
    played.drawn.rounds.insert(played.drawn.rounds.end(), drawn->rounds.begin(), drawn->rounds.end());
    return !drawn->isEmpty();
}

int reportsOf(const Competition &competition)
{
    int count = 0;
    for (int i = 0; i < static_cast<int>(competition.fixtures().size()); ++i)
        count += competition.report(i) != nullptr ? 1 : 0;
    return count;
}

Message titleOf(const Played &played)
{
    const auto matches = static_cast<int>(played.fixtures.size());
    if (matches == 0)
        return drawTitle(played.before, played.drawn);
    if (matches == 1)
        return resultTitle(played.after, played.logs.front().report, PlayedBy::Computer);
    if (played.isToTheEnd)
        return toTheEndTitle(matches, played.isStopped || played.error.has_value());
    return matchdayTitle(played.before, played.fixtures);
}

} // namespace

Result<std::optional<JournalEntry>> drawWhatIsDue(League &league, const QUuid &competition)
{
    const auto before = league.competition(competition);
    if (!before)
        return fail(before.error());
    Competition after = *before;
    const auto drawn = drawWhatIsDue(after, progress(*before));
    if (!drawn)
        return fail(drawn.error());
    if (drawn->isEmpty())
        return std::optional<JournalEntry>();
    auto entry = league.update(competition, drawTitle(*before, *drawn), [&after](Competition &changed) {
        changed = after;
        return Result<void>();
    });
    if (!entry)
        return fail(entry.error());
    return std::optional(std::move(*entry));
}

Result<JournalEntry> playFixtures(League &league, const QUuid &competition, const std::vector<int> &fixtures,
                                  const PlayRules &rules)
{
    const auto before = league.competition(competition);
    if (!before)
        return fail(before.error());
    const Played played = playThese(*before, fixtures, rules);
    if (played.error)
        return fail(*played.error);
    return league.recordPlayed(played.before, played.after, played.logs, titleOf(played));
}

Played playThese(const Competition &competition, const std::vector<int> &fixtures, const PlayRules &rules,
                 const PlayProgress &told, const std::function<bool()> &isStopped)
{
    Played played{competition, competition};
    const auto tell = [&] {
        if (told)
            told(static_cast<int>(played.fixtures.size()), static_cast<int>(fixtures.size()));
    };
    playMore(played, fixtures, rules, tell, isStopped);
    return played;
}

Played playOut(const Competition &competition, const PlayRules &rules, const PlayProgress &told,
               const std::function<bool()> &isStopped)
{
    Played played{competition, competition};
    played.isToTheEnd = true;
    const auto &fixtures = competition.fixtures();
    const auto all = static_cast<int>(std::count_if(
        fixtures.begin(), fixtures.end(), [](const Fixture &fixture) { return !fixture.isConditional(); }));
    int count = reportsOf(competition);
    const auto tell = [&] {
        if (told)
            told(++count, all);
    };
    for (;;) {
        const bool hasDrawn = drawDue(played);
        if (played.error)
            return played;
        const std::vector<int> next = nextMatchday(played.after, progress(played.after));
        if ((next.empty() && !hasDrawn) || !playMore(played, next, rules, tell, isStopped))
            return played;
    }
}

Result<std::optional<JournalEntry>> enterPlayed(League &league, const Played &played)
{
    if (played.fixtures.empty() && played.drawn.isEmpty())
        return std::optional<JournalEntry>();
    auto entry = league.recordPlayed(played.before, played.after, played.logs, titleOf(played));
    if (!entry)
        return fail(entry.error());
    return std::optional(std::move(*entry));
}

Result<int> playToTheEnd(League &league, const QUuid &competition, const PlayRules &rules,
                         const PlayProgress &told)
{
    const auto before = league.competition(competition);
    if (!before)
        return fail(before.error());
    const Played played = playOut(*before, rules, told);
    if (const auto entered = enterPlayed(league, played); !entered)
        return fail(entered.error());
    if (played.error)
        return fail(*played.error);
    return static_cast<int>(played.fixtures.size());
}

} // namespace touchline
