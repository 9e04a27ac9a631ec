// SPDX-License-Identifier: GPL-3.0-or-later
// What a ledger takes into the next season.
#include "core/discipline/team_ledger.h"

#include <algorithm>
#include <iterator>

namespace touchline {

namespace {

/// Keeps the matches that something hangs on, and names them by their place among the kept ones.
class KeptMatches
{
public:
    KeptMatches(const std::vector<LedgerMatch> &all, QString season) : m_all(all), m_season(std::move(season))
    {
    }

    [[nodiscard]] int keep(int match)
    {
        const auto found = std::find(m_indices.begin(), m_indices.end(), match);
        if (found != m_indices.end())
            return static_cast<int>(found - m_indices.begin());
        m_indices.push_back(match);
        return static_cast<int>(m_indices.size()) - 1;
    }

    [[nodiscard]] std::vector<int> keep(const std::vector<int> &matches)
    {
        std::vector<int> kept;
        kept.reserve(matches.size());
        for (const int match : matches)
            kept.push_back(keep(match));
        return kept;
    }

    [[nodiscard]] std::vector<LedgerMatch> matches() const
    {
        std::vector<LedgerMatch> kept;
        for (const int index : m_indices) {
            kept.push_back(m_all[static_cast<std::size_t>(index)]);
            if (kept.back().season.isEmpty())
                kept.back().season = m_season;
        }
        return kept;
    }

private:
    const std::vector<LedgerMatch> &m_all;
    QString m_season;
    std::vector<int> m_indices;
};

} // namespace

bool TeamLedger::goesOn(const Suspension &suspension) const
{
    const SeasonCarryOver &rules = m_rules->nextSeason;
    if (!suspension.isOpen() || suspension.elsewhere)
        return false;
    if (isInjury(suspension.cause))
        return rules.injuries && (suspension.games || suspension.until.isValid());
    return isForBookings(suspension.cause) ? rules.bookingBans : rules.bans;
}

LedgerStart TeamLedger::carriedOver(const QString &season) const
{
    const SeasonCarryOver &rules = m_rules->nextSeason;
    LedgerStart start;
    KeptMatches matches(m_matches, season);
    for (const Suspension &one : m_suspensions) {
        if (!goesOn(one))
            continue;
        start.suspensions.push_back(one);
        Suspension &kept = start.suspensions.back();
        kept.broughtBy = matches.keep(one.broughtBy);
        kept.games = one.left();
        kept.missed.clear();
        kept.id = 0;
    }
    for (const Run &run : m_runs) {
        if (!rules.bookings)
            continue;
        start.runs.push_back(run);
        start.runs.back().matches = matches.keep(run.matches);
    }
    for (const Watch &watch : m_watches) {
        if (watch.injuries ? !rules.injuries : !rules.bookings)
            continue;
        start.watches.push_back(watch);
        start.watches.back().match = matches.keep(watch.match);
    }
    start.matches = matches.matches();
    return start;
}

LedgerStart TeamLedger::transferOut(const QUuid &player) const
{
    const TransferCarryOver &rules = m_rules->transfers;
    LedgerStart start;
    KeptMatches matches(m_matches, {});
    for (const Suspension &one : m_suspensions) {
        if (one.player != player || !one.isOpen() || one.elsewhere ||
            !(isInjury(one.cause) ? rules.injuries : rules.bans))
            continue;
        start.suspensions.push_back(one);
        Suspension &kept = start.suspensions.back();
        kept.broughtBy = matches.keep(one.broughtBy);
        kept.games = one.left();
        kept.missed.clear();
        kept.id = 0;
    }
    for (const Run &run : m_runs) {
        if (run.player != player || !rules.bookings)
            continue;
        start.runs.push_back(run);
        start.runs.back().matches = matches.keep(run.matches);
    }
    for (const Watch &watch : m_watches) {
        if (watch.player != player || !(watch.injuries ? rules.injuries : rules.bookings))
            continue;
        start.watches.push_back(watch);
        start.watches.back().match = matches.keep(watch.match);
    }
    start.matches = matches.matches();
    return start;
}

void TeamLedger::leave(const QUuid &player)
{
    // What he has served here stays on the record of the team.
    std::erase_if(m_suspensions, [&player](const Suspension &one) {
        return one.player == player && one.isOpen() && one.missed.empty();
    });
    for (Suspension &one : m_suspensions)
        if (one.player == player && one.isOpen())
            one.games = static_cast<int>(one.missed.size());
    std::erase_if(m_runs, [&player](const Run &run) { return run.player == player; });
    std::erase_if(m_watches, [&player](const Watch &watch) { return watch.player == player; });
    std::erase_if(m_missedWithoutBan,
                  [&player](const MissedWithoutBan &one) { return one.player == player; });
}

void TeamLedger::transferIn(LedgerStart start)
{
    const int more = static_cast<int>(start.matches.size());
    const auto shift = [more](std::vector<int> &matches) {
        for (int &match : matches)
            match += more;
    };
    for (Suspension &one : m_suspensions) {
        shift(one.broughtBy);
        shift(one.missed);
    }
    for (Run &run : m_runs)
        shift(run.matches);
    for (Watch &watch : m_watches)
        watch.match += more;
    for (Violation &violation : m_violations)
        violation.match += more;
    for (MissedWithoutBan &one : m_missedWithoutBan)
        one.match += more;
    m_matches.insert(m_matches.begin(), start.matches.begin(), start.matches.end());
    m_earlier += more;
    for (Suspension &one : start.suspensions)
        keepByAge(std::move(one));
    std::move(start.runs.begin(), start.runs.end(), std::back_inserter(m_runs));
    std::move(start.watches.begin(), start.watches.end(), std::back_inserter(m_watches));
}

} // namespace touchline
