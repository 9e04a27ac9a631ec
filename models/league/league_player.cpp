// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/league/league_player.h"

#include "core/play/fixture_player.h"
#include "core/play/matchday.h"
#include "models/league/titles.h"

#include <qglobal.h>

#include <algorithm>

namespace touchline {

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
    // What a match takes from the one before must be there.
    Competition after = *before;
    std::vector<MatchReport> reports;
    std::vector<MatchLog> logs;
    for (const int fixture : fixtures) {
        auto played = playFixture(after, fixture, rules, attemptOf(after, fixture));
        if (!played)
            return fail(played.error());
        if (auto kept = after.record(played->report); !kept)
            return fail(kept.error());
        reports.push_back(std::move(played->report));
        logs.push_back(std::move(played->log));
    }
    if (reports.size() == 1)
        return league.record(competition, std::move(reports.front()), std::move(logs.front()));
    return league.record(competition, std::move(reports), std::move(logs), matchdayTitle(*before, fixtures));
}

Result<int> playToTheEnd(League &league, const QUuid &competition, const PlayRules &rules,
                         const PlayProgress &told)
{
    int played = 0;
    for (;;) {
        const auto drawn = drawWhatIsDue(league, competition);
        if (!drawn)
            return fail(drawn.error());
        const auto now = league.competition(competition);
        if (!now)
            return fail(now.error());
        const std::vector<int> fixtures = nextMatchday(*now, progress(*now));
        if (fixtures.empty() && !*drawn)
            return played;
        if (fixtures.empty())
            continue;
        if (const auto done = playFixtures(league, competition, fixtures, rules); !done)
            return fail(done.error());
        played += static_cast<int>(fixtures.size());
        if (told) {
            const auto &all = now->fixtures();
            told(played, static_cast<int>(std::count_if(all.begin(), all.end(), [](const Fixture &fixture) {
                     return !fixture.isConditional();
                 })));
        }
    }
}

} // namespace touchline
